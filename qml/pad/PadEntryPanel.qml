import QtQuick
import Tafel.Ui

// The current deal (or an old one in correction): fields, powers, questions, the award, and the number pad or the prompt
// that replaces it.
PadSheet {
    id: root

    readonly property var questions: pad.questions
    readonly property reasonRow news: pad.announced
    readonly property bool announced: news.text !== "" && (!pad.table.finished || correcting)
    property bool reopened: false // answered questions are shown again
    readonly property bool correcting: pad.correction.deal > 0
    readonly property string asking: pad.asking.kind
    readonly property bool wide: keys.wide
    readonly property bool stacked: Theme.portrait && Theme.large // Enter above a pad of full width
    // The players without a trick are asked for after the points; until then the zone is more useful.
    readonly property bool asks: questions.length > 0 && (reopened || correcting || questions.some(question =>
        question.kind === "several" ? pad.remainder.kind === "yes" && (!question.said || question.options.some(option => option.on && option.seat >= 0))
        : question.required && !question.said))
    readonly property bool showZone: !asks && !correcting && pad.zone.length > 0 && !Theme.veryLarge && (asking === "" || !Theme.large)
    readonly property real gap: Theme.px(Theme.portrait ? 14 : 12)
    readonly property bool cardsAcross: Theme.portrait && wide
    readonly property bool cardsAlone: cardsAcross && Theme.phone // the cards need the whole panel
    readonly property real numbersWidth: stacked ? width : Theme.px(Theme.portrait ? 440 : Theme.large ? 400 : 424)
    readonly property real rightWidth: wide ? (Theme.portrait ? width : Math.min(Theme.px(552), width * 0.7))
        : asking === "number" && pad.asking.highest >= 100 && pad.asking.lowest < 10 && !Theme.portrait ? Theme.px(552)
        : asking === "worth" && !Theme.portrait ? Theme.px(Theme.large ? 560 : 424) : numbersWidth
    readonly property real padLow: Theme.phone ? 3 * Theme.target + Theme.px(20) : Theme.px(200)
    readonly property var open: questions.filter(question => question.required && !question.said)
    // The award of the entry, or the next missing value, in the words of the screen.
    readonly property string hint: pad.hasPreview ? pad.enterHint : pad.deal.card === "" ? qsTr("The turned-up card is missing")
        : asking === "number" || asking === "worth" || asking === "card" ? pad.asking.title
        : asks && open.length > 0 ? open[0].title : pad.remainder.kind !== "yes" ? pad.remainder.text : pad.enterHint !== "" ? pad.enterHint : qsTr("Something is missing")

    function press(event: var): bool {
        if (asking === "")
            return numbers.item ? (numbers.item as NumberPad).press(event) : false;
        return keys.item ? (keys.item as PadPrompt).press(event) : false;
    }
    function stepBack(): bool {
        if (keys.item && (keys.item as PadPrompt).stepBack())
            return true;
        const shown = reopened;
        reopened = false;
        return shown;
    }
    // From a field with a number to the next empty one.
    function goesOn(): bool {
        const views = Array.from(pad.seats).map(seat => seat.view).filter(view => !view.rest);
        const empty = views.filter(view => view.text === "").map(view => view.index);
        if (asking !== "" || !views.some(view => view.active && view.text !== "") || empty.length === 0)
            return false;
        pad.focus(empty.find(seat => seat > pad.field.seat) ?? empty[0]);
        return true;
    }
    // For the keyboard: a stray key cannot arrive as fast as a second tap, so there is no delay.
    function enterOrCorrect() {
        if (!correcting && !pad.canEnter && goesOn())
            return;
        verbs.keyed = verbs.shown.possible;
        if (verbs.keyed)
            verbs.shown.tapped();
        else
            verbs.shown.explain();
    }

    onOpenChanged: if (open.length === 0)
        reopened = false

    Connections {
        function onChanged() {
            root.reopened = false;
        }

        target: root.pad.table
    }
    // Two at six, chaos: the special effects of this deal on the score.
    Component {
        id: announcement

        ReasonLine {
            clause: root.news.clause
            kind: "ask"
            objectName: "pad.announced"
            opensRule: clause
            showClause: false
            text: root.news.text
        }
    }
    Stack {
        id: upper

        spacing: root.gap

        PadHeader {
            pad: root.pad
            turns: root.turns

            onTurned: root.turned()
        }
        Optional {
            active: root.announced && !Theme.large
            sourceComponent: announcement
        }
        PadFields {
            fieldHeight: Theme.portrait && !Theme.large ? 104 : -1
            cramped: Theme.phone && root.height < Theme.px(860)
            pad: root.pad
            visible: !root.cardsAlone
        }
        Optional {
            id: asked

            active: root.asks

            PadQuestions {
                most: Math.max(Theme.px(96), root.height - asked.y - root.padLow - Theme.px(20)
                    - (root.stacked ? verbs.height + Theme.px(48) : 0))
                pad: root.pad
            }
        }
        Optional {
            active: root.showZone

            SafeZone {
                objectName: "pad.zone"
                pad: root.pad
            }
        }
    }
    ScrollColumn {
        anchors.bottom: root.cardsAcross ? keys.top : verbs.top
        anchors.bottomMargin: Theme.px(10)
        anchors.top: upper.bottom
        anchors.topMargin: Theme.px(10)
        column.width: width - Theme.px(10) // the line that shows how far it is scrolled
        spacing: Theme.px(9)
        visible: height > Theme.px(20) && !root.cardsAlone
        width: root.stacked || root.cardsAcross ? parent.width : verbs.width

        Heading {
            text: root.pad.asking.title
            visible: root.wide && !Theme.portrait
        }
        Remark {
            text: root.pad.asking.hint
            visible: root.wide && !Theme.portrait && text !== "" && !Theme.large
        }
        Optional {
            active: root.wide && !Theme.portrait && (root.asking !== "turned-up" || root.pad.deal.card !== "")
            width: implicitWidth

            TButton {
                kind: "ghost"
                objectName: "pad.asking.back"
                text: qsTr("Back to the numbers")

                onTapped: root.pad.closePrompt()
            }
        }
        Optional {
            active: root.announced && Theme.large
            sourceComponent: announcement
        }
        Optional {
            active: root.correcting

            CorrectionEffect {
                hint: root.hint
                pad: root.pad
            }
        }
        PadReasons {
            all: !Theme.veryLarge
            refusalOnly: root.correcting
            answersShown: !root.asks
            pad: root.pad
            visible: !root.wide && !root.cardsAcross

            onQuestionsWanted: root.reopened = true
        }
    }
    EntryButtons {
        id: verbs

        readonly property bool above: root.stacked && !root.cardsAcross // the pad

        anchors.bottom: parent.bottom
        anchors.bottomMargin: !above ? 0 : root.asking === "" ? numbers.height + Theme.px(Theme.phone ? 22 : 40) : keys.height + Theme.px(24)
        height: root.cardsAlone ? 0 : Math.max(Theme.touch(Theme.portrait && !Theme.large ? 104 : Theme.large ? 92 : 84), shown.implicitHeight)
        hint: root.hint
        pad: root.pad
        visible: !root.cardsAlone
        width: root.stacked || root.cardsAcross && Theme.large ? parent.width
            : root.cardsAcross ? parent.width - Theme.px(464) : parent.width - root.rightWidth - Theme.px(24)
    }
    Loader {
        id: numbers

        property bool wanted: root.asking === ""

        active: false // until it is wanted; once made it stays
        anchors.bottom: parent.bottom
        anchors.right: parent.right
        height: Theme.phone && root.stacked ? Math.max(root.padLow, Math.min(4 * root.padLow / 3, root.height - upper.height - verbs.height - Theme.text(90) - Theme.px(60)))
            : Math.min(Theme.px(root.stacked ? 254 : Theme.portrait ? 332 : Theme.large ? 242 : 272),
                Math.max(root.padLow, root.height - upper.height - Theme.px(16)))
        visible: wanted
        width: root.numbersWidth

        onWantedChanged: if (wanted)
            active = true

        sourceComponent: NumberPad {
            highestKey: Theme.px(Theme.phone ? 160 : Theme.portrait ? 104 : 84)
            lowestKey: Theme.touch(60)
            muted: root.pad.field.mutedKeys

            onKey: name => root.pad.key(name)
        }
    }
    Loader {
        id: keys

        readonly property bool wanted: root.asking !== ""
        readonly property bool wide: (item as PadPrompt)?.wide ?? false

        anchors.bottom: parent.bottom
        anchors.bottomMargin: root.cardsAcross && !root.cardsAlone ? verbs.height + Theme.px(24) : 0
        anchors.right: parent.right
        height: !item ? 0 : Math.min((item as PadPrompt).implicitHeight,
            root.height - upper.height - Theme.px(16) - (root.cardsAlone ? 0 : root.cardsAcross || root.stacked ? verbs.height + Theme.px(24) : 0))
        width: root.rightWidth

        onWantedChanged: {
            if (wanted)
                setSource("PadPrompt.qml", {pad: root.pad, keyed: Qt.binding(() => verbs.keyed)});
            else
                source = "";
        }
    }
}
