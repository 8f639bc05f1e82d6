pragma Singleton
import QtQuick
import Tafel.App

// All colours, sizes and badges of the design, for the three themes; the window sets unit, the settings
// the rest.
QtObject {
    // ---- Set from outside
    property string name: "light" // "light" | "dark" | "contrast"
    property real textScale: 1.0 // 1.0 … 2.0
    property bool motion: true
    property real unit: 1.0 // min(w/1280, h/800); portrait min(w/800, h/1280)

    readonly property bool phone: unit < 0.75 // letters as large as on a tablet, in fewer places
    readonly property bool contrast: name === "contrast"
    readonly property bool large: textScale >= 1.5 // names above numbers, clauses on demand
    readonly property bool veryLarge: textScale >= 1.75 // toggles become one button

    // ---- Lengths: design pixels (1280×800) to pixels of this window
    function px(design: real): int {
        return Math.round(design * unit);
    }

    // The side of something that is tapped: on a phone, where it would be too small for a finger, the least it needs.
    function touch(design: real): int {
        return Math.max(phone ? target : 0, px(design));
    }
    // The side of a single icon: it grows with the text as far as its button allows.
    function icon(design: real): int {
        return Math.round(px(design) * Math.min(phone ? 2 : 1.5, textScale));
    }
    // The side of an icon next to text: on a phone the text is larger than the design.
    function sign(design: real): int {
        return px(design * (phone && design <= 40 ? 1.6 : 1));
    }

    // ---- Colours                                   light      dark       contrast
    readonly property color paper: pick("#F5EFE1", "#26221D", "#FFFFFF")
    readonly property color sheet: pick("#FFFCF4", "#342E27", "#FFFFFF")
    readonly property color sunk: pick("#EAE1CC", "#1C1915", "#E6E6E6")
    readonly property color ink: pick("#231F1A", "#F4ECDC", "#000000")
    readonly property color mute: pick("#554C40", "#CBBFAB", "#262626")
    readonly property color edge: pick("#857963", "#958977", "#000000")
    readonly property color rule: pick("#D8CDB5", "#4A4238", "#6B6B6B")
    readonly property color slate: pick("#24302C", "#18201D", "#000000")
    readonly property color slateLine: pick("#2F3D38", "#25302C", "#1E1E1E")
    readonly property color chalk: pick("#F7F3E6", "#F7F3E6", "#FFFFFF")
    readonly property color chalkMute: pick("#BCC6BE", "#BCC6BE", "#E4E4E4")
    readonly property color chalkEdge: pick("#7F8F87", "#7F8F87", "#B0B0B0")
    readonly property color wood: pick("#8A5A32", "#7A4F2C", "#000000")
    readonly property color act: pick("#24302C", "#F4E6C4", "#000000")
    readonly property color actInk: pick("#FFFCF4", "#231F1A", "#FFFFFF")
    readonly property color sel: pick("#24302C", "#F4E6C4", "#000000")
    readonly property color selInk: pick("#FFFCF4", "#231F1A", "#FFE600")
    readonly property color yes: pick("#1B6338", "#8FE0AC", "#00471B")
    readonly property color yesGround: pick("#E0EBD9", "#22392B", "#DDF3E1")
    readonly property color no: pick("#9E241B", "#FFA79B", "#8A0000")
    readonly property color noGround: pick("#F6DFD6", "#4A2620", "#FFE1DC")
    readonly property color ask: pick("#7A4F00", "#F2CA70", "#553600")
    readonly property color askGround: pick("#F6E6BE", "#443518", "#FFEDB8")
    readonly property color focus: pick("#1F5FA8", "#8CC4FF", "#0037B3")
    readonly property color slateFocus: pick("#8CC4FF", "#8CC4FF", "#A9D4FF")
    readonly property color panelEdge: pick("#D8CDB5", "#4A4238", "#000000") // around a sheet
    readonly property color card: pick("#FFFDF6", "#FFFDF6", "#FFFFFF")
    readonly property color cardEdge: pick("#857963", "#FFFDF6", "#000000")
    readonly property color cardFocus: pick("#1F5FA8", "#1F5FA8", "#0037B3") // a chosen card: cards stay paper
    readonly property color cardInk: "#1B1B1B"

    // A colour as a drawing or a styled text writes it. Compiled ahead of time, a text with a colour among other
    // texts hands the colour to the collector of garbage while it is still written out: the app would end.
    function hex(color: color): string {
        return color.toString();
    }
    function pick(light: string, dark: string, contrast: string): string {
        return name === "dark" ? dark : name === "contrast" ? contrast : light;
    }

    // Ink of the ranks of a suit; yellow has a dark ochre, because the star's yellow is unreadable as text.
    function suitInk(suit: string): color {
        return {H: "#B3261E", D: "#B3261E", L: "#1F7A3D", S: "#7A5200"}[suit] ?? "#1B1B1B";
    }

    // ---- Players: colour + shape + initial, in charts a dash pattern. Seats count from 0.
    readonly property var shapes: ["circle", "square", "triangle", "hexagon", "arch", "diamond", "cross", "pentagon"]
    readonly property var slatePlayers: contrast
        ? ["#A9D4FF", "#FFC79E", "#A2F0CB", "#EBCBFF", "#FFE976", "#FFC0DD", "#DCE5EC", "#A6EEF5"]
        : ["#8CC4FF", "#FFB07A", "#7FD9AE", "#DDB2F5", "#EBD26A", "#FF9FCB", "#C5D0DA", "#7FDCE6"]
    readonly property var paperPlayers: contrast ? ["#003A8C", "#8A2F00", "#00502F", "#5A1C80", "#4A3A00", "#7A1050", "#2B3A48", "#004B57"]
        : name === "dark" ? slatePlayers : ["#1F5FA8", "#B4470F", "#1C7350", "#7A3E9D", "#6E5A12", "#9B2C6B", "#3F5566", "#0B6B78"]
    readonly property color playerInkPaper: pick("#FFFCF4", "#18201D", "#FFFFFF")
    readonly property color playerInkSlate: pick("#18201D", "#18201D", "#000000")
    // Lengths of dash and gap for a line 4 wide; an empty list is a solid line.
    readonly property var dashes: [[], [12, 6], [3, 6], [16, 4, 4, 4], [8, 3], [10, 3, 3, 3], [4, 4], [20, 4]]

    function playerColor(seat: int, slated: bool): color {
        return (slated ? slatePlayers : paperPlayers)[seat % shapes.length];
    }

    // ---- Type
    readonly property var installed: Qt.fontFamilies()
    readonly property bool hasLato: installed.includes("Lato")
    readonly property string family: hasLato ? "Lato" : "DejaVu Sans"
    readonly property real fontFactor: hasLato ? 1.0 : 0.9

    // Pixel size of a text that follows the text size setting …
    function text(design: real): int {
        return Math.max(1, Math.round(design * unit * textScale * fontFactor));
    }
    // The size of a text that is already large enough. On a phone it is at least 11 pixels.
    function fixed(design: real): int {
        return Math.max(phone ? 11 : 1, Math.round(design * unit * fontFactor));
    }

    // ---- Shapes
    readonly property int radius: px(12) // controls
    readonly property int panelRadius: px(14)
    readonly property int line: Math.max(1, px(2))
    readonly property int ring: Math.max(2, px(4))
    readonly property int target: Math.max(44, px(54)) // the least a finger needs: 9 mm, on a phone 7
    readonly property int gap: px(12)

    readonly property bool german: qsTr("Q") === "D" // the language shown
    // The name of a card or a suit for a screen reader: "queen of ravens", "ravens".
    function cardName(card: string, french: bool): string {
        return CardWords.card(card, french, german);
    }
    function suitName(sign: string): string {
        return CardWords.suit(sign, german);
    }
    // Do ranks have German letters on the cards? The Eidex pack has them in both languages.
    function germanRanks(french: bool): bool {
        return !french || german;
    }
    // A rank as the card has it: "Q" as "D", "J" as "B" where the letters are German.
    function rank(letter: string, french: bool): string {
        return !germanRanks(french) ? letter : letter === "Q" ? "D" : letter === "J" ? "B" : letter;
    }
    // Cards in the notation of a game file: a suit "H", a rank "Q", a card "HQ"; a word remains unchanged.
    function cards(name: string): string {
        const signs = {C: "♣", S: "♠", H: "♥", D: "♦"};
        if (!/^([CSHD]?([2-9JQKA]|10)|[CSHD])$/.test(name))
            return name;
        return signs[name] ?? (signs[name.charAt(0)] !== undefined ? signs[name.charAt(0)] + rank(name.substring(1), true) : rank(name, true));
    }
    // A number with a minus sign instead of a hyphen.
    function number(value: var): string {
        return String(value).replace("-", "−");
    }
    // A text with its parts for %1, %2 … Calls of `arg` would also replace a "%2" that somebody typed in a name.
    function filled(text: string, ...parts): string {
        return text.replace(/%(\d)/g, (mark, place) => parts[place - 1] ?? mark);
    }
    // How far something moved: "+3", "−3"; "–" when it stays.
    function change(value: int): string {
        return value === 0 ? "–" : (value > 0 ? "+" : "") + number(value);
    }
    // Bold fact and plain rest in one wrapped text: the parts of a MarkedText.
    function boldThen(bold: string, plain: string): var {
        return bold !== "" ? [{text: bold, bold: true}, " " + plain] : [plain];
    }
}
