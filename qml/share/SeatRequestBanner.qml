import QtQuick
import Tafel.Ui

// A phone requests a seat. It shows the same card, so that the table knows which phone asks.
BannerFrame {
    id: root

    required property string name
    required property int badge
    required property string card
    property string names: "share" // beginning of the names of its buttons

    signal given
    signal rejected

    // It has moved: a tap in progress was meant for the item that was here before.
    function arm() {
        no.arm();
        yes.arm();
    }

    bold: qsTr("A phone wants the seat of %1").arg(name)
    text: qsTr("It shows this card.")

    onYChanged: arm()

    leading: PlayerBadge {
        of: root
        size: Theme.px(44)
    }
    trailing: CardFace {
        card: root.card
        size: "small"
    }

    TButton {
        id: no

        guard: 400
        height: Math.max(Theme.target, contentHeight + Theme.px(8))
        objectName: root.names + ".no"
        padding: Theme.px(16)
        text: qsTr("No")

        onTapped: root.rejected()
    }
    TButton {
        id: yes

        guard: 400
        height: Math.max(Theme.target, contentHeight + Theme.px(8))
        kind: "act"
        objectName: root.names + ".yes"
        padding: Theme.px(16)
        text: qsTr("Yes, %1").arg(root.name)
        width: Math.min(implicitWidth, root.actionRoom)

        onTapped: root.given()
    }
}
