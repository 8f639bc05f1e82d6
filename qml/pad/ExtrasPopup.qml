import QtQuick
import Tafel.Ui

// Named points in addition to those of the contract: for each name a row of players; a tap asks for the number, or enters the
// only possible value. Repeating it removes the points.
Popup {
    id: root

    required property ScorePad pad
    readonly property var asks: pad.measure.asks
    readonly property var extras: asks.filter(each => each.path.startsWith("/extras/"))
    readonly property var names: [...new Set(extras.map(each => each.path.split("/")[2]))]
    property string open: "" // path of the open prompt
    readonly property var now: extras.find(each => each.path === open)
    readonly property var number: now?.kind === "number" ? {label: Theme.filled(qsTr("%1: %2"), now.label, sideOf(now.seat)), said: now.said, value: now.number,
        lowest: now.lowest, highest: now.highest} : null

    function sideOf(seat: int): string {
        return pad.seats[seat]?.view.side ?? "";
    }
    function choose(ask: var) {
        if (ask.kind === "choice" && ask.options.length === 1)
            pad.measure.respond(ask.path, ask.options[0].value);
        else
            open = open === ask.path ? "" : ask.path;
    }
    function write(value: int) {
        const path = open;
        open = "";
        pad.measure.respond(path, value);
    }

    covered: number !== null
    panelWidth: Theme.px(900)
    title: qsTr("Extras")

    Repeater {
        model: root.names

        Stack {
            id: extra

            required property string modelData

            readonly property var asks: root.extras.filter(each => each.path.split("/")[2] === modelData)
            readonly property bool asked: root.now !== undefined && root.open.split("/")[2] === modelData

            spacing: Theme.px(8)

            Heading {
                size: 22
                text: extra.asks.length > 0 ? extra.asks[0].label : ""
                weight: Font.Bold
            }
            PromptOptions {
                ask: ({options: extra.asks.map(each => Object.assign({}, nothing, {value: each.seat, seat: each.seat, badge: root.pad.seats[each.seat]?.view.badge ?? 0,
                    text: root.sideOf(each.seat), on: each.said, line: each.said ? each.answer : root.open === each.path ? "…" : ""}))})
                highlights: true
                least: Theme.touch(64)
                names: "extra." + extra.modelData
                spacing: Theme.px(8)

                onSaid: value => root.choose(extra.asks.find(each => each.seat === value))
            }
            PromptOptions {
                ask: extra.asked && root.now.kind === "choice" ? root.now : null
                highlights: true
                least: Theme.target
                names: "extra.value"
                spacing: Theme.px(8)

                onSaid: value => root.write(value)
            }
        }
    }
    Overlay {
        active: root.covered

        NumberPanel {
            ask: root.number ?? ({label: "", said: false, value: 0, lowest: 0, highest: 0})
            names: "extra"
            removes: true

            onClosed: root.open = ""
            onSaid: value => root.write(value)
        }
    }
}
