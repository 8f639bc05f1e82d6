import QtQuick

// Whether something has been running for so long that it is worth a message; most is over before one could be read.
Timer {
    property bool passed: false

    interval: 300

    onRunningChanged: if (running)
        passed = false
    onTriggered: passed = true
}
