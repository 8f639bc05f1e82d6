import QtQuick
import QtQuick.Layouts
import Tafel.Ui

// Sharing of the current match or a tournament: how phones join, their seats, their rights.
TitledScreen {
    id: root

    property string tournament: "" // empty: the match on the table
    readonly property bool other: sharing.on && sharing.tournament !== tournament // something else is shared now
    readonly property string verb: tournament === "" ? qsTr("Share this match") : qsTr("Share this tournament")

    readonly property Sharing sharing: session.sharing
    readonly property bool twoColumns: !portrait && !Theme.large

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
        }
        Banner {
            bold: qsTr("This Wi-Fi is not encrypted.")
            objectName: "share.open"
            text: root.sharing.mayAsk ? qsTr("Anyone nearby can see what the phones show, enter and ask.")
                : qsTr("Anyone nearby can see what the phones show and enter. “Ask the referee” is therefore off, but you can turn it on.")
            visible: root.sharing.on && root.sharing.networkOpen
        }
        Muted {
            objectName: "share.starting"
            size: 24
            text: qsTr("One moment …")
            visible: root.sharing.state === "starting"
        }
        Paragraph {
            objectName: "share.off"
            text: root.other ? root.sharing.tournament === "" ? qsTr("The match on the table is shared now.") : qsTr("“%1” is shared now.").arg(root.sharing.tournament)
                : root.tournament === "" ? qsTr("Nothing is shared. Phones in the same network can show the slate and the deals, and help to count; nothing leaves this network.")
                : qsTr("Nothing is shared. Phones and large screens in the same network can show the standing and all tables; nothing leaves this network.")
            visible: root.other || !root.sharing.on
        }
        TButton {
            icon: "phone"
            kind: root.other ? "plain" : "act"
            objectName: "share.start"
            text: root.verb
            visible: root.other || !root.sharing.on
            whyNot: root.other ? "" : root.sharing.whyNot

            onTapped: {
                root.sharing.show(root.tournament);
                if (!root.sharing.on)
                    root.sharing.start();
            }
        }
        Paragraph {
            color: Theme.mute
            text: root.sharing.whyNot
            visible: text !== "" && !root.sharing.on
        }
        GridLayout {
            columnSpacing: Theme.px(24)
            columns: root.twoColumns ? 2 : 1
            rowSpacing: Theme.px(16)
            visible: root.sharing.on
            width: parent.width

            // How a phone comes in: the picture for its camera, or an address to type and three cards to tap.
            GridLayout {
                id: code

                readonly property bool beside: root.portrait && !Theme.large
                readonly property real most: root.twoColumns ? Theme.px(448) : Math.min(Theme.px(448), body.height)
                readonly property real side: Math.min(most, width * (beside ? 0.5 : 1))

                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: !root.twoColumns
                Layout.preferredWidth: Theme.px(448)
                columnSpacing: Theme.px(18)
                columns: beside ? 2 : 1
                rowSpacing: Theme.px(12)
                visible: root.sharing.link !== ""

                Rectangle {
                    Layout.alignment: Qt.AlignTop
                    color: "#FFFDF6"
                    implicitHeight: code.side
                    implicitWidth: code.side
                    radius: Theme.panelRadius

                    QrCode {
                        Accessible.name: qsTr("Code for the camera of a phone")
                        Accessible.role: Accessible.Graphic
                        anchors.fill: parent
                        objectName: "share.code"
                        text: root.sharing.link
                    }
                }
                Column {
                    id: words

                    Layout.alignment: Qt.AlignTop
                    Layout.fillWidth: true
                    spacing: Theme.px(8)

                    Remark {
                        text: qsTr("or typed in the browser")
                    }
                    Paragraph {
                        objectName: "share.address"
                        size: root.sharing.address.length > 24 ? 22 : 30
                        text: root.sharing.address
                        weight: Font.Black
                        wrapMode: Text.WrapAnywhere
                    }
                    WrappedRow {
                        Muted {
                            height: Theme.px(76)
                            text: qsTr("and these three cards")
                            verticalAlignment: Text.AlignVCenter
                        }
                        Row {
                            spacing: Theme.px(10)

                            Repeater {
                                model: root.sharing.cards

                                CardFace {
                                    required property string modelData
                                    required property int index

                                    card: modelData
                                    objectName: "share.card." + index
                                }
                            }
                        }
                    }
                    Paragraph {
                        text: root.sharing.networks.length === 1 ? qsTr("Network: %1").arg(root.sharing.networks[0].interface) : qsTr("Which network?")
                        visible: root.sharing.networks.length > 0
                    }
                    WrappedRow {
                        spacing: Theme.px(8)
                        visible: root.sharing.networks.length > 1

                        Repeater {
                            model: root.sharing.networks

                            ChoiceButton {
                                required property sharedNetwork modelData
                                required property int index

                                checked: modelData.address === root.sharing.network
                                objectName: "share.network." + index
                                role: Accessible.RadioButton
                                subText: modelData.address
                                text: modelData.interface
                                width: Math.min(implicitWidth, words.width)

                                onTapped: root.sharing.selectNetwork(modelData.address)
                            }
                        }
                    }
                }
            }
            Column {
                Layout.alignment: Qt.AlignTop
                Layout.fillWidth: true
                spacing: Theme.px(16)

                ShareSeats {
                    sharing: root.sharing
                }
                // The rights of a phone on a seat.
                Stack {
                    spacing: Theme.px(10)
                    visible: root.sharing.tournament === ""

                    Heading {
                        text: qsTr("Players with a seat may")
                    }
                    SheetColumn {
                        spacing: Theme.px(12)

                        Toggle {
                            hint: qsTr("Only this tablet enters the deal.")
                            objectName: "share.mayCount"
                            on: root.sharing.mayCount
                            title: qsTr("Count your own pile")

                            onToggled: on => root.sharing.mayCount = on
                        }
                        Toggle {
                            hint: qsTr("Questions are not recorded and do not count.")
                            objectName: "share.mayAsk"
                            on: root.sharing.mayAsk && !root.session.table.own
                            title: qsTr("Ask the referee")
                            whyNot: root.session.table.own ? qsTr("This game is scored but not judged.") : ""

                            onToggled: on => root.sharing.mayAsk = on
                        }
                        Toggle {
                            hint: qsTr("One confirmation is enough, here or on a phone.")
                            objectName: "share.mayAccept"
                            on: root.sharing.mayAccept && root.sharing.waits
                            title: qsTr("Accept deals")
                            whyNot: root.sharing.waits ? "" : qsTr("“Second pair of eyes” is off in Settings.")

                            onToggled: on => root.sharing.mayAccept = on
                        }
                    }
                }
            }
        }
    }
    Overlay {
        over: "stop"

        TDialog {
            leaveText: qsTr("Continue sharing")
            text: qsTr("Devices lose the connection; the match continues here. Sharing again creates a new code, and each phone must be confirmed again.")
            title: qsTr("Stop sharing?")
            verbText: qsTr("Stop")

            onConfirmed: root.stop()
        }
    }
}
