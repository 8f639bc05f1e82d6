import QtQuick
import Tafel.Ui

// The player to move, the trick on the table, other events, the pack to tap, and the end of the deal.
Item {
    id: root

    required property Recorder recorder
    required property ScorePad pad
    readonly property string step: recorder.step
    readonly property bool done: step === "done"
    readonly property Item pack: cards
    // The pack keeps four rows for fingers; the part above scrolls if it needs more.
    readonly property real least: 4 * Theme.target + 3 * Theme.px(6)

    ScrollColumn {
        id: upper

        height: Math.min(column.height, root.height - footer.height - root.least - Theme.px(24))
        spacing: Theme.px(12)

        RecorderHeader {
            recorder: root.recorder
        }
        Strip {
            id: middle

            readonly property bool lies: !root.done && root.recorder.currentTrickCards.length > 0
            readonly property bool warns: root.recorder.revokes.length > 0
            readonly property bool beside: lies && warns && width - table.width > Theme.px(280 * Theme.textScale)

            height: beside ? Math.max(table.height, revoke.height)
                : (lies ? table.height : 0) + (warns ? revoke.height : 0) + (lies && warns ? Theme.px(12) : 0)
            visible: lies || warns

            RecorderTable {
                id: table

                recorder: root.recorder
                room: parent.width
                visible: middle.lies
            }
            // A revoke remains as a red bar: the player, the trick, the proof, the clause and the effect of the house rule.
            FramedPressable {
                id: revoke

                readonly property var all: root.recorder.revokes
                readonly property var first: all.length > 0 ? all[0] : ({})

                edge: Theme.no
                edgeWidth: Theme.px(3)
                ground: Theme.noGround
                height: middle.beside ? Math.max(implicitHeight, table.height) : implicitHeight
                hint: (first.why || "") + " " + (first.text || "")
                implicitHeight: line.implicitHeight
                label: first.bold || ""
                objectName: "recorder.revoke"
                opensPanel: "revokes"
                visible: middle.warns
                width: middle.beside ? parent.width - x : parent.width
                x: middle.beside ? table.width + Theme.px(22) : 0
                y: middle.beside || !middle.lies ? 0 : table.height + Theme.px(12)

                Labelled {
                    id: line

                    anchors.fill: parent
                    end: Theme.px(14)
                    padding: Theme.px(10)
                    leading: Icon {
                        color: Theme.no
                        name: "warn"
                        size: Theme.sign(38)
                    }
                    sides: Theme.px(16)
                    spacing: Theme.px(14)

                    Strong {
                        text: revoke.first.bold || ""
                    }
                    Paragraph {
                        text: ((Theme.large ? "" : revoke.first.why || "") + " " + (revoke.first.text || "")).trim()
                        visible: text !== "" && !Theme.veryLarge
                    }
                    Remark {
                        text: Theme.joined([revoke.first.source || "", revoke.first.effect || ""], " · ")
                        visible: text !== "" && !Theme.large
                    }
                    TText {
                        size: 18
                        text: revoke.all.length === 2 ? qsTr("and one more") : qsTr("and %1 more").arg(revoke.all.length - 1)
                        visible: revoke.all.length > 1
                        weight: Font.Bold
                    }
                }
            }
        }
        RecorderSteps {
            recorder: root.recorder
        }
        // For a practice deal: the hand of the player to move, or all hands.
        Stack {
            id: hands

            property bool all: false

            spacing: Theme.px(8)
            visible: root.recorder.hands.length > 0

            Toggle {
                objectName: "recorder.allHands"
                on: hands.all
                title: qsTr("Show all hands")
                wordOff: qsTr("no")
                wordOn: qsTr("yes")

                onToggled: on => hands.all = on
            }
            Repeater {
                model: root.recorder.hands

                WrappedRow {
                    id: hand

                    required property recordedHand modelData

                    Accessible.name: modelData.name + ": " + Array.from(modelData.cards, card => Theme.cardName(card, root.recorder.pack.french)).join(", ")
                    Accessible.role: Accessible.StaticText
                    objectName: "recorder.hand." + modelData.seat
                    spacing: Theme.px(4)
                    visible: hands.all || modelData.acts

                    PlayerBadge {
                        of: hand.modelData
                    }
                    Repeater {
                        model: hand.modelData.cards

                        CardFace {
                            required property string modelData

                            card: modelData
                            french: root.recorder.pack.french
                            size: "tiny"
                        }
                    }
                }
            }
        }
    }
    CardGrid {
        id: cards

        anchors.top: upper.bottom
        anchors.topMargin: Theme.px(12)
        enabledCards: root.recorder.next.kind === "card" ? null : []
        french: root.recorder.pack.french
        gone: root.recorder.playedCards
        height: Math.min(implicitHeight, footer.y - y - Theme.px(12))
        highestRow: Theme.px(Theme.portrait ? 92 : 86)
        legal: root.step === "play" || root.recorder.hands.length > 0 ? root.recorder.next.cards : null
        muted: root.recorder.pack.absent
        names: "recorder.card"
        ranks: root.recorder.pack.ranks
        visible: !root.done
        whyGone: qsTr("This card is already on the table")
        whyNot: root.recorder.headline
        width: parent.width

        function refusal(card: string): var {
            return {title: qsTr("Not now."), text: reasonAgainst(card)};
        }

        onPicked: card => root.recorder.tapCard(card)
    }
    Optional {
        active: root.done
        anchors.bottom: footer.top
        anchors.bottomMargin: Theme.px(12)
        anchors.top: upper.bottom
        anchors.topMargin: Theme.px(12)

        // The end of a recorded deal: the award and its reasons, or why it does not count.
        ScrollColumn {
            spacing: Theme.px(10)

            Banner {
                bold: qsTr("It does not count like this.")
                kind: "no"
                text: root.pad.enterHint
                visible: !root.pad.hasPreview
            }
            RevokeResolutions {
                recorder: root.recorder
            }
            Repeater {
                model: root.pad.reasons

                ReasonLine {
                    required property reasonRow modelData
                    required property int index

                    objectName: "recorder.reason." + index
                    reason: modelData
                }
            }
        }
    }
    Strip {
        id: footer

        anchors.bottom: parent.bottom
        height: finish.height

        Muted {
            anchors.left: parent.left
            anchors.right: finish.left
            anchors.rightMargin: Theme.px(16)
            anchors.verticalCenter: parent.verticalCenter
            elide: Text.ElideRight
            maximumLineCount: 2
            objectName: "recorder.count"
            text: root.recorder.countText + (root.recorder.countText !== "" && !Theme.large ? " " + qsTr("Played cards are struck through.") : "")
            visible: !root.done
            wrapMode: Text.Wrap
        }
        TButton {
            id: finish

            anchors.right: parent.right
            guard: 200
            height: root.done ? Math.max(Theme.touch(84), implicitHeight) : Math.max(Theme.touch(56), implicitHeight)
            icon: "check"
            kind: root.done ? "act" : "plain"
            objectName: "recorder.finish"
            radius: root.done ? Theme.panelRadius : Theme.radius
            subText: root.done ? root.pad.enterHint : ""
            text: qsTr("Finish the deal")
            textSize: root.done && !Theme.large ? 27 : 20
            whyNot: root.recorder.finishHint
            whyNotTitle: qsTr("Not yet.")
            width: root.done ? parent.width : Math.min(implicitWidth, parent.width * 0.6)

            onTapped: if (root.recorder.finish())
                Screens.of(root).goBack()
        }
    }
}
