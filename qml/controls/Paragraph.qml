import QtQuick
import Tafel.Ui

// Sentences that wrap: as wide as what they stand in, and nothing at all when there are none.
TText {
    visible: text !== ""
    width: parent?.width ?? 0
    wrapMode: Text.Wrap
}
