import QtQuick
import Tafel.Ui

// Somebody's place on the slate of a tournament, or the titles above the places.
Item {
    id: root

    required property var row // the titles, or a person's {place, name, note, matches, second, main}
    property bool head: false
    readonly property bool muted: head || row.place === "" || row.few
    readonly property real column: Theme.px(92) * Math.min(1.5, Theme.textScale)
    readonly property bool brief: Theme.large || width < Theme.px(520)

    component Number: TText {
        color: Theme.chalkMute
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignRight
        size: root.head ? 18 : 22
        width: root.column
    }

    Accessible.name: head ? "" : Theme.joined([row.place, row.name, row.main, row.note], ", ")
    Accessible.role: Accessible.StaticText
    implicitHeight: head ? titles.implicitHeight + Theme.px(8) : Math.max(Theme.px(58), words.implicitHeight + Theme.px(8))

    TText {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.chalkMute
        horizontalAlignment: Text.AlignRight
        size: 22
        text: root.row.place ?? ""
        width: Theme.px(40) * Math.min(1.5, Theme.textScale)
    }
    Column {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(54) * Math.min(1.5, Theme.textScale)
        anchors.right: numbers.left
        anchors.rightMargin: Theme.px(8)
        anchors.verticalCenter: parent.verticalCenter

        NameText {
            color: root.muted ? Theme.chalkMute : Theme.chalk
            size: 24
            text: root.row.name ?? ""
            visible: !root.head
            room: parent.width
        }
        TText {
            color: Theme.chalkMute
            elide: Text.ElideRight
            size: 18
            text: root.row.note ?? ""
            visible: text !== ""
            width: parent.width
        }
    }
    MiddleRow {
        id: numbers

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter

        Number {
            id: titles

            text: root.row.matches
            visible: !root.brief
        }
        Number {
            text: root.row.second
            visible: !root.brief
        }
        Number {
            color: root.muted ? Theme.chalkMute : Theme.chalk
            size: root.head ? 18 : 34
            text: root.row.main
            weight: root.head ? Font.Bold : Font.Black
            width: root.brief ? root.column * 1.5 : root.column * 1.35
        }
    }
    Underline {
        color: Theme.slateLine
    }
}
