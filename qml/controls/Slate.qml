import QtQuick
import Tafel.Ui

// The slate in its wooden frame, with the official score.
Rectangle {
    id: root

    default property alias content: inside.data
    property real padding: Theme.px(14)
    property real paddingV: Theme.px(6)
    property real frame: Theme.px(8)
    property bool marked: false // lost games are chalked on the wood
    property real leftFrame: marked ? Theme.px(64) : frame
    property string unit: "" // the unit of the match
    // The unit of the numbers and the winning rule, for the foot of the slate.
    readonly property string unitText: unit === "penalty-points" ? qsTr("Penalty points · lowest wins")
        : unit === "points" ? qsTr("Points · highest wins") : unit === "strokes" ? qsTr("Strokes · a player who keeps some loses")
        : unit === "chips" ? qsTr("Chips · a player who cannot pay loses") : ""

    clip: true // for performance: touches outside skip the children
    color: Theme.wood
    radius: Theme.panelRadius
    width: parent?.width ?? 0

    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: root.leftFrame
        anchors.margins: root.frame
        color: Theme.slate
        radius: Theme.px(6)
    }
    Item {
        id: inside

        anchors.bottomMargin: root.frame + root.paddingV
        anchors.fill: parent
        anchors.leftMargin: root.leftFrame + root.padding
        anchors.rightMargin: root.frame + root.padding
        anchors.topMargin: root.frame + root.paddingV
    }
}
