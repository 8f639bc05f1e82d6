import QtQuick
import Tafel.Ui

// All deals of a match: dealer, trump, contract, changes and card points of each player, reason; a tap shows the details.
// Optionally with totals, and a pen for corrections. In a narrow window the players get a line of their
// own.
Stack {
    id: root

    required property MatchView view
    property int opened: 0 // the deal whose reasons are shown
    property bool totals: false // where each stood after it
    property bool corrects: false
    property string whyNot: "" // no deal can be corrected now
    property string names: "match.deal." // objectName of a row: names + number
    readonly property real actionWidth: corrects ? Theme.target + Theme.px(4) : 0
    readonly property real widestCell: changeFont.height <= 0 ? 0 // a dependency, because a function does not notify about a changed font
        : widest(view.deals)
    readonly property real leastPlayer: Math.max(Theme.px(count > 4 ? 62 : 76) * Math.min(1.25, Theme.textScale), widestCell + Theme.px(12))
    readonly property bool stacked: playersX + count * leastPlayer + actionWidth > width
    readonly property int count: Math.max(1, view.players.length)
    readonly property bool why: whyWidth >= Theme.px(130)
    readonly property real numberWidth: Theme.px(38) * Math.min(1.4, Theme.textScale)
    readonly property real iconWidth: Theme.px(52)
    readonly property real trumpWidth: !view.columns.trump ? 0 : view.columns.card ? Theme.px(84) : iconWidth
    readonly property real openerWidth: Math.max(iconWidth, openerHead.width + Theme.px(8))
    readonly property real contractX: numberWidth + openerWidth + trumpWidth
    readonly property real contractColumn: view.columns.contract ? Math.max(Theme.px(120), Math.min(Theme.px(190), width * 0.2)) * Math.min(1.25, Theme.textScale) : 0
    readonly property real contractWidth: stacked && view.columns.contract ? width - contractX - actionWidth : contractColumn
    readonly property real playersX: contractX + contractColumn
    readonly property real cellsX: stacked ? 0 : playersX
    readonly property real playerWidth: stacked ? (width - actionWidth) / count
        : Math.max(leastPlayer, Math.min(Theme.px(118), (width * 0.62 - playersX + openerWidth - iconWidth) / count) * Math.min(1.25, Theme.textScale))
    readonly property real whyX: stacked ? contractX + contractWidth : playersX + count * playerWidth + Theme.px(12)
    readonly property real whyWidth: width - actionWidth - whyX

    signal correctionWanted(int deal)

    function numberSize(size: int, large: int): real {
        return Theme.textScale > 1.2 ? Theme.fixed(large) : Theme.text(size);
    }
    function widest(deals: var): real {
        return Math.max(0, ...deals.map(deal => Math.max(...deal.changes.map((change, seat) => cellWidth(change, deal.points[seat] ?? "")))));
    }
    function cellWidth(change: int, points: string): real {
        return changeFont.advanceWidth(Theme.change(change)) + (points === "" ? 0 : Theme.px(6) + pointsFont.advanceWidth(points));
    }

    component Head: Muted {
        anchors.verticalCenter: parent?.verticalCenter
        weight: Font.Bold
    }

    TextMeasure {
        id: changeFont

        font.pixelSize: root.numberSize(24, 28)
        weight: Font.Black
    }
    TextMeasure {
        id: pointsFont

        font.pixelSize: root.numberSize(19, 21)
        weight: Font.Medium
    }
    TextMetrics {
        id: openerHead

        font: dealsWord.font
        text: root.view.columns.opener ? qsTr("Opener") : qsTr("Dealer")
    }
    Strip {
        height: Math.max(Theme.px(48), dealsWord.implicitHeight + Theme.px(12))

        Head {
            id: dealsWord

            elide: Text.ElideRight
            horizontalAlignment: Text.AlignHCenter
            smallest: 16
            text: openerHead.text
            visible: !root.stacked
            width: root.openerWidth
            x: root.numberWidth
        }
        Head {
            horizontalAlignment: Text.AlignHCenter
            smallest: 16
            text: qsTr("Tr.")
            visible: root.view.columns.trump && !root.stacked
            width: root.trumpWidth
            x: root.numberWidth + root.openerWidth
        }
        Head {
            elide: Text.ElideRight
            text: qsTr("Contract")
            visible: root.view.columns.contract && !root.stacked
            width: root.contractWidth - Theme.px(8)
            x: root.contractX + Theme.px(6)
        }
        Repeater {
            model: root.view.players

            NamedBadge {
                required property string modelData
                required property int index

                anchors.verticalCenter: parent.verticalCenter
                badge.name: modelData
                badge.seat: root.view.badges[index] ?? index
                badge.size: Theme.px(28)
                spacing: Theme.px(6)
                words.color: Theme.mute
                words.room: root.playerWidth - Theme.px(40)
                words.size: 18
                words.tallest: Theme.px(44)
                words.visible: !Theme.large && root.playerWidth > Theme.px(96)
                x: root.cellsX + (index + 0.5) * root.playerWidth - width / 2
            }
        }
        Head {
            text: qsTr("Why")
            visible: root.why && !root.stacked
            x: root.whyX
        }
        Underline {
            strong: true
        }
    }
    Repeater {
        model: root.view.deals

        Stack {
            id: entry

            required property dealRow modelData

            readonly property bool shown: root.opened === modelData.number
            readonly property string reason: modelData.correction.reason || ""

            Strip {
                implicitHeight: row.height

                Pressable {
                    id: row

                    checkable: true
                    checked: entry.shown
                    hint: entry.modelData.why + (corrected.visible ? ". " + corrected.text : "")
                    implicitHeight: cells.height + (corrected.visible ? corrected.height + Theme.px(4) : 0)
                    label: entry.modelData.title + (entry.modelData.contract !== "" ? ", " + entry.modelData.contract : "")
                    objectName: root.names + entry.modelData.number
                    radius: Theme.px(6)
                    width: parent.width - root.actionWidth

                    onTapped: root.opened = entry.shown ? 0 : entry.modelData.number

                    Rectangle {
                        height: parent.height
                        width: root.width
                        color: row.down ? Theme.sunk : entry.modelData.corrected ? Theme.askGround : entry.shown ? Theme.sunk : "transparent"
                    }
                    Strip {
                        id: cells

                        readonly property real line: Math.max(root.stacked ? Theme.target : 0, words.visible ? words.implicitHeight + Theme.px(12) : 0,
                            contract.visible ? contract.implicitHeight + Theme.px(12) : 0)
                        readonly property real values: Math.max(Theme.px(root.stacked ? 44 : 58), root.totals ? Theme.text(24) * 1.2 + Theme.text(18) * 1.3 + Theme.px(10) : 0)
                        readonly property real head: root.stacked ? line : height // height of the items before the players

                        height: root.stacked ? line + values : Math.max(line, values)

                        TText {
                            smallest: 16
                            text: entry.modelData.number
                            weight: Font.Bold
                            width: root.numberWidth - Theme.px(6)
                            x: Theme.px(4)
                            y: (cells.head - height) / 2
                        }
                        PlayerBadge {
                            readonly property int player: root.view.columns.opener && entry.modelData.opener >= 0 ? entry.modelData.opener : entry.modelData.dealer

                            name: root.view.players[player] ?? ""
                            seat: root.view.badges[player] ?? player
                            size: Theme.px(30)
                            x: root.numberWidth + (root.openerWidth - width) / 2
                            y: (cells.head - height) / 2
                        }
                        TrumpIcon {
                            card: entry.modelData.card
                            chip: Theme.name === "dark"
                            size: Theme.sign(24)
                            trump: entry.modelData.trump
                            visible: root.view.columns.trump
                            x: root.numberWidth + root.openerWidth + (root.trumpWidth - width) / 2
                            y: (cells.head - height) / 2
                        }
                        FitText {
                            id: contract

                            room: root.contractWidth - Theme.px(10)
                            text: entry.modelData.contract
                            visible: root.view.columns.contract
                            weight: Font.Bold
                            wrapMode: Text.Wrap
                            x: root.contractX + Theme.px(6)
                            y: (cells.head - height) / 2
                        }
                        Repeater {
                            model: entry.modelData.changes

                            Item {
                                id: cell

                                required property int modelData
                                required property int index

                                height: root.stacked ? cells.values : cells.height
                                width: root.playerWidth
                                x: root.cellsX + index * root.playerWidth
                                y: cells.height - height

                                Row {
                                    anchors.horizontalCenter: parent.horizontalCenter
                                    spacing: Theme.px(6)
                                    y: (parent.height - height - (total.visible ? total.height : 0)) / 2

                                    TText {
                                        id: points

                                        font.pixelSize: changeFont.font.pixelSize
                                        text: Theme.change(cell.modelData)
                                        weight: Font.Black
                                    }
                                    TText {
                                        anchors.baseline: points.baseline
                                        color: Theme.mute
                                        font.pixelSize: pointsFont.font.pixelSize
                                        text: entry.modelData.points[cell.index]
                                    }
                                }
                                TText {
                                    id: total

                                    anchors.horizontalCenter: parent.horizontalCenter
                                    color: Theme.mute
                                    font.pixelSize: pointsFont.font.pixelSize
                                    objectName: "total." + entry.modelData.number + "." + cell.index
                                    text: qsTr("= %1", "a player's standing").arg(Theme.number(entry.modelData.totals[cell.index]))
                                    visible: root.totals
                                    y: (parent.height + points.height - height) / 2
                                }
                            }
                        }
                        FitText {
                            id: words

                            room: root ? root.whyWidth : 0
                            text: entry.modelData.why
                            visible: root.why && room > Theme.px(90)
                            wrapMode: natural > room ? Text.Wrap : Text.NoWrap
                            x: root.whyX
                            y: (cells.head - height) / 2
                        }
                    }
                    Icon {
                        color: Theme.ask
                        name: "pen"
                        size: Theme.sign(22)
                        visible: corrected.visible
                        x: root.numberWidth + Theme.px(4)
                        y: corrected.y + (Theme.text(18) * 1.3 - height) / 2 // next to the first line
                    }
                    Strong {
                        id: corrected

                        color: Theme.ask
                        objectName: "match.corrected." + entry.modelData.number
                        size: 18
                        text: entry.reason === "" ? qsTr("corrected") : qsTr("corrected: %1").arg(entry.reason)
                        visible: entry.modelData.corrected
                        width: parent.width - x - Theme.px(8)
                        x: root.numberWidth + Theme.px(36)
                        y: cells.height - Theme.px(6)
                    }
                    Underline {
                        width: root.width
                    }
                }
                Loader {
                    active: root.corrects
                    x: root.width - Theme.target
                    y: (cells.head - Theme.target) / 2

                    sourceComponent: TButton {
                        height: Theme.target
                        icon: "pen"
                        kind: "bare"
                        label: qsTr("Correct %1", "deal 7").arg(entry.modelData.name)
                        objectName: "pad.deal." + entry.modelData.number
                        padding: 0
                        whyNot: root.whyNot
                        width: Theme.target

                        onTapped: root.correctionWanted(entry.modelData.number)
                    }
                }
            }
            Optional {
                active: entry.shown
                width: root.width - Theme.px(24)
                x: Theme.px(12)

                Column {
                    bottomPadding: Theme.px(14)
                    spacing: Theme.px(9)
                    topPadding: Theme.px(12)

                    Strong {
                        text: entry.modelData.why
                        visible: !root.why && !root.view.columns.contract
                    }
                    Paragraph {
                        objectName: root.names + entry.modelData.number + ".powers"
                        text: entry.modelData.powers
                    }
                    Repeater {
                        model: entry.modelData.reasons

                        ReasonLine {
                            required property reasonRow modelData

                            reason: modelData
                            showClause: true
                        }
                    }
                    Paragraph {
                        color: Theme.mute
                        objectName: root.names + entry.modelData.number + ".accepted"
                        text: qsTr("Accepted by %1").arg(entry.modelData.accepted)
                        visible: entry.modelData.accepted !== ""
                    }
                    Optional {
                        active: entry.modelData.corrected

                        // The time of the correction, the earlier entry, the later deals that it removed; the row above has the reason.
                        SheetColumn {
                            border.width: 0
                            color: Theme.askGround
                            padding: Theme.px(12)
                            radius: Theme.radius
                            sides: Theme.px(14)

                            Labelled {
                                leading: Icon {
                                    color: Theme.ask
                                    name: "pen"
                                    size: Theme.sign(28)
                                }
                                spacing: Theme.px(14)

                                MarkedText {
                                    readonly property var correction: entry.modelData.correction
                                    readonly property string between: root.view.columns.contract || root.view.columns.opener ? "; " : ", "

                                    objectName: "match.correction"
                                    parts: correction.changes.reduce((all, each, at) => all.concat([(at > 0 ? between : ": ") + each.name + " ", {text: each.before, struck: true}, " → " + each.after]),
                                        Theme.boldThen(qsTr("%1 corrected", "deal 7").arg(entry.modelData.title), correction.when))
                                        .concat(correction.takenBack ? ["; " + correction.takenBack] : [])
                                }
                            }
                        }
                    }
                }
            }
        }
    }
    Paragraph {
        color: Theme.mute
        text: root.view.columns.empty
        topPadding: Theme.px(16)
        visible: root.view.deals.length === 0
    }
}
