import QtQuick
import QtTest

// A whole match of three with Schwarzpeter, Radarkontrolle and a chaos finish, by real taps.
Table {
    name: "Match"

    function init() {
        file = testFolder + "/match-" + Math.random() + ".db";
        start();
    }
    function cleanup() {
        stop();
    }

    // Target 3: 1-1-0, 1-2-1 (Schwarzpeter), 2-2-2 (Radarkontrolle), chaos.
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
        tap("pad.tens.9");
        tap("pad.ones.2");
        tap("pad.field.0");
        digits(20);
        tap("pad.field.1");
        digits(95);
        compare(pad().enterHint, "Anna 1 · Cora 1");
        enter();
        compare(totals(), [2, 2, 2]);
    }

    function test_toTheEndThroughChaos() {
        playToChaos();
        deal("S9", 80, 50);
        compare(totals(), [2, 3, 2]);
        verify(pad().finished);
        compare(pad().resultText, "Beat wins in 4 deals");

        tap("pad.undo");
        compare(totals(), [2, 2, 2]);
        verify(!pad().finished);
        compare(pad().redoText, "deal 4, Anna 1, Cora 1");
    }

    function test_schwarzpeterExplainsItselfOnRavenTrump() {
        newMatch(["Anna", "Beat", "Cora"], ["RJ", "R9", "LK"], 7);
        tap("pad.card.RK");
        verify(!pad().seats[0].view.powerPossible);
        compare(pad().seats[0].view.whyNotClause, "eidex.schwarzpeter.not-on-raven-trump");
        tap("pad.power.0");
        verify(!pad().seats[0].view.powerOn);
        item("pad.note");
    }

    function test_undoAndRedoAcrossARestart() {
        playToChaos();
        tap("pad.undo");
        compare(totals(), [1, 2, 1]);
        restart();
        item("pad.undo");
        compare(totals(), [1, 2, 1]);
        compare(pad().redoText, "deal 3, Anna 1, Cora 1");
        tap("pad.menu");
        tapAfterAMoment("pad.redo");
        compare(totals(), [2, 2, 2]);
        restart();
        compare(totals(), [2, 2, 2]);
    }

    function test_correctingTheSecondDealShowsWhatChanges() {
        playToChaos();
        tap("pad.deals");
        tap("pad.deal.2");
        compare(pad().correcting, 2);
        // Cora, not Anna, had the jack of ravens.
        tap("pad.question.0.2");
        compare(pad().correction.moved, 2);
        verify(pad().correction.allowed);
        compare(totals(), [2, 2, 2]);
        tapAfterAMoment("pad.correct");
        compare(pad().correcting, 0);
        compare(totals(), [3, 2, 1]);
        verify(pad().finished);
        restart();
        compare(session.matchCount, 1);
    }

    function test_aCorrectionThatEndsTheMatchEarlierNamesTheLaterDeal() {
        playToChaos();
        deal("S9", 80, 50);
        tap("pad.deals");
        tap("pad.deal.2");
        tap("pad.question.0.2");
        verify(!pad().correction.allowed);
        verify(pad().correction.broken.startsWith("Deal 4"));
        tapAfterAMoment("pad.correct");
        compare(pad().correcting, 2);
        tap("pad.leave");
        compare(totals(), [2, 3, 2]);
    }

    function test_aHalfEnteredDealIsThereAfterARestart() {
        newMatch(["Anna", "Beat", "Cora"], ["RJ", "R9", "LK"], 7);
        tap("pad.card.H9");
        tap("pad.power.1");
        tap("pad.tens.11");
        tap("pad.ones.5");
        digits(95);
        wait(600); // written by itself a moment after the last tap
        restart();
        compare(pad().card, "H9");
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
        compare(pad().correction.changes.length, 2);
        verify(pad().correction.allowed);
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
        tap("pad.tens.9");
        tap("pad.ones.2");
        digits(95);
        digits(18);
        enter();
        verify(taps <= 9, `with a limit it took ${taps} taps`);
    }
}
