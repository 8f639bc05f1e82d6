import QtQuick
import Tafel.Ui

// The same question in the three editions, side by side; yours is marked.
Column {
    id: root

    property var editions: []

    spacing: Theme.px(8)

    Paragraph {
        color: Theme.mute
        text: qsTr("The editions differ here")
        weight: Font.Bold
    }
    Grid {
        id: columns

        columnSpacing: Theme.px(8)
        columns: Theme.textScale < 1.4 ? 3 : 1
        rowSpacing: Theme.px(8)
        width: parent.width

        Repeater {
            model: root.editions

            Rectangle {
                id: edition

                required property var modelData
                required property int index

                readonly property color ink: modelData.kind === "no" ? Theme.no : modelData.kind === "ask" ? Theme.ask : Theme.yes

                Accessible.name: modelData.name + ": " + modelData.word + ", " + modelData.source
                Accessible.role: Accessible.StaticText
                border.color: modelData.yours ? Theme.ink : Theme.panelEdge
                border.width: modelData.yours ? Theme.px(3) : Theme.line
                color: modelData.yours ? Theme.askGround : Theme.sheet
                height: columns.columns === 1 ? words.implicitHeight + Theme.px(20)
                    : Math.max(Theme.px(118), words.implicitHeight + Theme.px(20))
                objectName: "referee.verdict.edition." + index
                radius: Theme.px(8)
                width: (columns.width - (columns.columns - 1) * columns.columnSpacing) / columns.columns

                Column {
                    id: words

                    spacing: Theme.px(2)
                    width: parent.width - Theme.px(24)
                    x: Theme.px(12)
                    y: Theme.px(10)

                    Paragraph {
                        size: 18
                        text: edition.modelData.yours ? qsTr("%1 · yours").arg(edition.modelData.name) : edition.modelData.name
                        weight: Font.Bold
                    }
                    Row {
                        spacing: Theme.px(6)

                        Icon {
                            anchors.verticalCenter: parent.verticalCenter
                            color: edition.ink
                            name: edition.modelData.kind === "no" ? "cross" : edition.modelData.kind === "ask" ? "ask" : "check"
                            size: Theme.sign(20)
                            stroke: 3.2
                        }
                        FitText {
                            color: edition.ink
                            room: words.width - Theme.px(28)
                            text: edition.modelData.word
                            weight: Font.Bold
                        }
                    }
                    Remark {
                        text: edition.modelData.source
                    }
                }
            }
        }
    }
}
