import QtQuick
import Tafel.App
import Tafel.Ui

// What the table asked the referee during a match, and what it decided itself.
Sheet {
    id: root

    required property MatchView view

    signal openClause(string clause)

    implicitHeight: all.implicitHeight + 2 * padding

    Column {
        id: all

        spacing: Theme.px(12)
        width: parent.width

        TText {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            size: 22
            text: qsTr("Disputes")
            weight: Font.Black
        }
        Repeater {
            model: root.view.disputes

            DisputeRow {
                id: row

                required property var modelData
                required property int index

                dispute: modelData
                objectName: "match.dispute." + index
                role: modelData.clause !== "" ? Accessible.Link : Accessible.StaticText
                width: all.width

                onTapped: if (modelData.clause !== "")
                    root.openClause(modelData.clause)
            }
        }
    }
}
