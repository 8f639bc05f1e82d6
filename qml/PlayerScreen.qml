import QtQuick
import Tafel.App
import Tafel.Ui

// The page of one person on a screen of its own.
TScreen {
    id: root

    required property string player
    readonly property var chips: chosen.chips

    Keys.onEscapePressed: root.goBack()

    HistoryFilter {
        id: chosen

        session: root.session
    }
    TopBar {
        id: top

        subtitle: chips.map(each => each.text).join(" · ")
        title: root.player

        onBack: root.goBack()
    }
    Item {
        height: root.height - y - Theme.px(12)
        width: root.width - Theme.px(24)
        x: Theme.px(12)
        y: top.height

        PlayerPane {
            anchors.fill: parent
            filter: chosen
            player: root.player
            session: root.session

            onGoTo: (screen, values) => root.goTo(screen, values)
        }
    }
}
