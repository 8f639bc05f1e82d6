import QtQuick
import Tafel.Ui

// Without an archive: its purpose, the folder to use, or the address of the database to join.
Stack {
    id: root

    required property ClubArchive archive
    property bool shown: false // the passphrase
    property string folder: "" // that was chosen last
    property TextEntry entry: addressEntry // that the keyboard writes in
    readonly property bool joined: archive.joined

    function join() {
        if (addressEntry.text.trim() !== "")
            archive.join(addressEntry.text);
    }
    function joinFolder(chosen: string) {
        folder = chosen;
        archive.joinFolder(folder, passphraseEntry.text);
    }
    function chooseFolder() {
        Screens.of(root).over = "folder";
    }

    spacing: Theme.px(14)
    topPadding: Theme.px(8)

    onJoinedChanged: if (joined)
        passphraseEntry.text = ""

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
        archive: root.archive
        objectName: "club.trouble"
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
            width: parent.width - show.width - parent.spacing

            onAccepted: root.archive.wantsPassphrase ? root.joinFolder(root.folder) : root.chooseFolder()
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

        onTapped: root.joinFolder(root.folder)
    }
    TButton {
        icon: "folder"
        kind: "act"
        objectName: "club.folder"
        text: qsTr("Choose a folder")

        onTapped: root.chooseFolder()
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

        onAccepted: root.join()
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
