import QtQuick

// A row of vertically centred items.
Row {
    id: root

    onChildrenChanged: {
        for (let i = 0; i < children.length; ++i)
            children[i].anchors.verticalCenter = root.verticalCenter;
    }
}
