import QtQuick

// A panel over the whole screen or page in which it is written: it is made when it is opened and has the focus, which the
// screen has again afterwards. The screen disables what lies below.
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
