import QtQuick
import Tafel.Ui

// The questions to the referee during a match, and the table's own decisions.
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
