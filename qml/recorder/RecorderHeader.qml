import QtQuick
import QtQuick.Layouts
import Tafel.Ui

// The player to move and what to tap; trump; a link to the powers.
GridLayout {
    id: root

    required property Recorder recorder
    readonly property bool faulty: recorder.step === "fault"
    readonly property bool beside: !Theme.large && width > Theme.px(640)

    columnSpacing: Theme.px(12)
    columns: beside ? 2 : 1
    rowSpacing: Theme.px(8)
    width: parent?.width ?? 0

    Column {
        id: words

        Layout.alignment: Qt.AlignTop
        Layout.fillWidth: true

        Heading {
            color: root.faulty ? Theme.no : Theme.ink
            objectName: "recorder.headline"
            size: Theme.large ? 26 : 32
            text: root.recorder.headline
        }
        Paragraph {
            color: Theme.mute
            text: root.recorder.hint
            visible: text !== "" && (!Theme.veryLarge || root.faulty)
        }
        TButton {
            kind: "ghost"
            opensRule: root.recorder.faultClause
            text: qsTr("Read the rule")
            visible: root.recorder.faultClause !== ""
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

                    required property powerRow modelData
                    required property int index

                    objectName: "recorder.inForce." + index
                    spacing: Theme.px(6)

                    PlayerBadge {
                        of: force.modelData
                        size: Theme.px(28)
                    }
                    Strong {
                        Accessible.name: force.modelData.name + ": " + text
                        size: 18
                        text: force.modelData.power
                        width: Math.min(implicitWidth, words.width - Theme.px(34))
                    }
                }
            }
        }
    }
    MiddleRow {
        Layout.alignment: Qt.AlignTop
        spacing: Theme.px(12)
        visible: root.recorder.trump !== ""

        TrumpIcon {
            chip: true
            size: Theme.px(36)
            trump: root.recorder.trump
        }
        FitText {
            room: Math.max(0, (root.beside ? Theme.px(180) : root.width - use.width - Theme.px(76)))
            text: root.recorder.contractText !== "" ? qsTr("Trump: %1").arg(root.recorder.trumpText) : root.recorder.trumpText
            weight: Font.Bold
        }
        TButton {
            id: use

            objectName: "recorder.usePower"
            opensPanel: "powers"
            text: qsTr("Use a power")
            visible: root.recorder.powers.all.length > 0
            width: Math.min(implicitWidth, root.width * 0.6)
        }
    }
}
