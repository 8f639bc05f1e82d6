import QtQuick
import Tafel.Ui

// Somebody's place on the board, as large as its row is high.
Item {
    id: root

    required property var row // {place, name, main, note, few}
    readonly property bool muted: row.place === "" || row.few
    readonly property real letter: Math.min(height * 0.5, width * 0.09, Theme.px(56)) / Theme.unit
    readonly property bool roomBelow: height > Theme.px(80)

    Accessible.name: [row.place, row.name, row.main, row.note].filter(each => each !== "").join(", ")
    Accessible.role: Accessible.StaticText

    TText {
        id: place

        anchors.verticalCenter: parent.verticalCenter
        color: Theme.chalkMute
        fixed: true
        horizontalAlignment: Text.AlignRight
        leading: 1
        size: root.letter * 0.8
        text: root.row.place
        width: root.letter * Theme.unit * 1.1
    }
    Column {
        anchors.left: place.right
        anchors.leftMargin: root.letter * Theme.unit * 0.45
        anchors.right: beside.visible ? beside.left : main.left
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter

        NameText {
            color: root.muted ? Theme.chalkMute : Theme.chalk
            fixed: true
            leading: 1.1
            size: root.letter
            tallest: root.height * 0.8
            text: root.row.name
            room: parent.width
        }
        TText {
            color: Theme.chalkMute
            elide: Text.ElideRight
            fixed: true
            leading: 1
            size: Math.max(18, root.letter * 0.45)
            text: root.row.note
            visible: root.roomBelow && text !== ""
            width: parent.width
        }
    }
    TText {
        id: beside

        anchors.right: main.left
        anchors.rightMargin: Theme.px(16)
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.chalkMute
        fixed: true
        leading: 1
        size: Math.max(18, root.letter * 0.5)
        text: root.row.note
        visible: !root.roomBelow && text !== "" && root.width > Theme.px(420)
    }
    TText {
        id: main

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        color: root.muted ? Theme.chalkMute : Theme.chalk
        fixed: true
        leading: 1
        size: root.letter * 1.25
        text: root.row.main
        weight: Font.Black
    }
    Underline {
        color: Theme.slateLine
    }
}
