import QtQuick
import Tafel.Ui

// The legal cards, and the illegal ones with the reason in a few words.
Column {
    id: root

    property var legal: []
    property var illegal: []
    property bool french: false

    spacing: Theme.px(10)

    WrappedRow {
        spacing: Theme.px(12)
        visible: root.legal.length > 0

        MiddleRow {
            height: Theme.px(76)
            spacing: Theme.px(8)

            VerdictIcon { }
            TText {
                color: Theme.yes
                text: qsTr("May play")
                weight: Font.Bold
            }
        }
        Repeater {
            model: root.legal

            CardFace {
                required property var modelData

                card: modelData.card
                french: root.french
                objectName: "referee.legal." + modelData.card
            }
        }
    }
    Repeater {
        model: root.illegal

        Row {
            id: row

            required property var modelData

            objectName: "referee.illegal." + modelData.card
            spacing: Theme.px(12)
            width: root.width

            CardFace {
                id: face

                card: row.modelData.card
                french: root.french
                size: "small"
            }
            VerdictIcon {
                id: icon

                anchors.verticalCenter: face.verticalCenter
                kind: "no"
            }
            TText {
                anchors.verticalCenter: face.height > height ? face.verticalCenter : undefined
                size: 18
                text: row.modelData.why
                width: row.width - face.width - icon.width - 2 * row.spacing
                wrapMode: Text.Wrap
            }
        }
    }
}
