import QtQuick
import Tafel.App

// Base of the panels next to the slate: the current deal or round, a recorded deal, or the result. The score pad knows only
// this base, so that the slate need not wait until all of them are loaded.
Item {
    required property ScorePad pad
    property bool turns: false

    signal turned

    // Returns true if the key was used here.
    function press(event: var): bool {
        return false;
    }
    // Whether something within was left, so that Escape is done.
    function stepBack(): bool {
        return false;
    }
    function enterOrCorrect() {
    }
}
