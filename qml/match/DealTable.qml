import QtQuick
import Tafel.App
import Tafel.Ui

// All deals of a match: who dealt, trump, award and card points of each, why; a tap shows the reasons.
Column {
    id: root

    required property MatchView view
    property int opened: 0 // the deal whose reasons are shown
    readonly property int count: Math.max(1, view.players.length)
    readonly property bool named: !Theme.large && playerWidth > Theme.px(96)
    readonly property bool why: whyWidth >= Theme.px(130)
    readonly property real numberWidth: Theme.px(38) * Math.min(1.4, Theme.textScale)
    readonly property real markWidth: Theme.px(52)
    readonly property real playerWidth: Math.max(Theme.px(76), Math.min(Theme.px(118), (width * 0.62 - numberWidth - 2 * markWidth) / count))
        * Math.min(1.25, Theme.textScale)
    readonly property real whyWidth: width - numberWidth - 2 * markWidth - count * playerWidth - Theme.px(12)
    readonly property real whyX: width - whyWidth

    signal openClause(string clause)

    function award(points: int): string {
        return points === 0 ? "–" : points > 0 ? "+" + points : "−" + -points;
    }

    Item {
        height: Math.max(Theme.px(48), dealsWord.implicitHeight + Theme.px(12))
        width: parent.width

        TText {
            id: dealsWord

            anchors.verticalCenter: parent.verticalCenter
            color: Theme.mute
            elide: Text.ElideRight
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: Theme.fixed(16)
            size: 18
            text: qsTr("deals")
            weight: Font.Bold
            width: root.markWidth
            x: root.numberWidth
        }
        TText {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.mute
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: Theme.fixed(16)
            size: 18
            text: qsTr("Tr.")
            weight: Font.Bold
            width: root.markWidth
            x: root.numberWidth + root.markWidth
        }
        Repeater {
            model: root.view.players

            Item {
                id: player

                required property string modelData
                required property int index

                height: parent.height
                width: root.playerWidth
                x: root.numberWidth + 2 * root.markWidth + index * root.playerWidth

                Row {
                    anchors.centerIn: parent
                    spacing: Theme.px(6)

                    PlayerMark {
                        anchors.verticalCenter: parent.verticalCenter
                        initial: player.modelData.charAt(0)
                        seat: player.index
                        size: Theme.px(28)
                    }
                    FitText {
                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.mute
                        room: root.playerWidth - Theme.px(40)
                        size: 18
                        text: player.modelData
                        visible: root.named
                        weight: Font.Bold
                    }
                }
            }
        }
        TText {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.mute
            size: 18
            text: qsTr("Why")
            visible: root.why
            weight: Font.Bold
            x: root.whyX
        }
        Rectangle {
            anchors.bottom: parent.bottom
            color: Theme.edge
            height: Theme.px(3)
            width: parent.width
        }
    }
    Repeater {
        model: root.view.deals

        Column {
            id: entry

            required property var modelData

            readonly property bool shown: root.opened === modelData.number

            width: root.width

            Pressable {
                id: row

                checkable: true
                checked: entry.shown
                hint: entry.modelData.brief
                implicitHeight: Math.max(Theme.px(58), words.implicitHeight + Theme.px(12))
                label: qsTr("Deal %1").arg(entry.modelData.number)
                objectName: "match.deal." + entry.modelData.number
                radius: Theme.px(6)
                width: parent.width

                onTapped: root.opened = entry.shown ? 0 : entry.modelData.number

                Rectangle {
                    anchors.fill: parent
                    color: row.down ? Theme.sunk : entry.modelData.corrected ? Theme.askGround : entry.shown ? Theme.sunk : "transparent"
                }
                TText {
                    anchors.verticalCenter: parent.verticalCenter
                    fontSizeMode: Text.HorizontalFit
                    minimumPixelSize: Theme.fixed(16)
                    text: entry.modelData.number
                    weight: Font.Bold
                    width: root.numberWidth - Theme.px(6)
                    x: Theme.px(4)
                }
                PlayerMark {
                    anchors.verticalCenter: parent.verticalCenter
                    initial: root.view.players[seat] ? root.view.players[seat].charAt(0) : ""
                    seat: entry.modelData.dealer
                    size: Theme.px(30)
                    x: root.numberWidth + (root.markWidth - width) / 2
                }
                TrumpMark {
                    anchors.verticalCenter: parent.verticalCenter
                    chip: Theme.name === "dark"
                    size: Theme.px(26)
                    trump: entry.modelData.trump
                    x: root.numberWidth + root.markWidth * 1.5 - width / 2
                }
                Repeater {
                    model: entry.modelData.awards

                    Item {
                        id: cell

                        required property int modelData
                        required property int index

                        height: row.height
                        width: root.playerWidth
                        x: root.numberWidth + 2 * root.markWidth + index * root.playerWidth

                        Row {
                            anchors.centerIn: parent
                            spacing: Theme.px(6)

                            TText {
                                id: points

                                fixed: Theme.textScale > 1.2
                                size: Theme.textScale > 1.2 ? 28 : 24
                                text: root.award(cell.modelData)
                                weight: Font.Black
                            }
                            TText {
                                readonly property var made: entry.modelData.points[cell.index]

                                anchors.baseline: points.baseline
                                color: Theme.mute
                                fixed: Theme.textScale > 1.2
                                size: Theme.textScale > 1.2 ? 21 : 19
                                text: made === undefined || made === null ? "" : made
                            }
                        }
                    }
                }
                Row {
                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.px(6)
                    visible: root.why
                    x: root.whyX

                    TText {
                        id: words

                        readonly property real room: (root ? root.whyWidth : 0) - (corrected.visible ? corrected.width + Theme.px(6) : 0)

                        anchors.verticalCenter: parent.verticalCenter
                        elide: Text.ElideRight
                        maximumLineCount: 2
                        text: entry.modelData.brief
                        width: Math.min(implicitWidth, room)
                        wrapMode: implicitWidth > room ? Text.Wrap : Text.NoWrap
                    }
                    Tag {
                        id: corrected

                        anchors.verticalCenter: parent.verticalCenter
                        color: Theme.ask
                        icon: "pen"
                        text: entry.modelData.corrected && !Theme.large ? qsTr("corrected") : ""
                    }
                }
                Rectangle {
                    anchors.bottom: parent.bottom
                    color: Theme.rule
                    height: Theme.line
                    width: parent.width
                }
            }
            Loader {
                active: entry.shown
                visible: active
                width: parent.width

                sourceComponent: Column {
                    bottomPadding: Theme.px(14)
                    leftPadding: Theme.px(12)
                    rightPadding: Theme.px(12)
                    spacing: Theme.px(9)
                    topPadding: Theme.px(12)
                    width: root.width

                    TText {
                        text: entry.modelData.brief
                        visible: !root.why
                        weight: Font.Bold
                        width: root.width - Theme.px(24)
                        wrapMode: Text.Wrap
                    }
                    Repeater {
                        model: entry.modelData.reasons

                        ReasonLine {
                            required property var modelData

                            clause: modelData.interpretation ? "" : modelData.source
                            clickable: modelData.clause !== ""
                            kind: modelData.mark
                            showClause: true
                            tag: modelData.interpretation ? modelData.source : ""
                            text: modelData.text
                            width: root.width - Theme.px(24)

                            onOpenClause: root.openClause(modelData.clause)
                        }
                    }
                    Loader {
                        active: entry.modelData.corrected
                        visible: active
                        width: root.width - Theme.px(24)

                        sourceComponent: CorrectionNote {
                            deal: entry.modelData
                        }
                    }
                }
            }
        }
    }
    TText {
        color: Theme.mute
        text: qsTr("No deal has been entered yet.")
        topPadding: Theme.px(16)
        visible: root.view.deals.length === 0
        width: parent.width
        wrapMode: Text.Wrap
    }
}
