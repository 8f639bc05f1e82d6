import QtQuick
import Tafel.Ui

// How a phone comes in: the picture for its camera, or an address to type and three cards to tap.
Item {
    id: root

    required property Sharing sharing
    property bool beside: false // the text is next to the picture
    property real most: Theme.px(448) // height of the picture
    readonly property real side: Math.min(most, width * (beside ? 0.5 : 1))

    implicitHeight: beside ? Math.max(picture.height, words.height) : picture.height + Theme.px(12) + words.height

    Rectangle {
        id: picture

        color: "#FFFDF6"
        height: root.side
        radius: Theme.panelRadius
        width: root.side

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

        spacing: Theme.px(8)
        width: root.beside ? root.width - x : root.width
        x: root.beside ? root.side + Theme.px(18) : 0
        y: root.beside ? 0 : picture.height + Theme.px(12)

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
            objectName: "share.network"
            text: root.sharing.networks.length === 1 ? qsTr("Network: %1").arg(root.sharing.networks[0].interface) : qsTr("Which network?")
            visible: root.sharing.networks.length > 0
        }
        WrappedRow {
            spacing: Theme.px(8)
            visible: root.sharing.networks.length > 1

            Repeater {
                model: root.sharing.networks

                ChoiceButton {
                    required property var modelData
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
