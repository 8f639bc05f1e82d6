import QtQuick
import Tafel.Ui

// A limit or a guess in always two taps: tens, then ones. Emits chosen(92).
Item {
    id: root

    property int min: 80
    property int max: 120
    property int tens: -1 // chosen by the first tap
    property int value: -1 // the one in force, shown as chosen
    property string title: ""
    property string typed: "" // by a real keyboard, so far
    property int columns: Math.min(8, Math.max(5, lastTens - firstTens + 1 > 10 ? 8 : 5))
    readonly property string outside: qsTr("%1 to %2").arg(min).arg(max)
    readonly property int firstTens: Math.floor(min / 10)
    readonly property int lastTens: Math.floor(max / 10)
    readonly property int shownTens: tens >= 0 ? tens : value >= 0 ? Math.floor(value / 10) : -1
    readonly property real gap: Theme.px(6)

    signal chosen(int value)

    function within(number: int): bool {
        return number >= min && number <= max;
    }
    function reset() {
        tens = -1;
        typed = "";
    }
    // Handles a real keyboard: the digits of the number; Enter completes an ambiguous one. Returns true if the key was used.
    function press(event: var): bool {
        const digit = event.text >= "0" && event.text <= "9" && event.text.length === 1;
        const ends = event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        if (event.key === Qt.Key_Backspace) {
            typed = typed.slice(0, -1);
        } else if (digit) {
            typed += event.text;
        } else if (!ends || typed === "") {
            return false;
        }
        const number = Number(typed);
        tens = typed !== "" && number >= firstTens && number <= lastTens ? number : -1;
        if (typed === "" || (!ends && number * 10 <= max && number > 0))
            return true;
        reset();
        if (within(number))
            chosen(number);
        else
            Screens.of(root)?.explain(root, "", outside, "");
        return true;
    }

    implicitHeight: content.implicitHeight

    Stack {
        id: content

        spacing: Theme.px(9)

        Paragraph {
            size: 18
            text: root.title
            weight: Font.DemiBold
        }
        EqualColumns {
            columns: root.columns
            spacing: root.gap

            Repeater {
                model: root.lastTens - root.firstTens + 1

                PadKey {
                    required property int index

                    readonly property int ten: root.firstTens + index

                    objectName: "tens." + ten
                    chosen: root.shownTens === ten
                    label: qsTr("%1 and ones").arg(ten * 10)
                    text: ten + "_"
                    textSize: 26

                    onTapped: root.tens = ten
                }
            }
        }
        EqualColumns {
            columns: 5
            spacing: root.gap

            Repeater {
                model: 10

                PadKey {
                    required property int index

                    readonly property int number: root.shownTens * 10 + index

                    objectName: "ones." + index
                    chosen: root.tens < 0 && root.value === number && root.value >= 0
                    text: String(index)
                    textSize: 26
                    whyNot: root.shownTens < 0 ? qsTr("Tens first")
                        : !root.within(number) ? root.outside : ""

                    onTapped: {
                        const n = number;
                        root.tens = -1;
                        root.chosen(n);
                    }
                }
            }
        }
    }
}
