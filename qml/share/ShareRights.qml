import QtQuick
import Tafel.Ui

// The rights of a phone on a seat.
Column {
    id: root

    required property Sharing sharing
    property bool counted: false // a custom game: there is nothing to ask the referee

    spacing: Theme.px(10)

    Heading {
        text: qsTr("Players with a seat may")
    }
    SheetColumn {
        spacing: Theme.px(12)

        Toggle {
            hint: qsTr("Only this tablet enters the deal.")
            objectName: "share.mayCount"
            on: root.sharing.mayCount
            title: qsTr("Count your own pile")

            onToggled: on => root.sharing.mayCount = on
        }
        Toggle {
            hint: qsTr("Questions are not recorded and do not count.")
            objectName: "share.mayAsk"
            on: root.sharing.mayAsk && !root.counted
            title: qsTr("Ask the referee")
            whyNot: root.counted ? qsTr("This game is scored but not judged.") : ""

            onToggled: on => root.sharing.mayAsk = on
        }
        Toggle {
            hint: qsTr("One confirmation is enough, here or on a phone.")
            objectName: "share.mayAccept"
            on: root.sharing.mayAccept && root.sharing.waits
            title: qsTr("Accept deals")
            whyNot: root.sharing.waits ? "" : qsTr("“Second pair of eyes” is off in Settings.")

            onToggled: on => root.sharing.mayAccept = on
        }
    }
}
