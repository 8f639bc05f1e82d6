import QtQuick
import Tafel.Ui

// One custom game: its rules, its versions, and its actions.
Popup {
    id: root

    required property CustomGameList list
    required property string game // its id
    readonly property var offered: list.games
    readonly property var putAway: list.hidden
    readonly property var view: offered.concat(putAway).find(each => each.id === game) || ({versions: []})
    readonly property bool away: putAway.some(each => each.id === game)
    property string code: ""

    panelWidth: Theme.px(1000)
    title: view.name || ""

    Component.onCompleted: list.reset()

    WrappedRow {
        TButton {
            icon: "pen"
            kind: "act"
            objectName: "ownGame.edit"
            text: qsTr("Change")

            onTapped: Screens.of(root).goTo("CustomGameEditor", {game: root.game})
        }
        TButton {
            icon: "file"
            objectName: "ownGame.save"
            text: qsTr("Save as a file")

            onTapped: root.list.save(root.game)
        }
        TButton {
            icon: "phone"
            objectName: "ownGame.code"
            text: qsTr("As a picture for a phone")
            whyNot: root.list.code(root.game) === "" ? qsTr("It is too long for a picture: save it as a file.") : ""

            onTapped: root.code = root.code === "" ? root.list.code(root.game) : ""
        }
        TButton {
            icon: root.away ? "undo" : "cross"
            objectName: "ownGame.away"
            text: root.away ? qsTr("Show again") : qsTr("Hide")

            onTapped: {
                root.list.setHidden(root.game, !root.away);
                root.closed();
            }
        }
    }
    SavedBanner {
        opens: false // no program shows a game file
        saved: root.list.saved
    }
    Rectangle {
        color: "#FFFDF6"
        height: width
        visible: root.code !== ""
        width: Math.min(root.innerWidth, Theme.px(620))

        QrCode {
            Accessible.name: qsTr("The game file as a code")
            Accessible.role: Accessible.Graphic
            anchors.fill: parent
            objectName: "ownGame.picture"
            text: root.code
        }
    }
    Paragraph {
        text: root.view.words || ""
    }
    Repeater {
        model: root.view.versions

        Remark {
            required property customVersionRow modelData

            text: qsTr("Version %1 (%2): %3").arg(modelData.number).arg(modelData.fingerprint.slice(0, 8)).arg(modelData.played)
        }
    }
}
