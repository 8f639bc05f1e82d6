import QtQuick
import QtTest

// Enters every kind of measure by real taps.
ContractTable {
    name: "ContractMeasures"

    function test_aMutedCountTellsHowManyAreLeft() {
        begin("kein-stich", four);
        tap("count.0.6");
        tap("count.1.5");
        compare(numbers()[1], -1);
        verify(item("whyNot").text.includes("2"));
        tap("count.1.1");
        tap("count.2.0");
        compare(numbers()[3], 1);
        verify(those("/count/")[3].follows);
        compare(item("pad.remainder").text, "8 of 8 – adds up");
        tap("count.1.1"); // a second tap clears it
        compare(numbers()[1], -1);
        verify(!pad().canEnter);
    }

    function test_digitsOfAKeyboardCount() {
        begin("kein-stich", four);
        app.contentItem.forceActiveFocus();
        item("count.0.0");
        for (const digit of "304")
            keyClick(digit);
        compare(numbers(), [3, 0, 4, 1]);
        keyClick(Qt.Key_Return);
        tryCompare(pad().table.deals, "length", 1);
    }

    function test_takesAreFreedByATap() {
        begin("quodlibet", four);
        tap("contract.ahmed-and-red-ruffian");
        takes(["CJ"], 0);
        compare(answers("/takes/").CJ, 0);
        compare(measure().selected, ["HK"]);
        tap("taker.2");
        compare(awards(), [30, 0, 50, 0]);
        tap("take.CJ");
        verify(!pad().canEnter);
        tap("taker.2");
        compare(awards(), [0, 0, 80, 0]);
    }

    function test_pointsInPlaceOfTakes() {
        begin("herzeln", four);
        compare(measure().kind, "takes");
        tap("takes.points");
        compare(measure().kind, "points");
        digits(11);
        tap("pad.field.1");
        digits(2);
        tap("pad.field.2");
        digits(0);
        compare(pad().seats[0].view.text, "−11");
        compare(awards(), [-11, -2, 0, -20]);
        enter();
        compare(totals(), [-11, -2, 0, -20]);
    }

    function playQuodlibetTo(contract: string) {
        begin("quodlibet", four, {});
        for (const each of ["plus", "minus", "bad-neighbor"]) {
            tap("contract." + each);
            counts([2, 2, 2]);
            enter();
        }
        tap("take.HK");
        tap("taker.0");
        tap("taker.0");
        enter();
        if (measure().contracts.some(each => each.id === contract))
            return tap("contract." + contract);
        for (const each of ["1238", "no-reds", "ober-unter", "high-low"]) {
            if (measure().contract !== each)
                tap("contract." + each);
            if (each === "1238") {
                for (let trick = 0; trick < 4; ++trick)
                    tap(`winner.${trick}.${trick}`);
            } else if (each === "high-low") {
                lows();
            } else {
                for (const card of cards())
                    takes([card], 1);
            }
            enter();
        }
        if (measure().contract !== contract)
            tap("contract." + contract);
    }
    function lows() {
        for (let trick = 0; trick < 8; ++trick) {
            tap(`low.${trick}.winner.${trick % 4}`);
            tap(`low.${trick}.lowest.${(trick + 1) % 4}`);
        }
    }

    function test_winnersOfNumberedTricks() {
        playQuodlibetTo("1238");
        tap("winner.0.0");
        tap("winner.1.1");
        tap("winner.2.0");
        tap("winner.3.2");
        compare(awards(), [40, 20, 100, 0]);
        tap("winner.3.3");
        compare(awards(), [40, 20, 0, 100]);
        enter();
    }

    function test_lowsTrickByTrick() {
        playQuodlibetTo("high-low");
        tap("low.3.winner.0"); // not before the first trick is entered
        compare(answers("/lows/"), {});
        item("whyNot");
        tap("low.0.winner.0");
        tap("low.0.lowest.1");
        tap("low.1.winner.1"); // only half entered
        restart();
        item("low.0.winner.0");
        verify(asked("/lows/0/winner").said);
        verify(asked("/lows/0/lowest").options[1].on);
        tap("low.0.lowest.1");
        if (asked("/lows/1/winner").said)
            tap("low.1.winner.1");
        tap("low.0.winner.0");
        compare(answers("/lows/"), {});
        lows();
        verify(pad().canEnter);
        compare(awards(), [100, 100, 100, 100]);
        tap("low.2.lowest.3"); // nobody remains in the third trick
        verify(!pad().canEnter);
        tap("low.2.lowest.2");
        tap("low.2.lowest.1");
        compare(awards(), [100, 120, 170, 80]);
        enter();
    }

    function held(count: int, numbers: var) {
        for (const seat in numbers) {
            tap(`counts.${count}.${seat}`);
            digits(numbers[seat]);
        }
    }
    function test_cardsLeftAtEachCount() {
        playQuodlibetTo("quadrature");
        tap("counts.out.0.1");
        compare(measure().active, "/counts/0/left/Anna");
        held(0, {0: 3, 2: 2, 3: 5});
        restart();
        tap("counts.out.1.0");
        held(1, {2: 1, 3: 4});
        tap("counts.out.2.3");
        held(2, {2: 1});
        // The cards count 10 each, then 20, then 30.
        compare(awards(), [30, 0, 70, 130]);
        tap("counts.0.2"); // a correction in place
        digits(3);
        compare(awards(), [30, 0, 80, 130]);
        enter();
    }

    function test_aCallAndItsSum() {
        begin("quodlibet", four, {cv_105: 1});
        for (const each of ["plus", "minus", "bad-neighbor"]) {
            tap("contract." + each);
            counts([2, 2, 2]);
            enter();
        }
        takes(["HK"], 0);
        tap("taker.0");
        enter();
        tap("contract.cv-105");
        tap("caller.2");
        verify(!pad().canEnter);
        digits(107);
        compare(awards(), [0, 100, 0, 0]);
        compare(item("caller.1").hint, "+100"); // for a screen reader, too
        tap("pad.key.back");
        digits(3);
        compare(awards(), [0, 0, 100, 0]);
        tap("caller.-1");
        compare(awards(), [0, 0, 0, 0]);
        verify(pad().canEnter);
        enter();
    }

    function test_crossingsAndWhatIsLeft() {
        begin("lorum", four);
        compare(measure().contracts.length, 8);
        counts([2, 2, 2]);
        enter();
        counts([2, 2, 2]);
        enter();
        takes(["HQ", "SQ"], 0);
        takes(["CQ"], 1);
        tap("taker.1");
        enter();
        tap("taker.2");
        enter();
        tap("taker.2");
        enter();
        compare(measure().kind, "left");
        for (const digit of [0, 3, 1, 8])
            digits(digit);
        compare(awards(), [0, 3, 1, 8]);
        enter();
        compare(measure().kind, "crossings");
        for (let threshold = 0; threshold < 4; ++threshold)
            tap(`winner.${threshold}.${threshold}`);
        compare(awards(), [1, 2, 3, 4]);
        enter();
        compare(measure().contract, "lorum");
        for (const digit of [3, 0, 5, 2])
            digits(digit);
        tap("passes.1.plus");
        tap("passes.3.plus");
        tap("passes.3.plus");
        compare(awards(), [3, 1, 5, 4]);
        tap("left.2");
        digits(4);
        compare(awards(), [3, 1, 4, 4]);
        enter();
        compare(measure().contract, "stichlos");
    }

    function test_pointsAndTrump() {
        begin("hintersche", four);
        digits(30);
        digits(61);
        digits(20);
        verify(!pad().canEnter);
        compare(measure().missing, "Which suit is trump?");
        tap("trump.H");
        compare(ofSeats(view => view.changeText), ["stays", "+1 stroke", "stays", "stays"]);
        enter();
        compare(totals(), [0, 1, 0, 0]);
    }

    function test_theButtonSaysWhoLosesAGameOfSeveral() {
        begin("hintersche", four);
        for (let deal = 1; deal <= 4; ++deal) {
            tap("trump.H");
            digits(30);
            digits(61);
            digits(20);
            compare(item("pad.enter").subText.endsWith("Beat loses this game"), deal === 4, item("pad.enter").subText);
            enter();
        }
    }

    function test_countsOfManyTricks() {
        size = Qt.size(800, 1280);
        begin("pese-katesh", four);
        taps = 0;
        counts([7, 0, 4]);
        compare(awards(), [14, 0, 8, 4]);
        enter();
        verify(taps <= 6);
        size = Qt.size(1280, 800);
    }

    function test_countsAndTakesTogether() {
        begin("peskac", four);
        counts([7, 3, 2]);
        verify(!pad().canEnter);
        for (const card of cards().filter(card => card.startsWith("H")))
            takes([card], 0);
        for (const card of cards().filter(card => !card.startsWith("H")))
            takes([card], 1);
        verify(pad().canEnter); // a heap may have any number of cards
        enter();
    }
}
