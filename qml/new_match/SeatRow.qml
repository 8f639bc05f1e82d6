import QtQuick
import Tafel.Ui

// A person at the table: a tap makes them the first dealer; the handle moves them, by finger or by the arrow
// keys.
FramedPressable {
    id: root

    required property var seat // a NewSeat
    required property int index
    property string dealerText: qsTr("deals first")
    property bool dragged: handle.active

    signal removed
    signal moved(int by)
    signal dragging(real y)
    signal dropped

    edge: dragged ? Theme.focus : Theme.edge
    edgeWidth: dragged ? Theme.ring : Theme.line
    hint: seat.dealer ? dealerText : qsTr("A tap: %1").arg(dealerText)
    implicitHeight: Math.max(Theme.touch(68), Theme.text(25) * 1.3 + Theme.px(16))
    label: seat.name
    objectName: "newMatch.seat." + index
    z: dragged ? 5 : 0

    PlayerBadge {
        anchors.verticalCenter: parent.verticalCenter
        of: root.seat
        size: Theme.px(44)
        x: Theme.px(14)
    }
    MiddleRow {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(14)
        x: Theme.px(74)

        NameText {
            room: removeButton.x - Theme.px(84) - (dealer.visible ? dealer.implicitWidth + Theme.px(14) : 0)
            size: 25
            text: root.seat.name
        }
        Tag {
            id: dealer

            icon: "deck"
            objectName: "newMatch.dealer." + root.index
            text: !root.seat.dealer ? "" : Theme.textScale > 1.6 && root.dealerText === qsTr("deals first") ? qsTr("deals") : root.dealerText
        }
    }
    TButton {
        id: removeButton

        anchors.right: grip.left
        anchors.verticalCenter: parent.verticalCenter
        height: Theme.touch(54)
        icon: "cross"
        iconSize: Theme.sign(22)
        kind: "bare"
        label: qsTr("Remove %1").arg(root.seat.name)
        objectName: "newMatch.remove." + root.index
        width: Theme.touch(54)

        onTapped: root.removed()
    }
    FocusScope {
        id: grip

        Accessible.description: qsTr("Up and down move the seat")
        Accessible.focusable: true
        Accessible.name: qsTr("Seat of %1").arg(root.seat.name)
        Accessible.role: Accessible.Button
        activeFocusOnTab: true
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(4)
        height: parent.height
        objectName: "newMatch.grip." + root.index
        width: Theme.touch(56)

        Keys.onDownPressed: root.moved(1)
        Keys.onUpPressed: root.moved(-1)

        Icon {
            anchors.centerIn: parent
            name: "drag"
        }
        FocusRing {
            anchors.margins: Theme.px(4)
        }
        DragHandler {
            id: handle

            dragThreshold: 2
            grabPermissions: PointerHandler.CanTakeOverFromAnything // the page would scroll instead
            target: null
            xAxis.enabled: false

            onActiveChanged: if (!active)
                root.dropped()
            onTranslationChanged: if (active)
                root.dragging(translation.y)
        }
    }
}
