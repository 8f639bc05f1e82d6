import QtQuick
import Tafel.Ui

// Above the entry panel: the deal, the dealer, the turned-up card, the half turn.
Strip {
    id: root

    required property ScorePad pad
    required property bool turns // the pad may be turned
    readonly property bool terse: Theme.large
        || width < Theme.px(700) && pad.seats.length > 0 && Theme.textScale > 1.2

    signal turned

    implicitHeight: Theme.touch(60)

    Title {
        id: title

        anchors.verticalCenter: parent.verticalCenter
        room: buttons.x - Theme.px(12)
        size: Math.min(30, 44 / Theme.textScale)
        smallest: 22
        text: root.pad.correction.deal > 0 ? qsTr("Correct %1", "deal 7").arg(root.pad.deal.name) : root.pad.deal.title
    }
    MiddleRow {
        id: dealer

        readonly property real room: buttons.x - x - Theme.px(12)

        anchors.left: title.right
        anchors.leftMargin: Theme.px(14)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(6)
        visible: dealing.text !== "" && !(Theme.portrait && Theme.large)

        Icon {
            color: Theme.mute
            name: "deck"
            size: Theme.sign(24)
        }
        AdaptiveText {
            id: dealing

            color: Theme.mute
            room: dealer.room - Theme.px(30)
            wordings: [qsTr("%1 deals", "a person").arg(root.pad.deal.dealer), root.pad.deal.dealer]
        }
    }
    Row {
        id: buttons

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(14)

        TButton {
            height: Theme.touch(60)
            hint: qsTr("Choose the turned-up card")
            kind: root.pad.asking.kind === "turned-up" ? "sel" : "plain"
            objectName: "pad.trump"
            padding: Theme.px(10)
            text: root.pad.deal.card !== "" ? root.pad.deal.trump : qsTr("Turned-up card")

            leading: CardFace {
                card: root.pad.deal.card
                emptyInk: root.pad.asking.kind === "turned-up" ? Theme.selInk : Theme.mute
                size: "small"
            }

            onTapped: {
                if (root.pad.asking.kind === "turned-up" && root.pad.deal.card !== "")
                    root.pad.closePrompt();
                else
                    root.pad.promptForCard();
            }
        }
        TButton {
            height: Theme.touch(60)
            icon: "turn"
            kind: "ghost"
            label: qsTr("Turn pad")
            objectName: "pad.turn"
            padding: Theme.px(20)
            text: root.terse || root.pad.correction.deal > 0 && Theme.portrait ? "" : qsTr("Turn pad")
            visible: root.turns

            onTapped: root.turned()
        }
    }
}
