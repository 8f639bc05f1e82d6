import QtQuick
import Tafel.Ui

// A small outlined word next to a name: deals, our interpretation, corrected.
Item {
    id: root

    property string text: ""
    property string icon: ""
    property color color: Theme.ink
    property bool terse: false // there is room for the icon alone
    readonly property real natural: words.implicitWidth + (icon !== "" ? Theme.sign(20) + Theme.px(6) : 0) + Theme.px(22) // with its word

    implicitHeight: words.implicitHeight + Theme.px(6)
    implicitWidth: line.width + Theme.px(22)
    visible: text !== ""

    Rectangle {
        anchors.fill: parent
        border.color: root.color
        border.width: Theme.line
        color: "transparent"
        radius: Theme.px(8)
    }
    MiddleRow {
        id: line

        anchors.centerIn: parent
        spacing: Theme.px(6)

        Icon {
            color: root.color
            name: root.icon
            size: Theme.sign(20)
            visible: name !== ""
        }
        TText {
            id: words

            color: root.color
            size: 18
            text: root.text
            visible: !root.terse
            weight: Font.Bold
        }
    }
}
