import QtQuick
import Tafel.Ui

// All card points that a player could make, by their effect whatever the others make: full height and ✓ certain (or
// certain to win), hatched and ? open, a thin double line and ✕ nothing. A flag with the player's shape
// marks the entered value.
Item {
    id: root

    required property ScorePad pad
    readonly property var segments: pad.zone // [{from, to, kind: "certain" | "wins" | "open" | "nothing", word}] in order, without gaps
    readonly property string question: pad.field.question // the line above
    readonly property int flagValue: pad.field.value
    readonly property var flagged: pad.seats[pad.field.seat]?.view ?? null // a SeatView
    readonly property int first: segments.length > 0 ? segments[0].from : 0
    readonly property int last: segments.length > 0 ? segments[segments.length - 1].to : 0
    readonly property real unitWidth: width / Math.max(1, last - first + 1)
    readonly property real barHeight: Theme.px(46)
    // Numbers that do not fit into their segment are in a line below.
    readonly property var below: segments.filter(s => s.kind !== "nothing" && !fits(s))

    function sure(s: var): bool {
        return s.kind === "certain" || s.kind === "wins";
    }
    function range(s: var): string {
        return s.from === s.to ? String(s.from) : s.from + "–" + s.to;
    }
    function segmentWidth(s: var): real {
        return (s.to - s.from + 1) * unitWidth;
    }
    function centre(s: var): real {
        return ((s.from + s.to + 1) / 2 - first) * unitWidth;
    }
    function isFlagged(s: var): bool {
        return flagValue >= s.from && flagValue <= s.to;
    }
    function flagX(s: var): real {
        return (flagValue - s.from + 0.5) * unitWidth;
    }
    // The widest stretch that the flag leaves of a segment.
    function free(s: var): real {
        const wide = segmentWidth(s);
        return isFlagged(s) ? Math.max(flagX(s), wide - flagX(s)) - Theme.px(8) : wide;
    }
    function measured(words: string, bold: bool): real {
        const metrics = bold ? boldMetrics : plainMetrics;
        return metrics.font.pixelSize > 0 ? metrics.advanceWidth(words) + Theme.px(6) : 0; // measured again when the text size changes
    }
    function fits(s: var): bool {
        return measured(range(s), sure(s)) <= segmentWidth(s) - Theme.px(4);
    }
    // The longest words that fit: with the word, the numbers, nothing.
    function words(s: var): string {
        const room = free(s) - Theme.px(32);
        const full = s.kind === "nothing" ? s.word + " · " + range(s) : s.kind === "certain" ? range(s) : range(s) + " " + s.word;
        if ((s.kind !== "nothing" || s.to === last) && measured(full, sure(s)) <= room)
            return full;
        return fits(s) ? range(s) : "";
    }
    // The position of a text within a segment: in the middle, or next to the flag if there is space.
    function wordsX(s: var, wide: real, room: real): real {
        const middle = (room - wide) / 2, gap = Theme.px(8), flag = flagX(s);
        if (!isFlagged(s) || flag < middle - gap || flag > middle + wide + gap)
            return middle;
        const left = flag - gap - wide, right = flag + gap;
        const fits = [left, right].filter(x => x >= Theme.px(2) && x + wide <= room - Theme.px(2));
        return fits.length > 0 ? fits.reduce((one, other) => Math.abs(other - middle) < Math.abs(one - middle) ? other : one) : middle;
    }
    function hasIcon(s: var): bool {
        const text = words(s);
        return text === "" ? segmentWidth(s) >= Theme.px(26)
            : measured(text, sure(s)) + Theme.px(28) <= free(s);
    }

    Accessible.description: segments.map(s => range(s) + " " + s.word).join(", ")
    Accessible.name: question
    Accessible.role: Accessible.Indicator
    implicitHeight: bar.y + barHeight + (below.length > 0 ? Theme.text(18) * 1.3 : 0) + Theme.px(2)

    TextMeasure {
        id: boldMetrics

        size: 20
        weight: Font.Black
    }
    TextMeasure {
        id: plainMetrics
    }
    TText {
        id: title

        elide: Text.ElideRight
        size: 18
        text: root.question
        visible: text !== ""
        weight: Font.DemiBold
        width: parent.width
    }
    Strip {
        id: bar

        height: root.barHeight
        y: (title.visible ? title.height + Theme.px(9) : Theme.px(17))

        Repeater {
            model: StableListModel {
                key: "" // a digit moves them: the drawing remains, with other numbers
                rows: root.segments
            }

            Item {
                id: segment

                required property zoneStretch modelData

                readonly property string kind: modelData.kind
                readonly property color ink: certain ? Theme.yes : kind === "open" ? Theme.ask : Theme.mute
                readonly property bool certain: root.sure(modelData)

                height: Theme.px(certain ? 46 : kind === "open" ? 36 : 24)
                width: Math.round((modelData.to - root.first + 1) * root.unitWidth) - x
                x: Math.round((modelData.from - root.first) * root.unitWidth)
                y: (root.barHeight - height) / 2

                Rectangle {
                    anchors.fill: parent
                    border.color: Theme.yes
                    border.width: Math.max(1, Theme.px(2.4))
                    color: Theme.yesGround
                    radius: Math.min(Theme.px(8), width / 3)
                    visible: segment.certain
                }
                Loader {
                    active: segment.kind === "open"
                    anchors.fill: parent

                    sourceComponent: SvgItem {
                        readonly property string lines: {
                            const u = Theme.unit;
                            let all = "";
                            for (let x = -30 * u; x < width; x += 16 * u)
                                all += `M${x} ${38 * u}L${x + 26 * u} ${-2 * u}`;
                            return all;
                        }

                        box: 0
                        svg: `<path d='${lines}' fill='none' stroke='${Theme.contrast ? "#C9A24B" : Theme.rule}' stroke-width='${Theme.px(5)}'/>`
                    }
                }
                Repeater {
                    model: segment.certain ? 0 : 2

                    Rectangle {
                        required property int index

                        color: segment.kind === "open" ? Theme.ask : Theme.edge
                        height: Math.max(1, Theme.px(2.4))
                        width: segment.width
                        y: index * (segment.height - height)
                    }
                }
                Rectangle {
                    anchors.verticalCenter: parent.verticalCenter
                    color: Theme.paper
                    height: segment.kind !== "open" ? label.height
                        : Math.min(label.height, segment.height - Theme.px(6))
                    radius: Theme.px(6)
                    visible: !segment.certain && (numbers.text !== "" || sign.visible)
                        && (segment.kind === "open" || numbers.font.pixelSize > segment.height - Theme.px(4))
                    width: label.width + Theme.px(36) > parent.width ? parent.width : label.width + Theme.px(12)
                    x: width === parent.width ? 0 : label.x - Theme.px(6)
                }
                MiddleRow {
                    id: label

                    anchors.verticalCenter: parent.verticalCenter
                    spacing: Theme.px(6)
                    x: root.wordsX(segment.modelData, width, segment.width)

                    Icon {
                        id: sign

                        color: segment.ink
                        name: segment.certain ? "check" : segment.kind === "open" ? "ask" : "cross"
                        size: Theme.sign(segment.certain ? 22 : 18)
                        stroke: segment.kind === "open" ? 3 : 2.2
                        visible: root.hasIcon(segment.modelData)
                    }
                    TText {
                        id: numbers

                        color: segment.ink
                        size: segment.certain ? 20 : 18
                        text: root.words(segment.modelData)
                        visible: text !== ""
                        weight: segment.certain ? Font.Black : segment.kind === "open" ? Font.Bold : Font.Medium
                    }
                }
            }
        }
        Repeater {
            model: StableListModel {
                key: ""
                rows: root.below
            }

            TText {
                required property zoneStretch modelData
                required property int index

                // Right end of the label before, pushed along like this one.
                readonly property real free: root.below.slice(0, index).reduce((end, s) => {
                    const wide = root.measured(root.range(s), false);
                    return Math.max(end, root.centre(s) - wide / 2) + wide + Theme.px(4);
                }, 0)

                color: root.sure(modelData) ? Theme.yes : Theme.ask
                size: 18
                text: root.range(modelData)
                weight: Font.Bold
                x: Math.max(free, Math.min(root.width - width, root.centre(modelData) - width / 2))
                y: root.barHeight + Theme.px(1)
            }
        }
        Item {
            readonly property real at: (root.flagValue - root.first + 0.5) * root.unitWidth

            visible: root.flagValue >= root.first && root.flagValue <= root.last && root.segments.length > 0
            x: Math.round(at)

            Rectangle {
                color: Theme.playerColor(root.flagged?.badge ?? 0, false)
                height: Theme.px(58)
                width: Theme.px(4)
                x: -Theme.px(2)
                y: -Theme.px(6)
            }
            PlayerBadge {
                of: root.flagged
                size: Theme.px(28)
                x: -Theme.px(14)
                y: -Theme.px(16)
            }
        }
    }
}
