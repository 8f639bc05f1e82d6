import QtQuick
import Tafel.Ui

// Without an archive: its purpose, the folder to use, or the address of the database to join.
Column {
    id: root

    required property ClubArchive archive
    required property string address
    required property string passphrase
    property bool shown: false // the passphrase
    property TextEntry entry: addressEntry // that the keyboard writes in

    signal edited(string text)
    signal passphraseEdited(string text)
    signal joined
    signal folderWanted
    signal opened // the encrypted folder that was chosen last

    function join() {
        if (addressEntry.text.trim() !== "")
            root.joined();
    }

    spacing: Theme.px(14)
    topPadding: Theme.px(8)

    Labelled {
        leading: Icon {
            name: "archive"
            size: Theme.sign(72)
            stroke: 1.4
        }
        spacing: Theme.px(18)

        Heading {
            text: qsTr("No club archive")
        }
        Paragraph {
            color: Theme.mute
            objectName: "club.empty"
            text: qsTr("The archive is optional. With it, all tablets of the club share their matches. Entering deals never waits for the network.")
        }
    }
    ArchiveState {
        detail: root.archive.detail
        kind: root.archive.kind
        objectName: "club.trouble"
        text: root.archive.text
        title: root.archive.title
        visible: title !== ""
    }
    Remark {
        text: qsTr("A USB stick, a network drive, or a folder that Nextcloud or Syncthing keeps in sync. Choose the same one on each tablet.")
    }
    Row {
        spacing: Theme.px(12)
        width: parent.width

        TextEntry {
            id: passphraseEntry

            hidden: !root.shown
            input.inputMethodHints: Qt.ImhNoAutoUppercase | Qt.ImhNoPredictiveText | Qt.ImhSensitiveData
            label: qsTr("Passphrase of the folder (optional)")
            maximumLength: 500
            objectName: "club.passphrase"
            problem: root.archive.wantsPassphrase && text === "" ? qsTr("This folder needs its passphrase.") : ""
            text: root.passphrase
            width: parent.width - show.width - parent.spacing

            onAccepted: root.archive.wantsPassphrase ? root.opened() : root.folderWanted()
            onEdited: text => root.passphraseEdited(text)
            onTypingChanged: if (typing)
                root.entry = passphraseEntry
        }
        TButton {
            id: show

            anchors.bottom: parent.bottom
            objectName: "club.passphrase.show"
            text: root.shown ? qsTr("Hide") : qsTr("Show")

            onTapped: root.shown = !root.shown
        }
    }
    Remark {
        text: qsTr("With a passphrase, everything in the folder is encrypted. The first tablet sets it before it chooses the folder; it cannot be added or changed later. Every other tablet needs it once.")
    }
    TButton {
        icon: "folder"
        kind: "act"
        objectName: "club.open"
        text: qsTr("Open the folder")
        visible: root.archive.wantsPassphrase
        whyNot: passphraseEntry.text === "" ? qsTr("The passphrase is missing.") : ""

        function explain() {
            passphraseEntry.takeFocus();
        }

        onTapped: root.opened()
    }
    TButton {
        icon: "folder"
        kind: "act"
        objectName: "club.folder"
        text: qsTr("Choose a folder")

        onTapped: root.folderWanted()
    }
    Heading {
        size: 22
        text: qsTr("Or a PostgreSQL database")
        topPadding: Theme.px(12)
    }
    TextEntry {
        id: addressEntry

        input.inputMethodHints: Qt.ImhNoAutoUppercase | Qt.ImhNoPredictiveText | Qt.ImhUrlCharactersOnly
        label: qsTr("Address of the archive")
        maximumLength: 500
        objectName: "club.address"
        placeholder: qsTr("postgresql://table1@server/club")
        text: root.address

        onAccepted: root.join()
        onEdited: text => root.edited(text)
        onTypingChanged: if (typing)
            root.entry = addressEntry
    }
    Remark {
        text: qsTr("Ask the archive's administrator for the address. Store the password in ~/.pgpass on this tablet, never in this field.")
    }
    TButton {
        icon: "archive"
        objectName: "club.join"
        text: qsTr("Join")
        whyNot: addressEntry.text.trim() === "" ? qsTr("The address is missing.") : ""

        function explain() {
            addressEntry.takeFocus();
        }

        onTapped: root.join()
    }
}
