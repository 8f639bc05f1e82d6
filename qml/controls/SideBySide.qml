import QtQuick
import QtQuick.Layouts
import Tafel.Ui

// Two parts of a screen next to each other, in portrait one above the other: the first has the size that it wants, the second
// takes the rest. In portrait, the first takes everything while the second is hidden.
GridLayout {
    anchors.fill: parent
    columnSpacing: Theme.px(16)
    columns: Theme.portrait ? 1 : 2
    rowSpacing: Theme.px(16)

    onChildrenChanged: if (children.length === 2) {
        const first = children[0], second = children[1];
        first.Layout.fillHeight = Qt.binding(() => !Theme.portrait || !second.visible);
        first.Layout.fillWidth = Qt.binding(() => Theme.portrait);
        second.Layout.fillHeight = true;
        second.Layout.fillWidth = true;
    }
}
