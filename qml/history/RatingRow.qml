import QtQuick
import Tafel.Ui

// One person in the table of ratings; without space for columns the bar is below the name.
Pressable {
    id: root

    required property var person // see RatingList.people
    required property var columns // see RatingsSection
    property real start: 0
    property real from: 0
    property real to: 1
    readonly property bool narrow: columns.narrow
    readonly property color ink: person.provisional ? Theme.mute : Theme.ink

    component Bar: RatingBar {
        at: root.person.rating
        dashed: root.person.provisional
        from: root.from
        high: root.person.high
        low: root.person.low
        start: root.start
        to: root.to
    }

    implicitHeight: narrow ? lower.y + lower.height + Theme.px(10) : Theme.touch(54)
    label: (person.place !== "" ? person.place + ", " : "") + person.name + ", "
        + (person.provisional ? qsTr("provisional") : person.text + " " + person.deviation) + ", " + person.matchesText
    ringInside: true
    role: Accessible.ListItem

    Rectangle {
        anchors.fill: parent
        color: root.down ? Theme.sunk : "transparent"
    }
    Item {
        id: head

        height: root.narrow ? Math.max(Theme.px(54), name.height) : root.height
        width: parent.width

        TText {
            anchors.verticalCenter: parent.verticalCenter
            color: Theme.mute
            size: 22
            text: root.person.place
            x: Theme.px(6)
        }
        BadgePicker {
            id: badge

            anchors.verticalCenter: parent.verticalCenter
            initial: root.person.initial
            badge: root.person.badge
            size: Theme.px(38)
            x: root.columns.badge
        }
        NameText {
            id: name

            anchors.verticalCenter: parent.verticalCenter
            color: root.ink
            room: (root.narrow ? number.x : root.columns.bar) - x - Theme.px(12)
            size: 22
            text: root.person.name
            x: badge.x + badge.width + Theme.px(10)
        }
        Bar {
            height: parent.height - Theme.px(4)
            visible: !root.narrow
            width: root.columns.barWidth
            x: root.columns.bar
            y: Theme.px(2)
        }
        TText {
            id: number

            anchors.verticalCenter: parent.verticalCenter
            color: root.ink
            size: 24
            text: root.person.text
            weight: Font.Black
            x: (root.narrow ? parent.width - Theme.px(6) : root.columns.rating) - width
        }
        Muted {
            anchors.verticalCenter: parent.verticalCenter
            text: root.person.matches
            visible: !root.narrow
            x: root.columns.matches - width
        }
        TText {
            anchors.verticalCenter: parent.verticalCenter
            color: root.person.provisional || root.person.movedSign === "" ? Theme.mute : root.person.movedSign === "yes" ? Theme.yes : Theme.no
            size: root.person.provisional ? 18 : 20
            text: root.person.provisional ? qsTr("provisional") : root.person.moved
            visible: !root.narrow && root.columns.moved > 0
            weight: root.person.provisional ? Font.Medium : Font.Bold
            x: root.columns.moved - width
        }
    }
    Column {
        id: lower

        spacing: Theme.px(2)
        visible: root.narrow
        width: parent.width - 2 * x
        x: Theme.px(6)
        y: head.height

        Bar {
            height: Theme.px(30)
            width: parent.width
        }
        Remark {
            text: [root.person.provisional ? qsTr("provisional") : root.person.deviation, root.person.matchesText].join(" · ")
        }
    }
    Underline { }
}
