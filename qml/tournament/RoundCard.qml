import QtQuick
import Tafel.Ui

// One round: how it was drawn and how good that is, its tables, who sits out.
Column {
    id: root

    required property TournamentView view
    required property var round // {number, title, seed, check, last, out, tables}

    signal chosen(int number) // the match of a table that counts

    spacing: Theme.px(8)

    Labelled {
        trailing: TButton {
            icon: "undo"
            kind: "ghost"
            objectName: "tournament.withdraw"
            padding: Theme.px(14)
            text: Theme.large ? "" : qsTr("Take back")
            label: qsTr("Take back")
            visible: root.round.last && root.view.whyNoWithdraw === ""

            onTapped: Screens.of(root).over = "withdraw"
        }

        Heading {
            text: root.round.title
        }
        Remark {
            objectName: "tournament.check." + root.round.number
            text: qsTr("Seed %1").arg(root.round.seed) + " · " + root.round.check
        }
    }
    Repeater {
        model: StableListModel { // a card stays under the finger when something arrives
            key: "number"
            rows: root.round.tables
        }

        TableCard {
            required property var modelData

            names: "tournament.table." + root.round.number + "." + modelData.number
            table: modelData
            view: root.view
            width: root.width

            onChosen: root.chosen(modelData.number)
        }
    }
    Paragraph {
        color: Theme.mute
        objectName: "tournament.out." + root.round.number
        text: root.round.out
    }
}
