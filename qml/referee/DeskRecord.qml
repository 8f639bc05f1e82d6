import QtQuick
import Tafel.Ui

// Saves the dispute: the player who asked, the verdict, the table's own decision.
Popup {
    id: root

    required property Desk desk

    panelWidth: Theme.px(860)
    spacing: Theme.px(14)
    title: qsTr("Record this dispute")

    Component.onCompleted: desk.beginRecord()

    MarkedText {
        parts: Theme.boldThen(root.desk.verdict.word || "", root.desk.verdict.sentence || "")
    }
    DeskPrompts {
        asks: root.desk.recordAsks
        desk: root.desk
    }
    TextEntry {
        id: note

        input.objectName: "referee.note"
        label: qsTr("Note (may stay empty)")
        maximumLength: 200
    }
    NameKeyboard {
        line: note
        capitals: "sentences"
        visible: note.keys && !note.real

        onDone: note.keys = false
    }
    WideButton {
        guard: 200
        height: Math.max(Theme.touch(66), implicitHeight)
        icon: "check"
        kind: "act"
        objectName: "referee.record.done"
        text: qsTr("Record")

        onTapped: if (root.desk.record(note.text))
            root.closed()
    }
    DeskRuleList {
        desk: root.desk
        rules: root.desk.knownRules
    }
}
