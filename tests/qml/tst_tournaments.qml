import QtQuick
import QtTest
import Tafel.Ui

// A tournament from its name to the board, including the matches of its tables.
TournamentTable {
    id: hall

    name: "Tournaments"

    readonly property var eight: ["Anna", "Beat", "Cora", "Dani", "Eva", "Fritz", "Gina", "Hans"]

    function init() {
        file = testFolder + "/tournaments-" + Math.random() + ".db";
        start();
        app.goTo("Tournaments", {});
    }
    function cleanup() {
        stop();
    }
    function back() {
        keyClick(Qt.Key_Escape);
    }
    // Plays to two victory points, the target of the tournament: winning all tricks wins the match.
    function playMatch() {
        tap("pad.card.S9");
        tap("pad.field.0");
        tap("pad.key.match");
        enter();
        verify(pad().table.finished);
        tap("pad.tournament");
        item("tournament.tab.rounds");
    }

    function test_aTournamentIsShared() {
        standIn.takePlace(session, testFolder + "/stand-in-" + Math.random());
        newTournament("Club");
        people(eight);
        tap("tournament.share");
        verify(item("share.off").text.includes("all tables"));
        tap("share.start");
        verify(standIn.say(JSON.stringify({kind: "listening", address: "192.168.178.34", port: 4736})));
        item("share.code");
        tryVerify(() => standIn.heard("sharing").length > 0);
        compare(standIn.heard("sharing")[0].tournament, "Club");
        verify(seen("share.mayCount") === null);
        verify(item("share.watching").text.includes("tables"));
        tap("share.stop");
        item("share.off");
        back();
        item("tournament.share");
    }

    // Turning the tablet keeps what is shown, with its focus and its place in the list.
    function test_turningKeepsWhatIsShown() {
        newTournament("Club");
        for (const [tab, entry] of [["people", "tournament.addPerson"], ["rules", "tournament.changeRules"]]) {
            tap("tournament.tab." + tab);
            const before = item(entry);
            for (const size of [Qt.size(800, 1280), Qt.size(1280, 800)]) {
                app.width = size.width;
                app.height = size.height;
                tryVerify(() => (app.contentItem.width < app.contentItem.height) === (size.width < size.height));
                wait(50);
                verify(item(entry) === before, `${tab} was created again`);
            }
        }
    }

    function test_anEveningFromTheNameToTheBoard() {
        newTournament("Club");
        verify(view().next.whyNot !== "");
        people(eight);
        compare(item("tournament.present").text, "8 people are here");
        draw();
        compare(view().rounds.length, 1);
        compare(view().rounds[0].tables.length, 2);
        verify(item("tournament.check.1").text.includes("nobody has met twice"));
        // Changes the rules: withdraws the round, then draws again with tables of three.
        tap("tournament.withdraw");
        tap("dialog.verb");
        tryVerify(() => view().rounds.length === 0);
        rules(0, [3]);
        tap("newMatch.option.target.change");
        for (let value = 7; value > 2; --value)
            tap("newMatch.option.target.minus");
        tap("newMatch.option.done");
        gone("newMatch.option.done");
        keepRules();
        draw();
        compare(view().rounds[0].tables.length, 2);
        verify(view().rounds[0].out.endsWith("sit out"));
        const table = view().rounds[0].tables[0].people;

        tap("tournament.table.1.1");
        compare(item("newMatch.start").subText, "");
        for (let seat = 0; seat < 3; ++seat)
            verify(seen("newMatch.name.known." + table[seat]) === null);
        tap("newMatch.start");
        item("pad.card.S9");
        compare(pad().table.pips, 2);
        const names = [];
        for (let seat = 0; seat < 3; ++seat)
            names.push(pad().seats[seat].view.name);
        compare(names, table);

        // During a match, the way back leads to the tournament, which offers to continue and does not score it yet.
        back();
        compare(item("tournament.table.1.1").text, "Continue");
        compare(view().standing[0].main, "–");
        tap("tournament.table.1.1");
        playMatch();
        compare(item("tournament.table.1.1").text, "Match");
        compare(view().standing[0].place, "1");
        compare(view().standing[0].main, "1");
        compare(view().standing[0].name, table[0]);
        verify(seen("tournament.withdraw") === null); // the round has a deal
        tap("tournament.table.1.1");
        item("match.deal.1");
        back();

        // One person arrives late, and another person leaves.
        tap("tournament.tab.people");
        tap("tournament.addPerson");
        compare(item("tournament.missed").text, "Whoever comes now plays from the next round on. Missed rounds count as nothing.");
        tap("tournament.name.done");
        gone("tournament.name");
        people(["Ida"]);
        compare(view().people.find(person => person.name === "Ida").note, "missed 1 round");
        tap("tournament.person.Beat");
        compare(item("tournament.present").text, "8 people are here");
        compare(item("tournament.person.Beat").text, "is back");
        draw();
        compare(view().rounds.length, 2);
        const seated = view().rounds[0].tables.map(each => each.people.join(" ")).join(" ") + " " + view().rounds[0].out;
        verify(seated.includes("Ida"));
        verify(!seated.includes("Beat"));
        tap("tournament.table.2.2");
        tap("newMatch.start");
        playMatch();
        compare(view().standing.filter(row => row.main === "1").length + view().standing.filter(row => row.main === "2").length,
            view().standing[0].main === "2" ? 1 : 2);

        const first = view().standing[0], seats = view().rounds[0].tables[0].people;
        tap("tournament.board");
        for (const name of seats)
            verify(item("board.table.1").Accessible.name.includes(name));
        item("board.row.0");
        compare(app.visibility, Window.FullScreen);
        compare(item("board.row.0").modelData.name, first.name);
        compare(item("board.row.0").modelData.main, first.main);
        back();
        gone("board.row.0");
        item("tournament.board");
        verify(app.visibility !== Window.FullScreen);

        // A board in a separate window shows the results entered here.
        tap("tournament.board");
        tap("board.window");
        item("tournament.board");
        const board = app.boardWindow;
        verify(board !== null && board.visible);
        const shown = name => sight.seen(board, name);
        tryVerify(() => shown("board.row.0") !== null);
        compare(shown("board.row.0").modelData.name, first.name);
        verify(shown("board.table.1") !== null);
        compare(shown("board.window"), null);
        people(["Kim"]);
        tryVerify(() => shown("board.row." + (view().standing.length - 1)) !== null);
        compare(shown("board.row." + (view().standing.length - 1)).modelData.name, view().standing[view().standing.length - 1].name);
        compare(app.screen.name, "table");
        compare(board.screen.name, "wall");
        compare(board.visibility, Window.FullScreen);
        compare([board.width, board.height], [1920, 1080]);
        board.requestActivate();
        tryVerify(() => board.active);
        keyClick(Qt.Key_Escape);
        tryVerify(() => app.boardWindow === null);
        item("tournament.board");
        tap("tournament.board");
        tap("board.window");
        tryVerify(() => app.boardWindow !== null && sight.seen(app.boardWindow, "board.leave") !== null);
        app.boardWindow.requestActivate();
        mouseClick(sight.seen(app.boardWindow, "board.leave"));
        tryVerify(() => app.boardWindow === null);

        restart();
        app.goTo("Tournaments", {});
        compare(item("tournaments.row.0").title, "Club");
        verify(item("tournaments.row.0").subtitle.includes("round 2"));
        tap("tournaments.row.0");
        compare(view().rounds.length, 2);
        compare(view().standing[0].place, "1");
    }
    function test_theNextDrawIsNotUnderTheFingerOfTheLastOne() {
        newTournament("Club");
        people(eight);
        tap("tournament.tab.rounds");
        const button = item("tournament.draw");
        const at = button.mapToItem(app.contentItem, button.width / 2, button.height / 2);
        mouseClick(app.contentItem, at.x, at.y);
        tryVerify(() => view().rounds.length === 1);
        compare(item("tournament.waiting").text, "2 tables of round 1 have no match yet.");
        tryVerify(() => button.mapToItem(app.contentItem, 0, 0).y > at.y);
        for (let again = 0; again < 3; ++again)
            mouseClick(app.contentItem, at.x, at.y);
        compare(view().rounds.length, 1);
        gone("tournament.asked");
        // At its new position, the button asks for a confirmation.
        tap("tournament.draw");
        verify(item("tournament.asked").text.startsWith("2 tables of round 1 have no match yet."));
        tap("dialog.leave");
        compare(view().rounds.length, 1);
        // Once every table plays, the button is back in its place and does not ask.
        for (const table of ["tournament.table.1.1", "tournament.table.1.2"]) {
            tap(table);
            tap("newMatch.start");
            item("pad.card.S9");
            app.goTo("Tournament", {name: "Club"});
        }
        gone("tournament.waiting");
        tap("tournament.draw");
        tryVerify(() => view().rounds.length === 2);
    }
    function test_takingARoundBackIsNeverOneEnterAway() {
        newTournament("Club");
        people(eight);
        draw();
        tap("tournament.withdraw");
        verify(item("dialog.leave").activeFocus);
        keyClick(Qt.Key_Return);
        gone("tournament.asked");
        compare(view().rounds.length, 1);
        tap("tournament.withdraw");
        keyClick(Qt.Key_Right);
        keyClick(Qt.Key_Return);
        tryVerify(() => view().rounds.length === 0);
    }
    function test_theRulesDecideTheTablesAndTheStanding() {
        newTournament("Club");
        people(eight.slice(0, 5));
        rules(2, [3, 4]);
        tap("tournament.size.5");
        item("whyNot"); // five players cannot play Cosmic Eidex
        tap("tournament.game");
        tap("newMatch.game.herzeln");
        gone("close");
        tap("tournament.size.3");
        tap("tournament.size.4");
        item("tournament.rulesDone");
        tap("tournament.oneGame");
        gone("tournament.game");
        tap("tournament.size.5");
        keepRules();
        compare(item("tournament.rules").text, "any game · Penalty points · tables of 5");
        draw();
        compare(view().rounds[0].tables.length, 1);
        compare(view().rounds[0].tables[0].people.length, 5);
        compare(view().mainTitle, "Points per match");
    }

    function test_aNameStandsForOneTournament() {
        newTournament("Club");
        back();
        tap("tournaments.new");
        write("tournaments.name", "club");
        tap("tournaments.name.done");
        compare(item("tournaments.name.problem").text, "A tournament “Club” already exists. Give the new one another name.");
        back();
        tap("tournaments.row.0");
        tap("tournament.tab.rules");
        tap("tournament.rename");
        write("tournament.newName", " 2");
        tap("tournament.newName.done");
        gone("tournament.newName");
        compare(view().name, "Club 2");
        tap("tournament.close");
        tap("dialog.verb");
        item("tournament.reopen");
        gone("tournament.rename");
        tap("tournament.tab.rounds");
        gone("tournament.draw");
        tap("tournament.tab.rules");
        tap("tournament.reopen");
        item("tournament.rename");
    }

    function test_whoIsHereIsListedWhileNamesAreWritten() {
        newTournament("Club");
        tap("tournament.tab.people");
        tap("tournament.addPerson");
        for (const name of ["Anna", "Beat"]) {
            write("tournament.name", name);
            keyClick(Qt.Key_Return);
            compare(item("tournament.name").text, "");
        }
        verify(item("tournament.name.here").text.includes("2 people are here:"));
        verify(item("tournament.name.here").text.includes("Anna, Beat"));
        keyClick(Qt.Key_Return);
        item("tournament.name");
        tap("tournament.name.done");
        gone("tournament.name");
        compare(view().people.length, 2);
    }
    // A club of eleven plays three tables a round; one person leaves and another one arrives late.
    function test_elevenPeopleOverThreeRounds() {
        const eleven = eight.concat(["Ida", "Jan", "Kim"]);
        newTournament("Eleven");
        rules(0, [3, 4]);
        tap("newMatch.option.target.change");
        for (let value = 7; value > 2; --value)
            tap("newMatch.option.target.minus");
        tap("newMatch.option.done");
        gone("newMatch.option.done");
        keepRules();
        people(eleven);
        let seats = 0;
        for (let round = 1; round <= 3; ++round) {
            if (round === 2) {
                people(["Lou"]);
                tap("tournament.person.Beat");
            }
            draw();
            const tables = view().rounds[0].tables;
            compare(tables.length, 3);
            taps = 0;
            tables.forEach((table, index) => {
                seats += table.people.length;
                tap(`tournament.table.${round}.${index + 1}`);
                tap("newMatch.start");
                playMatch();
            });
            console.info(`round ${round}: ${taps} taps for ${tables.length} tables`);
            verify(taps <= 8 * tables.length, `round ${round} took ${taps} taps`);
            compare(view().rounds[0].tables.filter(table => table.state === "done").length, 3);
        }
        compare(view().standing.length, 12);
        compare(view().standing.reduce((sum, row) => sum + Number(row.matches), 0), seats);
        compare(view().standing.find(row => row.name === "Beat").note, "has left");
        verify(!view().rounds[0].tables.some(table => table.people.includes("Beat")));
    }
    function test_aTableWithSomebodyWhoHasLeftAsksBeforeItBegins() {
        newTournament("Club");
        people(eight);
        draw();
        const person = view().rounds[0].tables[1].people[0];
        tap("tournament.tab.people");
        tap("tournament.person." + person);
        tap("tournament.tab.rounds");
        compare(view().rounds[0].tables.map(table => table.text), ["not begun", `not begun: ${person} has left`]);
        tap("tournament.table.1.2");
        item("tournament.table.1.2.asked");
        compare(item("tournament.table.1.2").text, "Start anyway");
        compare(seen("newMatch.start"), null);
        tap("tournament.table.1.2");
        item("newMatch.start");
        back();
        tap("tournament.tab.rules");
        tap("tournament.close");
        verify(item("tournament.asked").text.includes("table 1 has not begun, table 2 has not begun"), item("tournament.asked").text);
        tap("dialog.verb");
        tap("tournament.tab.rounds");
        compare(view().rounds[0].tables.map(table => table.text), ["not begun", "not begun"]);
        gone("tournament.table.1.1");
    }
    // Another tablet may mark the person as present while this one asks.
    function test_aTableAsksNoMoreOnceThePersonIsBack() {
        newTournament("Club");
        people(eight);
        draw();
        const person = view().rounds[0].tables[1].people[0];
        tap("tournament.tab.people");
        tap("tournament.person." + person);
        tap("tournament.tab.rounds");
        tap("tournament.table.1.2");
        item("tournament.table.1.2.asked");
        view().setPresent(person, true);
        compare(item("tournament.table.1.2").text, "Start");
        compare(seen("tournament.table.1.2.asked"), null);
    }
    function test_whoComesMayBeSomebodyKnown() {
        newTournament("Club");
        people(["Anna", "Beat"]);
        tap("tournament.person.Beat"); // leaves
        tap("tournament.addPerson");
        // The name of a person who is present needs a decision: the same person cannot be added again, but another one can.
        write("tournament.name", "anna");
        tap("tournament.name.add");
        compare(item("same.effect").text, "Anna is already present.");
        tap("dialog.verb");
        compare(item("same.text").text, "“Anna” already exists. “anna” differs from it only by capital letters.");
        tap("dialog.other");
        gone("same.text");
        compare(view().people.map(each => each.name), ["Anna", "Beat", "anna"]);
        // A person who has left returns under the known name.
        write("tournament.name", "BEAT");
        tap("tournament.name.done");
        compare(item("same.effect").text, "If it is the same person, the name stays Beat.");
        back();
        gone("same.text");
        compare(item("tournament.name").text, "BEAT");
        tap("tournament.name.done");
        tap("dialog.verb");
        gone("tournament.name");
        compare(view().people.map(each => each.name), ["Anna", "Beat", "anna"]);
        compare(item("tournament.present").text, "3 people are here");
        // A name with an invisible character counts as the same name.
        tap("tournament.addPerson");
        item("tournament.name").typed("Be\u200bat");
        tap("tournament.name.add");
        tap("dialog.other");
        verify(item("tournament.name.problem").text.startsWith("“Beat” already exists."));
        compare(view().people.length, 3);
    }
}
