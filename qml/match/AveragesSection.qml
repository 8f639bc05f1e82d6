import QtQuick
import Tafel.Ui

// Average per contract: of a match, of all matches of its game, or of a game; as bars and as a table.
SheetColumn {
    id: root

    property string matchId: ""
    property string game: "" // without a match
    property HistoryFilter filter: null
    property string emptyText: qsTr("Results per contract and player appear here after the first deal.")

    component Person: NamedBadge {
        required property string modelData
        required property int index

        badge.name: averages.badgeNames[index] ?? ""
        badge.seat: averages.badges[index] ?? index
        badge.size: Theme.px(26)
        spacing: Theme.px(6)
        words.size: 18
        words.text: modelData
    }
    component Choice: SegmentedChoice {
        current: 0
        width: Math.min(parent?.width ?? 0, Theme.px(360) * Math.min(1.5, Theme.textScale))

        onChosen: index => current = index
    }

    spacing: Theme.px(12)

    ContractAverages {
        id: averages

        byVersion: versions.current === 1
        everyMatch: choice.current === 1
        filter: root.filter
        game: root.game
        matchId: root.matchId
        session: Screens.of(root)?.session ?? null
    }
    Strip {
        implicitHeight: Math.max(menu.height, titles.height)
        z: 1

        Flow {
            id: titles

            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(12)
            width: parent.width - menu.width - Theme.px(12)

            Heading {
                elide: Text.ElideRight
                height: choice.visible ? choice.height : implicitHeight
                size: 22
                text: averages.unitTitle
                verticalAlignment: Text.AlignVCenter
                width: Math.min(implicitWidth, parent.width)
                wrapMode: Text.NoWrap
            }
            Choice {
                id: choice

                label: qsTr("Which matches?")
                names: ["match.averages.match", "match.averages.all"]
                options: [qsTr("This match"), qsTr("All matches")]
                visible: averages.several
            }
            Choice {
                id: versions

                label: qsTr("Side by side")
                names: ["match.averages.people", "match.averages.versions"]
                options: [qsTr("People"), qsTr("Versions")]
                visible: averages.severalVersions
            }
        }
        ChartMenu {
            id: menu

            anchors.right: parent.right
            chart: bars.item
            names: "match.averages"
            room: root.width - 2 * root.padding
            visible: averages.contracts.length > 0
        }
    }
    WrappedRow {
        spacing: Theme.px(18)
        visible: averages.contracts.length > 0

        Repeater {
            model: averages.players

            Person {
                words.color: Theme.playerColor(badge.seat, false)
            }
        }
    }
    Remark {
        objectName: "match.averages.remark"
        text: averages.remark
    }
    ChartLoader {
        id: bars

        file: Qt.resolvedUrl("../controls/BarChart.qml")
        objectName: "match.averages.chart"
        values: ({
                rows: Qt.binding(() => averages.contracts),
                badges: Qt.binding(() => averages.badges),
                people: Qt.binding(() => averages.players),
                names: "match.averages",
                fileTitle: Qt.binding(() => averages.title),
                unitTitle: Qt.binding(() => averages.unitTitle)
            })
        visible: averages.contracts.length > 0
    }
    // The average award of each contract for each person as numbers, with the number of deals: in a column of its
    // own, or below each number if people played different deals.
    Stack {
        id: table

        readonly property var names: averages.players
        readonly property int people: Math.max(1, names.length)
        readonly property real least: Theme.px(Theme.large ? 92 : 76)
        readonly property bool stacked: width - people * least - countWidth < Theme.text(20) * 6 // the numbers below the name
        readonly property real cell: stacked ? (width - countWidth) / people : Math.max(least, Math.min(Theme.px(130), width * 0.6 / people))
        readonly property real nameWidth: width - people * cell - countWidth
        readonly property bool together: averages.contracts.length > 0 && averages.contracts[0].deals !== ""
        readonly property real countWidth: together ? Math.min(Theme.px(70) * Theme.textScale, width * 0.14) : 0

        visible: averages.contracts.length > 0

        Strip {
            height: Math.max(Theme.px(44), countWord.implicitHeight + Theme.px(10))

            Muted {
                id: countWord

                anchors.verticalCenter: parent.verticalCenter
                horizontalAlignment: Text.AlignHCenter
                smallest: 14
                text: qsTr("Deals", "how many")
                visible: table.together
                weight: Font.Bold
                width: table.countWidth
                x: table.nameWidth
            }
            Repeater {
                model: averages.players

                Person {
                    anchors.verticalCenter: parent.verticalCenter
                    words.color: Theme.mute
                    words.room: table.cell - Theme.px(34)
                    words.tallest: Theme.px(42)
                    words.visible: !Theme.large && words.natural <= words.room // otherwise the badge replaces it, as on the slate
                    x: table.nameWidth + table.countWidth + (index + 1) * table.cell - width
                }
            }
            Underline {
                strong: true
            }
        }
        Repeater {
            model: averages.contracts

            Strip {
                id: row

                required property var modelData
                required property int index
                readonly property real counted: table.together ? 0 : Theme.text(18) * 1.2 // room below each number
                readonly property real numbers: (table.stacked ? height - Theme.px(21) - counted / 2 : height / 2) - counted / 2 // their middle

                Accessible.name: table.together ? modelData.name + ": " + table.names.map((name, person) => name + " " + modelData.players[person].text).join(", ")
                    : modelData.players.map(cell => cell.told).join(". ")
                Accessible.role: Accessible.StaticText
                height: Math.max(Theme.px(46) + (table.stacked ? 0 : counted), name.implicitHeight + Theme.px(10)) + (table.stacked ? Theme.px(36) + counted : 0)
                objectName: "match.average." + index

                FitText {
                    id: name

                    room: (table.stacked ? table.width : table.nameWidth) - Theme.px(8)
                    text: row.modelData.name
                    weight: Font.Bold
                    wrapMode: Text.Wrap
                    x: Theme.px(4)
                    y: table.stacked ? Theme.px(5) : (row.height - height) / 2
                }
                TText {
                    color: Theme.mute
                    horizontalAlignment: Text.AlignHCenter
                    text: row.modelData.deals
                    width: table.countWidth
                    x: table.nameWidth
                    y: row.numbers - height / 2
                }
                Repeater {
                    model: row.modelData.players

                    TText {
                        id: average

                        required property var modelData
                        required property int index

                        horizontalAlignment: Text.AlignRight
                        size: 22
                        smallest: 16
                        text: modelData.text
                        weight: Font.Bold
                        width: table.cell - Theme.px(6)
                        x: table.nameWidth + table.countWidth + index * table.cell
                        y: row.numbers - height / 2

                        Muted {
                            anchors.right: parent.right
                            anchors.top: parent.bottom
                            horizontalAlignment: Text.AlignRight
                            smallest: 14
                            text: average.modelData.dealsText
                            width: parent.width
                        }
                    }
                }
                Underline { }
            }
        }
    }
    EmptyState {
        bottomPadding: Theme.px(30)
        objectName: "match.averages.empty"
        text: root.emptyText
        title: qsTr("Nothing to average yet")
        topPadding: Theme.px(30)
        visible: averages.contracts.length === 0
        width: Math.min(parent.width, Theme.px(520))
    }
}
