import QtQuick
import Tafel.Ui

// A report as it will be printed, and the form in which it is saved.
TitledScreen {
    id: root

    required property string kind // see ReportMaker
    required property string subject
    property string folder: saving.folder
    readonly property var formats: ["pdf", "html", "csv", "json"]
    property int format: 0

    function leave() {
        maker.cancel();
        root.goBack();
    }

    margin: 0
    subtitle: maker.subtitle
    title: maker.title !== "" ? maker.title : qsTr("Report")

    SaveLocations {
        id: saving

        session: root.session
    }
    ReportMaker {
        id: maker

        folder: root.folder
        kind: root.kind
        session: root.session
        subject: root.subject
    }
    Stack {
        id: head

        inset: Theme.px(16)
        spacing: Theme.gap

        WrappedRow {
            spacing: Theme.gap
            visible: maker.html !== ""

            SegmentedChoice {
                current: root.format
                label: qsTr("Form of the file")
                names: root.formats.map(each => "report.format." + each)
                options: ["PDF", "HTML", "CSV", "JSON"]
                showCheck: !Theme.large
                width: Math.min(parent.width, Theme.px(520))

                onChosen: index => root.format = index
            }
            TButton {
                icon: "check"
                kind: "act"
                objectName: "report.save"
                enabled: !maker.busy
                text: qsTr("Save report")
                width: Math.min(parent.width, Math.max(implicitWidth, Theme.px(200)))

                onTapped: maker.save(root.formats[root.format])
            }
            TButton {
                enabled: !maker.busy
                hint: saving.folder
                icon: "file"
                kind: "ghost"
                label: qsTr("Where to?")
                objectName: "report.place"
                opensPanel: "folder"
                text: qsTr("Save to …")
            }
        }
        Remark {
            text: root.format === 0 ? qsTr("A4, ready to print.")
                : root.format === 1 ? qsTr("One file for any browser.")
                : root.format === 2 ? qsTr("The main table, for a spreadsheet.")
                : qsTr("All tables, for programs.")
            visible: maker.html !== "" && !Theme.large
        }
        Banner {
            bold: maker.saving ? qsTr("Saving the report") : qsTr("Making the report")
            text: qsTr("%1 %").arg(Math.round(maker.done * 100))
            visible: maker.busy && (slow.passed || maker.saving)

            TButton {
                kind: "ghost"
                objectName: "report.cancel"
                text: qsTr("Cancel")

                onTapped: maker.saving ? maker.cancel() : root.leave()
            }
        }
        Remark {
            objectName: "report.missing"
            text: Theme.filled(qsTr("%1 is not there now; it is saved in %2."), saving.missing, saving.name)
            visible: saving.missing !== "" && maker.html !== ""
        }
        SavedBanner {
            saved: maker.saved
            visible: kind === "no" || file.endsWith("." + root.formats[root.format])
        }
    }
    SlowTimer {
        id: slow

        running: maker.busy
    }
    Rectangle {
        anchors.fill: parent
        anchors.topMargin: head.height + Theme.gap
        color: Theme.sunk
        visible: maker.html !== ""

        Scroller {
            id: flick

            readonly property real edge: Theme.px(16)

            Keys.onLeftPressed: contentX = Math.max(0, contentX - Theme.px(80))
            Keys.onRightPressed: contentX = Math.min(contentWidth - width, contentX + Theme.px(80))
            Keys.onDownPressed: contentY = Math.min(contentHeight - height, contentY + Theme.px(80))
            Keys.onUpPressed: contentY = Math.max(0, contentY - Theme.px(80))
            Accessible.focusable: true
            Accessible.name: maker.title + " " + maker.subtitle
            Accessible.role: Accessible.Document
            activeFocusOnTab: true
            anchors.fill: parent
            contentHeight: paper.length + 2 * edge
            contentWidth: Math.max(width, paper.width + Theme.px(32))
            interactive: true

            ReportPreview {
                id: paper

                Accessible.name: maker.title + " " + maker.subtitle
                Accessible.role: Accessible.StaticText
                height: Math.max(0, Math.min(flick.height, length - offset) - (offset > 0 ? 0 : flick.edge))
                html: maker.html
                objectName: "report.text"
                offset: Math.max(0, flick.contentY - flick.edge)
                // As wide as possible; larger text scales it, and it can be panned.
                width: Math.min(flick.width - Theme.px(32), Theme.px(1060)) * Theme.textScale
                x: (flick.contentWidth - width) / 2
                y: Math.max(flick.edge, flick.contentY)
            }
        }
        FocusRing {
            anchors.margins: 0
            visible: flick.activeFocus
        }
        ScrollLine {
            of: flick
        }
    }
    EmptyState {
        anchors.centerIn: parent
        text: maker.saved.title === "" ? "" : qsTr("A report needs matches that were played: choose another day or person, or play on.")
        title: qsTr("Nothing to print")
        visible: maker.saved.title !== "" && maker.html === ""
        width: parent.width - Theme.px(32)
    }
    Overlay {
        over: "folder"

        SaveLocationPanel {
            places: saving

            onTaken: saving.choose()
        }
    }
}
