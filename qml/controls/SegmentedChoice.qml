import QtQuick
import Tafel.Ui

// One of a few, side by side. options: strings, or {text, subText, whyNot}. Emits chosen(index).
Item {
    id: root

    property var options: []
    property int current: -1
    property string label: ""
    property bool showCheck: true
    property var names: [] // objectNames of the pieces

    property real tallest: 0

    signal chosen(int index)
    signal explain(int index)

    function measure() {
        tallest = 0;
        for (let index = 0; index < segments.count; ++index)
            tallest = Math.max(tallest, segments.itemAt(index)?.implicitHeight ?? 0);
    }

    Accessible.name: label
    Accessible.role: Accessible.Grouping
    implicitHeight: Math.max(Theme.px(56), Theme.large ? Math.round(Theme.text(20) * 2.24) + Theme.px(8) : 0, tallest)
    implicitWidth: options.length * Theme.px(140)

    Repeater {
        id: segments

        model: root.options

        Segment {
            required property var modelData
            required property int index

            readonly property int pieces: root.options.length
            readonly property real piece: (root.width + (pieces - 1) * Theme.line) / pieces

            objectName: root.names[index] || ""
            chosen: index === root.current
            first: index === 0
            height: root.height
            last: index === root.options.length - 1
            role: Accessible.RadioButton
            showCheck: root.showCheck
            subText: modelData.subText || ""
            text: modelData.text !== undefined ? modelData.text : modelData
            whyNot: modelData.whyNot || ""
            width: Math.round((index + 1) * (piece - Theme.line) + Theme.line) - x
            x: Math.round(index * (piece - Theme.line))
            z: chosen ? 1 : 0

            Component.onCompleted: root.measure()
            onExplain: root.explain(index)
            onImplicitHeightChanged: root.measure()
            onTapped: root.chosen(index)
        }
    }
}
