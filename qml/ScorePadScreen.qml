import QtQuick
import Tafel.Ui
import "controls/shortcuts.js" as Shortcuts

// The main screen: the slate with the score, and the entry panel with the current deal.
TitledScreen {
    id: root

    readonly property ScorePad pad: session.pad
    readonly property bool result: pad.table.finished && pad.correction.deal === 0
    readonly property Acceptance acceptance: pad.table.acceptance
    readonly property bool waits: acceptance.deal > 0 && pad.correction.deal === 0
    readonly property bool eidex: pad.table.gameKind === "eidex"
    readonly property bool hasCharacters: Array.from(pad.seats).some(seat => seat.view.power !== "")
    property bool turned: false
    // over: "menu" | "deals" | "dealer" | "powers" | "reasons" | "why" | "refusal" | "aside" | "end" | "extras" | "played" | "numbers" | "cards"
    // The panels and overlays are loaded by URL on demand.
    readonly property string sheet: !pad.table.open ? "" : !pad.table.ours ? "pad/OtherTabletPanel.qml" : result ? "pad/PadResult.qml" : waits ? "pad/AcceptPanel.qml" : pad.deal.recording ? "recorder/RecordingInProgress.qml"
        : eidex ? "pad/PadEntryPanel.qml" : "contract/MeasurePanel.qml"
    readonly property var questions: ({
            numbers: {
                dialog: {
                    grave: true,
                    title: qsTr("Enter numbers instead?"),
                    text: qsTr("Discards the recorded cards. The turned-up card stays."),
                    verbText: qsTr("Enter numbers")
                },
                take: () => pad.leaveRecording()
            },
            cards: {
                dialog: {
                    grave: true,
                    title: qsTr("Record the cards instead?"),
                    text: qsTr("The numbers typed so far are discarded."),
                    verbText: qsTr("Record the cards")
                },
                take: () => goTo("Recorder", {})
            },
            end: {
                dialog: {
                    title: qsTr("Does the match end here?"),
                    text: qsTr("The standing is the result. Undo takes the end back."),
                    verbText: qsTr("End the match")
                },
                take: () => pad.table.end()
            },
            aside: {
                dialog: {
                    title: qsTr("Set this match aside?"),
                    text: qsTr("It is no longer offered on the home screen. It stays in the history and can be resumed there."),
                    verbText: qsTr("Set aside")
                },
                take: () => {
                    if (pad.table.setAside())
                        goTo("Home", {});
                }
            }
        })

    component Sign: BarButton {
        iconSize: Theme.icon(30)
        kind: "bare"
        width: Theme.touch(62)
    }

    function close() {
        over = "";
        root.forceActiveFocus();
    }
    function stepBack() {
        if (paper.item && (paper.item as PadSheet).stepBack())
            return;
        else if (pad.correction.deal > 0)
            pad.correction.leave();
        else if (eidex && pad.asking.kind !== "" && pad.deal.card !== "")
            pad.closePrompt();
        else
            goBack();
    }
    // Enters the number that a player counted when rejecting the deal; the sum reports mismatches.
    function takeCounted() {
        pad.focus(acceptance.rejectedBy);
        for (const digit of String(acceptance.countedNumber))
            pad.key(digit);
    }
    function layOver() {
        const files = {menu: "PadMenu", deals: "DealsPopup", dealer: "DealerPopup", powers: "PowersPopup", reasons: "ReasonsPopup", why: "WhyPanel", refusal: "RejectDealPanel", extras: "ExtrasPopup",
            played: "PlayedContractsPopup"};
        const wants = {deals: {session: session}, menu: {sharing: session.sharing}};
        if (files[over])
            overLoader.setSource("pad/" + files[over] + ".qml", Object.assign({pad: pad}, wants[over]));
        else if (questions[over])
            overLoader.setSource("controls/TDialog.qml", questions[over].dialog);
        else
            overLoader.source = "";
    }

    keyWords: {
        if (!pad.table.ours)
            return [];
        const words = [{keys: qsTr("Ctrl+Z, Ctrl+Y"), does: qsTr("undo the last %1, redo it", "deal").arg(pad.table.dealWord)}];
        if (result || waits || pad.deal.recording)
            return words;
        if (eidex)
            words.push({keys: qsTr("H 9, R B …"), does: qsTr("the card: its suit, H L R S, and its rank")},
                {keys: "0 – 9", does: qsTr("card points, in the field with the ring")},
                {keys: "+ −", does: qsTr("add to or subtract from the number")},
                {keys: "R, M", does: qsTr("the rest, the match")},
                {keys: qsTr("Enter", "key"), does: qsTr("to the next empty field, then enter the deal")});
        else
            words.push({keys: "0 – 9", does: ["chips", "out"].includes(pad.measure.kind) ? qsTr("the first, second … player") : qsTr("the number that is asked")},
                {keys: qsTr("Enter", "key"), does: qsTr("enter the %1", "deal").arg(pad.table.dealWord)});
        return words;
    }

    actions: [
        Loader {
            id: sign

            active: root.session.sharing.on
            visible: active

            // The number of devices, requests for seats, a lost network.
            sourceComponent: BarButton {
                readonly property Sharing sharing: root.session.sharing
                readonly property string wanted: sharing.requests[0]?.name ?? ""
                readonly property bool gone: sharing.networkGone

                icon: gone ? "unreached" : "phone"
                kind: wanted !== "" ? "sel" : gone ? "ask" : "ghost"
                label: wanted !== "" ? qsTr("Shared. A phone wants the seat of %1").arg(wanted) : gone ? qsTr("Shared, but the network is down")
                    : qsTr("Shared, devices: %1").arg(sharing.devices)
                lines: 1
                objectName: "pad.sharing"
                opensScreen: "Share"
                padding: Theme.px(12)
                text: wanted !== "" ? Theme.veryLarge ? "?" : qsTr("%1?", "who wants a seat").arg(wanted) : gone ? Theme.veryLarge ? "!" : qsTr("Network lost")
                    : sharing.devices > 0 ? sharing.devices : Theme.veryLarge ? "" : qsTr("on")
            }
        },
        UndoButton {
            objectName: "pad.undo"
            room: root.width - root.titleEnd - others([sign, characters, desk, menu]) - Theme.px(22)

            function others(buttons: var): real {
                return buttons.reduce((all, button) => all + (button.visible ? button.width + Theme.px(10) : 0), 0);
            }
            visible: step !== "" && root.pad.correction.deal === 0
            step: root.pad.table.undoText

            onTapped: root.pad.table.undo()
        },
        Sign {
            id: characters

            icon: "character"
            label: qsTr("Characters")
            objectName: "pad.characters"
            opensPanel: "powers"
            visible: !Theme.veryLarge && root.hasCharacters // there the paper has a button
        },
        Sign {
            id: desk

            icon: "scale"
            label: qsTr("Referee desk")
            opensScreen: "Referee"
            objectName: "pad.referee"
            visible: !root.pad.table.own // it counts such a game, and does not judge it
        },
        Sign {
            id: menu

            icon: "menu"
            label: qsTr("Menu")
            objectName: "pad.menu"
            opensPanel: "menu"
        }
    ]
    bubbleArea: over === "" ? entry : root // turns with the entry panel
    title: pad.table.title

    onOverChanged: layOver()
    onSheetChanged: {
        if (sheet === "")
            paper.source = "";
        else
            paper.setSource(sheet, {pad: pad, turns: Qt.binding(() => session.preferences.rotatePad)});
    }
    Keys.onPressed: event => {
        if (over !== "") // a panel over the pad has the keyboard
            return;
        if (event.matches(StandardKey.Undo) && pad.table.undoText !== "") {
            event.accepted = pad.table.undo();
        } else if (Shortcuts.isRedo(event) && pad.table.redoText !== "") {
            event.accepted = pad.table.redo();
        } else if (!result && pad.table.ours && !pad.deal.recording && paper.item && (event.modifiers & (Qt.ControlModifier | Qt.AltModifier)) === 0) {
            const sheet = paper.item as PadSheet;
            if (sheet.press(event)) {
                event.accepted = true;
            } else if ((event.key === Qt.Key_Return || event.key === Qt.Key_Enter) && !event.isAutoRepeat) {
                event.accepted = true;
                sheet.enterOrCorrect();
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
            root.hideBubble();
        }

        target: root.pad
    }
    SideBySide {
        columnSpacing: Theme.px(14)
        rowSpacing: Theme.px(14)

        PadSlate {
            id: slate

            pad: root.pad
        }
        Item {
            id: entry

            rotation: root.turned ? 180 : 0

            Behavior on rotation {
                enabled: Theme.motion

                NumberAnimation {
                    duration: 200
                }
            }

            Stack {
                id: above

                spacing: Theme.px(8)

                Loader {
                    id: bands

                    readonly property bool wanted: root.session.sharing.on || root.session.sharing.error !== ""

                    visible: (item as ShareBanners)?.shown.length > 0
                    width: parent.width

                    onWantedChanged: {
                        if (wanted)
                            setSource("share/ShareBanners.qml", {pad: root.pad, sharing: root.session.sharing, touched: Qt.binding(() => finger.active)});
                        else
                            source = "";
                    }
                }
                Optional {
                    active: root.pad.table.forked

                    Banner {
                        bold: qsTr("There are two versions of this match.")
                        objectName: "pad.forked"
                        text: qsTr("Two tablets continued it separately. One of the versions counts.")

                        BannerButton {
                            objectName: "pad.forked.choose"
                            text: qsTr("Choose")

                            onTapped: root.goTo("Match", {matchId: root.pad.table.matchId})
                        }
                    }
                }
                Optional {
                    active: root.acceptance.rejection !== "" && root.pad.table.ours && !root.waits && root.pad.correction.deal === 0

                    Banner {
                        bold: root.acceptance.rejection
                        kind: "no"
                        objectName: "pad.rejected"
                        text: qsTr("It does not count yet.")

                        TButton {
                            height: Theme.target
                            objectName: "pad.rejected.take"
                            padding: Theme.px(10)
                            text: qsTr("Take %1").arg(root.acceptance.countedNumber)
                            visible: root.acceptance.countedNumber >= 0 && (root.eidex || root.pad.measure.kind === "points")

                            onTapped: root.takeCounted()
                        }
                        CrossButton {
                            label: qsTr("Dismiss")
                            objectName: "pad.rejected.close"

                            onTapped: root.acceptance.dismiss()
                        }
                    }
                }
            }
            Loader {
                id: paper

                anchors.bottom: parent.bottom
                anchors.top: above.bottom
                anchors.topMargin: above.height > 0 ? Theme.px(8) : 0
                asynchronous: true // what stands on the slate is seen first
                visible: status === Loader.Ready
                width: parent.width
            }
            MouseArea {
                anchors.fill: paper
                enabled: Theme.guarded && ((bands.item as ShareBanners)?.settling ?? false)
            }
        }
    }
    Toast {
        id: toast

        // Over the foot and the frame of the slate: the numbers above it stay visible.
        brief: Theme.large
        mostLines: 1
        objectName: "pad.toast"

        width: slate.width - slate.leftFrame - slate.frame - Theme.px(16)
        x: slate.leftFrame + Theme.px(8)
        y: slate.height - height + Theme.px(root.portrait ? 12 : 6)

        onUndo: root.pad.table.undo()
    }
    Connections {
        // Another tablet may have changed the match, or erased a name that the toast contains.
        function onOpened() {
            toast.hide();
        }
        function onUndone() {
            toast.hide();
        }

        target: root.pad.table
    }
    Connections {
        function onTurned() {
            root.turned = !root.turned;
        }

        target: paper.item as PadSheet
    }
    // On top to observe every touch; it accepts none.
    Item {
        anchors.fill: parent
        parent: root
        z: 200

        PointHandler {
            id: finger

            acceptedButtons: Qt.AllButtons
        }
    }
    Loader {
        id: overLoader

        anchors.fill: parent
        focus: root.over !== ""
        parent: root
        z: 100
    }
    Connections {
        function onClosed() {
            root.close();
        }
        function onConfirmed() {
            const question = root.questions[root.over];
            root.close();
            question.take();
        }

        ignoreUnknownSignals: true
        target: overLoader.item
    }
}
