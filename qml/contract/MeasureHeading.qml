import QtQuick
import Tafel.Ui

// The measure and the progress of the entry: "Tricks … 8 of 8 – adds up".
Item {
    id: root

    required property string text
    required property var progress // a RemainderView
    property real size: 22
    property int lines: 1
    readonly property color ink: progress.kind === "yes" ? Theme.yes : progress.kind === "no" ? Theme.no : Theme.ask

    implicitHeight: Math.max(title.height, state.height)
    width: parent?.width ?? 0

    FitText {
        id: title

        Accessible.name: text
        Accessible.role: Accessible.Heading
        anchors.verticalCenter: parent.verticalCenter
        maximumLineCount: root.lines
        room: root.width - (state.visible ? state.width + Theme.px(12) : 0)
        size: root.size
        text: root.text
        weight: root.size > 22 ? Font.Black : Font.Bold
        wrapMode: root.lines > 1 ? Text.Wrap : Text.NoWrap
    }
    Row {
        id: state

        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(8)
        visible: root.progress.text !== ""

        Icon {
            anchors.verticalCenter: parent.verticalCenter
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
}
