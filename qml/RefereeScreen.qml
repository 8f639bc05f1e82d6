import QtQuick
import Tafel.App
import Tafel.Ui

// The referee desk: each kind of game has its own questions, all have the same frame. Which game is asked about
// is chosen over it.
TScreen {
    id: root

    readonly property DeskFrame frame: stage.item as DeskFrame
    property bool choosing: false

    Keys.onEscapePressed: if (!frame || !frame.leave())
        goBack()

    Loader {
        id: stage

        anchors.fill: parent
        enabled: !root.choosing
        focus: !root.choosing
        sourceComponent: games.kind === "hand" ? handPart : games.kind === "contract" ? contractPart : powersPart
    }
    Connections {
        function onGameWanted() {
            root.choosing = true;
        }
        function onGoBack() {
            root.goBack();
        }
        function onOpenClause(clause: string) {
            root.openClause(clause);
        }

        target: root.frame
    }
    Component {
        id: powersPart

        PowersDesk {
            game: games.game
            gameName: games.name
            portrait: root.portrait
            session: root.session
        }
    }
    Component {
        id: contractPart

        ContractsDesk {
            game: games.game
            gameName: games.name
            portrait: root.portrait
            session: root.session
        }
    }
    Component {
        id: handPart

        HandsDesk {
            game: games.game
            gameName: games.name
            portrait: root.portrait
            session: root.session
        }
    }
    Loader {
        active: root.choosing
        anchors.fill: parent
        focus: active
        z: 100

        sourceComponent: DeskGameList {
            all: games.games

            onChosen: id => {
                games.choose(id);
                closed();
            }
            onClosed: {
                root.choosing = false;
                root.forceActiveFocus();
            }
        }
    }
    DeskGames {
        id: games

        objectName: "referee.games"
        session: root.session
    }
}
