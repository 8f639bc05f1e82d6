import QtQuick
import Tafel.Ui

// The contracts in their fixed order as a row of small cells: played, current, or still to come. A tap shows the
// score.
EqualColumns {
    id: root

    required property MeasurePad measure
    readonly property var contracts: measure.contracts
    readonly property int most: Math.max(1, Math.floor((width + columnSpacing) / (Theme.px(70) + columnSpacing))) // a name has its room
    columns: contracts.length > (Theme.portrait || Theme.large ? 5 : 9) ? Math.min(most, Math.ceil(contracts.length / 2))
        : Math.max(1, contracts.length)

    columnSpacing: Theme.px(6)
    rowSpacing: Theme.px(6)

    Repeater {
        model: root.contracts

        FramedPressable {
            id: cell

            required property dueContract modelData

            readonly property bool chosen: modelData.id === root.measure.contract
            readonly property bool played: modelData.state === "played"
            readonly property color ink: chosen ? Theme.selInk : Theme.mute

            Accessible.description: modelData.line
            edge: chosen || played ? "transparent" : Theme.rule
            ground: chosen ? Theme.sel : played || down ? Theme.sunk : "transparent"
            height: Math.max(Theme.touch(Theme.large ? 54 : 68), words.height + Theme.px(8))
            label: modelData.name + (chosen ? ", " + qsTr("now") : played ? ", " + qsTr("played") : "")
            objectName: "contract." + modelData.id
            radius: Theme.px(10)

            onTapped: Screens.of(root).explain(cell, modelData.name, modelData.line, modelData.clause)

            Column {
                id: words

                anchors.centerIn: parent

                Loader {
                    active: cell.played && !cell.chosen // of many cells few are at first
                    anchors.horizontalCenter: parent.horizontalCenter
                    visible: active

                    sourceComponent: Icon {
                        color: cell.ink
                        name: "check"
                        size: Theme.sign(18)
                    }
                }
                FitText {
                    readonly property bool wraps: text.includes(" ")

                    anchors.horizontalCenter: parent.horizontalCenter
                    color: cell.ink
                    horizontalAlignment: Text.AlignHCenter
                    leading: 1.05
                    maximumLineCount: 3
                    room: cell.width - Theme.px(8)
                    size: (cell.chosen ? 20 : 18) / (Theme.large ? Theme.textScale / 1.2 : 1)
                    smallest: wraps ? 0 : 16
                    text: cell.modelData.name
                    weight: cell.chosen ? Font.Black : Font.Medium
                    wrapMode: wraps ? Text.Wrap : Text.NoWrap
                }
            }
        }
    }
}
