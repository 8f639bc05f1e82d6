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

    SlowTimer {
        id: slow

        running: root.of.busy
    }
}
