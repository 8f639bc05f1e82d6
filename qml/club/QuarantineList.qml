import QtQuick
import Tafel.Ui

// What has come and does not count here, or waits for a choice: in sentences, and one by one.
Column {
    id: root

    required property var entries // of EntryApart
    required property var remarks // sentences

    spacing: Theme.px(10)

    TText {
        Accessible.name: text
        Accessible.role: Accessible.Heading
        size: 22
        text: qsTr("Kept apart")
        weight: Font.Black
        width: parent.width
    }
    Repeater {
        model: root.remarks

        Banner {
            required property string modelData
            required property int index

            bold: modelData
            objectName: "club.remark." + index
            width: root.width
        }
    }
    Sheet {
        implicitHeight: rows.height + 2 * padding
        visible: root.entries.length > 0
        width: parent.width

        Column {
            id: rows

            spacing: Theme.px(12)
            width: parent.width

            Repeater {
                model: root.entries

                Column {
                    id: row

                    required property var modelData
                    required property int index

                    Accessible.name: [modelData.what, modelData.why, modelData.named].join(". ")
                    Accessible.role: Accessible.ListItem
                    objectName: "club.apart." + index
                    width: rows.width

                    TText {
                        text: row.modelData.what
                        weight: Font.Bold
                        width: parent.width
                        wrapMode: Text.Wrap
                    }
                    TText {
                        size: 18
                        text: row.modelData.why
                        width: parent.width
                        wrapMode: Text.Wrap
                    }
                    TText {
                        color: Theme.mute
                        size: 18
                        text: row.modelData.named
                        width: parent.width
                        wrapMode: Text.WrapAtWordBoundaryOrAnywhere
                    }
                }
            }
        }
    }
}
