import QtQuick
import Tafel.Ui

// Replaces the entry panel while a deal is pending acceptance: the entry, and the buttons to accept or reject it. One tap of
// any player is enough, because a tablet does not know who entered it.
PadSheet {
    id: root

    readonly property Acceptance acceptance: pad.table.acceptance
    readonly property dealRow view: acceptance.view
    readonly property var seats: pad.seats
    readonly property bool beside: width / Math.max(1, seats.length) >= Theme.text(20) * 9 // all in one row

    ScrollColumn {
        anchors.fill: parent
        below: Theme.px(8)
        spacing: Theme.px(16)

        SheetColumn {
            border.width: 0
            data: OutlineFrame {
                lineWidth: Math.max(1, Theme.px(3))
                radius: Theme.panelRadius
            }
            padding: Theme.px(16)
            spacing: Theme.px(14)

            Labelled {
                leading: Icon {
                    name: "wait"
                    size: Theme.sign(36)
                }

                Heading {
                    objectName: "accept.title"
                    text: root.acceptance.title
                }
                Paragraph {
                    color: Theme.mute
                    objectName: "accept.text"
                    text: (root.view.contract ? root.view.contract + ": " : "") + root.acceptance.text
                }
            }
            EqualColumns {
                columns: root.beside ? Math.max(1, root.seats.length) : 1
                spacing: Theme.px(12)

                Repeater {
                    model: root.seats

                    Column {
                        id: cell

                        required property Seat modelData
                        readonly property string name: modelData.view.name
                        readonly property int seat: modelData.view.index
                        readonly property string points: root.view.points[seat] ?? "" // empty: they were not entered

                        spacing: Theme.px(8)

                        Paragraph {
                            horizontalAlignment: Text.AlignHCenter
                            objectName: "accept.points." + cell.seat
                            size: 24
                            text: cell.points === "" ? cell.modelData.view.changeText
                                : Theme.filled(qsTr("%1 · %2"), cell.points, cell.modelData.view.changeText)
                            weight: Font.Black
                        }
                        WideButton {
                            guard: 400
                            least: Theme.touch(84)
                            objectName: "accept.yes." + cell.seat
                            padding: Theme.px(10)
                            text: qsTr("%1 accepts").arg(cell.name)

                            leading: PlayerBadge {
                                of: cell.modelData.view
                            }

                            onTapped: root.acceptance.accept(cell.seat)
                        }
                    }
                }
            }
            TButton {
                guard: 400
                kind: "ghost"
                objectName: "accept.no"
                opensPanel: "refusal"
                text: qsTr("Reject …")
            }
        }
        Paragraph {
            color: Theme.mute
            text: qsTr("It does not count until then. Undo returns it to the entry panel.")
        }
        Repeater {
            model: root.view.reasons

            ReasonLine {
                required property reasonRow modelData

                reason: modelData
            }
        }
    }
}
