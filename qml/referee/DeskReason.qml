import QtQuick
import Tafel.Ui

// One reason: what decides, the rule in our words, where the edition has it, and why where it is ours.
Pressable {
    id: root

    required property var reason
    property string number: ""

    signal openClause

    hint: qsTr("Read the clause")
    implicitHeight: Math.max(mark.height, words.implicitHeight)
    label: reason.bold
    radius: Theme.px(8)
    role: Accessible.Link

    onTapped: openClause()

    VerdictMark {
        id: mark

        kind: root.reason.interpretation ? "ask" : root.reason.kind
        number: root.number
        size: Theme.px(34)
    }
    Column {
        id: words

        anchors.left: mark.right
        anchors.leftMargin: Theme.px(10)
        anchors.right: parent.right
        spacing: Theme.px(3)

        TText {
            text: Theme.boldThen(root.reason.bold, root.reason.text)
            textFormat: Text.StyledText
            width: parent.width
            wrapMode: Text.Wrap
        }
        Flow {
            spacing: Theme.px(10)
            width: parent.width

            Tag {
                color: Theme.ask
                text: root.reason.interpretation ? qsTr("our interpretation") : ""
            }
            FitText {
                color: Theme.mute
                room: words.width
                size: 18
                text: root.reason.source
                topPadding: Theme.px(4)
                wrapMode: Text.Wrap
            }
        }
        TText {
            color: Theme.mute
            size: 18
            text: root.reason.ruling
            visible: text !== ""
            width: parent.width
            wrapMode: Text.Wrap
        }
    }
}
