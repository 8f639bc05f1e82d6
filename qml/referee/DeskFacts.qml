import QtQuick
import Tafel.App
import Tafel.Ui

// The question and what the table knows: trick, trump, powers in force, hand; each part says what to tap.
Item {
    id: root

    required property EidexDesk desk
    readonly property bool power: desk.asking === 2
    readonly property var picking: desk.picking

    implicitHeight: questions.height + Theme.px(12) + all.implicitHeight

    SegmentedChoice {
        id: questions

        current: root.desk.asking
        height: Math.max(Theme.px(66), implicitHeight)
        label: qsTr("Question")
        names: ["referee.question.play", "referee.question.winner", "referee.question.power"]
        options: [qsTr("May I play this?"), qsTr("Who wins this trick?"), qsTr("May I use this power?")]
        showCheck: false
        width: parent.width

        onChosen: index => root.desk.asking = index
    }
    Scroller {
        id: flick

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: questions.bottom
        anchors.topMargin: Theme.px(12)
        contentHeight: all.implicitHeight

        Column {
            id: all

            spacing: Theme.px(12)
            width: parent.width

            DeskPhase {
                desk: root.desk
                visible: root.power
                width: parent.width
            }
            DeskPowers {
                desk: root.desk
                may: true
                visible: root.power
                width: parent.width
            }
            DeskTrick {
                desk: root.desk
                width: parent.width
            }
            DeskPowers {
                desk: root.desk
                width: parent.width
            }
            DeskHand {
                hand: root.desk.hand
                picked: root.picking.what === "hand"
                title: root.desk.handTitle
                visible: root.desk.asking === 0
                width: parent.width

                onAsked: card => root.desk.ask(card)
                onGridWanted: root.desk.pickFor("hand")
            }
            DeskTable {
                desk: root.desk
                visible: !root.desk.fromMatch
                width: parent.width
            }
        }
    }
    ScrollLine {
        of: flick
        x: flick.x + flick.width + Theme.px(4)
    }
}
