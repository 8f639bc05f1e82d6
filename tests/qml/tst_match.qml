import QtQuick
import QtTest

// Complete matches of three with Schwarzpeter, Radarkontrolle, and a chaos finish, by real taps.
Table {
    name: "Match"

    SignalSpy {
        id: said

        signalName: "entered"
    }

    function init() {
        file = testFolder + "/match-" + Math.random() + ".db";
        start();
    }
    function cleanup() {
        stop();
    }

    // Plays to target 3: 1-1-0, 1-2-1 (Schwarzpeter), 2-2-2 (Radarkontrolle), chaos.
    function playToChaos() {
        newMatch(["Anna", "Beat", "Cora"], ["RJ", "R9", "LK"], 3);
        deal("S9", 80, 27);
        compare(totals(), [1, 1, 0]);

        tap("pad.card.H10");
        tap("pad.power.0");
        compare(pad().questions.length, 1);
        tap("pad.field.0");
        digits(50);
        tap("pad.field.1");
        digits(80);
        verify(!pad().canEnter);
        tap("pad.question.0.0");
        enter();
        compare(totals(), [1, 2, 1]);

        tap("pad.card.L8");
        tap("pad.power.1");
        tap("tens.9");
        tap("ones.2");
        tap("pad.field.0");
        digits(20);
        tap("pad.field.1");
        digits(95);
        compare(pad().enterHint, "Anna +1 · Cora +1");
        enter();
        compare(totals(), [2, 2, 2]);
    }

    function test_toTheEndThroughChaos() {
        playToChaos();
        deal("S9", 80, 50);
        compare(totals(), [2, 3, 2]);
        verify(pad().table.finished);
        compare(pad().table.resultText, "Beat wins in 4 deals");

        tap("pad.undo");
        compare(totals(), [2, 2, 2]);
        verify(!pad().table.finished);
        compare(pad().table.redoText, "deal 4, Beat wins");
    }

    function entered(card: string, first: int, second: int) {
        tap("pad.card." + card);
        tap("pad.field.0");
        digits(first);
        tap("pad.field.1");
        digits(second);
    }
    function changes(): var {
        return ofSeats(view => item("pad.field." + view.index).award);
    }
    // Each of the three scores nothing in turn, for two deals a round, until all have six points.
    function playToSix() {
        newMatch(["Anna", "Beat", "Cora"], [], 7);
        for (let round = 0; round < 3; ++round) {
            deal("S9", 80, 27);
            deal("S9", 50, 80);
            deal("S9", 27, 50);
        }
        compare(totals(), [6, 6, 6]);
    }

    function test_chaosTellsTheTruthBeforeAndAfterTheDeal() {
        playToSix();
        verify(item("pad.announced").text.startsWith("Chaos: all at 6."));
        compare(item("pad.announced").clause, "eidex.tournament.chaos");
        entered("S9", 70, 60);
        compare(changes(), ["0", "wins", "0"]);
        compare(ofSeats(view => view.verdict), ["no", "yes", "no"]);
        const button = item("pad.enter");
        compare(button.text + " – " + button.subText, "Enter deal – Beat wins");
        compare(pad().reasons[pad().reasons.length - 1].tone, "yes");
        said.target = pad();
        enter();
        compare(said.signalArguments[0][1], "Beat wins");
        compare(totals(), [6, 7, 6]);
        compare(pad().table.deals[0].changes, [0, 1, 0]);
        compare(pad().table.deals[0].brief, "chaos");
        compare(pad().table.undoText, "deal 10, Beat wins");
        tap("pad.undo");
        compare(pad().table.redoText, "deal 10, Beat wins");
        verify(item("pad.announced").visible);
    }
    function test_theMiddleIsGreenInChaos() {
        playToSix();
        tap("pad.card.S9");
        tap("pad.field.0");
        digits(70);
        tap("pad.field.1");
        const zone = item("pad.zone");
        compare(zone.question, "Which points are sure to raise Beat’s score?");
        const middle = zone.segments.find(stretch => stretch.from <= 60 && stretch.to >= 60);
        compare(middle.kind, "wins");
        verify(zone.Accessible.description.includes(middle.from + "–" + middle.to + " wins"));
    }
    function test_theAnnouncementOpensItsClause() {
        playToSix();
        tap("pad.announced");
        item("clause.rulebook");
    }
    function test_twoAtSixWhoFallsIsToldSo() {
        newMatch(["Anna", "Beat", "Cora"], [], 7);
        for (let number = 0; number < 5; ++number)
            deal("S9", 80, 27);
        verify(seen("pad.announced") === null);
        deal("S9", 80, 27);
        compare(totals(), [6, 6, 0]);
        verify(item("pad.announced").text.startsWith("Anna and Beat at 6:"));
        compare(item("pad.announced").clause, "eidex.tournament.two-at-six");
        entered("S9", 80, 27);
        compare(changes(), ["0", "−1, falls", "0"]);
        compare(pad().seats[1].view.verdict, "no");
        compare(item("pad.enter").subText, "Beat falls");
        enter();
        compare(totals(), [6, 5, 0]);
        compare(pad().table.deals[0].changes, [0, -1, 0]);
        compare(pad().table.undoText, "deal 7, Beat falls");
        verify(seen("pad.announced") === null);
    }

    function test_schwarzpeterExplainsItselfOnRavenTrump() {
        newMatch(["Anna", "Beat", "Cora"], ["RJ", "R9", "LK"], 7);
        tap("pad.card.RK");
        verify(pad().seats[0].view.whyNot !== "");
        compare(pad().seats[0].view.whyNotClause, "eidex.schwarzpeter.not-on-raven-trump");
        tap("pad.power.0");
        verify(!pad().seats[0].view.powerOn);
        item("whyNot");
    }

    function test_undoAndRedoAcrossARestart() {
        playToChaos();
        tap("pad.undo");
        compare(totals(), [1, 2, 1]);
        restart();
        item("pad.undo");
        compare(totals(), [1, 2, 1]);
        compare(pad().table.redoText, "deal 3, Anna +1, Cora +1");
        tap("pad.menu");
        tap("pad.redo");
        compare(totals(), [2, 2, 2]);
        restart();
        compare(totals(), [2, 2, 2]);
    }

    function test_correctingTheSecondDealShowsWhatChanges() {
        playToChaos();
        tap("pad.deals");
        tap("pad.deal.2");
        compare(pad().correction.deal, 2);
        // Cora, not Anna, had the jack of ravens.
        tap("pad.question.0.2");
        compare(pad().correction.effect.moved, "The standing changes.");
        verify(pad().correction.effect.allowed);
        compare(totals(), [2, 2, 2]);
        tap("pad.correct");
        compare(pad().correction.deal, 0);
        compare(totals(), [3, 2, 1]);
        verify(pad().table.finished);
        restart();
        compare(session.matchCount, 1);
    }

    // Whether the whole item is visible and no parent clips it.
    function isInSight(name: string): bool {
        const seen = item(name);
        for (let around = seen.parent; around; around = around.parent) {
            const top = seen.mapToItem(around, 0, 0).y;
            if ((around.clip || around === app.contentItem) && (top < -1 || top + seen.height > around.height + 1))
                return false;
        }
        return true;
    }
    function test_aCorrectionThatEndsTheMatchEarlierTakesBackTheLaterDeal() {
        playToChaos();
        deal("S9", 80, 50);
        tap("pad.deals");
        tap("pad.deal.2");
        tap("pad.question.0.2");
        verify(!pad().correction.effect.allowed);
        compare(item("pad.correction.verdict").text,
            "Deal 4 would come after the end: Anna wins in 3 deals. Undo brings back what the correction takes back.");
        compare(item("pad.correct").text, "Correct and take back deal 4");
        tap("pad.leave");
        compare(totals(), [2, 3, 2]);

        tap("pad.deals");
        tap("pad.deal.2");
        tap("pad.question.0.2");
        said.target = pad();
        said.clear();
        tap("pad.correct");
        compare(pad().correction.deal, 0);
        compare(said.signalArguments[0][0], "Deal 2 corrected");
        verify(said.signalArguments[0][1].endsWith(" · took back deal 4"), said.signalArguments[0][1]);
        compare(totals(), [3, 2, 1]);
        compare(pad().table.deals.length, 3);
        verify(pad().table.finished);
        compare(pad().table.resultText, "Anna wins in 3 deals");

        restart();
        compare(session.matchCount, 1);
        tap("home.history");
        tap("match.deal.2");
        verify(item("match.correction").text.includes("took back deal 4"), item("match.correction").text);
    }
    function test_whatACorrectionTookBackComesBackByUndo() {
        playToChaos();
        deal("S9", 80, 50);
        tap("pad.deals");
        tap("pad.deal.2");
        tap("pad.question.0.2");
        tap("pad.correct");
        compare(totals(), [3, 2, 1]);
        compare(pad().table.undoText, "correction of deal 2 (took back deal 4)");
        tap("pad.undo");
        compare(totals(), [2, 3, 2]);
        compare(pad().table.deals.length, 4);
        compare(pad().table.resultText, "Beat wins in 4 deals");
        compare(pad().table.redoText, "correction of deal 2 (took back deal 4)");
        tap("pad.menu");
        tap("pad.redo");
        compare(totals(), [3, 2, 1]);
        compare(pad().table.deals.length, 3);
    }
    function test_theRefusalOfACorrectionIsInSight_data() {
        return [{tag: "tablet", size: Qt.size(1280, 800)}, {tag: "upright", size: Qt.size(800, 1280)}, {tag: "phone", size: Qt.size(360, 640)}];
    }
    function test_theRefusalOfACorrectionIsInSight(data) {
        playToChaos();
        deal("S9", 80, 50);
        tap("pad.deals");
        tap("pad.deal.2");
        tap("pad.question.0.2");
        app.width = data.size.width;
        app.height = data.size.height;
        tryVerify(() => isInSight("pad.correction.verdict"));
        verify(isInSight("pad.correct"));
    }

    function test_aHalfEnteredDealIsThereAfterARestart() {
        newMatch(["Anna", "Beat", "Cora"], ["RJ", "R9", "LK"], 7);
        tap("pad.card.H9");
        tap("pad.power.1");
        tap("tens.11");
        tap("ones.5");
        digits(95);
        wait(600); // the pad saves the draft a moment after the last tap
        restart();
        compare(pad().deal.card, "H9");
        compare(pad().seats[0].view.text, "95");
        compare(pad().seats[1].view.powerLine, "limit 115");
        item("pad.enter");
    }

    function test_aDigitReplacesTheNumberThatIsCorrected() {
        playToChaos();
        tap("pad.deals");
        tap("pad.deal.1");
        tap("pad.field.0");
        digits(77);
        tap("pad.field.2");
        digits(53);
        compare(pad().correction.effect.changes.length, 2);
        verify(pad().correction.effect.allowed);
        tap("pad.leave");
        compare(totals(), [2, 2, 2]);
    }

    function test_theBudgetsOfTaps() {
        newMatch(["Anna", "Beat", "Cora"], ["RJ", "R9", "LK"], 7);
        taps = 0;
        tap("pad.card.S9");
        digits(95);
        digits(18);
        enter();
        verify(taps <= 6, `95 / 18 / rest took ${taps} taps`);

        taps = 0;
        tap("pad.card.S9");
        digits(12);
        tap("pad.field.1");
        digits(105);
        enter();
        verify(taps <= 8, `12, then 105 took ${taps} taps`);

        taps = 0;
        tap("pad.card.S9");
        tap("pad.field.2");
        tap("pad.key.match");
        enter();
        verify(taps <= 4, `a match took ${taps} taps`);

        taps = 0;
        tap("pad.card.S9");
        tap("pad.power.1");
        tap("tens.9");
        tap("ones.2");
        digits(95);
        digits(18);
        enter();
        verify(taps <= 9, `with a limit it took ${taps} taps`);
    }

    function write(name: string) {
        item("newMatch.name").text = "";
        item("newMatch.name").typed(name);
    }
    function sitting(): var {
        const names = [];
        for (let seat = 0; seen("newMatch.seat." + seat); ++seat)
            names.push(seen("newMatch.seat." + seat).modelData.name);
        return names;
    }
    function test_whoSitsDownMayBeSomebodyKnown() {
        newMatch(["Anna", "Beat", "Cora"], [], 7);
        deal("S9", 80, 27);
        keyClick(Qt.Key_Escape);
        tap("home.newMatch");
        tap("newMatch.addPlayer");
        write("anna");
        tap("newMatch.name.add");
        compare(item("same.text").text, "“Anna” already exists. “anna” differs from it only by capital letters.");
        tap("dialog.verb");
        gone("same.text");
        compare(item("newMatch.name").text, "");
        write("BEAT");
        tap("newMatch.name.add");
        tap("dialog.other");
        gone("same.text");
        write("C\u200bora");
        tap("newMatch.name.done");
        compare(item("same.text").text, "“Cora” already exists. The name that you wrote looks the same.");
        tap("dialog.other");
        verify(item("newMatch.name.problem").text.startsWith("“Cora” already exists."));
        tap("newMatch.name.done");
        tap("dialog.verb");
        gone("newMatch.name"); // the rename is done
        compare(sitting(), ["Anna", "BEAT", "Cora"]);
        tap("newMatch.addPlayer");
        write("cora");
        tap("newMatch.name.done");
        compare(item("same.effect").text, "Cora is already seated.");
        tap("dialog.verb");
        item("same.effect");
        keyClick(Qt.Key_Escape);
        gone("same.effect");
        compare(item("newMatch.name").text, "cora");
        keyClick(Qt.Key_Escape);
        gone("newMatch.name");
        tap("newMatch.start");
        deal("S9", 80, 27);
        compare(session.peopleCount, 4);
    }
    function keys(all: var) {
        for (const key of all)
            tap("key." + key);
    }
    function test_aTableOfNamesIsWrittenWithReturn() {
        tap("home.newMatch");
        tap("newMatch.addPlayer");
        keys(["z", "o", "layer", "ë", "return"]);
        compare(sitting(), ["Zoë"]);
        compare(item("newMatch.name").text, "");
        keys(["o", "'", "n", "-", "j", ".", "layer", "4", "2", "ß", "return"]);
        compare(sitting(), ["Zoë", "O'n-j.42ß"]);
        keys(["return"]); // an empty line adds nobody, and the page stays open
        item("key.return");
        keys(["layer", "ñ", "é", "layer", "à", "ç", "return"]);
        compare(sitting()[2], "Ñéàç");
        for (const letter of "Anna")
            keyClick(letter);
        gone("key.return");
        keyClick(Qt.Key_Return);
        compare(sitting()[3], "Anna");
        compare(item("newMatch.name").text, "");
        keyClick(Qt.Key_Return);
        item("newMatch.name");
        // A second tap at the position of *Done* must not start the match.
        const done = item("newMatch.name.done").mapToItem(null, 0, 0, item("newMatch.name.done").width, item("newMatch.name.done").height);
        tap("newMatch.name.done");
        const begin = item("newMatch.start").mapToItem(null, 0, 0, item("newMatch.start").width, item("newMatch.start").height);
        verify(done.y + done.height <= begin.y, `${done} ${begin}`);
        gone("newMatch.name");
        compare(sitting().length, 4);
    }
    // Types the text on a real keyboard, where "\n" is Enter, and returns the number of keys.
    function typed(text: string): int {
        for (const key of text)
            keyClick(key === "\n" ? Qt.Key_Return : key);
        return text.length;
    }
    function test_theBudgetOfKeys() {
        newMatch(["Anna", "Beat", "Cora"], ["RJ", "R9", "LK"], 7);
        tryVerify(() => item("pad.card.HA").activeFocus);
        verify(typed("h98027\n") <= 10);
        tryVerify(() => pad().table.deals.length === 1);
        compare(totals(), [1, 1, 0]);
        // The next deal starts with the card. The first number could have more digits, so Enter ends it.
        tryVerify(() => item("pad.card.HA").activeFocus);
        verify(typed("r1012\n105\n") <= 10);
        tryVerify(() => pad().table.deals.length === 2);
        compare(pad().table.deals[0].points, ["12", "105", "40"]);
        // Enter without a selection takes no card.
        typed("\n");
        compare(pad().deal.card, "");
        // The cards are one tab stop, with arrow keys inside.
        keyClick(Qt.Key_Down);
        keyClick(Qt.Key_Right);
        verify(item("pad.card.LK").activeFocus);
        keyClick(Qt.Key_Tab);
        verify(!app.activeFocusItem.objectName.startsWith("pad.card."));
        keyClick(Qt.Key_Tab, Qt.ShiftModifier);
        verify(item("pad.card.LK").activeFocus);
        keyClick(Qt.Key_Return);
        compare(pad().deal.card, "LK");
        // Digits go to the fields whatever has the focus.
        item("pad.menu").forceActiveFocus();
        typed("80");
        compare(pad().seats[0].view.text, "80");
        compare(pad().field.seat, 1);
    }
    function test_questionMarkShowsTheKeysOfTheScreen() {
        typed("?");
        compare(item("keys.0").Accessible.name, "Tab: next item; with Shift, the previous one");
        keyClick(Qt.Key_Escape);
        gone("keys.0");
        newMatch(["Anna", "Beat", "Cora"], [], 7);
        typed("?");
        compare(item("keys.1").Accessible.name, "H 9, R B …: the card: its suit, H L R S, and its rank");
        keyClick(Qt.Key_Escape);
        gone("keys.0");
        item("pad.card.S9"); // Escape closed only the keys
        typed("h");
        keyClick(Qt.Key_Escape); // clears only the letter
        item("pad.card.S9");
        typed("s9");
        compare(pad().deal.card, "S9");
    }
}
