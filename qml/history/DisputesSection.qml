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
        id: rows

        asked: JSON.stringify(root.filter.chips)
        model: book

        delegate: FocusScope {
            id: row

            required property var modelData
            required property int index

            height: words.implicitHeight + Theme.px(20)
            width: rows.width

            DisputeRow {
                id: words

                anchors.left: parent.left
                anchors.right: parent.right
                anchors.rightMargin: Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                activeFocusOnTab: row.index === rows.stop
                dispute: row.modelData.dispute
                focus: true
                objectName: "history.dispute." + row.index
                place: row.modelData.place
                role: Accessible.ListItem

                onActiveFocusChanged: if (activeFocus)
                    rows.stop = row.index
                onTapped: if (row.modelData.match !== "")
                    Screens.of(root).goTo("Match", {matchId: row.modelData.match});
                else if (dispute.clause !== "")
                    Screens.of(root).openClause(dispute.clause)
            }
            Underline { }
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
