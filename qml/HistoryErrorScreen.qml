import QtQuick
import Tafel.Ui

// The history cannot be opened: the error, the state of the data; recover a damaged one, restore a backup, try again or
// leave. Also shown during the migration of an earlier release, which takes some time.
TScreen {
    id: root

    // over: "recover" | "restore"
    readonly property var losses: recovery.result
    readonly property bool opens: root.session.openingProgress >= 0
    readonly property bool works: opens || recovery.running
    readonly property bool recovered: recovery.outcome === "yes" || recovery.outcome === "ask"

    Recovery {
        id: recovery

        session: root.session
    }
    ScrollColumn {
        anchors.fill: parent
        below: Theme.px(48)
        column.width: Math.min(width - Theme.px(48), Theme.px(760))
        column.x: (width - column.width) / 2
        column.y: Math.max(Theme.px(24), (height - column.height) / 2)
        enabled: root.over === ""
        spacing: Theme.px(24)

        Heading {
            size: 30
            text: "Tafelrichter"
        }
        Banner {
            bold: root.session.faultTitle
            kind: "no"
            text: root.session.faultText
            visible: !root.recovered && !root.opens
        }
        Paragraph {
            color: Theme.mute
            text: qsTr("Nothing was changed.")
            visible: recovery.outcome === "" && !root.works
        }
        Paragraph {
            Accessible.name: text
            Accessible.role: Accessible.StaticText
            text: root.opens ? qsTr("This history comes from an earlier version and is being migrated. A copy of the original is kept.") : recovery.text
            visible: root.works
        }
        ProgressLine {
            done: root.opens ? root.session.openingProgress : recovery.done
            visible: root.works
        }
        Banner {
            bold: recovery.resultTitle
            kind: recovery.outcome === "" ? "ask" : recovery.outcome
            objectName: "fault.result"
            text: root.losses.join("\n")
            visible: recovery.outcome !== "" && !root.works
        }
        WrappedRow {
            spacing: Theme.px(16)

            TButton {
                kind: "act"
                objectName: "fault.recover"
                opensPanel: "recover"
                text: qsTr("Recover")
                visible: root.session.recoverable && !root.recovered && !root.works
            }
            TButton {
                objectName: "fault.restore"
                opensPanel: "restore"
                text: qsTr("Restore a backup")
                visible: root.session.recoverable && !root.recovered && !root.works
            }
            TButton {
                kind: root.session.recoverable && !root.recovered ? "plain" : "act"
                objectName: "fault.retry"
                text: root.recovered ? qsTr("Open the history") : qsTr("Try again")
                visible: !root.works

                onTapped: root.session.retry()
            }
            TButton {
                objectName: "fault.cancel"
                text: qsTr("Cancel")
                visible: root.works
                whyNot: recovery.cancelled ? recovery.text : ""

                onTapped: root.opens ? root.session.stopOpening() : recovery.cancel()
            }
            TButton {
                objectName: "fault.quit"
                text: qsTr("Quit")
                visible: !root.works

                onTapped: Qt.quit()
            }
        }
    }
    Overlay {
        over: "restore"

        FileTransferPanel {
            job: "restore"
            session: root.session

            onClosed: root.session.retry() // a backup may have come back
        }
    }
    Overlay {
        over: "recover"

        TDialog {
            grave: true
            title: qsTr("Recover what can be read?")
            verbText: qsTr("Recover")

            onConfirmed: {
                root.over = "";
                recovery.start();
            }

            Paragraph {
                objectName: "fault.asked"
                text: qsTr("Recovery builds a new history from all readable data and copies. It lists everything that is missing. The damaged file is kept.")
            }
        }
    }
}
