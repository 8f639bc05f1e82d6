pragma Singleton
import QtQuick
import Tafel.Ui

// What stands on a screen leads to others by it: a tap on a rule need not be handed up through all that lies between.
QtObject {
    function of(item: Item): TScreen {
        let at = item;
        while (at && !(at as TScreen))
            at = at.parent;
        return at as TScreen;
    }
}
