import QtQuick
import Tafel.Ui

// The average award of each contract for each person as numbers, with the number of deals: in a column of its
// own, or below each number if people played different deals.
Column {
    id: root

    required property ContractAverages averages
    readonly property var names: averages.players
    readonly property int people: Math.max(1, names.length)
    readonly property real least: Theme.px(Theme.large ? 92 : 76)
    readonly property bool stacked: width - people * least - countWidth < Theme.text(20) * 6 // the numbers below the name
    readonly property real cell: stacked ? (width - countWidth) / people : Math.max(least, Math.min(Theme.px(130), width * 0.6 / people))
    readonly property real nameWidth: width - people * cell - countWidth
    readonly property bool together: averages.contracts.length > 0 && averages.contracts[0].deals !== ""
    readonly property real countWidth: together ? Math.min(Theme.px(70) * Theme.textScale, width * 0.14) : 0

    Item {
        height: Math.max(Theme.px(44), countWord.implicitHeight + Theme.px(10))
        width: parent.width

        Muted {
            id: countWord

            anchors.verticalCenter: parent.verticalCenter
            fontSizeMode: Text.HorizontalFit
            horizontalAlignment: Text.AlignHCenter
            minimumPixelSize: Theme.fixed(14)
            text: qsTr("Deals", "how many")
            visible: root.together
            weight: Font.Bold
            width: root.countWidth
            x: root.nameWidth
        }
        Repeater {
            model: root.averages.players

            MiddleRow {
                id: person

                required property string modelData
                required property int index

                anchors.verticalCenter: parent.verticalCenter
                layoutDirection: Qt.RightToLeft
                spacing: Theme.px(6)
                width: root.cell
                x: root.nameWidth + root.countWidth + index * root.cell

                NameText {
                    color: Theme.mute
                    room: person.width - Theme.px(34)
                    size: 18
                    text: person.modelData
                    tallest: Theme.px(42)
                    visible: !Theme.large && natural <= room // otherwise the badge replaces it, as on the slate
                }
                PlayerBadge {
                    name: root.averages.badgeNames[person.index] ?? ""
                    seat: root.averages.badges[person.index] ?? person.index
                    size: Theme.px(26)
                }
            }
        }
        Underline {
            strong: true
        }
    }
    Repeater {
        model: root.averages.contracts

        Item {
            id: row

            required property var modelData
            required property int index
            readonly property real counted: root.together ? 0 : Theme.text(18) * 1.2 // room below each number
            readonly property real numbers: (root.stacked ? height - Theme.px(21) - counted / 2 : height / 2) - counted / 2 // their middle

            Accessible.name: root.together ? modelData.name + ": " + root.names.map((name, person) => name + " " + modelData.players[person].text).join(", ")
                : modelData.players.map(cell => cell.told).join(". ")
            Accessible.role: Accessible.StaticText
            height: Math.max(Theme.px(46) + (root.stacked ? 0 : counted), name.implicitHeight + Theme.px(10)) + (root.stacked ? Theme.px(36) + counted : 0)
            objectName: "match.average." + index
            width: root.width

            FitText {
                id: name

                room: (root.stacked ? root.width : root.nameWidth) - Theme.px(8)
                text: row.modelData.name
                weight: Font.Bold
                wrapMode: Text.Wrap
                x: Theme.px(4)
                y: root.stacked ? Theme.px(5) : (row.height - height) / 2
            }
            TText {
                color: Theme.mute
                horizontalAlignment: Text.AlignHCenter
                text: row.modelData.deals
                width: root.countWidth
                x: root.nameWidth
                y: row.numbers - height / 2
            }
            Repeater {
                model: row.modelData.players

                TText {
                    id: average

                    required property var modelData
                    required property int index

                    fontSizeMode: Text.HorizontalFit
                    horizontalAlignment: Text.AlignRight
                    minimumPixelSize: Theme.fixed(16)
                    size: 22
                    text: modelData.text
                    weight: Font.Bold
                    width: root.cell - Theme.px(6)
                    x: root.nameWidth + root.countWidth + index * root.cell
                    y: row.numbers - height / 2

                    Muted {
                        anchors.right: parent.right
                        anchors.top: parent.bottom
                        fontSizeMode: Text.HorizontalFit
                        horizontalAlignment: Text.AlignRight
                        minimumPixelSize: Theme.fixed(14)
                        text: average.modelData.dealsText
                        width: parent.width
                    }
                }
            }
            Underline { }
        }
    }
}
