import QtQuick
import Tafel.Ui

// Replaces the entry panel while the deal is recorded card by card: continue, or enter numbers instead. Also shown when an
// annulled recording is corrected, because numbers cannot express it.
PadSheet {
    id: root

    readonly property bool correcting: pad.correction.deal > 0
    readonly property var reasons: pad.reasons

    Column {
        anchors.centerIn: parent
        spacing: Theme.px(16)
        width: Math.min(parent.width, Theme.px(640))

        Icon {
            anchors.horizontalCenter: parent.horizontalCenter
            name: "deck"
            size: Theme.sign(96)
            stroke: 1.4
        }
        Heading {
            horizontalAlignment: Text.AlignHCenter
            objectName: "pad.recording"
            size: 28
            text: (root.correcting ? qsTr("%1 was recorded and annulled", "deal 7") : qsTr("%1 is recorded card by card", "deal 7"))
                .arg(root.pad.deal.title)
        }
        Paragraph {
            horizontalAlignment: Text.AlignHCenter
            text: root.reasons.map(reason => reason.text).join(" ")
            visible: root.correcting
        }
        EnterButton {
            icon: "next"
            opensScreen: "Recorder"
            objectName: "pad.recording.continue"
            text: qsTr("Continue recording")
            visible: !root.correcting
        }
        WideButton {
            objectName: "pad.recording.giveUp"
            opensPanel: "numbers"
            text: qsTr("Enter numbers instead")
        }
        WideButton {
            text: qsTr("Cancel")
            visible: root.correcting

            onTapped: root.pad.correction.leave()
        }
    }
}
