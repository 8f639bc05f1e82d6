import QtQuick
import Tafel.Ui

// Average per contract: of a match, of all matches of its game, or of a game; as bars and as a table.
SheetColumn {
    id: root

    required property Session session
    property string matchId: ""
    property string game: "" // without a match
    property HistoryFilter filter: null
    property string emptyText: qsTr("Results per contract and player appear here after the first deal.")
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
        session: root.session
    }
    Item {
        implicitHeight: Math.max(menu.height, titles.height)
        width: parent.width
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

            MiddleRow {
                id: person

                required property string modelData
                required property int index

                spacing: Theme.px(6)

                PlayerBadge {
                    name: averages.badgeNames[person.index] ?? ""
                    seat: averages.badges[person.index] ?? person.index
                    size: Theme.px(26)
                }
                TText {
                    color: Theme.playerColor(averages.badges[person.index] ?? person.index, false)
                    size: 18
                    text: person.modelData
                    weight: Font.Bold
                }
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
    AveragesTable {
        averages: averages
        visible: averages.contracts.length > 0
        width: parent.width
    }
    EmptyState {
        anchors.horizontalCenter: parent.horizontalCenter
        bottomPadding: Theme.px(30)
        objectName: "match.averages.empty"
        text: root.emptyText
        title: qsTr("Nothing to average yet")
        topPadding: Theme.px(30)
        visible: averages.contracts.length === 0
        width: Math.min(parent.width, Theme.px(520))
    }
}
