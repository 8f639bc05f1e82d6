import QtQuick
import Tafel.Ui

// The characters of Cosmic Eidex as a table and as bars.
ScrollColumn {
    id: root

    required property HistoryFilter filter
    readonly property bool beside: !Theme.portrait && !Theme.large

    column.width: width - Theme.px(10)

    CharacterList {
        id: list

        filter: root.filter
        session: root.filter.session
    }
    Grid {
        id: sides

        readonly property real leftWidth: Math.min(width * 0.64, Math.max((width - spacing) / 2, numbers.wanted + Theme.px(40)))

        columns: root.beside ? 2 : 1
        spacing: Theme.px(14)
        visible: list.rows.length > 0
        width: parent.width

        SheetColumn {
            spacing: Theme.px(8)
            width: root.beside ? sides.leftWidth : sides.width

            NumberTable {
                id: numbers

                descending: list.descending
                columnTitles: [qsTr("Character"), qsTr("Drawn"), qsTr("Won"), qsTr("Win rate"), qsTr("Points per deal"), qsTr("Deals")]
                names: "characters"
                rows: list.rows
                sortedBy: list.column

                onHeadTapped: column => list.sortBy(column)
            }
            Remark {
                text: qsTr("Greyed out: drawn fewer than 5 times, too few to judge. Win rate counts finished matches.")
            }
        }
        SheetColumn {
            width: root.beside ? sides.width - sides.spacing - sides.leftWidth : sides.width

            ChartLoader {
                readonly property string unitTitle: qsTr("Victory points per deal")

                file: Qt.resolvedUrl("../controls/BarChart.qml")
                values: ({
                        rows: Qt.binding(() => list.bars),
                        people: Qt.binding(() => [unitTitle]),
                        names: "characters",
                        title: Qt.binding(() => unitTitle),
                        fileTitle: Qt.binding(() => qsTr("Characters: %1").arg(unitTitle)),
                        unitTitle: Qt.binding(() => unitTitle)
                    })
                wanted: list.rows.length > 0
            }
        }
    }
    EmptyState {
        text: root.filter.active ? qsTr("No character was drawn in these matches. Show all to see more.")
            : qsTr("Results per character appear here after the first match of Cosmic Eidex with characters.")
        title: qsTr("No character drawn yet")
        topPadding: Theme.px(80)
        visible: list.rows.length === 0
    }
}
