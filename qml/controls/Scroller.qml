import QtQuick

// What may be longer than its place: scrolls only then. Shapes inside ask whether they can be seen.
Flickable {
    id: root

    readonly property bool scrolls: contentHeight > height + 1
    property int pulse: 0 // something has moved

    function shows(item: Item, when: int): bool {
        if (!scrolls || !item)
            return true;
        const y = item.mapToItem(root, 0, 0).y;
        return y + item.height > 0 && y < height;
    }
    function beat() {
        ++pulse;
    }

    boundsBehavior: Flickable.StopAtBounds
    clip: scrolls
    interactive: scrolls

    onContentHeightChanged: later.restart()
    onContentYChanged: beat()
    onHeightChanged: later.restart()
    onWidthChanged: later.restart()

    Timer {
        id: later // once what is inside has its place

        interval: 0

        onTriggered: root.beat()
    }
}
