import QtQuick
import Tafel.Ui

// Confirms that this tablet takes ownership of another tablet's match.
Stack {
    id: root

    signal taken

    spacing: Theme.px(10)

    // A restored history gets a new id: the tablet of the backup may still be in use.
    Remark {
        text: qsTr("Was a backup restored on this tablet? Then the others know it by a new name, and it has to take over what it wrote before.")
        visible: Screens.of(root)?.session.archive.joined ?? false
    }
    ConfirmedButton {
        button.objectName: "ownership.take"
        leaveText: qsTr("Read only")
        names: "ownership"
        question: qsTr("This tablet will record the match, and the other one will only display it. If the other tablet has recorded more deals in the meantime, nothing is lost: you can choose between two versions.")
        sureText: qsTr("Take over")
        text: qsTr("Take over …")

        onConfirmed: root.taken()
    }
}
