import QtQuick
import Tafel.Ui

// Settings. Every change takes effect at once.
TitledScreen {
    id: root

    readonly property Preferences preferences: session.preferences
    readonly property bool twoColumns: !portrait
    property string job: "" // the current task with a file: "import", "export", "backup", "restore", "check"

    covered: job !== ""
    margin: 0
    title: qsTr("Settings")

    component Part: Stack {
        id: part

        property string heading: ""

        spacing: Theme.px(10)

        Item {
            height: Theme.px(4)
            width: 1
        }
        Heading {
            size: 22
            text: part.heading
        }
    }
    component Choice: Part {
        id: choice

        required property string key // of the preferences
        required property var values
        required property var options
        property bool showCheck: true

        SegmentedChoice {
            current: choice.values.indexOf(root.preferences[choice.key])
            label: choice.heading
            names: choice.values.map(each => "settings." + choice.key + "." + each)
            options: choice.options
            showCheck: choice.showCheck

            onChosen: index => root.preferences[choice.key] = choice.values[index]
        }
    }
    component Switch: Toggle {
        required property string key // of the preferences

        objectName: "settings." + key
        on: root.preferences[key]

        onToggled: on => root.preferences[key] = on
    }

    ScrollColumn {
        anchors.fill: parent
        below: Theme.px(24)
        column.width: width - Theme.px(32)
        column.x: Theme.px(16)

        EqualColumns {
            columnSpacing: Theme.px(28)
            columns: root.twoColumns ? 2 : 1

            Column {
                spacing: Theme.px(14)

                Choice {
                    heading: qsTr("Language")
                    key: "language"
                    options: ["Deutsch", "English"]
                    values: ["de", "en"]
                }
                Rule { }
                Choice {
                    heading: qsTr("Theme")
                    key: "theme"
                    options: [qsTr("Light"), qsTr("Dark"), qsTr("High contrast")]
                    values: ["light", "dark", "contrast"]
                }
                Rule { }
                Choice {
                    heading: qsTr("Text size")
                    key: "textSize"
                    options: ["100", "125", "150", "175", "200 %"]
                    showCheck: Theme.textScale < 1.5
                    values: [100, 125, 150, 175, 200]

                    SheetColumn {
                        radius: Theme.radius
                        sides: Theme.px(18)

                        Labelled {
                            leading: PlayerBadge {
                                name: "B"
                                seat: 1
                                size: Theme.px(42)
                            }
                            spacing: Theme.px(18)

                            Paragraph {
                                size: 22
                                text: qsTr("Beat is at 95, limit 92")
                            }
                            Paragraph {
                                color: Theme.mute
                                text: qsTr("Speed Limit · over the limit")
                            }
                        }
                    }
                    Remark {
                        readonly property int least: Math.round(100 * Theme.textScale)

                        objectName: "settings.textSize.least"
                        text: qsTr("This screen is small, so text is always at %1 % or more.").arg(least)
                        visible: least > root.session.preferences.textSize
                    }
                }
                Rule { }
            }
            Column {
                spacing: Theme.px(14)

                Item {
                    height: Theme.px(4)
                    visible: root.twoColumns
                    width: 1
                }
                Switch {
                    hint: qsTr("during a match")
                    key: "keepScreenOn"
                    title: qsTr("Keep the screen on")
                }
                Rule { }
                Switch {
                    hint: qsTr("half a turn for the other side of the table")
                    key: "rotatePad"
                    title: qsTr("Rotate pad towards the scorer")
                }
                Rule { }
                Switch {
                    hint: qsTr("pips fill and the pad turns visibly")
                    key: "motion"
                    title: qsTr("Animations")
                }
                Rule { }
                Switch {
                    hint: qsTr("a deal counts once another player has accepted it")
                    key: "requireAcceptance"
                    title: qsTr("Second pair of eyes")
                }
                Rule { }
                Switch {
                    hint: qsTr("how well people play, by their places; only in History")
                    key: "ratings"
                    title: qsTr("Ratings")
                }
                Rule { }
                Part {
                    heading: qsTr("Matches and people")

                    SheetColumn {
                        padding: Theme.px(4)

                        ListRow {
                            objectName: "settings.people"
                            subtitle: qsTr("Rename a person, merge two spellings, erase a name")
                            title: qsTr("People")

                            onTapped: root.goTo("People", {})
                        }
                        ListRow {
                            objectName: "settings.club"
                            subtitle: root.session.archive.joined ? root.session.archive.title : qsTr("One history for all tablets of a club")
                            title: qsTr("Club archive")

                            onTapped: root.goTo("Club", {})
                        }
                        Repeater {
                            model: [{job: "import", title: qsTr("Import"), subtitle: qsTr("Matches from a file")},
                                {job: "export", title: qsTr("Export"), subtitle: qsTr("Matches or a table of deals into a file")},
                                {job: "backup", title: qsTr("Back up"), subtitle: qsTr("Everything into one file")},
                                {job: "restore", title: qsTr("Restore"), subtitle: qsTr("Replaces what is here with a backup")},
                                {job: "check", title: qsTr("Check the history"), subtitle: qsTr("Verifies that everything is as it was written")}]

                            ListRow {
                                required property var modelData
                                required property int index

                                objectName: "settings." + modelData.job
                                separator: index < 4
                                subtitle: modelData.subtitle
                                title: modelData.title

                                onTapped: root.job = modelData.job
                            }
                        }
                    }
                }
                Rule { }
                Part {
                    heading: qsTr("About")

                    Paragraph {
                        objectName: "settings.version"
                        text: qsTr("Tafelrichter %1").arg(root.session.version)
                    }
                    Remark {
                        text: qsTr("Rules of Cosmic Eidex after its web edition and the German and English editions of 1998, in our own words. What no edition says is marked as our interpretation.")
                    }
                    Remark {
                        text: qsTr("Built with Qt (LGPL 3, Qt Charts GPL 3), SQLite (public domain), fmt (MIT), RapidJSON (MIT); typeface Lato (OFL).")
                    }
                }
            }
        }
    }
    Overlay {
        active: root.job !== ""

        FileTransferPanel {
            job: root.job
            session: root.session

            onClosed: root.job = ""
            onGoTo: (screen, values) => root.goTo(screen, values)
        }
    }
}
