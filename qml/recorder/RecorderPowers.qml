import QtQuick
import Tafel.Ui

// The powers that each player may use now, or the next parameter of the chosen one.
Popup {
    id: root

    required property RecordedPowers powers
    readonly property var asking: powers.asking
    readonly property bool asks: asking.kind !== ""

    closeName: "recorder.powers.close"
    panelWidth: Theme.px(900)
    spacing: Theme.px(8)
    title: asks ? asking.title : qsTr("Use a power")

    Banner {
        bold: qsTr("Not possible.")
        kind: "no"
        objectName: "recorder.problem"
        text: root.powers.problem
        visible: root.powers.problem !== ""
    }
    Repeater {
        model: root.asks ? [] : root.powers.all

        ListRow {
            id: row

            required property var modelData
            required property int index

            least: Math.max(Theme.px(84), Theme.text(22) * 1.3 + Theme.text(18) * 2.6 + Theme.px(16))
            objectName: "recorder.power." + modelData.seat
            separator: index < root.powers.all.length - 1
            subtitle: modelData.whyNot !== "" ? modelData.whyNot : modelData.does
            title: qsTr("%1: %2").arg(modelData.name).arg(modelData.power)
            whyNot: modelData.whyNot

            leading: PlayerBadge {
                of: row.modelData
                size: Theme.px(44)
            }

            onExplain: if (modelData.clause !== "")
                Screens.of(root).openClause(modelData.clause)
            onTapped: root.powers.use(modelData.seat)
        }
    }
    Optional {
        active: root.asks

        RecorderPrompt {
            powers: root.powers
            width: root.innerWidth
        }
    }
}
