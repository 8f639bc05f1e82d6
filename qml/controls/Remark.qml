import QtQuick
import Tafel.Ui

// A paragraph with less weight than its subject.
Paragraph {
    color: Theme.mute
    size: 18
}
