import QtQuick
import Tafel.Ui

// Replaces the answer while a prompt is open: a choice, the grid of cards, or several prompts at once.
Sheet {
    id: root

    required property Desk desk
    readonly property deskPick picking: desk.picking
    readonly property string kind: picking.kind

    Heading {
        id: heading

        text: root.picking.title
    }
    Scroller {
        id: flick

        anchors.bottom: grid.active || done.visible ? done.top : parent.bottom
        anchors.bottomMargin: grid.active || done.visible ? Theme.px(12) : 0
        anchors.top: heading.bottom
        anchors.topMargin: Theme.px(8)
        contentHeight: all.height

        Strip {
            id: all

            height: Math.max(flick.height, inside.height + (grid.active ? grid.height + inside.spacing : 0))

            Stack {
                id: inside

                spacing: Theme.px(14)

                Remark {
                    text: root.picking.hint
                    visible: text !== "" && (!Theme.veryLarge || root.kind === "asks")
                }
                DeskPrompts {
                    asks: root.picking.asks
                    desk: root.desk
                }
                PromptOptions {
                    ask: root.picking
                    columns: !Array.from(root.picking.options).some(each => each.line !== "") ? 0
                        : root.picking.options.length <= 5 || Theme.large ? 1 : 2
                    highlights: true
                    names: "referee." + root.picking.path
                    visible: root.kind === "choice"

                    onSaid: (value, name) => root.desk.tap(root.picking.path, name)
                }
                PromptOptions {
                    ask: ({options: root.picking.tools})
                    names: "referee." + root.picking.path
                    visible: root.picking.tools.length > 0

                    onSaid: (value, name) => root.desk.tap(root.picking.path, name)
                }
            }
            // At the bottom: its position does not depend on the prompts above.
            Optional {
                id: grid

                active: root.kind === "card" || root.kind === "character"
                anchors.bottom: parent.bottom

                CardGrid {
                    chosen: root.picking.chosen
                    enabledCards: root.picking.anyCard ? null : root.picking.cards
                    french: root.desk.pack.french
                    gone: root.picking.gone
                    muted: root.kind === "card" ? root.desk.pack.absent : []
                    names: "referee." + root.kind
                    ranks: root.desk.pack.ranks
                    whyGone: root.picking.whyGone

                    function refusal(card: string): var {
                        return muted.includes(card) || gone.includes(card) ? {text: reasonAgainst(card)} : root.desk.against(card);
                    }

                    onPicked: card => root.desk.pick(card)
                }
            }
        }
    }
    ScrollLine {
        of: flick
        x: flick.x + flick.width + Theme.px(4)
    }
    TButton {
        id: done

        anchors.bottom: parent.bottom
        anchors.right: parent.right
        height: Math.max(Theme.touch(60), implicitHeight)
        icon: root.picking.goesOn ? "next" : "check"
        kind: "act"
        objectName: "referee.next"
        text: root.picking.next
        visible: text !== ""
        width: Math.min(parent.width, Math.max(implicitWidth, Theme.px(220)))

        onTapped: root.desk.next()
    }
}
