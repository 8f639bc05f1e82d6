.pragma library
.import QtQuick as Quick

// Redo: Ctrl+Y, and the desktop's own shortcut (Ctrl+Shift+Z).
function isRedo(event) {
    return event.matches(Quick.StandardKey.Redo) || event.key === Qt.Key_Y && event.modifiers === Qt.ControlModifier;
}
