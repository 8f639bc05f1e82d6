import QtQuick
import Tafel.Ui

// Confirms that this tablet takes ownership of another tablet's match.
Column {
    id: root

    property bool sure: false

    signal taken

    spacing: Theme.px(10)

    // A restored history gets a new id: the tablet of the backup may still be in use.
    Remark {
        objectName: "ownership.restored"
        text: qsTr("Was a backup restored on this tablet? Then the others know it by a new name, and it has to take over what it wrote before.")
        visible: Screens.of(root)?.session.archive.joined ?? false
    }
    Paragraph {
        objectName: "ownership.asked"
        text: qsTr("This tablet will record the match, and the other one will only display it. If the other tablet has recorded more deals in the meantime, nothing is lost: you can choose between two versions.")
        visible: root.sure
    }
    WrappedRow {
        TButton {
            guard: root.sure ? 400 : 0
            kind: root.sure ? "act" : "plain"
            objectName: "ownership.take"
            text: root.sure ? qsTr("Take over") : qsTr("Take over …")
            width: Math.min(implicitWidth, parent.width)

            onTapped: {
                root.sure = !root.sure;
                if (!root.sure)
                    root.taken();
            }
        }
        TButton {
            kind: "ghost"
            objectName: "ownership.leave"
            text: qsTr("Read only")
            visible: root.sure
            width: Math.min(implicitWidth, parent.width)

            onTapped: root.sure = false
        }
    }
}
