import QtQuick
import Tafel.Ui

// A power that may add or take away, as Computer: −5 | name and status | +5. Emits chosen(-1 | 0 | +1).
Item {
    id: root

    required property seatView view
    readonly property string names: "pad.sign." + view.index // objectNames: names + ".minus", names + ".plus"
    readonly property string status: view.powerNumber === 0 && view.whyNot === "" ? qsTr("not used") : view.powerLine
    readonly property real side: Math.round(Math.max(Theme.px(54), width * (Theme.large ? 0.22 : 0.25)))

    signal chosen(int sign)

    component Piece: Segment {
        property int sign: 0

        chosen: sign !== 0 && sign === root.view.powerNumber
        height: root.height
        label: root.view.power + " " + text
        showCheck: false
        whyNot: root.view.whyNot
        whyNotRule: root.view.whyNotClause
        whyNotTitle: root.view.power
        width: root.side
        z: chosen ? 1 : 0

        onTapped: root.chosen(sign)
    }

    implicitHeight: Theme.px(Theme.large ? 84 : 62)

    Piece {
        first: true
        objectName: root.names + ".minus"
        sign: -1
        text: "−5"
    }
    Piece {
        checkable: false
        hint: root.status
        label: root.view.power
        subText: Theme.large && root.view.powerNumber === 0 ? "" : root.status // would need a third line
        sunken: true
        text: root.view.power
        width: root.width - 2 * root.side + 2 * Theme.line
        x: root.side - Theme.line
    }
    Piece {
        anchors.right: parent.right
        last: true
        objectName: root.names + ".plus"
        sign: 1
        text: "+5"
    }
}
