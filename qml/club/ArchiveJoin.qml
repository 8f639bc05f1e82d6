import QtQuick
import Tafel.App
import Tafel.Ui

// No archive yet: what one is for, the folder to use, or the address of the database to join.
Column {
    id: root

    required property ClubArchive archive
    required property string address
    readonly property alias entry: entry

    signal edited(string text)
    signal joined
    signal folderWanted
    signal keyboardWanted(bool wanted)

    function join() {
        if (entry.text.trim() !== "")
            root.joined();
    }

    spacing: Theme.px(14)
    topPadding: Theme.px(8)

    Row {
        spacing: Theme.px(18)
        width: parent.width

        Icon {
            id: sign

            anchors.verticalCenter: parent.verticalCenter
            name: "archive"
            size: Theme.sign(72)
            stroke: 1.4
        }
        Column {
            anchors.verticalCenter: parent.verticalCenter
            width: parent.width - x

            TText {
                Accessible.name: text
                Accessible.role: Accessible.Heading
                size: 24
                text: qsTr("No club archive")
                weight: Font.Black
                width: parent.width
                wrapMode: Text.Wrap
            }
            TText {
                color: Theme.mute
                objectName: "club.empty"
                text: qsTr("The archive is optional. With it, all tablets of the club share their matches. Entering deals never waits for the network.")
                width: parent.width
                wrapMode: Text.Wrap
            }
        }
    }
    ArchiveState {
        detail: root.archive.detail
        kind: root.archive.kind
        objectName: "club.trouble"
        text: root.archive.text
        title: root.archive.title
        visible: title !== ""
        width: parent.width
    }
    TButton {
        icon: "folder"
        kind: "act"
        objectName: "club.folder"
        text: qsTr("Choose a folder")

        onTapped: root.folderWanted()
    }
    TText {
        color: Theme.mute
        size: 18
        text: qsTr("A USB stick, a network drive, or a folder that Nextcloud or Syncthing keeps in sync. Choose the same one on each tablet.")
        width: parent.width
        wrapMode: Text.Wrap
    }
    TText {
        Accessible.name: text
        Accessible.role: Accessible.Heading
        size: 22
        text: qsTr("Or a PostgreSQL database")
        topPadding: Theme.px(12)
        weight: Font.Black
        width: parent.width
        wrapMode: Text.Wrap
    }
    TextEntry {
        id: entry

        input.inputMethodHints: Qt.ImhNoAutoUppercase | Qt.ImhNoPredictiveText | Qt.ImhUrlCharactersOnly
        label: qsTr("Address of the archive")
        maximumLength: 500
        objectName: "club.address"
        placeholder: qsTr("postgresql://table1@server/club")
        text: root.address
        width: parent.width

        onAccepted: root.join()
        onEdited: text => root.edited(text)
        onKeyboardWanted: root.keyboardWanted(true)
        onRealKey: root.keyboardWanted(false)
    }
    TText {
        color: Theme.mute
        size: 18
        text: qsTr("Ask the archive's administrator for the address. Store the password in ~/.pgpass on this tablet, never in this field.")
        width: parent.width
        wrapMode: Text.Wrap
    }
    TButton {
        icon: "archive"
        objectName: "club.join"
        text: qsTr("Join")
        whyNot: entry.text.trim() === "" ? qsTr("The address is missing.") : ""

        onExplain: entry.takeFocus()
        onTapped: root.join()
    }
}
