import QtQuick
import Tafel.Ui

// The versions of the editions, side by side: the current one highlighted, differing words underlined, our
// interpretation.
Grid {
    id: root

    property var editions: [] // of ClauseEdition
    property bool sideBySide: true

    columns: editions.length > 1 && sideBySide && Theme.textScale < 1.75 ? 3 : 1
    spacing: Theme.px(12)

    Repeater {
        id: columns

        readonly property real highest: {
            let most = 0;
            for (let i = 0; i < count; ++i)
                most = Math.max(most, itemAt(i) ? (itemAt(i) as EditionColumn).wanted : 0);
            return most;
        }

        model: root.editions

        EditionColumn {
            edition: modelData
            height: root.columns > 1 ? columns.highest : wanted
            lone: root.editions.length === 1
            width: Math.floor((root.width - (root.columns - 1) * root.spacing) / root.columns)

            required property var modelData
        }
    }
}
