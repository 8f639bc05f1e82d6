import QtQuick
import Tafel.Ui

// Said below every interpretation.
TText {
    property var editions: []

    color: Theme.mute
    size: 18
    text: qsTr("The table may decide otherwise.")
    visible: editions.some(each => each.ruling !== "")
    wrapMode: Text.Wrap
}
