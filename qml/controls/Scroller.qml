import QtQuick
import Tafel.Ui

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

    onContentHeightChanged: Qt.callLater(beat)
    onContentYChanged: beat()
    onHeightChanged: Qt.callLater(beat)
    onWidthChanged: Qt.callLater(beat)
}
