import QtQuick
import Tafel.Ui

// The in-app keyboard for names, shown only when there is no real one: letters with umlauts, shift, backspace, done; on a
// second layer digits and the letters of other languages. A letter from there leads back to the first one.
Rectangle {
    id: root

    property bool german: true // QWERTZ, else QWERTY
    property bool address: false // in place of a name: nothing is a capital by itself, the second layer has signs and stays
    property bool shift: !address // the next letter is a capital
    property bool second: false // the second layer
    property bool returns: false // a key that takes the name and waits for the next one
    property string doneText: qsTr("Done")
    property string names: "key" // objectName of a key: names + ".a", names + ".back", names + ".space", names + ".layer", names + ".return"
    property string doneName: names + ".done"
    readonly property var letters: german
        ? ["qwertzuiopü", "asdfghjklöä", "yxcvbnméèç-"]
        : ["qwertyuiopü", "asdfghjklöä", "zxcvbnméèç-"]
    readonly property var others: address ? ["1234567890_", ":/@.-=?&%+~", ",;'\"\\#!*[]"] : ["1234567890ß", "àáâãåæëêíîï", "ñóôõøœúûšžč"]
    readonly property var rows: second ? others : letters
    readonly property real gap: Theme.px(7)
    readonly property real keyWidth: (width - 2 * Theme.px(12) - 12 * gap) / 13
    readonly property real keyHeight: Theme.px(60)

    signal typed(string letter)
    signal backspace
    signal done
    signal returned

    function type(letter: string) {
        root.typed(letter);
        shift = false;
        if (!address && !(letter >= "0" && letter <= "9"))
            second = false;
    }

    color: Theme.sunk
    implicitHeight: 4 * keyHeight + 3 * gap + 2 * Theme.px(12)
    implicitWidth: Theme.px(1280)

    MouseArea {
        anchors.fill: parent // a tap beside a key is not a tap on what lies below
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

                PadKey {
                    focusable: false
                    special: true
                    height: root.keyHeight
                    icon: line.index === 2 ? "shift" : ""
                    label: qsTr("Capital letter")
                    visible: line.index === 2
                    chosen: root.shift
                    width: Math.floor(root.keyWidth)

                    onTapped: root.shift = !root.shift
                }
                Repeater {
                    model: 11

                    PadKey {
                        required property int index
                        readonly property string letter: root.rows[line.index].charAt(index)

                        objectName: root.names + "." + letter
                        focusable: false
                        height: root.keyHeight
                        text: root.shift && letter !== "ß" ? letter.toUpperCase() : letter
                        textSize: 26
                        visible: letter !== ""
                        width: Math.floor(root.keyWidth)

                        onTapped: root.type(text)
                    }
                }
                PadKey {
                    objectName: root.names + ".back"
                    focusable: false
                    special: true
                    height: root.keyHeight
                    icon: "del"
                    label: qsTr("Delete the last letter")
                    visible: line.index === 0
                    width: Math.floor(root.keyWidth * 2 + root.gap)

                    onTapped: root.backspace()
                }
                Loader {
                    active: line.index === 1
                    sourceComponent: doneKey
                    visible: active
                    width: Math.floor(root.keyWidth * 2 + root.gap)
                }
                PadKey {
                    objectName: root.names + ".return"
                    focusable: false
                    special: true
                    height: root.keyHeight
                    icon: "enter"
                    label: qsTr("Take the name")
                    visible: line.index === 2 && root.returns
                    width: Math.floor(root.keyWidth)

                    onTapped: root.returned()
                }
            }
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: root.gap

            PadKey {
                objectName: root.names + ".layer"
                focusable: false
                special: true
                height: root.keyHeight
                label: root.second ? qsTr("Letters") : root.address ? qsTr("Digits and signs") : qsTr("Digits and other letters")
                text: root.second ? "abc" : root.address ? "1:/" : "12ñ"
                textSize: 24
                width: Math.floor(root.keyWidth * 1.5)

                onTapped: root.second = !root.second
            }
            Sign {
                letter: "'"
                label: qsTr("Apostrophe")
            }
            PadKey {
                objectName: root.names + ".space"
                focusable: false
                height: root.keyHeight
                label: qsTr("Space")
                text: ""
                width: Math.floor(root.keyWidth * 7)

                onTapped: {
                    root.typed(" ");
                    root.shift = !root.address;
                }
            }
            Sign {
                letter: "."
                label: qsTr("Full stop")
            }
        }
    }

    // Above the height at which a screen has the button that commits: nothing is begun by a second tap on the same place.
    Component {
        id: doneKey

        TButton {
            readonly property bool fits: metrics.height > 0 // a function does not tell that its font has changed
                && metrics.advanceWidth(root.doneText) + Theme.px(36) <= width

            objectName: root.doneName
            focusable: false
            height: root.keyHeight
            icon: fits ? "" : "check"
            kind: "act"
            label: root.doneText
            text: fits ? root.doneText : ""

            onTapped: root.done()

            FontMetrics {
                id: metrics

                font.family: Theme.family
                font.pixelSize: Theme.text(20)
                font.weight: Font.Bold
            }
        }
    }

    component Sign: PadKey {
        required property string letter

        focusable: false
        height: root.keyHeight
        objectName: root.names + "." + letter
        text: letter
        textSize: 26
        width: Math.floor(root.keyWidth)

        onTapped: root.type(letter)
    }
}
