import QtQuick
import Tafel.Ui

// A game from a file: choose it, read its rules contract by contract, import it.
Popup {
    id: root

    required property CustomGameList list
    property var files: []
    readonly property customGameView looked: list.inspected
    readonly property bool chosen: looked.file !== ""
    readonly property bool refused: chosen && looked.problem !== ""

    panelWidth: Theme.px(1000)
    title: qsTr("A game from a file")

    Component.onCompleted: {
        list.reset();
        files = finder.files("game");
    }

    Transfer {
        id: finder

        session: root.list.session
    }
    Remark {
        text: root.files.length > 0 ? qsTr("Game files in Documents, Downloads and on connected drives.")
            : qsTr("Put a game file (.game.json) into Documents or Downloads, or connect a drive.")
        visible: !root.chosen
    }
    Stack {
        visible: !root.chosen

        Repeater {
            model: root.chosen ? [] : root.files

            ListRow {
                required property saveLocation modelData
                required property int index

                objectName: "file." + index
                subtitle: modelData.place
                title: modelData.name
                trailing: modelData.detail

                onTapped: root.list.inspect(modelData.path)
            }
        }
    }
    Banner {
        bold: qsTr("%1 cannot be imported.").arg(root.looked.file)
        kind: "no"
        objectName: "ownFile.problem"
        text: root.looked.problem
        visible: root.refused
    }
    Stack {
        spacing: Theme.px(10)
        visible: root.chosen && !root.refused

        Labelled {
            leading: GamePicture {
                picture: "sign " + root.looked.sign
            }
            spacing: Theme.px(14)

            Heading {
                objectName: "ownFile.name"
                text: root.looked.name || ""
            }
            Remark {
                text: root.looked.people || ""
            }
        }
        Banner {
            bold: root.looked.known ? qsTr("This game is already here, unchanged.") : qsTr("A game of this name already exists.")
            objectName: "ownFile.twin"
            text: root.looked.known ? "" : qsTr("Both stay. This one becomes the newest version; played matches keep theirs.")
            visible: root.looked.known === true || root.looked.twin === true
        }
        Paragraph {
            objectName: "ownFile.words"
            text: root.looked.words || ""
        }
        EnterButton {
            height: Theme.touch(76)
            objectName: "ownFile.take"
            text: qsTr("Import")
            visible: !root.looked.known

            onTapped: if (root.list.take())
                root.closed()
        }
    }
    TButton {
        kind: "ghost"
        objectName: "ownFile.other"
        text: qsTr("Another file")
        visible: root.chosen

        onTapped: root.list.reset()
    }
}
