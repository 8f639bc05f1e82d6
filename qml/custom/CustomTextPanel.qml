import QtQuick
import Tafel.Ui

// A name or a rule is written, on the keyboard of the app or a real one; for a sign a few are offered.
Page {
    id: root

    required property var ask

    signal said(string value)

    function done() {
        said(entry.text.trim());
    }

    title: ask.label

    Component.onCompleted: {
        entry.text = ask.value || "";
        entry.takeFocus();
        entry.input.selectAll();
    }

    Stack {
        inset: Theme.px(16)
        spacing: Theme.px(14)

        TextEntry {
            id: entry

            maximumLength: root.ask.most || 200
            objectName: "editor.text"
            placeholder: root.ask.example || ""

            onAccepted: root.done()
        }
        Remark {
            text: entry.text
            visible: root.ask.kind === "clause"
        }
        WrappedRow {
            spacing: Theme.px(8)
            visible: root.ask.signs === true

            Repeater {
                model: ["♥", "♦", "♣", "♠", "K♥", "Q♠", "A♦", "7♣", "★", "♛"]

                TButton {
                    required property string modelData

                    height: Theme.touch(60)
                    objectName: "editor.sign." + modelData
                    text: modelData
                    textSize: 26
                    width: Theme.touch(76)

                    onTapped: root.said(modelData)
                }
            }
        }
        TButton {
            height: Theme.touch(64)
            icon: "check"
            kind: "act"
            objectName: "editor.textDone"
            text: qsTr("Done")

            onTapped: root.done()
        }
    }
    NameKeyboard {
        anchors.bottom: parent.bottom
        line: entry
        capitals: root.ask.kind === "clause" ? "sentences" : "words"
        visible: entry.keys

        onDone: root.done()
    }
}
