import QtQuick
import Tafel.App
import Tafel.Ui

// Every trick in its order: who won it, and everybody who played the lowest rank in it.
Column {
    id: root

    required property ScorePad pad
    property bool portrait: false
    property real room: 0
    readonly property MeasurePad measure: pad.measure
    readonly property var lows: measure.lows
    readonly property int count: Math.max(1, pad.seats.length)
    readonly property real head: Theme.px(44)
    readonly property real middle: Theme.px(28) // between winner and lowest
    readonly property real part: (width - head - middle) / 2
    readonly property real keyHeight: Math.max(Theme.target, Math.min(Theme.px(66),
        (room - titles.height - spacing) / Math.max(1, measure.entries) - spacing))

    signal explained(Item at, string bold, string text, string clause)

    spacing: Theme.px(4)

    Item {
        id: titles

        height: Math.max(winner.height, state.height)
        width: parent.width

        FitText {
            id: winner

            color: Theme.mute
            room: root.part
            size: 18
            text: qsTr("Won by")
            weight: Font.DemiBold
            x: root.head
        }
        FitText {
            color: Theme.mute
            room: root.width - x - state.width - Theme.px(10)
            size: 18
            text: Theme.large ? qsTr("Lowest") : qsTr("Lowest card (or several)")
            weight: Font.DemiBold
            x: root.head + root.part + root.middle
        }
        MeasureHeading {
            id: state

            anchors.right: parent.right
            progress: root.measure.remainder
            text: ""
            width: root.part * 0.4
        }
    }
    Repeater {
        model: root.measure.entries

        Item {
            id: trick

            required property int index

            readonly property var low: root.lows[index]
            readonly property bool there: low !== undefined
            readonly property string early: index <= root.lows.length ? "" : qsTr("First trick %1.").arg(root.lows.length + 1)

            height: root.keyHeight
            width: root.width

            TText {
                anchors.verticalCenter: parent.verticalCenter
                color: trick.early === "" ? Theme.ink : Theme.mute
                fixed: true
                size: 24
                text: trick.index + 1
                weight: trick.early === "" ? Font.Black : Font.Medium
            }
            PlayerKeys {
                chosen: trick.there ? [trick.low.winner] : []
                keyHeight: root.keyHeight
                names: "low." + trick.index + ".winner."
                pad: root.pad
                question: qsTr("Trick %1, won by").arg(trick.index + 1)
                spacing: Theme.px(5)
                terse: true
                whyNot: trick.early
                width: root.part
                x: root.head

                onExplain: at => root.explained(at, "", trick.early, "")
                onPicked: seat => root.measure.setLowWinner(trick.index, seat)
            }
            PlayerKeys {
                id: least

                chosen: trick.there ? trick.low.lowest : []
                keyHeight: root.keyHeight
                names: "low." + trick.index + ".lowest."
                pad: root.pad
                question: qsTr("Trick %1, lowest").arg(trick.index + 1)
                spacing: Theme.px(5)
                terse: true
                whyNot: trick.there ? "" : trick.early !== "" ? trick.early : qsTr("First who won it.")
                width: root.part
                x: root.head + root.part + root.middle

                onExplain: at => root.explained(at, "", least.whyNot, "")
                onPicked: seat => root.measure.toggleLowest(trick.index, seat)
            }
        }
    }
}
