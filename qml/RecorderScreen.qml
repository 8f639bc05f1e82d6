import QtQuick
import Tafel.Ui
import "controls/shortcuts.js" as Shortcuts

// Records a deal card by card: the slate with points and tricks, the turn, and the pack to tap.
TitledScreen {
    id: root

    readonly property ScorePad pad: session.pad
    readonly property Recorder recorder: model
    readonly property bool ours: pad.table.ours
    // over: "powers" | "revokes"

    function close() {
        over = "";
        model.powers.leave();
    }

    actions: [
        UndoButton {
            objectName: "recorder.undo"
            room: root.width - root.titleEnd - (redo.visible ? redo.width + Theme.px(10) : 0) - Theme.px(22)
            step: model.undoText

            onTapped: model.undo()
        },
        BarButton {
            id: redo

            icon: "redo"
            kind: "bare"
            label: qsTr("Redo: %1").arg(model.redoText)
            objectName: "recorder.redo"
            visible: model.redoText !== ""
            width: Theme.touch(62)

            onTapped: model.redo()
        }
    ]
    subtitle: pad.deal.title + (model.contractText !== "" ? " · " + model.contractText : "")
    title: qsTr("Recorder")

    onOursChanged: if (!ours) // another tablet has taken the match over: the pad says so
        goTo("ScorePad", {})
    Keys.onPressed: event => {
        if (over !== "") // a panel over the recorder has the keyboard
            return;
        if (event.matches(StandardKey.Undo) && model.undoText !== "") {
            event.accepted = true;
            model.undo();
        } else if (Shortcuts.isRedo(event) && model.redoText !== "") {
            event.accepted = true;
            model.redo();
        }
    }

    Recorder {
        id: model

        session: root.session

        onChanged: {
            root.hideBubble();
            if (root.over === "revokes" && model.revokeResolutions.length === 0)
                root.close();
        }
        onRefused: (text, clause) => root.explain(paper.pack, qsTr("Not possible."), text, clause)
    }
    Connections {
        function onUsed() {
            root.close();
        }

        target: model.powers
    }
    SideBySide {
        rowSpacing: Theme.px(12)

        RecorderSlate {
            implicitHeight: Theme.px(Theme.large ? 320 : 410)
            implicitWidth: Theme.px(Theme.large ? 380 : 440)
            recorder: model
        }
        RecorderPanel {
            id: paper

            pad: root.pad
            recorder: model
        }
    }
    Overlay {
        active: root.over === "powers"

        RecorderPowers {
            powers: model.powers

            onClosed: root.close()
        }
    }
    Overlay {
        active: root.over === "revokes"

        Popup {
            title: qsTr("Illegal plays")

            onClosed: root.close()

            Repeater {
                model: root.recorder.revokes

                ReasonLine {
                    required property revokeRow modelData
                    required property int index

                    bold: modelData.bold
                    clause: Theme.joined([modelData.interpretation ? "" : modelData.source, modelData.effect], " · ")
                    kind: "no"
                    objectName: "recorder.revokes." + index
                    reason: modelData
                    showClause: true
                    text: (modelData.why + " " + modelData.text).trim()
                }
            }
            RevokeResolutions {
                recorder: model
            }
        }
    }
}
