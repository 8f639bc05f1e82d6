import QtQuick

// What may be longer than its place: scrolls only then.
Flickable {
    readonly property bool scrolls: contentHeight > height + 1

    boundsBehavior: Flickable.StopAtBounds
    clip: scrolls
    interactive: scrolls
}
