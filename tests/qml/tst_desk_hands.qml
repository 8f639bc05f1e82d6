import QtQuick
import QtTest

// The referee desk for Krass Kariert, by real taps: the combination on the table, the order of the hand, and the legal plays.
ContractTable {
    name: "DeskHands"

    function desk(): var {
        return findChild(app, "referee.desk");
    }
    function verdict(): var {
        return desk().verdict;
    }
    function keys(where: string, list: var) {
        for (const card of list)
            tap(`referee.keys.${where}.${card}`);
    }
    function open() {
        tap("home.referee");
        tap("referee.game");
        tap("referee.game.krass-kariert");
        gone("close");
    }
    // Enters the combination on the table and the hand, and closes the grid of cards.
    function lay(table: var, hand: var) {
        keys("table", table);
        keys("hand", hand);
        tap("referee.next");
    }
    function hand(): var {
        return desk().facts.find(each => each.path === "hand").places.filter(each => each.card !== "");
    }
    function inHand(): string {
        return hand().map(each => each.card).join(" ");
    }
    function verdicts(): string {
        return hand().map(each => each.verdict === "yes" ? "y" : "-").join("");
    }
    function clauses(): var {
        return verdict().reasons.map(reason => reason.clause);
    }

    function test_whatOutbids() {
        open();
        lay(["9", "9"], ["7", "7", "11", "11", "3", "5", "4"]);
        compare(item("referee.table.title").text, "To outbid: Pair 9");
        compare(verdict().word, "May take");
        compare(clauses()[0], "krass.turn.reserve");
        compare(verdicts(), "--yyyyy");
        compare(verdict().playable.options.map(each => each.text + ": " + each.line), ["11 11: Pair 11", "3 5 4: 3-straight 5"]);
        tap("referee.playable.1");
        compare(verdict().kind, "yes");
        compare(verdict().sentence, "3 5 4 may be played: 3-straight 5.");
        compare(hand().map(each => each.asked), [false, false, false, false, true, true, true]);
        tap("referee.playable.1");
        compare(verdict().word, "May take");
        // The first and the last card together do not outbid.
        tap("referee.hand.0");
        tap("referee.hand.1");
        compare(verdict().kind, "no");
        compare(verdict().sentence, "7 7 does not outbid what is on the table.");
        compare(clauses(), ["krass.combination.outbid"]);
        tap("referee.read");
    }

    // The combination on the table, six cards, and the card in question take one tap each.
    function test_sixCardsInEightTaps() {
        open();
        taps = 0;
        keys("table", ["9"]);
        keys("hand", ["7", "7", "11", "3", "5", "4"]);
        tap("referee.hand.2");
        compare(taps, 8);
        compare(verdict().kind, "yes");
        compare(verdict().sentence, "11 may be played: Solo 11.");
        compare(inHand(), "7 7 11 3 5 4");
        verify(clauses().length > 0);
    }

    function test_noCombination() {
        open();
        lay([], ["12", "1", "5", "X", "X"]);
        compare(verdict().word, "Must play");
        compare(clauses()[0], "krass.turn.opener-plays");
        tap("referee.hand.0");
        tap("referee.hand.1");
        compare(verdict().kind, "no");
        compare(verdict().sentence, "12 1 is not a combination.");
        compare(clauses(), ["krass.combination.runs", "krass.combination.ranks"]);
        tap("referee.hand.0");
        tap("referee.hand.0");
        tap("referee.hand.3");
        tap("referee.hand.4");
        compare(verdict().sentence, "X X is not a combination.");
        compare(clauses()[0], "krass.x.two-alone");
    }

    function test_mustPlayOrStuck() {
        open();
        lay(["9", "9"], ["7", "7", "stop"]);
        tap("referee.reserves.0");
        compare(verdict().word, "Must play");
        compare(clauses()[0], "krass.turn.must-play");
        compare(verdicts(), "--y");
        tap("referee.hand.2");
        tap("referee.hand.add");
        tap("referee.hand.remove");
        tap("referee.next");
        compare(inHand(), "7 7");
        compare(verdict().word, "Stuck");
        compare(verdict().kind, "no");
        compare(verdict().word, "Stuck");
        tap("referee.reserves.1");
        compare(verdict().word, "Must take");
    }

    function test_anXIsCalled() {
        open();
        keys("table", ["X"]);
        compare(desk().picking.path, "call");
        keys("call", ["7"]);
        keys("table", ["7"]);
        keys("hand", ["8", "X", "3"]);
        tap("referee.next");
        compare(item("referee.table.title").text, "To outbid: Pair 7");
        tap("referee.hand.0");
        tap("referee.hand.1");
        compare(verdict().kind, "yes");
        compare(verdict().sentence, "8 X may be played: Pair 8. X is called 8.");
        tap("referee.table.0"); // after its removal, a seven alone is on the table
        compare(item("referee.table.title").text, "To outbid: Solo 7");
    }

    function test_theHandKeepsItsOrder() {
        open();
        lay([], ["4", "6", "8"]);
        tap("referee.hand.0");
        tap("referee.hand.add"); // inserts after the selected card
        keys("hand", ["5"]);
        compare(inHand(), "4 5 6 8");
        tap("referee.hand.right");
        compare(inHand(), "4 6 5 8");
        tap("referee.hand.left");
        tap("referee.hand.left");
        compare(inHand(), "5 4 6 8");
        keys("hand", ["5", "5", "5"]);
        compare(inHand(), "5 5 5 5 4 6 8");
        verify(item("referee.keys.hand.5").whyNot !== ""); // a hand has at most four cards of a rank
        tap("referee.keys.hand.5");
        verify(item("whyNot").text !== "");
        keyClick(Qt.Key_Escape); // leaves the bubble
        keyClick(Qt.Key_Escape);
        gone("referee.keys.hand.5");
        item("referee.verdict");
    }

    function test_afterARedraw() {
        open();
        lay([], ["4", "6"]);
        compare(verdict().word, "Must play");
        tap("referee.opener.0");
        compare(verdict().word, "May take");
        verify(clauses().includes("krass.redraw.opens"));
        tap("referee.table.add");
        keys("table", ["12"]);
        gone("referee.opener.0");
        tap("referee.next");
        compare(verdict().word, "Must take");
    }

    function test_aDisputeIsKept() {
        begin("krass-kariert", ["Anna", "Beat", "Cora"]);
        tap("pad.referee");
        compare(desk().game, "krass-kariert");
        verify(desk().fromMatch);
        lay(["9"], ["7", "7"]);
        tap("referee.hand.0");
        compare(verdict().kind, "no");
        tap("referee.record");
        tap("referee.asker.1");
        tap("referee.record.done");
        gone("referee.record.done");
        compare(pad().table.undoText, "dispute of Beat");
    }
}
