import QtQuick
import Tafel.App

// The score pad of the current match, opened again at each step as if the match was started or continued.
Window {
    id: window

    property alias databaseFile: session.file

    function step() {
        stage.setSource("");
        stage.setSource("qrc:/qt/qml/Tafel/Ui/ScorePadScreen.qml", {session: session});
    }

    height: 800
    visible: true
    width: 1280

    Session {
        id: session
    }
    Loader {
        id: stage

        anchors.fill: parent
    }
}
