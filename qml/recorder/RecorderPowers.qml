import QtQuick
import Tafel.Ui

// The powers that each player may use now, or the next parameter of the chosen one.
Popup {
    id: root

    required property RecordedPowers powers
    readonly property promptView asking: powers.asking // the parameter that is asked for
    readonly property string kind: asking.kind
    readonly property bool asks: kind !== ""

    panelWidth: Theme.px(900)
    spacing: Theme.px(8)
    title: asks ? asking.title : qsTr("Use a power")

    Banner {
        bold: qsTr("Not possible.")
        kind: "no"
        text: root.powers.problem
        visible: root.powers.problem !== ""
    }
    Repeater {
        model: root.asks ? [] : root.powers.all

        ListRow {
            id: row

            required property powerRow modelData
            required property int index

            least: Math.max(Theme.px(84), Theme.text(22) * 1.3 + Theme.text(18) * 2.6 + Theme.px(16))
            objectName: "recorder.power." + modelData.seat
            separator: index < root.powers.all.length - 1
            subtitle: modelData.whyNot !== "" ? modelData.whyNot : modelData.does
            title: Theme.filled(qsTr("%1: %2"), modelData.name, modelData.power)
            whyNot: modelData.whyNot
            whyNotRule: modelData.clause

            leading: PlayerBadge {
                of: row.modelData
                size: Theme.px(44)
            }

            onTapped: root.powers.use(modelData.seat)
        }
    }
    Optional {
        active: root.asks

        Column {
            spacing: Theme.px(12)

            PromptField {
                ask: root.asking
                labelled: false
                names: "recorder.option"
                visible: root.kind === "choice" || root.kind === "number"

                onSaid: value => root.powers.answer(value)
            }
            Optional {
                active: root.kind === "card" || root.kind === "cards" || root.kind === "lists"

                CardGrid {
                    chosen: root.asking.chosen
                    enabledCards: root.asking.anyCard ? null : root.asking.cards
                    names: "recorder.pick"
                    whyNot: root.asking.whyOthersExcluded

                    onPicked: card => root.powers.pick(card)
                }
            }
            WrappedRow {
                TButton {
                    kind: "act"
                    text: root.asking.chosen.length > 0 ? qsTr("This meld is complete")
                        : qsTr("No more melds")
                    visible: root.kind === "lists"
                    width: Math.min(implicitWidth, root.width)

                    onTapped: root.powers.endPicking()
                }
                TButton {
                    kind: "ghost"
                    text: qsTr("Not known")
                    visible: !root.asking.required && root.kind !== "lists"
                    width: Math.min(implicitWidth, root.width)

                    onTapped: root.powers.skip()
                }
                TButton {
                    kind: "ghost"
                    text: qsTr("Another power")
                    width: Math.min(implicitWidth, root.width)

                    onTapped: root.powers.leave()
                }
            }
        }
    }
}
