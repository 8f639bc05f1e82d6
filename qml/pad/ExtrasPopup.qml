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
    property string typed: ""
    readonly property var now: extras.find(each => each.path === open)

    function choose(ask: var) {
        typed = "";
        if (ask.kind === "choice" && ask.options.length === 1)
            pad.measure.respond(ask.path, ask.options[0].value);
        else
            open = open === ask.path ? "" : ask.path;
    }
    function write(value: int) {
        const path = open;
        open = "";
        typed = "";
        pad.measure.respond(path, value);
    }

    closeName: "pad.extras.close"
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
            WrappedRow {
                spacing: Theme.px(8)

                Repeater {
                    model: extra.asks

                    PlayerKey {
                        required property var modelData

                        checked: modelData.said
                        height: Math.max(implicitHeight, Theme.touch(64))
                        name: view?.side ?? ""
                        objectName: "extra." + extra.modelData + "." + modelData.seat
                        subText: modelData.said ? modelData.answer : root.open === modelData.path ? "…" : ""
                        view: root.pad.seats[modelData.seat]?.view
                        width: Math.max(Theme.px(150), Math.min(implicitWidth, extra.width))

                        onTapped: root.choose(modelData)
                    }
                }
            }
            WrappedRow {
                spacing: Theme.px(8)

                Repeater {
                    model: extra.asked && root.now.kind === "choice" ? root.now.options : []

                    ChoiceButton {
                        required property var modelData

                        checked: modelData.on
                        height: Theme.target
                        objectName: "extra.value." + modelData.value
                        text: modelData.text
                        width: Math.max(Theme.px(100), implicitWidth)

                        onTapped: root.write(modelData.value)
                    }
                }
            }
            Row {
                spacing: Theme.px(14)
                visible: extra.asked && root.now.kind === "number"

                NumberPad {
                    id: keys

                    height: Math.max(Theme.px(280), leastHeight)
                    highestKey: Theme.px(64)
                    names: "extra.key"
                    rows: keys.integers(root.now?.lowest ?? 0)
                    width: Theme.px(280)

                    onKey: name => root.typed = keys.typedAfter(root.typed, name)
                }
                Column {
                    spacing: Theme.px(10)

                    Numeral {
                        objectName: "extra.typed"
                        size: 40
                        text: root.typed !== "" ? Theme.number(root.typed) : "–"
                    }
                    Muted {
                        text: root.now ? qsTr("%1 to %2").arg(Theme.number(root.now.lowest)).arg(Theme.number(root.now.highest)) : ""
                    }
                    TButton {
                        icon: "check"
                        kind: "act"
                        objectName: "extra.write"
                        text: qsTr("Add")
                        whyNot: root.now && keys.isPossible(root.typed, root.now) ? "" : qsTr("Not possible now")

                        onTapped: root.write(Number(root.typed))
                    }
                    TButton {
                        kind: "ghost"
                        objectName: "extra.none"
                        text: qsTr("Remove")
                        visible: root.now !== undefined && root.now.said

                        onTapped: root.write(root.now.number)
                    }
                }
            }
        }
    }
}
