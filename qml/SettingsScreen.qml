import QtQuick
import Tafel.Ui

// Settings. Every change takes effect at once.
TitledScreen {
    id: root

    readonly property Preferences preferences: session.preferences
    // over: the current task with a file, "import" | "export" | "backup" | "restore" | "check"

    margin: 0
    title: qsTr("Settings")

    component Part: Stack {
        id: part

        property string heading: ""

        spacing: Theme.px(10)
        topPadding: Theme.px(4) + spacing

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

    ScrollColumn {
        anchors.fill: parent
        below: Theme.px(24)
        column.width: width - Theme.px(32)
        column.x: Theme.px(16)

        EqualColumns {
            columnSpacing: Theme.px(28)
            columns: root.portrait ? 1 : 2

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

                        text: qsTr("This screen is small, so text is always at %1 % or more.").arg(least)
                        visible: least > root.session.preferences.textSize
                    }
                }
                Rule { }
            }
            Column {
                spacing: Theme.px(14)
                topPadding: root.portrait ? 0 : Theme.px(4) + spacing

                Repeater {
                    model: [{key: "keepScreenOn", title: qsTr("Keep the screen on"), hint: qsTr("during a match")},
                        {key: "rotatePad", title: qsTr("Rotate pad towards the scorer"), hint: qsTr("half a turn for the other side of the table")},
                        {key: "motion", title: qsTr("Animations"), hint: qsTr("pips fill and the pad turns visibly")},
                        {key: "requireAcceptance", title: qsTr("Second pair of eyes"), hint: qsTr("a deal counts once another player has accepted it")},
                        {key: "ratings", title: qsTr("Ratings"), hint: qsTr("how well people play, by their places; only in History")}]

                    Stack {
                        id: setting

                        required property var modelData
                        readonly property string key: modelData.key // of the preferences

                        spacing: Theme.px(14)

                        Toggle {
                            hint: setting.modelData.hint
                            objectName: "settings." + setting.key
                            on: root.preferences[setting.key]
                            title: setting.modelData.title

                            onToggled: on => root.preferences[setting.key] = on
                        }
                        Rule { }
                    }
                }
                Part {
                    heading: qsTr("Matches and people")

                    SheetColumn {
                        padding: Theme.px(4)

                        ListRow {
                            objectName: "settings.people"
                            opensScreen: "People"
                            subtitle: qsTr("Rename a person, merge two spellings, erase a name")
                            title: qsTr("People")
                        }
                        ListRow {
                            objectName: "settings.club"
                            opensScreen: "Club"
                            subtitle: root.session.archive.joined ? root.session.archive.title : qsTr("One history for all tablets of a club")
                            title: qsTr("Club archive")
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

                                onTapped: root.over = modelData.job
                            }
                        }
                    }
                }
                Rule { }
                Part {
                    heading: qsTr("About")

                    Paragraph {
                        text: qsTr("Tafelrichter %1").arg(root.session.version)
                    }
                    Remark {
                        text: qsTr("Rules of Cosmic Eidex after its web edition and the German and English editions of 1998, in our own words. What no edition says is marked as our interpretation.")
                    }
                    Remark {
                        text: qsTr("Free software under the GNU General Public License, version 3 or later. It comes without any warranty.")
                    }
                    Remark {
                        text: qsTr("Built with Qt (LGPL 3), Qt Charts (GPL 3), SQLite (public domain), SQLiteCpp (MIT), {fmt} (MIT), RapidJSON (MIT), utf8proc (MIT), QR Code generator (MIT), Boost (BSL 1.0), expected (CC0), Nettle (LGPL 3), libsodium (ISC) and libpq (PostgreSQL licence). Typeface: Lato (OFL 1.1).")
                    }
                }
            }
        }
    }
    Overlay {
        active: root.over !== ""

        FileTransferPanel {
            job: root.over
            session: root.session

            onClosed: root.over = ""
            onGoTo: (screen, values) => root.goTo(screen, values)
        }
    }
}
