import QtQuick
import Tafel.Ui

// A thin line that shows how far a list is scrolled; only there when it can be.
Rectangle {
    required property Flickable of

    color: Theme.edge
    height: Math.max(Theme.px(40), of.visibleArea.heightRatio * of.height)
    radius: width / 2
    visible: of.visible && of.visibleArea.heightRatio < 0.999 && of.height > 0
    width: Theme.px(5)
    x: of.x + of.width - width
    y: of.y + of.visibleArea.yPosition * of.height / Math.max(0.001, 1 - of.visibleArea.heightRatio)
        * Math.max(0, 1 - height / Math.max(1, of.height))
    z: 5
}
