import QtQuick
import Tafel.Ui

// A rare count: − n +. Emits changed(n); the owner sets value.
Row {
    id: root

    property int value: 0
    property int from: 0
    property int to: 99
    property real keyWidth: Theme.touch(56)
    property real numberWidth: Theme.px(86)
    property string label: ""
    property string names: "" // objectNames: names + ".minus", names + ".plus"

    signal changed(int value)

    component Key: PadKey {
        textSize: 30
        width: root.keyWidth
    }

    Key {
        label: root.label + " " + qsTr("one less")
        objectName: root.names + ".minus"
        text: "−"
        whyNot: root.value <= root.from ? qsTr("Least is %1").arg(root.from) : ""

        onTapped: root.changed(root.value - 1)
    }
    TText {
        Accessible.name: root.label + " " + root.value
        Accessible.role: Accessible.StaticText
        anchors.verticalCenter: parent.verticalCenter
        fixed: true
        horizontalAlignment: Text.AlignHCenter
        size: 32
        text: root.value
        weight: Font.Bold
        width: root.numberWidth
    }
    Key {
        label: root.label + " " + qsTr("one more")
        objectName: root.names + ".plus"
        text: "+"
        whyNot: root.value >= root.to ? qsTr("Most is %1").arg(root.to) : ""

        onTapped: root.changed(root.value + 1)
    }
}
