import QtQuick
import Tafel.Ui

// A line of a list to tap, as wide as its parent: leading items, words, trailing items. Pressed or chosen lines are filled.
Pressable {
    id: root

    property bool chosen: false
    property bool separator: true
    property color ground: "transparent"
    property alias line: line
    property alias least: line.least
    property alias ends: line.trailing // items at its end
    default property alias content: line.content
    readonly property StableListView listView: ListView.view as StableListView // where one row is a stop for Tab

    activeFocusOnTab: focusable && (!listView || ListView.isCurrentItem || activeFocus)
    checkable: chosen
    checked: chosen
    implicitHeight: line.implicitHeight
    role: Accessible.ListItem
    width: parent?.width ?? 0

    onActiveFocusChanged: if (activeFocus && listView)
        listView.stop = listView.indexAt(x, y + height / 2)

    Rectangle {
        anchors.fill: parent
        color: root.chosen ? Theme.sel : root.down && root.focusable ? Theme.sunk : root.ground
        radius: root.chosen ? Theme.radius : 0
    }
    Labelled {
        id: line

        anchors.fill: parent
        padding: Theme.px(10)
        sides: Theme.px(14)
    }
    Underline {
        visible: root.separator && !root.chosen
    }
}
