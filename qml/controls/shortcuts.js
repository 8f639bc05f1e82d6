.pragma library
.import QtQuick as Quick

// Redo: Ctrl+Y, and what the desktop has for it besides (Ctrl+Shift+Z).
function isRedo(event) {
    return event.matches(Quick.StandardKey.Redo) || event.key === Qt.Key_Y && event.modifiers === Qt.ControlModifier;
}
