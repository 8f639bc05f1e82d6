import QtQuick
import Tafel.Ui

// The page of one person on a screen of its own.
TitledScreen {
    id: root

    required property string player
    readonly property var chips: chosen.chips

    subtitle: chips.map(each => each.text).join(" · ")
    title: player

    HistoryFilter {
        id: chosen

        session: root.session
    }
    PlayerPane {
        anchors.fill: parent
        filter: chosen
        player: root.player
    }
}
