import QtQuick
import Tafel.Ui

// The board of a tournament in its own window, full-screen on a second screen if there is one. It shows the entries of
// the other window. Escape closes it.
Window {
    id: root

    required property Session session
    required property string name
    required property var home // the screen of the app
    readonly property var application: Qt.application
    readonly property var other: Array.from(application.screens).find(screen => screen.name !== home.name) ?? null
    // Lengths are those of the app's window: everything is drawn as much larger as this one is.
    readonly property real factor: Math.max(0.1, (height > width ? Math.min(width / 800, height / 1280)
        : Math.min(width / 1280, height / 800)) / Theme.unit)

    signal closed

    color: Theme.wood
    height: 800
    minimumHeight: 360
    minimumWidth: 360
    title: root.name
    width: 1280

    Component.onCompleted: {
        if (other) { // a window belongs to the screen at its position
            screen = other;
            x = other.virtualX;
            y = other.virtualY;
        }
        visibility = other ? Window.FullScreen : Window.Windowed;
    }
    onClosing: root.closed()

    BoardSlate {
        apart: true
        focus: true
        height: root.contentItem.height / root.factor
        scale: root.factor
        transformOrigin: Item.TopLeft
        width: root.contentItem.width / root.factor

        view: TournamentView {
            name: root.name
            session: root.session
        }

        Keys.onEscapePressed: root.closed()
        onCloseWanted: root.closed()
    }
}
