import QtQuick
import Tafel.Ui

// The bonuses of a custom game's deal in addition to its measure: the multiplier, points under a name.
Flow {
    id: root

    required property ScorePad pad
    readonly property var asks: pad.measure.asks
    readonly property var factor: asks.find(each => each.path === "/factor")
    readonly property var extras: asks.filter(each => each.path.startsWith("/extras/"))
    readonly property string written: extras.filter(each => each.said)
        .map(each => Theme.filled(qsTr("%1 %2 %3", "what, who, how much"), each.label, pad.seats[each.seat]?.view.side ?? "", each.answer)).join(", ")

    spacing: Theme.px(10)

    Row {
        id: factors

        spacing: Theme.px(8)
        visible: root.factor !== undefined

        Repeater {
            model: root.factor?.options ?? []

            ChoiceButton {
                required property promptOption modelData

                checked: modelData.on
                height: Theme.target
                label: (root.factor?.title ?? "") + " " + text
                objectName: "factor." + modelData.value
                padding: Theme.px(10)
                text: modelData.text

                onTapped: if (!checked)
                    root.pad.measure.respond("/factor", modelData.value)
            }
        }
    }
    TButton {
        height: Math.max(Theme.target, implicitHeight)
        icon: "plus"
        kind: "ghost"
        lines: 2
        objectName: "pad.extras"
        opensPanel: "extras"
        text: root.written !== "" ? root.written : qsTr("Extras")
        visible: root.extras.length > 0
        width: Math.min(implicitWidth, root.width - (factors.visible && factors.width < root.width * 0.6 ? factors.width + root.spacing : 0))
    }
}
