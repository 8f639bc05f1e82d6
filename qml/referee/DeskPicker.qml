import QtQuick
import Tafel.App
import Tafel.Ui

// In place of the answer while something is tapped: the grid of cards, the list of powers, what a power names.
Sheet {
    id: root

    required property EidexDesk desk
    readonly property var picking: desk.picking
    readonly property var seats: desk.seats

    TText {
        id: heading

        Accessible.name: text
        Accessible.role: Accessible.Heading
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
            SegmentedChoice {
                current: root.desk.lead
                label: qsTr("Who leads?")
                names: root.seats.map(seat => "referee.lead." + seat.index)
                options: root.seats.map(seat => ({text: seat.name, subText: seat.index === root.desk.lead ? qsTr("leads") : ""}))
                showCheck: false
                visible: root.picking.lead === true
                width: parent.width

                onChosen: seat => root.desk.chooseLead(seat)
            }
            Loader {
                active: root.picking.kind === "card"
                visible: active
                width: parent.width

                sourceComponent: CardGrid {
                    chosen: root.picking.chosen || []
                    gone: root.picking.gone || []
                    height: implicitHeight
                    names: "referee.card"
                    whyGone: qsTr("Somebody else has this card")

                    onExplain: card => why.text = reasonAgainst(card)
                    onPicked: card => {
                        why.text = "";
                        root.desk.pick(card);
                    }
                }
            }
            Loader {
                active: root.picking.kind === "powers"
                visible: active
                width: parent.width

                sourceComponent: DeskPowerList {
                    desk: root.desk
                    may: root.picking.may === true
                }
            }
            Loader {
                active: root.picking.kind === "use"
                visible: active
                width: parent.width

                sourceComponent: DeskUse {
                    desk: root.desk
                    picking: root.picking
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
        icon: root.picking.what === "trick" && root.desk.asking === 0 ? "next" : "check"
        kind: "act"
        objectName: "referee.next"
        text: root.picking.next || ""
        visible: text !== ""
        width: Math.min(parent.width, Math.max(implicitWidth, Theme.px(220)))

        onTapped: root.desk.next()
    }
}
