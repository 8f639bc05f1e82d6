import QtQuick

// Where a chart comes in: its file is loaded by its address once it is wanted, because it brings Qt Charts.
Loader {
    id: root

    required property url file
    property var values: ({}) // of its required properties
    property bool wanted: visible

    function fill() {
        if (wanted && !item)
            setSource(file, values);
    }

    height: item ? (item as Item).implicitHeight : 0

    Component.onCompleted: fill()
    onWantedChanged: fill()
}
