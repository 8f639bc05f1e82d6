import QtQuick
import Tafel.Ui

// Another person sits down.
NameEntryPanel {
    id: root

    required property NewMatch setup

    known: setup.suggestions
    label: qsTr("Name")
    many: true
    meant: name => setup.matchName(name)
    names: "newMatch.name"
    take: name => setup.addPlayer(name)
    title: qsTr("Who plays?")
    verb: qsTr("Sit down")

    WrappedRow {
        Repeater {
            model: root.setup.seats

            NamedBadge {
                required property var modelData

                badge.of: modelData
                badge.size: Theme.px(38)
                height: Theme.px(46)
                rightPadding: Theme.px(14)
                spacing: Theme.px(8)
                words.room: parent.width - Theme.px(80)
                words.size: 22
            }
        }
    }
}
