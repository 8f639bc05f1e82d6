import QtQuick
import Tafel.App
import Tafel.Ui

// What of the hand may be played, one button a stretch: its cards, and what they are. A tap shows it on the hand.
Column {
    id: root

    required property HandDesk desk
    readonly property var playable: desk.playable

    spacing: Theme.px(8)
    width: parent ? parent.width : 0

    TText {
        color: Theme.mute
        text: root.playable.length > 0 ? qsTr("May be played") : qsTr("Nothing of this hand may be played")
        weight: Font.Bold
        width: parent.width
        wrapMode: Text.Wrap
    }
    Flow {
        spacing: Theme.px(8)
        width: parent.width

        Repeater {
            model: root.playable

            TButton {
                required property var modelData
                required property int index

                checkable: true
                checked: modelData.asked
                height: Math.max(Theme.px(60), implicitHeight)
                icon: modelData.asked ? "check" : ""
                kind: modelData.asked ? "sel" : "plain"
                objectName: "referee.playable." + index
                padding: Theme.px(12)
                subText: modelData.text
                text: modelData.cards
                width: Math.min(root.width, Math.max(Theme.px(90), implicitWidth))

                onTapped: root.desk.ask(modelData.from, modelData.to)
            }
        }
    }
}
