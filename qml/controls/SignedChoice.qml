import QtQuick
import Tafel.Ui

// A power that may add or take away, as Computer: −5 | name and status | +5. Emits chosen(-1 | 0 | +1).
Item {
    id: root

    required property string name
    property string status: "" // "not used", "+5"
    property int sign: 0
    property string whyNot: ""
    property string whyNotRule: "" // the id of the clause behind it
    property string names: "" // objectNames: names + ".minus", names + ".plus"
    readonly property real side: Math.round(Math.max(Theme.px(54), width * (Theme.large ? 0.22 : 0.25)))

    signal chosen(int sign)

    implicitHeight: Theme.px(Theme.large ? 84 : 62)

    Segment {
        objectName: root.names !== "" ? root.names + ".minus" : ""
        chosen: root.sign < 0
        first: true
        height: parent.height
        label: root.name + " −5"
        showCheck: false
        text: "−5"
        whyNot: root.whyNot
        whyNotRule: root.whyNotRule
        whyNotTitle: root.name
        width: root.side
        z: chosen ? 1 : 0

        onTapped: root.chosen(-1)
    }
    Segment {
        checkable: false
        height: parent.height
        hint: root.status
        label: root.name
        subText: Theme.large && root.sign === 0 ? "" : root.status // would need a third line
        sunken: true
        text: root.name
        whyNot: root.whyNot
        whyNotRule: root.whyNotRule
        whyNotTitle: root.name
        width: parent.width - 2 * root.side + 2 * Theme.line
        x: root.side - Theme.line

        onTapped: root.chosen(0)
    }
    Segment {
        objectName: root.names !== "" ? root.names + ".plus" : ""
        anchors.right: parent.right
        chosen: root.sign > 0
        height: parent.height
        label: root.name + " +5"
        last: true
        showCheck: false
        text: "+5"
        whyNot: root.whyNot
        whyNotRule: root.whyNotRule
        whyNotTitle: root.name
        width: root.side
        z: chosen ? 1 : 0

        onTapped: root.chosen(1)
    }
}
