import QtQuick
import Tafel.Ui

// The full-screen board of a tournament. Escape leaves.
TScreen {
    id: root

    required property string name
    readonly property var frame: root.Window.window
    property var screenOf: null // the window that was made as large as the screen …
    property int before: Window.Windowed // the visibility before

    Component.onDestruction: if (screenOf)
        screenOf.visibility = before
    Keys.onEscapePressed: root.goBack()
    onFrameChanged: if (frame && !screenOf) {
        screenOf = frame;
        before = frame.visibility;
        frame.visibility = Window.FullScreen;
    }

    BoardSlate {
        anchors.fill: parent

        view: TournamentView {
            name: root.name
            session: root.session
        }

        onCloseWanted: root.goBack()
        onWindowWanted: {
            root.goTo("BoardWindow", {name: root.name});
            root.goBack();
        }
    }
}
