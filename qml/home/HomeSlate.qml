import QtQuick
import Tafel.App
import Tafel.Ui

// The match under way as it stands, with the way back to it; without one an invitation.
Slate {
    id: root

    required property ScorePad pad
    readonly property var seats: pad.seats
    readonly property bool twoRows: seats.length > 3

    signal continued
    signal begun

    padding: Theme.px(14)
    paddingV: Theme.px(14)

    Item {
        id: head

        height: Math.max(title.height, since.height)
        visible: root.pad.open
        width: parent.width

        TText {
            id: title

            color: Theme.chalk
            elide: Text.ElideRight
            size: 22
            text: root.pad.title
            weight: Font.Bold
            width: Math.min(implicitWidth, parent.width)
        }
        TText {
            id: since

            readonly property var parts: [Theme.large ? "" : qsTr("since %1").arg(root.pad.since), root.pad.deals.length === 1 ? qsTr("1 deal")
                : qsTr("%1 deals").arg(root.pad.deals.length), root.pad.finished ? "" : qsTr("%1 deals", "a person").arg(root.pad.dealerName)
            ]

            anchors.right: parent.right
            color: Theme.chalkMute
            elide: Text.ElideRight
            horizontalAlignment: Text.AlignRight
            text: parts.filter(each => each !== "").join(" · ")
            width: parent.width - title.width - Theme.px(16)
        }
    }
    Grid {
        id: standing

        readonly property real cellWidth: root.twoRows ? parent.width / 2 : parent.width / Math.max(1, root.seats.length)

        columns: root.twoRows ? 2 : Math.max(1, root.seats.length)
        visible: root.pad.open
        width: parent.width
        y: head.height + (go.y - head.height - height) / 2

        Repeater {
            model: root.seats

            StandingColumn {
                required property Seat modelData

                filled: modelData.view.total
                name: modelData.view.name
                nameSize: 32
                number: modelData.view.total
                numberSize: !root.twoRows ? 168 : root.height > Theme.px(650) ? 132 : 104
                pipSize: Math.min(Theme.px(19), (standing.cellWidth - Theme.px(16)) / (target * 1.33))
                seat: modelData.view.index
                separator: false
                tag: modelData.view.winner ? qsTr("wins") : ""
                tagIcon: "trophy"
                target: root.pad.target
                width: standing.cellWidth
            }
        }
    }
    TButton {
        id: go

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(4)
        height: Math.max(Theme.px(92), implicitHeight)
        kind: "chalk"
        objectName: "home.continue"
        slated: true
        text: root.pad.finished ? qsTr("Show the result") : qsTr("Continue: deal %1").arg(root.pad.dealNumber)
        textSize: 27
        visible: root.pad.open
        width: parent.width

        onTapped: root.continued()
    }
    Column {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(18)
        visible: !root.pad.open
        width: parent.width

        Tally {
            anchors.horizontalCenter: parent.horizontalCenter
            height: Theme.px(150)
            width: Theme.px(230)
        }
        TText {
            color: Theme.chalk
            horizontalAlignment: Text.AlignHCenter
            size: 34
            text: qsTr("A clean slate")
            weight: Font.Black
            width: parent.width
            wrapMode: Text.Wrap
        }
        TText {
            color: Theme.chalkMute
            horizontalAlignment: Text.AlignHCenter
            size: 22
            text: qsTr("Shuffle, sit down, begin. From then on the match stands here.")
            width: parent.width
            wrapMode: Text.Wrap
        }
    }
    TButton {
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(4)
        height: Math.max(Theme.px(92), implicitHeight)
        kind: "chalk"
        objectName: "home.begin"
        slated: true
        text: qsTr("Begin a match")
        textSize: 27
        visible: !root.pad.open
        width: parent.width

        onTapped: root.begun()
    }
}
