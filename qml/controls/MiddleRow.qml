import QtQuick

// A row of what stands in the middle of its height.
Row {
    id: root

    onChildrenChanged: {
        for (let i = 0; i < children.length; ++i)
            children[i].anchors.verticalCenter = root.verticalCenter;
    }
}
