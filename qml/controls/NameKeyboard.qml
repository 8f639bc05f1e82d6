import QtQuick
import Tafel.Ui

// The in-app keyboard for names, shown only without a real one: letters with umlauts, shift, backspace, done; on a second
// layer digits and the letters of other languages, on a third one punctuation. A letter or a sign from there returns to the
// first layer. There is no dead space between two keys: each takes half of the gap.
Rectangle {
    id: root

    property TextEntry line: null // that is written in
    property bool address: false // for addresses: no automatic capitals, the second layer has signs and remains
    property string capitals: "words" // automatic capitals: "words" of a name, "sentences", or "" for none
    property bool shift: false // the next letter is a capital
    property string plane: "letters" // "letters", "others", "signs"
    property bool returns: false // a key that takes the name and waits for the next one
    property string doneText: qsTr("Done")
    property string doneName: "key.done"
    readonly property var letters: Theme.german // QWERTZ, else QWERTY
        ? ["qwertzuiopü", "asdfghjklöä", "yxcvbnméèç-"]
        : ["qwertyuiopü", "asdfghjklöä", "zxcvbnméèç-"]
    readonly property var others: address ? ["1234567890_", ":/@.-=?&%+~", ",;'\"\\#!*[]"] : ["1234567890ß", "àáâãåæëêíîï", "ñóôõøœúûšžč"]
    readonly property var signs: ["1234567890+", ":;!?()[]\"/=", "«»“”–×%♣♠♥♦"]
    readonly property var rows: plane === "others" ? others : plane === "signs" ? signs : letters
    readonly property bool begins: !address && capitals !== "" && beginsAt(root.line)
    readonly property int gap: 2 * Math.ceil(Theme.px(7) / 2) // even: each key takes half of it
    readonly property bool narrow: Theme.phone // the keys at the side are in a row of their own
    readonly property real side: narrow ? gap / 2 : Theme.px(12) // on a phone every pixel of the width is a key's
    readonly property int lines: narrow ? 5 : 4
    readonly property real keyWidth: narrow ? (width - 2 * side - 10 * gap) / 11 : (width - 2 * side - 12 * gap) / 13
    readonly property real keyHeight: Theme.touch(60)

    signal done
    signal returned

    // The width of a letter: spare pixels are distributed, so that the row is full.
    function letterWidth(index: int): int {
        const step = keyWidth + gap;
        return Math.floor((index + 1) * step) - Math.floor(index * step) - gap;
    }
    // The remaining width of a row on a phone; `keys` is the number of other keys, `units` their width in letters.
    function restWidth(keys: int, units: real): int {
        return Math.floor(width - 2 * side - keys * gap - units * keyWidth);
    }
    // Returns true if a word begins at the cursor, or at the selection.
    function beginsAt(line: TextEntry): bool {
        if (!line)
            return false;
        const before = line.text.substring(0, line.input.selectedText !== "" ? line.input.selectionStart : line.input.cursorPosition);
        return before === "" || (capitals === "sentences" ? /[.!?] +$/ : / $/).test(before);
    }
    function type(letter: string) {
        root.line.typed(letter);
        shift = begins;
        if (!address && !/[0-9+×=%]/.test(letter))
            plane = "letters";
    }

    color: Theme.sunk
    implicitHeight: lines * keyHeight + (lines - 1) * gap + 2 * Theme.px(12)
    width: parent?.width ?? 0

    Component.onCompleted: shift = begins
    onBeginsChanged: shift = begins

    MouseArea {
        anchors.fill: parent // a tap between keys must not reach the items below
    }
    Column {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: root.gap
        y: Theme.px(12)

        Repeater {
            model: 3

            Row {
                id: line

                required property int index

                spacing: root.gap

                ShiftKey {
                    visible: line.index === 2 && !root.narrow
                    width: Math.floor(root.keyWidth)
                }
                Repeater {
                    model: 11

                    Key {
                        required property int index
                        readonly property string letter: root.rows[line.index].charAt(index)

                        objectName: "key." + letter
                        text: root.shift && letter !== "ß" ? letter.toUpperCase() : letter
                        textSize: 26
                        visible: letter !== ""
                        width: root.letterWidth(index)

                        onTapped: root.type(text)
                    }
                }
                BackKey {
                    visible: line.index === 0 && !root.narrow
                    width: Math.floor(root.keyWidth * 2 + root.gap)
                }
                Loader {
                    active: line.index === 1 && !root.narrow
                    sourceComponent: doneKey
                    visible: active
                    width: Math.floor(root.keyWidth * 2 + root.gap)
                }
                ReturnKey {
                    visible: line.index === 2 && root.returns && !root.narrow
                    width: Math.floor(root.keyWidth)
                }
            }
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: root.gap
            visible: root.narrow

            ShiftKey {
                width: Math.floor(root.keyWidth * 2)
            }
            BackKey {
                width: Math.floor(root.keyWidth * 2)
            }
            ReturnKey {
                visible: root.returns
                width: Math.floor(root.keyWidth * 2)
            }
            Loader {
                active: root.narrow
                sourceComponent: doneKey
                width: root.returns ? root.restWidth(3, 6) : root.restWidth(2, 4)
            }
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: root.gap

            Key {
                objectName: "key.layer"
                special: true
                label: root.plane === "others" ? qsTr("Letters") : root.address ? qsTr("Digits and signs") : qsTr("Digits and other letters")
                text: root.plane === "others" ? "abc" : root.address ? "1:/" : "12ñ"
                textSize: 24
                width: Math.floor(root.keyWidth * 1.5)

                onTapped: root.plane = root.plane === "others" ? "letters" : "others"
            }
            Key {
                objectName: "key.signs"
                special: true
                label: root.plane === "signs" ? qsTr("Letters") : qsTr("Signs")
                text: root.plane === "signs" ? "abc" : "+(?"
                textSize: 24
                visible: !root.address
                width: Math.floor(root.keyWidth * 1.5)

                onTapped: root.plane = root.plane === "signs" ? "letters" : "signs"
            }
            Sign {
                letter: "'"
                label: qsTr("Apostrophe")
            }
            Key {
                objectName: "key.space"
                label: qsTr("Space")
                text: ""
                width: root.narrow ? root.address ? root.restWidth(3, 3.5) : root.restWidth(5, 6)
                    : Math.floor(root.keyWidth * (root.address ? 7 : 4.5))

                onTapped: root.type(" ")
            }
            Sign {
                letter: ","
                label: qsTr("Comma")
                visible: !root.address // its second layer has one
            }
            Sign {
                letter: "."
                label: qsTr("Full stop")
            }
        }
    }

    // Above the button of the screen that commits: a second tap at the same position must not press it.
    Component {
        id: doneKey

        TButton {
            readonly property bool fits: metrics.height > 0 // a dependency, because a function does not notify about a changed font
                && metrics.advanceWidth(root.doneText) + Theme.px(36) <= width

            objectName: root.doneName
            focusable: false
            reach: Math.min(width, height) + root.gap
            height: root.keyHeight
            icon: fits ? "" : "check"
            kind: "act"
            label: root.doneText
            text: fits ? root.doneText : ""

            onTapped: root.done()

            TextMeasure {
                id: metrics

                size: 20
            }
        }
    }

    component Key: PadKey {
        focusable: false
        height: root.keyHeight
        reach: Math.min(width, height) + root.gap // half of the gap around it
    }
    component ShiftKey: Key {
        chosen: root.shift
        icon: "shift"
        label: qsTr("Capital letter")
        special: true

        onTapped: root.shift = !root.shift
    }
    component BackKey: Key {
        icon: "del"
        label: qsTr("Delete the last letter")
        objectName: "key.back"
        special: true

        onTapped: root.line.backspace()
    }
    component ReturnKey: Key {
        icon: "enter"
        label: qsTr("Use this name")
        objectName: "key.return"
        special: true

        onTapped: root.returned()
    }
    component Sign: Key {
        required property string letter

        objectName: "key." + letter
        text: letter
        textSize: 26
        width: Math.floor(root.keyWidth)

        onTapped: root.type(letter)
    }
}
