import QtQuick
import Tafel.Ui

// Above the entry panel of a contract or a round: the deal, the situation, the player who chooses, the half turn.
Item {
    id: root

    required property MeasurePad measure
    required property bool turns // the pad may be turned
    readonly property real room: (turn.visible ? turn.x : width) - Theme.px(12)
    readonly property bool below: Theme.large && situation.text !== "" // otherwise next to the title

    signal turned

    implicitHeight: Math.max(Theme.px(60), below ? title.height + situation.height : 0)

    Title {
        id: title

        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.fixed(22)
        objectName: "pad.title"
        room: root.room
        size: Math.min(30, 44 / Theme.textScale)
        text: root.measure.title
        y: root.below ? 0 : (root.height - height) / 2
    }
    FitText {
        id: situation

        color: Theme.mute
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.fixed(18)
        objectName: "pad.situation"
        room: root.room - x
        text: root.measure.situation
        visible: room > Theme.px(90)
        x: root.below ? 0 : title.width + Theme.px(14)
        y: root.below ? title.height : (root.height - height) / 2
    }
    TButton {
        id: turn

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        height: Theme.touch(60)
        icon: "turn"
        kind: "ghost"
        label: qsTr("Turn pad")
        objectName: "pad.turn"
        visible: root.turns
        width: Theme.touch(66)

        onTapped: root.turned()
    }
}
