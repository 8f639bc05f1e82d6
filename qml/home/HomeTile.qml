import QtQuick
import Tafel.Ui

// A large way into a part of the app: picture, name, one line.
FramedPressable {
    id: root

    required property string title
    property string text: ""
    property string icon: ""
    property Component picture: Icon {
        name: root.icon
        size: Math.min(Theme.px(110), root.height * 0.38)
        stroke: 1.2
    }

    hint: text
    label: title
    radius: Theme.panelRadius

    Loader {
        readonly property real room: words.y - y - Theme.px(8)

        scale: item ? Math.min(1, room / Math.max(1, (item as Item).height)) : 1
        sourceComponent: root.picture
        transformOrigin: Item.TopLeft
        visible: room > Theme.px(36)
        x: Theme.px(20)
        y: Theme.px(24)
    }
    Stack {
        id: words

        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.px(18)
        inset: Theme.px(20)
        spacing: Theme.px(3)

        FitText {
            id: heading

            room: words.width
            size: 26
            text: root.title
            weight: Font.Black
        }
        FitText {
            color: Theme.mute
            maximumLineCount: root.height < Theme.px(60) + heading.implicitHeight + Theme.text(18) * 2.5 ? 1 : 2
            room: words.width
            size: 18
            text: root.text
            visible: root.height > Theme.px(36) + heading.implicitHeight + Theme.text(18) * 1.3
            wrapMode: maximumLineCount > 1 ? Text.Wrap : Text.NoWrap
        }
    }
}
