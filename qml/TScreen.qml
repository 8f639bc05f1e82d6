import QtQuick
import Tafel.App

// Base of every screen: it reads the session, can open other screens by name, and knows whether it is in portrait.
FocusScope {
    id: root

    required property Session session
    property string over: "" // the panel that is open over it
    readonly property bool portrait: height > width
    property Item bubbleArea: root // in which the bubble of explain() lies
    property var bubble: null // once something was explained; not by its type, which depends on this one
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

    // Says next to an item why it is not possible.
    function explain(at: Item, bold: string, text: string, clause: string) {
        if (!bubble)
            bubble = Qt.createComponent(Qt.resolvedUrl("controls/WhyNotBubble.qml")).createObject(root);
        bubble.parent = bubbleArea;
        bubble.show(at, bold, text, clause);
    }
    // Returns true if there was a bubble.
    function hideBubble(): bool {
        const shown = bubble !== null && bubble.visible;
        if (shown)
            bubble.visible = false;
        return shown;
    }

    focus: true

    onOverChanged: hideBubble()
}
