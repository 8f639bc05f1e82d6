import QtQuick
import Tafel.Ui

// Two similar names: the same person, of whom one name then remains, or two people. A pair can be left undecided.
Popup {
    id: root

    required property PeopleList people
    property var two: [] // as at the time of the question, whatever arrives meanwhile
    property bool choosing: false // they are one: which name stays?
    property string problem: ""
    readonly property var names: two.map(each => each.name)

    function leave() {
        if (choosing)
            choosing = false;
        else
            root.closed();
    }
    function stays(name: string) {
        problem = people.merge(names[0] === name ? names[1] : names[0], name);
        if (problem === "")
            root.closed();
    }

    component Answer: WideButton {
        guard: 200
        visible: !root.choosing
    }

    spacing: Theme.px(14)
    title: choosing ? qsTr("Which name stays?") : qsTr("Are they the same person?")

    Component.onCompleted: two = people.possibleDuplicates

    Stack {
        Repeater {
            model: root.two

            ListRow {
                required property possibleDuplicate modelData

                chevron: root.choosing
                enabled: root.choosing
                guard: 200
                objectName: "people.stays." + modelData.name
                person: modelData
                subtitle: Theme.joined([modelData.matches, modelData.played, modelData.tablets], " · ")
                title: modelData.name

                onTapped: root.stays(modelData.name)
            }
        }
    }
    Paragraph {
        color: root.problem !== "" ? Theme.no : Theme.mute
        size: 18
        text: root.problem !== "" ? root.problem
            : root.choosing ? qsTr("All matches show it, including old ones. You can undo this.")
            : qsTr("Their names are similar, and they never met at a table or in a tournament.")
    }
    Answer {
        kind: "act"
        objectName: "people.perhaps.one"
        text: qsTr("The same person")

        onTapped: root.choosing = true
    }
    Answer {
        objectName: "people.perhaps.two"
        text: qsTr("Two people")

        onTapped: {
            root.people.markDistinct(root.names[0], root.names[1]);
            root.closed();
        }
    }
    Answer {
        kind: "ghost"
        objectName: "people.perhaps.later"
        text: qsTr("Later")

        onTapped: {
            root.people.dismissSuggestion(root.names[0], root.names[1]);
            root.closed();
        }
    }
}
