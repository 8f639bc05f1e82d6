import QtQuick
import Tafel.Ui

// A card of the trick over the mark and the name of its player; without a card the place of the next one.
Pressable {
    id: root

    property string card: ""
    property bool french: false
    property string name: ""
    property int seat: 0
    property bool first: false
    property bool winning: false
    property bool now: false // the grid waits for this card

    hint: qsTr("Change the trick")
    implicitHeight: column.implicitHeight
    implicitWidth: Math.max(face.width, words.width)
    label: name + ": " + (card !== "" ? card : qsTr("next card"))

    Column {
        id: column

        spacing: Theme.px(6)

        CardFace {
            id: face

            anchors.horizontalCenter: parent.horizontalCenter
            asked: root.now
            card: root.card
            french: root.french
            size: "large"
        }
        Row {
            id: words

            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(6)

            PlayerMark {
                anchors.verticalCenter: parent.verticalCenter
                initial: root.name.charAt(0)
                seat: root.seat
                size: Theme.px(28)
            }
            FitText {
                anchors.verticalCenter: parent.verticalCenter
                room: Theme.px(150)
                text: root.first && root.card !== "" && !Theme.large ? qsTr("%1 leads").arg(root.name) : root.name
                weight: Font.Bold
            }
            Icon {
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.yes
                name: "check"
                size: Theme.px(22)
                stroke: 3.2
                visible: root.winning
            }
        }
    }
}
