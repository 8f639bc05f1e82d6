import QtQuick
import Tafel.App

// What every screen is: it reads one session, may lead to others by name, and knows whether it stands upright.
FocusScope {
    id: root

    required property Session session
    property string over: "" // the panel that is open over it
    readonly property bool portrait: height > width

    // "Home", "ScorePad", "NewMatch", "History", "Match", "Referee", "Rulebook", "Settings" with its properties.
    property var keyWords: [] // [{keys, does}]: what the keys of a real keyboard do on this screen

    signal goTo(string screen, var values)
    signal goBack
    signal openClause(string clause)

    // The match of a drawn table: on the pad where one tap has begun it, else it is set up.
    function goToMatch(begun: bool, tournament: string, people: var) {
        if (begun)
            goTo("ScorePad", {});
        else
            goTo("NewMatch", {tournament: tournament, people: people});
    }

    // Says why something is not possible; a screen that has a bubble for it.
    function explain(_at: Item, _bold: string, _text: string, _clause: string) {
    }

    focus: true
}
