import QtQuick
import Tafel.Ui

// The button. kind: "plain" outlined, "act" the only filled one, "sel" chosen, "ghost" outline without background, "bare"
// neither (top bar), "ask" outlined in ochre, "chalk" filled on the slate. With a `whyNot` it is muted and a tap emits
// explain().
FramedPressable {
    id: root

    property string text: ""
    property string subText: ""
    property string icon: ""
    property string kind: checked ? "sel" : "plain"
    property bool column: false // icon or leading above the text
    property bool leftAligned: false
    property real textSize: 20
    property real subSize: 18
    property bool fixedText: false
    property int lines: 3 // 1: cut with an ellipsis instead of wrapped
    property int subLines: 2
    property int weight: Font.Bold
    property real iconSize: text === "" || Theme.phone ? Theme.icon(26) : Theme.px(26)
    property real least: Theme.touch(56) // its minimum height
    property real air: Theme.px(12) // above and below its content together
    property real padding: Theme.px(text === "" ? 12 : 18)
    property real spacing: Theme.px(column ? 3 : 10)
    property Component leading: null // a PlayerBadge, Suit, CardFace … before the text
    property Component trailing: null
    readonly property bool off: !possible
    readonly property bool filled: kind === "act" || kind === "sel" || kind === "chalk"
    readonly property color ink: off ? (slated ? Theme.chalkMute : Theme.mute)
        : kind === "act" ? Theme.actInk
        : kind === "sel" ? Theme.selInk
        : kind === "chalk" ? Theme.chalkInk
        : kind === "ask" ? Theme.ask
        : slated ? Theme.chalk : Theme.ink
    readonly property color resting: off ? (slated ? Theme.slateLine : Theme.sunk)
        : kind === "act" ? Theme.act
        : kind === "sel" ? Theme.sel
        : kind === "chalk" ? Theme.chalk
        : kind === "ghost" || kind === "bare" || kind === "ask" ? "transparent"
        : slated ? Theme.slateLine : Theme.sheet
    // The widths of the words and of the whole content without wrapping.
    readonly property real wordsWidth: Math.max(caption.text !== "" ? caption.natural : 0, sub.text !== "" ? sub.natural : 0)
    readonly property real contentWidth: column ? Math.max(picture.width, wordsWidth)
        : picture.width + (picture.width > 0 && wordsWidth > 0 ? spacing : 0) + wordsWidth + (trailing ? after.width + spacing : 0)
    readonly property real room: width - 2 * padding - (trailing ? after.width + spacing : 0)
        - (column ? 0 : picture.width > 0 ? picture.width + spacing : 0)

    dashColor: slated ? Theme.chalk : Theme.ink
    dashWidth: Math.max(1, Theme.px(3))
    edge: off || filled || kind === "bare" || dashed ? "transparent"
        : kind === "ask" ? Theme.ask : slated ? Theme.chalkEdge : Theme.edge
    edgeWidth: dashed ? dashWidth : Theme.line
    fades: true
    ground: !down ? resting : filled ? Qt.alpha(resting, 0.85) : off ? resting
        : !slated ? Theme.sunk : resting === Theme.slateLine ? Theme.slate : Theme.slateLine
    hint: subText
    implicitHeight: Math.max(least, line.implicitHeight + air)
    implicitWidth: Math.max(Theme.target, contentWidth + 2 * padding)
    label: text

    Grid {
        id: line

        anchors.left: root.leftAligned ? parent.left : undefined
        anchors.leftMargin: root.padding
        anchors.horizontalCenter: root.leftAligned ? undefined : parent.horizontalCenter
        anchors.horizontalCenterOffset: root.trailing ? -(after.width + root.spacing) / 2 : 0
        anchors.verticalCenter: parent.verticalCenter
        columns: root.column || root.text === "" || picture.width === 0 ? 1 : 2
        horizontalItemAlignment: root.column ? Grid.AlignHCenter : Grid.AlignLeft
        spacing: root.spacing
        verticalItemAlignment: Grid.AlignVCenter

        Loader {
            id: picture

            sourceComponent: root.leading ? root.leading : root.icon !== "" ? iconPart : null
            visible: sourceComponent !== null
        }
        Column {
            visible: root.text !== ""

            FitText {
                id: caption

                color: root.ink
                fixed: root.fixedText
                horizontalAlignment: root.leftAligned ? Text.AlignLeft : Text.AlignHCenter
                leading: root.subText === "" ? 1.22 : 1.15
                maximumLineCount: root.lines
                size: root.textSize
                text: root.text
                weight: root.off && root.weight === Font.Bold && root.subText === "" ? Font.Medium : root.weight
                room: root.room
                wrapMode: root.lines > 1 ? Text.Wrap : Text.NoWrap
                x: root.leftAligned ? 0 : (parent.width - width) / 2
            }
            FitText {
                id: sub

                color: root.ink
                horizontalAlignment: caption.horizontalAlignment
                maximumLineCount: root.subLines
                size: root.subSize
                text: root.subText
                visible: text !== ""
                room: root.room
                wrapMode: Text.Wrap
                x: root.leftAligned ? 0 : (parent.width - width) / 2
            }
        }
    }
    Component {
        id: iconPart

        Icon {
            color: root.ink
            name: root.icon
            size: root.iconSize
        }
    }
    Loader {
        id: after

        anchors.right: parent.right
        anchors.rightMargin: root.padding
        anchors.verticalCenter: parent.verticalCenter
        sourceComponent: root.trailing
    }
}
