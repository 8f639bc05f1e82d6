import QtQuick
import Tafel.Ui

// An error of the sharing, the state of the data, and a remedy.
Banner {
    id: root

    required property Sharing sharing
    property bool brief: false // a short form; the screen of the sharing has the details

    signal tapped

    bold: sharing.error
    icon: sharing.networkGone ? "unreached" : "warn"
    text: brief ? "" : sharing.advice

    BannerButton {
        objectName: "share.retry"
        text: root.sharing.actionText
        visible: text !== ""
        width: Math.min(implicitWidth, root.actionRoom)

        onTapped: {
            root.sharing.retry();
            root.tapped();
        }
    }
    CrossButton {
        label: qsTr("Dismiss")
        objectName: "share.dismiss"

        onTapped: {
            root.sharing.dismiss();
            root.tapped();
        }
    }
}
