import QtQuick
import Tafel.Ui

// The active filters; a tap removes one.
Flow {
    id: root

    required property HistoryFilter filter

    spacing: Theme.px(8)

    Repeater {
        model: root.filter.chips

        TButton {
            required property var modelData

            kind: "sel"
            label: qsTr("Remove: %1").arg(modelData.text)
            lines: 1
            objectName: "history.chip." + modelData.id
            text: modelData.text
            trailing: Icon {
                color: Theme.selInk
                name: "cross"
                size: Theme.sign(18)
                stroke: 3
            }
            width: Math.min(implicitWidth, root.width)

            onTapped: root.filter.clear(modelData.id)
        }
    }
    TButton {
        kind: "ghost"
        objectName: "history.clearAll"
        text: qsTr("Show all")
        visible: root.filter.chips.length > 1

        onTapped: root.filter.clearAll()
    }
}
