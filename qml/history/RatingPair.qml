import QtQuick
import Tafel.Ui

// Two players who met in a match: the result, the expectation before it, the change for one of them.
Strip {
    id: root

    required property var pair // see RatingExplanation.pairs
    required property string player
    readonly property bool narrow: Theme.large || width < Theme.px(560)
    readonly property string expectedText: Theme.filled(qsTr("expected: %1 ahead in %2"), player, pair.expectedText)

    Accessible.name: pair.title + ", " + expectedText + ", " + pair.gives
    Accessible.role: Accessible.StaticText
    implicitHeight: (narrow ? words.height + expected.height + Theme.px(14) : Math.max(words.height, expected.height)) + Theme.px(16)

    Column {
        id: words

        width: (root.narrow ? gives.x : root.width * 0.46) - Theme.px(12)
        y: root.narrow ? Theme.px(8) : (root.height - height) / 2

        Paragraph {
            size: 22
            text: root.pair.title
            weight: Font.Bold
        }
        Remark {
            text: root.pair.line
        }
    }
    Column {
        id: expected

        spacing: Theme.px(4)
        width: root.narrow ? root.width : root.width * 0.38
        x: root.narrow ? 0 : root.width * 0.46
        y: root.narrow ? words.y + words.height + Theme.px(6) : (root.height - height) / 2

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
        id: gives

        anchors.right: parent.right
        color: root.pair.sign === "yes" ? Theme.yes : root.pair.sign === "no" ? Theme.no : Theme.mute
        size: 24
        text: root.pair.gives
        weight: Font.Black
        y: root.narrow ? words.y : (root.height - height) / 2
    }
    Underline { }
}
