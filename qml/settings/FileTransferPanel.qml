import QtQuick
import Tafel.Ui

// One task with a file: choose it or its target, watch the progress, read the result. There is no dialog of the system:
// a tablet may have none.
Page {
    id: root

    required property Session session
    required property string job // "import" | "restore" | "export" | "backup" | "check"
    property string file: "" // begun with at once
    readonly property bool reads: job === "import" || job === "restore"
    readonly property bool asks: transfer.outcome === "ask"
    readonly property bool settled: !transfer.running && transfer.outcome === "yes" // nothing more to read or to do
    property string form: job === "backup" ? "backup" : "export" // "export" | "deals" | "backup"
    property var found: []
    property bool choosing: false // where to

    signal goTo(string screen, var values) // opens imported data; this panel closes

    function start(file: string) {
        if (root.job === "import")
            transfer.importFile(file);
        else if (root.job === "restore")
            transfer.checkRestore(file);
        else if (root.job === "backup")
            transfer.backUpTo(file);
        else
            transfer.exportTo(file, root.form);
    }
    function leave() {
        if (transfer.running)
            transfer.cancel();
        else
            root.closed();
    }

    covered: asks || choosing
    title: job === "import" ? qsTr("Import") : job === "export" ? qsTr("Export matches")
        : job === "backup" ? qsTr("Back up everything") : job === "check" ? qsTr("Check the history")
        : qsTr("Restore a backup")

    Component.onCompleted: {
        forceActiveFocus();
        if (reads)
            found = transfer.files(job);
        if (job === "check")
            transfer.check();
        else if (file !== "")
            start(file);
    }

    SaveLocations {
        id: saving

        session: root.session
    }
    Transfer {
        id: transfer

        objectName: "transfer"
        session: root.session
    }
    Loader {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(12)
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        sourceComponent: transfer.running ? working : transfer.outcome !== "" && !root.asks ? result
            : root.reads ? choice : target
        width: Math.min(parent.width - Theme.px(32), Theme.px(900))
    }
    Component {
        id: choice

        Item {
            ScrollColumn {
                anchors.fill: parent
                visible: root.found.length > 0

                Remark {
                    bottomPadding: Theme.px(10)
                    text: root.job === "import"
                        ? qsTr("Match files in Documents, Downloads and on connected drives. A match that is already here gets the further deals of a longer file.")
                        : qsTr("Backups in Documents, Downloads and on connected drives, and copies made by the app.")
                }
                Repeater {
                    model: root.found

                    ListRow {
                        required property saveLocation modelData
                        required property int index

                        ground: Theme.sheet
                        objectName: "file." + index
                        subtitle: modelData.place
                        title: modelData.name
                        trailing: modelData.detail

                        onTapped: root.start(modelData.path)
                    }
                }
            }
            EmptyState {
                anchors.centerIn: parent
                buttonIcon: ""
                buttonText: qsTr("Refresh")
                objectName: "file.none"
                text: root.job === "import"
                    ? qsTr("Put a match file (.tafel.json or .jsonl) into Documents or Downloads, or connect a drive.")
                    : qsTr("Copy a backup (.db) to Documents or Downloads, or connect the drive that contains it.")
                title: qsTr("No file found")
                visible: root.found.length === 0
                width: Math.min(parent.width - Theme.px(24), Theme.px(560))

                onTapped: root.found = transfer.files(root.job)
            }
        }
    }
    Component {
        id: target

        Column {
            id: form

            readonly property string file: transfer.newFile(root.form, saving.folder)

            spacing: Theme.px(16)
            topPadding: Theme.px(8)

            SegmentedChoice {
                current: root.form === "deals" ? 1 : 0
                label: qsTr("What")
                names: ["file.export", "file.deals"]
                options: [qsTr("Matches"), qsTr("Deals as a table")]
                visible: root.job === "export"

                onChosen: index => root.form = index === 1 ? "deals" : "export"
            }
            Paragraph {
                text: root.form === "backup"
                    ? qsTr("The whole history with drafts, corrections and disputes. Restoring it brings all of it back.")
                    : root.form === "deals" ? qsTr("A line for each player of each deal (CSV), for a spreadsheet.")
                    : qsTr("All matches, one per line; they can be imported elsewhere. Disputes and the steps of corrections stay here: a backup has them.")
            }
            Remark {
                objectName: "file.target"
                text: (saving.missing === "" ? "" : qsTr("%1 is not there now.").arg(saving.missing) + " ")
                    + qsTr("It is written to %1").arg(form.file)
                wrapMode: Text.WrapAnywhere
            }
            TButton {
                icon: "file"
                objectName: "file.place"
                text: qsTr("Save to …")

                onTapped: root.choosing = true
            }
            WideButton {
                icon: "check"
                height: Math.max(Theme.touch(84), implicitHeight)
                kind: "act"
                objectName: "file.write"
                text: root.job === "backup" ? qsTr("Back up") : qsTr("Export")

                onTapped: root.start(form.file)
            }
        }
    }
    Component {
        id: working

        Column {
            spacing: Theme.px(16)
            topPadding: Theme.px(8)

            Paragraph {
                Accessible.name: text
                Accessible.role: Accessible.StaticText
                text: transfer.text
            }
            ProgressLine {
                done: transfer.progress
            }
            TButton {
                icon: "cross"
                objectName: "file.cancel"
                text: qsTr("Cancel")

                onTapped: transfer.cancel()
            }
        }
    }
    Component {
        id: result

        Item {
            SavedBanner {
                id: banner

                file: transfer.written
                kind: transfer.outcome === "yes" ? "yes" : "ask"
                opens: file.endsWith(".csv")
                text: file !== "" ? file : transfer.resultText
                title: transfer.resultTitle
                visible: true
            }
            Sheet {
                anchors.bottom: verbs.top
                anchors.bottomMargin: Theme.px(12)
                anchors.top: banner.bottom
                anchors.topMargin: Theme.px(12)
                visible: transfer.refusals.length > 0

                ScrollColumn {
                    anchors.fill: parent
                    column.width: width - Theme.px(12)
                    spacing: Theme.px(10)

                    Repeater {
                        model: transfer.refusals

                        Stack {
                            id: refusal

                            required property transferRefusal modelData
                            required property int index

                            objectName: "file.refusal." + index

                            Remark {
                                text: refusal.modelData.place
                                weight: Font.Bold
                            }
                            Paragraph {
                                text: refusal.modelData.text
                            }
                        }
                    }
                }
            }
            EqualColumns {
                id: verbs

                readonly property bool shows: transfer.next !== ""

                anchors.bottom: parent.bottom
                columns: shows ? 2 : 1
                spacing: Theme.px(12)

                TButton {
                    height: Math.max(Theme.touch(84), implicitHeight)
                    kind: verbs.shows ? "plain" : "act"
                    objectName: "file.done"
                    text: qsTr("Done")

                    onTapped: root.closed()
                }
                TButton {
                    height: Math.max(Theme.touch(84), implicitHeight)
                    kind: "act"
                    objectName: "file.show"
                    text: transfer.next === "match" ? qsTr("Open the match") : transfer.next === "game" ? qsTr("Play this game") : qsTr("Show the matches")
                    visible: verbs.shows

                    onTapped: {
                        if (transfer.next === "match")
                            root.goTo("Match", {matchId: transfer.shown});
                        else if (transfer.next === "game")
                            root.goTo("NewMatch", {game: transfer.shown});
                        else
                            root.goTo("History", {});
                    }
                }
            }
        }
    }
    TDialog {
        grave: true
        open: root.asks
        parent: root
        title: transfer.resultTitle
        verbText: qsTr("Restore")

        onConfirmed: transfer.confirmRestore(transfer.joins === "" || connects.on)
        onClosed: transfer.clear()

        Paragraph {
            objectName: "file.asked"
            text: transfer.resultText
        }
        Toggle {
            id: connects

            hint: qsTr("The backup belongs to the club archive %1.").arg(transfer.joins)
            objectName: "file.connects"
            on: true
            title: qsTr("Connect this tablet to the archive")
            visible: transfer.joins !== ""

            onToggled: on => connects.on = on
        }
    }
    Overlay {
        active: root.choosing

        SaveLocationPanel {
            places: saving

            onClosed: root.choosing = false
            onTaken: saving.choose()
        }
    }
}
