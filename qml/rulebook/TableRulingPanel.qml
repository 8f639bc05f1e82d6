import QtQuick
import Tafel.Ui

// Said below every interpretation.
Remark {
    property var editions: []

    text: qsTr("The table may decide otherwise.")
    visible: editions.some(each => each.ruling !== "")
}
