import QtQuick
import Tafel.Ui

// One player's points of the current deal: name, effect, number. Active: ring and caret; rest: dashed, because the app
// filled it in. From 150 % text (or with `stacked`) the number is below the
// name.
FramedPressable {
    id: root

    required property seatView view
    property string zoneWord: "" // the effect of the number, if the safe zone has no room for its words
    property bool stacked: Theme.large
    property real numberSize: stacked && Theme.large ? 54 : 50
    readonly property bool active: view.active
    readonly property bool rest: view.rest
    readonly property string number: view.text !== "" ? view.text : "–"
    readonly property string award: view.changeText || zoneWord
    readonly property string note: rest ? qsTr("Rest") : ""
    readonly property string line: award !== "" ? award : view.source
    readonly property color awardInk: award === "" || view.verdict === "" ? Theme.mute
        : view.verdict === "yes" ? Theme.yes : Theme.no

    checkable: true
    checked: active
    dashed: rest && !active
    edge: active ? Theme.focus : view.isInvalid ? Theme.no : Theme.edge
    edgeWidth: rest && !active ? 0 : active || view.isInvalid ? Theme.ring : Theme.line
    hint: award
    implicitHeight: Theme.touch(stacked ? 124 : 92)
    label: view.side + (note !== "" ? " " + note : "") + ": " + number
        + (view.isInvalid ? ", " + qsTr("does not fit") : "")
        + (view.phone ? ", " + qsTr("from a phone") : "")
    radius: Theme.panelRadius

    PlayerBadge {
        id: badge

        of: root.view
        x: Theme.px(12)
        y: root.stacked ? Theme.px(10) : (root.height - height) / 2
    }
    Item {
        id: words

        anchors.left: badge.right
        anchors.leftMargin: Theme.px(8)
        anchors.right: root.stacked ? parent.right : digits.left
        anchors.rightMargin: Theme.px(root.stacked ? 10 : 6)
        height: root.stacked ? badge.height : nameText.height + (awardRow.visible ? awardRow.height : 0)
        y: root.stacked ? badge.y : (root.height - height) / 2

        NameText {
            id: nameText

            anchors.verticalCenter: root.stacked ? parent.verticalCenter : undefined
            room: words.width - (root.view.phone ? sign.width + Theme.px(5) : 0)
            size: 21
            text: root.view.side
            tallest: Theme.px(48)
        }
        Icon {
            id: sign

            anchors.left: nameText.right
            anchors.leftMargin: Theme.px(5)
            anchors.verticalCenter: nameText.verticalCenter
            name: "phone"
            size: Theme.sign(22)
            visible: root.view.phone
        }
        TText {
            anchors.baseline: nameText.baseline
            anchors.left: nameText.right
            anchors.leftMargin: Theme.px(5)
            color: Theme.mute
            size: root.stacked && Theme.large ? 16.5 : 18
            text: root.note
            visible: x + implicitWidth <= parent.width + Theme.px(4)
        }
    }
    MiddleRow {
        id: awardRow

        spacing: Theme.px(4)
        visible: root.line !== ""
        x: root.stacked ? Theme.px(12) : words.x
        y: root.stacked ? digits.y + (digits.height - height) / 2 + Theme.px(2)
            : words.y + nameText.height

        Icon {
            color: root.awardInk
            name: root.view.verdict === "yes" ? "check" : "cross"
            size: Theme.sign(19)
            stroke: 3.2
            visible: root.view.verdict !== "" && root.award !== ""
        }
        FitText {
            color: root.awardInk
            size: 18
            smallest: 17
            text: root.line
            weight: Font.Bold
            room: (root.stacked ? digits.x - awardRow.x - Theme.px(6) : words.width)
                - (root.view.verdict !== "" ? Theme.px(23) : 0)
        }
    }
    FitText {
        id: digits

        anchors.right: parent.right
        anchors.rightMargin: Theme.px(12)
        color: root.view.isInvalid ? Theme.no : Theme.ink
        fixed: true
        horizontalAlignment: Text.AlignRight
        size: root.numberSize * (!root.stacked && root.award !== "" && root.number.length > 2 && root.width < Theme.px(256) ? 0.84 : 1)
        smallest: 24
        text: root.number
        verticalAlignment: Text.AlignVCenter
        weight: root.rest ? Font.Medium : Font.Black
        room: root.width * (root.stacked ? 0.85 : root.number.length > 3 ? 0.38 : 0.55) // a word leaves room for the name
        leading: 1
        y: root.stacked ? root.height - height - Theme.px(14) : (root.height - height) / 2
    }
    Rectangle {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(7)
        anchors.verticalCenter: digits.verticalCenter
        color: Theme.focus
        height: Theme.px(42)
        visible: root.active
        width: Theme.px(3)
    }
}
