import QtQuick
import Tafel.App
import Tafel.Ui

// One round: how it was drawn and how good that is, its tables, who sits out.
Column {
    id: root

    required property var round // {number, title, seed, check, last, out, tables}
    property string whyNoWithdraw: ""

    signal begun(int table)
    signal continued(string match)
    signal shown(string match)
    signal withdrawn
    signal chosen(int number) // which of the matches of a table counts

    spacing: Theme.px(8)

    Item {
        height: Math.max(words.height, back.visible ? back.height : 0)
        width: parent.width

        Column {
            id: words

            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - (back.visible ? back.width + Theme.px(12) : 0)

            Heading {
                text: root.round.title
            }
            Remark {
                objectName: "tournament.check." + root.round.number
                text: qsTr("Seed %1").arg(root.round.seed) + " · " + root.round.check
            }
        }
        TButton {
            id: back

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            icon: "undo"
            kind: "ghost"
            objectName: "tournament.withdraw"
            padding: Theme.px(14)
            text: Theme.large ? "" : qsTr("Take back")
            label: qsTr("Take back")
            visible: root.round.last && root.whyNoWithdraw === ""

            onTapped: root.withdrawn()
        }
    }
    Repeater {
        model: StableListModel { // a card stays under the finger when something arrives
            key: "number"
            rows: root.round.tables
        }

        TableCard {
            required property var modelData
            required property int index

            names: "tournament.table." + root.round.number + "." + modelData.number
            table: modelData
            width: root.width

            onBegun: root.begun(index)
            onChosen: root.chosen(modelData.number)
            onContinued: root.continued(modelData.match)
            onShown: root.shown(modelData.match)
        }
    }
    Paragraph {
        color: Theme.mute
        objectName: "tournament.out." + root.round.number
        text: root.round.out
    }
}
