import QtQuick
import QtTest

// Complete matches of contracts on the real screens, within the tap budgets.
ContractTable {
    name: "ContractMatch"

    // Enters the deal, checks its number of taps, and resets the counter.
    function entered(budget: int, what: string) {
        enter();
        verify(taps <= budget, `${what} took ${taps} taps`);
        taps = 0;
    }

    function test_keinStichToTheWinner() {
        beginByTaps("kein-stich", four);
        taps = 0;
        compare(measure().contract, "no-tricks");
        counts([3, 0, 4]);
        compare(awards(), [-15, 0, -20, -5]);
        entered(6, "a count of tricks");
        compare(totals(), [-15, 0, -20, -5]);

        compare(measure().contract, "no-hearts");
        counts([0, 8]); // all hearts are counted, so the others have none
        entered(6, "a count of hearts");
        compare(totals(), [-15, -40, -20, -5]);

        compare(measure().contract, "no-obers");
        counts([1, 1, 2]);
        entered(6, "a count of queens");
        compare(totals(), [-25, -50, -40, -5]);

        compare(measure().contract, "king-of-hearts");
        tap("taker.3"); // a single card is selected already
        entered(2, "the king of hearts");
        compare(totals(), [-25, -50, -40, -45]);

        compare(measure().contract, "domino");
        out([2, 0, 1]);
        entered(4, "the order of going out");
        compare(totals(), [25, -40, 60, -45]);

        verify(pad().table.finished);
        compare(item("pad.result").text, "Cora wins with 60 points");
        tap("pad.undo");
        verify(!pad().table.finished);
        compare(measure().contract, "domino");
        compare(places(), [2, 3, 1, 4]);
    }

    function test_krassKariertToTheLoser() {
        beginByTaps("krass-kariert", ["Anna", "Beat", "Cora"]);
        taps = 0;
        compare(pad().table.gameKind, "round");
        for (let round = 1; round <= 2; ++round) {
            tap("chip.1");
            entered(2, "a round");
        }
        compare(totals(), [2, 0, 2]);
        compare(pad().seats[1].view.note, "next one loses");

        tap("chip.2");
        compare(pad().seats[2].view.pending, -1);
        verify(item("pad.then").text.includes("Cora"));
        tap("chip.2");
        verify(!pad().canEnter);
        tap("chip.1");
        compare(measure().chips[1], "no chip: loses the game");
        compare(item("pad.enter").text + " – " + item("pad.enter").subText, "Enter round – Beat loses");
        enter();
        verify(pad().table.finished);
        compare(item("pad.result").text, "Beat has lost");
        tap("pad.undo");
        compare(totals(), [2, 0, 2]);
        verify(handsIn(1));
    }

    function test_aDealOfKrassKariertIsARoundEverywhere() {
        begin("krass-kariert", ["Anna", "Beat", "Cora"]);
        tap("pad.menu");
        compare(item("pad.menu.correct").title, "Correct a round");
        compare(item("pad.menu.correct").whyNot, "No round yet");
        keyClick(Qt.Key_Escape);
        compare(item("pad.enter").text, "Enter round");
        tap("chip.1");
        enter();
        compare(item("pad.toast").bold, "Round 1 stands");
        compare(item("pad.deals").label, "1 round");
        compare(measure().title, "Round 2");
        tap("back");
        compare(item("home.continue").text, "Continue: round 2");
    }

    function test_aCorrectionTakesBackTheRoundsAfterTheEnd() {
        begin("krass-kariert", ["Anna", "Beat", "Cora"]);
        for (const seat of [1, 2, 1, 2, 1]) {
            tap("chip." + seat);
            enter();
        }
        compare(item("pad.result").text, "Beat has lost");
        tap("pad.deals");
        tap("pad.deal.2");
        tap("chip.2");
        tap("chip.1"); // Beat has no chip left in the third round
        compare(item("pad.correction.verdict").text,
            "Round 4 would come after the end: Beat has lost. Undo brings back what the correction takes back.");
        compare(item("pad.correct").text, "Correct and take back rounds 4 and 5");
        tap("pad.correct");
        compare(pad().table.deals.length, 3);
        compare(item("pad.result").text, "Beat has lost");
        compare(totals(), [2, 0, 2]);
        tap("pad.undo");
        compare(pad().table.deals.length, 5);
        compare(totals(), [2, 0, 0]);
    }

    function test_theContractOfARoundIsChosen() {
        begin("quodlibet", four);
        taps = 0;
        compare(measure().kind, "");
        verify(!pad().canEnter);
        tap("contract.minus");
        counts([3, 0, 4]);
        compare(awards(), [30, 0, 40, 10]);
        entered(6, "a contract with its counts");
        compare(totals(), [30, 0, 40, 10]);

        tap("contract.minus"); // shows why it is not possible
        item("whyNot");
        compare(measure().contract, "");
        tap("contract.plus");
        counts([2]);
        tap("contract.bad-neighbor"); // this contract has the same measure, so the number stays
        compare(numbers()[0], 2);
        tap("contract.ahmed-and-red-ruffian");
        taps = 1;
        takes(["HK", "CJ"], 1);
        compare(awards(), [0, 100, 0, 0]);
        entered(5, "two cards in one trick");
        compare(totals(), [30, 100, 40, 10]);
        compare(pad().seats[3].view.note, "fewest");
    }
}
