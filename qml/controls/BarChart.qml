import QtQuick
import Tafel.Charts
import Tafel.Ui

// Averages as bars: a row for each group, a bar for each person with its colour, and its shape at the end. A
// single bar has its value at the end. A tap shows a sentence about the bar. Loaded by its address, because it
// brings Qt Charts.
ChartFrame {
    id: root

    // [{name, players: [{average, text, deals, weak, told}]}]; deals: cases behind the average, weak: too few
    required property var rows
    required property var people // names in the order of a row's bars
    required property string unitTitle
    property var badges: [0, 1, 2, 3, 4, 5, 6, 7] // colour and shape of each
    property real whole: 0 // least end of the axis, marked by a line; with 0 the bars decide
    property string sign: "" // unit after the numbers of the axis
    property string casesTitle: qsTr("deals") // what is counted
    readonly property int bars: people.length
    readonly property bool single: bars === 1
    readonly property real group: Math.max((bars + 1) * Theme.px(18), Theme.text(18) * 1.5) // a row
    readonly property real lane: group / (bars + 1) // a bar; half a lane is above and below the bars of a row
    // reading the height updates the binding when the font changes, which a function call does not
    readonly property real nameWidth: metrics.height <= 0 ? 0
        : Math.min(width * 0.34, rows.reduce((most, row) => Math.max(most, metrics.advanceWidth(row.name)), 0) + 2)
    readonly property real textWidth: metrics.height <= 0 ? Theme.px(28) : !single ? Math.max(Theme.px(28), metrics.advanceWidth(number(highest)) / 2)
        : Theme.px(16) + rows.reduce((most, row) => Math.max(most, metrics.advanceWidth(row.players[0].text)), 0)
    readonly property rect plot: Qt.rect(nameWidth + Theme.px(12), headHeight, width - nameWidth - Theme.px(12) - textWidth, rows.length * group)
    readonly property real lowest: extreme(Math.min)
    readonly property real highest: Math.max(whole, extreme(Math.max), lowest < 0 ? 0 : 0.01)
    readonly property real tick: ChartAxis.step(highest - lowest, Theme.large ? 3 : 6)

    function extreme(which: var): real {
        return rows.reduce((best, row) => row.players.reduce((now, cell) => which(now, cell.average), best), 0);
    }
    function px(value: real): real {
        return ChartAxis.place(value, lowest, highest, plot.x, plot.width);
    }
    function number(value: real): string {
        return localized(value, digitsFor(tick)) + sign;
    }
    function tap(y: real) {
        const r = Math.floor((y - plot.y) / group);
        tip.cell = cellAt(r, Math.floor((y - plot.y - r * group) / lane - 0.5));
        forceActiveFocus(); // the arrows continue from here
    }
    // Returns null if there is no such bar.
    function cellAt(r: int, person: int): var {
        const row = rows[r];
        const cell = row ? row.players[person] : null;
        return cell && cell.deals > 0 ? {row: r, person: person, average: cell.average, text: cell.told} : null;
    }
    // Moves to the next bar below or above that has a value.
    function walk(by: int) {
        const last = rows.length * bars - 1;
        let at = tip.cell ? tip.cell.row * bars + tip.cell.person + by : by > 0 ? 0 : last;
        for (; at >= 0 && at <= last; at += by) {
            const cell = cellAt(Math.floor(at / bars), at % bars);
            if (cell) {
                tip.cell = cell;
                return;
            }
        }
    }

    function described(): var {
        return {
            title: fileTitle,
            look: look,
            unitTitle: unitTitle,
            casesTitle: casesTitle,
            names: people,
            badges: badges,
            rows: rows,
            lowest: lowest,
            highest: highest,
            whole: whole,
            step: tick,
            ticks: ticksBetween(lowest, highest, tick).map(each => ({at: each, text: number(each)}))
        };
    }

    Accessible.name: fileTitle + ", " + unitTitle + ", " + people.join(", ")
    implicitHeight: headHeight + plot.height + Theme.text(18) * 3
    told: tip.cell ? tip.cell.text : ""

    Keys.onPressed: event => {
        const by = {[Qt.Key_Up]: -1, [Qt.Key_Left]: -1, [Qt.Key_Down]: 1, [Qt.Key_Right]: 1}[event.key];
        event.accepted = by !== undefined;
        if (event.accepted)
            walk(by);
    }

    TextMeasure {
        id: metrics
    }
    Repeater {
        model: root.rows

        TText {
            required property var modelData
            required property int index

            elide: Text.ElideRight
            horizontalAlignment: Text.AlignRight
            maximumLineCount: 2
            size: 18
            text: modelData.name
            weight: Font.Bold
            width: root.nameWidth
            wrapMode: Text.Wrap
            y: root.plot.y + (index + 0.5) * root.group - height / 2
        }
    }
    Muted {
        anchors.bottom: parent.bottom
        elide: Text.ElideRight
        text: root.unitTitle
        width: Math.min(implicitWidth, root.width)
        x: Math.max(0, Math.min(root.width - width, root.plot.x + (root.plot.width - width) / 2))
    }
    ChartBars {
        anchors.fill: parent
        chart: root.described()
        plot: root.plot

        TapHandler {
            onTapped: point => root.tap(point.position.y)
        }
    }
    ChartTip {
        id: tip

        property var cell: null

        // next to the end of the bar if there is room, otherwise above the bar
        readonly property real end: cell ? Math.max(root.px(0), root.px(cell.average)) + (root.single ? root.textWidth : 0) + Theme.px(16) : 0
        readonly property bool beside: end + width <= root.width

        atX: beside ? end + width / 2 : cell ? root.px(cell.average) : 0
        atY: cell ? root.plot.y + cell.row * root.group + (cell.person + 0.5) * root.lane : 0
        chart: root
        distance: beside ? -(height + root.lane) / 2 : Theme.px(4)
    }
}
