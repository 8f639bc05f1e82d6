import QtQuick
import Tafel.Ui

// The measure and the progress of the entry: "Tricks … 8 of 8 – adds up".
Labelled {
    id: root

    required property string text
    required property remainderView progress
    property real size: 22
    property int lines: 1
    readonly property color ink: progress.kind === "yes" ? Theme.yes : progress.kind === "no" ? Theme.no : Theme.ask

    trailing: MiddleRow {
        spacing: Theme.px(8)
        visible: root.progress.text !== ""

        Icon {
            color: root.ink
            name: root.progress.kind === "yes" ? "check" : root.progress.kind === "no" ? "cross" : "ask"
            size: Theme.sign(24)
        }
        FitText {
            color: root.ink
            maximumLineCount: 2
            objectName: "pad.remainder"
            room: root.width * 0.7
            text: root.progress.text
            weight: Font.DemiBold
            wrapMode: Text.Wrap
        }
    }

    FitText {
        Accessible.name: text
        Accessible.role: Accessible.Heading
        maximumLineCount: root.lines
        room: root.words.width
        size: root.size
        text: root.text
        weight: root.size > 22 ? Font.Black : Font.Bold
        wrapMode: root.lines > 1 ? Text.Wrap : Text.NoWrap
    }
}
