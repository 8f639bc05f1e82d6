import QtQuick
import Tafel.Ui

// Requests and messages from phones above the entry panel, never in a window over it. A banner appears or disappears only
// while the screen has not been touched for a moment, so that nothing moves under a finger.
Column {
    id: root

    required property Sharing sharing
    required property ScorePad pad
    required property bool touched // the screen is being touched
    readonly property int most: Theme.large ? 1 : 2 // simultaneous requests for a seat; the others follow
    readonly property int quiet: 800
    property bool settling: false // a banner has just appeared or disappeared: a tap in progress was meant for another item
    readonly property PhoneEntries phones: pad.phones
    readonly property var wanted: {
        if (sharing.requests.length > 0)
            return sharing.requests.slice(0, most).map(each => ({kind: "seat", name: each.name, badge: each.badge, card: each.card, key: each.phone}));
        const all = [];
        if (sharing.error !== "")
            all.push({kind: "trouble", bold: sharing.error, text: sharing.advice, key: sharing.actionText});
        if (pad.correction.deal === 0) {
            for (const each of phones.choices)
                all.push({kind: "choice", name: each.name, here: each.here, says: each.says, key: each.path});
            if (phones.recounts.length > 0)
                all.push({kind: "sum", key: phones.sum, people: phones.recounts.map(each => ({seat: each.seat, badge: each.badge, name: each.name,
                    asked: each.asked, stays: each.stays}))});
        }
        return all.slice(0, 1);
    }
    property var shown: []

    // At once, because a tap on a banner requested it.
    function show() {
        if (JSON.stringify(shown) !== JSON.stringify(wanted))
            shown = wanted;
    }

    // Does what a tap on a banner asks for.
    function answer(action: var) {
        action.call(null);
        show();
    }

    spacing: Theme.px(8)

    onTouchedChanged: if (!touched)
        moment.restart()
    onWantedChanged: if (!touched && !moment.running)
        moment.restart()

    Timer {
        id: moment

        interval: root.quiet

        onTriggered: {
            const before = JSON.stringify(root.shown);
            if (!root.touched)
                root.show();
            root.settling = JSON.stringify(root.shown) !== before;
        }
    }
    Timer {
        interval: 300
        running: root.settling

        onTriggered: root.settling = false
    }
    Component {
        id: seatPart

        SeatRequestBanner {
            names: "pad.seat"

            onGiven: root.answer(() => root.sharing.give(of.key))
            onRejected: root.answer(() => root.sharing.reject(of.key))
        }
    }
    Component {
        id: choicePart

        Banner {
            id: choice

            property var of: ({})

            bold: Theme.filled(qsTr("The phone of %1 says %2"), of.name || "", of.says || "")
            icon: "phone"
            text: qsTr("Here %1 was typed.").arg(of.here || "")

            BannerButton {
                objectName: "pad.choice.keep"
                text: qsTr("%1 stays").arg(choice.of.here || "")

                onTapped: root.answer(() => root.phones.keep(choice.of.key))
            }
            BannerButton {
                objectName: "pad.choice.take"
                text: qsTr("Take %1").arg(choice.of.says || "")

                onTapped: root.answer(() => root.phones.takeOver(choice.of.key))
            }
        }
    }
    Component {
        id: sumPart

        Banner {
            id: sum

            property var of: ({})
            readonly property var staying: (of.people || []).filter(each => each.stays).map(each => each.name)

            bold: root.pad.table.gameKind === "eidex" ? root.pad.remainder.text : root.pad.measure.remainder.text
            text: staying.length > 0 ? Theme.filled(qsTr("%1. Counted again, the number stays: %2."), of.key || "", staying.join(", "))
                : qsTr("%1. Who counts again?").arg(of.key || "")

            Repeater {
                model: sum.of.people || []

                BannerButton {
                    id: again

                    required property var modelData

                    hint: qsTr("Ask this player to recount")
                    objectName: "pad.again." + modelData.seat
                    padding: Theme.px(14)
                    subText: modelData.asked ? qsTr("asked") : ""
                    text: modelData.name
                    width: Math.min(implicitWidth, sum.actionRoom)
                    whyNot: modelData.asked && !modelData.stays ? qsTr("asked") : ""

                    leading: PlayerBadge {
                        of: again.modelData
                        size: Theme.px(32)
                    }

                    onTapped: root.answer(() => root.phones.askAgain(modelData.seat))
                }
            }
        }
    }
    Component {
        id: errorPart

        ShareError {
            brief: Theme.large
            sharing: root.sharing

            onTapped: root.show()
        }
    }
    Repeater {
        model: StableListModel { // a banner remains unchanged when others change; one with another text is a new one
            key: "id"
            rows: root.shown.map(each => ({id: JSON.stringify(each), of: each}))
        }

        Loader {
            required property var modelData
            readonly property string kind: modelData.of.kind

            sourceComponent: kind === "seat" ? seatPart : kind === "choice" ? choicePart : kind === "sum" ? sumPart : errorPart
            width: root.width

            onLoaded: if (kind !== "trouble")
                item.of = modelData.of
            onYChanged: (item as SeatRequestBanner)?.arm()
        }
    }
}
