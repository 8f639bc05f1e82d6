import QtQuick
import Tafel.App
import Tafel.Ui

// The question and what the table knows: the contract, what lies, the hand; each part says what to tap.
Item {
    id: root

    required property ContractDesk desk
    readonly property var picking: desk.picking
    readonly property bool trick: desk.lies === "trick"

    implicitHeight: questions.height + Theme.px(12) + all.implicitHeight

    SegmentedChoice {
        id: questions

        current: root.desk.asking
        height: Math.max(Theme.px(66), implicitHeight)
        label: qsTr("Question")
        names: ["referee.question.play", "referee.question.winner"]
        options: [qsTr("May I play this?"), {text: qsTr("Who wins this trick?"), whyNot: root.desk.winnerWhyNot}]
        showCheck: false
        width: parent.width

        onChosen: index => root.desk.asking = index
        onExplain: why.visible = true
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

            TText {
                id: why

                color: Theme.no
                objectName: "referee.question.why"
                size: 18
                text: root.desk.winnerWhyNot
                visible: false
                weight: Font.Bold
                width: parent.width
                wrapMode: Text.Wrap

                onTextChanged: visible = false
            }
            ContractChoice {
                desk: root.desk
                width: parent.width
            }
            ContractTrick {
                desk: root.desk
                visible: root.trick
                width: parent.width
            }
            ContractRows {
                desk: root.desk
                visible: root.desk.lies !== "" && root.desk.lies !== "any" && !root.trick
                width: parent.width
            }
            DeskHand {
                french: true
                hand: root.desk.hand
                picked: root.picking.what === "hand"
                title: root.desk.handTitle
                visible: root.desk.asking === 0 && root.desk.lies !== ""
                width: parent.width

                onAsked: card => root.desk.ask(card)
                onGridWanted: root.desk.pickFor("hand")
            }
            DeskPlayers {
                desk: root.desk
                visible: !root.desk.fromMatch && root.desk.counts.length > 1
                width: parent.width
            }
        }
    }
    ScrollLine {
        of: flick
        x: flick.x + flick.width + Theme.px(4)
    }
}
