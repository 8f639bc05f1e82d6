import QtQuick
import QtTest

// Records deals card by card, by real taps.
Table {
    name: "Recorder"

    // Eleven tricks without powers. The card that Anna put down is known at the end.
    readonly property var plain: ["R7", "R6", "RA", "LJ", "L8", "L10", "RQ", "R8", "HJ", "HA", "HQ", "H10", "R10", "RK", "R9",
        "H9", "S9", "H8", "LQ", "S10", "LA", "RJ", "LK", "S7", "SK", "SJ", "SQ", "L9", "H7", "S6", "L7", "SA", "S8"]

    function init() {
        file = testFolder + "/recorder-" + Math.random() + ".db";
        start();
    }
    function cleanup() {
        stop();
    }
    function open(characters: var) {
        newMatch(["Anna", "Beat", "Cora"], characters, 7);
        tap("pad.menu");
        tap("pad.record");
        item("recorder.headline");
    }
    function headline(): string {
        return item("recorder.headline").text;
    }
    function play(cards: var) {
        for (const card of cards)
            tap("recorder.card." + card);
    }
    // Puts down L6 for Beat and HK for Cora face up, and Anna's card face down.
    function putDownPlainly() {
        play(["L6", "HK"]);
        tap("recorder.faceDown");
    }

    function test_aWholeDealToItsAward() {
        open(["L9", "H10", "LK"]);
        verify(seen("recorder.undo") === null);
        compare(headline(), "Deal 1: which card is turned up?");
        play(["H7"]);
        compare(headline(), "Beat puts a card down");
        putDownPlainly();
        compare(headline(), "Trick 1: Beat leads");
        play(plain.slice(0, 3));
        compare(headline(), "Trick 2: Anna leads");
        item("recorder.trick.1");
        compare(item("recorder.count").text.slice(0, 23), "3 of 33 cards played. P");
        tap("recorder.finish"); // too early, so the recorder shows why
        item("whyNot");
        play(plain.slice(3));
        // The card that Anna put down is the only one left, so it is known without a reveal.
        compare(headline(), "All cards are played");
        tap("recorder.usePower");
        tap("recorder.power.0"); // Laser is too late, so the recorder shows why
        tap("whyNot");
        tap("close");
        tap("recorder.power.2"); // Computer: +5
        tap("recorder.option.5");
        gone("close");
        compare(item("recorder.undo").text, "Undo: Cora, Computer");
        compare(pad().enterHint, "Beat +1 · Cora +1");
        item("recorder.reason.0");
        tap("recorder.finish");
        item("pad.card.S9"); // the score pad shows the next deal
        compare(totals(), [0, 1, 1]);
        compare(pad().table.deals[0].points, ["67", "0", "90"]);

        // A correction on the pad turns the recorded deal into typed numbers, and the pad shows a warning.
        tap("pad.menu");
        tap("pad.menu.correct");
        tap("pad.deal.1");
        item("pad.correction.recorded");
        verify(pad().correction.effect.same);
        compare(pad().seats[2].view.text, "90");
        tap("pad.field.0");
        digits(66);
        tap("pad.field.1");
        digits(1);
        tap("pad.correct");
        compare(pad().table.deals[0].points, ["66", "1", "90"]);
    }

    // Taps from the score pad to the scored deal, without powers.
    function test_aDealInFortyOneTaps() {
        newMatch(["Anna", "Beat", "Cora"], ["L9", "H10", "LK"], 7);
        taps = 0;
        tap("pad.menu");
        tap("pad.record");
        play(["H7"]);
        putDownPlainly();
        play(plain);
        tap("recorder.finish");
        item("pad.card.S9");
        verify(taps <= 41, `${taps} taps`);
        compare(pad().table.deals.length, 1);
    }

    function test_theLastTrickShowsItsFive() {
        open(["L9", "H10", "LK"]);
        play(["H7"]);
        putDownPlainly();
        play(plain);
        const tricks = item("recorder.trick.11").modelData;
        compare(tricks.points, 16); // 11 for the ace of stars and 5 for the last trick
    }

    function test_aPowerThatNamesACardPlaysIt() {
        open(["H8", "LQ", "RK"]);
        play(["H9"]);
        tap("recorder.allFaceDown");
        play(["R7", "R8"]);
        compare(headline(), "Trick 1: Anna plays");
        tap("recorder.usePower");
        tap("recorder.power.0"); // Excuse asks for a card
        tap("recorder.pick.R7"); // already played
        compare(headline(), "Trick 1: Anna plays");
        tap("recorder.pick.L6");
        gone("close");
        compare(headline(), "Trick 2: Cora leads");
        gone("recorder.inForce.0"); // it lasted for one card
    }

    function test_whatIsInForceStaysInSight() {
        open(["S10", "LJ", "L10"]);
        play(["H6"]);
        tap("recorder.allFaceDown");
        play(["S8"]);
        tap("recorder.usePower");
        tap("recorder.power.1");
        compare(item("recorder.inForce.0").modelData.power, "Trumper");
        compare(item("recorder.inForce.0").modelData.badge, 1);
        play(["SK", "S9", "LJ"]);
        item("recorder.inForce.0"); // lasts to the end of the deal
        tap("recorder.undo");
        item("recorder.inForce.0");
    }

    function test_aPracticeDealShowsItsHands() {
        open(["L9", "H10", "LK"]);
        tap("recorder.deal");
        compare(headline(), "Beat puts a card down");
        gone("recorder.deal");
        compare(item("recorder.hand.1").modelData.cards.length, 12);
        gone("recorder.hand.0");
        tap("recorder.allHands");
        compare(item("recorder.hand.0").modelData.cards.length, 12);
        // Every offered card can be played.
        for (let said = 0; said < 36 && seen("recorder.card.H6"); ++said) {
            const hand = ["0", "1", "2"].map(seat => seen("recorder.hand." + seat)).find(each => each && each.modelData.acts);
            for (const card of hand.modelData.cards) {
                const cell = item("recorder.card." + card);
                if (cell.hint === "" && cell.whyNot === "") {
                    tap("recorder.card." + card);
                    break;
                }
            }
        }
        compare(headline(), "All cards are played");
        tap("recorder.finish");
        item("pad.card.S9");
        compare(pad().table.deals.length, 1);
    }

    function test_undoGoesBackEventByEvent() {
        open(["L9", "H10", "HJ"]);
        play(["H7", "L6"]);
        tap("recorder.allFaceDown");
        compare(headline(), "Trick 1: Beat leads");
        play(["R7"]);
        compare(item("recorder.undo").text, "Undo: Beat, 7 of ravens");
        tap("recorder.undo");
        compare(item("recorder.undo").text, "Undo: Anna, put down");
        tap("recorder.redo");
        compare(headline(), "Trick 1: Cora plays");
        verify(seen("recorder.redo") === null);
        tap("recorder.card.R7"); // already played
        item("whyNot");
        compare(headline(), "Trick 1: Cora plays");
        for (let back = 0; back < 5; ++back)
            tap("recorder.undo");
        compare(headline(), "Deal 1: which card is turned up?");
        gone("recorder.undo");
    }

    function test_aRevokeStaysWithItsProof() {
        open(["H8", "LQ", "RK"]);
        play(["H9"]);
        tap("recorder.allFaceDown");
        play(["R7", "R6", "L6", "R8", "R9"]); // Anna did not follow suit
        verify(seen("recorder.revoke") === null);
        play(["RA"]);
        const band = item("recorder.revoke");
        compare(band.all.length, 1);
        compare(band.first.bold, "Trick 1: Anna played 6 of lizards against the rules.");
        compare(band.first.text, "Ace of ravens in trick 2 proves it.");
        verify(band.first.effect !== "");
        tap("recorder.revoke");
        item("recorder.revokes.0");
        tap("close");
        tap("recorder.undo");
        gone("recorder.revoke");
    }

    function test_skatSendsATrumpBack() {
        open(["HQ", "RQ", "LJ"]);
        play(["L7"]);
        tap("recorder.faceDown"); // Beat
        play(["L10"]); // Cora
        tap("recorder.faceDown"); // Anna
        tap("recorder.usePower");
        tap("recorder.power.1"); // Schüchterne asks whom Beat draws from
        tap("recorder.option.2");
        tap("recorder.option.1"); // the first card was rejected
        compare(headline(), "Trick 1: Cora leads");
        play(["S7", "S10", "L6", "H8", "RK", "H6", "HJ", "L8", "H9", "RA", "RQ", "LK"]);
        tap("recorder.usePower");
        tap("recorder.power.2");
        gone("close");
        compare(item("recorder.extra.0").text, "Beat takes king of lizards back");
        tap("recorder.extra.0");
        compare(headline(), "Trick 4: Beat plays");
        play(["R8"]);
        compare(headline(), "Trick 5: Cora leads");
    }

    function test_sphinxPlaysFaceDownAndTells() {
        open(["S10", "S6", "L10"]);
        play(["H6"]);
        tap("recorder.allFaceDown");
        play(["S8", "SK", "S9", "LJ", "LK", "LA", "H8", "HJ", "HA"]);
        compare(headline(), "Trick 4: Beat leads");
        tap("recorder.usePower");
        tap("recorder.power.1");
        tap("recorder.option.L"); // lizards are led
        compare(headline(), "Trick 4: Beat plays face down");
        tap("recorder.faceDown");
        play(["L9", "L10"]);
        compare(headline(), "Trick 4: who won it?");
        tap("recorder.player.1");
        compare(headline(), "Trick 5: Beat leads");
    }

    function test_aRestartInTheMiddleGoesOn() {
        open(["L9", "H10", "HJ"]);
        play(["H7"]);
        putDownPlainly();
        play(plain.slice(0, 4));
        restart();
        compare(headline(), "Trick 2: Beat plays");
        item("recorder.trick.1");
        keyClick(Qt.Key_Escape);
        item("pad.recording"); // the entry panel shows that the cards are recorded
        tap("pad.recording.continue");
        play(plain.slice(4, 6));
        compare(headline(), "Trick 3: Anna leads");
        keyClick(Qt.Key_Escape);
        tap("pad.recording.giveUp");
        tap("dialog.verb");
        item("pad.field.0");
        compare(pad().deal.card, "H7");
    }
}
