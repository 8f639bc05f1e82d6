import QtQuick
import Tafel.Ui

// A revoke prevents scoring: the table's options, each with its rule.
Stack {
    id: root

    required property Recorder recorder
    readonly property var ways: recorder.revokeResolutions

    visible: ways.length > 0

    Heading {
        size: 20
        text: qsTr("What does the table do?")
    }
    Repeater {
        model: root.ways

        ListRow {
            required property revokeResolutionRow modelData

            objectName: "recorder.way." + modelData.way
            subtitle: Theme.veryLarge ? "" : modelData.text
            title: modelData.title

            onTapped: {
                const screen = Screens.of(root); // this here may be gone then
                if (root.recorder.resolveRevoke(modelData.way))
                    screen.goBack();
            }
        }
    }
    ReasonLine {
        kind: ""
        objectName: "recorder.way.rule"
        reason: root.ways[0] ?? null
        showClause: true
        text: qsTr("The rule about it")
    }
}
