import QtQuick
import Tafel.App
import Tafel.Ui

// What the table asked the referee during a match, and what it decided itself.
SheetColumn {
    id: root

    required property MatchView view

    spacing: Theme.px(12)

    Heading {
        size: 22
        text: qsTr("Disputes")
    }
    Repeater {
        model: root.view.disputes

        DisputeRow {
            required property var modelData
            required property int index

            dispute: modelData
            objectName: "match.dispute." + index
            role: modelData.clause !== "" ? Accessible.Link : Accessible.StaticText
            width: parent.width

            onTapped: if (modelData.clause !== "")
                Screens.of(root).openClause(modelData.clause)
        }
    }
}
