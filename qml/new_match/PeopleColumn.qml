import QtQuick
import Tafel.Ui

// The game, and the people in their seats.
Stack {
    id: root

    required property NewMatch setup
    readonly property int seats: setup.seats.length

    spacing: Theme.px(12)

    Remark {
        text: qsTr("Game")
        weight: Font.Bold
    }
    GameButton {
        game: root.setup.game
        height: Math.max(Theme.touch(70), implicitHeight)
        objectName: "newMatch.game"
        opensPanel: "game"
        width: root.width

        trailing: Icon {
            name: "down"
        }
    }
    Remark {
        text: qsTr("People in the order they play")
        weight: Font.Bold
    }
    // The people in the order they play: drag a handle to change it.
    Strip {
        id: list

        property int from: -1 // being dragged …
        property int to: -1 // … to here
        property int focusNext: -1
        property real shift: 0
        readonly property real step: (rows.count > 0 && rows.itemAt(0) ? rows.itemAt(0).implicitHeight : Theme.px(68)) + Theme.px(10)

        // The position of a seat while another one is dragged over it.
        function placeOf(index: int): int {
            return from < 0 ? index : index > from && index <= to ? index - 1 : index < from && index >= to ? index + 1 : index;
        }
        function drag(index: int, y: real) {
            from = index;
            shift = y;
            to = Math.max(0, Math.min(root.seats - 1, Math.round(index + y / step)));
        }
        function drop() {
            const dropped = from;
            from = -1;
            if (dropped >= 0)
                root.setup.movePlayer(dropped, to);
        }

        implicitHeight: Math.max(0, root.seats * step - Theme.px(10))
        visible: root.seats > 0

        Repeater {
            id: rows

            model: root.setup.seats

            // A person at the table: a tap makes them the first dealer; the handle moves them, by finger or by the arrow
            // keys.
            FramedPressable {
                id: row

                required property newSeat modelData
                required property int index
                readonly property bool dragged: handle.active

                function move(by: int) {
                    if (index + by < 0 || index + by >= root.seats)
                        return;
                    list.focusNext = index + by;
                    root.setup.movePlayer(index, index + by);
                }

                edge: dragged ? Theme.focus : Theme.edge
                edgeWidth: dragged ? Theme.ring : Theme.line
                hint: modelData.dealer ? root.setup.dealerText : qsTr("A tap: %1").arg(root.setup.dealerText)
                implicitHeight: Math.max(Theme.touch(68), Theme.text(25) * 1.3 + Theme.px(16))
                label: modelData.name
                objectName: "newMatch.seat." + index
                width: list.width
                y: index === list.from ? index * list.step + list.shift : list.placeOf(index) * list.step
                z: dragged ? 5 : 0

                Component.onCompleted: if (index === list.focusNext) {
                    list.focusNext = -1;
                    grip.forceActiveFocus();
                }
                onTapped: root.setup.setDealer(index)

                PlayerBadge {
                    anchors.verticalCenter: parent.verticalCenter
                    of: row.modelData
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
                        text: row.modelData.name
                    }
                    Tag {
                        id: dealer

                        icon: "deck"
                        text: !row.modelData.dealer ? "" : Theme.textScale > 1.6 && root.setup.dealerText === qsTr("deals first") ? qsTr("deals") : root.setup.dealerText
                    }
                }
                CrossButton {
                    id: removeButton

                    anchors.right: grip.left
                    anchors.verticalCenter: parent.verticalCenter
                    height: Theme.touch(54)
                    iconSize: Theme.sign(22)
                    label: qsTr("Remove %1").arg(row.modelData.name)
                    objectName: "newMatch.remove." + row.index
                    width: Theme.touch(54)

                    onTapped: root.setup.removePlayer(row.index)
                }
                FocusScope {
                    id: grip

                    Accessible.description: qsTr("Up and down move the seat")
                    Accessible.focusable: true
                    Accessible.name: qsTr("Seat of %1").arg(row.modelData.name)
                    Accessible.role: Accessible.Button
                    activeFocusOnTab: true
                    anchors.right: parent.right
                    anchors.rightMargin: Theme.px(4)
                    height: parent.height
                    objectName: "newMatch.grip." + row.index
                    width: Theme.touch(56)

                    Keys.onDownPressed: row.move(1)
                    Keys.onUpPressed: row.move(-1)

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
                            list.drop()
                        onTranslationChanged: if (active)
                            list.drag(row.index, translation.y)
                    }
                }
            }
        }
    }
    Remark {
        objectName: "newMatch.sides"
        text: root.setup.sides
    }
    EqualColumns {
        columns: 2
        spacing: Theme.px(12)

        TButton {
            icon: "plus"
            kind: root.setup.whyNot !== "" && whyNot === "" ? "act" : "plain"
            objectName: "newMatch.addPlayer"
            opensPanel: "person"
            text: qsTr("Person")
            whyNot: root.setup.whyTableFull
        }
        TButton {
            icon: "turn"
            objectName: "newMatch.drawSeats"
            text: qsTr("Draw seats")
            whyNot: root.seats >= 3 ? "" : root.setup.whyNot

            onTapped: root.setup.beginDraw("seats")
        }
    }
    Optional {
        active: root.setup.draw.done === "seats"

        DrawInfo {
            setup: root.setup
        }
    }
}
