import QtQuick
import Tafel.Ui

// The whole pack as a grid, with one row per suit, or two if keys would be too narrow: one tap names a card, and so do two
// keys, h9. Emits picked("RJ"). A card that is not possible now is muted, and a played one is struck through; both show the
// reason on a tap. It is one stop for Tab; the arrows move within it.
Item {
    id: root

    property bool french: false // a French pack: S is a spade
    property var suits: french ? ["C", "S", "H", "D"] : ["H", "L", "R", "S"]
    property var ranks: ["A", "K", "Q", "J", "10", "9", "8", "7", "6"]
    property var chosen: [] // card texts
    property var muted: [] // card texts that are not possible now
    property string whyMuted: qsTr("This card is not in the pack.") // why they are not
    property var enabledCards: null // a list: all others are muted too
    property string whyNot: "" // why those are not possible
    property var gone: [] // texts of cards that were played, struck through
    property string whyGone: "" // why they are
    property var legal: null // a list: the others can be tapped too, but are marked
    property string names: "" // objectName of a cell: names + ".RJ"
    property real highestRow: Theme.px(68)
    property string stop: "" // the card that Tab selects
    property string typed: "" // by a real keyboard, so far: "H", "H1"
    property bool quiet: false
    property string wanted: "" // the focus: "", "quiet", "ring"
    readonly property real headWidth: Theme.px(39)
    readonly property bool folded: widthOf(ranks.length) < Theme.target - Theme.px(3)
    readonly property int columns: folded ? Math.ceil(ranks.length / 2) : ranks.length
    // [{suit, from}]: the first rank of each row.
    readonly property var rows: suits.reduce((all, suit) => all.concat((folded ? [0, columns] : [0]).map(from => ({suit: suit, from: from}))), [])
    readonly property real cardWidth: widthOf(columns)
    readonly property real rowHeight: Math.max(Theme.target,
        Math.min(folded ? Theme.target : highestRow, (height - (rows.length - 1) * Theme.px(6)) / rows.length))

    signal picked(string card)

    function widthOf(columns: int): real {
        return (width - headWidth - (columns - 1) * Theme.px(3)) / columns;
    }
    function signOf(suit: string): string {
        return french && suit === "S" ? "P" : suit;
    }
    function reasonAgainst(card: string): string {
        if (gone.includes(card) && !chosen.includes(card))
            return whyGone !== "" ? whyGone : qsTr("This card is on the table already");
        if (muted.includes(card))
            return whyMuted;
        if (enabledCards !== null && !enabledCards.includes(card))
            return whyNot !== "" ? whyNot : qsTr("Not possible now");
        return "";
    }
    // Focus without a user action: Enter takes no card, and with `quietly` no ring is shown. The cards may change later.
    function takeFocus(quietly: bool) {
        wanted = quietly ? "quiet" : "ring";
        giveFocus();
    }
    function giveFocus() {
        const cell = lineAt(0)?.cells.itemAt(0) ?? null;
        if (wanted === "" || !cell || !enabled)
            return;
        cell.forceActiveFocus();
        quiet = true;
    }
    function name(card: string) {
        typed = "";
        if (reasonAgainst(card) === "")
            picked(card);
        else
            explain(card, root);
    }
    // {title, text, clause} for a card that is not possible. A panel that knows more replaces this.
    function refusal(card: string): var {
        return {text: reasonAgainst(card)};
    }
    function explain(card: string, at: Item) {
        const why = root.refusal(card);
        Screens.of(root)?.explain(at, why.title ?? "", why.text, why.clause ?? "");
    }
    // Handles a real keyboard: the suit, then the rank. Returns true if the key was used.
    function press(event: var): bool {
        const key = event.text.toUpperCase();
        if (typed === "") {
            const suit = suits.find(each => each === key || signOf(each) === key) || (key === "E" && suits.includes("L") ? "L" : "");
            typed = suit;
            return suit !== "";
        }
        if (event.key === Qt.Key_Backspace) {
            typed = typed.slice(0, -1);
            return true;
        }
        if (typed.length === 2) { // the one of a ten
            if (key === "0")
                name(typed + key);
            return key === "0";
        }
        const rank = ranks.find(each => Theme.rank(each, french) === key) || key;
        if (rank !== "" && ranks.includes(rank))
            name(typed + rank);
        else if (key === "1" && ranks.includes("10"))
            typed += key;
        else
            return false;
        return true;
    }
    function lineAt(row: int): var {
        return lines.itemAt(row);
    }
    // Handles the arrow keys.
    function focusCell(row: int, column: int) {
        quiet = false;
        wanted = "";
        const line = lineAt((row + rows.length) % rows.length);
        const cells = line.cells.count;
        line.cells.itemAt(column < 0 ? cells - 1 : column % cells).forceActiveFocus();
    }

    onVisibleChanged: if (visible)
        giveFocus()

    implicitHeight: rows.length * ((folded ? Theme.target : highestRow) + Theme.px(6)) - Theme.px(6)

    Scroller {
        anchors.fill: parent
        contentHeight: root.rows.length * (root.rowHeight + Theme.px(6)) - Theme.px(6)

        Repeater {
            id: lines

            model: root.rows

            Item {
                id: line

                required property var modelData
                required property int index
                readonly property string suit: modelData.suit
                readonly property Repeater cells: cellRepeater

                height: root.rowHeight
                width: root.width
                y: Math.round(index * (root.rowHeight + Theme.px(6)))

                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    border.color: Theme.cardFocus
                    border.width: root.typed.charAt(0) === line.suit ? Theme.ring : 0
                    color: Theme.card
                    height: Theme.px(46)
                    radius: Theme.px(8)
                    visible: line.modelData.from === 0
                    width: Theme.px(36)

                    Suit {
                        anchors.centerIn: parent
                        size: Theme.px(30)
                        suit: root.signOf(line.suit)
                    }
                }
                Repeater {
                    id: cellRepeater

                    onItemAdded: cell => {
                        if (line.index === 0 && cell === 0)
                            Qt.callLater(root.giveFocus);
                    }

                    model: root.ranks.slice(line.modelData.from, line.modelData.from + root.columns)

                    Pressable {
                        id: cell

                        required property string modelData
                        required property int index

                        readonly property string card: line.suit + modelData
                        readonly property bool on: root.chosen.includes(card)
                        readonly property bool wrong: root.legal !== null && possible && !root.legal.includes(card)

                        activeFocusOnTab: card === (root.stop !== "" ? root.stop : root.suits[0] + root.ranks[0])
                        checkable: true
                        checked: on
                        height: root.rowHeight
                        objectName: root.names !== "" ? root.names + "." + card : ""
                        quiet: root.quiet
                        unseen: root.quiet && root.wanted === "quiet"
                        label: Theme.cardName(card, root.french)
                        radius: Theme.px(9)
                        hint: wrong ? qsTr("Not legal") : ""
                        whyNot: root.reasonAgainst(card)
                        width: Math.round(root.cardWidth)
                        x: Math.round(root.headWidth + index * (root.cardWidth + Theme.px(3)))

                        function explain() {
                            root.explain(card, cell);
                        }

                        onActiveFocusChanged: {
                            root.quiet = false;
                            if (activeFocus)
                                root.stop = card;
                        }
                        Keys.onDownPressed: root.focusCell(line.index + 1, index)
                        Keys.onLeftPressed: root.focusCell(line.index, index - 1)
                        Keys.onRightPressed: root.focusCell(line.index, index + 1)
                        Keys.onUpPressed: root.focusCell(line.index - 1, index)
                        onTapped: root.picked(card)

                        Rectangle {
                            anchors.fill: parent
                            border.color: cell.on ? Theme.cardFocus : cell.possible ? Theme.cardEdge : "transparent"
                            border.width: cell.on ? Theme.ring : Theme.line
                            color: cell.on ? Theme.cardFocus : !cell.possible ? "transparent" : cell.down ? "#EAE1CC" : Theme.card
                            opacity: cell.wrong ? 0.72 : 1
                            radius: cell.radius
                        }
                        Numeral {
                            anchors.centerIn: parent
                            color: cell.on ? Theme.card : cell.possible ? Theme.suitInk(root.signOf(line.suit)) : Theme.mute
                            font.strikeout: root.gone.includes(cell.card) && !cell.on
                            size: Theme.phone ? 44 : Theme.veryLarge ? 32 : 23
                            text: Theme.rank(cell.modelData, root.french)
                            weight: cell.possible ? Font.Black : Font.Medium
                        }
                        Loader {
                            active: cell.wrong
                            anchors.margins: Theme.px(4)
                            anchors.right: parent.right
                            anchors.top: parent.top

                            sourceComponent: Icon {
                                color: "#9E241B" // on paper in every theme
                                name: "cross"
                                size: Theme.sign(16)
                                stroke: 3.4
                            }
                        }
                    }
                }
            }
        }
    }
}
