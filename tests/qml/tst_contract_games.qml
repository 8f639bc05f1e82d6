import QtQuick
import QtTest

// Plays every game once on the real screens, from New match to the winners, within the tap budgets.
ContractTable {
    id: table

    name: "ContractGames"

    readonly property var three: ["Anna", "Beat", "Cora"]
    readonly property var five: ["Anna", "Beat", "Cora", "Dani", "Emil"]

    property var most: ({}) // contract → the largest number of taps for a deal

    function playing(): var {
        const all = [];
        for (let seat = 0; seat < pad().seats.length; ++seat)
            if (pad().seats[seat].view.plays)
                all.push(seat);
        return all;
    }
    // Each function enters its kind of measure and returns the number of taps allowed.
    function byCount(): int {
        const seats = playing(), half = Math.floor(those("/count/")[0].most / 2);
        tap(`count.${seats[0]}.${half}`);
        for (const seat of seats.slice(1, -1))
            tap(`count.${seat}.0`);
        return seats.length - 1 + (cards().length > 0 ? byTakes() : 0);
    }
    function byTakes(): int {
        const seats = playing(), all = cards();
        const taker = measure().kind === "count" ? seats[seats.length - 1] : -1;
        let takers = 0;
        for (let from = 0; from < all.length; from += seats.length) {
            const trick = all.slice(from, from + seats.length);
            const alone = measure().selected.length === trick.length;
            if (!alone)
                for (const card of trick)
                    tap("take." + card);
            tap("taker." + (taker >= 0 ? taker : seats[takers % seats.length]));
            ++takers;
        }
        return all.length + takers;
    }
    function byNumbers(): int {
        const which = those("/" + measure().kind + "/").length;
        for (let index = 0; index < which; ++index)
            tap(`winner.${index}.${index % playing().length}`);
        return which;
    }
    function byLows(): int {
        const asks = those("/lows/").length;
        for (let trick = 0; trick < asks / 2; ++trick) {
            tap(`low.${trick}.winner.${trick % playing().length}`);
            tap(`low.${trick}.lowest.${(trick + 1) % playing().length}`);
        }
        return asks;
    }
    function byOrder(): int {
        out(playing().slice(0, -1));
        return playing().length - 1;
    }
    function byCards(): int {
        const seats = playing();
        let allowed = 0;
        for (let count = 0; count < seats.length - 1; ++count) {
            tap(`counts.out.${count}.${seats[count]}`);
            ++allowed;
            for (const seat of seats.slice(count + 1)) {
                tap(`counts.${count}.${seat}`);
                digits(1);
                allowed += 2;
            }
        }
        return allowed;
    }
    function byLeft(): int {
        playing().forEach((seat, index) => {
            tap("left." + seat);
            digits(index);
        });
        return 2 * playing().length;
    }
    function byPoints(): int {
        tap("trump.H");
        const seats = playing(), points = [80, 60, 0];
        let allowed = 1;
        for (const index in seats.slice(0, -1)) {
            tap("pad.field." + seats[index]);
            digits(points[index]);
            allowed += 3;
        }
        return allowed;
    }
    function enterDeal() {
        taps = 0;
        let allowed = 1; // Enter
        if (measure().chooses) {
            tap("contract." + measure().contracts.find(each => each.state === "due").id);
            ++allowed;
        }
        if (asked("/trump") && measure().kind !== "points") {
            tap("trump.P");
            ++allowed;
        }
        const ways = {
            "count": byCount,
            "takes": byTakes,
            "winners": byNumbers,
            "crossings": byNumbers,
            "lows": byLows,
            "out": byOrder,
            "counts": byCards,
            "left": byLeft,
            "points": byPoints
        };
        const kind = measure().kind, contract = measure().contract, simple = kind === "count" && cards().length === 0;
        verify(ways[kind], `${contract}: ${kind}`);
        allowed += ways[kind]();
        verify(pad().canEnter, `${contract}: ${pad().enterHint}`);
        enter();
        verify(taps <= allowed, `${contract} took ${taps} of ${allowed} taps`);
        most[contract] = Math.max(most[contract] || 0, taps);
        if (simple && playing().length <= 4 && !asked("/trump"))
            verify(taps <= 6, `${contract} took ${taps} taps`);
    }
    function toTheEnd(game: string, names: var, deals: int) {
        most = {};
        beginByTaps(game, names);
        compare(pad().table.gameKind, "contract");
        for (let deal = 1; !pad().table.finished; ++deal) {
            verify(deal <= 60, "it ends");
            enterDeal();
        }
        if (deals > 0)
            compare(pad().table.deals.length, deals);
        verify(item("pad.result").text.length > 0);
        console.info("most taps: " + Object.keys(most).map(contract => contract + " " + most[contract]).join(", "));
        let winners = 0;
        for (let seat = 0; seat < pad().seats.length; ++seat)
            winners += pad().seats[seat].view.winner ? 1 : 0;
        verify(winners > 0);
    }

    function test_games_data(): var {
        return [{tag: "quodlibet", names: four, deals: 12}, {tag: "quodlibet of three", game: "quodlibet", names: three, deals: 12},
            {tag: "herzeln", names: four, deals: 8}, {tag: "herzeln of three", game: "herzeln", names: three, deals: 8},
            {tag: "kein-stich", names: four, deals: 5}, {tag: "king-louis", names: four, deals: 4},
            {tag: "black-pig", names: four, deals: 5}, {tag: "rosbiratschka", names: four, deals: 6},
            {tag: "lorum", names: three, deals: 24}, {tag: "bauernfangen", names: four, deals: 8},
            {tag: "bauernfangen of five", game: "bauernfangen", names: five, deals: 8},
            {tag: "hintersche", names: four, deals: 0}, {tag: "pese-katesh", names: four, deals: 20},
            {tag: "peskac", names: four, deals: 10}, {tag: "bismarck", names: three, deals: 12}];
    }
    function test_games(data: var) {
        toTheEnd(data.game || data.tag, data.names, data.deals);
    }
}
