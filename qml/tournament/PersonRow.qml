import QtQuick
import Tafel.Ui

// Somebody of the tournament, and the way out or in again.
Item {
    id: root

    required property var person // a TournamentPersonRow
    property bool closed: false

    signal changed

    implicitHeight: Math.max(Theme.px(66), words.implicitHeight + Theme.px(12))

    Column {
        id: words

        anchors.left: parent.left
        anchors.leftMargin: Theme.px(12)
        anchors.right: way.left
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter

        NameText {
            color: root.person.present ? Theme.ink : Theme.mute
            room: words.width
            size: 22
            text: root.person.name
            weight: root.person.present ? Font.Bold : Font.Medium
        }
        Remark {
            text: root.person.note
        }
    }
    TButton {
        id: way

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        kind: "ghost"
        label: root.person.present ? qsTr("%1 leaves").arg(root.person.name) : qsTr("%1 is back").arg(root.person.name)
        objectName: "tournament.person." + root.person.name
        padding: Theme.px(14)
        text: root.person.present ? qsTr("leaves") : qsTr("is back")
        visible: !root.closed

        onTapped: root.changed()
    }
    Rule {
        anchors.bottom: parent.bottom
    }
}
