import QtQuick
import QtQuick.Shapes
import Tafel.Ui

// Nothing here yet: a drawing, a sentence that says what comes here, the button that brings it.
Column {
    id: root

    property string title: ""
    property string text: ""
    property string buttonText: ""
    property string buttonIcon: "plus"

    signal tapped

    spacing: Theme.px(10)

    Slate {
        anchors.horizontalCenter: parent.horizontalCenter
        height: Theme.px(96)
        width: Theme.px(170)

        ClipShape {
            antialiasing: true
            scale: Theme.unit
            transformOrigin: Item.TopLeft
            x: -Theme.px(22)
            y: -Theme.px(14)

            ShapePath {
                capStyle: ShapePath.RoundCap
                fillColor: "transparent"
                strokeColor: Theme.chalk
                strokeWidth: 5

                PathSvg {
                    path: "M40 30v38M60 28l-2 40M80 31v37M100 29l1 39M32 62 110 36"
                }
            }
        }
    }
    FitText {
        anchors.horizontalCenter: parent.horizontalCenter
        horizontalAlignment: Text.AlignHCenter
        size: 24
        text: root.title
        weight: Font.Black
        room: root.width
        wrapMode: Text.Wrap
    }
    FitText {
        anchors.horizontalCenter: parent.horizontalCenter
        color: Theme.mute
        horizontalAlignment: Text.AlignHCenter
        text: root.text
        visible: text !== ""
        room: root.width
        wrapMode: Text.Wrap
    }
    TButton {
        anchors.horizontalCenter: parent.horizontalCenter
        icon: root.buttonIcon
        kind: "act"
        text: root.buttonText
        visible: text !== ""

        onTapped: root.tapped()
    }
}
