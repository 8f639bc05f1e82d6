import QtQuick
import Tafel.App
import Tafel.Ui

// What counts: the standing of everybody as large as it goes, and the last deals.
Slate {
    id: root

    required property ScorePad pad
    readonly property var seats: pad.seats
    required property bool portrait
    readonly property int count: seats.length
    readonly property bool inRows: !portrait || count > 3 // else columns
    readonly property int columns: !portrait ? 1 : count > 3 ? 2 : Math.max(1, count)
    readonly property int lines: Math.max(1, Math.ceil(count / columns))
    readonly property bool showLast: !Theme.large
    readonly property bool showButton: Theme.large && !portrait
    readonly property real below: showLast ? last.height + Theme.px(8) : showButton ? more.height + Theme.px(8) : 0

    signal dealsWanted

    function tagOf(view: var): string {
        return view.winner ? qsTr("wins") : view.deals ? qsTr("deals") : "";
    }

    paddingV: Theme.px(portrait ? 2 : 6)

    Grid {
        id: standing

        readonly property real cellWidth: (width - (columns - 1) * columnSpacing) / columns
        readonly property real cellHeight: (parent.height - root.below) / root.lines

        columnSpacing: root.inRows && root.columns > 1 ? Theme.px(20) : 0
        columns: root.columns
        width: parent.width

        Repeater {
            model: root.seats

            Loader {
                id: cell

                required property Seat modelData
                required property int index

                height: standing.cellHeight
                sourceComponent: root.inRows ? row : column
                width: standing.cellWidth

                Component {
                    id: row

                    StandingRow {
                        coming: cell.modelData.view.pending
                        filled: cell.modelData.view.total
                        name: cell.modelData.view.name
                        note: cell.modelData.view.dealsNext && !Theme.large ? qsTr("deals next") : ""
                        number: cell.modelData.view.total
                        numberSize: root.portrait ? 110 : Theme.large ? 120 : root.count > 3 ? 128 : 144
                        pipSize: root.portrait ? Theme.px(20) : Theme.px(Theme.large ? 20.5 : 29.5)
                        seat: cell.modelData.view.index
                        separator: cell.index < root.count - root.columns || root.below > 0
                        tag: Theme.large && !cell.modelData.view.winner ? "" : root.tagOf(cell.modelData.view)
                        tagIcon: cell.modelData.view.winner ? "trophy" : "deck"
                        target: root.pad.target
                    }
                }
                Component {
                    id: column

                    StandingColumn {
                        coming: cell.modelData.view.pending
                        filled: cell.modelData.view.total
                        name: cell.modelData.view.name
                        number: cell.modelData.view.total
                        seat: cell.modelData.view.index
                        separator: cell.index < root.count - 1
                        tag: root.tagOf(cell.modelData.view)
                        tagIcon: cell.modelData.view.winner ? "trophy" : "deck"
                        target: root.pad.target
                    }
                }
            }
        }
    }
    Rectangle {
        anchors.bottom: last.top
        anchors.bottomMargin: Theme.px(4)
        color: Theme.slateLine
        height: Theme.line
        visible: root.showLast && root.portrait
        width: parent.width
    }
    PadLastDeals {
        id: last

        anchors.bottom: parent.bottom
        pad: root.pad
        rowHeight: Theme.px(root.portrait ? 45 : 37)
        visible: root.showLast
        width: parent.width

        onTapped: root.dealsWanted()
    }
    TButton {
        id: more

        anchors.bottom: parent.bottom
        kind: "ghost"
        label: qsTr("All deals")
        objectName: root.showButton ? "pad.deals" : ""
        slated: true
        text: root.pad.deals.length === 1 ? qsTr("1 deal") : qsTr("%1 deals").arg(root.pad.deals.length)
        visible: root.showButton
        width: parent.width

        onTapped: root.dealsWanted()
    }
}
