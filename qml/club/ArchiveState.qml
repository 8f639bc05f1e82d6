import QtQuick
import Tafel.Ui

// The state of the archive: one line, then its age, the error with a remedy, and the server's own message.
Rectangle {
    id: root

    required property ClubArchive archive
    readonly property string title: archive.title
    readonly property string kind: archive.kind // "yes", "ask", "no"
    readonly property color ink: kind === "yes" ? Theme.yes : kind === "no" ? Theme.no : Theme.ask

    Accessible.name: title + " " + archive.text
    Accessible.role: Accessible.AlertMessage
    border.color: ink
    border.width: Theme.px(3)
    color: kind === "yes" ? Theme.yesGround : kind === "no" ? Theme.noGround : Theme.askGround
    implicitHeight: line.implicitHeight
    radius: Theme.panelRadius
    width: parent?.width ?? 0

    Labelled {
        id: line

        anchors.fill: parent
        anchors.leftMargin: Theme.px(20)
        anchors.rightMargin: Theme.px(16)
        padding: Theme.px(16)
        leading: Icon {
            color: root.ink
            name: root.kind === "yes" ? "check" : root.kind === "no" ? "cross" : "wait"
            size: Theme.sign(48)
            stroke: 2.6
        }
        spacing: Theme.px(18)
        words.spacing: Theme.px(2)

        Paragraph {
            objectName: root.objectName + ".title"
            size: 26
            text: root.title
            weight: Font.Black
        }
        Paragraph {
            objectName: root.objectName + ".text"
            text: root.archive.text
        }
        Paragraph {
            objectName: root.objectName + ".detail"
            size: 18
            text: qsTr("In detail: %1").arg(root.archive.detail)
            visible: root.archive.detail !== ""
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
        }
    }
}
