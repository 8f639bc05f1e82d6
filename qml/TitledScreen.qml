import QtQuick
import Tafel.Ui

// A screen below a bar with its title and actions. An open panel covers both; Escape and the arrow in the bar leave.
TScreen {
    id: root

    property string title: ""
    property string subtitle: ""
    property bool covered: over !== ""
    property real margin: Theme.px(12) // around the content, except above it
    readonly property alias titleEnd: bar.titleEnd
    property alias actions: bar.actions
    default property alias content: body.data

    function leave() {
        goBack();
    }
    function stepBack() { // Escape
        leave();
    }

    Keys.onEscapePressed: if (!root.hideBubble())
        root.stepBack()

    TopBar {
        id: bar

        enabled: !root.covered
        subtitle: root.subtitle
        title: root.title

        onBack: root.leave()
    }
    Item {
        id: body

        anchors.fill: parent
        anchors.margins: root.margin
        anchors.topMargin: bar.height
        enabled: !root.covered
    }
}
