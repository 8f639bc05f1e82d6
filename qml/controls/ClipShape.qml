import QtQuick
import QtQuick.Shapes
import Tafel.Ui

// A shape that is not painted while it lies wholly outside the scroller it is in: the software renderer clips
// shapes only where they cross the edge.
Shape {
    id: clipped

    property Scroller scroller: null

    opacity: scroller === null || scroller.shows(clipped.parent, scroller.pulse) ? 1 : 0

    Component.onCompleted: {
        for (let above = parent; above; above = above.parent)
            if (above instanceof Scroller) {
                scroller = above;
                break;
            }
    }
}
