import QtQuick
import Tafel.Ui

// The seats: free, taken, or requested by a phone; and the watchers.
Stack {
    id: root

    required property Sharing sharing

    spacing: Theme.px(10)

    Heading {
        text: qsTr("Seats")
        visible: root.sharing.seats.length > 0
    }
    Remark {
        text: qsTr("One phone per seat. You confirm each phone on this tablet.")
        visible: root.sharing.seats.length > 0
    }
    SheetColumn {
        padding: Theme.px(4)
        visible: root.sharing.seats.length > 0

        Repeater {
            model: root.sharing.seats

            ShareLine {
                id: row

                required property sharedSeat modelData
                readonly property bool taken: modelData.since !== ""

                objectName: "share.seat." + modelData.seat
                text: !taken ? qsTr("free") : modelData.connected ? qsTr("seated since %1, connected").arg(modelData.since)
                    : qsTr("seated since %1, not connected now").arg(modelData.since)
                title: modelData.name

                leading: PlayerBadge {
                    of: row.modelData
                }
                trailing: TButton {
                    height: Theme.target
                    icon: "cross"
                    label: qsTr("Revoke %1’s seat").arg(row.modelData.name)
                    objectName: "share.takeBack." + row.modelData.seat
                    visible: row.taken
                    width: Theme.target

                    onTapped: root.sharing.takeBack(row.modelData.seat)
                }
            }
        }
    }
    Repeater {
        model: StableListModel { // a request stays as it is, whatever becomes of the others
            key: "id"
            rows: root.sharing.requests
        }

        SeatRequestBanner {
            required property seatRequest modelData
            required property int index

            names: "share." + index
            of: modelData

            onGiven: root.sharing.give(modelData.phone)
            onRejected: root.sharing.reject(modelData.phone)
        }
    }
    SheetColumn {
        padding: Theme.px(4)

        ShareLine {
            icon: "eye"
            objectName: "share.watching"
            text: root.sharing.tournament === "" ? qsTr("sees the slate and the deals, nothing else") : qsTr("sees the standing and the tables")
            title: qsTr("Watching: %1").arg(root.sharing.watching)
        }
        ShareLine {
            icon: "board"
            text: qsTr("for a browser on a large screen")
            title: qsTr("Scoreboards: %1").arg(root.sharing.boards)
        }
    }
}
