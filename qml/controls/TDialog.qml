import QtQuick
import Tafel.Ui

// A question that must be answered: a panel with a 3 px border on a flat background, leave at the left, the verb at the
// right; or another answer instead of leave, which is then a cross at the title. The owner disables the items below.
OverlayPanel {
    id: root

    property bool open: true
    property string text: ""
    property string leaveText: qsTr("Cancel")
    property string otherText: "" // another answer
    property string verbText: ""
    property string verbWhyNot: ""
    property bool grave: false // cannot be undone: the verb has to be gone to
    default property alias content: inside.data

    signal confirmed
    signal otherwise

    // Also for the next question of the same dialog, which a second tap at the same place must not answer.
    function askAnew() {
        verb.arm();
        (grave || verbWhyNot !== "" ? leaveButton : verb).forceActiveFocus();
    }

    enabled: open
    visible: open
    z: 100

    Component.onCompleted: if (open)
        forceActiveFocus()
    onOpenChanged: if (open)
        askAnew()

    PanelFrame {
        anchors.centerIn: parent
        height: Math.min(words.height + buttons.height + Theme.px(48), parent.height - Theme.px(24))
        width: Math.min(Theme.px(580) * Math.min(1.3, Theme.textScale), parent.width - Theme.px(24))

        Scroller {
            anchors.bottomMargin: buttons.height + Theme.px(17) + Theme.px(18)
            anchors.fill: parent
            anchors.margins: Theme.px(17)
            anchors.topMargin: Theme.px(14)
            contentHeight: words.height

            Stack {
                id: words

                spacing: Theme.px(9)

                Heading {
                    text: root.title
                    width: parent.width - (back.visible ? back.width + Theme.px(10) : 0)
                }
                Paragraph {
                    text: root.text
                }
                Stack {
                    id: inside

                    spacing: Theme.px(9)
                }
            }
        }
        CrossButton {
            id: back

            objectName: "dialog.back"
            anchors.margins: Theme.px(8)
            anchors.right: parent.right
            anchors.top: parent.top
            label: qsTr("Back")
            visible: root.otherText !== ""

            onTapped: root.closed()
        }
        Row {
            id: buttons

            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.margins: Theme.px(17)
            anchors.right: parent.right
            height: Math.max(leaveButton.implicitHeight, verb.implicitHeight)
            spacing: Theme.px(14)

            TButton {
                id: leaveButton

                objectName: root.otherText !== "" ? "dialog.other" : "dialog.leave"
                focus: root.grave
                KeyNavigation.right: verb
                guard: root.otherText !== "" ? 200 : 0
                height: parent.height
                text: root.otherText !== "" ? root.otherText : root.leaveText
                visible: text !== ""
                width: (parent.width - parent.spacing) * (root.otherText !== "" ? 0.5 : 0.4)

                onTapped: {
                    if (root.otherText !== "")
                        root.otherwise();
                    else
                        root.closed();
                }
            }
            TButton {
                id: verb

                objectName: "dialog.verb"
                KeyNavigation.left: leaveButton
                focus: !root.grave
                guard: 200
                height: parent.height
                kind: "act"
                text: root.verbText
                visible: text !== ""
                whyNot: root.verbWhyNot
                width: leaveButton.visible ? parent.width - parent.spacing - leaveButton.width : parent.width

                onTapped: root.confirmed()
            }
        }
    }
}
