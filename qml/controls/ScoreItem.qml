import QtQuick
import Tafel.Ui

// The score of one player on the slate, which ScoreRow and ScoreColumn draw. The unit of the match decides how.
Item {
    id: root

    property Seat player: null // has the score; without it the values are given
    property int seat: player?.view.badge ?? 0
    property string name: player?.view.name ?? ""
    property string unit: player?.view.unit ?? "victory-points" // "points", "penalty-points", "strokes", "chips"
    property string number: player?.view.total ?? ""
    property string tag: "" // "deals"
    property string tagIcon: "deck"
    property string note: "" // muted, next to the name ("deals next") or below it
    property int filled: player?.view.total ?? 0 // number of pips, chips or strokes
    property int coming: player?.view.pending ?? 0 // … and would be added; chips and strokes: negative would leave
    property int target: 0 // 0 for no pips
    property int full: player?.view.full ?? 0 // chips at the start
    property int marks: player?.view.marks ?? 0 // games lost
    property bool out: player?.view.out ?? false // has got rid of the strokes: does not play on
    property bool separator: true
    property real chipSize: 0
    property real strokeHeight: 0
    property real strokeRoom: 0 // their maximum width
    readonly property bool struck: unit === "strokes"
    readonly property bool draws: struck || unit === "chips"
    readonly property Component drawing: struck ? strokePart : chipPart
    readonly property string lost: player?.view.lost ?? ""

    Accessible.role: Accessible.StaticText

    Component {
        id: chipPart

        Chips {
            coming: root.coming
            filled: root.filled
            full: root.full
            seat: root.seat
            size: root.chipSize
        }
    }
    Component {
        id: strokePart

        Strokes {
            coming: root.coming
            filled: root.filled
            room: root.strokeRoom
            seat: root.seat
            tall: root.strokeHeight
        }
    }
}
