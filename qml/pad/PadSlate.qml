import QtQuick
import Tafel.Ui

// The official score: the totals of all players as large as possible, and the last deals.
Slate {
    id: root

    required property ScorePad pad
    readonly property var seats: pad.seats
    readonly property int count: seats.length
    readonly property bool pips: pad.table.gameKind === "eidex"
    readonly property bool drawn: unit === "strokes" || unit === "chips" // a row each, however it is held
    readonly property bool inRows: !Theme.portrait || count > 3 || drawn // else columns
    readonly property int columns: !Theme.portrait || drawn ? 1 : count > 3 ? 2 : Math.max(1, count)
    readonly property int lines: Math.max(1, Math.ceil(count / columns))
    readonly property bool showLast: pips && !Theme.large
    readonly property bool showButton: pips && Theme.large && !Theme.portrait
    readonly property real below: showLast ? last.height + Theme.px(8) : showButton ? more.height + Theme.px(8)
        : pips ? 0 : foot.height
    // As high as the totals need in portrait, as wide as they need in landscape.
    implicitHeight: pips ? Theme.px(Theme.large ? 280 : count > 3 ? 424 : 448)
        : 2 * (frame + paddingV) + foot.height + lines * Theme.px(!inRows ? 250 : Theme.large || lines > 4 ? 88 : drawn ? 98 : lines > 2 ? 100 : 132)
    implicitWidth: Theme.px(unit === "strokes" ? (Theme.large ? 500 : 620)
        : unit === "chips" ? (Theme.large ? 480 : 540) : Theme.large ? (pips ? 320 : 400) : 440)

    function tagOf(view: var): string {
        return view.winner ? qsTr("wins") : pips ? (view.deals ? qsTr("deals") : "") : isTag(view) ? view.note : "";
    }
    // Apart from the dealer: the player who loses with the next chip. A tag does not fit next to strokes at large text.
    function isTag(view: var): bool {
        return !(drawn && Theme.large) && (view.deals || view.unit === "chips");
    }

    marked: unit === "strokes"
    unit: seats.length > 0 ? seats[0].view.unit : ""
    paddingV: Theme.px(Theme.portrait ? 2 : 6)

    EqualColumns {
        id: standing

        readonly property real cellHeight: (parent.height - root.below) / root.lines

        columnSpacing: root.inRows && root.columns > 1 ? Theme.px(20) : 0
        columns: root.columns

        Repeater {
            model: root.inRows ? root.seats : 0

            ScoreRow {
                required property Seat modelData
                required property int index

                height: standing.cellHeight
                note: !root.pips ? (root.isTag(modelData.view) ? "" : modelData.view.note)
                    : modelData.view.dealsNext && !Theme.large ? qsTr("deals next") : ""
                numberSize: root.pips ? (Theme.portrait ? 110 : Theme.large ? 120 : root.count > 3 ? 128 : 144)
                    : Theme.portrait ? 90 : root.unit === "strokes" ? 112 : root.unit === "chips" ? 104 : Theme.large ? 88 : 96
                pipSize: Theme.portrait ? Theme.px(20) : Theme.px(Theme.large ? 20.5 : 29.5)
                player: modelData
                separator: index < root.count - root.columns || root.below > 0
                tag: root.tagOf(modelData.view)
                tagColor: root.unit === "chips" && modelData.view.total === 0 ? Theme.playerColor(seat, true) : Theme.chalk
                tagIcon: modelData.view.winner ? "trophy" : modelData.view.deals && root.unit !== "chips" ? "deck" : ""
                target: root.pad.table.pips
            }
        }
        Repeater {
            model: root.inRows ? 0 : root.seats

            ScoreColumn {
                required property Seat modelData
                required property int index

                height: standing.cellHeight
                note: root.pips || root.isTag(modelData.view) ? "" : modelData.view.note
                numberSize: root.pips ? (Theme.large ? 150 : 168) : 120
                player: modelData
                separator: index < root.count - 1
                tag: root.tagOf(modelData.view)
                tagIcon: modelData.view.winner ? "trophy" : "deck"
                target: root.pad.table.pips
            }
        }
    }
    Rule {
        anchors.bottom: last.top
        anchors.bottomMargin: Theme.px(4)
        color: Theme.slateLine
        visible: root.showLast && Theme.portrait
    }
    PadLastDeals {
        id: last

        anchors.bottom: parent.bottom
        opensPanel: "deals"
        pad: root.pad
        rowHeight: Theme.touch(Theme.portrait ? 45 : 37)
        visible: root.showLast
        width: parent.width
    }
    // The last line of the slate: the winning rule, or the situation of the game; and a link to all deals.
    FramedPressable {
        id: foot

        readonly property string text: root.unit === "strokes" ? root.pad.measure.situation : root.pad.table.own ? root.pad.table.aim : root.unitText

        anchors.bottom: parent.bottom
        edgeWidth: 0
        ground: down ? Theme.slateLine : "transparent"
        hint: qsTr("Shows all %1, to look at or correct", "deals").arg(root.pad.table.dealsWord)
        implicitHeight: Math.max(Theme.touch(44), deals.implicitHeight + Theme.px(8))
        label: root.pad.table.dealsText
        objectName: root.pips ? "" : "pad.deals"
        opensPanel: "deals"
        radius: Theme.px(8)
        slated: true
        visible: !root.pips
        width: parent.width

        FitText {
            readonly property var wordings: [foot.text, foot.text.split(" · ")[0]]

            anchors.verticalCenter: parent.verticalCenter
            color: Theme.chalkMute
            room: deals.x - Theme.px(12)
            size: 18
            text: least.height <= 0 ? "" // a dependency, because a function does not notify about a changed font
                : wordings.find(each => least.advanceWidth(each) + 2 <= room) || ""

            FontMetrics {
                id: least

                font.family: Theme.family
                font.pixelSize: Theme.fixed(18)
                font.weight: Font.Medium
            }
        }
        TText {
            id: deals

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.chalk
            size: 18
            text: root.pad.table.dealsText + " ›"
            weight: Font.Bold
        }
    }
    Optional {
        id: more

        active: root.showButton
        anchors.bottom: parent.bottom

        WideButton {
            kind: "ghost"
            label: qsTr("All %1", "deals").arg(root.pad.table.dealsWord)
            objectName: "pad.deals"
            opensPanel: "deals"
            slated: true
            text: root.pad.table.dealsText
        }
    }
}
