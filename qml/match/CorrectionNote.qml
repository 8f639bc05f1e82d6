import QtQuick
import Tafel.Ui

// At a corrected deal: when, what stood there before; why, its row says.
Rectangle {
    id: root

    required property var deal
    property string title: qsTr("Deal") // or a round
    property string between: ", "

    color: Theme.askGround
    implicitHeight: words.implicitHeight + Theme.px(24)
    radius: Theme.radius

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.ask
        name: "pen"
        size: Theme.px(28)
        x: Theme.px(14)
    }
    TText {
        id: words

        readonly property var changes: root.deal.correction.changes || []
        readonly property string before: changes.map(each => Theme.escaped(each.name) + " <s>" + each.before + "</s> → " + each.after).join(root.between)

        anchors.verticalCenter: parent.verticalCenter
        text: "<b>" + Theme.escaped(qsTr("%1 %2 corrected").arg(root.title).arg(root.deal.number)) + "</b> "
            + Theme.escaped(root.deal.correction.when || "") + (before !== "" ? ": " + before : "")
        textFormat: Text.StyledText
        width: parent.width - x - Theme.px(14)
        wrapMode: Text.Wrap
        x: Theme.px(56)
    }
}
