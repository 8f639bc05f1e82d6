import QtQuick
import QtQuick.Layouts
import Tafel.Ui

// The changes of a rating by one match: each pair at the table with the expectation and the change.
TitledScreen {
    id: root

    required property string matchId
    required property string player
    readonly property bool beside: !portrait && !Theme.large

    actions: BarButton {
        objectName: "why.match"
        text: qsTr("To the match")

        onTapped: root.goTo("Match", {matchId: root.matchId})
    }
    subtitle: why.rated ? Theme.filled(qsTr("%1 · match of %2"), player, why.day) : player
    title: why.rated ? why.title : qsTr("Rating")

    RatingExplanation {
        id: why

        matchId: root.matchId
        player: root.player
        session: root.session
    }
    RatingProgressBanner {
        of: why
    }
    Paragraph {
        color: Theme.mute
        horizontalAlignment: Text.AlignHCenter
        text: qsTr("This match does not count for the rating of %1.").arg(root.player)
        visible: why.ready && !why.rated
        y: Theme.px(60)
    }
    ScrollColumn {
        anchors.fill: parent
        column.width: width - Theme.px(8)
        visible: why.rated

        GridLayout {
            columns: root.beside ? 2 : 1
            columnSpacing: Theme.px(16)
            rowSpacing: Theme.px(12)
            width: parent.width - Theme.px(8)

            Slate {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: !root.beside
                implicitHeight: table.height + Theme.px(40)
                implicitWidth: Theme.px(430)

                Stack {
                    id: table

                    Paragraph {
                        color: Theme.chalkMute
                        size: 18
                        text: why.gameLine
                    }
                    Repeater {
                        model: why.players

                        SlateRow {
                            required property ratedPlayerRow modelData

                            aside: modelData.change
                            height: Math.max(Theme.px(100), implicitHeight)
                            note: modelData.means !== "" ? modelData.means : qsTr("opted out of ratings")
                            number: modelData.number
                            of: modelData
                        }
                    }
                    Paragraph {
                        color: Theme.chalkMute
                        size: 18
                        text: qsTr("The more uncertain a rating is, the more it changes.")
                        topPadding: Theme.px(12)
                    }
                }
            }
            Column {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
                spacing: Theme.px(12)

                Heading {
                    size: 22
                    text: qsTr("%1: each pair at the table counts once").arg(root.player)
                }
                SheetColumn {
                    Repeater {
                        model: why.pairs

                        RatingPair {
                            required property ratingPair modelData
                            required property int index

                            objectName: "why.pair." + index
                            pair: modelData
                            player: root.player
                        }
                    }
                    Labelled {
                        least: Theme.px(64)
                        padding: Theme.px(6)
                        trailing: TText {
                            color: why.sumSign === "yes" ? Theme.yes : why.sumSign === "no" ? Theme.no : Theme.mute
                            objectName: "why.sum"
                            size: 28
                            text: why.sum
                            weight: Font.Black
                        }

                        TText {
                            size: 22
                            text: qsTr("Together")
                            weight: Font.Bold
                        }
                    }
                }
                Banner {
                    bold: why.corrected
                    icon: "pen"
                    objectName: "why.corrected"
                    text: qsTr("The ratings were recalculated from this match on.")
                    visible: why.corrected !== ""
                }
                Remark {
                    text: qsTr("The parts and the sum are rounded.")
                    visible: why.rounded
                }
                Remark {
                    text: qsTr("Only the order of the players counts, not the margin or the characters. After a correction, ratings are recalculated from that match.")
                }
            }
        }
    }
}
