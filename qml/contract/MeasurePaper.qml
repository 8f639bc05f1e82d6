import QtQuick
import Tafel.App
import Tafel.Ui

// The deal under entry of a game of contracts, or the round: the contract, trump where there is one, what is
// counted, and what it gives. Which of the papers lies here the referee says.
PadSheet {
    id: root

    readonly property MeasurePad measure: pad.measure
    readonly property string kind: measure.kind
    readonly property bool contracts: measure.contracts.length > 0
    readonly property real gap: Theme.px(portrait && !Theme.large ? 18 : kind === "lows" ? 6 : 12)
    // The line about the score gives way to a paper that needs the height.
    readonly property bool tight: Theme.large || pad.correcting > 0 || !portrait && (kind === "lows" || kind === "counts" || measure.asksTakes && kind !== "takes"
        || kind === "called" || kind === "count" && measure.most > 9)
    readonly property real room: body.height - Theme.px(12) - (asked.y - column.y) - (below.height > 0 ? below.height + gap : 0)

    function press(event: var): bool {
        if (kind === "points")
            return asked.press(event);
        const name = event.key === Qt.Key_Backspace || event.key === Qt.Key_Delete ? "back" : event.text;
        if (name !== "back" && !(name >= "0" && name <= "9" && name.length === 1))
            return false;
        if (kind === "out" || kind === "chips") {
            const seat = Number(name) - 1; // the first, second … name
            if (name === "back" || seat < 0 || seat >= pad.seats.length)
                return false;
            if (kind === "out")
                measure.toggleOut(seat);
            else
                measure.toggleChip(seat);
            return true;
        }
        measure.key(name);
        return true;
    }
    function enterOrCorrect() {
        foot.enterOrCorrect();
    }

    MeasureHead {
        id: head

        measure: root.measure
        turns: root.turns
        width: parent.width

        onTurned: root.turned()
    }
    Scroller {
        id: body

        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.px(14)
        anchors.left: parent.left
        anchors.leftMargin: -Theme.px(8)
        anchors.right: parent.right
        anchors.rightMargin: -Theme.px(6)
        anchors.top: head.bottom
        anchors.topMargin: Theme.px(root.portrait ? 14 : 8)
        contentHeight: column.height + Theme.px(6)
        topMargin: Theme.px(6)

        Column {
            id: column

            spacing: root.gap
            width: root.width
            x: Theme.px(8)

            Loader {
                active: root.contracts && root.measure.chooses
                visible: active
                width: parent.width

                sourceComponent: ContractTiles {
                    compact: root.tight
                    flat: !root.portrait && (root.kind === "lows" || Theme.large && root.kind !== "")
                    measure: root.measure
                    tileHeight: Theme.px(root.portrait ? 130 : 118)

                    onExplained: (at, bold, text, clause) => root.explained(at, bold, text, clause)
                }
            }
            Loader {
                active: root.contracts && !root.measure.chooses
                visible: active
                width: parent.width

                sourceComponent: ContractCells {
                    measure: root.measure
                    portrait: root.portrait

                    onExplained: (at, bold, text, clause) => root.explained(at, bold, text, clause)
                }
            }
            Loader {
                active: root.measure.asksTrump
                visible: active
                width: parent.width

                sourceComponent: TrumpRow {
                    keyHeight: Theme.px(root.kind === "points" && !Theme.large ? 76 : 60)
                    measure: root.measure
                }
            }
            MeasureAsked {
                id: asked

                kind: root.kind
                pad: root.pad
                portrait: root.portrait
                room: root.room
                width: parent.width

                onExplained: (at, bold, text, clause) => root.explained(at, bold, text, clause)
            }
            Column {
                id: below

                spacing: root.gap
                width: parent.width

                MeasureAsked {
                    kind: root.kind === "count" && root.measure.asksTakes ? "takes" : ""
                    pad: root.pad
                    portrait: root.portrait
                    room: root.room
                    width: parent.width

                    onExplained: (at, bold, text, clause) => root.explained(at, bold, text, clause)
                }
                Loader {
                    active: root.measure.mayMarch
                    visible: active
                    width: parent.width

                    sourceComponent: MarchRow {
                        pad: root.pad
                    }
                }
                Loader {
                    active: root.measure.mayAnnounce
                    visible: active
                    width: parent.width

                    sourceComponent: Toggle {
                        objectName: "announced"
                        on: root.measure.announced
                        title: qsTr("Announced before the first trick")

                        onToggled: root.measure.toggleAnnounced()
                    }
                }
            }
        }
    }
    ScrollLine {
        of: body
    }
    MeasureFoot {
        id: foot

        anchors.bottom: parent.bottom
        height: implicitHeight
        pad: root.pad
        portrait: root.portrait
        wide: root.kind === "chips" || root.kind === "points" || Theme.large && root.portrait
        width: parent.width

        onExplained: (at, bold, text, clause) => root.explained(at, bold, text, clause)
        onOpenClause: clause => root.openClause(clause)
        onReasonsWanted: root.reasonsWanted()
        onWhyWanted: root.whyWanted()
    }
    TText {
        anchors.centerIn: body
        color: Theme.mute
        horizontalAlignment: Text.AlignHCenter
        objectName: "pad.choose"
        size: 24
        text: root.measure.missing
        visible: root.kind === "" && text !== ""
        width: body.width - Theme.px(80)
        wrapMode: Text.Wrap
    }
}
