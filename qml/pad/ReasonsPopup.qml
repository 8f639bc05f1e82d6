import QtQuick
import Tafel.App
import Tafel.Ui

// Why the deal gives what it gives, where the paper has no room for it.
Popup {
    id: root

    required property ScorePad pad

    closeName: "pad.reasons.close"
    title: pad.enterHint

    PadReasons {
        answersShown: false // they stand on the paper, where they can be changed
        pad: root.pad
        width: root.innerWidth
    }
}
