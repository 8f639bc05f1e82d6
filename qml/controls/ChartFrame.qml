import QtQuick
import Tafel.Charts
import Tafel.Ui
import "paths.js" as Paths

// The common parts of all charts: a title with its menu at the top, and the theme's style for drawing in C++.
Item {
    id: root

    property string title: "" // if empty, title and menu are shown elsewhere
    property string fileTitle: title // title in the saved file
    property string names: "chart" // prefix of the menu's objectNames
    property Component tools: null // buttons next to the menu
    readonly property bool headed: title !== ""
    readonly property real headHeight: headed ? Math.max(Theme.px(56), heading.implicitHeight + Theme.px(6)) : 0
    readonly property var look: ({
            ground: Theme.sheet,
            ink: Theme.ink,
            mute: Theme.mute,
            edge: Theme.edge,
            rule: Theme.rule,
            players: Theme.paperPlayers.map(each => Qt.color(each)),
            shapes: Theme.shapes.map(each => Paths.players[each]),
            dashes: Theme.dashes,
            family: Theme.family,
            unit: Theme.unit,
            text: Theme.text(18)
        })

    readonly property ChartPictures pictures: ChartPictures // for the menu, which must not load Qt Charts
    property string told: "" // text of the point that was tapped or selected with the arrow keys

    Accessible.description: told
    Accessible.focusable: true
    Accessible.role: Accessible.Chart
    activeFocusOnTab: true

    function ticksBetween(from: real, to: real, step: real): var {
        const all = [];
        for (let i = Math.ceil(from / step - 1e-6); i * step <= to + 1e-6 && all.length < 50; ++i)
            all.push(i * step);
        return all;
    }
    // The number of decimals with which no two ticks read the same.
    function digitsFor(step: real): int {
        return step >= 1 ? 0 : step >= 0.1 ? 1 : 2;
    }
    function localized(value: real, decimals: int): string {
        return Theme.number(Number(value).toLocaleString(Qt.locale(), "f", decimals));
    }

    Heading {
        id: heading

        anchors.left: parent.left
        anchors.right: toolsPlace.left
        anchors.rightMargin: Theme.px(10)
        elide: Text.ElideRight
        maximumLineCount: 2
        size: 22
        text: root.title
        visible: root.headed
        y: Math.max(0, (Theme.px(54) - implicitHeight) / 2)
    }
    Loader {
        id: toolsPlace

        active: root.headed
        anchors.right: menu.left
        anchors.rightMargin: Theme.px(8)
        sourceComponent: root.tools
        z: 2
    }
    FocusRing {
        visible: root.activeFocus
    }
    Loader {
        id: menu

        active: root.headed
        anchors.right: parent.right
        z: 60

        sourceComponent: ChartMenu {
            chart: root
            names: root.names
            room: root.width
        }
    }
}
