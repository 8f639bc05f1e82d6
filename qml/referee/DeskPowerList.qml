import QtQuick
import Tafel.App
import Tafel.Ui

// Whose power: in a match those that were drawn, otherwise a player and any of the 36.
Column {
    id: root

    required property EidexDesk desk
    required property bool may
    property int seat: 0
    readonly property var seats: desk.seats
    readonly property var used: may ? desk.may : desk.powers
    readonly property bool drawn: desk.fromMatch && seats.some(each => each.character !== "")

    function isUsed(card: string): bool {
        return used.some(each => each.power === card);
    }

    spacing: Theme.px(12)

    Repeater {
        model: root.drawn ? root.seats.filter(each => each.character !== "") : []

        ListRow {
            id: row

            required property var modelData

            chevron: false
            chosen: root.isUsed(modelData.character)
            least: Math.max(Theme.px(84), Theme.text(20) * 4)
            objectName: "referee.seatPower." + modelData.index
            subtitle: modelData.does
            title: modelData.power + " · " + modelData.name
            width: root.width

            leading: CardFace {
                card: row.modelData.character
                size: "small"
            }

            onTapped: root.desk.togglePower(modelData.index, modelData.character)
        }
    }
    SegmentedChoice {
        current: root.seat
        label: qsTr("Whose power?")
        names: root.seats.map(each => "referee.powerOf." + each.index)
        options: root.seats.map(each => each.name)
        visible: !root.drawn
        width: parent.width

        onChosen: seat => root.seat = seat
    }
    TText {
        color: Theme.mute
        size: 18
        text: qsTr("Whose power? Then the card of the character.")
        visible: !root.drawn
        width: parent.width
        wrapMode: Text.Wrap
    }
    Loader {
        active: !root.drawn
        visible: active
        width: parent.width

        sourceComponent: CardGrid {
            chosen: root.used.map(each => each.power)
            height: implicitHeight
            names: "referee.character"

            onPicked: card => root.desk.togglePower(root.seat, card)
        }
    }
}
