import QtQuick
import Tafel.Ui

// The in-app keyboard for names, shown only when there is no real one: letters with umlauts, shift,
// backspace, done.
Rectangle {
    id: root

    property bool german: true // QWERTZ, else QWERTY
    property bool shift: true // the next letter is a capital
    property string doneText: qsTr("Done")
    property string names: "key" // objectName of a key: names + ".a", names + ".back", names + ".space"
    property string doneName: names + ".done"
    readonly property var rows: german
        ? ["qwertzuiopü", "asdfghjklöä", "yxcvbnméèç-"]
        : ["qwertyuiopü", "asdfghjklöä", "zxcvbnméèç-"]
    readonly property real gap: Theme.px(7)
    readonly property real keyWidth: (width - 2 * Theme.px(12) - 12 * gap) / 13
    readonly property real keyHeight: Theme.px(60)

    signal typed(string letter)
    signal backspace
    signal done

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
            model: root.rows

            Row {
                id: line

                required property string modelData
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
                    model: line.modelData.split("")

                    PadKey {
                        required property string modelData

                        objectName: root.names + "." + modelData
                        focusable: false
                        height: root.keyHeight
                        text: root.shift ? modelData.toUpperCase() : modelData
                        textSize: 26
                        width: Math.floor(root.keyWidth)

                        onTapped: {
                            root.typed(text);
                            root.shift = false;
                        }
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
            }
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: root.gap

            PadKey {
                objectName: root.names + ".space"
                focusable: false
                height: root.keyHeight
                label: qsTr("Space")
                text: ""
                width: Math.floor(root.keyWidth * 7)

                onTapped: {
                    root.typed(" ");
                    root.shift = true;
                }
            }
            TButton {
                id: doneKey

                readonly property bool fits: metrics.height > 0 // a function does not tell that its font has changed
                    && metrics.advanceWidth(root.doneText) + Theme.px(36) <= width

                objectName: root.doneName
                focusable: false
                height: root.keyHeight
                icon: fits ? "" : "check"
                kind: "act"
                label: root.doneText
                text: fits ? root.doneText : ""
                width: Math.floor(root.keyWidth * 3)

                onTapped: root.done()

                FontMetrics {
                    id: metrics

                    font.family: Theme.family
                    font.pixelSize: Theme.text(doneKey.textSize)
                    font.weight: doneKey.weight
                }
            }
        }
    }
}
