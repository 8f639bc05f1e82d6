import QtQuick
import QtTest

// The referee desk for games of contracts, by real taps: tricks, rows, a series, and the ends of a row.
ContractTable {
    name: "DeskContracts"

    function desk(): var {
        return findChild(app, "referee.desk");
    }
    function verdict(): var {
        return desk().verdict;
    }
    function cards(list: var) {
        for (const card of list)
            tap("referee.card." + card);
    }
    // Opens the referee desk and chooses a game and a contract.
    function about(game: string, contract: string) {
        tap("home.referee");
        tap("referee.game");
        tap("referee.game." + game);
        gone("close");
        compare(desk().game, game);
        tap("referee.contract." + contract);
        gone("referee.contract." + contract);
    }
    function fact(path: string): var {
        return desk().facts.find(each => each.path === path);
    }
    function verdicts(): var {
        return fact("hand").places.filter(each => each.card !== "").map(each => each.verdict);
    }
    // The cards of each row as one text.
    function rows(): var {
        return fact("laid").rows.map(row => row.cards.join(" "));
    }
    function contract(): string {
        return fact("").options[0].text;
    }
    function asks(question: string): bool {
        return desk().question.options.find(each => each.name === question).on;
    }

    function test_followSuit() {
        about("lorum", "stichlos");
        verify(fact("trick") !== undefined);
        gone("referee.trump");
        cards(["HK"]);
        tap("referee.next");
        cards(["H9", "CA"]);
        compare(verdict().kind, "list");
        tap("referee.hand.CA");
        compare(verdict().kind, "no");
        compare(verdict().sentence, "B may not play the ace of clubs.");
        compare(verdict().reasons[0].clause, "compendium.follow-suit");
        compare(verdict().reasons[0].bold, "King of hearts was led: follow suit while you can.");
        compare(verdicts(), ["yes", "no"]);
        tap("referee.read");
        item("clause.text");
        tap("close");
        gone("clause.text");
        tap("referee.hand.H9");
        compare(verdict().kind, "yes");
    }

    function test_theFirstTrickIsSpecial() {
        about("lorum", "herzlos");
        tap("referee.next"); // the trick is empty
        cards(["HA", "C7"]);
        tap("referee.hand.HA");
        compare(verdict().kind, "yes");
        tap("referee.first_trick");
        compare(verdict().kind, "no");
        verify(verdict().reasons[0].clause.length > 0);
        compare(verdicts(), ["no", "yes"]);
    }

    function test_whoWinsWithTrump() {
        about("hintersche", "vier-strich");
        item("referee.trump.H");
        tap("referee.trump.H");
        tap("referee.question.winner");
        cards(["HA", "DJ", "CA", "HJ"]);
        compare(verdict().kind, "winner");
        compare(verdict().word, "D");
        compare(verdict().sentence, "wins the trick with the jack of hearts: 46 card points.");
        gone("referee.first_trick");
        // With another trump suit, the jack of diamonds is not a trump.
        tap("referee.trump");
        tap("referee.trump.C");
        compare(verdict().word, "C");
    }

    function test_aContractWithoutTricksSaysSo() {
        about("herzeln", "domino");
        tap("referee.question.winner");
        item("whyNot");
        verify(asks("play"));
    }

    function test_rowsBySuit() {
        about("kein-stich", "domino");
        compare(rows().length, 4);
        tap("referee.card.HK");
        compare(item("whyNot").text, "Jack of clubs must be played first.");
        cards(["CJ", "HK", "H8"]); // the two ends also add the cards between them
        compare(rows(), ["CJ", "", "H8 H9 H10 HJ HQ HK", ""]);
        tap("referee.next");
        cards(["HA", "CK"]);
        compare(verdict().kind, "yes");
        compare(verdict().word, "Must lay");
        compare(verdict().reasons[0].clause, "compendium.must-play");
        tap("referee.next");
        tap("referee.hand.CK");
        compare(verdict().kind, "no");
        compare(verdict().reasons[0].bold, "King of clubs has to wait for queen of clubs.");
        tap("referee.hand.HA");
        compare(verdict().kind, "yes");
        tap("referee.hand.HA"); // a second tap clears the card in question
        compare(verdict().word, "Must lay");
        // Removing a card also removes the cards after it.
        tap("referee.laid");
        tap("referee.card.HQ");
        compare(rows()[2], "H8 H9 H10 HJ");
        tap("referee.next");
        compare(verdict().word, "Must pass");
    }

    function test_whatCannotLieSaysWhy() {
        about("peskac", "sevens");
        tap("referee.card.H8");
        item("whyNot");
        compare(rows(), ["", "", "", ""]);
        cards(["D7", "HA", "H9"]);
        compare(rows()[2], "HA H2 H3 H4 H5 H6 H7 H8 H9");
    }

    function test_theFirstCardFounds() {
        about("lorum", "lorum");
        cards(["CK", "C8", "SA"]);
        compare(rows(), ["CK CA C7 C8", "SK SA", "", ""]);
        tap("referee.next");
        cards(["H9", "D8"]);
        compare(verdict().word, "Must pass");
    }

    function test_aSeries() {
        about("quodlibet", "quadrature");
        compare(rows().length, 1);
        cards(["D9", "DJ"]);
        compare(rows()[0], "D9 D10 DJ");
        tap("referee.next");
        cards(["DQ", "CA"]);
        compare(verdict().word, "Must lay");
        tap("referee.next");
        tap("referee.hand.CA");
        compare(verdict().kind, "no");
    }

    function test_aSeriesWhoseNextCardIsGone() {
        about("lorum", "quartel");
        cards(["D9"]);
        tap("referee.next");
        cards(["CA"]);
        tap("referee.next");
        compare(verdict().word, "Must pass");
        tap("referee.gone");
        cards(["D10"]);
        compare(fact("gone").rows[0].cards, ["D10"]);
        compare(verdict().word, "Must lay"); // the player who played last leads any card
        tap("referee.card.D10"); // a second tap removes it
        compare(verdict().word, "Must pass");
    }

    function test_packets() {
        about("quodlibet", "snacking");
        cards(["HJ"]);
        tap("referee.next");
        cards(["C7"]);
        tap("referee.next");
        compare(verdict().word, "Must take a packet");
        compare(verdict().reasons[0].clause, "quodlibet.snacking-packets");
        tap("referee.packets");
        compare(verdict().word, "Must pass");
    }

    function test_oneCardATurn() {
        about("rosbiratschka", "hundred");
        verify(["trick", "laid", "row"].every(path => fact(path) === undefined));
        gone("referee.packets");
        cards(["CA", "C7"]); // the hand comes first, because the cards on the table do not matter
        tap("referee.next");
        compare(verdict().kind, "yes");
        compare(verdict().word, "Any card");
        compare(verdict().reasons[0].clause, "rosbiratschka.hundred-play");
        tap("referee.hand.CA");
        compare(verdict().kind, "yes");
        tap("referee.question.winner");
        item("whyNot");
        verify(asks("play"));
    }

    function test_theEndsOfARow() {
        about("herzeln", "domino");
        compare(fact("row").places.length, 2);
        tap("referee.next"); // the row is empty
        cards(["HJ", "C9"]);
        tap("referee.next");
        compare(verdict().word, "Must lay");
        tap("referee.hand.C9");
        compare(verdict().kind, "no");
        tap("referee.row.up");
        cards(["SK", "DJ"]);
        compare(fact("row").places.map(each => each.card), ["SK", "DJ"]);
        compare(verdict().kind, "yes"); // a nine may follow the jack in any suit
    }

    function test_threePlayersHaveAnotherPack() {
        about("lorum", "stichlos");
        tap("referee.players.3");
        compare(desk().players.length, 3);
        tap("referee.card.D7");
        compare(item("whyNot").text, "This card is not in the pack.");
        compare(fact("trick").places.length, 1);
    }

    function test_fromAMatchTheContractIsThere() {
        begin("quodlibet", four);
        tap("contract.minus");
        tap("pad.referee");
        compare(desk().game, "quodlibet");
        compare(contract(), "Minus");
        compare(desk().players, ["Anna", "Beat", "Cora", "Dani"]);
        compare(fact("trick").places[0].caption, "Anna"); // the King leads
        taps = 0;
        cards(["HK", "CA"]);
        tap("referee.next");
        cards(["H7", "SA"]);
        tap("referee.hand.SA");
        compare(taps, 6);
        compare(verdict().sentence, "Cora may not play the ace of spades.");
        // The user asks about another contract on the side.
        tap("referee.contract");
        tap("referee.contract.ober-unter");
        compare(contract(), "Queens and jacks");
        tap("referee.clear");
        compare(contract(), "Minus");
    }

    function test_aDisputeStandsAtItsMatch() {
        begin("kein-stich", four);
        tap("pad.referee");
        compare(contract(), "No tricks");
        cards(["HK"]);
        tap("referee.next");
        cards(["H7", "SA"]);
        tap("referee.hand.SA");
        tap("referee.record");
        tap("referee.asker.2");
        tap("referee.ruled.1");
        tap("referee.record.done");
        gone("referee.record.done");
        compare(pad().table.undoText, "dispute of Cora");
        keyClick(Qt.Key_Escape);
        item("pad.undo");
        keyClick(Qt.Key_Escape);
        tap("home.history");
        tap("history.row.0");
        const row = item("match.dispute.0");
        compare(row.label, "May the ace of spades be played? No");
        compare(row.modelData.ruled, "The table decided: Yes");
    }

    function test_otherGamesAreAskedAboutInAMatch() {
        begin("kein-stich", four);
        tap("pad.referee");
        verify(desk().fromMatch);
        tap("referee.game");
        tap("referee.game.cosmic-eidex");
        gone("close");
        verify(!desk().fromMatch);
        item("referee.card.S9");
        compare(desk().players, ["A", "B", "C"]);
        keyClick(Qt.Key_Escape);
        item("pad.menu");
    }

    function test_escapeClosesTheListOfGames() {
        tap("home.referee");
        tap("referee.game");
        item("referee.game.lorum");
        keyClick(Qt.Key_Escape);
        gone("referee.game.lorum");
        item("referee.card.S9");
        keyClick(Qt.Key_Escape);
        item("home.referee");
    }

    // Every contract of every game can be asked about, and the desk shows what to tap.
    function test_everyContract() {
        tap("home.referee");
        for (const game of findChild(app, "referee.games").games) {
            tap("referee.game");
            tap("referee.game." + game.id);
            gone("close");
            compare(desk().game, game.id);
            desk().pickFor("contract");
            for (const each of desk().picking.kind === "choice" ? desk().picking.options : []) {
                desk().say("contract", each.value);
                compare(contract(), each.text);
                verify(fact("hand") !== undefined);
                compare(verdict().kind, "empty");
                verify(desk().picking.title !== "");
            }
        }
    }
}
