import QtQuick
import Tafel.Ui

// The reason for a correction, which its row shows permanently. May be empty.
Popup {
    id: root

    required property ScorePad pad

    function take() {
        pad.correction.reason = entry.text.trim();
        root.closed();
    }

    panelWidth: Theme.px(980)
    spacing: Theme.px(14)
    title: qsTr("Why is %1 corrected?").arg(pad.deal.name)

    Component.onCompleted: entry.takeFocus()

    TextEntry {
        id: entry

        input.objectName: "pad.why.text"
        label: qsTr("Short description")
        maximumLength: 200
        text: root.pad.correction.reason

        onAccepted: root.take()
    }
    NameKeyboard {
        doneName: "pad.why.done"
        line: entry
        capitals: "sentences"
        visible: !entry.real

        onDone: root.take()
    }
    WideButton {
        icon: "check"
        kind: "act"
        objectName: entry.real ? "pad.why.done" : ""
        text: qsTr("Done")
        visible: entry.real

        onTapped: root.take()
    }
}
