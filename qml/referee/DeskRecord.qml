import QtQuick
import Tafel.App
import Tafel.Ui

// Keeps the dispute: who asked, what was ruled, whether the table decided otherwise.
Popup {
    id: root

    required property RefereeDesk desk
    readonly property var choices: desk.verdict.choices || []
    property int asker: -1
    property int ruled: -1

    closeName: "referee.record.close"
    panelWidth: Theme.px(860)
    spacing: Theme.px(14)
    title: qsTr("Record this dispute")

    TText {
        text: Theme.boldThen(root.desk.verdict.word || "", root.desk.verdict.sentence || "")
        textFormat: Text.StyledText
        width: root.innerWidth
        wrapMode: Text.Wrap
    }
    DeskChoice {
        current: root.asker
        names: "referee.asker"
        texts: root.desk.seats.map(seat => seat.name)
        title: qsTr("Who asked?")
        width: root.innerWidth

        onChosen: index => root.asker = index === root.asker ? -1 : index
    }
    DeskChoice {
        current: root.ruled + 1
        names: "referee.ruled"
        texts: [qsTr("as the referee says")].concat(root.choices.map(each => each.text))
        title: qsTr("What does the table decide?")
        width: root.innerWidth

        onChosen: index => root.ruled = index - 1
    }
    TextEntry {
        id: note

        input.objectName: "referee.note"
        label: qsTr("Note (may stay empty)")
        maximumLength: 200
        width: root.innerWidth
    }
    DeskRuleList {
        desk: root.desk
        visible: root.desk.houseRules.length > 0
        width: root.innerWidth
    }
    TButton {
        guard: 200
        height: Math.max(Theme.px(66), implicitHeight)
        icon: "check"
        kind: "act"
        objectName: "referee.record.done"
        text: qsTr("Record")
        width: root.innerWidth

        onTapped: if (root.desk.record(root.asker, root.ruled >= 0 ? root.choices[root.ruled].value : "", note.text))
            root.closed()
    }
}
