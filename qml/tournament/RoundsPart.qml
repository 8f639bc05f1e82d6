import QtQuick
import Tafel.App
import Tafel.Ui

// The next draw, and the rounds so far, the last one first.
Item {
    id: root

    required property TournamentView view
    readonly property var rounds: view.rounds
    property string why: ""

    signal begun(var people)
    signal continued(string match)
    signal shown(string match)
    signal withdrawWanted
    signal peopleWanted

    onRoundsChanged: why = ""

    TButton {
        id: draw

        guard: 200
        implicitHeight: Math.max(Theme.px(84), contentHeight + Theme.px(16))
        kind: "act"
        objectName: "tournament.draw"
        subText: root.view.whyNoDraw !== "" ? root.view.whyNoDraw : root.view.nextHint
        text: root.view.nextText
        textSize: 24
        visible: !root.view.closed
        weight: Font.Black
        whyNot: root.view.whyNoDraw
        width: parent.width

        onExplain: root.peopleWanted()
        onTapped: root.view.draw()
    }
    Scroller {
        id: flick

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: draw.visible ? draw.bottom : parent.top
        anchors.topMargin: draw.visible ? Theme.px(14) : 0
        contentHeight: list.height + Theme.px(4)

        Column {
            id: list

            spacing: Theme.px(22)
            width: parent.width - (flick.scrolls ? Theme.px(12) : 0)

            Repeater {
                model: root.rounds

                RoundCard {
                    required property var modelData

                    round: modelData
                    whyNoWithdraw: root.view.whyNoWithdraw
                    width: list.width

                    onBegun: table => root.begun(modelData.tables[table].people)
                    onContinued: match => root.continued(match)
                    onShown: match => root.shown(match)
                    onWithdrawn: root.withdrawWanted()
                }
            }
            TText {
                color: Theme.mute
                text: qsTr("No round has been drawn. The draw seats everybody so that as few as possible meet twice; matches can also be played without it.")
                visible: root.rounds.length === 0
                width: parent.width
                wrapMode: Text.Wrap
            }
        }
    }
    ScrollLine {
        of: flick
    }
}
