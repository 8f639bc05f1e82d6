import QtQuick
import Tafel.Ui

// The effects of a correction: whether all later deals remain valid and the options if not, the card points, every total
// that changes.
Column {
    id: root

    required property ScorePad pad
    required property string hint // the missing requirement
    readonly property correctionEffectView effect: pad.correction.effect
    readonly property var rows: effect.rows
    readonly property var changes: effect.changes
    readonly property real headWidth: Math.min(width * 0.34, Math.max(Theme.text(20) * 5.2, Theme.px(100)))
    readonly property real cell: (width - headWidth) / Math.max(1, pad.seats.length)

    function moved(before: int, after: int): var {
        return before === after ? [Theme.number(after)]
            : [{text: Theme.number(before), struck: true}, "\u00a0", {text: Theme.number(after), bold: true}];
    }

    spacing: Theme.px(9)

    Banner {
        apart: false
        bold: root.effect.broken ? (root.effect.takesBack ? "" : qsTr("That does not work.")) : root.effect.same ? qsTr("Nothing is changed yet.")
            : root.pad.hasPreview ? root.effect.moved : root.hint
        kind: root.effect.broken ? "no" : "ask"
        objectName: "pad.correction.verdict"
        text: root.effect.broken || (root.effect.same || !root.pad.hasPreview ? "" : root.effect.stays)
    }
    MarkedText {
        parts: root.changes.reduce((all, each, at) => all.concat([(at > 0 ? ", " : "") + each.name + " ", {text: each.before, struck: true}, " → ",
            {text: each.after, bold: true}]), [])
        visible: root.changes.length > 0
    }
    Stack {
        visible: root.rows.length > 0

        Strip {
            height: Math.max(Theme.px(34), heading.implicitHeight)

            Paragraph {
                id: heading

                anchors.verticalCenter: parent.verticalCenter
                color: Theme.mute
                text: qsTr("Standing after")
                width: root.headWidth - Theme.px(6)
            }
            Repeater {
                model: root.pad.seats

                PlayerBadge {
                    required property Seat modelData

                    anchors.verticalCenter: parent.verticalCenter
                    of: modelData.view
                    size: Theme.px(26)
                    x: root.headWidth + root.cell * (modelData.view.index + 0.5) - width / 2
                }
            }
        }
        Repeater {
            model: root.rows

            Strip {
                id: row

                required property standingChange modelData

                height: Math.max(Theme.px(33), number.implicitHeight)

                TText {
                    id: number

                    anchors.verticalCenter: parent.verticalCenter
                    elide: Text.ElideRight
                    text: row.modelData.name
                    weight: Font.Bold
                    width: root.headWidth
                }
                Repeater {
                    model: row.modelData.totals

                    MarkedText {
                        required property totalChange modelData
                        required property int index

                        anchors.verticalCenter: parent.verticalCenter
                        horizontalAlignment: Text.AlignHCenter
                        parts: root.moved(modelData.before, modelData.after)
                        width: root.cell
                        wrapMode: Text.NoWrap
                        x: root.headWidth + root.cell * index
                    }
                }
            }
        }
    }
    Banner {
        bold: qsTr("This deal was recorded card by card.")
        objectName: "pad.correction.recorded"
        text: qsTr("A correction here replaces the card record with numbers. The original record stays readable.")
        visible: root.effect.recorded
    }
    Banner {
        bold: root.effect.end
        visible: bold !== ""
    }
    TButton {
        icon: "pen"
        kind: "ghost"
        objectName: "pad.correction.why"
        opensPanel: "why"
        text: root.pad.correction.reason === "" ? qsTr("Say why (may stay empty)") : root.pad.correction.reason
        visible: (root.effect.allowed || root.effect.takesBack !== "") && !root.effect.same
        width: Math.min(implicitWidth, parent.width)
    }
}
