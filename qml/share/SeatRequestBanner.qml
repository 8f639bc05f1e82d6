import QtQuick
import Tafel.Ui

// A phone requests a seat. It shows the same card, so that the table knows which phone asks.
Banner {
    id: root

    property var of: ({name: "", badge: 0, card: ""}) // the request
    property string names: "share" // beginning of the names of its buttons

    signal given
    signal rejected

    // It has moved: a tap in progress was meant for the item that was here before.
    function arm() {
        no.arm();
        yes.arm();
    }

    bold: qsTr("A phone wants the seat of %1").arg(of.name)
    text: qsTr("It shows this card.")

    onYChanged: arm()

    leading: PlayerBadge {
        of: root.of
        size: Theme.px(44)
    }
    trailing: CardFace {
        card: root.of.card
        size: "small"
    }

    BannerButton {
        id: no

        objectName: root.names + ".no"
        padding: Theme.px(16)
        text: qsTr("No")

        onTapped: root.rejected()
    }
    BannerButton {
        id: yes

        kind: "act"
        objectName: root.names + ".yes"
        padding: Theme.px(16)
        text: qsTr("Yes, %1").arg(root.of.name)
        width: Math.min(implicitWidth, root.actionRoom)

        onTapped: root.given()
    }
}
