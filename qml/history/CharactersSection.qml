import QtQuick
import Tafel.App
import Tafel.Ui

// The characters of Cosmic Eidex as a table and as bars.
Scroller {
    id: root

    required property Session session
    required property HistoryFilter filter
    required property bool portrait
    readonly property bool beside: !portrait && !Theme.large

    contentHeight: sides.height

    CharacterList {
        id: list

        filter: root.filter
        session: root.session
    }
    ScrollLine {
        of: root
        parent: root.parent
        x: root.width - width
    }
    Grid {
        id: sides

        readonly property real half: (width - columnSpacing) / 2
        readonly property real leftWidth: root.beside ? Math.min(width * 0.64, Math.max(half, numbers.wanted + Theme.px(40))) : width
        readonly property real rightWidth: root.beside ? width - columnSpacing - leftWidth : width

        columnSpacing: Theme.px(14)
        columns: root.beside ? 2 : 1
        rowSpacing: Theme.px(14)
        visible: list.drawn > 0
        width: root.width - Theme.px(10)

        Sheet {
            implicitHeight: table.height + 2 * padding
            width: sides.leftWidth

            Column {
                id: table

                spacing: Theme.px(8)
                width: parent.width

                NumberTable {
                    id: numbers

                    falling: list.falling
                    heads: list.heads
                    names: "characters"
                    rows: list.rows
                    sortedBy: list.column
                    sorts: true
                    width: parent.width

                    onHeadTapped: column => list.sortBy(column)
                }
                TText {
                    color: Theme.mute
                    size: 18
                    text: qsTr("Greyed out: drawn fewer than 5 times, too few to judge. Win rate counts finished matches.")
                    width: parent.width
                    wrapMode: Text.Wrap
                }
            }
        }
        Sheet {
            implicitHeight: chart.height + 2 * padding
            width: sides.rightWidth

            ChartLoader {
                id: chart

                file: Qt.resolvedUrl("CharacterBars.qml")
                values: ({characters: list})
                width: parent.width
                wanted: list.drawn > 0
            }
        }
    }
    EmptyState {
        objectName: "characters.empty"
        text: root.filter.active ? qsTr("No character was drawn in these matches. Show all to see more.")
            : qsTr("After the first match of Cosmic Eidex with characters it says here what each one brings.")
        title: qsTr("No character drawn yet")
        visible: list.drawn === 0
        width: Math.min(parent.width - Theme.px(48), Theme.px(560))
        x: (root.width - width) / 2
        y: Theme.px(80)
    }
}
