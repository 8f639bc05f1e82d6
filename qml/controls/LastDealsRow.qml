import QtQuick
import Tafel.Ui

// One of the last deals on the slate: number, trump, how the standing changed, why in three words; a tap corrects
// it.
Pressable {
    id: root

    required property string number
    property string suit: "" // or "obenabe", "undenufe"; empty: no trump column entry
    property var changes: [] // [{seat, initial, text}]
    property string note: ""
    readonly property real noteWidth: note !== "" ? Math.min(width * (changes.length > 3 ? 0.28 : 0.4), noteMetrics.advanceWidth + 2) : 0
    readonly property real column: Math.min(Theme.px(120),
        (width - noteWidth - Theme.px(8)) / (changes.length + 1.5))

    hint: note
    implicitHeight: Theme.px(37)
    implicitWidth: Theme.px(396)
    label: qsTr("Deal %1").arg(number) + ": " + changes.map(a => a.initial + " " + a.text).join(", ")
    slated: true
    radius: Theme.px(6)

    TText {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.chalk
        size: 20
        text: root.number
        weight: Font.Bold
        x: Theme.px(4)
    }
    TrumpMark {
        anchors.verticalCenter: parent.verticalCenter
        chip: true
        size: Theme.px(22)
        trump: root.suit
        visible: root.suit !== ""
        x: root.column * 0.72 - width / 2
    }
    Repeater {
        model: root.changes

        Row {
            required property var modelData
            required property int index

            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(5)
            x: root.column * (index + 1.27)

            PlayerMark {
                anchors.verticalCenter: parent.verticalCenter
                initial: parent.modelData.initial
                slated: true
                seat: parent.modelData.seat
                size: Theme.px(24)
            }
            TText {
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.chalk
                size: 20
                text: parent.modelData.text
            }
        }
    }
    TextMetrics {
        id: noteMetrics

        font: noteText.font
        text: root.note
    }
    TText {
        id: noteText

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.chalkMute
        elide: Text.ElideRight
        horizontalAlignment: Text.AlignRight
        size: 18
        text: root.note
        width: root.noteWidth
    }
}
