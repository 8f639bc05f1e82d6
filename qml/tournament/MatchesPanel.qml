import QtQuick
import Tafel.Ui

// Two tablets began a match of one table: which one counts.
Popup {
    id: root

    required property TournamentView view
    required property int number // of the table

    panelWidth: Theme.px(820)
    title: qsTr("Table %1: which match counts?").arg(number)

    EqualColumns {
        columns: Theme.large || root.width < Theme.px(700) ? 1 : 2
        spacing: Theme.px(12)

        Repeater {
            model: root.view.matchesAt(root.number)

            SheetColumn {
                id: one

                required property tableMatch modelData
                required property int index

                spacing: Theme.px(8)

                Paragraph {
                    size: 22
                    text: one.modelData.tablet
                    weight: Font.Black
                }
                Remark {
                    text: one.modelData.text
                }
                Repeater {
                    model: one.modelData.results

                    Strip {
                        id: line

                        required property personResult modelData

                        implicitHeight: Math.max(name.height, points.height)

                        NameText {
                            id: name

                            room: line.width - points.width - Theme.px(12)
                            size: 22
                            text: line.modelData.name
                        }
                        TText {
                            id: points

                            anchors.right: parent.right
                            size: 24
                            text: line.modelData.points
                            weight: Font.Black
                        }
                    }
                }
                WideButton {
                    kind: "act"
                    objectName: "keep." + one.index
                    text: qsTr("This one counts")

                    onTapped: {
                        root.closed();
                        root.view.chooseMatch(root.number, one.modelData.id);
                    }
                }
            }
        }
    }
    Paragraph {
        text: qsTr("The other match is set aside. It does not count, stays in the history and can be resumed there.")
    }
}
