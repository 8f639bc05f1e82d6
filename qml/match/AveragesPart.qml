import QtQuick
import Tafel.App
import Tafel.Ui

// Average per contract: of this match, or of all matches of its game; as bars and as a table.
Sheet {
    id: root

    required property MatchView view

    implicitHeight: all.implicitHeight + 2 * padding

    ContractAverages {
        id: averages

        everyMatch: choice.current === 1
        matchId: root.view.matchId
        session: root.view.session
    }
    Column {
        id: all

        spacing: Theme.px(12)
        width: parent.width

        Flow {
            spacing: Theme.px(12)
            width: parent.width

            TText {
                Accessible.name: text
                Accessible.role: Accessible.Heading
                elide: Text.ElideRight
                height: choice.visible ? choice.height : implicitHeight
                size: 22
                text: averages.unitTitle
                verticalAlignment: Text.AlignVCenter
                weight: Font.Black
                width: Math.min(implicitWidth, parent.width)
            }
            SegmentedChoice {
                id: choice

                current: 0
                label: qsTr("Which matches?")
                names: ["match.averages.match", "match.averages.all"]
                options: [qsTr("This match"), qsTr("All matches")]
                visible: averages.several
                width: Math.min(parent.width, Theme.px(360) * Math.min(1.5, Theme.textScale))

                onChosen: index => current = index
            }
        }
        Flow {
            spacing: Theme.px(18)
            visible: averages.deals > 0
            width: parent.width

            Repeater {
                model: averages.players

                Row {
                    id: person

                    required property string modelData
                    required property int index

                    spacing: Theme.px(6)

                    PlayerMark {
                        anchors.verticalCenter: parent.verticalCenter
                        initial: person.modelData.charAt(0)
                        seat: person.index
                        size: Theme.px(26)
                    }
                    TText {
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.playerColor(person.index, false)
                        size: 18
                        text: person.modelData
                        weight: Font.Bold
                    }
                }
            }
        }
        Loader {
            id: chart

            readonly property bool wanted: root.visible && averages.deals > 0

            function fill() {
                if (wanted && !item)
                    setSource("../controls/BarChart.qml", {
                        rows: Qt.binding(() => averages.contracts),
                        names: Qt.binding(() => averages.players),
                        title: qsTr("Average per contract"),
                        unitTitle: Qt.binding(() => averages.unitTitle)
                    });
            }

            height: item ? (item as Item).implicitHeight : 0
            objectName: "match.averages.chart"
            visible: averages.deals > 0
            width: parent.width

            Component.onCompleted: fill()
            onWantedChanged: fill()
        }
        AveragesTable {
            averages: averages
            visible: averages.deals > 0
            width: parent.width
        }
        EmptyState {
            anchors.horizontalCenter: parent.horizontalCenter
            bottomPadding: Theme.px(30)
            objectName: "match.averages.empty"
            text: qsTr("After the first deal it says here what each contract gives each person.")
            title: qsTr("Nothing to average yet")
            topPadding: Theme.px(30)
            visible: averages.deals === 0
            width: Math.min(parent.width, Theme.px(520))
        }
    }
}
