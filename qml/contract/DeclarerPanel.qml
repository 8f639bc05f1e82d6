import QtQuick
import Tafel.Ui

// One or two declarers against the others: a row for each player, one tap sets the declarer and whether the game was won.
// The value is below, as keys if there are few, otherwise at the side: digits, or for up to three digits with enough
// height, tens and ones.
MeasurePanelBase {
    id: root

    readonly property var by: asked("/declarer/by")
    readonly property var won: asked("/declarer/won")
    readonly property var worth: asked("/declarer/value")
    readonly property bool alone: by.kind === "choice"
    readonly property var names: by.options
    readonly property bool typed: worth.kind === "number"
    readonly property bool few: worth.kind !== "" && !typed
    readonly property bool threeDigits: typed && worth.lowest >= 0 && worth.highest > 99 && worth.highest < 300 && (Theme.portrait || !Theme.large)
    readonly property bool under: typed && Theme.phone // the keys, under the rows and as wide
    readonly property real keysWidth: under ? width : threeDigits ? Theme.px(372) : typed ? Theme.px(Theme.large ? 240 : 258) : 0
    readonly property real rowsWidth: width - (typed && !under ? keysWidth + Theme.px(22) : 0)
    readonly property real gap: Theme.px(names.length > 5 ? 6 : 10)
    readonly property real rowHeight: Math.max(Theme.target, Math.min(Math.max(Theme.px(78), (Theme.text(20) + Theme.text(18)) * 1.25), // two lines
        (room - heading.height - column.spacing - (few ? values.height + column.spacing : 0) - (alone ? 0 : both.height + column.spacing))
            / Math.max(1, names.length) - gap))

    function isNamed(seat: int): bool {
        return names.some(each => each.seat === seat && each.on);
    }
    function isResult(value: int): bool {
        return won.options.some(each => each.on && each.value === value);
    }
    // One tap sets the declarer and the result; repeating it removes both.
    function answer(seat: int, value: int) {
        const named = isNamed(seat), same = isResult(value);
        if (!named || same)
            measure.respond(by.path, seat);
        if (!same || named)
            measure.respond(won.path, value);
    }

    function press(event: var): bool {
        return threeDigits && keys.item ? (keys.item as TensAndOnesPad).press(event) : false;
    }

    implicitHeight: under ? keys.y + keys.height : Math.max(column.height, threeDigits ? keys.height : typed ? heading.height + Theme.px(330) : 0)
    needsHeight: typed && worth.highest > 99 && !Theme.portrait

    Column {
        id: column

        spacing: Theme.px(10)
        width: root.rowsWidth

        MeasureHeading {
            id: heading

            progress: root.measure.remainder
            text: root.by.title
        }
        Repeater {
            model: root.names

            Row {
                id: row

                required property promptOption modelData

                readonly property real resultWidth: Math.min(Theme.px(150), root.rowsWidth * 0.24)

                height: root.rowHeight
                spacing: Theme.px(8)

                OptionKey {
                    id: name

                    answer: row.modelData
                    height: row.height
                    objectName: "declarer." + answer.seat
                    padding: Theme.px(8)
                    subText: root.measure.awards[answer.seat] || ""
                    width: root.rowsWidth - (root.alone ? 2 * (row.resultWidth + row.spacing) : 0)

                    onTapped: root.measure.respond(root.by.path, answer.seat)
                }
                Repeater {
                    model: root.alone ? [1, 0] : []

                    ChoiceButton {
                        required property int modelData

                        readonly property bool won: modelData === 1
                        readonly property string word: won ? qsTr("won", "a game") : qsTr("lost", "a game")

                        checked: root.isNamed(row.modelData.seat) && root.isResult(modelData)
                        height: row.height
                        icon: won ? "check" : "cross"
                        label: (won ? qsTr("%1 won", "a game") : qsTr("%1 lost", "a game")).arg(name.text)
                        objectName: (won ? "won." : "lost.") + row.modelData.seat
                        padding: Theme.px(6)
                        text: !Theme.phone && root.rowsWidth > Theme.px(560) ? word : ""
                        width: row.resultWidth

                        onTapped: root.answer(row.modelData.seat, modelData)
                    }
                }
            }
        }
        SegmentedChoice {
            id: both

            current: root.won.options.findIndex(each => each.on)
            label: qsTr("Won?", "a game")
            names: ["declarer.won", "declarer.lost"]
            options: [qsTr("won", "a game"), qsTr("lost", "a game")]
            visible: !root.alone

            onChosen: index => root.measure.respond(root.won.path, root.won.options[index].value)
        }
        Labelled {
            id: values

            leading: TText {
                text: root.worth.label
                weight: Font.Bold
            }
            spacing: Theme.px(8)
            visible: root.few

            MeasureOptions {
                ask: root.few ? root.worth : null
                columns: 0
                least: Theme.target
                measure: root.measure
                names: "worth"
                question: ""
            }
        }
    }
    Loader {
        id: keys

        anchors.right: parent.right
        sourceComponent: root.threeDigits ? tensPart : root.typed ? digitsPart : null
        width: root.keysWidth
        y: root.under ? column.height + Theme.px(14) : 0
    }
    Component {
        id: tensPart

        TensAndOnesPad {
            id: tens

            columns: root.under ? 7 : 6
            max: root.worth.highest
            min: root.worth.lowest
            title: root.worth.label + (root.worth.said ? ": " + root.worth.number : "")
            value: root.worth.said ? root.worth.number : -1

            onChosen: value => root.measure.respond(root.worth.path, value)
        }
    }
    Component {
        id: digitsPart

        Column {
            spacing: Theme.px(8)

            NumberCell {
                id: cell

                active: true
                height: Theme.touch(72)
                label: root.worth.label
                objectName: "declarer.value"
                said: root.worth.said
                value: root.worth.number
                width: root.keysWidth

                Muted {
                    anchors.verticalCenter: parent.verticalCenter
                    text: root.worth.label
                    x: Theme.px(12)
                }
            }
            NumberPad {
                id: digits

                height: Math.max(leastHeight, Theme.px(250), root.under ? 0 : column.height - cell.height - Theme.px(8))
                highestKey: Theme.px(76)
                muted: root.measure.mutedKeys
                rows: digits.integers(root.worth.lowest)
                spacing: Theme.px(8)
                width: root.keysWidth

                onKey: name => root.measure.key(name)
            }
        }
    }
}
