import QtQuick
import Tafel.App
import Tafel.Ui

// In place of the answer while cards without a suit are tapped: a key for each kind, and what is done to the one
// that is chosen in the hand.
Sheet {
    id: root

    required property HandDesk desk
    readonly property var picking: desk.picking
    readonly property int columns: Theme.large ? 4 : 5

    onPickingChanged: why.text = ""

    TText {
        id: heading

        Accessible.name: text
        Accessible.role: Accessible.Heading
        objectName: "referee.picking"
        size: 24
        text: root.picking.title || ""
        weight: Font.Black
        width: parent.width
        wrapMode: Text.Wrap
    }
    Scroller {
        id: flick

        anchors.bottom: done.top
        anchors.bottomMargin: Theme.px(12)
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: heading.bottom
        anchors.topMargin: Theme.px(8)
        contentHeight: inside.height

        Column {
            id: inside

            spacing: Theme.px(14)
            width: parent.width

            TText {
                color: Theme.mute
                size: 18
                text: root.picking.hint || ""
                visible: text !== "" && !Theme.veryLarge
                width: parent.width
                wrapMode: Text.Wrap
            }
            Grid {
                id: keys

                columnSpacing: Theme.px(8)
                columns: root.columns
                rowSpacing: Theme.px(8)
                width: parent.width

                Repeater {
                    model: root.picking.keys || []

                    Pressable {
                        id: key

                        required property var modelData

                        implicitHeight: Theme.px(84)
                        label: face.name
                        objectName: "referee.card." + modelData.card
                        whyNot: modelData.whyNot
                        width: (keys.width - (keys.columns - 1) * keys.columnSpacing) / keys.columns

                        onExplain: why.text = modelData.whyNot
                        onTapped: root.desk.pick(modelData.card)

                        NumberFace {
                            id: face

                            anchors.fill: parent
                            card: key.modelData.card
                            opacity: key.possible ? 1 : 0.4
                        }
                    }
                }
            }
            TText {
                id: why

                color: Theme.no
                size: 18
                visible: text !== ""
                weight: Font.Bold
                width: parent.width
                wrapMode: Text.Wrap
            }
            Row {
                id: tools

                readonly property string whyNot: root.desk.current >= 0 ? "" : qsTr("Tap a card of the hand first.")

                spacing: Theme.px(8)
                visible: root.picking.kind === "hand"

                TButton {
                    height: Theme.px(64)
                    icon: "back"
                    label: qsTr("Move to the left")
                    objectName: "referee.hand.left"
                    whyNot: tools.whyNot
                    width: Theme.px(76)

                    onExplain: why.text = tools.whyNot
                    onTapped: root.desk.move(-1)
                }
                TButton {
                    height: Theme.px(64)
                    icon: "next"
                    label: qsTr("Move to the right")
                    objectName: "referee.hand.right"
                    whyNot: tools.whyNot
                    width: Theme.px(76)

                    onExplain: why.text = tools.whyNot
                    onTapped: root.desk.move(1)
                }
                TButton {
                    height: Theme.px(64)
                    icon: "del"
                    objectName: "referee.hand.remove"
                    text: qsTr("Remove")
                    whyNot: tools.whyNot

                    onExplain: why.text = tools.whyNot
                    onTapped: root.desk.removeCurrent()
                }
            }
        }
    }
    ScrollLine {
        of: flick
        x: flick.x + flick.width + Theme.px(4)
    }
    TButton {
        id: done

        anchors.bottom: parent.bottom
        anchors.right: parent.right
        height: Math.max(Theme.px(60), implicitHeight)
        icon: root.picking.kind !== "hand" && root.desk.hand.length === 0 ? "next" : "check"
        kind: "act"
        objectName: "referee.next"
        text: root.picking.next || ""
        visible: text !== ""
        width: Math.min(parent.width, Math.max(implicitWidth, Theme.px(220)))

        onTapped: root.desk.next()
    }
}
