import QtQuick
import Tafel.Ui

// The people in the order they play: drag a handle to change it.
Item {
    id: root

    required property NewMatch setup
    property int from: -1 // being dragged …
    property int to: -1 // … to here
    property int focusNext: -1
    property real shift: 0
    readonly property real step: (rows.count > 0 && rows.itemAt(0) ? rows.itemAt(0).implicitHeight : Theme.px(68)) + Theme.px(10)
    readonly property int count: setup.seats.length

    // The position of a seat while another one is dragged over it.
    function placeOf(index: int): int {
        if (from < 0 || index === from)
            return index;
        if (from < to && index > from && index <= to)
            return index - 1;
        if (to < from && index >= to && index < from)
            return index + 1;
        return index;
    }

    implicitHeight: Math.max(0, count * step - Theme.px(10))

    Repeater {
        id: rows

        model: root.setup.seats

        SeatRow {
            required property var modelData

            dealerText: root.setup.dealerText
            seat: modelData
            width: root.width
            y: index === root.from ? index * root.step + root.shift : root.placeOf(index) * root.step

            onDragging: y => {
                root.from = index;
                root.shift = y;
                root.to = Math.max(0, Math.min(root.count - 1, Math.round(index + y / root.step)));
            }
            onDropped: {
                const from = root.from;
                const to = root.to;
                root.from = root.to = -1;
                if (from >= 0)
                    root.setup.movePlayer(from, to);
            }
            onMoved: by => {
                if (index + by < 0 || index + by >= root.count)
                    return;
                root.focusNext = index + by;
                root.setup.movePlayer(index, index + by);
            }
            onRemoved: root.setup.removePlayer(index)
            onTapped: root.setup.setDealer(index)
        }
        onItemAdded: (index, item) => {
            if (index === root.focusNext) {
                root.focusNext = -1;
                for (const child of item.children)
                    if (child.objectName === "newMatch.grip." + index)
                        child.forceActiveFocus();
            }
        }
    }
}
