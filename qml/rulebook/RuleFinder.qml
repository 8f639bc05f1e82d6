import QtQuick
import Tafel.Ui

// The list of the rulebook: the search text, the scope, and the results under their headings.
Item {
    id: root

    required property RuleList book
    property string chosen: "" // the clause that is shown
    property alias search: search

    signal looked(string text)
    signal chose(string id)
    signal limited(string scope)
    signal gameWanted

    function toTheTop() {
        rows.positionViewAtBeginning();
    }

    TextEntry {
        id: search

        icon: "find"
        objectName: "rulebook.search"
        placeholder: qsTr("Search the rules")

        onAccepted: if (root.book.count > 0)
            root.chose(root.book.idAt(0))
        onEdited: text => root.looked(text)
    }
    SegmentedChoice {
        id: scopes

        readonly property var kinds: root.book.hasMatch ? ["match", "all", "game"] : ["all", "game"]
        readonly property bool ofGame: root.book.scope !== "match" && root.book.scope !== "all"
        readonly property var words: ({
                match: qsTr("This match"),
                all: qsTr("All games"),
                game: ofGame ? root.book.scopeText.split(",")[0] : qsTr("One game …")
            })

        anchors.top: search.bottom
        anchors.topMargin: Theme.px(10)
        current: kinds.indexOf(ofGame ? "game" : root.book.scope)
        label: qsTr("Rules of")
        names: kinds.map(kind => "rulebook.scope." + kind)
        options: kinds.map(kind => words[kind])
        showCheck: false

        onChosen: index => {
            if (kinds[index] === "game")
                root.gameWanted();
            else
                root.limited(kinds[index]);
        }
    }
    Remark {
        id: found

        readonly property var parts: [qsTr("%n clauses", "", root.book.count),
            root.book.scope === "match" ? root.book.scopeText : ""]

        anchors.top: scopes.bottom
        anchors.topMargin: Theme.px(8)
        objectName: "rulebook.count"
        text: parts.filter(each => each !== "").join(" · ")
    }
    Sheet {
        anchors.bottom: parent.bottom
        anchors.top: found.visible ? found.bottom : scopes.bottom
        anchors.topMargin: Theme.px(6)
        padding: Theme.px(4)

        StableListView {
            id: rows

            model: root.book
            objectName: "rulebook.rows"
            section.property: "place"

            delegate: RuleRow {
                required property var modelData
                required property int index

                chosen: modelData.id === root.chosen
                differs: modelData.differs
                objectName: "rulebook.row." + index
                parts: modelData.parts
                plain: modelData.text
                ruling: modelData.ruling

                onTapped: root.chose(modelData.id)
            }
            section.delegate: Rectangle {
                id: heading

                required property string section

                color: Theme.sunk
                height: headingText.implicitHeight + Theme.px(10)
                radius: Theme.px(8)
                width: rows.width

                Heading {
                    id: headingText

                    anchors.centerIn: parent
                    size: 18
                    text: heading.section
                    width: parent.width - Theme.px(28)
                }
            }
        }
        NothingFound {
            names: "rulebook"
            text: (/\s/.test(root.book.text.trim())
                ? qsTr("No clause has all of “%1”. One word is often enough.") : qsTr("No clause has “%1”."))
                .arg(root.book.text)
            visible: root.book.count === 0

            TButton {
                anchors.horizontalCenter: parent.horizontalCenter
                objectName: "rulebook.widen"
                text: qsTr("Search all games")
                visible: root.book.scope !== "all"

                onTapped: root.limited("all")
            }
            TButton {
                anchors.horizontalCenter: parent.horizontalCenter
                objectName: "rulebook.clear"
                text: qsTr("Clear the search")

                onTapped: {
                    search.text = "";
                    root.looked("");
                }
            }
        }
    }
}
