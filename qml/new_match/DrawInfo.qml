import QtQuick
import Tafel.Ui

// The proof of the draw: the number of each tap and the result, so that the table can check it.
SheetColumn {
    id: root

    required property NewMatch setup
    readonly property drawView draw: setup.draw
    readonly property bool characters: draw.done === "characters"

    spacing: Theme.px(4)
    sunken: true

    Labelled {
        spacing: Theme.px(8)
        trailing: Muted {
            text: qsTr("verifiable")
        }

        TText {
            elide: Text.ElideRight
            text: root.characters ? qsTr("How the draw was made") : qsTr("How the seats were drawn")
            weight: Font.Bold
            width: parent.width
        }
    }
    WrappedRow {
        spacing: Theme.px(root.setup.seats.length > 3 ? 9 : 14)

        Repeater {
            model: root.draw.numbers

            MiddleRow {
                id: number

                required property drawnNumber modelData

                height: Theme.px(46)
                spacing: Theme.px(8)

                PlayerBadge {
                    of: number.modelData
                    size: Theme.px(30)
                    visible: root.characters
                }
                TText {
                    text: number.modelData.name
                    visible: !root.characters
                }
                TText {
                    size: 22
                    text: number.modelData.number
                    weight: Font.Bold
                }
            }
        }
        TText {
            color: Theme.mute
            height: Theme.px(46)
            text: qsTr("gives")
            verticalAlignment: Text.AlignVCenter
        }
        Repeater {
            model: root.setup.seats

            MiddleRow {
                id: result

                required property newSeat modelData

                height: Theme.px(46)

                CardFace {
                    card: result.modelData.character
                    size: "tiny"
                    visible: root.characters
                }
                PlayerBadge {
                    of: result.modelData
                    size: Theme.px(34)
                    visible: !root.characters
                }
            }
        }
    }
    Muted {
        elide: Text.ElideMiddle
        objectName: "newMatch.seed"
        text: qsTr("Seed %1").arg(root.draw.seed)
        width: parent.width
    }
}
