// The reference for a tap on the score pad: a key that changes a number.
import QtQuick
import QtQuick.Window

Window {
    width: 1280
    height: 800
    visible: true

    Text {
        id: total

        property int points: 0

        text: points
        font.pixelSize: 120
    }

    Rectangle {
        objectName: "key"
        anchors.centerIn: parent
        width: 120
        height: 120
        color: area.pressed ? "silver" : "gainsboro"

        MouseArea {
            id: area
            anchors.fill: parent
            onClicked: ++total.points
        }
    }
}
