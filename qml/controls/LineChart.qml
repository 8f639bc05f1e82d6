import QtCharts
import QtQuick
import Tafel.App
import Tafel.Ui
import "paths.js" as Paths

// The course of a match or of a form: own axes with titles, a line a player with colour, dashes and shape,
// names at the ends, values on a tap. Load it lazily: it brings Qt Charts. Long series come in already
// thinned.
Item {
    id: root

    // [{name, seat, points: [{x, y}]}]
    property var series: []
    property string xTitle: ""
    property string yTitle: ""
    property real xMin: 0
    property real xMax: 1
    property real yMin: 0
    property real yMax: 1
    property real xStep: 1
    property real yStep: 1
    property int digits: 0 // behind the point on the y axis
    property var xLabels: [] // [{x, text}] instead of numbers: months, evenings
    property real target: NaN // a dashed line across: points to win
    property bool marks: true
    property bool low: false // little height: what is drawn stands above already, the name of the x axis beside its numbers
    property color ground: Theme.sheet
    readonly property rect plot: Qt.rect(chart.x + area.x, chart.y + area.y, area.width, area.height)
    readonly property rect area: chart.plotArea

    readonly property real labelWidth: Math.max(metrics.advanceWidth(yMax.toFixed(digits)), metrics.advanceWidth(yMin.toFixed(digits))) + Theme.px(16)

    signal pointTapped(int series, real x, real y)

    function px(x: real): real {
        return plot.x + (x - xMin) / Math.max(1e-9, xMax - xMin) * plot.width;
    }
    function py(y: real): real {
        return plot.y + plot.height - (y - yMin) / Math.max(1e-9, yMax - yMin) * plot.height;
    }
    function ticks(from: real, to: real, step: real): var {
        const all = [];
        for (let i = Math.ceil(from / step - 1e-6); i * step <= to + 1e-6 && all.length < 50; ++i)
            all.push(i * step);
        return all;
    }
    function localized(value: real, decimals: int): string {
        return Number(value).toLocaleString(Qt.locale(), "f", decimals).replace("-", "−");
    }
    // Names at the ends of their lines, pushed apart where they would overlap: [{name, seat, y}].
    function ends(): var {
        const step = Theme.text(18) * 1.2;
        const all = series.filter(s => s.points.length > 0).map(s => ({
                    name: s.name,
                    seat: s.seat,
                    y: py(s.points[s.points.length - 1].y)
                })).sort((a, b) => a.y - b.y);
        for (let i = 1; i < all.length; ++i)
            all[i].y = Math.max(all[i].y, all[i - 1].y + step);
        const over = all.length > 0 ? all[all.length - 1].y - (plot.y + plot.height) : 0;
        return over > 0 ? all.map(e => ({name: e.name, seat: e.seat, y: e.y - over})) : all;
    }
    function targetLine(): string {
        const u = Theme.unit;
        return isNaN(target) ? "" : `<path d='M${plot.x} ${py(target)}h${plot.width}' stroke='${Theme.ink}' stroke-width='${2.5 * u}' `
            + `stroke-dasharray='${9 * u} ${6 * u}'/>`;
    }
    function line(one: var): string {
        const dashes = Theme.dashes[one.seat % 5];
        const path = one.points.map((p, i) => `${i === 0 ? "M" : "L"}${px(p.x).toFixed(1)} ${py(p.y).toFixed(1)}`).join("");
        return path === "" ? "" : `<path d='${path}' fill='none' stroke='${Theme.playerColor(one.seat, false)}' stroke-width='${Theme.ring}' `
            + `stroke-linejoin='round' stroke-linecap='${dashes[0] === 3 ? "round" : "butt"}' `
            + (dashes.length > 0 ? `stroke-dasharray='${dashes.map(n => n * Theme.unit).join(" ")}'` : "") + "/>";
    }
    // The player's shape on each point, with a rim of the ground.
    function dots(one: var): string {
        const k = 16 * Theme.unit / 40;
        const outline = Paths.players[Theme.shapes[one.seat % 5]];
        return one.points.map(p => `<g transform='translate(${px(p.x).toFixed(1)} ${py(p.y).toFixed(1)}) scale(${k}) translate(-20 -20)'>`
            + `<path d='${outline}' fill='${Theme.playerColor(one.seat, false)}' `
            + `stroke='${ground}' stroke-width='4'/></g>`).join("");
    }
    function tap(x: real, y: real) {
        let best = Theme.px(40);
        let found = null;
        series.forEach((s, i) => s.points.forEach(p => {
            const d = Math.hypot(px(p.x) - x, py(p.y) - y);
            if (d < best) {
                best = d;
                found = {series: i, name: s.name, seat: s.seat, x: p.x, y: p.y};
            }
        }));
        tip.point = found;
        if (found)
            pointTapped(found.series, found.x, found.y);
    }

    Accessible.name: yTitle + ", " + series.map(s => s.name).join(", ")
    Accessible.role: Accessible.Chart
    implicitHeight: Theme.px(286)
    implicitWidth: Theme.px(430)

    ChartView {
        id: chart

        anchors.bottomMargin: Theme.text(18) * (root.low ? 1.6 : 2.6)
        anchors.fill: parent
        anchors.leftMargin: root.labelWidth
        anchors.rightMargin: names.implicitWidth + Theme.px(12)
        anchors.topMargin: Theme.text(18) * (root.low ? 0.6 : 1.6)
        animationOptions: ChartView.NoAnimation
        antialiasing: true
        backgroundColor: "transparent"
        backgroundRoundness: 0
        dropShadowEnabled: false
        legend.visible: false
        margins.bottom: 0
        margins.left: 0
        margins.right: 0
        margins.top: 0
        plotArea: Qt.rect(Theme.line, Theme.line, width - 2 * Theme.line, height - 2 * Theme.line)
        plotAreaColor: "transparent"

        // The type description of Qt Charts 6.4 lists ValueAxis twice, which confuses qmllint.
        // qmllint disable
        ValueAxis {
            id: across

            color: Theme.edge
            gridVisible: false
            labelsVisible: false // below, with room for the marks
            max: root.xMax
            min: root.xMin
            tickInterval: root.xStep
            tickType: ValueAxis.TicksDynamic
        }
        ValueAxis {
            id: upwards

            color: Theme.edge
            gridLineColor: Theme.rule
            labelsVisible: false
            max: root.yMax
            min: root.yMin
            tickInterval: root.yStep
            tickType: ValueAxis.TicksDynamic
        }
        LineSeries {
            axisX: across
            axisY: upwards
            // qmllint enable
            color: "transparent" // carries the axes; the lines are drawn below with their own dashes
        }
    }
    TText {
        color: Theme.mute
        size: 18
        text: root.yTitle
        visible: !root.low
        x: Theme.px(6)
    }
    Repeater {
        model: isNaN(root.target) ? root.ticks(root.yMin, root.yMax, root.yStep)
            : root.ticks(root.yMin, root.yMax, root.yStep).filter(y => Math.abs(root.py(y) - root.py(root.target)) > Theme.text(18)).concat([root.target])

        TText {
            required property real modelData

            color: Theme.mute
            size: 18
            text: root.localized(modelData, root.digits)
            x: root.plot.x - width - Theme.px(11)
            y: root.py(modelData) - height / 2
        }
    }
    Repeater {
        model: root.xLabels.length > 0 ? root.xLabels
            : root.ticks(root.xMin, root.xMax, root.xStep).map(x => ({x: x, text: root.localized(x, 0)}))

        TText {
            required property var modelData

            color: Theme.mute
            size: 18
            text: modelData.text
            x: root.px(modelData.x) - width / 2
            y: root.plot.y + root.plot.height + Theme.px(9)
        }
    }
    TText {
        anchors.bottom: parent.bottom
        color: Theme.mute
        size: 18
        text: root.xTitle
        x: root.low ? Math.min(root.plot.x + root.plot.width + Theme.px(18), root.width - width) : root.plot.x + (root.plot.width - width) / 2
    }
    Drawing {
        anchors.fill: parent
        box: 0
        svg: root.targetLine() + root.series.map(each => root.line(each)).join("")
            + (root.marks ? root.series.map(each => root.dots(each)).join("") : "")

        TapHandler { // here: the chart below keeps a tap to itself
            onTapped: point => root.tap(point.position.x, point.position.y)
        }
    }
    Item {
        id: names

        implicitWidth: Theme.px(12)
            + root.series.reduce((most, s) => Math.max(most, metrics.advanceWidth(s.name)), 0)

        FontMetrics {
            id: metrics

            font.family: Theme.family
            font.pixelSize: Theme.text(18)
            font.weight: Font.Bold
        }
        Repeater {
            model: root.ends()

            TText {
                required property var modelData

                color: Theme.playerColor(modelData.seat, false)
                size: 18
                text: modelData.name
                weight: Font.Bold
                x: root.plot.x + root.plot.width + Theme.px(18)
                y: modelData.y - height / 2
            }
        }
    }
    Rectangle {
        id: tip

        property var point: null

        color: Theme.ink
        height: tipText.height + Theme.px(10)
        radius: Theme.px(8)
        visible: point !== null
        width: tipText.width + Theme.px(20)
        x: point ? Math.max(0, Math.min(root.width - width, root.px(point.x) - width / 2)) : 0
        y: point ? Math.max(0, root.py(point.y) - height - Theme.px(14)) : 0

        TText {
            id: tipText

            anchors.centerIn: parent
            color: Theme.paper
            size: 18
            text: !tip.point ? "" : tip.point.name + ": "
                + root.localized(tip.point.y, Number.isInteger(tip.point.y) ? 0 : 2)
            weight: Font.Bold
        }
    }
}
