import QtQuick
import Tafel.Ui

// Below the entry panel: the award and its reason, or the effect of a correction; and the button that saves it.
Strip {
    id: root

    required property ScorePad pad
    property bool wide: false // the button spans the whole width, the texts are above it
    property real spare: 0 // free above it: more reasons than there is room for reach into it
    readonly property alias verbs: verbs
    readonly property bool correcting: pad.correction.deal > 0
    readonly property bool round: pad.table.gameKind === "round"
    readonly property string hint: pad.hasPreview ? pad.enterHint : pad.measure.missing
    // The height is fixed while numbers are tapped: otherwise the keys above would move during a touch.
    readonly property real verbHeight: Math.max(Theme.px(Theme.portrait && !Theme.large && !above ? 104 : 84),
        (Theme.text(Theme.large ? 23 : 27) + 2 * Theme.text(Theme.large ? 17.5 : 19)) * 1.15 + Theme.px(10))
    readonly property bool above: wide || correcting && Theme.portrait // the words
    readonly property real wordsRoom: correcting ? Theme.px(Theme.portrait ? 200 : 190) : !wide ? verbHeight
        : round ? 0 : Theme.veryLarge ? Theme.px(56) : 2 * Math.max(Theme.px(30), Theme.text(20) * 1.25) + Theme.px(4)

    implicitHeight: above ? verbHeight + (wordsRoom > 0 ? wordsRoom + Theme.px(10) : 0) : Math.max(verbHeight, wordsRoom)

    ScrollColumn {
        readonly property real usual: root.above ? root.height - root.verbHeight - Theme.px(10) : root.height

        column.y: root.above || root.correcting ? 0 : Math.max(0, (height - column.height) / 2)
        height: usual + Math.min(root.spare, Math.max(0, column.height - usual))
        spacing: Theme.px(9)
        width: root.above ? parent.width : verbs.x - Theme.px(24)
        y: usual - height

        Optional {
            active: root.correcting

            CorrectionEffect {
                hint: root.hint
                pad: root.pad
            }
        }
        Repeater {
            model: root.correcting || Theme.veryLarge || root.round && root.wide ? [] : root.pad.reasons

            ReasonLine {
                required property reasonRow modelData
                required property int index

                bold: index === 0 ? modelData.text : ""
                clause: modelData.interpretation || index > 0 ? "" : modelData.source
                kind: ""
                objectName: "pad.reason." + index
                reason: modelData
                showClause: !Theme.large && !root.wide
                text: index === 0 ? "" : modelData.text
            }
        }
        TButton {
            height: Theme.touch(56)
            kind: "ghost"
            objectName: "pad.why"
            opensPanel: "reasons"
            text: qsTr("Why?")
            visible: Theme.veryLarge && root.pad.reasons.length > 0 && !root.correcting
        }
    }
    EntryButtons {
        id: verbs

        anchors.bottom: parent.bottom
        anchors.right: parent.right
        height: root.verbHeight
        hint: root.hint
        pad: root.pad
        width: root.above ? parent.width : Math.min(Theme.px(Theme.large ? 440 : 370), parent.width * 0.56)
    }
}
