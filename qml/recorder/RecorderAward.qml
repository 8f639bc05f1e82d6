import QtQuick
import Tafel.Ui

// The end of a recorded deal: the award and its reasons, or why it does not count.
Item {
    id: root

    required property ScorePad pad
    required property RecordedRevokes revokes

    signal wayChosen(string what)

    ScrollColumn {
        anchors.fill: parent
        spacing: Theme.px(10)

        Banner {
            bold: qsTr("It does not count like this.")
            kind: "no"
            objectName: "recorder.refusal"
            text: root.pad.enterHint
            visible: !root.pad.hasPreview
        }
        RevokeResolutions {
            revokes: root.revokes
            width: parent.width

            onChosen: what => root.wayChosen(what)
        }
        Repeater {
            model: root.pad.reasons

            ReasonLine {
                required property var modelData
                required property int index

                objectName: "recorder.reason." + index
                reason: modelData
            }
        }
    }
}
