import QtQuick
import Tafel.Ui

// Sentences that wrap: as wide as the parent, and without height if empty.
TText {
    visible: text !== ""
    width: parent?.width ?? 0
    wrapMode: Text.Wrap
}
