import QtQuick
import QtQuick.Layouts
import Tafel.Ui

// Two players who met in a match: the result, the expectation before it, the change for one of them.
Strip {
    id: root

    required property var pair // see RatingExplanation.pairs
    required property string player
    readonly property bool narrow: Theme.large || width < Theme.px(560)
    readonly property string expectedText: Theme.filled(qsTr("expected: %1 finishes ahead in %2 matches"), player, pair.expectedText)

    Accessible.name: pair.title + ", " + expectedText + ", " + pair.gives
    Accessible.role: Accessible.StaticText
    implicitHeight: lines.implicitHeight + Theme.px(narrow ? 24 : 16)

    GridLayout {
        id: lines

        columnSpacing: Theme.px(12)
        rowSpacing: Theme.px(6)
        width: parent.width
        y: Theme.px(8)

        Column {
            Layout.fillWidth: root.narrow
            Layout.preferredWidth: root.width * 0.46 - lines.columnSpacing

            Strong {
                size: 22
                text: root.pair.title
            }
            Remark {
                text: root.pair.line
            }
        }
        Column {
            Layout.column: root.narrow ? 0 : 1
            Layout.columnSpan: root.narrow ? 2 : 1
            Layout.fillWidth: root.narrow
            Layout.preferredWidth: root.width * 0.38
            Layout.row: root.narrow ? 1 : 0
            spacing: Theme.px(4)

            Remark {
                text: root.expectedText
            }
            Rectangle {
                border.color: Theme.edge
                border.width: Theme.line
                color: Theme.sheet
                height: Theme.px(20)
                radius: Theme.px(6)
                width: parent.width

                Rectangle {
                    border.color: Theme.edge
                    border.width: Theme.line
                    color: Theme.sunk
                    height: parent.height
                    radius: parent.radius
                    width: parent.width * root.pair.expected
                }
            }
        }
        TText {
            Layout.alignment: root.narrow ? Qt.AlignRight | Qt.AlignTop : Qt.AlignRight | Qt.AlignVCenter
            Layout.column: root.narrow ? 1 : 2
            Layout.fillWidth: !root.narrow
            color: root.pair.sign === "yes" ? Theme.yes : root.pair.sign === "no" ? Theme.no : Theme.mute
            size: 24
            horizontalAlignment: Text.AlignRight
            text: root.pair.gives
            weight: Font.Black
        }
    }
    Underline { }
}
