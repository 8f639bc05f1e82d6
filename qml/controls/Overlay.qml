import QtQuick

// A panel over a whole screen: it is created when it opens and takes the focus; afterwards the screen gets it back. The screen
// disables the items below.
Loader {
    id: root

    default property Component contents

    active: false
    anchors.fill: parent
    focus: active
    sourceComponent: contents
    z: 95

    Component.onCompleted: {
        let scope = parent;
        while (scope && !(scope as FocusScope))
            scope = scope.parent;
        if (scope)
            parent = scope;
    }
    onActiveChanged: if (!active)
        parent.forceActiveFocus()
}
