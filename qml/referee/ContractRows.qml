import QtQuick
import Tafel.App
import Tafel.Ui

// What has been laid: rows by suit, one series, or the two ends of a row. A tap opens the grid.
Sheet {
    id: root

    required property ContractDesk desk
    readonly property string lies: desk.lies
    readonly property var ends: desk.ends
    readonly property var picking: desk.picking
    readonly property string picked: picking.what || ""

    implicitHeight: inside.implicitHeight + 2 * padding

    Column {
        id: inside

        spacing: Theme.px(8)
        width: parent.width

        TText {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            color: Theme.mute
            text: root.lies === "series" ? qsTr("The series under way") : root.lies === "row" ? qsTr("The ends of the row") : qsTr("What has been laid")
            weight: Font.Bold
            width: parent.width
            wrapMode: Text.Wrap
        }
        Row {
            spacing: Theme.px(24)
            visible: root.lies === "row"

            Repeater {
                model: root.lies === "row" ? ["up", "down"] : []

                Pressable {
                    id: end

                    required property string modelData
                    required property int index

                    hint: qsTr("Change this end")
                    implicitHeight: ending.implicitHeight
                    implicitWidth: ending.implicitWidth
                    label: place.text + ": " + (root.ends[index] || qsTr("nothing"))
                    objectName: "referee.end." + modelData

                    onTapped: root.desk.pickFor(modelData)

                    Column {
                        id: ending

                        spacing: Theme.px(6)

                        CardFace {
                            anchors.horizontalCenter: parent.horizontalCenter
                            asked: root.picked === end.modelData
                            card: root.ends[end.index] || ""
                            french: true
                            size: "large"
                        }
                        TText {
                            id: place

                            anchors.horizontalCenter: parent.horizontalCenter
                            text: end.index === 0 ? qsTr("upper end") : qsTr("lower end")
                            weight: Font.Bold
                        }
                    }
                }
            }
        }
        Pressable {
            implicitHeight: lines.implicitHeight
            label: qsTr("Change what lies")
            objectName: "referee.laid"
            visible: root.lies !== "row"
            width: parent.width

            onTapped: root.desk.pickFor("laid")

            Column {
                id: lines

                spacing: Theme.px(6)
                width: parent.width

                Repeater {
                    model: root.lies !== "row" ? root.desk.rows : []

                    ContractRow {
                        required property var modelData
                        required property int index

                        cards: modelData.cards
                        objectName: "referee.row." + index
                        picked: root.picked === "laid"
                        suit: modelData.suit
                        width: lines.width
                    }
                }
            }
        }
        TText {
            Accessible.role: Accessible.Heading
            color: Theme.mute
            text: qsTr("Played in earlier series")
            visible: root.lies === "series"
            weight: Font.Bold
            width: parent.width
            wrapMode: Text.Wrap
        }
        Pressable {
            implicitHeight: earlier.implicitHeight
            label: qsTr("Change what was played earlier")
            objectName: "referee.gone"
            visible: root.lies === "series"
            width: parent.width

            onTapped: root.desk.pickFor("gone")

            ContractRow {
                id: earlier

                cards: root.desk.gone
                objectName: "referee.gone.row"
                picked: root.picked === "gone"
                width: parent.width
            }
        }
    }
}
