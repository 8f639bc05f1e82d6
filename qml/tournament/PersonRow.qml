import QtQuick
import Tafel.Ui

// Somebody of the tournament, and the way out or in again.
Strip {
    id: root

    required property var person // a TournamentPersonRow
    property bool closed: false

    signal changed

    implicitHeight: line.implicitHeight

    Labelled {
        id: line

        anchors.fill: parent
        anchors.leftMargin: Theme.px(12)
        anchors.rightMargin: Theme.px(4)
        least: Theme.px(66)
        padding: Theme.px(6)
        trailing: TButton {
            kind: "ghost"
            label: root.person.present ? qsTr("%1 leaves").arg(root.person.name) : qsTr("%1 is back").arg(root.person.name)
            objectName: "tournament.person." + root.person.name
            padding: Theme.px(14)
            text: root.person.present ? qsTr("leaves") : qsTr("is back")
            visible: !root.closed

            onTapped: root.changed()
        }

        NameText {
            color: root.person.present ? Theme.ink : Theme.mute
            room: line.words.width
            size: 22
            text: root.person.name
            weight: root.person.present ? Font.Bold : Font.Medium
        }
        Remark {
            text: root.person.note
        }
    }
    Underline { }
}
