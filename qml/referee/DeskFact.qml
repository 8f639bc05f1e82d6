import QtQuick
import Tafel.Ui

// One fact of the table: cards in their places, rows of cards, buttons that open or change it, prompts that are answered in
// place.
SheetColumn {
    id: root

    required property Desk desk
    required property var fact
    property bool plain: false // on the ground, without a rim
    readonly property var nothing: ({path: "", title: "", hint: "", places: [], rows: [], options: [], asks: []})
    readonly property string names: fact.path !== "" ? "referee." + fact.path : "referee"
    readonly property bool numbers: desk.pack.ranks.length === 0
    readonly property bool hand: fact.path === "hand"
    readonly property bool aside: fact.places.length > 0 && fact.options.length > 0
    // A full hand of numbers in one row as far as fingers allow.
    readonly property real cell: Math.max(Theme.px(56),
        Math.min(Theme.px(hand ? 86 : 66), Math.floor(width - 2 * padding) / Math.max(1, fact.places.length)))

    border.width: plain ? 0 : Theme.line
    color: plain ? "transparent" : Theme.sheet
    spacing: Theme.px(8)

    Heading {
        color: Theme.mute
        objectName: root.names + ".title"
        size: 20
        text: root.fact.title
        weight: Font.Bold
    }
    Strip {
        height: Math.max(places.visible ? places.height : 0, options.visible ? options.height : 0)
        visible: places.visible || options.visible

        Flow {
            id: places

            spacing: root.numbers ? 0 : Theme.px(14)
            visible: root.fact.places.length > 0
            width: parent.width - (root.aside ? options.width + Theme.px(16) : 0)

            Repeater {
                model: root.fact.places

                DeskPlace {
                    required property deskPlace modelData

                    cell: root.cell
                    checkable: root.hand && modelData.card !== ""
                    checked: modelData.asked
                    french: root.desk.pack.french
                    hint: modelData.card !== "" ? root.fact.hint : ""
                    numbers: root.numbers
                    objectName: root.names + "." + modelData.name
                    place: modelData
                    room: root.hand && root.numbers ? Theme.px(18) : 0
                    title: root.fact.title

                    onTapped: root.desk.tap(root.fact.path, modelData.name)
                }
            }
        }
        PromptOptions {
            id: options

            anchors.bottom: parent.bottom
            anchors.right: parent.right
            ask: root.fact
            checks: root.fact.path === "playable"
            layoutDirection: root.aside ? Qt.RightToLeft : Qt.LeftToRight
            highlights: true
            names: root.names
            stacked: root.aside
            visible: root.fact.options.length > 0
            width: root.aside ? Math.min(Theme.px(210), parent.width * 0.4) : parent.width

            onSaid: (value, name) => root.desk.tap(root.fact.path, name)
        }
    }
    Pressable {
        hint: root.fact.hint
        implicitHeight: rows.implicitHeight
        label: root.fact.title
        objectName: root.names
        visible: root.fact.rows.length > 0
        width: parent.width

        onTapped: root.desk.tap(root.fact.path, "")

        Stack {
            id: rows

            spacing: Theme.px(6)

            Repeater {
                model: root.fact.rows

                DeskRow {
                    required property deskRow modelData
                    required property int index

                    cards: modelData.cards
                    objectName: root.names + ".row." + index
                    picked: modelData.asked
                    suit: modelData.suit
                    width: rows.width
                }
            }
        }
    }
    DeskPrompts {
        asks: root.fact.asks
        desk: root.desk
    }
}
