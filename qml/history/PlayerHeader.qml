import QtQuick
import Tafel.Ui

// A person's name, the main numbers, a link to the report.
Slate {
    id: root

    required property PlayerPage page
    readonly property bool narrow: Theme.large || width < Theme.px(560)

    height: words.height + Theme.px(40)

    Stack {
        id: words

        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)

        Item {
            height: reportButton.height
            width: parent.width

            NameText {
                Accessible.name: text
                Accessible.role: Accessible.Heading
                anchors.verticalCenter: parent.verticalCenter
                color: Theme.chalk
                objectName: "player.name"
                room: reportButton.x - Theme.px(18)
                size: 30
                text: root.page.player
                weight: Font.Black
                x: Theme.px(6)
            }
            TButton {
                id: reportButton

                anchors.right: parent.right
                icon: "file"
                kind: "ghost"
                objectName: "player.report"
                slated: true
                text: qsTr("Report")

                onTapped: Screens.of(root).goTo("Report", {kind: "player", subject: root.page.player})
            }
        }
        Grid {
            columns: root.narrow ? 2 : 4
            rowSpacing: Theme.px(6)
            width: parent.width

            Repeater {
                model: root.page.headline

                Column {
                    id: figure

                    required property var modelData
                    required property int index

                    Accessible.name: modelData.title + " " + modelData.value
                    Accessible.role: Accessible.StaticText
                    leftPadding: Theme.px(6)
                    width: parent.width / (root.narrow ? 2 : 4)

                    TText {
                        color: Theme.chalk
                        fixed: true
                        objectName: "player.figure." + figure.index
                        size: 44
                        text: figure.modelData.value
                        weight: Font.Black
                    }
                    TText {
                        color: Theme.chalkMute
                        size: 18
                        text: figure.modelData.title
                    }
                }
            }
        }
    }
}
