import QtQuick
import Tafel.App
import Tafel.Ui

// All deals, the newest first; a tap on one takes it up for correction.
Popup {
    id: root

    required property ScorePad pad
    readonly property var seats: pad.seats

    signal chosen(int deal)

    closeName: "pad.deals.close"
    panelWidth: Theme.px(900)
    spacing: 0
    title: pad.table.deals.length === 0 ? qsTr("No deal yet") : pad.table.family === "round" ? qsTr("Which round is wrong?") : qsTr("Which deal is wrong?")

    TText {
        color: Theme.mute
        text: qsTr("After the first deal, all deals stand here. A tap corrects one.")
        visible: root.pad.table.deals.length === 0
        width: parent.width
        wrapMode: Text.Wrap
    }
    Repeater {
        model: root.pad.table.deals

        Pressable {
            id: row

            required property var modelData

            readonly property string what: modelData.contract || modelData.brief
            readonly property bool tall: Theme.large || root.innerWidth < Theme.px(760)

            Accessible.description: modelData.brief
            implicitHeight: Math.max(Theme.px(64), changes.height + (tall ? brief.implicitHeight : 0) + Theme.px(20))
            label: (root.pad.table.family === "round" ? qsTr("Round %1") : qsTr("Deal %1")).arg(modelData.number)
            objectName: "pad.deal." + modelData.number
            radius: Theme.px(8)
            width: root.innerWidth

            onTapped: root.chosen(modelData.number)

            Rectangle {
                anchors.fill: parent
                color: row.down ? Theme.sunk : row.modelData.corrected ? Theme.askGround : "transparent"
            }
            TText {
                anchors.verticalCenter: changes.verticalCenter
                horizontalAlignment: Text.AlignRight
                size: 22
                text: row.modelData.number
                weight: Font.Black
                width: Theme.px(44)
            }
            TrumpMark {
                anchors.verticalCenter: changes.verticalCenter
                card: row.modelData.card
                chip: true
                size: Theme.px(24)
                trump: row.modelData.trump
                x: Theme.px(56)
            }
            Row {
                id: changes

                readonly property real cell: Math.min(Theme.px(130), (row.width - x - Theme.px(row.tall ? 40 : 300)) / Math.max(1, root.seats.length))

                height: Theme.px(44)
                x: Theme.px(root.pad.table.family === "eidex" ? 144 : 100)
                y: row.tall ? Theme.px(10) : (row.height - height) / 2

                Repeater {
                    model: row.modelData.changes

                    Row {
                        id: change

                        required property int modelData
                        required property int index

                        height: changes.height
                        spacing: Theme.px(6)
                        width: changes.cell

                        PlayerMark {
                            anchors.verticalCenter: parent.verticalCenter
                            initial: root.seats[change.index] ? root.seats[change.index].view.name.charAt(0) : ""
                            seat: root.seats[change.index]?.view.mark ?? change.index
                            size: Theme.px(28)
                        }
                        TText {
                            anchors.verticalCenter: parent.verticalCenter
                            fixed: true
                            size: 24
                            text: Theme.change(change.modelData)
                            weight: Font.Black
                        }
                        TText {
                            readonly property var points: row.modelData.points[change.index]

                            anchors.verticalCenter: parent.verticalCenter
                            color: Theme.mute
                            fixed: true
                            size: 20
                            text: points === undefined || points === null ? "" : Theme.number(points)
                            visible: changes.cell > Theme.px(100)
                        }
                    }
                }
            }
            TText {
                id: brief

                elide: Text.ElideRight
                size: row.tall ? 18 : 20
                text: row.modelData.corrected ? qsTr("%1 · corrected").arg(row.what) : row.what
                width: pen.x - x - Theme.px(8)
                x: row.tall ? Theme.px(58) : changes.x + changes.cell * root.seats.length + Theme.px(8)
                y: row.tall ? changes.y + changes.height : (row.height - height) / 2
            }
            Icon {
                id: pen

                anchors.verticalCenter: parent.verticalCenter
                name: "pen"
                size: Theme.px(24)
                x: row.width - width - Theme.px(8)
            }
            Rectangle {
                anchors.bottom: parent.bottom
                color: Theme.rule
                height: Theme.line
                width: parent.width
            }
        }
    }
}
