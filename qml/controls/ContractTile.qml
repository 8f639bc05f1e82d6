import QtQuick
import Tafel.Ui

// A contract to choose: name, one line of score, free / chosen / played by whom (struck out).
Pressable {
    id: root

    required property string name
    property string score: ""
    property string status: "" // "free", "chosen", "played, Anna"
    property string stage: "free" // "free" | "chosen" | "played"
    readonly property bool chosen: stage === "chosen"
    readonly property bool played: stage === "played"
    readonly property color ink: chosen ? Theme.selInk : played || !possible ? Theme.mute : Theme.ink

    checkable: true
    checked: chosen
    hint: score + ", " + status
    implicitHeight: Math.max(Theme.px(118), words.implicitHeight + Theme.px(24))
    implicitWidth: Theme.px(195)
    label: name

    Rectangle {
        anchors.fill: parent
        border.color: root.chosen || root.played || !root.possible ? "transparent" : Theme.edge
        border.width: Theme.line
        color: root.chosen ? Theme.sel : root.played || !root.possible || root.down ? Theme.sunk : Theme.sheet
        radius: root.radius
    }
    Column {
        id: words

        anchors.left: parent.left
        anchors.margins: Theme.px(14)
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(5)

        TText {
            color: root.ink
            elide: Text.ElideRight
            font.strikeout: root.played
            leading: 1.1
            maximumLineCount: 2
            size: 22
            text: root.name
            weight: Font.Bold
            width: parent.width
            wrapMode: Text.Wrap
        }
        TText {
            color: root.ink
            elide: Text.ElideRight
            maximumLineCount: 3
            size: 18
            text: root.score
            visible: text !== ""
            width: parent.width
            wrapMode: Text.Wrap
        }
        Row {
            spacing: Theme.px(4)
            visible: root.status !== ""

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                color: root.ink
                name: "check"
                size: Theme.px(20)
                visible: root.chosen || root.played
            }
            FitText {
                color: root.ink
                size: 18
                text: root.status
                weight: root.chosen ? Font.Bold : Font.Medium
                room: words.width - Theme.px(24)
            }
        }
    }
}
