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
            match.say("/options/" + option, options[option]);
        verify(match.whyNot === "", match.whyNot);
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
    // A question of the referee by its path; undefined: it is not asked.
    function asked(path: string): var {
        return measure().asks.find(each => each.path === path);
    }
    function those(path: string): var {
        return measure().asks.filter(each => each.path.startsWith(path));
    }
    // Of each seat what stands in its cell, -1: nothing; as which one it went out, 0: not yet.
    function numbers(): var {
        return those(measure().kind === "left" ? "/left/" : "/count/").map(each => each.number);
    }
    function places(): var {
        return asked("/out").options.map(each => each.place);
    }
    function handsIn(seat: int): bool {
        return asked("/gives_chip").options[seat].on;
    }
    // The answers that were given, {what: seat}: of cards, of numbers.
    function answers(path: string): var {
        const said = {};
        for (const each of those(path))
            for (const option of each.options)
                if (option.on)
                    said[each.path.substring(path.length)] = option.seat;
        return said;
    }
    function cards(): var {
        return those("/takes/").map(each => each.cards[0]);
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
