import QtQuick
import Tafel.Ui

// The archive of a club, a folder or a database: joining, its state, its errors, leaving. The screen never waits for it.
TitledScreen {
    id: root

    readonly property ClubArchive archive: session.archive
    readonly property bool running: archive.running
    readonly property string stage: archive.joined ? "joined" : running ? "calling" : "apart"
    readonly property bool takesLong: running && slow.passed

    margin: 0
    subtitle: qsTr("Settings")
    title: qsTr("Club archive")

    onStageChanged: forceActiveFocus() // the focused item has gone

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

        ArchiveJoin {
            id: apart

            archive: root.archive
            visible: root.stage === "apart"
        }
        Stack {
            spacing: Theme.px(16)
            topPadding: Theme.px(8)
            visible: root.stage === "calling"

            Paragraph {
                Accessible.name: text
                Accessible.role: Accessible.StaticText
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
        EqualColumns {
            columnSpacing: Theme.px(28)
            columns: root.portrait || Theme.large ? 1 : 2
            rowSpacing: Theme.px(16)
            visible: root.stage === "joined"

            Column {
                spacing: Theme.px(14)

                ArchiveState {
                    archive: root.archive
                    objectName: "club.state"
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
                    text: root.archive.phaseText
                    visible: root.takesLong && text !== ""
                }
                ProgressLine {
                    done: root.archive.done
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
                        opensPanel: "leave"
                        text: qsTr("Disconnect …")
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

                        Strong {
                            objectName: "club.place"
                            size: 22
                            text: root.archive.place
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

                // Quarantined events, and matches that wait for a choice.
                Stack {
                    spacing: Theme.px(10)
                    visible: root.archive.remarks.length > 0

                    Heading {
                        size: 22
                        text: qsTr("Kept apart")
                    }
                    Repeater {
                        model: root.archive.remarks

                        Banner {
                            required property string modelData
                            required property int index

                            bold: modelData
                            objectName: "club.remark." + index
                        }
                    }
                    SheetColumn {
                        spacing: Theme.px(12)
                        visible: root.archive.quarantined.length > 0

                        Repeater {
                            model: root.archive.quarantined

                            Stack {
                                id: row

                                required property quarantinedEntry modelData
                                required property int index

                                Accessible.name: Theme.joined([modelData.title, modelData.why, modelData.named], ". ")
                                Accessible.role: Accessible.ListItem
                                objectName: "club.quarantined." + index

                                Strong {
                                    text: row.modelData.title
                                }
                                Paragraph {
                                    size: 18
                                    text: row.modelData.why
                                }
                                Remark {
                                    text: row.modelData.named
                                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                                }
                            }
                        }
                    }
                }
                Heading {
                    size: 22
                    text: qsTr("People")
                }
                SheetColumn {
                    padding: Theme.px(4)

                    ListRow {
                        objectName: "club.forget"
                        opensScreen: "People"
                        subtitle: root.archive.isFolder ? qsTr("in the folder and on every tablet of the club")
                            : qsTr("in the archive and on every tablet of the club")
                        title: qsTr("Erase a person everywhere")
                    }
                    ListRow {
                        objectName: "club.merge"
                        opensScreen: "People"
                        separator: false
                        subtitle: qsTr("someone who is spelled in two ways, at one table or at two")
                        title: qsTr("Merge two spellings")
                    }
                }
            }
        }
    }
    ScreenKeyboard {
        id: keyboard

        active: apart.visible && line.keys
        address: true
        line: apart.entry
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

            onTaken: folder => apart.joinFolder(folder)
        }
    }
    Overlay {
        over: "leave"

        TDialog {
            grave: true
            leaveText: qsTr("Stay")
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
