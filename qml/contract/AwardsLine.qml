import QtQuick
import Tafel.Ui

// The awards of the current entry in one line, for panels without a row for each player.
Flow {
    id: root

    required property ScorePad pad

    spacing: Theme.px(20)
    visible: pad.hasPreview

    Repeater {
        model: root.pad.seats

        MiddleRow {
            id: one

            required property Seat modelData

            spacing: Theme.px(8)
            visible: modelData.view.plays

            PlayerBadge {
                of: one.modelData.view
                size: Theme.px(34)
            }
            TText {
                fixed: true
                objectName: "award." + one.modelData.view.index
                size: 26
                text: root.pad.measure.awards[one.modelData.view.index] || ""
                weight: Font.Black
            }
        }
    }
}
