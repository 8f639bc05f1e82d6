import QtQuick
import QtTest

// Records deals of contracts card by card, by real taps.
ContractTable {
    name: "RecordContracts"

    function record() {
        tap("pad.menu");
        tap("pad.record");
        item("recorder.headline");
    }
    function headline(): string {
        return item("recorder.headline").text;
    }
    function play(cards: string) {
        for (const card of cards.split(" "))
            tap("recorder.card." + card);
    }

    // Eight tricks without a revoke.
    readonly property var tricks: ["H9 H10 HA H7", "CA C7 C8 C9", "SK SA S7 S8", "D7 D8 DA D9", "HK HQ HJ H8",
        "CK C10 CQ CJ", "SQ S9 S10 SJ", "DK DQ DJ D10"]

    function test_aWholeDealToItsAward() {
        begin("kein-stich", four);
        record();
        compare(headline(), "Trick 1: Beat leads");
        play(tricks[0]);
        compare(headline(), "Trick 2: Dani leads");
        compare(item("recorder.undo").text, "Undo: Anna, 7 of hearts");
        tap("recorder.finish"); // too early, so the recorder shows why
        item("whyNot");
        for (const trick of tricks.slice(1))
            play(trick);
        compare(headline(), "All cards are played");
        item("recorder.reason.0");
        tap("recorder.finish");
        gone("recorder.headline");
        compare(pad().table.deals.length, 1);
        compare(totals().reduce((a, b) => a + b), -40);
    }

    function test_aContractThatEndsEarlyEnds() {
        begin("kein-stich", four);
        for (const deal of ["no-tricks", "no-hearts", "no-obers"]) {
            record();
            play(tricks[1]); // the first trick has no hearts and no queens
            play(tricks[0]);
            for (const trick of tricks.slice(2))
                play(trick);
            tap("recorder.finish");
            gone("recorder.headline");
        }
        record();
        play("S7 S8 SA S9");
        play("HA HK");
        compare(item("recorder.place.1").visible, true);
        play("H7 H8");
        compare(headline(), "The deal is over");
        tap("recorder.finish");
        gone("recorder.headline");
        compare(pad().table.deals.length, 4);
    }

    function test_aRevokeIsProved() {
        begin("kein-stich", four);
        record();
        play("H9 H10 C7 H7"); // Dani did not follow suit
        verify(seen("recorder.revoke") === null);
        play("CA HA");
        const band = item("recorder.revoke");
        compare(band.all.length, 1);
        compare(band.first.bold, "Trick 1: Dani played 7 of clubs against the rules.");
        compare(band.first.text, "Ace of hearts in trick 2 proves it.");
        tap("recorder.undo");
        gone("recorder.revoke");
    }

    function test_trumpIsSaidFirst() {
        begin("hintersche", four);
        record();
        compare(headline(), "Deal 1: which suit is trump?");
        tap("recorder.card.H7"); // not before trump is chosen
        item("whyNot");
        tap("recorder.suit.H");
        compare(headline(), "Trick 1: Beat leads");
        compare(item("recorder.undo").text, "Undo: trump");
        play("HA H6 DJ HJ");
        compare(headline(), "Trick 2: Anna leads");
        item("recorder.trick.1");
        for (let back = 0; back < 5; ++back)
            tap("recorder.undo");
        compare(headline(), "Deal 1: which suit is trump?");
        gone("recorder.undo");
        tap("recorder.redo");
        compare(headline(), "Trick 1: Beat leads");
    }

    function test_onlyWhatHasTricks() {
        begin("quodlibet", four);
        tap("pad.menu");
        verify(item("pad.record").whyNot !== ""); // the contract is not chosen yet
        keyClick(Qt.Key_Escape);
        tap("contract.minus");
        record();
        compare(headline(), "Trick 1: Anna leads");
        play("HK");
        keyClick(Qt.Key_Escape);
        item("pad.recording");
        restart();
        compare(headline(), "Trick 1: Beat plays");
    }

    function test_aRoundIsNotRecordedHere() {
        begin("krass-kariert", ["Anna", "Beat", "Cora"]);
        tap("pad.menu");
        item("pad.menu.correct");
        gone("pad.record");
    }

    // After two of four players are eliminated, each of the others has half of the pack.
    function test_whoIsOutDoesNotPlay() {
        begin("hintersche", four);
        for (const most of [0, 1, 0, 1]) {
            tap("trump.H");
            for (let seat = 0; seat < 3; ++seat) {
                tap("pad.field." + seat);
                digits(seat === most ? 80 : 20);
            }
            enter();
        }
        compare(totals(), [2, 2, 0, 0]);
        tap("pad.referee");
        const desk = findChild(app, "referee.desk");
        compare(desk.players, ["Anna", "Beat"]);
        const fact = path => desk.facts.find(each => each.path === path);
        compare(fact("").options[0].text, "Butzen");
        tap("referee.trump.H");
        compare(fact("trick").places[0].caption, "Beat"); // Beat sits to the right of the dealer, Anna
        tap("referee.card.H9");
        tap("referee.card.S9");
        tap("referee.card.HK");
        tap("referee.hand.S9");
        compare(desk.verdict.sentence, "Anna may not play the 9 of spades.");
        keyClick(Qt.Key_Escape);
        record();
        tap("recorder.suit.H");
        compare(headline(), "Trick 1: Beat leads");
        play("H9 HK");
        compare(headline(), "Trick 2: Anna leads");
        compare(item("recorder.count").text.slice(0, 22), "2 of 36 cards played. ");
    }

    function test_threePlayersHaveFewerCards() {
        begin("lorum", ["Anna", "Beat", "Cora"]);
        record();
        play("D9 D10 DJ");
        compare(headline(), "Trick 2: Anna leads");
        tap("recorder.card.D7");
        item("whyNot");
        compare(headline(), "Trick 2: Anna leads");
        compare(item("recorder.count").text.slice(0, 22), "3 of 30 cards played. ");
    }

    // The pad shows a recorded deal as its measure and can replace it with typed numbers.
    function test_numbersInstead() {
        begin("quodlibet", four);
        tap("contract.minus");
        record();
        play("HK");
        keyClick(Qt.Key_Escape);
        tap("pad.recording.giveUp");
        tap("dialog.verb");
        gone("pad.recording");
        verify(!pad().deal.recording);
    }
}
