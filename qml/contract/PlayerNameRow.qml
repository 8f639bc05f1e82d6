import QtQuick
import Tafel.Ui

// A player as a large row to tap: badge, name, a line below, a note at the end.
FramedPressable {
    id: root

    required property var view // a SeatView
    readonly property int seat: view.index
    property string line: ""
    property bool chosen: false
    property bool rest: false // filled in by the referee
    property string place: "" // "2."
    property string award: ""
    readonly property color ink: chosen && !rest ? Theme.selInk : Theme.ink

    checkable: true
    checked: chosen
    dashColor: Theme.ink
    dashWidth: Theme.px(3)
    dashed: rest
    edge: chosen ? "transparent" : Theme.edge
    edgeWidth: Theme.px(Theme.contrast ? 3 : 2)
    ground: chosen && !rest ? Theme.sel : down ? Theme.sunk : Theme.sheet
    hint: line
    implicitHeight: Theme.px(98)
    label: view.name + (place !== "" ? ", " + place : "")

    PlayerBadge {
        id: sign

        anchors.verticalCenter: parent.verticalCenter
        chosen: root.chosen && !root.rest
        of: root.view
        size: Math.min(Theme.px(64), root.height - Theme.px(16))
        x: Theme.px(22)
    }
    Column {
        anchors.verticalCenter: parent.verticalCenter
        x: sign.x + sign.width + Theme.px(16)

        NameText {
            color: root.ink
            room: root.width - sign.x - sign.width - end.width - Theme.px(48)
            size: Theme.large ? 26 : 28
            text: root.view.name
        }
        FitText {
            color: root.ink
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.fixed(18)
            room: root.width - sign.x - sign.width - end.width - Theme.px(48)
            size: Theme.large ? 20 : 22
            text: root.line
            visible: text !== ""
        }
    }
    MiddleRow {
        id: end

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(24)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(24)

        TText {
            color: root.ink
            fixed: true
            size: 30
            text: root.award
            visible: text !== ""
            weight: Font.Black
        }
        TText {
            color: root.ink
            fixed: true
            size: 40
            text: root.place
            visible: text !== ""
            weight: root.rest ? Font.Medium : Font.Black
        }
        Icon {
            color: root.ink
            name: "check"
            size: Theme.sign(40)
            stroke: 3.4
            visible: root.chosen && root.place === ""
        }
    }
}
