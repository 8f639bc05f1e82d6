import QtQuick
import Tafel.Ui

// Sharing of the current match or a tournament: how phones join, their seats, their rights.
TitledScreen {
    id: root

    property string tournament: "" // empty: the match on the table
    readonly property bool other: sharing.on && sharing.tournament !== tournament // something else is shared now
    readonly property string verb: tournament === "" ? qsTr("Share this match") : qsTr("Share this tournament")

    readonly property Sharing sharing: session.sharing
    readonly property bool twoColumns: !portrait && !Theme.large
    readonly property real gap: Theme.px(24)

    function stop() {
        over = "";
        sharing.stop();
    }

    actions: BarButton {
        icon: "cross"
        label: qsTr("Stop sharing")
        objectName: "share.stop"
        padding: Theme.px(14)
        text: root.portrait && Theme.large ? qsTr("Stop") : label
        visible: root.sharing.on

        onTapped: {
            if (root.sharing.devices > 0)
                root.over = "stop";
            else
                root.stop();
        }
    }
    margin: 0
    subtitle: tournament === "" ? session.table.title : tournament
    title: verb

    ScrollColumn {
        id: body

        anchors.fill: parent
        anchors.leftMargin: Theme.px(16)
        anchors.rightMargin: Theme.px(16)
        below: Theme.px(16)
        column.width: width - (body.scrolls ? Theme.px(10) : 0)
        spacing: Theme.px(16)

        ShareError {
            objectName: "share.trouble"
            sharing: root.sharing
            visible: root.sharing.error !== ""
            width: parent.width
        }
        Banner {
            bold: qsTr("This Wi-Fi is not encrypted.")
            objectName: "share.open"
            text: root.sharing.mayAsk ? qsTr("Anyone nearby can see what the phones show, enter and ask.")
                : qsTr("Anyone nearby can see what the phones show and enter. “Ask the referee” is therefore off, but you can turn it on.")
            visible: root.sharing.on && root.sharing.networkOpen
        }
        TText {
            color: Theme.mute
            objectName: "share.starting"
            size: 24
            text: qsTr("One moment …")
            visible: root.sharing.state === "starting"
        }
        Paragraph {
            objectName: "share.off"
            text: root.tournament === "" ? qsTr("Nothing is shared. Phones in the same network can show the slate and the deals, and help to count; nothing leaves this network.")
                : qsTr("Nothing is shared. Phones and large screens in the same network can show the standing and all tables; nothing leaves this network.")
            visible: !root.sharing.on
        }
        TButton {
            icon: "phone"
            kind: "act"
            objectName: "share.start"
            text: root.verb
            visible: !root.sharing.on
            whyNot: root.sharing.whyNot

            onTapped: {
                root.sharing.show(root.tournament);
                root.sharing.start();
            }
        }
        Paragraph {
            objectName: "share.other"
            text: root.sharing.tournament === "" ? qsTr("The match on the table is shared now.") : qsTr("“%1” is shared now.").arg(root.sharing.tournament)
            visible: root.other
        }
        TButton {
            icon: "phone"
            objectName: "share.instead"
            text: root.verb
            visible: root.other

            onTapped: root.sharing.show(root.tournament)
        }
        Paragraph {
            color: Theme.mute
            objectName: "share.whyNot"
            text: root.sharing.whyNot
            visible: text !== "" && !root.sharing.on
        }
        Grid {
            columnSpacing: root.gap
            columns: root.twoColumns ? 2 : 1
            rowSpacing: Theme.px(16)
            visible: root.sharing.on
            width: parent.width

            ShareCode {
                beside: root.portrait && !Theme.large
                most: root.twoColumns ? Theme.px(448) : Math.min(Theme.px(448), body.height)
                sharing: root.sharing
                visible: root.sharing.link !== ""
                width: root.twoColumns ? Theme.px(448) : body.column.width
            }
            Column {
                spacing: Theme.px(16)
                width: root.twoColumns && root.sharing.link !== "" ? body.column.width - Theme.px(448) - root.gap : body.column.width

                ShareSeats {
                    sharing: root.sharing
                    width: parent.width
                }
                ShareRights {
                    counted: root.session.table.own
                    sharing: root.sharing
                    visible: root.sharing.tournament === ""
                    width: parent.width
                }
            }
        }
    }
    Overlay {
        over: "stop"

        TDialog {
            leaveText: qsTr("Continue sharing")
            open: true
            text: qsTr("Devices lose the connection; the match continues here. Sharing again creates a new code, and each phone must be confirmed again.")
            title: qsTr("Stop sharing?")
            verbText: qsTr("Stop")

            onConfirmed: root.stop()
        }
    }
}
