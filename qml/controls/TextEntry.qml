import QtQuick
import Tafel.Ui
import "shortcuts.js" as Shortcuts

// One line of text with its label; may ask for the in-app keyboard.
Strip {
    id: root

    property string label: ""
    property string placeholder: ""
    property string icon: "" // "find"
    property alias text: input.text
    property alias maximumLength: input.maximumLength
    property alias input: input
    property bool hidden: false // hides the letters from bystanders
    property string problem: "" // the error below the line
    property bool keys: false // those of the app are wanted: no real keyboard was used since it got the focus
    property bool real: false // a real keyboard is there
    readonly property bool typing: keys && input.activeFocus

    signal edited(string text)
    signal accepted

    // Called by NameKeyboard.
    function typed(letters: string) {
        if (input.selectedText !== "")
            input.remove(input.selectionStart, input.selectionEnd);
        input.insert(input.cursorPosition, letters);
        edited(input.text);
    }
    function backspace() {
        if (input.selectedText !== "")
            input.remove(input.selectionStart, input.selectionEnd);
        else if (input.cursorPosition > 0)
            input.remove(input.cursorPosition - 1, input.cursorPosition);
        edited(input.text);
    }
    function takeFocus() {
        input.forceActiveFocus();
    }

    implicitHeight: column.implicitHeight

    Stack {
        id: column

        spacing: Theme.px(5)

        Remark {
            text: root.label
            weight: Font.Bold
        }
        Rectangle {
            border.color: input.activeFocus ? Theme.focus : Theme.edge
            border.width: input.activeFocus ? Theme.ring : Theme.line
            color: Theme.sheet
            height: Math.max(Theme.touch(56), input.implicitHeight + Theme.px(20))
            radius: Theme.radius
            width: parent.width

            Icon {
                anchors.verticalCenter: parent.verticalCenter
                name: root.icon
                x: Theme.px(14)
            }
            TextInput {
                id: input

                Accessible.description: root.problem
                Accessible.editable: true
                Accessible.name: root.label !== "" ? root.label : root.placeholder
                Accessible.role: Accessible.EditableText
                activeFocusOnTab: true
                anchors.fill: parent
                anchors.leftMargin: root.icon !== "" ? Theme.px(24) + Theme.sign(26) : Theme.px(16)
                anchors.rightMargin: Theme.px(14)
                bottomPadding: Theme.px(4)
                clip: true
                color: Theme.ink
                cursorDelegate: Rectangle {
                    color: Theme.focus
                    visible: input.cursorVisible
                    width: Theme.px(3)
                }
                echoMode: root.hidden ? TextInput.Password : TextInput.Normal
                font.family: Theme.family
                font.pixelSize: Theme.text(20)
                font.weight: Font.Medium
                selectByMouse: true
                selectedTextColor: Theme.actInk
                selectionColor: Theme.act
                topPadding: Theme.px(4)
                verticalAlignment: TextInput.AlignVCenter // a tap anywhere in the frame is for it

                Keys.onPressed: event => {
                    event.accepted = Shortcuts.isRedo(event) && input.canRedo;
                    if (event.accepted) {
                        input.redo();
                        root.edited(input.text);
                        return;
                    }
                    if (event.text !== "" && event.key !== Qt.Key_Escape) {
                        root.keys = false;
                        root.real = true;
                    }
                }
                onAccepted: root.accepted()
                onActiveFocusChanged: if (activeFocus)
                    root.keys = true
                onTextEdited: root.edited(text)

                TText {
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.mute
                    elide: Text.ElideRight
                    text: root.placeholder
                    visible: input.text === ""
                    width: parent.width
                }
            }
        }
        Strong {
            color: Theme.no
            size: 18
            text: root.problem
        }
        Remark {
            objectName: root.objectName + ".full"
            text: qsTr("At most %1 characters").arg(input.maximumLength)
            visible: root.problem === "" && input.length >= input.maximumLength
        }
    }
}
