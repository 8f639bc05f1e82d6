import QtQuick
import QtTest

// Correction, undo, drafts, house rules, and large text in the entry panel of a contract.
ContractTable {
    name: "ContractPad"

    function twoDeals() {
        begin("kein-stich", four);
        counts([3, 0, 4]);
        enter();
        counts([1, 1, 1]);
        enter();
        compare(totals(), [-20, -5, -25, -30]);
    }

    // Finds visible texts that use a hyphen instead of a minus sign.
    function hyphens(thing: Item): var {
        if (!thing.visible)
            return [];
        const found = typeof thing.text === "string" && /(^|[\s(>:;])-\d/.test(thing.text) ? [thing.text] : [];
        for (let i = 0; i < thing.children.length; ++i)
            found.push(...hyphens(thing.children[i]));
        return found;
    }
    function test_aMinusIsNoHyphen() {
        twoDeals();
        compare(hyphens(app.contentItem), []);
        tap("pad.deals");
        item("pad.deal.1");
        compare(hyphens(app.contentItem), []);
        tap("pad.deal.1");
        tap("count.2.3");
        verify(pad().correction.effect.rows[0].totals[2].before < 0);
        waitForRendering(app.contentItem);
        compare(hyphens(app.contentItem), []);
        tap("pad.leave");
        keyClick(Qt.Key_Escape);
        item("home.history");
        compare(hyphens(app.contentItem), []);
        tap("home.history");
        item("match.deal.1");
        compare(hyphens(app.contentItem), []);
        tap("match.tab.averages");
        item("match.average.0");
        compare(hyphens(app.contentItem), []);
    }

    function test_anEarlierDealIsCorrected() {
        twoDeals();
        tap("pad.deals");
        tap("pad.deal.1");
        compare(pad().correction.deal, 1);
        compare(measure().contract, "no-tricks");
        compare(numbers(), [3, 0, 4, 1]);
        verify(pad().correction.effect.same);
        tap("count.2.3");
        compare(numbers()[3], 2);
        compare(pad().correction.effect.changes.length, 2);
        compare(pad().correction.effect.moved, "The standing changes.");
        verify(pad().correction.effect.allowed);
        compare(totals(), [-20, -5, -25, -30]);
        tap("pad.correct");
        compare(pad().correction.deal, 0);
        compare(totals(), [-20, -5, -20, -35]);
        compare(measure().contract, "no-obers");
    }

    // The order of dealing is wrong from the first deal on; it is noticed after two.
    function test_theFirstDealerWasAnother() {
        twoDeals();
        compare(pad().deal.dealer, "Cora");
        tap("pad.deals");
        tap("pad.deal.1");
        tap("pad.menu");
        tap("pad.dealer");
        tap("pad.dealer.2");
        gone("close");
        const changes = pad().correction.effect.changes;
        compare(changes.length, 1);
        compare([changes[0].name, changes[0].before, changes[0].after], ["Dealer", "Anna", "Cora"]);
        verify(pad().correction.effect.allowed);
        tap("pad.correct");
        compare(pad().table.deals.map(each => each.dealer), [3, 2]);
        compare(pad().deal.dealer, "Anna");
    }
    function test_thisDealHasAnotherDealer() {
        twoDeals();
        tap("pad.menu");
        tap("pad.dealer");
        tap("pad.dealer.0");
        gone("close");
        compare(pad().deal.dealer, "Anna");
        restart();
        compare(pad().deal.dealer, "Anna");
        tap("count.0.2");
        tap("count.1.0");
        tap("count.2.2");
        enter();
        compare(pad().table.deals[0].dealer, 0);
        compare(pad().deal.dealer, "Beat");
    }

    function test_aCorrectionIsLeft() {
        twoDeals();
        tap("count.0.2");
        tap("pad.deals");
        tap("pad.deal.2");
        tap("count.0.4");
        tap("pad.leave");
        compare(measure().contract, "no-obers");
        compare(numbers()[0], 2);
        compare(totals(), [-20, -5, -25, -30]);
    }

    function test_undoPutsTheDealBackOnThePaper() {
        twoDeals();
        compare(measure().contract, "no-obers");
        tap("pad.undo");
        compare(measure().contract, "no-hearts");
        compare(numbers(), [1, 1, 1, 5]);
        verify(those("/count/")[3].follows);
        enter();
        compare(totals(), [-20, -5, -25, -30]);
        tap("count.0.2"); // undo discards this draft, because its contract is no longer due
        tap("pad.undo");
        compare(measure().contract, "no-hearts");
        compare(numbers()[0], 1);
    }

    function test_aHalfEnteredDealIsThereAfterARestart() {
        begin("quodlibet", four);
        tap("contract.minus");
        counts([3, 1]);
        restart();
        item("count.0.3");
        compare(measure().contract, "minus");
        compare(numbers(), [3, 1, -1, -1]);

        tap("contract.ahmed-and-red-ruffian");
        takes(["CJ"], 2);
        restart();
        item("take.CJ");
        compare(answers("/takes/").CJ, 2);
    }

    function again() {
        restart();
        item("pad.enter");
    }
    function test_everyMeasureThatIsBegunIsThereAfterARestart() {
        begin("hintersche", four);
        tap("trump.P");
        digits(61);
        again();
        verify(asked("/trump").options.find(each => each.suit === "P").on);
        compare(pad().seats[0].view.text, "61");

        file += "2";
        begin2("lorum");
        for (const numbers of [[2, 2, 2], [2, 2, 2]]) {
            counts(numbers);
            enter();
        }
        takes(["HQ", "SQ"], 0);
        again();
        compare(answers("/takes/"), {HQ: 0, SQ: 0});
        takes(["CQ"], 1);
        tap("taker.1");
        enter();
        tap("taker.2");
        enter();
        tap("taker.2");
        enter();
        digits(0);
        digits(3);
        again();
        compare(numbers(), [0, 3, -1, -1]);
        digits(1);
        digits(8);
        enter();
        tap("winner.0.3");
        again();
        compare(answers("/crossings/"), {25: 3});

        file += "3";
        begin2("king-louis");
        for (const numbers of [[2, 2, 2], [1, 1, 1]]) {
            counts(numbers);
            enter();
        }
        tap("taker.0");
        enter();
        out([2, 1]);
        again();
        compare(places(), [0, 2, 1, 0]);

        file += "4";
        begin2("krass-kariert");
        tap("chip.2");
        again();
        verify(handsIn(2));
    }
    function begin2(game: string) {
        restart();
        begin(game, four);
    }

    function test_aMarchInPlaceOfTheCards() {
        begin("kein-stich", four, {march: 1});
        counts([2, 2, 2]);
        enter();
        compare(measure().contract, "no-hearts");
        tap("march.1");
        compare(awards(), [-30, 50, -30, -30]);
        enter();
        compare(totals(), [-40, 40, -40, -40]);
    }

    function test_theContractOfAnEarlierDealMayBeAnother() {
        begin("quodlibet", four);
        tap("contract.minus");
        counts([3, 1, 4]);
        enter();
        tap("pad.deals");
        tap("pad.deal.1");
        tap("contract.plus");
        compare(numbers()[0], 3);
        tap("pad.correct");
        compare(totals(), [50, 70, 40, 100]);
        verify(measure().contracts.find(each => each.id === "plus").state === "played");
    }

    function test_largeTextUpright() {
        size = Qt.size(800, 1280);
        begin("kein-stich", four);
        session.preferences.textSize = 200;
        counts([3, 0, 4]);
        enter();
        compare(totals(), [-15, 0, -20, -5]);
        session.preferences.textSize = 100;
        size = Qt.size(1280, 800);
    }

    function test_aRoundIsCorrected() {
        begin("krass-kariert", four);
        tap("chip.2");
        enter();
        tap("pad.deals");
        tap("pad.deal.1");
        verify(handsIn(2));
        tap("chip.2");
        tap("chip.0");
        tap("pad.correct");
        compare(totals(), [1, 2, 2, 2]);
    }
}
