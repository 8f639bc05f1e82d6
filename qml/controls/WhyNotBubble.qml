import QtQuick
import Tafel.Ui

// The black bubble next to an item that explains why it is not possible: bold fact, sentence, and a way to the rule. It
// disappears automatically, and with the next touch.
Pressable {
    id: root

    property string bold: ""
    property string text: ""
    readonly property string clause: opensRule !== "" ? qsTr("Read the rule") : ""
    property rect spot: Qt.rect(0, 0, 0, 0) // of the item
    readonly property real gap: Theme.px(12)
    readonly property bool above: spot.bottom + gap + implicitHeight > (parent?.height ?? 0) // the item is at the bottom
    readonly property real arrowX: Math.max(Theme.px(24), Math.min(width - Theme.px(24), spot.x - x + Math.min(spot.width / 2, Theme.px(44))))

    function show(item: Item, fact: string, rest: string, id: string) {
        bold = fact;
        text = rest;
        opensRule = id;
        spot = item.mapToItem(parent, 0, 0, item.width, item.height);
        visible = true;
        clock.restart();
    }

    Accessible.description: clause
    implicitHeight: words.implicitHeight + Theme.px(20)
    label: bold + " " + text
    objectName: "whyNot"
    role: Accessible.AlertMessage
    visible: false
    width: Math.min(parent?.width ?? 0, Theme.px(360) * Math.min(1.6, Theme.textScale))
    x: Math.max(0, Math.min(spot.x, (parent?.width ?? 0) - width))
    y: Math.max(0, above ? spot.y - implicitHeight - gap : spot.bottom + gap)
    z: 150

    Keys.onEscapePressed: root.visible = false

    Rectangle {
        color: Theme.ink
        height: Theme.px(15)
        rotation: 45
        width: height
        x: root.arrowX - width / 2
        y: root.above ? root.height - height / 2 - Theme.px(2) : -height / 2 + Theme.px(2)
    }
    Rectangle {
        anchors.fill: parent
        color: Theme.ink
        radius: Theme.radius
    }
    Stack {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        inset: Theme.px(14)
        spacing: Theme.px(2)

        MarkedText {
            color: Theme.paper
            leading: 1.25
            parts: Theme.boldThen(root.bold, root.text)
        }
        Paragraph {
            color: Theme.paper
            size: 18
            text: root.clause + " ›"
            visible: root.clause !== ""
        }
    }
    // On top of all, to observe every touch; it accepts none.
    Item {
        anchors.fill: parent
        enabled: root.visible
        parent: root.parent
        z: root.z + 1

        PointHandler {
            onActiveChanged: if (active && !root.contains(root.mapFromItem(null, point.scenePosition)))
                root.visible = false
        }
    }
    Timer {
        id: clock

        interval: 8000

        onTriggered: root.visible = false
    }
}
