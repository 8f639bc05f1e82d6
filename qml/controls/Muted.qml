import QtQuick
import Tafel.Ui

// Words with less weight than their subject.
TText {
    color: Theme.mute
    size: 18
}
