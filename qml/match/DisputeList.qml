import QtQuick
import Tafel.App
import Tafel.Ui

// What the table asked the referee during a match, and what it decided itself.
Sheet {
    id: root

    required property MatchView view

    signal openClause(string clause)

    implicitHeight: all.implicitHeight + 2 * padding

    Column {
        id: all

        spacing: Theme.px(12)
        width: parent.width

        TText {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            size: 22
            text: qsTr("Disputes")
            weight: Font.Black
        }
        Repeater {
            model: root.view.disputes

            Pressable {
                id: dispute

                required property var modelData
                required property int index

                hint: modelData.text
                implicitHeight: words.implicitHeight
                label: modelData.title + " " + modelData.verdict
                objectName: "match.dispute." + index
                radius: Theme.px(8)
                role: modelData.clause !== "" ? Accessible.Link : Accessible.StaticText
                width: all.width

                onTapped: if (modelData.clause !== "")
                    root.openClause(modelData.clause)

                VerdictMark {
                    id: mark

                    kind: dispute.modelData.kind === "no" ? "no" : "yes"
                    size: Theme.px(34)
                }
                Column {
                    id: words

                    anchors.left: mark.right
                    anchors.leftMargin: Theme.px(10)
                    anchors.right: parent.right
                    spacing: Theme.px(2)

                    TText {
                        text: Theme.boldThen(dispute.modelData.verdict, dispute.modelData.title)
                        textFormat: Text.StyledText
                        width: parent.width
                        wrapMode: Text.Wrap
                    }
                    Repeater {
                        model: [dispute.modelData.ruled, dispute.modelData.note].filter(line => line !== "")

                        TText {
                            required property string modelData

                            text: modelData
                            width: words.width
                            wrapMode: Text.Wrap
                        }
                    }
                    TText {
                        color: Theme.mute
                        size: 18
                        text: dispute.modelData.when + (dispute.modelData.source !== "" ? " · " + dispute.modelData.source : "")
                        width: parent.width
                        wrapMode: Text.Wrap
                    }
                }
            }
        }
    }
}
