import QtQuick
import Tafel.Ui

// A card in its place, with whether it may be played and whose it is; without a card the place of the next one.
Pressable {
    id: root

    required property deskPlace place
    property bool french: false
    property bool numbers: false // cards without suits
    property real cell: 0 // their width
    property real room: 0 // below it, for the badge
    property string title: "" // of all places
    readonly property string card: place.card.charAt(0).toUpperCase() + place.card.substring(1)
    readonly property string spoken: numbers ? card : Theme.cardName(place.card, french)

    implicitHeight: column.height + room
    implicitWidth: Math.max(face.width, words.visible ? words.width : 0) + (numbers ? Theme.px(4) : 0)
    label: place.caption !== "" ? place.caption + ": " + (card !== "" ? spoken : place.hidden ? qsTr("face down") : qsTr("no card yet"))
        : card === "" ? title : place.call > 0 ? Theme.filled(qsTr("%1, called %2"), spoken, place.call) : spoken

    Column {
        id: column

        spacing: Theme.px(6)

        Loader {
            id: face

            anchors.horizontalCenter: parent.horizontalCenter
            sourceComponent: root.numbers ? numberPart : cardPart
        }
        MiddleRow {
            id: words

            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.px(6)
            visible: root.place.caption !== ""

            PlayerBadge {
                name: root.place.caption
                seat: root.place.badge
                size: Theme.px(28)
                visible: root.place.badge >= 0
            }
            FitText {
                room: Theme.px(150)
                text: root.place.leads && !Theme.large ? qsTr("%1 leads").arg(root.place.caption) : root.place.caption
                weight: Font.Bold
            }
            Icon {
                color: Theme.yes
                name: "check"
                size: Theme.sign(22)
                stroke: 3.2
                visible: root.place.winning
            }
        }
    }
    VerdictIcon {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.numbers ? Theme.px(4) : 0
        anchors.horizontalCenter: root.numbers ? column.horizontalCenter : column.right
        anchors.horizontalCenterOffset: root.numbers ? 0 : -Theme.px(12)
        kind: root.place.verdict
        size: Theme.px(28)
        visible: root.place.verdict !== ""
    }
    Component {
        id: cardPart

        CardFace {
            asked: root.place.asked
            card: root.place.card
            emptyText: root.place.hidden ? "?" : "+"
            french: root.french
            size: "large"
        }
    }
    Component {
        id: numberPart

        NumberFace {
            asked: root.place.asked
            call: root.place.call
            card: root.place.card
            width: root.cell - Theme.px(4)
        }
    }
}
