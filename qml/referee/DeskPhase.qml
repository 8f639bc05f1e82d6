import QtQuick
import Tafel.App
import Tafel.Ui

// The moment of the deal, and the number of the trick where it is known.
Sheet {
    id: root

    required property EidexDesk desk

    implicitHeight: inside.implicitHeight + 2 * padding

    Column {
        id: inside

        spacing: Theme.px(8)
        width: parent.width

        TText {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            color: Theme.mute
            text: qsTr("When is that?")
            weight: Font.Bold
        }
        Grid {
            id: moments

            columnSpacing: Theme.px(8)
            columns: Theme.large ? 2 : 3
            rowSpacing: Theme.px(8)
            width: parent.width

            Repeater {
                model: root.desk.phases

                TButton {
                    required property string modelData
                    required property int index

                    checkable: true
                    checked: index === root.desk.phase
                    height: Math.max(Theme.px(60), Theme.text(18) * 2.7)
                    kind: checked ? "sel" : "plain"
                    lines: 2
                    objectName: "referee.phase." + index
                    padding: Theme.px(6)
                    text: modelData
                    textSize: 18
                    width: (moments.width - (moments.columns - 1) * moments.columnSpacing) / moments.columns

                    onTapped: root.desk.choosePhase(index)
                }
            }
        }
        Item {
            height: Theme.px(60)
            visible: root.desk.phase >= 4 && root.desk.phase < 8
            width: parent.width

            FitText {
                anchors.verticalCenter: parent.verticalCenter
                maximumLineCount: 2
                room: number.x - Theme.px(8)
                text: root.desk.trickNumber > 0 ? qsTr("Number of the trick") : qsTr("Number of the trick (not said)")
                wrapMode: Text.Wrap
            }
            Stepper {
                id: number

                anchors.right: parent.right
                label: qsTr("Number of the trick")
                names: "referee.trickNumber"
                to: 12
                value: root.desk.trickNumber

                onChanged: value => root.desk.chooseTrickNumber(value)
            }
        }
    }
}
