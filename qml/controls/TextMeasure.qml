import QtQuick
import Tafel.Ui

// Measures words in the font of the app before they are shown.
FontMetrics {
    property real size: 18
    property int weight: Font.Bold

    font.family: Theme.family
    font.pixelSize: Theme.text(size)
    font.weight: weight
}
