import QtQuick
import Tafel.Ui

// A panel over a whole screen: it is created when it opens and takes the focus; afterwards the screen gets it back. The screen
// disables the items below.
Loader {
    id: root

    property string over: "" // opens while the `over` of the screen is this; its panel closes it
    readonly property TScreen screen: over !== "" ? Screens.of(parent) : null
    default property Component contents

    active: screen !== null && screen.over === over
    anchors.fill: parent
    focus: active
    sourceComponent: contents
    z: 95

    Component.onCompleted: {
        let scope = screen ?? parent;
        while (scope && !(scope as FocusScope))
            scope = scope.parent;
        if (scope)
            parent = scope;
    }
    onActiveChanged: if (!active)
        parent.forceActiveFocus()

    Connections {
        function onClosed() {
            root.screen.over = "";
        }

        enabled: root.screen !== null
        ignoreUnknownSignals: true
        target: root.item
    }
}
