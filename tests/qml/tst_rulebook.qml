import QtQuick
import QtTest
import Tafel.Ui

// The rulebook: search as the user types, the filter for the match, a clause with its editions and links, and back.
ContractTable {
    id: test

    name: "Rulebook"

    readonly property var three: ["Anna", "Beat", "Cora"]

    function rows(): int {
        return item("rulebook.rows").count;
    }
    function typeSearch(text: string) {
        item("rulebook.search").takeFocus();
        for (const letter of text)
            keyClick(letter);
    }
    function shown(): string {
        return item("rulebook.part").clause.id;
    }
    function openRulebook() {
        tap("home.rulebook");
        item("rulebook.search");
    }
    function home() {
        keyClick(Qt.Key_Escape);
        item("home.rulebook");
    }

    function test_allGamesAreSearchedAsOneTypes() {
        openRulebook();
        const all = rows();
        verify(all > 400);
        typeSearch("guggitalre"); // misspelt on purpose
        compare(shown(), "eidex.guggitaler.thirteen");
        gone("rulebook.id"); // the id is hidden at first
        tap("rulebook.name");
        compare(item("rulebook.id").text, shown());
        verify(rows() > 0 && rows() < 40);
        item("rulebook.row.0");
        keyClick(Qt.Key_Escape); // the first Escape clears the search
        compare(rows(), all);
        home();
    }

    function test_theListChangesWithEveryLetter() {
        openRulebook();
        let before = rows();
        for (const letter of "radar") {
            typeSearch(letter);
            verify(rows() <= before);
            before = rows();
        }
        compare(shown(), "eidex.radarkontrolle.limit");
    }

    function test_theInAppKeyboardTypesToo() {
        openRulebook();
        tap("rulebook.search");
        for (const letter of "jass")
            tap("key." + letter);
        item("key.done");
        tap("key.back");
        tap("key.back");
        tap("key.back");
        tap("key.back");
        for (const letter of "zombie")
            tap("key." + letter);
        tap("key.done");
        gone("key.done");
        verify(shown().startsWith("eidex.zombie."));
    }

    // A list is one tab stop: the focus returns to its last row, even after the list was scrolled.
    function test_tabComesBackToTheRowThatOneLeft() {
        openRulebook();
        const list = item("rulebook.rows"), row = () => list.currentItem;
        list.goTo(7);
        verify(row().activeFocus);
        keyClick(Qt.Key_Tab);
        verify(!row().activeFocus);
        list.positionViewAtEnd();
        verify(!list.isInSight(row()));
        keyClick(Qt.Key_Tab, Qt.ShiftModifier);
        verify(row().activeFocus);
        compare(list.stop, 7);
        verify(list.isInSight(row()));
        // Keyboard navigation continues from the visible rows after scrolling with the finger.
        mouseDrag(list, list.width / 2, list.height - 20, 0, -list.height + 40);
        tryVerify(() => !list.moving && list.stop !== 7 && list.isInSight(row()));
        home();
    }

    function test_whatIsNotThereIsSaidWithAWayOn() {
        openRulebook();
        tap("rulebook.scope.game");
        tap("rulebook.choice.lorum");
        gone("rulebook.choice.lorum");
        typeSearch("guggitaler");
        item("rulebook.nothingFound");
        tap("rulebook.widen");
        gone("rulebook.nothingFound");
        compare(shown(), "eidex.guggitaler.thirteen");
        typeSearch("xylophon");
        tap("rulebook.clear");
        gone("rulebook.nothingFound");
        verify(rows() > 400);
    }

    function test_oneGameAndOneEdition() {
        openRulebook();
        tap("rulebook.scope.game");
        tap("rulebook.choice.cosmic-eidex");
        gone("rulebook.choice.cosmic-eidex");
        const all = rows();
        tap("rulebook.edition");
        tap("rulebook.choice.de-1998");
        gone("rulebook.choice.de-1998");
        verify(rows() < all);
        tap("rulebook.scope.all");
        verify(rows() > all);
        verify(seen("rulebook.edition") === null);
    }

    function test_theClauseShowsEditionsAndLeadsOn() {
        openRulebook();
        typeSearch("exactly 100");
        compare(shown(), "eidex.award.exactly-100");
        verify(item("rulebook.text").text.length > 10);
        keyClick(Qt.Key_Escape);
        typeSearch("off under guggitaler old maid");
        compare(shown(), "eidex.schwarzpeter.off-under-guggitaler");
        tap("rulebook.link.0");
        compare(shown(), "eidex.guggitaler.thirteen");
        tap("rulebook.siblings.0");
        compare(shown(), "eidex.guggitaler.all-thirteen");
        tap("rulebook.trail");
        compare(shown(), "eidex.guggitaler.thirteen");
        keyClick(Qt.Key_Escape);
        compare(shown(), "eidex.schwarzpeter.off-under-guggitaler");
        gone("rulebook.trail");
    }

    function test_theRulesOfAMatchAreItsGameEditionAndCharacters() {
        newMatch(three, ["RJ", "R9", "LK"], 7);
        tap("pad.menu");
        tap("pad.rules");
        verify(item("rulebook.count").text.includes("Cosmic Eidex"));
        typeSearch("old maid");
        compare(shown(), "eidex.schwarzpeter.taker-loses");
        keyClick(Qt.Key_Escape);
        typeSearch("zombie");
        verify(seen("rulebook.nothingFound") !== null || !shown().startsWith("eidex.zombie"));
        tap("rulebook.scope.all");
        verify(shown().startsWith("eidex.zombie"));
        tap("rulebook.scope.match");
        item("rulebook.quickSheet");
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        item("pad.menu");
    }

    function test_ofAContractInPlayItsClausesComeFirst() {
        begin("kein-stich", four);
        tap("pad.menu");
        tap("pad.rules");
        verify(shown().startsWith("kein-stich."), shown());
        compare(shown(), "kein-stich." + measure().contract);
        verify(seen("rulebook.quickSheet") === null);
    }

    function test_uprightTheClauseTakesThePlaceOfTheList() {
        stop();
        size = Qt.size(800, 1280);
        start();
        openRulebook();
        verify(seen("rulebook.part") === null);
        tap("rulebook.row.0");
        item("rulebook.part");
        verify(seen("rulebook.search") === null);
        tap("rulebook.siblings.0");
        tap("back");
        item("rulebook.part");
        tap("back");
        item("rulebook.search");
        tap("back");
        item("home.rulebook");
        size = Qt.size(1280, 800);
    }

    function test_theSheetOverAScreenLeadsToTheRulebookAndBack() {
        newMatch(three, [], 7);
        deal("S9", 95, 18);
        app.showClause("eidex.award.match");
        tap("clause.rulebook");
        compare(shown(), "eidex.award.match");
        tap("back");
        item("pad.menu");
        compare(pad().table.deals.length, 1);
    }

    function test_theHomeScreenLeadsEverywhere() {
        for (const tile of ["home.newMatch", "home.referee", "home.history", "home.rulebook", "home.tournaments", "home.settings"]) {
            verify(item(tile).height >= Theme.target, tile);
            verify(item(tile).label !== "", tile);
        }
        tap("home.history");
        home();
        openRulebook();
        home();
    }

    // The match is one of Lorum, which has no editions.
    function test_noEditionIsThatOfAnotherGame() {
        begin("lorum", ["Anna", "Beat", "Cora", "Dani"]);
        app.showClause("eidex.award.match");
        item("clause.text");
        const editions = session.clause("eidex.award.match").editions;
        compare(editions.length, 3);
        verify(editions.every(each => !each.yours));
    }
}
