import QtQuick
import Tafel.App
import Tafel.Ui

// A house rule: who won every trick may be said in place of the numbers.
Column {
    id: root

    required property ScorePad pad

    spacing: Theme.px(6)

    TText {
        Accessible.name: text
        Accessible.role: Accessible.Heading
        size: 20
        text: qsTr("Did somebody win every trick?")
        weight: Font.Bold
        width: parent.width
        wrapMode: Text.Wrap
    }
    PlayerKeys {
        chosen: root.pad.measure.march >= 0 ? [root.pad.measure.march] : []
        keyHeight: Theme.target
        names: "march."
        pad: root.pad
        question: qsTr("Every trick")
        width: parent.width

        onPicked: seat => root.pad.measure.setMarch(seat)
    }
}
