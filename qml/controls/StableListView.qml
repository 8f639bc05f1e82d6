import QtQuick

// A list of rows that is one stop for Tab, however long it is: the arrows move between rows. `ListLine` sets `stop` when it gets
// the focus.
ListView {
    id: root

    property alias line: line
    property alias stop: root.currentIndex // the row that Tab selects: a list keeps its current item, visible or not
    property string asked: "" // the query of its rows; a new query starts at the top

    function goTo(row: int) {
        const to = Math.max(0, Math.min(count - 1, row));
        positionViewAtIndex(to, ListView.Contain);
        const item = itemAtIndex(to);
        if (item)
            item.forceActiveFocus(Qt.TabFocusReason); // it sets `stop`: the focused item must be a stop until then
    }
    function isInSight(item: Item): bool {
        return item.y < contentY + height && item.y + item.height > contentY;
    }

    anchors.fill: parent
    boundsBehavior: Flickable.StopAtBounds
    clip: true
    highlightFollowsCurrentItem: false
    keyNavigationEnabled: false

    ScrollLine {
        id: line

        of: root
        parent: root.parent
    }
    Connections {
        function onActiveFocusChanged() {
            if (root.currentItem.activeFocus)
                root.positionViewAtIndex(root.stop, ListView.Contain);
        }

        target: root.currentItem
    }

    Keys.onPressed: event => {
        const page = Math.max(1, Math.floor(height / Math.max(1, contentHeight / count)) - 1);
        const to = {[Qt.Key_Up]: stop - 1, [Qt.Key_Down]: stop + 1, [Qt.Key_PageUp]: stop - page, [Qt.Key_PageDown]: stop + page,
            [Qt.Key_Home]: 0, [Qt.Key_End]: count - 1}[event.key];
        event.accepted = to !== undefined && count > 0;
        if (event.accepted)
            goTo(to);
    }
    onAskedChanged: {
        stop = 0;
        positionViewAtBeginning();
    }
    // After manual scrolling Tab continues with the visible rows.
    onMovementEnded: if (currentItem && !isInSight(currentItem))
        stop = Math.max(0, indexAt(width / 2, contentY + 1))
}
