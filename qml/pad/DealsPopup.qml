import QtQuick
import Tafel.Ui

// All deals of the match, the newest first: the table of the match page, with totals and a pen that takes a deal up for
// correction.
Popup {
    id: root

    required property ScorePad pad
    required property Session session
    readonly property int waiting: pad.table.acceptance.deal

    signal chosen(int deal)

    closeName: "pad.deals.close"
    panelWidth: Theme.px(1100)
    title: pad.table.deals.length === 0 ? qsTr("No deal yet") : pad.table.gameKind === "round" ? qsTr("All rounds") : qsTr("All deals")

    MatchView {
        id: model

        matchId: root.pad.table.matchId
        newestFirst: true
        session: root.session
    }
    Paragraph {
        color: Theme.mute
        text: qsTr("Deals appear here after the first one. The pencil corrects a deal.")
        visible: root.pad.table.deals.length === 0
    }
    Paragraph {
        color: Theme.ask
        objectName: "pad.deals.waiting"
        text: root.pad.table.acceptance.title
        visible: root.waiting > 0
        weight: Font.Bold
    }
    DealTable {
        corrects: true
        names: "pad.all."
        totals: true
        view: model
        visible: root.pad.table.deals.length > 0
        whyNot: root.pad.table.ownershipText || (root.waiting > 0 ? qsTr("Accept or reject deal %1 first").arg(root.waiting) : "")
        width: root.innerWidth

        onCorrectionWanted: deal => root.chosen(deal)
    }
}
