import QtQuick
import Tafel.App
import Tafel.Ui

// The cards that score: tapped together they are one trick, then a tap on whoever took it. A taken card shows its
// taker; a tap frees it.
Column {
    id: root

    required property ScorePad pad
    property bool portrait: false
    property real room: 0
    readonly property MeasurePad measure: pad.measure
    readonly property bool many: measure.cards.length > 8
    readonly property bool besides: measure.kind !== "takes" // a count is asked, too
    readonly property real cardGap: Theme.px(many ? 8 : 14)
    readonly property var rows: measure.rows
    readonly property var awards: rows.map(row => row.award)

    signal explained(Item at, string bold, string text, string clause)

    function cardName(card: string): string {
        const suits = {C: qsTr("club"), S: qsTr("spade"), H: qsTr("heart"), D: qsTr("diamond")};
        return suits[card.charAt(0)] + " " + card.substring(1);
    }

    spacing: Theme.px(14)

    MeasureHeading {
        progress: root.besides ? root.measure.takesProgress : root.measure.remainder
        text: root.besides ? qsTr("Cards") : root.measure.noun
        width: parent.width
    }
    Flow {
        spacing: root.cardGap
        width: parent.width

        Repeater {
            model: root.measure.cards

            Pressable {
                id: card

                required property string modelData

                readonly property var taker: root.measure.takers[modelData]
                readonly property bool taken: taker !== undefined
                readonly property bool selected: root.measure.selected.includes(modelData)

                checkable: true
                checked: selected
                height: face.height + Theme.px(root.many ? 22 : 26)
                hint: taken ? qsTr("taken by %1, a tap frees it").arg(root.pad.seats[taker]?.view.name ?? "") : ""
                label: root.cardName(modelData)
                objectName: "take." + modelData
                width: face.width

                onTapped: root.measure.toggleCard(modelData)

                Rectangle {
                    anchors.fill: face
                    anchors.margins: -Theme.px(4)
                    border.color: Theme.ink
                    border.width: Theme.px(4)
                    color: "transparent"
                    radius: Theme.px(root.many ? 11 : 15)
                    visible: card.selected
                }
                CardFace {
                    id: face

                    card: card.modelData
                    french: true
                    opacity: card.taken ? 0.5 : 1
                    size: root.many ? "medium" : "large"
                    y: card.selected ? 0 : Theme.px(8)
                }
                PlayerMark {
                    anchors.horizontalCenter: parent.horizontalCenter
                    initial: root.pad.seats[card.taker]?.view.name.charAt(0) ?? ""
                    seat: card.taken ? card.taker : 0
                    size: Theme.px(root.many ? 34 : 44)
                    visible: card.taken
                    y: face.y + face.height - height + Theme.px(root.many ? 14 : 18)
                }
            }
        }
    }
    TText {
        Accessible.name: text
        Accessible.role: Accessible.Heading
        objectName: "takes.question"
        size: 22
        text: root.measure.selected.length === 0 ? (root.measure.takesProgress.kind === "yes" ? qsTr("Every card has its taker.")
            : qsTr("Tap the cards of one trick, then who took it."))
            : root.measure.selected.length === 1 ? qsTr("Who took this card?") : qsTr("Who took these cards, in one trick?")
        weight: Font.Bold
        width: parent.width
        wrapMode: Text.Wrap
    }
    PlayerKeys {
        id: takers

        awards: root.besides ? null : root.awards
        keyHeight: Theme.px(root.besides ? 60 : 84)
        names: "taker."
        pad: root.pad
        question: qsTr("Taken by")
        whyNot: root.measure.selected.length > 0 ? "" : root.measure.takesProgress.kind === "yes"
            ? qsTr("A tap on a card frees it.") : qsTr("First tap the cards of the trick.")
        width: parent.width

        onExplain: at => root.explained(at, "", takers.whyNot, "")
        onPicked: seat => root.measure.take(seat)
    }
    TButton {
        height: Theme.px(56)
        kind: "ghost"
        objectName: "takes.points"
        text: qsTr("Enter points instead")
        visible: root.measure.orPoints

        onTapped: root.measure.usePoints(true)
    }
}
