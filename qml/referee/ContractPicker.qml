import QtQuick
import Tafel.App
import Tafel.Ui

// In place of the answer while something is tapped: the contracts, the suits, the grid of cards.
Sheet {
    id: root

    required property ContractDesk desk
    readonly property var picking: desk.picking
    readonly property var seats: desk.seats
    property var against: ({}) // the card that was tapped and cannot lie: {text, clause}

    signal openClause(string clause)

    onPickingChanged: against = ({})

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

        anchors.bottom: done.visible ? done.top : parent.bottom
        anchors.bottomMargin: done.visible ? Theme.px(12) : 0
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
                active: root.picking.kind === "contract"
                visible: active
                width: parent.width

                sourceComponent: ContractList {
                    desk: root.desk
                }
            }
            Loader {
                active: root.picking.kind === "trump"
                visible: active
                width: parent.width

                sourceComponent: ContractTrumps {
                    suits: root.picking.suits || []

                    onChosen: suit => root.desk.chooseTrump(suit)
                }
            }
            Loader {
                active: root.picking.kind === "card"
                visible: active
                width: parent.width

                sourceComponent: CardGrid {
                    chosen: root.picking.chosen || []
                    enabledCards: root.picking.possible ? root.picking.possible.concat(root.picking.chosen) : null
                    french: true
                    gone: root.picking.gone || []
                    height: implicitHeight
                    muted: root.picking.absent || []
                    names: "referee.card"
                    ranks: root.desk.ranks
                    whyGone: root.picking.what === "hand" ? qsTr("This card lies already") : qsTr("This card is in the hand")

                    onExplain: card => root.against = root.picking.absent.includes(card) ? {text: qsTr("This card is not in the pack.")}
                        : gone.includes(card) ? {text: reasonAgainst(card)} : root.desk.against(card)
                    onPicked: card => root.desk.pick(card)
                }
            }
            ReasonLine {
                clickable: clause !== ""
                clause: root.against.clause ? qsTr("Read the clause") : ""
                kind: "no"
                objectName: "referee.against"
                showClause: true
                text: root.against.text || ""
                visible: text !== ""
                width: parent.width

                onOpenClause: root.openClause(root.against.clause)
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
        icon: root.picking.what !== "hand" && root.desk.asking === 0 && root.desk.hand.length === 0 ? "next" : "check"
        kind: "act"
        objectName: "referee.next"
        text: root.picking.next || ""
        visible: text !== ""
        width: Math.min(parent.width, Math.max(implicitWidth, Theme.px(220)))

        onTapped: root.desk.next()
    }
}
