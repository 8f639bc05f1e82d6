import QtQuick
import Tafel.Ui

// A card without a suit: a number, X with its number, Stop (an octagon), Redraw (an arrow); an empty text is an empty
// place.
Item {
    id: root

    property string card: "" // "1" … "12", "X", "stop", "redraw"
    property int call: 0 // the number of an X; 0 for none
    property bool asked: false // ringed: in question
    readonly property bool drawn: card === "stop" || card === "redraw"
    readonly property string name: card === "stop" ? "Stop" : card === "redraw" ? "Redraw" : card

    Accessible.name: call > 0 ? Theme.filled(qsTr("%1, called %2"), name, call) : name
    Accessible.role: Accessible.Graphic
    implicitHeight: Math.round(width * 1.36)

    Rectangle {
        anchors.fill: parent
        border.color: root.asked ? Theme.cardFocus : Theme.cardEdge
        border.width: root.asked ? Theme.px(5) : Theme.line
        color: Theme.card
        radius: Theme.px(9)
        visible: root.card !== ""
    }
    OutlineFrame {
        color: root.asked ? Theme.focus : Theme.edge
        lineWidth: root.asked ? Theme.px(4) : Theme.line
        radius: Theme.px(9)
        visible: root.card === ""
    }
    Numeral {
        anchors.centerIn: parent
        anchors.verticalCenterOffset: root.call > 0 ? -Theme.px(12) : 0
        color: root.card === "" ? Theme.mute : root.card === "X" ? Theme.suitInk("H") : Theme.cardInk
        leading: 1
        size: 32
        text: root.card === "" ? "+" : root.card
        visible: !root.drawn
    }
    TText {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(8)
        anchors.horizontalCenter: parent.horizontalCenter
        color: Theme.cardInk
        fixed: true
        leading: 1
        text: "= " + root.call
        visible: root.call > 0
        weight: Font.Bold
    }
    SvgItem {
        anchors.centerIn: parent
        height: width
        svg: root.card !== "stop" ? "" : "<path d='M7.6 1.5h8.8l6.1 6.1v8.8l-6.1 6.1H7.6l-6.1-6.1V7.6z' fill='#B3261E'/>"
            + "<path d='M7.5 12h9' stroke='#FFFDF6' stroke-width='3.4'/>"
        visible: root.card === "stop"
        width: Theme.px(34)
    }
    Icon {
        anchors.centerIn: parent
        color: Theme.cardInk
        name: "redo"
        size: Theme.sign(36)
        stroke: 2.8
        visible: root.card === "redraw"
    }
}
