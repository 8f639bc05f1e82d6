import QtQuick
import Tafel.Ui

// A custom game is scored, not judged: the desk says so, and shows the rules that the table has written.
Item {
    id: root

    required property var own // a CountedGame

    Scroller {
        id: flick

        anchors.fill: parent
        contentHeight: column.height

        Column {
            id: column

            spacing: Theme.px(12)
            width: parent.width - Theme.px(10)

            Banner {
                bold: qsTr("%1 is a game of your own.").arg(root.own.name || "")
                objectName: "referee.own"
                text: qsTr("The app counts this game but does not judge it. These are the rules that the author wrote.")
            }
            Repeater {
                model: root.own.clauses || []

                Sheet {
                    id: clause

                    required property var modelData

                    implicitHeight: text.height + 2 * padding
                    width: column.width

                    Paragraph {
                        id: text

                        objectName: "referee.own." + clause.modelData.id
                        text: clause.modelData.text
                    }
                }
            }
        }
    }
    ScrollLine {
        of: flick
    }
}
