import QtQuick
import QtTest
import Tafel.App

// A table for the games of contracts and of chips: puts a match on it and enters deals by taps.
Table {
    id: table

    readonly property var four: ["Anna", "Beat", "Cora", "Dani"]

    function init() {
        file = testFolder + "/contract-" + Math.random() + ".db";
        start();
    }
    function cleanup() {
        stop();
    }

    Component {
        id: setup

        NewMatch { }
    }

    // On the pad at once; options by name and the index of their word (or their number).
    function begin(game: string, names: var, options: var) {
        const match = setup.createObject(table, {session: session}) as NewMatch;
        match.chooseGame(game);
        for (const name of names)
            compare(match.addPlayer(name), "");
        for (const option in options || {})
            match.setOption(option, options[option]);
        verify(match.canStart, match.whyNot);
        verify(match.start());
        match.destroy();
        restart();
        item("pad.enter");
    }
    // The same through the screens of a new match.
    function beginByTaps(game: string, names: var) {
        tap("home.newMatch");
        tap("newMatch.game");
        tap("newMatch.game." + game);
        gone("newMatch.game.close");
        for (const name of names)
            addPlayer(name);
        tapAfterAMoment("newMatch.start");
        item("pad.enter");
    }
    function measure(): var {
        return pad().measure;
    }
    function awards(): var {
        return ofSeats(view => view.change);
    }
    // Counts of the first ones; the last one fills itself.
    function counts(numbers: var) {
        numbers.forEach((number, seat) => tap(`count.${seat}.${number}`));
    }
    function takes(cards: var, seat: int) {
        for (const card of cards)
            tap("take." + card);
        tap("taker." + seat);
    }
    function out(seats: var) {
        for (const seat of seats)
            tap("out." + seat);
    }
}
