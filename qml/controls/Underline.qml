import QtQuick
import Tafel.Ui

// A line at the bottom of its parent.
Rule {
    anchors.bottom: parent?.bottom
}
