import QtQuick
import Tafel.Ui

// Characters chosen by hand: the people above, the pack below; a tap on a card gives it to the person marked.
Popup {
    id: root

    required property NewMatch setup
    property int seat: 0
    property bool everybody: false // one after the other, else this one only
    property string problem: ""
    readonly property var seats: setup.seats
    readonly property var now: seats[seat] || ({name: "", character: "", power: "", does: ""})

    function take(card: string) {
        const back = card === now.character;
        problem = setup.chooseCharacter(seat, back ? "" : card);
        if (problem === "" && !back)
            goOn();
    }
    function goOn() {
        problem = "";
        if (everybody && seat < seats.length - 1)
            ++seat;
        else
            closed();
    }

    panelWidth: Theme.px(1100)
    title: qsTr("Which character does %1 have?").arg(now.name)

    EqualColumns {
        columns: Theme.large && root.seats.length > 3 ? 2 : Math.max(1, root.seats.length)
        spacing: Theme.px(10)

        Repeater {
            model: root.seats

            ChoiceButton {
                id: person

                required property newSeat modelData
                required property int index

                checked: index === root.seat
                height: Math.max(Theme.touch(72), implicitHeight)
                lines: 2
                objectName: "newMatch.choose.seat." + index
                padding: Theme.px(8)
                subText: modelData.power !== "" ? modelData.power : qsTr("no character")
                text: modelData.name

                leading: PlayerBadge {
                    chosen: person.checked
                    of: person.modelData
                    size: Theme.px(36)
                }

                onTapped: root.seat = index
            }
        }
    }
    CardGrid {
        chosen: root.now.character !== "" ? [root.now.character] : []
        muted: root.seats.filter((_each, index) => index !== root.seat).map(each => each.character)
        names: "newMatch.card"
        whyMuted: qsTr("Taken by another player")
        width: root.innerWidth

        function refusal(card: string): var {
            return {text: root.setup.chooseCharacter(root.seat, card)};
        }

        onPicked: card => root.take(card)
    }
    Labelled {
        leading: CardFace {
            card: root.now.character
        }
        spacing: Theme.px(14)
        trailing: TButton {
            height: Theme.touch(72)
            kind: "act"
            objectName: "newMatch.choose.next"
            text: root.everybody && root.seat < root.seats.length - 1 ? qsTr("Next") : qsTr("Done")

            onTapped: root.goOn()
        }

        Paragraph {
            color: root.problem !== "" ? Theme.no : Theme.ink
            size: 22
            text: root.problem !== "" ? root.problem : root.now.power !== "" ? root.now.power : qsTr("No character yet")
            weight: Font.Black
        }
        Remark {
            text: root.now.power !== "" ? root.now.does : qsTr("A tap on a card chooses it, a second one takes it back.")
        }
    }
}
