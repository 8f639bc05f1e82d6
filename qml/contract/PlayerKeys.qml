import QtQuick
import Tafel.Ui

// A prompt for one or more players: a row of the possible ones, one tap each.
EqualColumns {
    id: root

    required property ScorePad pad
    required property var ask // a PromptView
    property var awards: null // under each name, by seat
    property bool terse: false
    property bool highlights: true // highlights the answer
    property string whyNot: "" // why no player can be chosen now
    property var pick: seat => pad.measure.respond(ask.path, seat)
    property string names: "" // objectNames: names + seat
    property string question: ask?.title ?? "" // for the accessible names: "Who won trick 8?: Anna"
    property real keyHeight: Theme.touch(60)
    readonly property var options: ask?.options.filter(each => each.seat >= 0) ?? []

    columns: Math.max(1, options.length)
    spacing: Theme.px(8)

    Repeater {
        model: root.pad.seats

        PlayerKey {
            id: key

            required property Seat modelData

            readonly property var option: root.options.find(each => each.seat === seat)

            checked: root.highlights && (option?.on ?? false)
            height: Math.max(root.keyHeight, terse ? 0 : implicitHeight)
            label: root.question !== "" ? root.question + ": " + name : name
            objectName: root.names + seat
            subText: root.awards && !terse ? root.awards[seat] || "" : ""
            terse: root.terse
            view: modelData.view
            visible: option !== undefined
            whyNot: root.whyNot || (option?.whyNot ?? "")

            onTapped: root.pick(seat)
        }
    }
}
