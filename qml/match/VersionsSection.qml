import QtQuick
import Tafel.Ui

// The versions of a match after tablets diverged, side by side if there is space: the table chooses one.
Stack {
    id: root

    required property MatchOwnership ownership
    required property MatchView view
    readonly property int columns: (width - spacing) / 2 >= label + Math.max(1, view.players.length) * least + Theme.px(34) ? 2 : 1
    readonly property real label: Theme.text(18) * 4.5
    readonly property real least: Theme.px(52) * Math.min(1.4, Theme.textScale)

    spacing: Theme.gap
    visible: ownership.versions.length > 1

    Banner {
        bold: root.ownership.forked ? qsTr("Which version counts?") : qsTr("The table has chosen this version.")
        kind: root.ownership.forked ? "ask" : "yes"
        objectName: "match.forked"
        text: root.ownership.forked ? qsTr("Two tablets recorded this match while offline. Nothing is lost; statistics use one version.")
            : qsTr("The other version is kept and can still be chosen.")
    }
    EqualColumns {
        columns: root.columns
        spacing: root.spacing

        Repeater {
            model: root.ownership.versions

            VersionCard {
                required property var modelData
                required property int index

                label: root.label
                names: "match.version." + index
                ownership: root.ownership
                version: modelData
                view: root.view
            }
        }
    }
}
