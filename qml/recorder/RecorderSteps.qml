import QtQuick
import Tafel.App
import Tafel.Ui

// What happens besides a card: who puts down, who has won a hidden trick, a card played face down, a card that
// goes back.
Column {
    id: root

    required property Recorder recorder
    readonly property string step: recorder.step
    readonly property var choices: recorder.choices
    readonly property var extras: recorder.extras
    readonly property var suits: recorder.suits

    spacing: Theme.px(10)
    visible: choices.length > 0 || extras.length > 0 || suits.length > 0 || step === "face-down" || step === "fault"

    AskOptions {
        ask: ({options: root.choices})
        marks: root.step === "put-down"
        names: "recorder.player"
        visible: root.choices.length > 0
        width: parent.width

        onSaid: value => root.recorder.choose(value)
    }
    AskOptions {
        ask: ({options: root.extras})
        names: "recorder.extra"
        visible: root.extras.length > 0
        width: parent.width

        onSaid: value => root.recorder.takeExtra(value)
    }
    AskOptions {
        ask: ({options: root.suits})
        names: "recorder.suit"
        visible: root.suits.length > 0
        width: parent.width

        onSaid: value => root.recorder.chooseTrump(value)
    }
    Flow {
        spacing: Theme.px(10)
        visible: root.step === "put-down" || root.step === "face-down" || root.step === "fault"
        width: parent.width

        TButton {
            kind: "act"
            objectName: "recorder.faceDown"
            text: qsTr("Face down")
            visible: root.step === "put-down" || root.step === "face-down"
            width: Math.min(implicitWidth, root.width)

            onTapped: root.recorder.faceDown()
        }
        TButton {
            objectName: "recorder.allFaceDown"
            text: qsTr("All face down")
            visible: root.step === "put-down" && root.choices.length > 1
            width: Math.min(implicitWidth, root.width)

            onTapped: root.recorder.allFaceDown()
        }
        TButton {
            icon: "undo"
            kind: "act"
            objectName: "recorder.fault.undo"
            text: qsTr("Undo: %1").arg(root.recorder.undoText)
            visible: root.step === "fault"
            width: Math.min(implicitWidth, root.width)

            onTapped: root.recorder.undo()
        }
    }
}
