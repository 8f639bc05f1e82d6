import QtQuick
import Tafel.Ui

// The archive of a club, a folder or a database: joining, its state, its errors, leaving. The screen never waits for it.
TitledScreen {
    id: root

    readonly property ClubArchive archive: session.archive
    readonly property bool running: archive.running
    readonly property bool joining: running && !archive.joined
    readonly property bool twoColumns: !portrait && !Theme.large
    property string address: "" // as typed last; a password in it is not stored
    property string passphrase: "" // of a folder; kept until it is open
    property string folder: "" // that was chosen last
    readonly property bool takesLong: running && slow.passed

    function joinFolder(folder: string) {
        root.folder = folder;
        archive.joinFolder(folder, passphrase);
    }

    margin: 0
    subtitle: qsTr("Settings")
    title: qsTr("Club archive")

    Connections {
        function onChanged() {
            if (root.archive.joined)
                root.passphrase = "";
        }

        target: root.archive
    }
    SlowTimer {
        id: slow

        running: root.running
    }
    ScrollColumn {
        id: body

        anchors.bottomMargin: keyboard.height
        anchors.fill: parent
        anchors.leftMargin: Theme.px(16)
        anchors.rightMargin: Theme.px(16)
        below: Theme.px(16)
        column.width: width - (body.scrolls ? Theme.px(10) : 0)

        Loader {
            id: stage

            sourceComponent: root.archive.joined ? joined : root.joining ? calling : apart
            width: body.width - (body.scrolls ? Theme.px(10) : 0)

            onSourceComponentChanged: root.forceActiveFocus() // the focused item was destroyed
        }
    }
    Component {
        id: apart

        ArchiveJoin {
            address: root.address
            archive: root.archive
            passphrase: root.passphrase

            onEdited: text => root.address = text
            onFolderWanted: root.over = "folder"
            onJoined: root.archive.join(root.address)
            onOpened: root.joinFolder(root.folder)
            onPassphraseEdited: text => root.passphrase = text
        }
    }
    Component {
        id: calling

        Column {
            spacing: Theme.px(16)
            topPadding: Theme.px(8)

            Paragraph {
                Accessible.name: text
                Accessible.role: Accessible.StaticText
                objectName: "club.calling"
                size: 24
                text: root.archive.phaseText
            }
            TButton {
                icon: "cross"
                objectName: "club.cancel"
                text: qsTr("Cancel")

                onTapped: root.archive.cancel()
            }
        }
    }
    Component {
        id: joined

        EqualColumns {
            columnSpacing: Theme.px(28)
            columns: root.twoColumns ? 2 : 1
            rowSpacing: Theme.px(16)

            Column {
                spacing: Theme.px(14)

                ArchiveState {
                    detail: root.archive.detail
                    kind: root.archive.kind
                    objectName: "club.state"
                    text: root.archive.text
                    title: root.archive.title
                }
                HomeNotice {
                    icon: "warn"
                    objectName: "club.forked"
                    text: choice
                    visible: root.session.forked !== ""

                    onTapped: root.goTo("Match", {matchId: root.session.forked})
                }
                Paragraph {
                    Accessible.name: text
                    Accessible.role: Accessible.StaticText
                    objectName: "club.doing"
                    text: root.archive.phaseText
                    visible: root.takesLong && text !== ""
                }
                ProgressLine {
                    done: root.archive.done
                    objectName: "club.progress"
                    visible: root.takesLong && root.archive.done >= 0
                }
                WrappedRow {
                    spacing: Theme.px(12)

                    TButton {
                        icon: "turn"
                        kind: "act"
                        objectName: "club.exchange"
                        text: qsTr("Sync now")
                        visible: !stop.visible

                        onTapped: root.archive.exchange()
                    }
                    TButton {
                        id: stop

                        icon: "cross"
                        objectName: "club.stop"
                        text: qsTr("Stop here")
                        visible: root.takesLong

                        onTapped: root.archive.cancel()
                    }
                    TButton {
                        objectName: "club.leave"
                        text: qsTr("Disconnect …")

                        onTapped: root.over = "leave"
                    }
                }
                SheetColumn {
                    sides: Theme.px(18)

                    Labelled {
                        leading: Icon {
                            name: root.archive.isFolder ? "folder" : "archive"
                            size: Theme.sign(34)
                        }
                        spacing: Theme.px(14)

                        Paragraph {
                            objectName: "club.place"
                            size: 22
                            text: root.archive.place
                            weight: Font.Bold
                            wrapMode: Text.WrapAnywhere
                        }
                        Remark {
                            text: qsTr("Syncs automatically at start and after every entry")
                        }
                        Remark {
                            objectName: "club.tablet"
                            text: qsTr("The others know this tablet as %1").arg(root.archive.tablet)
                        }
                        Remark {
                            objectName: "club.encrypted"
                            text: qsTr("Encrypted with a passphrase")
                            visible: root.archive.isEncrypted
                        }
                    }
                }
                Remark {
                    text: root.archive.isFolder ? qsTr("The table never waits for the folder: every entry is on this tablet first. You may unplug a stick once nothing waits.")
                        : qsTr("The table never waits for the archive: every entry is on this tablet first.")
                }
            }
            Column {
                spacing: Theme.px(14)

                QuarantineList {
                    entries: root.archive.quarantined
                    remarks: root.archive.remarks
                    visible: remarks.length > 0
                }
                Heading {
                    size: 22
                    text: qsTr("People")
                }
                SheetColumn {
                    padding: Theme.px(4)

                    ListRow {
                        objectName: "club.forget"
                        subtitle: root.archive.isFolder ? qsTr("in the folder and on every tablet of the club")
                            : qsTr("in the archive and on every tablet of the club")
                        title: qsTr("Erase a person everywhere")

                        onTapped: root.goTo("People", {})
                    }
                    ListRow {
                        objectName: "club.merge"
                        separator: false
                        subtitle: qsTr("someone who is spelled in two ways, at one table or at two")
                        title: qsTr("Merge two spellings")

                        onTapped: root.goTo("People", {})
                    }
                }
            }
        }
    }
    ScreenKeyboard {
        id: keyboard

        active: line !== null && line.keys
        address: true
        line: (stage.item as ArchiveJoin)?.entry ?? null
        names: "club.key"
        parent: root
    }
    SaveLocations {
        id: folders

        session: root.session
    }
    Overlay {
        over: "folder"

        SaveLocationPanel {
            places: folders
            question: qsTr("Which folder?")
            verb: qsTr("Use this folder")

            onTaken: folder => root.joinFolder(folder)
        }
    }
    Overlay {
        over: "leave"

        TDialog {
            grave: true
            leaveText: qsTr("Stay")
            open: true
            title: root.archive.isFolder ? qsTr("Disconnect from the folder?") : qsTr("Disconnect from the archive?")
            verbText: qsTr("Disconnect")

            onConfirmed: {
                root.archive.leave();
                root.over = "";
            }

            Paragraph {
                objectName: "club.asked"
                text: qsTr("Data in %1 and on this tablet stays. They no longer sync.").arg(root.archive.place)
            }
            Paragraph {
                text: qsTr("%1: events that were not sent remain only on this tablet.").arg(root.archive.title)
                visible: root.archive.kind !== "yes"
            }
        }
    }
}
