import QtQuick
import Tafel.Ui

// The profile of one person, their badge, and the actions for the name.
Sheet {
    id: root

    required property PeopleList people
    readonly property personProfile profile: people.profile

    component Way: WideButton {
        leftAligned: true
        objectName: "people." + opensPanel
    }
    component Fact: Stack {
        id: fact

        required property string name
        required property string text

        visible: text !== ""

        Remark {
            text: fact.name
            weight: Font.Bold
        }
        Paragraph {
            size: 22
            text: fact.text
        }
    }

    ScrollColumn {
        anchors.fill: parent
        column.width: width - Theme.px(10)
        spacing: Theme.px(14)

        Heading {
            objectName: "people.name"
            size: 30
            text: root.profile.name
        }
        Fact {
            name: qsTr("Played")
            text: root.profile.matches
        }
        Fact {
            name: qsTr("First, and last")
            text: root.profile.played
        }
        Fact {
            name: qsTr("Games")
            text: root.profile.games
        }
        Fact {
            name: qsTr("Tournaments")
            text: root.profile.tournaments
        }
        Fact {
            name: qsTr("Other spellings")
            text: Array.from(root.profile.spellings).join(", ")
        }
        Remark {
            text: qsTr("Colour and shape at every table")
            weight: Font.Bold
        }
        WrappedRow {
            Repeater {
                model: [qsTr("Circle, blue"), qsTr("Square, orange"), qsTr("Triangle, green"), qsTr("Hexagon, violet"), qsTr("Door, brown"),
                    qsTr("Diamond, pink"), qsTr("Cross, grey"), qsTr("Pentagon, turquoise")]

                ChoiceButton {
                    id: shape

                    required property string modelData
                    required property int index

                    checked: root.profile.badge === index
                    hint: checked ? qsTr("A tap: the seat decides") : ""
                    label: modelData
                    objectName: "people.badge." + index
                    padding: Theme.px(8)
                    width: Theme.touch(72)

                    leading: PlayerBadge {
                        chosen: shape.checked
                        name: root.profile.name
                        seat: shape.index
                    }

                    onTapped: root.people.setBadge(checked ? -1 : index)
                }
            }
        }
        Remark {
            text: root.profile.badge < 0 ? qsTr("None is chosen: the seat decides.")
                : qsTr("If a player in an earlier seat has the same, the next free one is used.")
        }
        Toggle {
            hint: on ? "" : qsTr("%1 is not listed. Results of the other players stay.").arg(root.profile.name)
            objectName: "people.rated"
            on: root.profile.rated
            title: qsTr("In the ratings")
            visible: root.people.session.preferences.ratings

            onToggled: on => root.people.setRated(on)
        }
        Way {
            icon: "pen"
            opensPanel: "rename"
            text: qsTr("Rename")
        }
        Way {
            icon: "person"
            opensPanel: "merge"
            text: qsTr("Merge with another person")
        }
        Way {
            icon: "cross"
            opensPanel: "forget"
            text: qsTr("Erase this person")
        }
    }
}
