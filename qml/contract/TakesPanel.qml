import QtQuick
import Tafel.Ui

// The scoring cards: cards tapped together are one trick, then a tap sets its winner. A taken card shows the winner; a tap
// frees it.
MeasurePanelBase {
    id: root

    readonly property var takes: those("/takes/")
    readonly property int free: takes.filter(each => !each.said).length
    readonly property bool many: takes.length > 8
    readonly property bool besides: measure.kind !== "takes" // the panel also asks for a count

    implicitHeight: column.height

    Stack {
        id: column

        spacing: Theme.px(14)

        MeasureHeading {
            progress: root.besides ? root.measure.takesProgress : root.measure.remainder
            text: root.besides ? qsTr("Cards") : root.measure.noun
        }
        WrappedRow {
            spacing: Theme.px(root.many ? 8 : 14)

            Repeater {
                model: root.takes.length

                Pressable {
                    id: card

                    required property int index

                    readonly property var ask: root.takes[index]
                    readonly property string name: ask ? ask.cards[0] : ""
                    readonly property var taker: ask ? ask.options.find(each => each.on)?.seat : undefined
                    readonly property bool taken: taker !== undefined
                    readonly property bool selected: root.measure.selected.includes(name)

                    checkable: true
                    checked: selected
                    height: face.height + Theme.px(root.many ? 22 : 26)
                    hint: taken ? qsTr("taken by %1, a tap frees it").arg(root.pad.seats[taker]?.view.name ?? "") : ""
                    label: Theme.cardName(name, true)
                    objectName: "take." + name
                    width: Math.max(face.width, Theme.touch(56))

                    onTapped: root.measure.toggleCard(name)

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

                        anchors.horizontalCenter: parent.horizontalCenter
                        card: card.name
                        french: true
                        opacity: card.taken ? 0.5 : 1
                        size: root.many ? "medium" : "large"
                        y: card.selected ? 0 : Theme.px(8)
                    }
                    PlayerBadge {
                        anchors.horizontalCenter: parent.horizontalCenter
                        of: root.pad.seats[card.taker]?.view ?? null
                        size: Theme.px(root.many ? 34 : 44)
                        visible: card.taken
                        y: face.y + face.height - height + Theme.px(root.many ? 14 : 18)
                    }
                }
            }
        }
        Labelled {
            spacing: Theme.px(14)
            trailing: TButton {
                height: Theme.touch(56)
                kind: "ghost"
                objectName: "takes.points"
                text: qsTr("Enter points instead")
                visible: root.asked("/points").kind !== ""
                width: Math.min(implicitWidth, root.width / 2)

                onTapped: root.measure.respond("/points", 1)
            }

            Heading {
                size: 22
                text: root.measure.selected.length === 0 ? (root.free === 0 ? qsTr("Every card has its taker.")
                    : qsTr("Tap the cards of one trick, then who took it."))
                    : qsTr("Who took these cards, in one trick?", "", root.measure.selected.length)
                weight: Font.Bold
            }
        }
        PromptOptions {
            ask: root.takes[0]
            awards: root.besides ? null : root.measure.awards
            columns: Math.max(1, ask?.options.length ?? 0)
            least: Theme.touch(root.besides ? 60 : 84)
            names: "taker"
            question: qsTr("Taken by")
            spacing: Theme.px(8)
            whyNot: root.measure.selected.length > 0 ? "" : root.free === 0
                ? qsTr("A tap on a card frees it.") : qsTr("First tap the cards of the trick.")

            onSaid: value => root.measure.take(value)
        }
    }
}
