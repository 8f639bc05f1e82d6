import QtQuick
import Tafel.Ui

// Everybody taps once, in turn, on a field with their badge; the moments make the seed.
Popup {
    id: root

    required property NewMatch setup
    readonly property drawView draw: setup.draw
    readonly property var next: setup.seats[draw.next] ?? ({name: "", badge: 0}) // who taps now

    title: draw.kind === "seats" ? qsTr("Draw the seats") : qsTr("Draw the characters")

    Paragraph {
        color: Theme.mute
        text: qsTr("Each player taps once. The exact times of all taps form the seed, so no single player can influence the draw.")
    }
    FramedPressable {
        id: field

        ground: down ? Theme.rule : Theme.sunk
        height: Theme.px(380)
        label: qsTr("%1 taps").arg(root.next.name)
        objectName: "newMatch.drawTap"
        radius: Theme.panelRadius
        width: root.innerWidth

        onTapped: root.setup.tap()

        Column {
            anchors.centerIn: parent
            spacing: Theme.px(20)

            PlayerBadge {
                anchors.horizontalCenter: parent.horizontalCenter
                of: root.next
                size: Theme.px(190)
            }
            FitText {
                anchors.horizontalCenter: parent.horizontalCenter
                room: field.width - Theme.px(32)
                size: 34
                text: qsTr("%1, tap here").arg(root.next.name)
                weight: Font.Black
            }
        }
    }
    Row {
        spacing: Theme.px(20)

        Repeater {
            model: root.setup.seats

            NamedBadge {
                required property newSeat modelData

                badge.of: modelData
                badge.size: Theme.px(34)
                spacing: Theme.px(8)
                visible: modelData.tap >= 0
                words.size: 22
                words.text: String(modelData.tap).padStart(3, "0")
            }
        }
        TText { // keeps the height of a line
            size: 22
            text: " "
        }
    }
}
