import QtQuick
import Tafel.Ui

// Something that waits elsewhere and is worth a line here; a tap leads there.
FramedPressable {
    id: root

    readonly property string choice: qsTr("Two versions of a match: choose")
    property string text: ""
    property string icon: ""

    edgeWidth: 0
    ground: down ? Theme.sunk : Theme.askGround
    implicitHeight: line.implicitHeight
    label: text
    radius: Theme.px(10)
    width: parent?.width ?? 0

    Labelled {
        id: line

        anchors.fill: parent
        sides: Theme.px(16)
        least: Theme.target
        padding: Theme.px(8)
        leading: Icon {
            color: Theme.ask
            name: root.icon
            size: Theme.sign(28)
        }
        trailing: Icon {
            name: "next"
            size: Theme.sign(24)
        }

        Strong {
            size: 18
            text: root.text
        }
    }
}
