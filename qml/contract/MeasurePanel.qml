import QtQuick
import Tafel.Ui

// The current deal of a contract, or the round: the contract, its trump, the measure, and the award. The referee decides
// which panel is shown.
PadSheet {
    id: root

    readonly property MeasurePad measure: pad.measure
    readonly property string kind: measure.kind
    readonly property bool contracts: measure.contracts.length > (pad.table.own ? 1 : 0) // the only one is the game
    readonly property real gap: Theme.px(Theme.portrait && !Theme.large ? 18 : kind === "lows" ? 6 : 12)
    readonly property var asks: measure.asks
    readonly property var dealer: asks.find(each => each.path === "/dealer") // in a game whose table chooses each dealer
    readonly property var trump: asks.find(each => each.path === "/trump")
    readonly property var march: asks.find(each => each.path === "/march")
    readonly property var announced: asks.find(each => each.path === "/announced")
    readonly property bool besides: asks.some(each => each.path === "/factor" || each.path.startsWith("/extras/"))
    readonly property bool asksTakes: asks.some(each => each.path.startsWith("/takes/"))
    readonly property bool tight: Theme.large || pad.correction.deal > 0 || ((asked.item as MeasurePanelBase)?.needsHeight ?? false)
    // More numbers than a strip has room for: not by the tap of a number each.
    readonly property string panel: measure.panel === "count" && asks.some(each => each.most > 30) ? "numbers" : measure.panel
    readonly property bool tall: asked.y > body.height / 2 // with many contracts the measure must be scrolled to
    readonly property real room: body.height - Theme.px(12) - (tall ? 0 : asked.y) - (below.height > 0 ? below.height + gap : 0)

    component PlayerQuestion: Stack {
        id: question

        property var ask // a PromptView
        required property string names // objectNames of the keys, before the seat

        spacing: Theme.px(6)

        Heading {
            size: 20
            text: question.ask?.title ?? ""
            weight: Font.Bold
        }
        MeasureOptions {
            ask: question.ask
            least: Theme.target
            measure: root.measure
            names: question.names
        }
    }

    function press(event: var): bool {
        if (asked.item && (asked.item as MeasurePanelBase).press(event))
            return true;
        const name = event.key === Qt.Key_Backspace || event.key === Qt.Key_Delete ? "back" : event.text;
        if (measure.active === "" || name !== "back" && !(name >= "0" && name <= "9" && name.length === 1))
            return false;
        measure.key(name);
        return true;
    }
    function enterOrCorrect() {
        foot.verbs.shown.activate();
    }
    function scrollToAsked() {
        if (tall)
            body.contentY = kind === "" ? 0 : Math.max(0, Math.min(body.contentHeight - body.height, asked.y));
    }

    onKindChanged: scrollToAsked()
    onPanelChanged: {
        if (panel === "")
            asked.source = "";
        else
            asked.setSource(panel.charAt(0).toUpperCase() + panel.slice(1) + "Panel.qml",
                {pad: pad, room: Qt.binding(() => room)});
    }

    // Above the entry panel of a contract or a round: the deal, the situation, the player who chooses, the half turn.
    Strip {
        id: head

        readonly property real room: (turn.visible ? turn.x : width) - Theme.px(12)
        readonly property bool below: Theme.large && situation.text !== "" // otherwise next to the title

        implicitHeight: Math.max(Theme.px(60), below ? title.height + situation.height : 0)

        Title {
            id: title

            room: head.room
            size: Math.min(30, 44 / Theme.textScale)
            smallest: 22
            text: root.measure.title
            y: head.below ? 0 : (head.height - height) / 2
        }
        FitText {
            id: situation

            color: Theme.mute
            room: head.room - x
            smallest: 18
            text: root.measure.situation
            visible: room > Theme.px(90)
            x: head.below ? 0 : title.width + Theme.px(14)
            y: head.below ? title.height : (head.height - height) / 2
        }
        TButton {
            id: turn

            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            height: Theme.touch(60)
            icon: "turn"
            kind: "ghost"
            label: qsTr("Turn pad")
            objectName: "pad.turn"
            visible: root.turns
            width: Theme.touch(66)

            onTapped: root.turned()
        }
    }
    ScrollColumn {
        id: body

        anchors.bottom: foot.top
        anchors.bottomMargin: Theme.px(14)
        anchors.left: parent.left
        anchors.leftMargin: -Theme.px(8)
        anchors.right: parent.right
        anchors.rightMargin: -Theme.px(6)
        anchors.top: head.bottom
        anchors.topMargin: Theme.px(Theme.portrait ? 14 : 8)
        below: Theme.px(6)
        column.width: root.width
        column.x: Theme.px(8)
        spacing: root.gap
        topMargin: Theme.px(6)

        onContentHeightChanged: root.scrollToAsked()

        Optional {
            active: root.dealer !== undefined

            PlayerQuestion {
                ask: root.dealer
                names: "dealer"
            }
        }
        Optional {
            active: root.contracts && root.measure.chooses

            ContractTiles {
                compact: root.tight
                flat: !Theme.portrait && (root.kind === "lows" || Theme.large && root.kind !== "")
                measure: root.measure
                tileHeight: Theme.touch(Theme.portrait ? 130 : 118)
            }
        }
        Optional {
            active: root.contracts && !root.measure.chooses

            ContractCells {
                measure: root.measure
            }
        }
        Optional {
            active: root.trump !== undefined

            MeasureOptions {
                ask: root.trump
                least: Theme.touch(root.kind === "points" && !Theme.large ? 76 : 60)
                measure: root.measure
                names: "trump"
                question: qsTr("Trump")
                spacing: Theme.px(10)
                stacked: !Theme.large && least >= Theme.px(76)
                terse: Theme.large
            }
        }
        Loader {
            id: asked

            visible: item !== null
            width: parent.width
        }
        Stack {
            id: below

            spacing: root.gap

            Optional {
                active: root.kind === "count" && root.asksTakes

                TakesPanel {
                    pad: root.pad
                }
            }
            Optional {
                active: root.march !== undefined

                PlayerQuestion {
                    ask: root.march
                    names: "march"
                }
            }
            Optional {
                active: root.besides

                BonusRow {
                    pad: root.pad
                }
            }
            Optional {
                active: root.announced !== undefined

                Toggle {
                    objectName: "announced"
                    on: root.announced?.options[0].on ?? false
                    title: root.announced?.label ?? ""

                    onToggled: root.measure.respond("/announced", on ? 0 : 1)
                }
            }
        }
    }
    MeasureFoot {
        id: foot

        anchors.bottom: parent.bottom
        height: implicitHeight
        pad: root.pad
        spare: Math.max(0, body.height - body.contentHeight)
        wide: root.kind === "chips" || root.kind === "points" && (!root.pad.table.own || Theme.portrait) || Theme.large && Theme.portrait
    }
    Paragraph {
        anchors.centerIn: body
        color: Theme.mute
        horizontalAlignment: Text.AlignHCenter
        objectName: "pad.choose"
        size: 24
        text: root.measure.missing
        visible: root.kind === "" && text !== "" && body.contentHeight < body.height / 2 - Theme.px(20) // otherwise it would cover the contracts
        width: body.width - Theme.px(80)
    }
}
