import QtQuick
import Tafel.Ui

// A player rejects the pending deal: the player, and their number or an optional reason.
Popup {
    id: root

    required property ScorePad pad
    readonly property var seats: pad.seats
    property bool inWords: false

    panelWidth: Theme.px(inWords ? 980 : 760)
    spacing: Theme.px(14)
    title: qsTr("What is wrong?")

    TextEntry {
        id: entry

        input.objectName: "refusal.text"
        label: qsTr("Own number, or a few words; may stay empty")
        maximumLength: 200
    }
    EqualColumns {
        readonly property bool beside: root.innerWidth / Math.max(1, root.seats.length) >= Theme.text(20) * 8

        columns: beside ? Math.max(1, root.seats.length) : 1
        spacing: Theme.px(10)

        Repeater {
            model: root.seats

            TButton {
                id: key

                required property Seat modelData
                readonly property string name: modelData.view.name
                readonly property int seat: modelData.view.index

                guard: 200
                least: Theme.touch(64)
                objectName: "refusal.by." + seat
                padding: Theme.px(10)
                text: qsTr("%1 says no").arg(name)

                leading: PlayerBadge {
                    of: key.modelData.view
                    size: Theme.px(32)
                }

                onTapped: {
                    root.pad.table.acceptance.reject(seat, entry.text);
                    root.closed();
                }
            }
        }
    }
    NumberPad {
        height: Math.max(Theme.px(310), leastHeight)
        names: "refusal.key"
        rows: plain
        visible: !root.inWords && !entry.real
        width: root.innerWidth

        onKey: name => {
            if (name === "back")
                entry.backspace();
            else
                entry.typed(name);
        }
    }
    TButton {
        icon: "pen"
        kind: "ghost"
        objectName: "refusal.words"
        text: qsTr("Describe it in words")
        visible: !root.inWords && !entry.real

        onTapped: {
            root.inWords = true;
            entry.takeFocus();
        }
    }
    NameKeyboard {
        line: entry
        capitals: "" // it follows a colon
        visible: root.inWords && !entry.real

        onDone: root.inWords = false
    }
}
