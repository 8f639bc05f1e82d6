import QtQuick
import Tafel.Ui

// A house rule: its name, its current effect, and a way to change it.
Rectangle {
    id: root

    required property var option // a HouseRule

    signal changeWanted

    border.color: Theme.edge
    border.width: Theme.line
    color: Theme.sheet
    implicitHeight: Math.max(Theme.px(76), line.words.height + Theme.px(20))
    radius: Theme.radius

    Labelled {
        id: line

        anchors.fill: parent
        anchors.leftMargin: Theme.px(16)
        anchors.rightMargin: Theme.px(16)
        trailing: TButton {
            label: qsTr("Change: %1").arg(root.option.label)
            objectName: "newMatch.option." + root.option.name + ".change"
            padding: Theme.px(14)
            text: qsTr("Change")

            onTapped: root.changeWanted()
        }

        Paragraph {
            text: root.option.asks[0].kind === "number" ? Theme.filled(qsTr("%1: %2"), root.option.label, root.option.asks[0].number) : root.option.label
            weight: Font.Bold
        }
        Remark {
            text: root.option.effect
        }
    }
}
