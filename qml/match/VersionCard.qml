import QtQuick
import Tafel.Ui

// One version of a match: the tablet that wrote it, the time, the deals that not all versions have, its score.
SheetColumn {
    id: root

    required property MatchView view
    required property matchBranchRow version
    required property real label // width of the labels before the numbers
    required property string names // prefix of the objectName of its buttons
    readonly property real cell: (width - 2 * padding - label) / Math.max(1, view.players.length)

    component Numbers: Strip {
        id: line

        required property string title
        required property var numbers // texts
        property bool strong: false
        property bool above: false // the title has a line of its own

        Accessible.name: title + ": " + root.version.players.map((name, seat) => name + " " + (numbers[seat] ?? "")).join(", ")
        Accessible.role: Accessible.StaticText
        implicitHeight: Math.max(Theme.px(strong ? 56 : 44), words.implicitHeight + Theme.px(10)) + (above ? Theme.px(34) : 0)

        FitText {
            id: words

            room: (line.above ? line.width : root.label) - Theme.px(6)
            size: 18
            text: line.title
            weight: line.strong ? Font.Black : Font.Bold
            wrapMode: Text.Wrap
            y: line.above ? Theme.px(6) : (line.height - height) / 2
        }
        Repeater {
            model: line.numbers

            TText {
                required property string modelData
                required property int index

                fixed: Theme.textScale > 1.2
                horizontalAlignment: Text.AlignHCenter
                size: (line.strong ? 28 : 22) * (Theme.textScale > 1.2 ? 1.15 : 1)
                smallest: 14
                text: modelData
                weight: line.strong ? Font.Black : Font.Bold
                width: root.cell
                x: root.label + index * root.cell
                y: line.above ? line.height - height - Theme.px(4) : (line.height - height) / 2
            }
        }
        Underline { }
    }

    border.color: version.counts ? Theme.ink : Theme.panelEdge
    border.width: version.counts ? Theme.px(3) : Theme.line

    Labelled {
        least: tag.height
        spacing: Theme.px(10)
        trailing: Tag {
            id: tag

            color: Theme.yes
            icon: "check"
            objectName: root.names + ".counts"
            text: !root.version.counts ? "" : root.view.forked ? qsTr("counts for now") : qsTr("counts")
        }

        Title {
            objectName: root.names + ".title"
            room: parent.width
            size: 22
            text: root.version.title
            wrapMode: Text.Wrap
        }
    }
    Remark {
        bottomPadding: Theme.px(8)
        text: root.version.when + " · " + root.version.deals
    }
    Remark {
        bottomPadding: Theme.px(8)
        objectName: root.names + ".head"
        text: root.version.head
    }
    Strip {
        height: Theme.px(38)

        Repeater {
            model: root.version.players

            PlayerBadge {
                required property string modelData
                required property int index

                name: modelData
                seat: root.view.badges[index] ?? index
                size: Theme.px(30)
                x: root.label + (index + 0.5) * root.cell - width / 2
            }
        }
        Underline {
            strong: true
        }
    }
    Remark {
        bottomPadding: Theme.px(8)
        text: root.view.shared
        topPadding: Theme.px(8)
    }
    Repeater {
        model: root.version.divergingDeals

        Numbers {
            required property dealRow modelData

            above: modelData.contract !== ""
            numbers: Array.from(modelData.changes, each => Theme.change(each))
            title: modelData.title + (above ? ", " + modelData.contract : "")
        }
    }
    Numbers {
        numbers: root.version.numbers
        objectName: root.names + ".standing"
        strong: true
        title: qsTr("Standing")
    }
    ConfirmedButton {
        button.objectName: root.names + ".choose"
        leaveText: qsTr("Cancel")
        names: root.names
        question: qsTr("This version will count on all tablets. You can still switch to the other one.")
        spacing: Theme.px(12)
        sureText: qsTr("Yes, this one counts")
        text: qsTr("This one counts …")
        topPadding: Theme.px(12)
        visible: root.view.forked || !root.version.counts

        onConfirmed: root.view.choose(root.version.id)
    }
}
