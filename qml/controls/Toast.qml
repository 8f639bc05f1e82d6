import QtQuick
import Tafel.Ui

// The last saved change, for six seconds, with its undo inside. show("Deal 8 stands", "Anna 1 · Cora 1").
Rectangle {
    id: root

    property string bold: ""
    property string text: ""
    property int mostLines: 4 // of each text
    property bool brief: false // shows the first text only

    signal undo

    function show(fact: string, rest: string) {
        bold = fact;
        text = rest;
        content.active = true;
        visible = true;
        clock.restart();
    }
    function hide() {
        visible = false;
        clock.stop();
    }

    Accessible.name: bold + " " + text
    Accessible.role: Accessible.AlertMessage
    border.color: Theme.name === "light" ? "transparent" : Theme.chalkEdge
    border.width: Theme.line
    color: Theme.slate
    implicitHeight: content.height
    radius: Theme.radius
    visible: false
    z: 90

    Timer {
        id: clock

        interval: 6000

        onTriggered: root.hide()
    }
    Optional {
        id: content

        active: false // until the first change
        width: parent.width - Theme.px(20)
        x: Theme.px(8)

        Labelled {
            least: Theme.px(72)
            padding: Theme.px(8)
            // At the left, because the link to all deals lies below the right end.
            leading: TButton {
                height: Theme.touch(56)
                icon: "undo"
                kind: "ghost"
                label: qsTr("Undo")
                objectName: "toast.undo"
                slated: true
                width: Theme.touch(54)

                onTapped: {
                    root.hide();
                    root.undo();
                }
            }

            Strong {
                color: Theme.chalk
                elide: Text.ElideRight
                maximumLineCount: root.mostLines
                text: root.bold
            }
            Paragraph {
                color: Theme.chalk
                elide: Text.ElideRight
                maximumLineCount: root.mostLines
                size: 18
                smallest: 14
                text: root.brief ? "" : root.text
                wrapMode: root.mostLines > 1 ? Text.Wrap : Text.NoWrap
            }
        }
    }
}
