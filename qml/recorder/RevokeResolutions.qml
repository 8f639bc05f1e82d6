import QtQuick
import Tafel.Ui

// A revoke prevents scoring: the table's options, each with its rule.
Stack {
    id: root

    required property RecordedRevokes revokes
    readonly property var ways: revokes.revokeResolutions

    signal chosen(string what) // the screen does it: this here may be gone then

    visible: ways.length > 0

    Heading {
        size: 20
        text: qsTr("What does the table do?")
    }
    Repeater {
        model: root.ways

        ListRow {
            required property var modelData

            objectName: "recorder.way." + modelData.what
            subtitle: Theme.veryLarge ? "" : modelData.text
            title: modelData.title

            onTapped: root.chosen(modelData.what)
        }
    }
    ReasonLine {
        readonly property var rule: root.ways.length > 0 ? root.ways[0] : ({})

        clause: rule.source || ""
        kind: ""
        objectName: "recorder.way.rule"
        opensRule: rule.clause || ""
        showClause: rule.interpretation !== true
        tag: rule.interpretation ? rule.source : ""
        text: qsTr("The rule about it")
    }
}
