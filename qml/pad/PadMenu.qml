import QtQuick
import Tafel.Ui

// The rarer verbs of the score pad.
Popup {
    id: root

    required property ScorePad pad
    readonly property string ownershipText: pad.table.ownershipText // another tablet's
    readonly property string whyNoEntry: pad.table.finished && pad.correction.deal === 0 ? qsTr("The match is over")
        : pad.deal.recording ? qsTr("The cards are being recorded") : pad.table.acceptance.whyNot || ownershipText
    required property Sharing sharing

    menu: true
    panelWidth: Theme.px(Math.min(680, 430 * Theme.textScale))
    spacing: 0

    component Entry: ListRow {
        id: entry

        property string icon: ""

        chevron: false
        least: Math.max(Theme.touch(66), Theme.text(22) * 1.3 + (subtitle !== "" ? Theme.text(18) * 2.6 : 0) + Theme.px(16))

        leading: Component {
            Icon {
                name: entry.icon
            }
        }
    }

    Entry {
        icon: "undo"
        objectName: "pad.menu.undo"
        subtitle: root.pad.table.undoText
        title: qsTr("Undo")
        whyNot: root.pad.table.undoText !== "" ? "" : root.ownershipText || qsTr("Nothing to undo")

        onTapped: {
            root.pad.table.undo();
            root.closed();
        }
    }
    Entry {
        icon: "redo"
        objectName: "pad.redo"
        subtitle: root.pad.table.redoText
        title: qsTr("Redo")
        whyNot: root.pad.table.redoText !== "" ? "" : root.ownershipText || qsTr("Nothing to redo")

        onTapped: {
            root.pad.table.redo();
            root.closed();
        }
    }
    Entry {
        icon: "pen"
        objectName: "pad.menu.correct"
        opensPanel: "deals"
        title: qsTr("Correct a %1", "deal").arg(root.pad.table.dealWord)
        whyNot: root.pad.table.deals.length > 0 ? root.ownershipText : qsTr("No %1 yet", "deal").arg(root.pad.table.dealWord)
    }
    Entry {
        icon: "turn"
        objectName: "pad.dealer"
        opensPanel: "dealer"
        subtitle: whyNot === "" ? qsTr("%1 deals", "a person").arg(root.pad.deal.dealer) : ""
        title: qsTr("Another dealer")
        visible: root.pad.deal.dealerFollows
        whyNot: root.whyNoEntry
    }
    Entry {
        icon: "deck"
        objectName: "pad.record"
        subtitle: root.pad.deal.recording ? "" : qsTr("Card by card, instead of the numbers")
        title: root.pad.deal.recording ? qsTr("Continue recording") : qsTr("Record the cards")
        visible: root.pad.canBeRecorded
        whyNot: root.pad.whyNoRecording

        onTapped: {
            if (root.pad.counted())
                Screens.of(root).over = "cards";
            else
                Screens.of(root).goTo("Recorder", {});
        }
    }
    Entry {
        icon: "phone"
        objectName: "pad.share"
        subtitle: root.sharing.whyNot !== "" ? root.sharing.whyNot : root.sharing.on ? qsTr("Devices: %1").arg(root.sharing.devices) : ""
        title: root.sharing.on && root.sharing.tournament === "" ? qsTr("This match is shared") : qsTr("Share this match")
        whyNot: root.sharing.whyNot

        onTapped: {
            if (!root.sharing.on)
                root.sharing.show("");
            root.sharing.start();
            Screens.of(root).goTo("Share", {});
        }
    }
    Entry {
        icon: "del"
        objectName: "pad.clear"
        title: qsTr("Clear this entry")
        whyNot: root.whyNoEntry

        onTapped: {
            root.pad.clearEntry();
            root.closed();
        }
    }
    Entry {
        icon: "chart"
        objectName: "pad.played"
        opensPanel: "played"
        title: qsTr("Contracts played so far")
        visible: root.pad.table.played.length > 0
    }
    Entry {
        icon: "check"
        objectName: "pad.end"
        opensPanel: "end"
        subtitle: whyNot === "" ? qsTr("The standing is the result") : ""
        title: qsTr("End the match")
        visible: root.pad.table.endsManually
        whyNot: root.pad.table.deals.length > 0 ? "" : qsTr("No %1 yet", "deal").arg(root.pad.table.dealWord)
    }
    Entry {
        icon: "file"
        objectName: "pad.setAside"
        opensPanel: "aside"
        title: qsTr("Set the match aside")
        whyNot: root.pad.table.finished ? qsTr("The match is over") : root.ownershipText
    }
    Entry {
        icon: "book"
        objectName: "pad.rules"
        opensScreen: "Rulebook"
        title: qsTr("Rules")
    }
    Entry {
        icon: "gear"
        opensScreen: "Settings"
        objectName: "pad.settings"
        separator: false
        title: qsTr("Settings")
    }
}
