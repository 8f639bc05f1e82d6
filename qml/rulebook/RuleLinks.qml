import QtQuick
import Tafel.Ui

// Other clauses to read on at.
Stack {
    id: root

    property string title: ""
    property var links: [] // of ClauseLink
    property bool placed: true // each shows its context
    property string names: "rulebook.link"
    property int most: 8 // the rest comes on demand
    property bool all: false
    readonly property var shown: all ? links : links.slice(0, most)

    signal opened(string clause)

    onLinksChanged: all = false

    spacing: Theme.px(6)
    visible: links.length > 0

    Heading {
        bottomPadding: 0
        size: 20
        text: root.title
    }
    SheetColumn {
        padding: Theme.px(4)

        Repeater {
            model: root.shown

            RuleRow {
                required property clauseLink modelData
                required property int index

                clause: modelData
                objectName: root.names + "." + index
                placed: root.placed
                separator: index < root.shown.length - 1

                onTapped: root.opened(modelData.id)
            }
        }
    }
    TButton {
        objectName: root.names + ".all"
        text: qsTr("All %1").arg(root.links.length)
        visible: !root.all && root.links.length > root.most

        onTapped: root.all = true
    }
}
