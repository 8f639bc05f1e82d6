import QtQuick
import QtTest

// Plays each of the thirteen patterns by real taps, and tests the screens around custom games.
CustomGameTable {
    name: "CustomGames"

    function type(number: int) {
        for (const digit of String(number))
            tap(digit === "-" ? "pad.key.-" : "pad.key." + digit);
    }

    // ---- One deal of each pattern

    function test_barbu() {
        beginOwn(pattern("barbu"), four);
        compare(measure().contract, "no-tricks");
        taking(6, () => counts([5, 4, 3]));
        compare(totals(), [-10, -8, -6, -2]);
        compare(measure().contract, "no-hearts");
        const hearts = cards();
        compare(hearts.length, 13);
        for (const card of hearts.slice(0, 12))
            tap("take." + card);
        tap("taker.1");
        tap("taker.2"); // the last card is selected without a tap
        enter();
        compare(totals().reduce((sum, each) => sum + each, 0), -26 - 30);
    }
    function test_callBreak() {
        beginOwn(pattern("call-break"), four);
        taking(10, () => {
            for (const number of [3, 4, 2, 3, 3, 5, 2])
                tap("pad.number." + number);
        });
        compare(pad().table.deals.length, 1);
    }
    function test_differenzler() {
        beginOwn(pattern("differenzler"), four);
        for (const number of [40, 50, 30, 37, 45, 50, 25])
            type(number);
        compare(those("/made/")[3].number, 37);
        verify(those("/made/")[3].follows);
        enter();
        compare(totals(), [5, 0, 5, 0]);
    }
    // The possible dealers depend on what is entered, and nothing that was entered is lost.
    function test_anotherDealerWhereTheDealerSitsOut() {
        beginOwn(pattern("doppelkopf"), four.concat(["Eva"]));
        compare(pad().deal.dealer, "Anna");
        const choose = seat => {
            tap("pad.menu");
            tap("pad.dealer");
            tap("pad.dealer." + seat);
        };
        choose(2);
        gone("close");
        compare(pad().deal.dealer, "Cora");
        choose(0);
        gone("close");
        compare(pad().deal.dealer, "Anna");
        tap("contract.normal");
        tap("declarer.1");
        tap("declarer.2");
        choose(1);
        compare(item("pad.dealer.1").whyNot, "First clear this entry");
        tap("close");
        gone("close");
        compare(pad().deal.dealer, "Anna");
        tap("declarer.won");
        type(3);
        compare(awards(), [0, 3, 3, -3, -3]);
        enter();
        compare(pad().table.deals[0].dealer, 0);
    }
    function test_doppelkopf() {
        beginOwn(pattern("doppelkopf"), four.concat(["Eva"]));
        tap("contract.normal");
        compare(seen("declarer.0"), null, "the dealer sits out");
        tap("declarer.1");
        tap("declarer.2");
        tap("declarer.won");
        type(3);
        compare(awards(), [0, 3, 3, -3, -3]);
        tap("factor.2");
        compare(awards(), [0, 6, 6, -6, -6]);
        enter();
        compare(totals(), [0, 6, 6, -6, -6]);
        tap("contract.solo");
        taking(4, () => {
            tap("won.0");
            type(2);
        });
    }
    function test_hearts() {
        beginOwn(pattern("hearts"), four);
        const all = cards();
        for (const card of all.slice(0, all.length - 1))
            tap("take." + card);
        tap("taker.0");
        tap("taker.0");
        compare(awards(), [0, 26, 26, 26]);
        enter();
        compare(totals(), [0, 26, 26, 26]);
    }
    function test_king() {
        beginOwn(pattern("king"), four);
        for (const contract of ["no-tricks", "no-hearts"]) {
            compare(measure().contract, contract);
            taking(6, () => counts([2, 2, 2]));
        }
        counts([1, 1, 1]);
        enter();
        counts([1, 1, 1]);
        enter();
        compare(measure().contract, "no-king");
        tap("taker.3");
        enter();
        tap("winner.0.0");
        tap("winner.1.1");
        enter();
        compare(measure().contract, "no-all");
        type(20);
        type(30);
        type(40);
        compare(awards(), [-20, -30, -40, -6]);
        enter();
        compare(pad().table.deals.length, 7);
    }
    function test_ohHell() {
        beginOwn(pattern("oh-hell"), four);
        const most = those("/said/")[0].highest;
        tap("pad.number.0");
        tap("pad.number.0");
        tap("pad.number.0");
        tap("pad.number.0");
        for (let seat = 0; seat < 3; ++seat)
            tap("pad.number." + (seat === 0 ? most : 0));
        if (!pad().canEnter) { // the bids must not add up to the number of tricks
            tap("said.0");
            tap("pad.number.1");
        }
        enter();
    }
    function test_rommee() {
        beginOwn(pattern("rommee"), ["Anna", "Beat", "Cora", "Dani", "Eva"]);
        type(25);
        tap("pad.key.next");
        type(0);
        type(112);
        compare(pad().canEnter, false);
        tap("pad.key.next");
        type(40);
        tap("pad.key.next");
        type(7);
        compare(ofSeats(view => view.text), ["25", "0", "112", "40", "7"]);
        enter();
        compare(totals(), [25, 0, 112, 40, 7]);
        // The number keys add up a sum.
        type(10);
        tap("pad.key.+");
        type(15);
        tap("pad.key.next");
        compare(ofSeats(view => view.text)[0], "25");
    }
    function test_skat() {
        beginOwn(pattern("skat"), four);
        tap("contract.null");
        taking(4, () => {
            tap("lost.1");
            tap("worth.35");
        });
        compare(totals(), [0, -70, 0, 0]);
        tap("contract.suit");
        compare(seen("won.1"), null, "the dealer sits out");
        taking(4, () => {
            tap("won.0");
            tap("tens.2");
            tap("ones.4");
        });
        compare(totals(), [24, -70, 0, 0]);
        // Three digits also take two taps, and the keys cannot exceed 264.
        tap("contract.grand");
        tap("tens.26");
        verify(!item("ones.5").possible);
        taking(4, () => {
            tap("won.0");
            tap("tens.12");
            tap("ones.0");
        });
        compare(totals(), [144, -70, 0, 0]);
        // On a real keyboard, Enter ends a number that could have more digits.
        tap("contract.suit");
        tap("won.0");
        for (const key of "20")
            keyClick(key);
        verify(!pad().canEnter);
        keyClick(Qt.Key_Return);
        compare(awards(), [20, 0, 0, 0]);
        for (const key of "120")
            keyClick(key);
        compare(awards(), [120, 0, 0, 0]);
        tap("won.0"); // a second tap clears it
        tap("pad.menu");
        tap("pad.played");
        compare(item("played.0.0").text, "1");
        compare(item("played.2.1").text, "1");
        compare(item("played.1.2").text, "–");
        tap("close");
        // The table ends the match, and then continues it.
        tap("pad.menu");
        tap("pad.end");
        tap("dialog.verb");
        tryCompare(pad().table, "finished", true);
        compare(ofSeats(view => view.winner), [true, false, false, false]);
        verify(pad().table.undo());
        compare(pad().table.finished, false);
        verify(pad().table.redo());
        compare(pad().table.finished, true);
        restart();
        verify(!pad().table.open || pad().table.finished);
    }
    function test_tally() {
        beginOwn(pattern("tally"), four.concat(["Eva", "Finn", "Gina", "Hugo"]));
        compare(ofSeats(view => view.badge), [0, 1, 2, 3, 4, 5, 6, 7]);
        for (let seat = 0; seat < 8; ++seat) {
            type(10 * seat + 1);
            tap("pad.key.next");
        }
        enter();
        compare(totals(), [1, 11, 21, 31, 41, 51, 61, 71]);
        tap("pad.key.-");
        type(5);
        compare(ofSeats(view => view.text)[0], "−5");
    }
    // In a game with a chosen dealer, every deal records its dealer.
    function test_theTableChoosesTheDealer() {
        const game = pattern("tally");
        game.id = "chosen";
        game.dealer = "chosen";
        beginOwn(game, ["Anna", "Beat", "Cora"]);
        for (const number of [3, 2, 1]) {
            type(number);
            tap("pad.key.next");
        }
        verify(!item("pad.enter").enabled || !pad().hasPreview, "nothing is entered without a dealer");
        tap("dealer.1");
        enter();
        compare(totals(), [3, 2, 1]);
        compare(pad().table.deals[0].dealer, 1);
        tap("dealer.1"); // a second choice of the dealer restarts the deal
        for (const number of [1, 1, 1]) {
            type(number);
            tap("pad.key.next");
        }
        enter();
        compare(totals(), [4, 3, 2]);
    }
    function test_tichu() {
        beginOwn(pattern("tichu"), four);
        tap("contract.cards");
        compare(seen("pad.field.2"), null, "a side has one number");
        type(60);
        compare(awards(), [60, 40, 60, 40]);
        tap("pad.extras");
        tap("extra.tichu.1");
        tap("extra.value.-100");
        tap("close");
        compare(awards(), [60, -60, 60, -60]);
        enter();
        compare(totals(), [60, -60, 60, -60]);
        tap("contract.double-win");
        tap("count.0.1");
        enter();
        compare(totals(), [260, -60, 260, -60]);
        tap("pad.menu");
        tap("pad.menu.correct");
        tap("pad.deal.1");
        tap("pad.field.0");
        type(75);
        tap("pad.correct");
        tryVerify(() => totals()[0] === 275);
        verify(pad().table.undo());
        compare(totals(), [260, -60, 260, -60]);
    }

    // ---- Complete matches of Wizard and Schieber

    function test_wizardWhole() {
        beginOwn(pattern("wizard"), ["Anna", "Beat", "Cora", "Dani", "Eva", "Finn"]);
        for (let tricks = 1; tricks <= 10; ++tricks) {
            for (const number of [tricks, 0, 0, 0, 0, 0])
                tap("pad.number." + number);
            for (const number of [tricks, 0, 0, 0, 0])
                tap("pad.number." + number);
            enter();
        }
        compare(pad().table.finished, true);
        compare(totals(), [750, 200, 200, 200, 200, 200]);
    }
    function test_schieberWhole() {
        beginOwn(pattern("schieber"), four);
        tap("contract.trump");
        type(157);
        tap("march.0");
        compare(awards(), [257, 0, 257, 0]);
        tap("pad.extras");
        tap("extra.royals.0");
        tap("extra.meld.0");
        tap("extra.key.9");
        keyClick(Qt.Key_Escape); // leaves the number, not the extras
        gone("extra.typed");
        verify(!item("extra.meld.0").checked);
        tap("extra.meld.0");
        item("extra.typed");
        keyClick("5");
        keyClick("0");
        keyClick(Qt.Key_Return);
        gone("extra.typed");
        compare(item("extra.meld.0").hint, "50");
        tap("close");
        tap("factor.2");
        compare(awards(), [654, 0, 654, 0]);
        enter();
        tap("contract.tops");
        tap("factor.3");
        type(120);
        enter();
        compare(totals(), [1014, 111, 1014, 111]);
        compare(pad().table.finished, true);
        compare(ofSeats(view => view.winner), [true, false, true, false]);
        verify(pad().table.undo());
        compare(pad().table.finished, false);
    }

    // ---- The list of custom games

    function test_aFileIsLookedAtAndTakenIn() {
        const folder = testFolder + "/own-" + Math.random();
        files.makeFolder(folder);
        session.preferences.saveFolder = folder;
        const game = pattern("hearts");
        files.write(folder + "/hearts.game.json", JSON.stringify(game));
        game.contracts[0].measure = "nonsense";
        files.write(folder + "/broken.game.json", JSON.stringify(game));
        files.write(folder + "/deep.game.json", "[".repeat(5000));
        tap("home.newMatch");
        tap("newMatch.game");
        tap("newMatch.games.own");
        for (const broken of ["broken.game.json", "deep.game.json"]) {
            tap("ownGames.file");
            choose(broken);
            verify(item("ownFile.problem").text !== "");
            compare(seen("ownFile.take"), null);
            tap("ownFile.other");
            tap("close");
        }
        tap("ownGames.file");
        choose("hearts.game.json");
        compare(item("ownFile.name").text, "Hearts");
        verify(item("ownFile.words").text.includes("fewest points"));
        tap("ownFile.take");
        tap("newMatch.game.own:hearts");
        gone("close");
        for (const name of ["Anna", "Beat", "Cora"])
            addPlayer(name);
        tap("newMatch.start");
        item("pad.enter");
        compare(pad().table.title, "Hearts");
        compare(seen("pad.referee"), null, "it is not judged");
        session.preferences.saveFolder = "";
    }
    function test_theGamesThatTheAppBringsAreReadyToPlay() {
        tap("home.newMatch");
        tap("newMatch.game");
        taps = 0;
        tap("newMatch.games.more");
        verify(item("newMatch.games.more").text.endsWith(" 13"), item("newMatch.games.more").text);
        const names = sight.ofTypes(app, ["GamePanel"])[0].moreGames.map(game => game.name);
        compare(names, names.slice().sort());
        tap("newMatch.game.own:hearts");
        compare(taps, 2);
        gone("close");
        for (const name of ["Anna", "Beat", "Cora"])
            addPlayer(name);
        tap("newMatch.start");
        item("pad.enter");
        compare(pad().table.title, "Hearts");
        verify(session.pad.table.aim.startsWith("Fewest points win"), session.pad.table.aim);
        tap("back");
        // After the table changes the game, it plays its own version.
        const game = pattern("hearts");
        game.wins = "most";
        keep(game);
        tap("home.newMatch");
        tap("newMatch.game");
        tap("newMatch.games.more");
        tap("newMatch.game.own:hearts");
        gone("close");
        verify(item("newMatch.words").text.includes("most points"), item("newMatch.words").text);
        tap("newMatch.game");
        verify(item("newMatch.game.own:hearts").checked, "the list opens where the chosen game stands");
    }
    function test_partnersAreNamedBeforeTheMatch() {
        tap("home.newMatch");
        compare(item("newMatch.game").game.id, "cosmic-eidex");
        verify(seen("newMatch.sides") === null);
        tap("newMatch.game");
        tap("newMatch.games.more");
        tap("newMatch.game.own:schieber");
        compare(item("newMatch.sides").text, "Players 1 and 3 play together against 2 and 4.");
        for (const name of four)
            addPlayer(name);
        compare(item("newMatch.sides").text, "Anna and Cora play together against Beat and Dani.");
        tap("newMatch.start");
        item("pad.enter");
        compare(pad().seats[0].view.side, "Anna + Cora");
        tap("contract.trump");
        type(100);
        enter();
        tap("pad.deals");
        verify(item("pad.all.1").hint.startsWith("Anna and Cora: +100; Beat and Dani: +57"), item("pad.all.1").hint);
    }
    function test_aGameIsPutAwayAndHandedOn() {
        keep(pattern("tally"));
        tap("home.newMatch");
        tap("newMatch.game");
        tap("newMatch.games.own");
        tap("ownGame.tally");
        tap("ownGame.code");
        verify(item("ownGame.picture").text.includes("tafelrichter-game/1"));
        tap("ownGame.save");
        compare(item("saved").kind, "yes");
        tap("ownGame.away");
        compare(seen("newMatch.game.own:tally"), null);
        tap("ownGames.away");
        tap("ownGame.tally");
        tap("ownGame.away");
        item("newMatch.game.own:tally");
    }

    // ---- History and averages

    // Plays one deal of each version with the numbers 1 to 4, and opens the averages of its contracts.
    function playEach(wordings: var) {
        for (const game of wordings) {
            beginOwn(game, four);
            for (const number of [1, 2, 3, 4]) {
                digits(number);
                if (number < 4)
                    tap("pad.key.next");
            }
            enter();
            tap("back");
        }
        tap("home.history");
        tap("history.tab.contracts");
    }
    // Four deals of each version: the first version counts the typed number, the second counts it twice.
    function test_versionsSideBySide() {
        const twice = pattern("tally");
        twice.contracts[0].score = {each: 2};
        playEach([pattern("tally"), twice]);
        compare(item("match.average.0").modelData.players.length, 4);
        tap("match.averages.versions");
        compare(item("match.average.0").modelData.deals, "2");
        compare(item("match.average.0").modelData.players.map(each => each.text), ["2.50", "5.00"]);
        verify(item("match.average.0").Accessible.name.includes("Version 2 5.00"));
        tap("match.averages.people");
        compare(item("match.average.0").modelData.players.length, 4);
    }

    // A contract that only an earlier version has keeps its former name.
    function test_contractsOfAnEarlierVersion() {
        const earlier = pattern("tally"), later = pattern("tally");
        earlier.contracts[0].name = "Long evening";
        later.contracts[0].id = "short";
        playEach([earlier, later]);
        compare(item("match.average.1").modelData.name, "Long evening");
        tap("match.averages.versions");
        compare(item("match.average.1").modelData.name, "Long evening");
    }

    // With the largest possible number of contracts, each tile has enough room, and the last one can be chosen.
    function test_fortyContracts() {
        const game = pattern("king");
        game.id = "forty";
        game.contracts = Array.from({length: 40}, (none, index) => ({id: "c" + index, name: "Contract " + (index + 1), line: "−" + (index + 1),
            clause: `A trick costs ${index + 1}.`, measure: "count", of: "tricks", score: {each: -1 - index}}));
        game.order = "player";
        beginOwn(game, four);
        for (const index of [0, 39])
            verify(item("contract.c" + index).width >= 96, `contract ${index} has ${item("contract.c" + index).width}`);
        // A grid updates its layout with the next frame.
        const place = name => item(name).mapToItem(app.contentItem, 0, 0).y;
        tryVerify(() => place("contract.c39") > place("contract.c0") + 5 * item("contract.c0").height);
        gone("pad.choose"); // it would cover the contracts
        tap("contract.c39");
        tryVerify(() => place("count.0.8") < place("pad.enter"), 2000, "what is counted comes into sight");
        tap("count.0.8");
        tap("count.1.0");
        tap("count.2.0");
        enter();
        compare(totals(), [-320, 0, 0, 0]);
    }

    // ---- Sharing

    function test_phonesAreNotOfferedToAsk() {
        beginOwn(pattern("tally"), four);
        standIn.takePlace(session, testFolder + "/stand-in-" + Math.random());
        tap("pad.menu");
        tap("pad.share");
        verify(standIn.say(JSON.stringify({kind: "listening", address: "192.168.178.34", port: 4736})));
        verify(item("share.mayCount").possible);
        verify(!item("share.mayAsk").possible);
        verify(item("share.mayAsk").whyNot.includes("not judged"));
        tap("back");
    }
}
