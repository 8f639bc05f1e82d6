import QtQuick
import Tafel.Ui

// The player to move and what to tap; trump; a link to the powers.
Strip {
    id: root

    required property Recorder recorder
    readonly property bool faulty: recorder.step === "fault"
    readonly property bool beside: !Theme.large && width > Theme.px(640)

    implicitHeight: beside ? Math.max(words.height, tools.height) : words.height + (tools.visible ? tools.height + Theme.px(8) : 0)

    Column {
        id: words

        width: root.beside && tools.visible ? tools.x - Theme.px(12) : parent.width

        Heading {
            color: root.faulty ? Theme.no : Theme.ink
            objectName: "recorder.headline"
            size: Theme.large ? 26 : 32
            text: root.recorder.headline
        }
        Paragraph {
            color: Theme.mute
            objectName: "recorder.hint"
            text: root.recorder.hint
            visible: text !== "" && (!Theme.veryLarge || root.faulty)
        }
        TButton {
            kind: "ghost"
            objectName: "recorder.faultClause"
            text: qsTr("Read the rule")
            visible: root.recorder.faultClause !== ""

            onTapped: Screens.of(root).openClause(root.recorder.faultClause)
        }
        WrappedRow {
            Accessible.name: qsTr("In force")
            Accessible.role: Accessible.List
            spacing: Theme.px(14)
            visible: root.recorder.powers.inForce.length > 0

            Repeater {
                model: root.recorder.powers.inForce

                MiddleRow {
                    id: force

                    required property var modelData
                    required property int index

                    objectName: "recorder.inForce." + index
                    spacing: Theme.px(6)

                    PlayerBadge {
                        of: force.modelData
                        size: Theme.px(28)
                    }
                    Paragraph {
                        Accessible.name: force.modelData.name + ": " + text
                        size: 18
                        text: force.modelData.text
                        weight: Font.Bold
                        width: Math.min(implicitWidth, words.width - Theme.px(34))
                    }
                }
            }
        }
    }
    MiddleRow {
        id: tools

        anchors.right: root.beside ? parent.right : undefined
        spacing: Theme.px(12)
        visible: root.recorder.tricks.trump !== ""
        y: root.beside ? 0 : words.height + Theme.px(8)

        TrumpIcon {
            chip: true
            size: Theme.px(36)
            trump: root.recorder.tricks.trump
        }
        FitText {
            room: Math.max(0, (root.beside ? Theme.px(180) : root.width - use.width - Theme.px(76)))
            text: root.recorder.tricks.contractText !== "" ? qsTr("Trump: %1").arg(root.recorder.tricks.trumpText) : root.recorder.tricks.trumpText
            weight: Font.Bold
        }
        TButton {
            id: use

            objectName: "recorder.usePower"
            text: qsTr("Use a power")
            visible: root.recorder.powers.all.length > 0
            width: Math.min(implicitWidth, root.width * 0.6)

            onTapped: Screens.of(root).over = "powers"
        }
    }
}
