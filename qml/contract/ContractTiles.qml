import QtQuick
import Tafel.Ui

// The contracts of the round as tiles to choose from: name, score, free, chosen or its player.
EqualColumns {
    id: root

    required property MeasurePad measure
    property bool compact: Theme.large // without the line about the score
    property bool flat: false // the name alone
    property real tileHeight: Theme.touch(118)
    readonly property var contracts: measure.contracts
    readonly property int most: Math.max(1, Math.floor((width + columnSpacing) / (Theme.px(Theme.phone ? 200 : 96) + columnSpacing))) // a name has its room
    columns: contracts.length <= (Theme.phone ? most : 4) ? Math.max(1, contracts.length) : Math.min(most, Math.ceil(contracts.length / 2))

    columnSpacing: Theme.px(10)
    rowSpacing: Theme.px(8)

    Repeater {
        model: root.contracts

        FramedPressable {
            id: tile

            required property dueContract modelData

            readonly property bool chosen: modelData.id === root.measure.contract
            readonly property bool played: modelData.state === "played"
            readonly property bool checkedOff: chosen || played
            readonly property color ink: chosen ? Theme.selInk : possible ? Theme.ink : Theme.mute
            readonly property string stateText: chosen ? qsTr("chosen") : played ? (modelData.by !== ""
                ? qsTr("played, %1").arg(modelData.by) : qsTr("played")) : modelData.state === "due" ? qsTr("free") : qsTr("later")

            checkable: true
            checked: chosen
            edge: possible && !chosen ? Theme.edge : "transparent"
            ground: chosen ? Theme.sel : !possible || down ? Theme.sunk : Theme.sheet
            height: Math.max(words.height + Theme.px(root.flat ? 8 : 20), root.flat ? Theme.target : root.compact ? Theme.touch(64) : root.tileHeight)
            hint: modelData.line
            label: modelData.name + ", " + stateText
            objectName: "contract." + modelData.id
            whyNot: modelData.state === "due" ? "" : played ? qsTr("is already played.") : qsTr("comes later.")
            whyNotRule: modelData.clause
            whyNotTitle: modelData.name

            onTapped: root.measure.chooseContract(modelData.id)

            Stack {
                id: words

                anchors.verticalCenter: parent.verticalCenter
                inset: Theme.px(root.compact ? 10 : 15)
                spacing: Theme.px(root.compact ? 2 : 5)

                FitText {
                    color: tile.ink
                    font.strikeout: tile.played
                    room: words.width
                    size: 22
                    smallest: 18
                    text: tile.modelData.name
                    weight: Font.Bold
                }
                Paragraph {
                    color: tile.ink
                    elide: Text.ElideRight
                    maximumLineCount: 2
                    size: 18
                    leading: 1.15
                    text: tile.modelData.line
                    visible: !root.compact
                }
                FitText {
                    color: tile.ink
                    maximumLineCount: 3
                    room: words.width - x
                    size: 18
                    text: tile.stateText
                    visible: !root.flat
                    weight: tile.chosen ? Font.Bold : Font.Medium
                    wrapMode: Text.Wrap
                    x: tile.checkedOff ? Theme.px(24) : 0

                    Loader {
                        active: tile.checkedOff // of many tiles few are
                        anchors.verticalCenter: parent.verticalCenter
                        x: -parent.x

                        sourceComponent: Icon {
                            color: tile.ink
                            name: "check"
                            size: Theme.sign(20)
                        }
                    }
                }
            }
        }
    }
}
