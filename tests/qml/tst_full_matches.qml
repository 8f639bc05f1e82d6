import QtQuick
import QtTest

// Complete evenings with real taps, from New match to the winners. The test log shows the taps of a deal next
// to its budget.
Table {
    id: evening

    name: "Evenings"

    property var took: ({}) // kind of deal → taps of each deal

    function init() {
        took = {};
        file = testFolder + "/evening-" + Math.random() + ".db";
        start();
    }
    function cleanup() {
        for (const what in took)
            console.info(`${what}: ${took[what].length} times, ${Math.min(...took[what])} to ${Math.max(...took[what])} taps`);
        stop();
    }
    function note(what: string, budget: int) {
        took[what] = (took[what] || []).concat(taps);
        verify(taps <= budget, `${what} took ${taps} of ${budget} taps`);
        taps = 0;
    }
    // Enters a deal of Cosmic Eidex as users type it: the card, then the points of all players but the last.
    function enterPoints(card: string, points: var) {
        tap("pad.card." + card);
        for (const number of points)
            digits(number);
        verify(pad().canEnter, pad().enterHint);
        enter();
    }
    function leave() {
        keyClick(Qt.Key_Escape);
        item("home.newMatch");
    }
    // Plays to the end of the match and checks the taps of each deal against the budget.
    function play(what: string, deals: var, budget: int) {
        const cards = ["S9", "HA", "L6", "RK", "S10", "H7", "LJ", "R8"];
        taps = 0;
        for (let deal = 0; !pad().table.finished; ++deal) {
            verify(deal < 40, "it ends");
            enterPoints(cards[deal % cards.length], deals[deal % deals.length]);
            note(what, budget);
        }
        verify(item("pad.result").text.length > 0);
    }

    function test_threePeopleThenFour() {
        newMatch(["Anna", "Beat", "Cora"], ["RJ", "R9", "LK"], 7);
        play("three people, a deal", [[80, 27], [60, 71], [21, 58], [95, 18], [33, 90]], 8);
        leave();
        taps = 0;
        newMatch(["Anna", "Beat", "Cora", "Dani"], ["", "", "", ""], 7);
        note("New match of four, people known, target kept", 25);
        play("four people, a deal", [[60, 45, 28], [22, 85, 24], [35, 35, 50], [90, 23, 22]], 13);
        tap("pad.deals");
        item("pad.deal.1");
    }
}
