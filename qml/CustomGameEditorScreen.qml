import QtQuick
import Tafel.Ui

// The editor of a custom game: the table, the contracts, the end; next to it a preview of the pad.
TitledScreen {
    id: root

    property alias game: draft.game // the one that is changed; empty: a new one
    property int step: 0
    property bool more: false // what is rare is shown, too
    // over: "text" | "number" | "cards" | "try" | "leave"
    property var asked: ({}) // the question that is answered over the screen
    readonly property customGameFault fault: draft.fault
    readonly property bool wrong: fault.text !== ""
    readonly property var questions: step === 0 ? draft.table : step === 1 ? draft.questions : draft.end
    readonly property var shown: questions.filter(each => more || !each.rare || isAt(each))

    function isAt(question: var): bool {
        return wrong && (fault.path === question.path || fault.path.startsWith(question.path + "/"));
    }
    function show(panel: string, question: var) {
        asked = question;
        over = panel;
    }
    function answer(value: var) {
        over = "";
        draft.set(asked.path, value);
    }
    function goToFault() {
        step = fault.step;
        if (fault.contract >= 0)
            draft.contract = fault.contract;
    }
    function save() {
        const game = draft.save();
        if (game !== "")
            root.goTo("NewMatch", {game: game});
    }

    actions: [
        BarButton {
            icon: "undo"
            label: qsTr("Undo")
            objectName: "editor.undo"
            text: Theme.large || root.portrait ? "" : qsTr("Undo")
            visible: draft.canUndo

            onTapped: draft.undo()
        },
        BarButton {
            objectName: "editor.try"
            opensPanel: "try"
            padding: Theme.px(12)
            text: qsTr("Try it")
            visible: draft.begun && draft.previewSession !== null
        },
        BarButton {
            kind: "act"
            objectName: "editor.save"
            padding: Theme.px(12)
            text: qsTr("Save")
            visible: draft.begun
            whyNot: root.wrong ? root.fault.text : ""

            function explain() {
                root.goToFault();
            }

            onTapped: root.save()
        }
    ]
    margin: 0
    subtitle: draft.begun ? draft.version : ""
    title: draft.begun ? draft.name : qsTr("Custom game")

    CustomGameEditor {
        id: draft

        session: root.session
    }
    Loader {
        active: !draft.begun
        anchors.fill: parent
        anchors.margins: Theme.px(12)
        visible: active

        sourceComponent: CustomPatterns {
            editor: draft
        }
    }
    SegmentedChoice {
        id: steps

        current: root.step
        label: qsTr("Step")
        names: ["editor.step.0", "editor.step.1", "editor.step.2"]
        options: [qsTr("1 Table"), qsTr("2 Contracts"), qsTr("3 End and sharing")]
        showCheck: false
        visible: draft.begun
        width: left.width
        x: Theme.px(16)

        onChosen: index => root.step = index
    }
    ScrollColumn {
        id: left

        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.portrait ? preview.height + Theme.px(16) : Theme.px(8)
        anchors.top: steps.bottom
        anchors.topMargin: Theme.px(10)
        below: Theme.px(16)
        column.width: width - Theme.px(10) // the line that shows how far it is scrolled
        spacing: Theme.px(14)
        visible: draft.begun
        width: root.portrait ? root.width - Theme.px(32) : Theme.px(640) + (root.width - Theme.px(1280)) / 2
        x: Theme.px(16)

        Banner {
            bold: qsTr("Something does not fit yet.")
            kind: "no"
            objectName: "editor.fault"
            text: root.fault.text || ""
            visible: root.wrong

            TButton {
                height: Theme.target
                objectName: "editor.fault.show"
                padding: Theme.px(10)
                text: qsTr("Show me")
                visible: root.wrong && (root.fault.step !== root.step || root.fault.contract >= 0 && root.fault.contract !== draft.contract)

                onTapped: root.goToFault()
            }
        }
        Optional {
            active: root.step === 1

            CustomContracts {
                editor: draft
            }
        }
        Repeater {
            model: root.shown

            CustomField {
                required property customPrompt modelData

                ask: modelData
                editor: draft
                fault: root.isAt(modelData) && !root.shown.some(each => each.path.length > modelData.path.length && root.isAt(each)) ? root.fault.text : ""

                onOpened: (panel, ask) => root.show(panel, ask)
            }
        }
        Optional {
            active: root.step === 2

            // The whole game in words, and the effect of saving it.
            Column {
                spacing: Theme.px(12)

                SheetColumn {
                    spacing: Theme.px(6)
                    visible: draft.words !== ""

                    Heading {
                        size: 22
                        text: qsTr("The game in words")
                    }
                    Paragraph {
                        objectName: "editor.words"
                        text: draft.words
                    }
                }
                Banner {
                    bold: draft.saving
                    objectName: "editor.saving"
                    text: qsTr("Fingerprint %1. Once it is saved, you can share it as a file or a picture: tap the pencil in the list of games.").arg(draft.fingerprint)
                    visible: draft.saving !== ""
                }
            }
        }
        ChoiceButton {
            checked: root.more
            height: Theme.target
            icon: root.more ? "up" : "down"
            kind: "ghost"
            objectName: "editor.more"
            text: root.more ? qsTr("Less") : qsTr("More")
            visible: root.questions.some(each => each.rare)

            onTapped: root.more = !root.more
        }
        WideButton {
            height: Theme.touch(72)
            kind: "act"
            objectName: "editor.next"
            text: root.step === 0 ? qsTr("Next: contracts") : root.step === 1 ? qsTr("Next: end and sharing") : qsTr("Save it")
            whyNot: root.step === 2 && root.wrong ? root.fault.text : ""

            function explain() {
                root.goToFault();
            }

            onTapped: {
                if (root.step === 2)
                    root.save();
                else
                    root.step += 1;
            }
        }
        TButton {
            kind: "ghost"
            objectName: "editor.discard"
            opensPanel: "leave"
            text: qsTr("Discard this draft")
            visible: root.step === 2
        }
    }
    CustomPreview {
        id: preview

        editor: draft
        height: root.portrait ? (Theme.large ? 0 : Math.min(Theme.px(330), root.height * 0.3)) : parent.height - Theme.px(12)
        screen: root
        step: root.step
        visible: draft.begun && height > 0
        width: root.portrait ? root.width - Theme.px(32) : root.width - x - Theme.px(16)
        x: root.portrait ? Theme.px(16) : left.x + left.width + Theme.px(20)
        y: root.portrait ? parent.height - height - Theme.px(8) : 0

        onWanted: root.over = "try"
    }
    Overlay {
        over: "text"

        CustomTextPanel {
            ask: root.asked

            onSaid: value => root.answer(value)
        }
    }
    Overlay {
        over: "number"

        NumberPanel {
            ask: root.asked

            onSaid: value => root.answer(value)
        }
    }
    Overlay {
        over: "cards"

        CustomCardsPanel {
            ask: root.asked
            now: root.questions.find(each => each.path === root.asked.path) || root.asked

            onAdded: key => draft.add(root.asked.path, key)
        }
    }
    Overlay {
        active: root.over === "try"

        FocusScope {
            focus: true

            Rectangle { // the background of the pad is that of the window, which is the editor here
                anchors.fill: parent
                color: Theme.paper

                MouseArea {
                    anchors.fill: parent
                }
            }
            ScorePadScreen {
                anchors.fill: parent
                session: draft.previewSession

                onGoBack: root.over = ""
            }
        }
    }
    Overlay {
        over: "leave"

        TDialog {
            grave: true
            text: qsTr("What was saved before stays.")
            title: qsTr("Discard this draft?")
            verbText: qsTr("Discard")

            onConfirmed: {
                draft.discard();
                root.goBack();
            }
        }
    }
}
