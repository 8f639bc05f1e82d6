import QtQuick
import Tafel.Ui

// The score chart of a match: its totals, or card points per deal. A menu next to it saves it.
Sheet {
    id: root

    required property MatchView view
    property bool cards: false
    property bool low: false
    readonly property bool hasCards: view.cardPointsSeries.length > 0

    // one line for each name
    implicitHeight: Math.max(Theme.px(300), Theme.text(18) * (1.3 * view.players.length + 5.5)) + head.height
    visible: view.deals.length > 0

    Strip {
        id: head

        height: Math.max(Theme.px(56), choice.visible ? choice.tallest : 0)
        z: 1

        SegmentedChoice {
            id: choice

            current: root.cards ? 1 : 0
            height: parent.height
            label: qsTr("Score chart")
            names: ["match.chart.victory", "match.chart.cards"]
            options: [root.view.unitTitle, qsTr("Card points")]
            showCheck: false
            visible: root.hasCards
            width: parent.width - menu.width - Theme.px(8)

            onChosen: index => root.cards = index === 1
        }
        Heading {
            anchors.verticalCenter: parent.verticalCenter
            elide: Text.ElideRight
            size: 22
            text: qsTr("Score chart")
            visible: !choice.visible
            width: choice.width
            wrapMode: Text.NoWrap
        }
        ChartMenu {
            id: menu

            anchors.right: parent.right
            chart: chart.item
            names: "match.chart"
            room: root.width - 2 * root.padding
        }
    }
    ChartLoader {
        id: chart

        anchors.fill: parent
        anchors.topMargin: head.height + Theme.px(8)
        file: Qt.resolvedUrl("ScoreChart.qml")
        height: undefined
        // low: the sheet above selects the values
        values: ({view: root.view, cards: Qt.binding(() => root.cards && root.hasCards), low: Qt.binding(() => root.low && root.hasCards)})
        wanted: root.visible
    }
}
