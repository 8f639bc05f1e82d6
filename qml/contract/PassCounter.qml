import QtQuick
import Tafel.Ui

// A count of passes next to a cell: − n +.
Item {
    id: root

    property int value: 0
    property string label: ""
    property string names: ""

    signal changed(int value)

    implicitHeight: Theme.px(60)

    PadKey {
        label: root.label + " " + qsTr("one less")
        objectName: root.names + ".minus"
        text: "−"
        textSize: 30
        whyNot: root.value <= 0 ? qsTr("Least is %1").arg(0) : ""
        width: Theme.touch(54)

        onTapped: root.changed(root.value - 1)
    }
    TText {
        Accessible.name: root.label + " " + root.value
        Accessible.role: Accessible.StaticText
        anchors.centerIn: parent
        fixed: true
        horizontalAlignment: Text.AlignHCenter
        size: 32
        text: root.value
        weight: Font.Bold
    }
    PadKey {
        anchors.right: parent.right
        label: root.label + " " + qsTr("one more")
        objectName: root.names + ".plus"
        text: "+"
        textSize: 30
        width: Theme.touch(54)

        onTapped: root.changed(root.value + 1)
    }
}
