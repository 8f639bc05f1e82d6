import QtQuick
import Tafel.App
import Tafel.Ui

// A revoke keeps the deal from counting: what the table may do about it, each with the rule that lets it.
Column {
    id: root

    required property RecordedRevokes revokes
    readonly property var ways: revokes.revokeResolutions

    signal openClause(string clause)
    signal chosen(string what) // the screen does it: this here may be gone then

    visible: ways.length > 0

    TText {
        Accessible.name: text
        Accessible.role: Accessible.Heading
        text: qsTr("What does the table do?")
        weight: Font.Black
        width: parent.width
        wrapMode: Text.Wrap
    }
    Repeater {
        model: root.ways

        ListRow {
            required property var modelData

            objectName: "recorder.way." + modelData.what
            subtitle: Theme.veryLarge ? "" : modelData.text
            title: modelData.title
            width: root.width

            onTapped: root.chosen(modelData.what)
        }
    }
    ReasonLine {
        readonly property var rule: root.ways.length > 0 ? root.ways[0] : ({})

        clause: rule.source || ""
        clickable: true
        kind: ""
        objectName: "recorder.way.rule"
        showClause: rule.interpretation !== true
        tag: rule.interpretation ? rule.source : ""
        text: qsTr("The rule about it")
        width: root.width

        onOpenClause: root.openClause(rule.clause)
    }
}
