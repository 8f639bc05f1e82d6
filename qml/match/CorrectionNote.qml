import QtQuick
import Tafel.Ui

// A note at a corrected deal: the time, the earlier entry, the later deals that it removed; its row has the reason.
Rectangle {
    id: root

    required property var deal
    property string between: ", "

    color: Theme.askGround
    implicitHeight: words.implicitHeight + Theme.px(24)
    radius: Theme.radius

    Icon {
        anchors.verticalCenter: parent.verticalCenter
        color: Theme.ask
        name: "pen"
        size: Theme.sign(28)
        x: Theme.px(14)
    }
    MarkedText {
        id: words

        readonly property var changes: root.deal.correction.changes

        anchors.verticalCenter: parent.verticalCenter
        objectName: "match.correction"
        parts: changes.reduce((all, each, at) => all.concat([(at > 0 ? root.between : ": ") + each.name + " ", {text: each.before, struck: true}, " → " + each.after]),
            Theme.boldThen(qsTr("%1 corrected", "deal 7").arg(root.deal.title), root.deal.correction.when))
            .concat(root.deal.correction.takenBack ? ["; " + root.deal.correction.takenBack] : [])
        width: parent.width - x - Theme.px(14)
        x: Theme.px(56)
    }
}
