import QtQuick
import QtTest

// The editor of custom games, by real taps.
CustomGameTable {
    name: "CustomGameEditor"

    function open() {
        tap("home.newMatch");
        tap("newMatch.game");
        tap("newMatch.games.own");
        taps = 0;
        tap("ownGames.new");
    }
    function type(name: string, value: string) {
        tap(name);
        item("editor.text").takeFocus();
        item("editor.text").input.selectAll();
        for (const letter of value)
            keyClick(letter);
        tap("editor.textDone");
        gone("editor.textDone");
    }
    function empty(name: string) {
        tap(name);
        item("editor.text").takeFocus();
        item("editor.text").input.selectAll();
        keyClick(Qt.Key_Backspace);
        tap("editor.textDone");
        gone("editor.textDone");
    }
    function number(name: string, value: int) {
        tap(name);
        for (const digit of String(value))
            tap("editor.key." + digit);
        tap("editor.numberDone");
        gone("editor.numberDone");
    }
    function saved(): var {
        return item("ownGames.new") !== null;
    }

    function test_aPlainTallyInSixTaps() {
        open();
        tap("pattern.tally");
        tap("editor.save");
        verify(taps <= 6, `${taps} taps`);
        tap("newMatch.game");
        tap("newMatch.games.own");
        item("newMatch.game.own:tally");
    }
    function test_leastWinsTenDealsSum157() {
        open();
        tap("pattern.");
        tap("editor.step.1");
        number("ask/contracts/0/sum", 157);
        tap("editor.step.2");
        tap("ask/end/?=deals");
        tap("ask/wins=least");
        tap("editor.save");
        verify(taps <= 15, `${taps} taps`);
        for (const name of four) // the saved game is selected
            addPlayer(name);
        tap("newMatch.start");
        item("pad.enter");
        digits(60);
        digits(50);
        digits(40);
        compare(awards(), [60, 50, 40, 7]);
    }
    // In this variant, hearts count twice; the queens and the last trick count as usual.
    function test_kingLouisWithDoubleHearts() {
        open();
        tap("pattern.");
        type("ask/name", "King Louis");
        tap("ask/cards=32");
        tap("editor.step.1");
        type("ask/contracts/0/name", "Hearts");
        tap("ask/contracts/0/measure=count");
        tap("ask/contracts/0/of/?=cards");
        tap("ask/contracts/0/of");
        tap("editor.card.Q");
        tap("editor.card.H");
        tap("editor.cardsDone");
        number("ask/contracts/0/score/each", 10);
        verify(item("editor.sentence").text.includes("10"));
        tap("editor.addContract");
        type("ask/contracts/1/name", "Last trick");
        tap("ask/contracts/1/measure=winners");
        tap("editor.step.0");
        tap("ask/order=player");
        tap("editor.step.2");
        tap("ask/wins=least");
        compare(seen("editor.fault"), null);
        verify(item("editor.words").text.includes("8 deals"));
        tap("editor.save");
        verify(taps <= 30, `${taps} taps`);
        tap("newMatch.game");
        tap("newMatch.games.own");
        tap("newMatch.game.own:king-louis");
        gone("close");
        for (const name of four)
            addPlayer(name);
        tap("newMatch.start");
        item("pad.enter");
        tap("contract.hearts");
        counts([3, 0, 4]);
        compare(awards(), [30, 0, 40, 10]);
    }
    function test_theDraftIsThereAfterARestart() {
        open();
        tap("pattern.king");
        type("ask/name/en", "Sunday King");
        restart();
        tap("home.newMatch");
        tap("newMatch.game");
        tap("newMatch.games.own");
        tap("ownGames.new");
        compare(item("ask/name/en").text, "Sunday King");
        tap("editor.undo");
        compare(item("ask/name/en").text, "King");
    }
    function test_aFaultIsShownWhereItIs() {
        open();
        tap("pattern.hearts");
        tap("ask/cards=0");
        item("editor.fault");
        verify(!item("editor.save").possible);
        tap("editor.fault.show");
        verify(item("fault/contracts/0/score/cards").text !== "");
        tap("editor.undo");
        tryVerify(() => seen("editor.fault") === null);
    }
    function test_aShortNameThatWasChosenStays() {
        open();
        tap("pattern.");
        tap("editor.step.1");
        type("ask/contracts/0/name", "Hearts");
        tap("editor.more");
        compare(item("ask/contracts/0/id").text, "hearts", "it follows the name");
        type("ask/contracts/0/id", "dealer-loses");
        type("ask/contracts/0/name", "Clubs");
        compare(item("ask/contracts/0/id").text, "dealer-loses");
    }
    // A mandatory text stays when it is cleared, so that the error appears at its field.
    function test_anEmptyNameIsAFaultThere() {
        open();
        tap("pattern.");
        tap("editor.step.1");
        empty("ask/contracts/0/name");
        verify(item("fault/contracts/0/name").text !== "");
        type("ask/contracts/0/name", "Hearts");
        gone("editor.fault");
    }
    // The worth of the seventh trick must not change the number of players.
    function test_theWorthOfATrickStays() {
        open();
        tap("pattern.");
        tap("editor.step.1");
        tap("ask/contracts/0/measure=winners");
        tap("add/contracts/0/score/tricks");
        tap("editor.card.7");
        tap("editor.cardsDone");
        tap("none/contracts/0/score/tricks/last");
        gone("ask/contracts/0/score/tricks/last");
        verify(item("ask/contracts/0/score/tricks/7").text.includes("7"));
    }
    function test_theTrialIsPlayedAndStoresNothing() {
        open();
        tap("pattern.tally");
        tap("editor.preview");
        item("pad.enter");
        keyClick(Qt.Key_Escape);
        compare(session.matchCount, 0);
    }
    function test_thePreviewHasTheShapeOfTheWindow() {
        open();
        tap("pattern.schieber");
        const shape = () => item("editor.preview").width / item("editor.preview").height;
        fuzzyCompare(shape(), app.contentItem.width / app.contentItem.height, 0.01);
        app.width = 800;
        app.height = 1280;
        tryVerify(() => app.contentItem.width === 800 && app.contentItem.height === 1280);
        tryVerify(() => Math.abs(shape() - app.contentItem.width / app.contentItem.height) < 0.01, 2000, "the preview keeps its shape");
        const frame = item("editor.preview"), fits = item("editor.fits");
        verify(fits.mapToItem(frame, 0, 0).x > frame.width, "the words stand beside the preview");
    }
    function test_aPlayedGameGetsAnotherVersion() {
        beginOwn(pattern("tally"), four);
        for (const number of [1, 2, 3, 4]) {
            digits(number);
            tap("pad.key.next");
        }
        enter();
        tap("back");
        tap("home.newMatch");
        tap("newMatch.game");
        tap("newMatch.games.own");
        tap("ownGame.tally");
        tap("ownGame.edit");
        tap("editor.step.2");
        tap("ask/wins=least");
        verify(item("editor.saving").bold.includes("version 2"));
        tap("editor.save");
        tap("newMatch.game");
        tap("newMatch.games.own");
        compare(item("newMatch.game.own:tally").game.line.includes("Version 2"), true);
        compare(session.pad.table.aim, "Most points win");
    }
    // The editor has a field for every part of the format.
    function test_theWholeFormatIsReachable() {
        open();
        tap("pattern.hearts");
        for (const [step, names] of [[0, ["/line", "/seats", "/tricks/?", "/dealer=loser", "/direction=right", "/id", "/cards/without"]],
                [1, ["/contracts/0/rest", "/contracts/0/march/?", "/contracts/0/factor/?", "/contracts/0/clause", "/contracts/0/line", "/contracts/0/id"]],
                [2, ["/end/check=round", "/end/tied=play-on", "/extras/+"]]]) {
            tap("editor.step." + step);
            if (item("editor.more").text === "More")
                tap("editor.more");
            for (const name of names)
                verify(seen("ask" + name) !== null || seen("ask" + name + "=cards") !== null || seen("ask" + name + "/4") !== null || seen("ask" + name + "/en") !== null, `${name} is not asked`);
        }
    }
}
