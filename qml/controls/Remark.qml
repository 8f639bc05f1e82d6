import QtQuick
import Tafel.Ui

// A paragraph of less weight than what it is about.
Paragraph {
    color: Theme.mute
    size: 18
}
