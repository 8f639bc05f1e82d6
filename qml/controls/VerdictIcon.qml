import QtQuick
import Tafel.Ui

// The round icon before a reason: ✓ yes, ✕ no, ? open, or the number of the reason.
Rectangle {
    id: root

    property string kind: "yes" // "yes" | "no" | "ask"
    property string number: ""
    property real size: Theme.px(30)
    readonly property color ink: kind === "yes" ? Theme.yes : kind === "no" ? Theme.no : Theme.ask

    border.color: ink
    border.width: Math.max(1, Theme.px(2.4))
    color: number !== "" ? "transparent"
        : kind === "yes" ? Theme.yesGround : kind === "no" ? Theme.noGround : Theme.askGround
    implicitHeight: size
    implicitWidth: size
    radius: size / 2

    Icon {
        anchors.centerIn: parent
        color: root.ink
        name: root.kind === "yes" ? "check" : root.kind === "no" ? "cross" : "ask"
        size: root.size * (root.kind === "yes" ? 0.66 : 0.6)
        stroke: 3.2
        visible: root.number === ""
    }
    Numeral {
        anchors.centerIn: parent
        color: root.ink
        size: root.size / Theme.unit * 0.56
        text: root.number
    }
}
