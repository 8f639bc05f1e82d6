import QtQuick
import Tafel.Ui

// The bar above a screen: back, title, a muted word next to it, and the actions of the screen at the right.
Strip {
    id: root

    property string title: ""
    property string subtitle: ""
    default property alias actions: right.data

    signal back

    clip: true // for performance: touches below skip the children
    // The end of the title at its natural width: the items at the right shrink for it.
    readonly property real titleEnd: titleText.x + titleText.natural + Theme.px(10)

    implicitHeight: Math.max(Theme.px(64), Theme.target + Theme.px(6))

    BarButton {
        id: backButton

        objectName: "back"
        anchors.verticalCenter: parent.verticalCenter
        icon: "back"
        kind: "bare"
        label: qsTr("Back")
        width: Theme.touch(56)
        x: Theme.px(12)

        onTapped: root.back()
    }
    Title {
        id: titleText

        anchors.left: backButton.right
        anchors.leftMargin: Theme.px(12)

        anchors.verticalCenter: parent.verticalCenter
        font.letterSpacing: -0.2 * Theme.unit
        size: 24
        text: root.title
        visible: width >= Theme.px(40)
        room: right.x - x - Theme.px(10)
    }
    TText {
        anchors.baseline: titleText.baseline
        anchors.left: titleText.right
        anchors.leftMargin: Theme.px(10)
        color: Theme.mute
        text: root.subtitle
        visible: text !== "" && x + implicitWidth < right.x - Theme.px(8)
    }
    Row {
        id: right

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(10)
    }
}
