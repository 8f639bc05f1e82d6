import QtQuick
import Tafel.Ui

// Events other than plays: a put-down, the winner of a hidden trick, a card played face down, a card that is
// taken back.
Stack {
    id: root

    required property Recorder recorder
    readonly property string step: recorder.step
    readonly property bool unseen: step === "put-down" || step === "face-down"

    spacing: Theme.px(10)
    visible: recorder.choice.options.length > 0 || recorder.extras.options.length > 0 || unseen || step === "fault" || recorder.canDeal

    PromptOptions {
        ask: root.recorder.choice
        highlights: root.step === "put-down"
        names: root.step === "trump" ? "recorder.suit" : "recorder.player"
        visible: ask.options.length > 0

        onSaid: value => root.recorder.respond(ask.path, value)
    }
    PromptOptions {
        ask: root.recorder.extras
        names: "recorder.extra"
        visible: ask.options.length > 0

        onSaid: value => root.recorder.respond(ask.path, value)
    }
    WrappedRow {
        visible: root.unseen || root.step === "fault" || root.recorder.canDeal

        TButton {
            hint: qsTr("The app deals the cards; everything is played on the screen")
            icon: "deck"
            objectName: "recorder.deal"
            text: qsTr("Practice deal")
            visible: root.recorder.canDeal
            width: Math.min(implicitWidth, root.width)

            onTapped: root.recorder.deal()
        }
        TButton {
            kind: "act"
            objectName: "recorder.faceDown"
            text: qsTr("Face down")
            visible: root.unseen
            width: Math.min(implicitWidth, root.width)

            onTapped: root.recorder.faceDown()
        }
        TButton {
            objectName: "recorder.allFaceDown"
            text: qsTr("All face down")
            visible: root.step === "put-down" && root.recorder.choice.options.length > 1
            width: Math.min(implicitWidth, root.width)

            onTapped: root.recorder.allFaceDown()
        }
        TButton {
            icon: "undo"
            kind: "act"
            text: qsTr("Undo: %1").arg(root.recorder.undoText)
            visible: root.step === "fault"
            width: Math.min(implicitWidth, root.width)

            onTapped: root.recorder.undo()
        }
    }
}
