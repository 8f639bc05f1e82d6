import QtQuick
import Tafel.Ui

// Rows of numbers after a name; a header may sort them. Without space for columns, the numbers are
// below the name, each after its label, and the headers are a flow of buttons.
Stack {
    id: root

    property var columnTitles: [] // texts, that of the name first
    property var rows: [] // of StatisticsRow
    property int sortedBy: -1 // a column; none if the table is not sorted
    readonly property bool sorts: sortedBy >= 0
    property bool descending: true
    property string names: "table" // objectNames: names + ".head.0", names + ".row.0"
    readonly property var widths: metrics.height <= 0 ? [] : columnTitles.map((head, column) => columnWidth(column))
    readonly property real wanted: widths.reduce((sum, each) => sum + each, 0) // wide enough for every name in one line
    readonly property bool narrow: nameWidth < Math.min(widths[0] || 0, Theme.text(20) * 6)
    readonly property real nameWidth: width - widths.slice(1).reduce((sum, each) => sum + each, 0)

    signal headTapped(int column)

    // The width that fits the numbers and the longest word of the header.
    function columnWidth(column: int): real {
        const words = columnTitles[column].split(" ").map(word => headMetrics.advanceWidth(word) + (column === sortedBy ? Theme.px(24) : 0));
        const cells = rows.map(row => metrics.advanceWidth(row.cells[column]));
        return Math.ceil(words.concat(cells).reduce((most, each) => Math.max(most, each), 0)) + Theme.px(Theme.large ? 14 : 24);
    }
    function place(column: int): real {
        return column === 0 ? 0 : nameWidth + widths.slice(1, column).reduce((sum, each) => sum + each, 0);
    }

    TextMeasure {
        id: metrics

        size: 20
    }
    TextMeasure {
        id: headMetrics
    }
    WrappedRow {
        bottomPadding: Theme.px(8)
        spacing: Theme.px(8)
        visible: root.narrow && root.sorts

        Repeater {
            model: root.narrow && root.sorts ? root.columnTitles : 0

            ChoiceButton {
                required property string modelData
                required property int index
                readonly property bool sorted: root.sortedBy === index

                checked: sorted
                hint: !sorted ? "" : root.descending ? qsTr("highest first") : qsTr("lowest first")
                icon: !sorted ? "" : root.descending ? "down" : "up"
                objectName: root.names + ".head." + index
                text: modelData
                width: Math.min(implicitWidth, root.width)

                onTapped: root.headTapped(index)
            }
        }
    }
    Rule {
        strong: true
        visible: root.narrow
    }
    Strip {
        id: headRow

        property real highest: 0 // the words of a head may need three lines
        property var heights: [] // of the words of each

        function measure() {
            highest = heights.slice(0, root.columnTitles.length).reduce((most, each) => Math.max(most, each), 0) + Theme.px(12);
        }

        height: Math.max(Theme.px(54), highest)
        visible: !root.narrow

        Repeater {
            model: root.narrow ? 0 : root.columnTitles

            Pressable {
                id: head

                required property string modelData
                required property int index

                focusable: root.sorts
                enabled: root.sorts
                height: Math.max(Theme.touch(54), headRow.highest)
                label: modelData
                hint: root.sortedBy !== index ? "" : root.descending ? qsTr("highest first") : qsTr("lowest first")
                objectName: root.names + ".head." + index
                role: root.sorts ? Accessible.Button : Accessible.ColumnHeader
                width: index === 0 ? root.nameWidth : root.widths[index] || 0
                x: root.place(index)

                onTapped: root.headTapped(index)

                MiddleRow {
                    anchors.left: head.index === 0 ? parent.left : undefined
                    anchors.leftMargin: Theme.px(4)
                    anchors.right: head.index === 0 ? undefined : parent.right
                    anchors.rightMargin: Theme.px(4)
                    anchors.verticalCenter: parent.verticalCenter
                    layoutDirection: head.index === 0 ? Qt.LeftToRight : Qt.RightToLeft
                    spacing: Theme.px(4)

                    onImplicitHeightChanged: {
                        headRow.heights[head.index] = implicitHeight;
                        Qt.callLater(headRow.measure);
                    }

                    FitText {
                        color: head.index === root.sortedBy ? Theme.ink : Theme.mute
                        horizontalAlignment: head.index === 0 ? Text.AlignLeft : Text.AlignRight
                        room: head.width - Theme.px(head.index === root.sortedBy ? 30 : 8)
                        size: 18
                        text: head.modelData
                        weight: Font.Bold
                        wrapMode: Text.Wrap
                    }
                    Icon {
                        name: root.descending ? "down" : "up"
                        size: Theme.sign(18)
                        stroke: 3
                        visible: head.index === root.sortedBy
                    }
                }
            }
        }
        Underline {
            strong: true
        }
    }
    Repeater {
        model: root.rows

        Strip {
            id: row

            required property var modelData
            required property int index
            readonly property color ink: modelData.muted ? Theme.mute : Theme.ink
            readonly property string label: root.columnTitles.map((head, column) => column === 0 ? modelData.cells[0] : head + " " + modelData.cells[column]).join(", ")

            Accessible.name: label
            Accessible.role: Accessible.StaticText
            height: Math.max(Theme.touch(46), words.implicitHeight + Theme.px(10))
            objectName: root.names + ".row." + index

            Column {
                id: words

                anchors.verticalCenter: parent.verticalCenter
                width: (root.narrow ? root.width : root.nameWidth) - Theme.px(8)
                x: Theme.px(4)

                Paragraph {
                    color: row.ink
                    text: row.modelData.cells[0]
                    weight: row.modelData.muted ? Font.Medium : Font.Bold
                }
                Remark {
                    text: row.modelData.sub || ""
                    visible: text !== "" && (root.narrow || !Theme.large)
                }
                MarkedText {
                    color: row.ink
                    size: 18
                    parts: root.columnTitles.slice(1).reduce((all, head, column) => all.concat(column > 0 ? [" · "] : [], Theme.boldThen(row.modelData.cells[column + 1], head)), [])
                    visible: root.narrow
                }
            }
            Repeater {
                model: root.narrow ? 0 : row.modelData.cells.slice(1)

                TText {
                    required property string modelData
                    required property int index

                    anchors.verticalCenter: parent.verticalCenter
                    color: row.ink
                    horizontalAlignment: Text.AlignRight
                    text: modelData
                    weight: row.modelData.muted ? Font.Medium : Font.Bold
                    width: root.widths[index + 1] - Theme.px(4)
                    x: root.place(index + 1)
                }
            }
            Underline { }
        }
    }
}
