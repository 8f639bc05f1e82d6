pragma Singleton
import QtQuick
import Tafel.App

// All colours, sizes and badges of the design, for the three themes.
ThemeColors {
    // ---- Set by the window
    property Preferences preferences: null
    property bool guarded: true // buttons ignore taps for a moment (Pressable.guard); tests turn it off
    property bool portrait: false // the window is higher than wide
    property real unit: 1.0 // min(w/1280, h/800); portrait min(w/800, h/1280)

    readonly property bool motion: preferences?.motion ?? true
    readonly property bool phone: unit < 0.75 // letters as large as on a tablet, in fewer places
    // 1.0 … 2.0. A phone uses the layout for large text: that of a tablet would be half as large.
    readonly property real textScale: Math.max((preferences?.textSize ?? 100) / 100, phone ? Math.min(2, 0.9 / unit) : 1)
    readonly property bool large: textScale >= 1.5 // names above numbers, clauses on demand
    readonly property bool veryLarge: textScale >= 1.75 // toggles become one button

    name: preferences?.theme ?? "light"

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

    // ---- Colours
    // A colour as a drawing or a styled text writes it. Not color.toString(): qmllint reads the type of the argument
    // before it is known, and sometimes crashes.
    function hex(color: color): string {
        return String(color);
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
    // A rank as it is printed on the card: "Q" as "D" where the letters are German.
    function rank(letter: string, french: bool): string {
        return CardWords.rank(letter, french, german);
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
    // The parts that are not empty, with the separator between them.
    function joined(parts: var, separator: string): string {
        return parts.filter(part => part !== "").join(separator);
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
