import QtQuick
import Tafel.Ui

// Quarantined events, and matches that wait for a choice: a summary and details.
Stack {
    id: root

    required property var entries // of EntryApart
    required property var remarks // sentences

    spacing: Theme.px(10)

    Heading {
        size: 22
        text: qsTr("Kept apart")
    }
    Repeater {
        model: root.remarks

        Banner {
            required property string modelData
            required property int index

            bold: modelData
            objectName: "club.remark." + index
        }
    }
    SheetColumn {
        spacing: Theme.px(12)
        visible: root.entries.length > 0

        Repeater {
            model: root.entries

            Stack {
                id: row

                required property var modelData
                required property int index

                Accessible.name: [modelData.what, modelData.why, modelData.named].join(". ")
                Accessible.role: Accessible.ListItem
                objectName: "club.quarantined." + index

                Paragraph {
                    text: row.modelData.what
                    weight: Font.Bold
                }
                Paragraph {
                    size: 18
                    text: row.modelData.why
                }
                Remark {
                    text: row.modelData.named
                    wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                }
            }
        }
    }
}
