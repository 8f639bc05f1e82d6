import QtQuick
import Tafel.Ui

// The number pad of our own: emits key("0" … "9", "-", "+", "back", "rest", "match"); never counts anything
// itself.
Item {
    id: root

    // One list a row; the same name twice in a row makes one wide key, "" leaves a hole.
    property var rows: full
    property var muted: [] // names of keys that are not possible now
    property string whyNot: "" // why none of them is; else each has its reason
    property string names: "pad.key" // objectName of a key: names + ".7"
    property real spacing: Theme.px(10)
    property real lowestKey: Theme.target
    property real highestKey: Theme.touch(84) // portrait: 104
    readonly property int columns: rows.length > 0 ? rows[0].length : 1
    readonly property real keyWidth: (width - (columns - 1) * spacing) / columns
    readonly property real leastHeight: rows.length * (lowestKey + spacing) - spacing
    readonly property real keyHeight: Math.max(lowestKey,
        Math.min(highestKey, (height - (rows.length - 1) * spacing) / rows.length))

    // The layouts of the score pads: points, points of Hintersche, counts of Lorum.
    readonly property var full: [["7", "8", "9", "-", "back"], ["4", "5", "6", "+", "rest"],
        ["1", "2", "3", "0", "match"]]
    readonly property var withRest: [["7", "8", "9", "back"], ["4", "5", "6", "rest"], ["1", "2", "3", "0"]]
    // Points that add up to nothing, and those that do and may be less than 0.
    readonly property var free: [["7", "8", "9", "-", "back"], ["4", "5", "6", "+", "next"], ["1", "2", "3", "0", "0"]]
    readonly property var signed: [["7", "8", "9", "-", "back"], ["4", "5", "6", "+", "rest"], ["1", "2", "3", "0", "0"]]
    readonly property var plain: [["7", "8", "9"], ["4", "5", "6"], ["1", "2", "3"], ["0", "0", "back"]]

    // Numbers that may be less than 0, or not.
    function integers(lowest: int): var {
        return [...plain.slice(0, 3), lowest < 0 ? ["0", "-", "back"] : plain[3]];
    }
    // A typed number after another key.
    function typedAfter(typed: string, name: string): string {
        return name === "back" ? typed.slice(0, -1) : name !== "-" ? (typed + name).slice(0, 7) : typed.startsWith("-") ? typed.slice(1) : "-" + typed;
    }
    // Is a typed number an answer of a prompt? The prompt has the bounds.
    function isPossible(typed: string, ask: var): bool {
        return typed !== "" && Number(typed) >= ask.lowest && Number(typed) <= ask.highest; // "-" is not a number
    }

    signal key(string name)

    function reason(name: string): string {
        return whyNot !== "" ? whyNot : name === "rest" ? qsTr("More is entered than there is in play.")
            : name >= "0" && name <= "9" ? qsTr("Not possible now") : qsTr("There is no number yet.");
    }

    // Handles a real keyboard: the screen passes its key presses. Returns true if the pad used the key.
    function press(event: var): bool {
        const named = {
            [Qt.Key_Backspace]: "back",
            [Qt.Key_Delete]: "back",
            [Qt.Key_R]: "rest",
            [Qt.Key_M]: "match"
        };
        const name = named[event.key] || (event.text === "−" ? "-" : event.text);
        const here = name !== "" && rows.some(row => row.includes(name));
        if (here) {
            if (muted.includes(name))
                Screens.of(root)?.explain(root, "", reason(name), "");
            else
                key(name);
        }
        return here;
    }
    function spoken(name: string): string {
        return {"-": qsTr("minus"), "+": qsTr("plus"), back: qsTr("Delete the last digit"), next: qsTr("To the next number")}[name] ?? shown(name);
    }
    function shown(name: string): string {
        return name === "-" ? "−" : name === "rest" ? qsTr("Rest") : name === "match" ? qsTr("Match") : name;
    }
    // Keys with their place: [{name, row, column, span}].
    function placed(all: var): var {
        const keys = [];
        all.forEach((row, r) => row.forEach((name, c) => {
            if (name === "")
                return;
            if (c > 0 && row[c - 1] === name)
                keys[keys.length - 1].span++;
            else
                keys.push({name: name, row: r, column: c, span: 1});
        }));
        return keys;
    }

    implicitHeight: rows.length * (highestKey + spacing) - spacing

    Strip {
        anchors.bottom: parent.bottom
        height: root.rows.length * (root.keyHeight + root.spacing) - root.spacing

        Repeater {
            model: root.placed(root.rows)

            PadKey {
                required property var modelData

                readonly property string name: modelData.name

                objectName: root.names + "." + name
                special: !(name >= "0" && name <= "9")
                height: Math.round(root.keyHeight)
                icon: name === "back" ? "del" : name === "next" ? "next" : ""
                label: root.spoken(name)
                text: root.shown(name)
                whyNot: root.muted.includes(name) ? root.reason(name) : ""
                width: Math.round(modelData.span * (root.keyWidth + root.spacing) - root.spacing)
                word: name === "rest" || name === "match"
                x: Math.round(modelData.column * (root.keyWidth + root.spacing))
                y: Math.round(modelData.row * (root.keyHeight + root.spacing))

                onTapped: root.key(name)
            }
        }
    }
}
