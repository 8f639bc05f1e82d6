import QtQuick
import Tafel.Ui

// The reasons for the award, if they do not fit on the entry panel.
Popup {
    id: root

    required property ScorePad pad

    title: pad.enterHint

    PadReasons {
        answersShown: false // they are on the entry panel, where they can be changed
        pad: root.pad
    }
}
