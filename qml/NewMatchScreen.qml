import QtQuick
import Tafel.Ui

// Setting up a match.
TScreen {
    id: root

    property bool again: false // the same people as last time
    property string tournament: "" // these people play a match of it
    property var people: []
    property string game: "" // chosen already

    Component.onCompleted: {
        if (tournament !== "")
            plan.setUpForTournament(tournament, people);
        if (game !== "")
            plan.chooseGame(game);
    }

    NewMatch {
        id: plan

        session: root.session
    }
    Loader {
        active: plan.session !== null
        anchors.fill: parent
        focus: true

        sourceComponent: SetupColumns {
            again: root.again
            session: root.session
            setup: plan

            onGoBack: root.goBack()
            onGoTo: (screen, values) => root.goTo(screen, values)
        }
    }
}
