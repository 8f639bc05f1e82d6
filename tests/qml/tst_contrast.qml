import QtQuick
import QtTest
import Tafel.Ui

// The contrast of every colour of the theme with its backgrounds, in the three themes: WCAG AA requires 4.5 for text and 3 for
// large text and graphics. accessibility_checks measures the screens themselves.
TestCase {
    id: test

    name: "Contrast"

    readonly property QtObject theme: Theme // an object, so that the test can list its properties
    readonly property var papers: ["paper", "sheet", "sunk"]
    readonly property var slates: ["slate", "slateLine"]
    readonly property var notes: ["yesGround", "noGround", "askGround"]
    // [foreground, background, smallest contrast]
    readonly property var pairs: [].concat(
        across(["ink", "mute"], papers.concat(notes), 4.5),
        across(["yes", "no", "ask"], papers, 4.5),
        [["yes", "yesGround", 4.5], ["no", "noGround", 4.5], ["ask", "askGround", 4.5]],
        across(["chalk", "chalkMute"], slates, 4.5),
        [["chalk", "wood", 4.5], ["chalkInk", "chalk", 4.5], ["actInk", "act", 4.5], ["selInk", "sel", 4.5], ["paper", "ink", 4.5], ["cardInk", "card", 4.5]],
        // Graphics: outlines, filled areas, and the focus ring.
        across(["edge", "act", "sel"], papers, 3),
        across(["focus"], papers.concat(notes), 3),
        across(["chalkEdge", "slateFocus"], slates, 3),
        [["slateFocus", "wood", 3], ["cardFocus", "card", 3]])
    // These colours only divide areas that spacing and words also separate.
    readonly property var decoration: ["rule", "panelEdge", "cardEdge"]

    function across(inks: var, grounds: var, least: real): var {
        const list = [];
        for (const ink of inks)
            for (const ground of grounds)
                list.push([ink, ground, least]);
        return list;
    }
    function luminance(of: color): real {
        const color = Qt.color(String(of)); // the colour may be a text
        const linear = c => c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
        return 0.2126 * linear(color.r) + 0.7152 * linear(color.g) + 0.0722 * linear(color.b);
    }
    function contrast(a: color, b: color): real {
        const x = luminance(a) + 0.05, y = luminance(b) + 0.05;
        return Math.max(x, y) / Math.min(x, y);
    }
    function need(what: string, a: color, b: color, least: real) {
        const ratio = contrast(a, b);
        verify(ratio >= least, `${what} in ${Theme.name}: ${ratio.toFixed(2)} is less than ${least}`);
    }
    function colors(): var {
        const found = [];
        for (const key in theme)
            if (String(theme[key]).match(/^#[0-9a-f]{6,8}$/i))
                found.push(key);
        return found;
    }

    function init_data() {
        return ["light", "dark", "contrast"].map(theme => ({tag: theme}));
    }
    function cleanupTestCase() {
        Theme.name = "light";
    }

    // Checks the formula: WCAG 2 gives 21 for black on white and 4.54 for this grey.
    function test_theArithmetic() {
        compare(contrast("#000000", "#ffffff"), 21);
        compare(contrast("#767676", "#ffffff").toFixed(2), "4.54");
    }
    function test_everyColorHasItsPair(data: var) {
        Theme.name = data.tag;
        const all = colors();
        verify(all.length >= 30);
        const paired = [].concat(...pairs.map(pair => pair.slice(0, 2)), decoration, ["playerInkPaper", "playerInkSlate"]);
        compare(all.filter(key => !paired.includes(key)), []);
        compare(paired.filter(key => !all.includes(key)), []);
    }
    function test_pairs(data: var) {
        Theme.name = data.tag;
        for (const [what, ground, least] of pairs)
            need(`${what} on ${ground}`, Theme[what], Theme[ground], least);
    }
    // The player's colour in names, badges with their initial, and chart lines.
    function test_players(data: var) {
        Theme.name = data.tag;
        for (let seat = 0; seat < 5; ++seat) {
            const onPaper = Theme.playerColor(seat, false), onSlate = Theme.playerColor(seat, true);
            for (const ground of ["paper", "sheet"])
                need(`player ${seat} on ${ground}`, onPaper, Theme[ground], 4.5);
            for (const ground of ["sunk", "yesGround"])
                need(`badge ${seat} on ${ground}`, onPaper, Theme[ground], 3);
            need(`initial ${seat}`, Theme.playerInkPaper, onPaper, 4.5);
            for (const ground of slates)
                need(`player ${seat} on ${ground}`, onSlate, Theme[ground], 4.5);
            need(`player ${seat} on wood`, onSlate, Theme.wood, 3);
            need(`initial ${seat} on the slate`, Theme.playerInkSlate, onSlate, 4.5);
        }
    }
    // Ranks on the cards, whose ground stays paper in every theme.
    function test_suits(data: var) {
        Theme.name = data.tag;
        for (const suit of ["H", "L", "R", "S", "C", "D", "P"])
            need(`suit ${suit}`, Theme.suitInk(suit), Theme.card, 4.5);
    }
}
