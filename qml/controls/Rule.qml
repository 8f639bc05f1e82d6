import QtQuick
import Tafel.Ui

// A line between two parts.
Rectangle {
    property bool strong: false // below the titles of a table

    color: strong ? Theme.edge : Theme.rule
    height: strong ? Theme.px(3) : Theme.line
    width: parent?.width ?? 0
}
