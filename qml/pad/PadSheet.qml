import QtQuick
import Tafel.App

// What lies on the paper beside the slate: the deal or round under entry, a deal that is recorded card by card, or the result.
// The score pad knows only this, so that the slate need not wait until all of them are loaded.
Item {
    id: root

    required property ScorePad pad
    property bool portrait: false
    property bool turns: false

    signal turned

    // Whether the key meant something here.
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
