import QtQuick
import Tafel.Ui

// The bubble on the entry panel that explains why an action is not possible; it disappears automatically.
Note {
    id: root

    property string clauseId: ""

    function show(item: Item, fact: string, rest: string, id: string) {
        bold = fact;
        text = rest;
        clauseId = id;
        clause = id !== "" ? qsTr("Read the rule") : "";
        width = Math.min(parent.width, Theme.px(360) * Math.min(1.6, Theme.textScale));
        const place = item.mapToItem(parent, 0, 0);
        x = Math.max(0, Math.min(place.x, parent.width - width));
        arrowX = Math.max(Theme.px(24), Math.min(width - Theme.px(24), place.x - x + Math.min(item.width / 2, Theme.px(44))));
        arrowBelow = place.y + item.height + Theme.px(12) + implicitHeight > parent.height;
        y = Math.max(0, arrowBelow ? place.y - implicitHeight - Theme.px(12) : place.y + item.height + Theme.px(12));
        visible = true;
        clock.restart();
    }

    visible: false

    onTapped: {
        visible = false;
        if (clauseId !== "")
            Screens.of(root).openClause(clauseId);
    }

    Timer {
        id: clock

        interval: 8000

        onTriggered: root.visible = false
    }
}
