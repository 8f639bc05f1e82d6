import QtQuick
import Tafel.Ui

// A note at a corrected deal: the time, the earlier entry, the later deals that it removed; its row has the reason.
SheetColumn {
    id: root

    required property var deal
    property string between: ", "

    border.width: 0
    color: Theme.askGround
    padding: Theme.px(12)
    radius: Theme.radius
    sides: Theme.px(14)

    Labelled {
        leading: Icon {
            color: Theme.ask
            name: "pen"
            size: Theme.sign(28)
        }
        spacing: Theme.px(14)

        MarkedText {
            readonly property var changes: root.deal.correction.changes

            objectName: "match.correction"
            parts: changes.reduce((all, each, at) => all.concat([(at > 0 ? root.between : ": ") + each.name + " ", {text: each.before, struck: true}, " → " + each.after]),
                Theme.boldThen(qsTr("%1 corrected", "deal 7").arg(root.deal.title), root.deal.correction.when))
                .concat(root.deal.correction.takenBack ? ["; " + root.deal.correction.takenBack] : [])
        }
    }
}
