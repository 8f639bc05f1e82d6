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

    Flow {
        spacing: Theme.px(10)
        width: parent.width

        Repeater {
            model: root.choices

            TButton {
                id: who

                required property var modelData

                checkable: root.step === "put-down"
                checked: modelData.chosen
                kind: modelData.chosen ? "sel" : "plain"
                objectName: "recorder.player." + modelData.seat
                text: modelData.name
                width: Math.min(implicitWidth, root.width)

                leading: Component {
                    PlayerMark {
                        color: who.modelData.chosen ? Theme.selInk : Theme.playerColor(seat, false)
                        initial: who.modelData.name.charAt(0)
                        ink: who.modelData.chosen ? Theme.sel : Theme.playerInkPaper
                        seat: who.modelData.seat
                        size: Theme.px(32)
                    }
                }

                onTapped: root.recorder.choose(modelData.seat)
            }
        }
        Repeater {
            model: root.extras

            TButton {
                required property string modelData
                required property int index

                kind: "ghost"
                objectName: "recorder.extra." + index
                text: modelData
                width: Math.min(implicitWidth, root.width)

                onTapped: root.recorder.takeExtra(index)
            }
        }
    }
    ContractTrumps {
        names: "recorder.suit"
        suits: root.suits
        visible: root.suits.length > 0

        onChosen: suit => root.recorder.chooseTrump(suit)
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
