import QtQuick
import Tafel.App
import Tafel.Ui

// Keeps the dispute: who asked, what was ruled, whether the table decided otherwise.
Popup {
    id: root

    required property Desk desk
    readonly property var verdict: desk.verdict
    readonly property var seats: desk.seats
    readonly property var choices: verdict.choices || []
    readonly property var rulings: ["", ...choices.map(each => each.value)]
    property int asker: -1
    property int ruled: 0
    property bool keys: false // the in-app keyboard is there
    property bool real: false // … and a real one

    closeName: "referee.record.close"
    panelWidth: Theme.px(860)
    spacing: Theme.px(14)
    title: qsTr("Record this dispute")

    TText {
        text: Theme.boldThen(root.verdict.word || "", root.verdict.sentence || "")
        textFormat: Text.StyledText
        width: root.innerWidth
        wrapMode: Text.Wrap
    }
    DeskChoice {
        current: root.asker
        names: "referee.asker"
        texts: root.seats.map(seat => seat.name)
        title: qsTr("Who asked?")
        width: root.innerWidth

        onChosen: index => root.asker = index === root.asker ? -1 : index
    }
    DeskChoice {
        current: root.ruled
        names: "referee.ruled"
        texts: [qsTr("as the referee says"), ...root.choices.map(each => each.text)]
        title: qsTr("What does the table decide?")
        width: root.innerWidth

        onChosen: index => root.ruled = index
    }
    TextEntry {
        id: note

        input.objectName: "referee.note"
        label: qsTr("Note (may stay empty)")
        maximumLength: 200
        width: root.innerWidth

        onKeyboardWanted: root.keys = !root.real
        onRealKey: {
            root.real = true;
            root.keys = false;
        }
    }
    NameKeyboard {
        doneName: "referee.noteDone"
        german: root.desk.session.preferences.language === "de"
        visible: root.keys
        width: root.innerWidth

        onBackspace: note.backspace()
        onDone: root.keys = false
        onTyped: letter => note.typed(letter)
    }
    TButton {
        guard: 200
        height: Math.max(Theme.px(66), implicitHeight)
        icon: "check"
        kind: "act"
        objectName: "referee.record.done"
        text: qsTr("Record")
        width: root.innerWidth

        onTapped: if (root.desk.record(root.asker, root.rulings[root.ruled], note.text))
            root.closed()
    }
    DeskRuleList {
        desk: root.desk
        visible: root.desk.houseRules.length > 0
        width: root.innerWidth
    }
}
