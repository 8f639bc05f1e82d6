import QtQuick
import Tafel.Ui

// The progress of the calculation of ratings; most are ready before a message could be read.
Banner {
    id: root

    required property RatingModel of

    bold: qsTr("Recalculating ratings")
    objectName: "ratings.progress"
    text: qsTr("%1 %").arg(Math.round(of.done * 100))
    visible: of.busy && slow.passed

    Timer {
        id: slow

        property bool passed: false

        interval: 300
        running: root.of.busy

        onRunningChanged: if (running)
            passed = false
        onTriggered: passed = true
    }
}
