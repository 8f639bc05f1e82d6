import QtQuick
import Tafel.App
import Tafel.Ui

// The heart: the slate with what counts, and the paper with the deal under entry.
TScreen {
    id: root

    readonly property ScorePad pad: session.pad
    readonly property var seats: pad.seats
    readonly property bool result: pad.finished && pad.correcting === 0
    readonly property bool eidex: pad.family === "eidex"
    property bool turned: false
    property string over: "" // "" | "menu" | "deals" | "powers" | "reasons" | "aside"

    function close() {
        over = "";
        root.forceActiveFocus();
    }
    function explain(at: Item, bold: string, text: string, clause: string) {
        note.show(at, bold, text, clause);
    }

    onOverChanged: note.visible = false
    Keys.onEscapePressed: {
        if (note.visible)
            note.visible = false;
        else if (pad.correcting > 0)
            pad.leaveCorrection();
        else if (eidex && pad.asking.kind !== "" && pad.card !== "")
            pad.stopAsking();
        else
            goBack();
    }
    Keys.onPressed: event => {
        if (event.matches(StandardKey.Undo) && pad.undoText !== "") {
            event.accepted = pad.undo();
        } else if (event.matches(StandardKey.Redo) && pad.redoText !== "") {
            event.accepted = pad.redo();
        } else if (!result && !pad.recording && paper.item && (event.modifiers & (Qt.ControlModifier | Qt.AltModifier)) === 0) {
            const sheet = paper.item as PadPaper, other = paper.item as MeasurePaper;
            if (sheet ? sheet.press(event) : other.press(event)) {
                event.accepted = true;
            } else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !event.isAutoRepeat) {
                event.accepted = true;
                if (sheet)
                    sheet.enterOrCorrect();
                else
                    other.enterOrCorrect();
            }
        }
    }

    Connections {
        function onEntered(bold: string, text: string) {
            toast.show(bold, text);
            if (root.turned && root.result)
                root.turned = false;
        }
        function onChanged() {
            note.visible = false;
        }

        target: root.pad
    }
    Item {
        id: below

        anchors.fill: parent
        enabled: root.over === ""

        TopBar {
            id: top

            title: root.portrait && Theme.large ? "" : root.pad.title
            width: parent.width

            onBack: root.goBack()

            TButton {
                id: undo

                readonly property string full: qsTr("Undo: %1").arg(root.pad.undoText)

                height: Theme.px(54)
                icon: "undo"
                kind: "ghost"
                label: full
                lines: 1
                objectName: "pad.undo"
                padding: Theme.px(14)
                text: full
                visible: root.pad.undoText !== "" && root.pad.correcting === 0
                width: Math.min(implicitWidth, root.width - Theme.px(root.portrait && Theme.large ? 242 : 402))

                onTapped: {
                    toast.hide();
                    root.pad.undo();
                }
            }
            TButton {
                height: Theme.px(54)
                icon: "scale"
                iconSize: Theme.px(30)
                kind: "bare"
                label: qsTr("Referee desk")
                objectName: "pad.referee"
                width: Theme.px(62)

                onTapped: root.goTo("Referee", {})
            }
            TButton {
                height: Theme.px(54)
                icon: "menu"
                iconSize: Theme.px(30)
                kind: "bare"
                label: qsTr("Menu")
                objectName: "pad.menu"
                width: Theme.px(62)

                onTapped: root.over = "menu"
            }
        }
        PadSlate {
            id: slate

            height: root.portrait ? wantedHeight : root.height - y - Theme.px(12)
            pad: root.pad
            portrait: root.portrait
            width: root.portrait ? root.width - Theme.px(24) : wantedWidth
            x: Theme.px(12)
            y: top.height

            onDealsWanted: root.over = "deals"
        }
        Item {
            id: place

            height: root.height - y - Theme.px(12)
            rotation: root.turned ? 180 : 0
            width: root.width - x - Theme.px(12)
            x: root.portrait ? Theme.px(12) : slate.x + slate.width + Theme.px(14)
            y: root.portrait ? slate.y + slate.height + Theme.px(14) : slate.y

            Behavior on rotation {
                enabled: Theme.motion

                NumberAnimation {
                    duration: 200
                }
            }

            Loader {
                id: paper

                active: root.pad.open
                anchors.fill: parent
                asynchronous: true // what stands on the slate is seen first
                visible: status === Loader.Ready
                sourceComponent: root.result ? resultPart : root.pad.recording ? recordingPart : root.eidex ? paperPart : measurePart
            }
            PadNote {
                id: note

                objectName: "pad.note"

                onRuleWanted: clause => root.openClause(clause)
            }
        }
        Toast {
            id: toast

            objectName: "pad.toast"

            width: slate.width - slate.leftFrame - slate.frame - Theme.px(16)
            x: slate.x + slate.leftFrame + Theme.px(8)
            y: slate.y + slate.height - height - Theme.px(16)

            onUndo: root.pad.undo()
        }
    }
    Component {
        id: paperPart

        PadPaper {
            pad: root.pad
            portrait: root.portrait
            turns: root.session.preferences.padTurns

            onExplained: (at, bold, text, clause) => root.explain(at, bold, text, clause)
            onOpenClause: clause => root.openClause(clause)
            onPowersWanted: root.over = "powers"
            onReasonsWanted: root.over = "reasons"
            onTurned: root.turned = !root.turned
        }
    }
    Component {
        id: measurePart

        MeasurePaper {
            pad: root.pad
            portrait: root.portrait
            turns: root.session.preferences.padTurns

            onExplained: (at, bold, text, clause) => root.explain(at, bold, text, clause)
            onOpenClause: clause => root.openClause(clause)
            onReasonsWanted: root.over = "reasons"
            onTurned: root.turned = !root.turned
        }
    }
    Component {
        id: recordingPart

        RecordingUnderWay {
            pad: root.pad

            onGivenUp: root.over = "numbers"
            onWanted: root.goTo("Recorder", {})
        }
    }
    Component {
        id: resultPart

        PadResult {
            pad: root.pad

            onDeals: root.over = "deals"
            onHistory: root.goTo("History", {matchId: root.pad.matchId})
            onRematch: root.goTo("NewMatch", {again: true})
        }
    }
    Loader {
        id: overLoader

        active: root.over !== ""
        anchors.fill: parent
        focus: active
        sourceComponent: root.over === "menu" ? menuPart : root.over === "deals" ? dealsPart : root.over === "powers" ? powersPart
            : root.over === "reasons" ? reasonsPart : root.over === "aside" ? asidePart
            : root.over === "numbers" ? numbersPart : null
        z: 100
    }
    Component {
        id: menuPart

        PadMenu {
            pad: root.pad

            onClosed: root.close()
            onDeals: root.over = "deals"
            onRecord: root.goTo("Recorder", {})
            onRules: root.goTo("Rulebook", {scope: "match"})
            onSetAside: root.over = "aside"
            onSettings: root.goTo("Settings", {})
        }
    }
    Component {
        id: dealsPart

        DealsPopup {
            pad: root.pad

            onChosen: deal => {
                root.close();
                root.pad.correct(deal);
            }
            onClosed: root.close()
        }
    }
    Component {
        id: powersPart

        PowersPopup {
            pad: root.pad

            onClosed: root.close()
            onOpenClause: clause => root.openClause(clause)
        }
    }
    Component {
        id: reasonsPart

        Popup {
            id: reasons

            closeName: "pad.reasons.close"
            title: root.pad.enterHint

            onClosed: root.close()

            PadReasons {
                pad: root.pad
                width: reasons.innerWidth

                onOpenClause: clause => root.openClause(clause)
            }
        }
    }
    Component {
        id: numbersPart

        TDialog {
            open: true
            title: qsTr("Enter numbers instead?")
            verbText: qsTr("Enter numbers")

            Component.onCompleted: forceActiveFocus()
            onConfirmed: {
                root.close();
                root.pad.leaveRecording();
            }
            onDismissed: root.close()

            TText {
                text: qsTr("The cards recorded so far are given up; the turned-up card stays.")
                width: parent.width
                wrapMode: Text.Wrap
            }
        }
    }
    Component {
        id: asidePart

        TDialog {
            open: true
            title: qsTr("Set this match aside?")
            verbText: qsTr("Set aside")

            Component.onCompleted: forceActiveFocus()
            onConfirmed: {
                if (root.pad.setAside())
                    root.goTo("Home", {});
                else
                    root.close();
            }
            onDismissed: root.close()

            TText {
                text: qsTr("It is no longer offered at the start. It stays in the history and can be taken up again from there.")
                width: parent.width
                wrapMode: Text.Wrap
            }
        }
    }
}
