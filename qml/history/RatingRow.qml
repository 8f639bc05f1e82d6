import QtQuick
import Tafel.Ui

// One person in the table of ratings; without space for columns the bar is below the name.
ListLine {
    id: root

    required property var person // see RatingList.people
    required property var columns // see RatingsSection
    property real start: 0 // the initial rating
    property real from: 0
    property real to: 1
    readonly property bool narrow: columns.narrow
    readonly property color ink: person.provisional ? Theme.mute : Theme.ink

    // The certainty of the rating: a bar with a dot, on a shared scale; dashed while it is provisional.
    component Bar: SvgItem {
        readonly property real middle: height / 2
        readonly property real bar: Theme.px(17)
        readonly property real stroke: Theme.line

        function place(value: real): real {
            return stroke + (value - root.from) / Math.max(1e-9, root.to - root.from) * (width - 2 * stroke);
        }
        function drawn(): string {
            const left = place(root.person.low), wide = Math.max(1, place(root.person.high) - left);
            const dashed = root.person.provisional;
            return `<path d='M0 ${middle}H${width}' stroke='${Theme.rule}' stroke-width='${stroke}'/>`
                + `<path d='M${place(root.start)} 0V${height}' stroke='${Theme.mute}'`
                + ` stroke-width='${stroke}' stroke-dasharray='${3 * stroke} ${3 * stroke}'/>`
                + `<rect x='${left}' y='${middle - bar / 2}' width='${wide}' height='${bar}' rx='${bar / 2}'`
                + ` fill='${Theme.sheet}' stroke='${Theme.ink}' stroke-width='${stroke}'`
                + (dashed ? ` stroke-dasharray='${4 * stroke} ${3 * stroke}'/>`
                    : "/>" + `<circle cx='${place(root.person.rating)}' cy='${middle}' r='${bar * 0.45}'`
                    + ` fill='${Theme.ink}'/>`);
        }

        box: 0
        svg: width < 2 || height < 2 ? "" : drawn()
    }

    label: (person.place !== "" ? person.place + ", " : "") + person.name + ", "
        + (person.provisional ? qsTr("provisional") : person.text + " " + person.deviation) + ", " + person.matchesText
    line.padding: 0
    line.sides: 0
    line.words.bottomPadding: narrow ? Theme.px(10) : 0
    ringInside: true

    Strip {
        height: root.narrow ? Math.max(Theme.px(54), name.height) : Theme.touch(54)

        TText {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.mute
            size: 22
            text: root.person.place
            x: Theme.px(6)
        }
        PlayerBadge {
            id: badge

            anchors.verticalCenter: parent.verticalCenter
            of: root.person
            size: Theme.px(38)
            x: root.columns.badge
        }
        NameText {
            id: name

            anchors.left: badge.right
            anchors.leftMargin: Theme.px(10)
            anchors.verticalCenter: parent.verticalCenter
            color: root.ink
            room: (root.narrow ? number.x : root.columns.bar) - x - Theme.px(12)
            size: 22
            text: root.person.name
        }
        Bar {
            height: parent.height - Theme.px(4)
            visible: !root.narrow
            width: root.columns.barWidth
            x: root.columns.bar
            y: Theme.px(2)
        }
        TText {
            id: number

            anchors.verticalCenter: parent.verticalCenter
            color: root.ink
            size: 24
            text: root.person.text
            weight: Font.Black
            x: (root.narrow ? parent.width - Theme.px(6) : root.columns.rating) - width
        }
        Muted {
            anchors.verticalCenter: parent.verticalCenter
            text: root.person.matches
            visible: !root.narrow
            x: root.columns.matches - width
        }
        TText {
            anchors.verticalCenter: parent.verticalCenter
            color: root.person.provisional || root.person.movedSign === "" ? Theme.mute : root.person.movedSign === "yes" ? Theme.yes : Theme.no
            size: root.person.provisional ? 18 : 20
            text: root.person.provisional ? qsTr("provisional") : root.person.moved
            visible: !root.narrow && root.columns.moved > 0
            weight: root.person.provisional ? Font.Medium : Font.Bold
            x: root.columns.moved - width
        }
    }
    Stack {
        inset: Theme.px(6)
        spacing: Theme.px(2)
        visible: root.narrow

        Bar {
            height: Theme.px(30)
            width: parent.width
        }
        Remark {
            text: [root.person.provisional ? qsTr("provisional") : root.person.deviation, root.person.matchesText].join(" · ")
        }
    }
}
