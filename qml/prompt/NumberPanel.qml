import QtQuick
import Tafel.Ui

// A number is typed.
Popup {
    id: root

    required property var ask // {label, said, value, lowest, highest}
    property string names: "editor" // beginning of the names of its keys
    property bool removes: false // a said number may be removed
    property string typed: ""
    readonly property bool good: keys.isPossible(typed, ask)

    signal said(int value)

    panelWidth: Theme.px(460)
    title: ask.label

    Keys.onPressed: event => {
        if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && good)
            root.said(Number(typed));
        else
            keys.press(event);
    }

    Numeral {
        objectName: root.names + ".typed"
        size: 44
        text: root.typed !== "" ? Theme.number(root.typed) : root.ask.said ? Theme.number(root.ask.value) : "–"
        weight: root.typed !== "" ? Font.Black : Font.Medium
    }
    Muted {
        text: qsTr("%1 to %2").arg(Theme.number(root.ask.lowest)).arg(Theme.number(root.ask.highest))
    }
    NumberPad {
        id: keys

        height: Math.max(Theme.px(320), leastHeight)
        highestKey: Theme.px(74)
        names: root.names + ".key"
        rows: keys.integers(root.ask.lowest)
        width: root.innerWidth

        onKey: name => root.typed = keys.typedAfter(root.typed, name)
    }
    WideButton {
        height: Theme.touch(64)
        icon: "check"
        kind: "act"
        objectName: root.names + ".numberDone"
        text: qsTr("Done")
        whyNot: root.good ? "" : qsTr("Not possible now")

        onTapped: root.said(Number(root.typed))
    }
    TButton {
        kind: "ghost"
        objectName: root.names + ".none"
        text: qsTr("Remove")
        visible: root.removes && root.ask.said

        onTapped: root.said(root.ask.value)
    }
}
