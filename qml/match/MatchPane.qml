import QtQuick
import Tafel.App
import Tafel.Ui

// One match: deals with reasons, result on the slate, course, rules. In two columns where there is room.
Item {
    id: root

    required property MatchView view
    required property bool upright // the window stands upright
    property bool cards: false
    readonly property bool two: width > Theme.px(1000)
    readonly property bool beside: !upright && !Theme.veryLarge && width > Theme.px(760) // result and course in one row
    readonly property real gap: Theme.px(12)

    signal openClause(string clause)
    signal continued
    signal rematch

    Component {
        id: tablePart

        Sheet {
            implicitHeight: table.implicitHeight + 2 * padding

            DealTable {
                id: table

                view: root.view
                width: parent.width

                onOpenClause: clause => root.openClause(clause)
            }
        }
    }
    component Outcome: Row {
        id: outcome

        property real room: width

        spacing: Theme.px(10)

        Icon {
            anchors.verticalCenter: parent.verticalCenter
            name: root.view.finished ? "trophy" : "pen"
            size: Theme.px(30)
        }
        FitText {
            anchors.verticalCenter: parent.verticalCenter
            maximumLineCount: 2
            objectName: "match.result"
            room: outcome.room - Theme.px(44)
            size: 22
            text: root.view.resultText
            weight: Font.Bold
            wrapMode: Text.Wrap
        }
    }
    component ResultList: Item {
        id: results

        Slate {
            anchors.bottom: outcome.top
            anchors.bottomMargin: root.gap
            anchors.top: parent.top
            width: parent.width

            Column {
                id: lines

                height: parent.height
                width: parent.width

                Repeater {
                    model: root.view.players

                    Item {
                        id: standing

                        required property string modelData
                        required property int index
                        readonly property string total: root.view.totals[index] !== undefined ? root.view.totals[index] : ""

                        Accessible.name: modelData + ": " + total
                        Accessible.role: Accessible.StaticText
                        height: lines.height / Math.max(1, root.view.players.length)
                        width: lines.width

                        PlayerMark {
                            anchors.verticalCenter: parent.verticalCenter
                            initial: standing.modelData.charAt(0)
                            seat: standing.index
                            size: Theme.px(36)
                            slated: true
                            x: Theme.px(4)
                        }
                        FitText {
                            anchors.verticalCenter: parent.verticalCenter
                            color: Theme.chalk
                            elide: Text.ElideRight
                            fixed: true
                            room: number.x - x - Theme.px(8)
                            size: 24
                            text: standing.modelData
                            weight: Font.Bold
                            x: Theme.px(52)
                        }
                        TText {
                            id: number

                            anchors.right: parent.right
                            anchors.rightMargin: Theme.px(8)
                            anchors.verticalCenter: parent.verticalCenter
                            color: Theme.chalk
                            fixed: true
                            size: root.view.players.length > 3 ? 48 : 58
                            text: standing.total
                            weight: Font.Black
                        }
                    }
                }
            }
        }
        Outcome {
            id: outcome

            anchors.bottom: parent.bottom
            anchors.bottomMargin: Theme.px(2)
            anchors.horizontalCenter: parent.horizontalCenter
            room: results.width
        }
    }
    component Result: Column {
        id: result

        spacing: root.gap

        Slate {
            height: Theme.px(160)
            width: parent.width

            Row {
                id: standing

                height: parent.height
                width: parent.width

                Repeater {
                    model: root.view.players

                    StandingColumn {
                        required property string modelData
                        required property int index

                        height: standing.height
                        markSize: Theme.px(34)
                        name: modelData
                        nameSize: 24
                        number: root.view.totals[index] !== undefined ? root.view.totals[index] : ""
                        numberSize: 92
                        seat: index
                        separator: false
                        width: standing.width / Math.max(1, root.view.players.length)
                        y: -Theme.px(6)
                    }
                }
            }
        }
        Outcome {
            anchors.horizontalCenter: parent.horizontalCenter
            room: result.width
        }
    }
    component Course: Sheet {
        implicitHeight: Theme.px(300) + choice.height

        SegmentedChoice {
            id: choice

            current: root.cards ? 1 : 0
            label: qsTr("Course")
            names: ["match.chart.victory", "match.chart.cards"]
            options: [qsTr("Victory points"), qsTr("Card points")]
            showCheck: false
            width: parent.width

            onChosen: index => root.cards = index === 1
        }
        Loader {
            id: chart

            readonly property bool wanted: root.visible && root.view.deals.length > 0

            function fill() {
                if (wanted && !item)
                    setSource("CourseChart.qml", {view: root.view, low: root.beside});
            }

            anchors.bottom: parent.bottom
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: choice.bottom
            anchors.topMargin: Theme.px(8)

            Component.onCompleted: fill()
            onWantedChanged: fill()

            Binding {
                property: "cards"
                target: chart.item
                value: root.cards
                when: chart.item !== null
            }
        }
    }
    component Disputes: DisputeList {
        view: root.view
        visible: root.view.disputes.length > 0

        onOpenClause: clause => root.openClause(clause)
    }
    component Rules: Sheet {
        implicitHeight: rules.implicitHeight + 2 * padding

        Column {
            id: rules

            spacing: Theme.px(4)
            width: parent.width

            TText {
                text: root.view.rulesText
                weight: Font.Bold
                width: parent.width
                wrapMode: Text.Wrap
            }
            TText {
                color: Theme.mute
                text: root.view.charactersText
                visible: text !== ""
                width: parent.width
                wrapMode: Text.Wrap
            }
        }
    }
    component Buttons: Row {
        id: buttons

        spacing: Theme.px(12)

        TButton {
            height: Math.max(implicitHeight, again.implicitHeight)
            icon: Theme.large ? "" : root.view.finished ? "pen" : "next"
            kind: root.view.finished ? "plain" : "act"
            objectName: "match.continue"
            padding: Theme.px(10)
            text: root.view.finished ? qsTr("Correct") : qsTr("Continue")
            width: (buttons.width - buttons.spacing) / 2

            onTapped: if (root.view.continueMatch())
                root.continued()
        }
        TButton {
            id: again

            height: parent.height
            icon: Theme.large ? "" : "plus"
            objectName: "match.rematch"
            padding: Theme.px(10)
            text: qsTr("Rematch")
            width: (buttons.width - buttons.spacing) / 2

            onTapped: root.rematch()
        }
    }

    Loader {
        active: root.two
        anchors.fill: parent

        sourceComponent: Item {
            Scroller {
                id: leftSide

                contentHeight: leftTable.height
                height: parent.height
                width: parent.width - Theme.px(446)

                Loader {
                    id: leftTable

                    height: item ? Math.max((item as Sheet).implicitHeight, leftSide.height) : 0
                    sourceComponent: tablePart
                    width: parent.width
                }
            }
            ScrollLine {
                of: leftSide
                x: leftSide.width + Theme.px(4)
            }
            Scroller {
                id: rightSide

                anchors.bottom: buttons.top
                anchors.bottomMargin: root.gap
                anchors.right: parent.right
                anchors.top: parent.top
                contentHeight: rightColumn.height
                width: Theme.px(430)

                Column {
                    id: rightColumn

                    spacing: root.gap
                    width: parent.width

                    Result {
                        width: parent.width
                    }
                    Course {
                        visible: root.view.deals.length > 0
                        width: parent.width
                    }
                    Disputes {
                        width: parent.width
                    }
                    Rules {
                        width: parent.width
                    }
                }
            }
            Buttons {
                id: buttons

                anchors.bottom: parent.bottom
                anchors.right: parent.right
                width: Theme.px(430)
            }
        }
    }
    Loader {
        active: !root.two
        anchors.fill: parent

        sourceComponent: Item {
            Scroller {
                id: single

                anchors.bottom: lowButtons.top
                anchors.bottomMargin: root.gap
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.top: parent.top
                contentHeight: column.height

                Column {
                    id: column

                    spacing: root.gap
                    width: parent.width

                    Loader {
                        active: !root.beside
                        visible: active
                        width: parent.width

                        sourceComponent: Column {
                            spacing: root.gap

                            Result {
                                width: parent.width
                            }
                            Course {
                                visible: root.view.deals.length > 0
                                width: parent.width
                            }
                        }
                    }
                    Loader {
                        active: root.beside
                        visible: active
                        width: parent.width

                        sourceComponent: Item {
                            implicitHeight: Theme.px(Theme.large ? 300 : 268)

                            ResultList {
                                height: parent.height
                                width: course.visible ? Theme.px(330) : parent.width
                            }
                            Course {
                                id: course

                                anchors.right: parent.right
                                height: parent.height
                                visible: root.view.deals.length > 0
                                width: parent.width - Theme.px(330) - root.gap
                            }
                        }
                    }
                    Loader {
                        sourceComponent: tablePart
                        width: parent.width
                    }
                    Disputes {
                        width: parent.width
                    }
                    Rules {
                        width: parent.width
                    }
                }
            }
            ScrollLine {
                of: single
                x: single.width + Theme.px(4)
            }
            Buttons {
                id: lowButtons

                anchors.bottom: parent.bottom
                width: parent.width
            }
        }
    }
}
