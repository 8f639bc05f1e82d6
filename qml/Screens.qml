pragma Singleton
import QtQuick
import Tafel.Ui

// Finds the screen around an item, so that an item can open another screen itself.
QtObject {
    function of(item: Item): TScreen {
        let at = item;
        while (at && !(at as TScreen))
            at = at.parent;
        return at as TScreen;
    }
}
