import QtQuick
import Tafel.App
import Tafel.Ui

// A row of players, one tap each. `chosen` says who is; emits picked(seat).
Row {
    id: root

    required property ScorePad pad
    property var chosen: [] // seats
    property var awards: null // under each name, by seat
    property bool terse: false
    property string names: "" // objectNames: names + seat
    property string question: "" // for the accessible names: "Trick 8: Anna"
    property string whyNot: ""
    property real keyHeight: Theme.px(60)
    readonly property var seats: pad.seats
    readonly property int count: Math.max(1, seats.length)

    signal picked(int seat)
    signal explain(Item at)

    spacing: Theme.px(8)

    Repeater {
        model: root.seats

        PlayerKey {
            id: key

            required property Seat modelData

            chosen: root.chosen.includes(seat)
            height: Math.max(root.keyHeight, terse ? 0 : implicitHeight)
            label: root.question !== "" ? root.question + ": " + name : name
            name: modelData.view.name
            objectName: root.names + seat
            seat: modelData.view.index
            subText: root.awards && !terse ? root.awards[seat] || "" : ""
            terse: root.terse
            whyNot: root.whyNot
            width: (root.width - (root.count - 1) * root.spacing) / root.count

            onExplain: root.explain(key)
            onTapped: root.picked(seat)
        }
    }
}
