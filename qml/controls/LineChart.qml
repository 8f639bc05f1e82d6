import QtQuick
import Tafel.Charts
import Tafel.Ui

// Lines over deals or matches: axes with titles, a line for each player with colour, dashes and shape, names
// at the ends, and values on a tap or with the arrow keys. A long chart is zoomed with two fingers, with +
// and −, or with Ctrl and the wheel, and then panned with a finger or the arrow keys. Load it lazily, because
// it brings Qt Charts.
ChartFrame {
    id: root

    // [{name, seat, points}]; points ascend in x
    property var series: []
    property string xTitle: ""
    property string yTitle: ""
    property real xMin: 0
    property real xMax: 1
    property bool fromZero: true // the y axis includes 0
    readonly property real lowest: Math.min(lines.lowest, fromZero ? 0 : lines.lowest)
    readonly property real highest: {
        const most = Math.max(lines.highest, fromZero ? 0 : lines.highest, isNaN(target) ? lines.highest : target);
        return most > lowest ? most : lowest + 1;
    }
    readonly property real span: highest - lowest
    property real yMin: lowest - span * (fromZero && lowest === 0 ? 0.02 : 0.05) // shows the whole width of a line at 0
    property real yMax: highest + span * 0.05
    property real xStep: 1 // for the whole range; a zoomed range has its own step
    property real yStep: ChartAxis.step(span, 5)
    readonly property int digits: digitsFor(yStep) // number of decimals on the y axis
    property var days: null // its dayAt(x) replaces the number
    property string labelTitle: "" // title of the dayAt(x) column in a table
    property real target: NaN // value of a dashed horizontal line: points to win
    // little height: the title is shown elsewhere, and the name of the x axis stands next to its numbers
    property bool low: false
    property real shownFrom: NaN // visible range; NaN for the whole range
    property real shownTo: NaN
    readonly property real from: isNaN(shownFrom) ? xMin : shownFrom
    readonly property real to: isNaN(shownTo) ? xMax : shownTo
    readonly property bool zoomed: to - from < xMax - xMin - 1e-9
    readonly property bool zoomable: lines.most > 30
    // smallest visible range
    readonly property real least: (xMax - xMin) * Math.min(1, 8 / Math.max(1, lines.most))
    readonly property var lineEnds: lines.ends
    readonly property real plotTop: Theme.text(18) * (low ? 0.6 : 1.6) + headHeight
    readonly property rect plot: Qt.rect(labelWidth, plotTop, width - labelWidth - endNames.implicitWidth - Theme.px(12),
        height - plotTop - Theme.text(18) * (low ? 1.6 : 3))
    readonly property real labelWidth: metrics.height <= 0 ? 0 : Math.max(metrics.advanceWidth(localized(yMax, digits)), metrics.advanceWidth(localized(yMin, digits))) + Theme.px(16)
    readonly property real xLabelWidth: Math.max(metrics.advanceWidth(xText(xMin)), metrics.advanceWidth(xText(xMax))) + Theme.px(24)
    readonly property real xInterval: zoomable || days ? Math.max(1, ChartAxis.step(to - from, plot.width / Math.max(1, xLabelWidth))) : xStep

    signal pointTapped(int series, real x, real y)

    function px(x: real): real {
        return ChartAxis.place(x, from, to, plot.x, plot.width);
    }
    function py(y: real): real {
        return ChartAxis.place(y, yMin, yMax, plot.y + plot.height, -plot.height);
    }
    function xText(x: real): string {
        return days ? days.dayAt(x) : localized(x, 0);
    }
    // Days begin with the first one; numbers are multiples of the step. Each label is completely visible, if need be next to
    // its place, and may then displace the next one.
    function xTicks(): var {
        const begin = days ? xMin : 0;
        const all = [];
        let end = -Infinity;
        for (const tick of ticksBetween(from - begin, to - begin, xInterval)) {
            const text = xText(tick + begin), labelWidth = metrics.advanceWidth(text);
            const left = Math.max(0, Math.min(width - labelWidth, px(tick + begin) - labelWidth / 2));
            if (left <= end + Theme.px(6))
                continue;
            end = left + labelWidth;
            all.push({at: ChartAxis.place(left + labelWidth / 2, plot.x, plot.x + plot.width, from, to - from), text: text});
        }
        return all;
    }
    function yTicks(): var {
        const apart = Theme.text(18) * 1.4; // Qt Charts hides a label that is closer to the one below
        const close = apart / Math.max(1, py(0) - py(yStep)); // number of steps that one label covers
        const all = ticksBetween(yMin, yMax, yStep * Math.ceil(close));
        return isNaN(target) ? all : all.filter(y => Math.abs(py(y) - py(target)) > apart).concat([target]).sort((a, b) => a - b);
    }
    function show(from: real, to: real) {
        const span = Math.min(xMax - xMin, Math.max(least, to - from));
        const begin = Math.max(xMin, Math.min(xMax - span, from + (to - from - span) / 2));
        tip.point = null;
        shownFrom = begin;
        shownTo = begin + span;
    }
    function zoom(factor: real, around: real) {
        show(around - (around - from) * factor, around + (to - around) * factor);
    }
    function pan(by: real) {
        show(from + by, to + by);
    }
    // Names at the ends of their lines, moved to avoid overlaps: [{name, seat, y}].
    function ends(): var {
        const step = Math.min(endNames.letters * 1.2, plot.height / Math.max(1, lineEnds.length - 1));
        const all = lineEnds.map(e => ({name: e.name, seat: e.seat, y: py(e.y)})).sort((a, b) => a.y - b.y);
        ChartAxis.apart(all.map(e => e.y), step, plot.y + plot.height).forEach((y, i) => all[i].y = y);
        return all;
    }
    function tell(found: var) {
        tip.point = found.name !== undefined ? found : null;
        if (tip.point)
            pointTapped(found.series, found.x, found.y);
    }
    // Moves along a line, or to the next line.
    function walk(by: int, toLine: int) {
        const all = series.length;
        if (tip.point)
            tell(lines.neighbour((tip.point.series + toLine + all) % all, tip.point.x, by));
        else if (all > 0)
            tell(lines.neighbour(toLine < 0 ? all - 1 : 0, by < 0 ? to : from, 0));
    }
    function daysOf(xs: var): var {
        return xs.map(x => days.dayAt(x));
    }
    // The chart without its lines.
    function frame(): var {
        return {
            look: look,
            xFrom: from,
            xTo: to,
            yFrom: yMin,
            yTo: yMax,
            target: target,
            xTicks: xTicks(),
            yTicks: yTicks().map(y => ({at: y, text: localized(y, digits)})),
            yStep: yStep
        };
    }
    function described(): var {
        return Object.assign(frame(), {
            title: fileTitle !== "" ? fileTitle : yTitle,
            xTitle: xTitle,
            yTitle: yTitle,
            series: series,
            labelTitle: labelTitle,
            labels: days ? daysOf(lines.xValues()) : []
        });
    }

    component Zoom: BarButton {
        width: Theme.touch(56)
    }

    Accessible.name: (headed ? title + ", " : "") + yTitle + ", " + lineEnds.map(e => e.name).join(", ")
    implicitHeight: Theme.px(286) + headHeight

    Keys.onPressed: event => {
        const middle = (from + to) / 2;
        const across = {[Qt.Key_Left]: -1, [Qt.Key_Right]: 1}[event.key], closer = {[Qt.Key_Plus]: 0.5, [Qt.Key_Minus]: 2}[event.key];
        const line = {[Qt.Key_Up]: -1, [Qt.Key_Down]: 1}[event.key];
        event.accepted = true;
        if (across !== undefined && root.zoomed)
            root.pan(across * (to - from) / 4);
        else if (across !== undefined || line !== undefined)
            root.walk(across || 0, line || 0);
        else if (closer !== undefined && root.zoomable)
            root.zoom(closer, middle);
        else
            event.accepted = false;
    }
    onSeriesChanged: {
        tip.point = null;
        shownFrom = NaN;
        shownTo = NaN;
    }

    told: !tip.point ? "" : tip.point.name + ": " + localized(tip.point.y, Number.isInteger(tip.point.y) ? 0 : 2)
        + (days ? " · " + days.dayAt(tip.point.x) : "")

    tools: Row {
        spacing: Theme.px(8)
        visible: root.zoomable

        Zoom {
            icon: "minus"
            label: qsTr("Show more")
            objectName: root.names + ".wider"
            whyNot: root.zoomed ? "" : qsTr("Fully zoomed out.")

            onTapped: root.zoom(2, (root.from + root.to) / 2)
        }
        Zoom {
            icon: "plus"
            label: qsTr("Zoom in")
            objectName: root.names + ".closer"
            whyNot: root.to - root.from > root.least * 1.01 ? "" : qsTr("Maximum zoom.")

            onTapped: root.zoom(0.5, (root.from + root.to) / 2)
        }
    }

    Muted {
        text: root.yTitle
        visible: !root.low
        x: Theme.px(6)
        y: root.headHeight
    }
    Muted {
        anchors.bottom: parent.bottom
        text: root.xTitle
        x: root.low ? Math.min(root.plot.x + root.plot.width + Theme.px(18), root.width - width) : root.plot.x + (root.plot.width - width) / 2
    }
    ChartLines {
        id: lines

        anchors.fill: parent
        chart: root.frame()
        plot: root.plot
        series: root.series

        TapHandler {
            onTapped: point => root.tell(lines.nearest(point.position.x, point.position.y, Theme.px(40)))
        }
        DragHandler {
            property real before: 0

            enabled: root.zoomed
            target: null
            yAxis.enabled: false

            onActiveChanged: before = 0
            onActiveTranslationChanged: {
                root.pan((before - activeTranslation.x) / root.plot.width * (root.to - root.from));
                before = activeTranslation.x;
            }
        }
        PinchHandler {
            property real before: 1

            enabled: root.zoomable
            target: null

            onActiveChanged: before = 1
            onActiveScaleChanged: {
                const at = root.from + (centroid.position.x - root.plot.x) / root.plot.width * (root.to - root.from);
                root.zoom(before / Math.max(0.01, activeScale), at);
                before = activeScale;
            }
        }
        WheelHandler {
            acceptedModifiers: Qt.ControlModifier
            enabled: root.zoomable
            target: null

            onWheel: event => root.zoom(Math.pow(0.8, event.angleDelta.y / 120), root.from + (event.x - root.plot.x) / root.plot.width * (root.to - root.from))
        }
    }
    Item {
        id: endNames

        // reading the height updates the binding when the font changes, which a function call does not
        readonly property real longest: metrics.height <= 0 ? 0
            : root.series.reduce((most, line) => Math.max(most, Math.min(metrics.advanceWidth(line.name), Theme.text(18) * 14)), 0)
        // shrinks long names, and shortens longer ones, to leave room for the lines
        readonly property real share: Math.min(1, root.width * 0.36 / Math.max(1, longest))
        readonly property int letters: Math.max(Theme.fixed(12), Math.floor(Theme.text(18) * share))
        readonly property real named: longest * letters / Theme.text(18) + 1

        implicitWidth: Theme.px(12) + named

        TextMeasure {
            id: metrics
        }
        Repeater {
            model: root.ends()

            TText {
                required property var modelData

                color: Theme.playerColor(modelData.seat, false)
                elide: Text.ElideRight
                font.pixelSize: endNames.letters
                text: modelData.name
                weight: Font.Bold
                width: Math.min(implicitWidth, endNames.named + Theme.px(6)) // letters of another size may be a little wider
                x: root.plot.x + root.plot.width + Theme.px(18)
                y: modelData.y - height / 2
            }
        }
    }
    ChartTip {
        id: tip

        property var point: null

        atX: point ? root.px(point.x) : 0
        atY: point ? root.py(point.y) : 0
        chart: root
        distance: Theme.px(14)
    }
}
