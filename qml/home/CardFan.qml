import QtQuick
import QtQuick.Shapes
import Tafel.Ui

// Three cards of the Eidex pack, fanned: the picture of a new match.
Item {
    id: root

    property real scaleBy: 1
    readonly property real s: Theme.unit * scaleBy

    implicitHeight: 106 * s
    implicitWidth: 170 * s

    Repeater {
        model: [{suit: "H", x: 6, angle: -14}, {suit: "L", x: 54, angle: 0}, {suit: "R", x: 102, angle: 14}]

        Item {
            id: card

            required property var modelData

            antialiasing: true
            height: 84 * root.s
            rotation: modelData.angle
            width: 60 * root.s
            x: modelData.x * root.s
            y: (modelData.angle === 0 ? 6 : 10) * root.s

            ClipShape {
                antialiasing: true
                scale: root.s
                transformOrigin: Item.TopLeft

                ShapePath {
                    fillColor: Theme.card
                    strokeColor: Theme.name === "dark" ? "#6B6256" : Theme.ink
                    strokeWidth: 2.4

                    PathSvg {
                        path: "M9 1.2H51a7.8 7.8 0 0 1 7.8 7.8V75a7.8 7.8 0 0 1 -7.8 7.8H9a7.8 7.8 0 0 1 -7.8 -7.8V9a7.8 7.8 0 0 1 7.8 -7.8z"
                    }
                }
            }
            Suit {
                anchors.centerIn: parent
                size: 36 * root.s
                suit: card.modelData.suit
            }
        }
    }
}
