import QtQuick
import Tafel.Ui

// Chooses a folder: the known locations with connected drives, and the folders in them.
Popup {
    id: root

    required property SaveLocations places
    property string question: qsTr("Where to?")
    property string verb: qsTr("Save here")
    readonly property string at: places.at

    signal taken(string folder)

    onAtChanged: forceActiveFocus() // the row that was tapped has gone

    panelHeight: Theme.px(1240)
    panelWidth: Theme.px(Math.min(900, 640 * Theme.textScale))
    spacing: Theme.px(4)
    title: places.at === "" ? question : places.atName

    Component.onCompleted: places.at = ""

    WideButton {
        height: Math.max(Theme.touch(76), implicitHeight)
        kind: "act"
        objectName: "place.take"
        text: root.verb
        visible: root.places.at !== ""
        whyNot: root.places.whyNot

        onTapped: {
            root.taken(root.places.at);
            root.closed();
        }
    }
    Paragraph {
        color: Theme.mute
        text: root.places.whyNot
        visible: root.places.at !== "" && text !== ""
    }
    ListRow {
        chevron: false
        objectName: "place.up"
        title: qsTr("Back to the parent folder")
        visible: root.places.at !== ""

        leading: Icon {
            name: "up"
        }

        onTapped: root.places.up()
    }
    Repeater {
        model: root.places.rows

        ListRow {
            required property saveLocation modelData
            required property int index

            objectName: "place." + index
            subtitle: modelData.place
            title: modelData.name
            trailing: modelData.detail

            onTapped: root.places.at = modelData.path
        }
    }
}
