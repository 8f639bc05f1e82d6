import QtQuick
import Tafel.Ui

// One reason: icon, bold fact, plain rest, muted clause below; a tap on it opens the clause.
Pressable {
    id: root

    property var reason: null // of an award: {tone, text, clause, source, interpretation}; else its parts are given
    property string kind: reason ? reason.tone : "yes" // "yes" | "no" | "ask" | "" for none
    property string number: "" // numbered reason instead of an icon
    property string bold: ""
    property string text: reason ? reason.text : ""
    property string clause: reason && !reason.interpretation ? reason.source : "" // in words
    property string tag: reason && reason.interpretation ? reason.source : "" // "our interpretation"
    property bool showClause: !Theme.large
    property bool decides: false // larger than the others
    readonly property bool clickable: opensRule !== ""

    focusable: clickable
    hint: clause
    implicitHeight: Math.max(icon.height, words.implicitHeight, clickable ? Theme.target - Theme.px(9) : 0) // including the space between two
    label: bold + " " + text
    opensRule: reason ? reason.clause : ""
    radius: Theme.px(8)
    role: clickable ? Accessible.Link : Accessible.StaticText
    width: parent?.width ?? 0

    VerdictIcon {
        id: icon

        kind: root.kind
        number: root.number
        size: Theme.px(root.number !== "" ? 34 : 30)
        visible: root.kind !== ""
        y: Math.max(0, (fact.font.pixelSize * fact.leading - height) / 2)
    }
    Column {
        id: words

        anchors.left: root.kind !== "" ? icon.right : parent.left
        anchors.leftMargin: root.kind !== "" ? Theme.px(10) : 0
        anchors.right: parent.right
        spacing: Theme.px(1)
        y: Math.max(0, (icon.height - fact.font.pixelSize * fact.leading) / 2)

        MarkedText {
            id: fact

            leading: Theme.large ? 1.15 : 1.25
            size: root.decides ? 26 : 20
            parts: Theme.boldThen(root.bold, root.text)
        }
        Tag {
            color: Theme.ask
            text: root.tag
        }
        Remark {
            text: root.clause
            visible: root.showClause && text !== ""
        }
    }
}
