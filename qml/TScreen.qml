import QtQuick
import Tafel.App

// Base of every screen: it reads the session, can open other screens by name, and knows whether it is in portrait.
FocusScope {
    required property Session session
    property string over: "" // the panel that is open over it
    readonly property bool portrait: height > width
    property var keyWords: [] // [{keys, does}]: the shortcuts of this screen

    // Opens "Home", "ScorePad", "NewMatch", "History", "Match", "Referee", "Rulebook" or "Settings" with these
    // values of its properties.
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
