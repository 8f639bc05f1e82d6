import QtQuick

// A panel over a whole screen: it is made when it is opened and has the focus, which the screen has again afterwards. The
// screen disables what lies below.
Loader {
    id: root

    default property Component contents

    active: false
    anchors.fill: parent
    focus: active
    sourceComponent: contents
    z: 95

    onActiveChanged: if (!active)
        parent.forceActiveFocus()
}
