import QtQuick

// A placeholder for a chart. Its file is loaded by its address once it is wanted, because it brings Qt
// Charts.
Loader {
    required property url file
    property var values: ({}) // values of the chart's required properties
    property bool wanted: visible

    function fill() {
        if (wanted && !item)
            setSource(file, values);
    }

    height: item ? (item as Item).implicitHeight : 0
    width: parent?.width ?? 0

    Component.onCompleted: fill()
    onWantedChanged: fill()
}
