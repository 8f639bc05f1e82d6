import QtQuick
import QtTest

// The referee desk by real taps: the three kinds of question, a saved dispute, and an override of a house rule.
Table {
    id: table

    name: "Referee"

    function init() {
        file = testFolder + "/referee-" + Math.random() + ".db";
        size = Qt.size(1280, 800);
        start();
    }
    function cleanup() {
        stop();
    }
    function desk(): var {
        return findChild(app, "referee.desk");
    }
    function cards(list: var) {
        for (const card of list)
            tap("referee.card." + card);
    }
    function fact(path: string): var {
        return desk().facts.find(each => each.path === path);
    }
    function kind(): string {
        return desk().verdict.kind;
    }

    // The example of the match format: S8 undertrumps, but Skater must follow suit first.
    function test_mayThisBePlayed() {
        tap("home.referee");
        item("referee.card.S9");
        compare(kind(), "empty");
        cards(["S9", "H7", "SJ"]);
        compare(desk().picking.path, "hand");
        compare(desk().picking.title, "Which cards does C hold?");
        cards(["S8", "H10", "LA"]);
        compare(kind(), "list");
        tap("referee.powers.add");
        tap("referee.whose.2");
        tap("referee.character.LJ");
        gone("referee.character.LJ");
        tap("referee.hand.S8");
        compare(kind(), "no");
        compare(desk().verdict.sentence, "C may not play the 8 of stars.");
        compare(desk().verdict.reasons[0].clause, "eidex.skater.follow-first");
        verify(desk().verdict.reasons.some(reason => reason.clause === "eidex.play.no-undertrump"));
        compare(item("referee.sentence").text, desk().verdict.sentence);
        tap("referee.hand.H10");
        compare(kind(), "yes");
        tap("referee.hand.LA");
        compare(kind(), "no");
        compare(desk().verdict.reasons[0].clause, "eidex.play.follow-suit");
        tap("referee.read");
        item("clause.text");
        tap("close");
        gone("clause.text");
        keyClick(Qt.Key_Escape);
        item("home.referee");
    }

    // In a match, two cards, the hand, and the card in question are enough for an answer.
    function test_fewTapsInAMatch() {
        newMatch(["Anna", "Beat", "Cora"], ["RJ", "LJ", "LK"], 7);
        tap("pad.card.S9");
        tap("pad.referee");
        taps = 0;
        cards(["H7", "SJ"]);
        cards(["S8", "H10", "LA"]);
        tap("referee.hand.LA");
        compare(taps, 6);
        compare(kind(), "no");
        // Anna deals, so Beat leads, and Anna plays third.
        compare(desk().verdict.sentence, "Anna may not play the ace of lizards.");
        compare(desk().origin, "from your match · Web edition");
    }

    function test_whoWinsTheTrick() {
        tap("home.referee");
        tap("referee.card.S9");
        tap("referee.question.winner");
        cards(["H7", "SJ"]);
        compare(kind(), "winner"); // the winner so far
        compare(desk().verdict.whyNotRecord, "There is no verdict yet");
        cards(["HA"]);
        compare(desk().verdict.word, "B");
        verify(desk().verdict.reasons.length > 0);
        // The same cards, with another leader and another owner.
        tap("referee.trick.0");
        tap("referee.lead.1");
        compare(desk().verdict.word, "C");
        tap("referee.next");
        item("referee.verdict");
    }

    // The question about the winner moves the card in question into the trick; that about legal play moves it back.
    function test_whoWinsWithTheCardInQuestion() {
        tap("home.referee");
        cards(["S9", "H7", "SJ", "S8", "H10", "LA"]);
        tap("referee.hand.H10");
        compare(kind(), "yes");
        compare(desk().verdict.reasons[0].clause, "eidex.play.follow-suit");
        verify(seen("referee.read") !== null);
        taps = 0;
        tap("referee.question.winner");
        compare(taps, 1);
        compare(kind(), "winner");
        compare(desk().verdict.word, "B");
        compare(fact("trick").places.map(each => each.card), ["H7", "SJ", "H10"]);
        compare(fact("hand").places.length, 4);
        compare(item("referee.hand.title").text, "C’s hand: tap the card in question");
        tap("referee.hand.LA");
        compare(fact("trick").places.map(each => each.card), ["H7", "SJ", "LA"]);
        tap("referee.trick.2");
        tap("referee.card.LA"); // a second tap removes it
        compare(fact("trick").places.map(each => each.card), ["H7", "SJ", ""]);
        tap("referee.hand.H10");
        compare(desk().verdict.word, "B");
        tap("referee.question.power");
        compare(fact("trick").places.length, 3);
        verify(fact("hand") === undefined); // the hand does not decide who wins
    }

    function test_theGridKeepsItsPlace() {
        tap("home.referee");
        const at = name => item(name).mapToItem(app.contentItem, 0, 0);
        const first = at("referee.card.S9");
        cards(["S9"]);
        compare(at("referee.card.S9"), first);
        tap("referee.question.winner");
        compare(at("referee.card.S9"), first);
        tap("referee.question.play");
        cards(["H7", "SJ"]);
        compare(at("referee.card.S9"), first);
    }

    function test_aCardLiesFaceDown() {
        tap("home.referee");
        cards(["S9"]);
        tap("referee.question.winner");
        cards(["H7"]);
        gone("referee.trick.hidden");
        tap("referee.powers.add");
        tap("referee.whose.1");
        tap("referee.character.S6");
        if (seen("referee.next"))
            tap("referee.next");
        tap("referee.trick.1");
        tap("referee.trick.hidden");
        verify(fact("trick").places[1].hidden);
        cards(["HA"]);
        compare(kind(), "ask");
        compare(desk().verdict.sentence, "A card is face down: its player says who wins.");
    }

    function test_meldsAreNamed() {
        tap("home.referee");
        tap("referee.card.S9");
        tap("referee.question.power");
        tap("referee.whose.1");
        tap("referee.character.S10");
        tap("referee.may.0.melds");
        cards(["H7", "H8", "H10"]);
        tap("referee.next");
        tap("referee.next");
        tap("referee.phase.3");
        compare(kind(), "no"); // not a row
        tap("referee.may.0");
        tap("referee.may.0.melds");
        cards(["H10", "H9"]);
        tap("referee.next");
        tap("referee.next");
        compare(kind(), "yes");
        verify(desk().verdict.reasons.length <= 3);
    }

    function test_mayThisPowerBeUsed() {
        tap("home.referee");
        tap("referee.card.S9");
        tap("referee.question.power");
        tap("referee.whose.1");
        tap("referee.character.R9");
        item("tens.9");
        tap("tens.9");
        tap("ones.2");
        tap("referee.next");
        compare(kind(), "empty");
        tap("referee.phase.1");
        compare(kind(), "yes");
        compare(desk().verdict.sentence, "B may use Speed Limit now.");
        tap("referee.phase.8");
        compare(kind(), "no");
        verify(desk().verdict.reasons.length > 0);
        // With a second player, the question is who acts first.
        tap("referee.phase.1");
        tap("referee.may.add");
        tap("referee.whose.0");
        tap("referee.character.HK");
        if (seen("referee.next"))
            tap("referee.next");
        compare(fact("may").options.filter(each => each.seat >= 0).length, 2);
        compare(kind(), "winner");
    }

    function test_aDisputeStandsAtItsMatch() {
        newMatch(["Anna", "Beat", "Cora"], ["RJ", "LJ", "LK"], 7);
        deal("S9", 80, 27);
        tap("pad.card.S9");
        tap("pad.referee");
        cards(["H7", "SJ"]);
        cards(["S8", "H10", "LA"]);
        tap("referee.hand.LA");
        tap("referee.record");
        gone("referee./options/exactly_100.1"); // this verdict does not cite this rule
        tap("referee.asker.2");
        tap("referee.ruled.1");
        item("referee.note").forceActiveFocus();
        keyClick("x");
        tap("referee.record.done");
        gone("referee.record.done");
        compare(item("referee.record").whyNot, "This dispute is recorded");
        compare([kind(), desk().verdict.word, desk().verdict.title], ["yes", "Yes", "The table decided so. The referee says: No"]);
        tap("referee.hand.S8");
        compare(item("referee.record").whyNot, ""); // another question
        compare(pad().table.undoText, "dispute of Cora");
        keyClick(Qt.Key_Escape);
        item("pad.undo");
        keyClick(Qt.Key_Escape);
        tap("home.history");
        tap("history.row.0");
        const row = item("match.dispute.0");
        compare(row.label, "May the ace of lizards be played? No");
        compare(row.modelData.situation, "turned up: 9 of stars · the trick: 7 of hearts, jack of stars · the hand: 8 of stars, 10 of hearts, ace of lizards");
        compare(row.modelData.ruled, "The table decided: Yes");
        compare(row.modelData.note, "x");
    }

    // A dispute without a match appears in the history with the table's ruling.
    function test_disputesBeforeTheFirstMatchAreShown() {
        tap("home.referee");
        tap("referee.game");
        tap("referee.game.krass-kariert");
        gone("close");
        tap("referee.keys.table.9");
        tap("referee.keys.hand.7");
        tap("referee.hand.0");
        tap("referee.record");
        tap("referee.ruled.1");
        tap("referee.record.done");
        gone("referee.record.done");
        tap("toast.undo");
        compare(item("referee.record").whyNot, "");
        tap("referee.record");
        tap("referee.ruled.1");
        tap("referee.record.done");
        gone("referee.record.done");
        compare(item("referee.record").whyNot, "This dispute is recorded");
        keyClick(Qt.Key_Escape);
        tap("home.history");
        compare(item("history.dispute.0").dispute.verdict, "No");
        verify(seen("history.dispute.1") === null);
        gone("history.filter");
        tap("history.tab.matches");
        item("history.empty");
    }
    function test_aDisputeOutsideAMatchHasItsList() {
        newMatch(["Anna", "Beat", "Cora"], ["", "", ""], 7);
        deal("S9", 80, 27);
        tap("pad.referee");
        tap("referee.game");
        tap("referee.game.krass-kariert");
        gone("close");
        verify(!desk().fromMatch);
        tap("referee.keys.table.9");
        tap("referee.keys.hand.7");
        tap("referee.hand.0");
        compare(kind(), "no");
        tap("referee.record");
        tap("referee.ruled.1");
        tap("referee.record.done");
        gone("referee.record.done");
        keyClick(Qt.Key_Escape);
        item("pad.undo");
        keyClick(Qt.Key_Escape);
        tap("home.history");
        tap("history.tab.disputes");
        const row = item("history.dispute.0");
        compare(row.dispute.verdict, "No");
        compare(row.dispute.ruled, "The table decided: Yes");
    }

    // By default, 100 counts as over; the table overrides this, and it counts as below.
    function test_aHouseRuleIsOverruled() {
        newMatch(["Anna", "Beat", "Cora"], ["", "", ""], 7);
        deal("S9", 100, 30);
        compare(totals(), [0, 1, 1]);
        tap("pad.referee");
        tap("referee.rules");
        tap("referee./options/exactly_100.1");
        tap("close");
        gone("close");
        compare(pad().table.undoText, "house rule from deal 2: Exactly 100 card points");
        keyClick(Qt.Key_Escape);
        deal("S9", 100, 30);
        compare(totals(), [1, 1, 2]);
        restart();
        compare(totals(), [1, 1, 2]);
        tap("pad.undo");
        tap("pad.undo");
        compare(pad().table.redoText, "house rule from deal 2: Exactly 100 card points");
        compare(totals(), [0, 1, 1]);
    }

    // Excuse on the web page allows a card worth 4; the printed editions allow at most 3.
    function test_theEditionsStandSideBySide() {
        tap("home.referee");
        cards(["S9", "H7", "SJ", "LK", "H10"]);
        tap("referee.powers.add");
        tap("referee.whose.2");
        tap("referee.character.H8");
        tap("referee.next");
        tap("referee.hand.LK");
        compare(kind(), "yes");
        const editions = desk().verdict.editions;
        compare(editions.map(each => each.kind), ["yes", "no", "no"]);
        compare(editions.map(each => each.source), ["4 or less", "3 or less", "3 or less, no trump"]);
        verify(editions[0].yours);
        item("referee.verdict.edition.2");
        tap("referee.edition.1");
        compare(kind(), "no");
        compare(desk().verdict.reasons[0].clause, "eidex.excuse.worth");
    }

    function test_escapeLeavesTheGridFirst() {
        tap("home.referee");
        tap("referee.card.S9");
        item("referee.card.H7");
        keyClick(Qt.Key_Escape);
        gone("referee.card.H7");
        item("referee.verdict");
        keyClick(Qt.Key_Escape);
        item("home.referee");
    }

    function test_fourPlayersKnowOneEdition() {
        tap("home.referee");
        tap("referee.players.4");
        compare(desk().players.length, 4);
        verify(item("referee.edition.0").whyNot !== "");
        tap("referee.players.3");
        tap("referee.edition.1");
        compare(desk().origin, "German 1998");
    }
}
