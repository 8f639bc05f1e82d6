import QtQuick
import Tafel.Ui

// All deals of the match, the newest first: the table of the match page, with totals and a pen that takes a deal up for
// correction.
Popup {
    id: root

    required property ScorePad pad
    required property Session session

    panelWidth: Theme.px(1100)
    title: pad.table.deals.length === 0 ? qsTr("No %1 yet", "deal").arg(pad.table.dealWord) : qsTr("All %1", "deals").arg(pad.table.dealsWord)

    MatchView {
        id: model

        matchId: root.pad.table.matchId
        newestFirst: true
        session: root.session
    }
    Paragraph {
        color: Theme.mute
        text: qsTr("Each %1 appears here. The pencil corrects it.", "deal").arg(root.pad.table.dealWord)
        visible: root.pad.table.deals.length === 0
    }
    Strong {
        color: Theme.ask
        objectName: "pad.deals.waiting"
        text: root.pad.table.acceptance.title
        visible: root.pad.table.acceptance.deal > 0
    }
    DealTable {
        corrects: true
        names: "pad.all."
        totals: true
        view: model
        visible: root.pad.table.deals.length > 0
        whyNot: root.pad.table.ownershipText || root.pad.table.acceptance.whyNot

        onCorrectionWanted: deal => {
            const correction = root.pad.correction; // this here is gone then
            root.closed();
            correction.begin(deal);
        }
    }
}
