import QtQuick
import QtTest
import Tafel.App

// A test case for games of contracts or chips: starts a match and enters its deals by taps.
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

    // Starts a match directly on the pad. `options` maps an option to a number or to the index of a choice.
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
    function beginByTaps(game: string, names: var) {
        tap("home.newMatch");
        tap("newMatch.game");
        tap("newMatch.game." + game);
        gone("close");
        for (const name of names)
            addPlayer(name);
        tap("newMatch.start");
        item("pad.enter");
    }
    function measure(): var {
        return pad().measure;
    }
    // The prompt at this path, or undefined if the entry panel does not show it.
    function asked(path: string): var {
        return measure().asks.find(each => each.path === path);
    }
    function those(path: string): var {
        return measure().asks.filter(each => each.path.startsWith(path));
    }
    // The number in the cell of each seat; -1 if the cell is empty.
    function numbers(): var {
        return those(measure().kind === "left" ? "/left/" : "/count/").map(each => each.number);
    }
    function places(): var {
        return asked("/out").options.map(each => each.place);
    }
    function handsIn(seat: int): bool {
        return asked("/gives_chip").options[seat].on;
    }
    // The answers given below this path, as {what: seat}, for cards and numbers.
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
        return ofSeats(view => Number(view.changeText.replace("−", "-")));
    }
    // Enters the counts of the first seats; the last seat fills itself.
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
