import QtQuick
import Tafel.Ui

// Assigns this tablet to a table of the tournament, for all rounds.
Popup {
    id: root

    required property TournamentView view
    readonly property var tablets: view.tablets.names
    property int asking: 0 // this table has a tablet: is it to be swapped?

    function take(number: int) {
        closed();
        view.claimTable(number);
    }

    panelWidth: Theme.px(680)
    title: qsTr("At which table is this tablet?")

    EqualColumns {
        columns: Theme.large ? 1 : 2
        spacing: Theme.px(10)

        Repeater {
            model: root.tablets.length

            ChoiceButton {
                required property int index
                readonly property string tablet: root.tablets[index] ?? ""
                readonly property bool own: root.view.tablets.own === index + 1

                checked: own
                height: Math.max(Theme.touch(84), implicitHeight)
                objectName: "ownTable." + (index + 1)
                subText: own ? qsTr("this tablet") : tablet
                text: qsTr("Table %1").arg(index + 1)

                onTapped: own || tablet === "" ? root.take(index + 1) : root.asking = index + 1
            }
        }
    }
    Paragraph {
        objectName: "ownTable.asked"
        text: root.asking === 0 ? qsTr("The match of this table then waits on the home screen as soon as a round is drawn.")
            : qsTr("Table %1 has a tablet. This one takes its place: it sees the next matches of the table. It can take over a match under way; the other tablet then only displays it.").arg(root.asking)
    }
    WideButton {
        kind: "act"
        objectName: "ownTable.swap"
        text: qsTr("Replace the tablet")
        visible: root.asking > 0

        onTapped: root.take(root.asking)
    }
    WideButton {
        kind: "ghost"
        objectName: "ownTable.none"
        text: qsTr("At none")
        visible: root.view.tablets.own > 0 && root.asking === 0

        onTapped: root.take(0)
    }
}
