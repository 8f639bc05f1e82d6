import QtQuick
import Tafel.Ui

// Base of all tappable items: finger, mouse, Space and Enter, focus ring, accessible name, and the rule that an item
// that is not possible now explains why.
Item {
    id: root

    property string label: "" // accessible name
    property string hint: "" // accessible description
    property int role: Accessible.Button
    property bool checkable: false
    property bool checked: false
    property string whyNot: "" // not empty: muted, a tap explains
    property string whyNotTitle: "" // before it, in bold
    property string whyNotRule: "" // the id of the clause behind it
    property string opensPanel: "" // the panel over the screen that a tap opens, instead of tapped()
    property string opensScreen: "" // the screen that a tap opens
    property string opensRule: "" // the id of the clause that a tap opens
    property bool slated: false
    property real radius: Theme.radius
    property int guard: 0 // milliseconds after appearing in which taps are ignored
    property bool focusable: true
    property real reach: Theme.target // radius around its centre in which it accepts taps; 0: it ends at its edge
    property bool quiet: false // has the focus without having been gone to: Enter is for the screen
    property bool unseen: false // also without a focus ring
    readonly property bool possible: whyNot === ""
    readonly property bool down: tap.pressed && listens()
    property double armedAt: 0
    property bool ringInside: false
    property Item ring: null // only where the focus has been: most never have it

    signal tapped

    function activate() {
        if (!listens())
            return;
        if (!possible)
            root.explain();
        else if (opensPanel !== "")
            Screens.of(root).over = opensPanel;
        else if (opensScreen !== "")
            Screens.of(root).goTo(opensScreen, {});
        else if (opensRule !== "")
            Screens.of(root).openClause(opensRule);
        else
            tapped();
    }
    // Says why it is not possible. An item for which another place says so replaces this.
    function explain() {
        Screens.of(root)?.explain(root, whyNotTitle, whyNot, whyNotRule);
    }
    function arm() {
        if (guard > 0)
            armedAt = Date.now() + guard;
    }
    function listens(): bool {
        return guard === 0 || !Theme.guarded || Date.now() >= armedAt;
    }

    Accessible.checkable: checkable
    Accessible.checked: checked
    Accessible.description: possible ? hint : whyNot
    Accessible.focusable: focusable
    Accessible.name: label
    Accessible.role: root.role
    activeFocusOnTab: focusable
    implicitHeight: Theme.target
    implicitWidth: Theme.target

    Accessible.onPressAction: root.activate()
    Accessible.onToggleAction: root.activate()
    Component.onCompleted: arm()
    Keys.onPressed: event => {
        const fires = event.key === Qt.Key_Space || event.key === Qt.Key_Return || event.key === Qt.Key_Enter;
        if (fires && !event.isAutoRepeat && root.activeFocus && !root.quiet) {
            event.accepted = true;
            root.activate();
        }
    }
    onActiveFocusChanged: if (activeFocus && !ring)
        ring = ringPart.createObject(root) as Item
    onEnabledChanged: arm()
    onPossibleChanged: arm()
    onVisibleChanged: arm()

    TapHandler {
        id: tap

        gesturePolicy: TapHandler.ReleaseWithinBounds
        margin: Math.ceil(Math.max(0, root.reach - Math.min(root.width, root.height)) / 2)

        onTapped: root.activate()
    }
    Component {
        id: ringPart

        FocusRing {
            around: root.radius
            inside: root.ringInside
            slated: root.slated
            visible: root.activeFocus && !root.unseen
        }
    }
}
