import QtQuick
import Tafel.Ui

// All disputes, newest first; a tap opens the match, or the clause of a dispute outside of matches.
Sheet {
    id: root

    required property HistoryFilter filter

    DisputeListModel {
        id: book

        filter: root.filter
        session: root.filter.session
    }
    StableListView {
        asked: JSON.stringify(root.filter.chips)
        model: book

        delegate: DisputeRow {
            required property var modelData
            required property int index

            dispute: modelData.dispute
            line.end: Theme.px(12)
            objectName: "history.dispute." + index
            place: modelData.place
            ringInside: true

            onTapped: if (modelData.match !== "")
                Screens.of(root).goTo("Match", {matchId: modelData.match});
            else if (dispute.clause !== "")
                Screens.of(root).openClause(dispute.clause)
        }
    }
    EmptyState {
        anchors.centerIn: parent
        objectName: "disputes.empty"
        text: root.filter.active ? qsTr("Nothing was disputed in these matches. Show all to see more.")
            : qsTr("Disputes that you record at the referee desk appear here, with the verdict and the decision of the table.")
        title: qsTr("No dispute yet")
        visible: book.count === 0
    }
}
