import QtQuick
import Tafel.Ui

// The history cannot be opened: what happened, what is kept, try again or leave.
TScreen {
    id: root

    Column {
        anchors.centerIn: parent
        spacing: Theme.px(24)
        width: Math.min(parent.width - Theme.px(48), Theme.px(760))

        TText {
            size: 30
            text: "Tafelrichter"
            weight: Font.Black
        }
        Banner {
            bold: root.session.faultTitle
            kind: "no"
            text: root.session.faultText
            width: parent.width
        }
        TText {
            color: Theme.mute
            text: qsTr("Nothing was changed. The file stays as it is.")
            width: parent.width
            wrapMode: Text.Wrap
        }
        Row {
            spacing: Theme.px(16)

            TButton {
                kind: "act"
                objectName: "fault.retry"
                text: qsTr("Try again")

                onTapped: root.session.retry()
            }
            TButton {
                objectName: "fault.quit"
                text: qsTr("Quit")

                onTapped: Qt.quit()
            }
        }
    }
}
