import QtQuick
import Tafel.Ui

// The keyboard of the app at the foot of a screen while something is typed there without a real one.
Loader {
    id: root

    required property TextEntry line // that is written in
    property bool address: false

    active: line?.typing ?? false
    anchors.bottom: parent.bottom
    height: active ? implicitHeight : 0
    width: parent.width
    z: 50

    sourceComponent: NameKeyboard {
        address: root.address
        line: root.line

        onDone: root.line.keys = false
    }
}
