import QtQuick
import Tafel.Ui

// The dealer against the order: somebody dealt out of turn, or the first dealer was another one.
Popup {
    id: root

    required property ScorePad pad

    panelWidth: Theme.px(620)
    spacing: 0
    title: qsTr("Who deals?")

    Remark {
        text: qsTr("After that, the deal passes on as usual.")
    }
    Repeater {
        model: root.pad.seats

        ListRow {
            id: row

            required property Seat modelData

            chevron: false
            chosen: modelData.view.name === root.pad.deal.dealer
            leading: PlayerBadge {
                chosen: row.chosen
                of: row.modelData.view
            }
            objectName: "pad.dealer." + modelData.view.index
            separator: modelData.view.index < root.pad.seats.length - 1
            subtitle: whyNot
            title: modelData.view.name
            whyNot: root.pad.whyNotDealer(modelData.view.index)

            onTapped: {
                root.pad.setDealer(modelData.view.index);
                root.closed();
            }
        }
    }
}
