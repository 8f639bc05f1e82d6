import QtQuick

// Content that may be longer than its space: scrolls only then.
Flickable {
    readonly property bool scrolls: contentHeight > height + 1

    boundsBehavior: Flickable.StopAtBounds
    clip: scrolls
    interactive: scrolls
    width: parent?.width ?? 0
}
