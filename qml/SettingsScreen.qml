import QtQuick
import Tafel.App
import Tafel.Ui

// What a person sets once. Everything takes effect at once.
TScreen {
    id: root

    readonly property Preferences preferences: session.preferences
    readonly property var languages: ["de", "en"]
    readonly property var themes: ["light", "dark", "contrast"]
    readonly property var sizes: [100, 125, 150, 175, 200]
    readonly property bool twoColumns: !portrait
    property string job: "" // what is done with a file: "import", "export", "backup", "restore", "check"

    function closeJob() {
        job = "";
        root.forceActiveFocus();
    }

    Keys.onEscapePressed: root.goBack()

    component Part: Column {
        id: part

        property string heading: ""
        property bool last: false

        spacing: Theme.px(10)

        Item {
            height: Theme.px(4)
            width: 1
        }
        TText {
            Accessible.name: text
            Accessible.role: Accessible.Heading
            size: 22
            text: part.heading
            visible: text !== ""
            weight: Font.Black
            width: parent.width
        }
    }
    component Rule: Rectangle {
        color: Theme.rule
        height: Theme.line
    }

    TopBar {
        id: top

        enabled: root.job === ""
        title: qsTr("Settings")
        width: parent.width

        onBack: root.goBack()
    }
    Scroller {
        id: flick

        anchors.bottom: parent.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: top.bottom
        contentHeight: columns.height + Theme.px(24)
        enabled: root.job === ""

        Grid {
            id: columns

            readonly property real cell: (width - (root.twoColumns ? Theme.px(28) : 0)) / (root.twoColumns ? 2 : 1)

            columnSpacing: Theme.px(28)
            columns: root.twoColumns ? 2 : 1
            width: parent.width - 2 * Theme.px(16)
            x: Theme.px(16)

            Column {
                spacing: Theme.px(14)
                width: columns.cell

                Part {
                    heading: qsTr("Language")
                    width: parent.width

                    SegmentedChoice {
                        current: root.languages.indexOf(root.preferences.language)
                        label: qsTr("Language")
                        names: root.languages.map(each => "settings.language." + each)
                        options: ["Deutsch", "English"]
                        width: parent.width

                        onChosen: index => root.preferences.language = root.languages[index]
                    }
                }
                Rule {
                    width: parent.width
                }
                Part {
                    heading: qsTr("Theme")
                    width: parent.width

                    SegmentedChoice {
                        current: root.themes.indexOf(root.preferences.theme)
                        label: qsTr("Theme")
                        names: root.themes.map(each => "settings.theme." + each)
                        options: [qsTr("Light"), qsTr("Dark"), qsTr("High contrast")]
                        width: parent.width

                        onChosen: index => root.preferences.theme = root.themes[index]
                    }
                }
                Rule {
                    width: parent.width
                }
                Part {
                    heading: qsTr("Text size")
                    width: parent.width

                    SegmentedChoice {
                        current: root.sizes.indexOf(root.preferences.textSize)
                        label: qsTr("Text size")
                        names: root.sizes.map(each => "settings.textSize." + each)
                        options: ["100", "125", "150", "175", "200 %"]
                        showCheck: Theme.textScale < 1.5
                        width: parent.width

                        onChosen: index => root.preferences.textSize = root.sizes[index]
                    }
                    Rectangle {
                        border.color: Theme.panelEdge
                        border.width: Theme.line
                        color: Theme.sheet
                        height: sample.implicitHeight + Theme.px(28)
                        radius: Theme.radius
                        width: parent.width

                        PlayerBadge {
                            anchors.verticalCenter: parent.verticalCenter
                            initial: "B"
                            seat: 1
                            size: Theme.px(42)
                            x: Theme.px(18)
                        }
                        Column {
                            id: sample

                            anchors.verticalCenter: parent.verticalCenter
                            width: parent.width - x - Theme.px(14)
                            x: Theme.px(78)

                            TText {
                                size: 22
                                text: qsTr("Beat is at 95, limit 92")
                                width: parent.width
                                wrapMode: Text.Wrap
                            }
                            TText {
                                color: Theme.mute
                                text: qsTr("Speed Limit · over the limit")
                                width: parent.width
                                wrapMode: Text.Wrap
                            }
                        }
                    }
                }
                Rule {
                    width: parent.width
                }
            }
            Column {
                spacing: Theme.px(14)
                width: columns.cell

                Item {
                    height: Theme.px(4)
                    visible: root.twoColumns
                    width: 1
                }
                Toggle {
                    hint: qsTr("during a match")
                    objectName: "settings.keepScreenOn"
                    on: root.preferences.keepScreenOn
                    title: qsTr("Keep the screen on")
                    width: parent.width

                    onToggled: on => root.preferences.keepScreenOn = on
                }
                Rule {
                    width: parent.width
                }
                Toggle {
                    hint: qsTr("half a turn for the other side of the table")
                    objectName: "settings.padTurns"
                    on: root.preferences.padTurns
                    title: qsTr("Rotate pad towards the scorer")
                    width: parent.width

                    onToggled: on => root.preferences.padTurns = on
                }
                Rule {
                    width: parent.width
                }
                Toggle {
                    hint: qsTr("pips fill and the pad turns visibly")
                    objectName: "settings.motion"
                    on: root.preferences.motion
                    title: qsTr("Animations")
                    width: parent.width

                    onToggled: on => root.preferences.motion = on
                }
                Rule {
                    width: parent.width
                }
                Toggle {
                    hint: qsTr("a deal counts once another player has accepted it")
                    objectName: "settings.secondEyes"
                    on: root.preferences.secondEyes
                    title: qsTr("Second pair of eyes")
                    width: parent.width

                    onToggled: on => root.preferences.secondEyes = on
                }
                Rule {
                    width: parent.width
                }
                Toggle {
                    hint: qsTr("how strong people play, by their places; only when looking back")
                    objectName: "settings.ratings"
                    on: root.preferences.ratings
                    title: qsTr("Ratings")
                    width: parent.width

                    onToggled: on => root.preferences.ratings = on
                }
                Rule {
                    width: parent.width
                }
                Part {
                    heading: qsTr("Matches and people")
                    width: parent.width

                    Sheet {
                        implicitHeight: jobs.height + 2 * padding
                        padding: Theme.px(4)
                        width: parent.width

                        Column {
                            id: jobs

                            width: parent.width

                            ListRow {
                                objectName: "settings.people"
                                subtitle: qsTr("Write a name differently, make two spellings one, forget a name")
                                title: qsTr("People")
                                width: parent.width

                                onTapped: root.goTo("People", {})
                            }
                            ListRow {
                                objectName: "settings.club"
                                subtitle: root.session.archive.joined ? root.session.archive.title : qsTr("One history for all tablets of a club")
                                title: qsTr("Club archive")
                                width: parent.width

                                onTapped: root.goTo("Club", {})
                            }
                            Repeater {
                                model: [{job: "import", title: qsTr("Import"), subtitle: qsTr("Matches from a file")},
                                    {job: "export", title: qsTr("Export"), subtitle: qsTr("Matches or a table of deals into a file")},
                                    {job: "backup", title: qsTr("Back up"), subtitle: qsTr("Everything into one file")},
                                    {job: "restore", title: qsTr("Restore"), subtitle: qsTr("A backup in the place of what is here")},
                                    {job: "check", title: qsTr("Check the history"), subtitle: qsTr("Whether all of it is as it was written")}]

                                ListRow {
                                    required property var modelData
                                    required property int index

                                    objectName: "settings." + modelData.job
                                    separator: index < 4
                                    subtitle: modelData.subtitle
                                    title: modelData.title
                                    width: jobs.width

                                    onTapped: root.job = modelData.job
                                }
                            }
                        }
                    }
                }
                Rule {
                    width: parent.width
                }
                Part {
                    heading: qsTr("About")
                    width: parent.width

                    TText {
                        objectName: "settings.version"
                        text: qsTr("Tafelrichter %1").arg(root.session.version)
                        width: parent.width
                        wrapMode: Text.Wrap
                    }
                    TText {
                        color: Theme.mute
                        size: 18
                        text: qsTr("Rules of Cosmic Eidex after its web edition and the German and English editions of 1998, in our own words. What no edition says is marked as our interpretation.")
                        width: parent.width
                        wrapMode: Text.Wrap
                    }
                    TText {
                        color: Theme.mute
                        size: 18
                        text: qsTr("Built with Qt (LGPL 3, Qt Charts GPL 3), SQLite (public domain), fmt (MIT), RapidJSON (MIT); typeface Lato (OFL).")
                        width: parent.width
                        wrapMode: Text.Wrap
                    }
                }
            }
        }
    }
    ScrollLine {
        of: flick
    }
    Loader {
        active: root.job !== ""
        anchors.fill: parent
        focus: active
        z: 90

        sourceComponent: FileTransferPanel {
            job: root.job
            session: root.session

            onClosed: root.closeJob()
            onGoTo: (screen, values) => root.goTo(screen, values)
        }
    }
}
