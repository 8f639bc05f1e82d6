import QtQuick
import Tafel.Ui

// A chart of three lines, half of it visible, which pans a little at each step.
Window {
    id: window

    property int points: 10000 // of each line
    property real by: points / 160

    function step() {
        const chart = place.item as LineChart;
        if (chart.to + by > chart.xMax || chart.from + by < chart.xMin)
            by = -by;
        chart.pan(by);
    }

    height: 800
    visible: true
    width: 1280

    Component.onCompleted: {
        const series = ["Anna", "Beat", "Cora"].map((name, seat) => ({
                    name: name,
                    seat: seat,
                    points: Array.from({length: points}, (_, x) => Qt.point(x, 50 + 40 * Math.sin(x / points * 90 + seat) + (x * 7919) % 23))
                }));
        place.setSource("qrc:/qt/qml/Tafel/Ui/controls/LineChart.qml", {series: series, title: "Form", xMax: points - 1, xTitle: "Match", yMax: 130, yStep: 50, yTitle: "Points"});
        place.item.show(0, points / 2);
    }

    Loader {
        id: place

        anchors.fill: parent
        anchors.margins: 20
    }
}
