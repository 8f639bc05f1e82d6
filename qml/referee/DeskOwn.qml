import QtQuick
import Tafel.Ui

// A custom game is scored, not judged: the desk says so, and shows the rules that the table has written.
ScrollColumn {
    id: root

    required property var own // a CountedGame

    column.width: width - Theme.px(10)
    spacing: Theme.px(12)

    Banner {
        bold: qsTr("%1 is scored, not judged.").arg(root.own.name || "")
        objectName: "referee.own"
        text: qsTr("These are the rules that the author wrote.")
    }
    Repeater {
        model: root.own.clauses || []

        SheetColumn {
            id: clause

            required property var modelData

            Paragraph {
                objectName: "referee.own." + clause.modelData.id
                text: clause.modelData.text
            }
        }
    }
}
