import QtQuick
import QtTest
import Tafel.App
import Tafel.Ui

// A tournament on several tablets with one archive; the organiser and a table each have a window and a history.
TournamentTable {
    id: hall

    name: "Hall"

    property var other: null // the window of the table's tablet

    Component {
        id: secondWindow
        Main { }
    }

    function init() {
        club.open();
        file = testFolder + "/hall-" + Math.random() + ".db";
        start();
        joins();
        other = secondWindow.createObject(null, {databaseFile: testFolder + "/table-" + Math.random() + ".db", width: 1280, height: 800, visible: true});
        atTable(() => joins());
    }
    function cleanup() {
        if (other)
            other.destroy();
        other = null;
        stop();
    }
    // Runs `work` in the other window.
    function atTable(work: var) {
        const here = [app, session];
        goTo(other, findChild(other, "session"));
        work();
        goTo(...here);
    }
    // Activates the window, because keys go to the active one.
    function goTo(window: var, itsSession: var) {
        app = window;
        session = itsSession;
        app.requestActivate();
        tryVerify(() => app.active);
    }
    // \param folder  the archive folder; empty for the club's database
    function joins(folder = "") {
        tryVerify(() => session.open && !session.archive.running);
        if (folder)
            session.archive.joinFolder(folder);
        else
            session.archive.join(club.address());
        tryVerify(() => session.archive.joined && !session.archive.running, 10000, session.archive.title);
    }
    function joinsFolder(folder: string) {
        session.archive.leave();
        tryVerify(() => !session.archive.joined);
        joins(folder);
    }
    // Opens a tournament of Krass Kariert for tables of three as its organiser.
    function opened(names: var) {
        app.goTo("Tournaments", {});
        newTournament("Club");
        people(names);
        rules(0, [3]);
        tap("tournament.game");
        tap("newMatch.game.krass-kariert");
        gone("close");
        keepRules();
    }
    function standsAt(number: int) {
        tap("tournament.tab.rounds");
        tap("tournament.ownTable");
        tap("ownTable." + number);
        gone("close");
        compare(item("tournament.ownTable").text, "This tablet is at table " + number);
    }
    function goHome() {
        while (seen("home.newMatch") === null) {
            keyClick(Qt.Key_Escape);
            wait(50);
        }
    }
    function openTournament() {
        tap("home.tournaments");
        tap("tournaments.row.0");
        item("tournament.tab.rounds");
    }
    // Enters a round in which this seat hands in a chip.
    function round(seat: int) {
        tap("chip." + seat);
        enter();
    }

    function plays() {
        const folder = testFolder + "/plays-" + Math.random();
        files.makeFolder(folder);
        club.hall(folder);
        session.archive.exchange();
    }

    function test_aTournamentOfTwoTables_data() {
        return [{tag: "database", folder: false}, {tag: "folder", folder: true}];
    }
    function test_aTournamentOfTwoTables(data: var) {
        if (data.folder) {
            const folder = testFolder + "/stick-" + Math.random();
            files.makeFolder(folder);
            joinsFolder(folder);
            atTable(() => joinsFolder(folder));
        }
        opened(["Anna", "Beat", "Cora", "Dani", "Eva", "Fritz"]);
        standsAt(1);
        atTable(() => {
            tap("home.tournaments");
            tap("tournaments.row.0");
            tap("tournament.tab.rounds");
            tap("tournament.ownTable");
            tryVerify(() => item("ownTable.1").subText.startsWith("Tablet "), 5000, "who stands there is said");
            keyClick(Qt.Key_Escape);
            gone("close");
            standsAt(2);
            goHome();
            compare(seen("home.table"), null);
        });
        draw();
        const people = view().rounds[0].tables[1].people.join(", ");
        atTable(() => {
            tryVerify(() => seen("home.table") !== null, 5000, "the match does not wait at its table");
            taps = 0;
            tap("home.begin");
            item("pad.enter");
            compare(taps, 1);
            compare(ofSeats(view => view.name).join(", "), people);
            round(0);
        });
        const card = "tournament.table.1.2";
        tryVerify(() => view().rounds[0].tables[1].text === "1 round", 5000, "the round does not come in by itself");
        compare(item(card + ".total.0").text, String(Number(item(card + ".total.1").text) - 1));
        verify(/^Tablet [0-9A-F]{4}$/.test(item(card + ".sign").text), item(card + ".sign").text);
        compare(item(card).text, "View");
        compare(item("tournament.table.1.1").text, "Start");
        // The board shows both tables.
        tap("tournament.board");
        verify(item("board.table.2").Accessible.name.startsWith("Table 2: " + people.split(", ")[0] + "\u00a0"), item("board.table.2").Accessible.name);
        keyClick(Qt.Key_Escape);
        // The organiser starts the match of the own table from the start page.
        goHome();
        item("home.table");
        tap("home.begin");
        round(1);
        goHome();
        compare(seen("home.table"), null);
        openTournament();
        tap("tournament.tab.rounds");
        compare(item("tournament.table.1.1").text, "Continue");
        // The other tablet plays until a player has lost; the hint at the next draw shows its progress.
        verify(item("tournament.draw").subText.includes("table 1 plays, table 2 plays"), item("tournament.draw").subText);
        atTable(() => {
            while (!pad().table.finished)
                round(0);
        });
        tryVerify(() => item(card).text === "Match", 5000);
        compare(item(card + ".sign").text, "result entered");
        tryVerify(() => item("tournament.draw").subText.endsWith("table 1 plays"), 5000);
    }
    // A match to two points on another tablet, with the people of that table.
    function matchOf(people: var): string {
        return JSON.stringify({format: "tafelrichter/1", game: "cosmic-eidex", options: {target: 2}, tournament: "Club", players: people, deals: []});
    }
    function dealOf(people: var, first: int, second: int): string {
        return JSON.stringify({turned_up: "S9", points: {[people[0]]: first, [people[1]]: second}});
    }
    function twoTablesWait() {
        app.goTo("Tournaments", {});
        newTournament("Club");
        people(["Anna", "Beat", "Cora", "Dani", "Eva", "Fritz"]);
        rules(0, [3]);
        keepRules();
        draw();
        item("tournament.table.1.2");
        otherTablet.meet(session);
    }
    function test_aTapOnATableOutlivesWhatArrives() {
        twoTablesWait();
        const card = item("tournament.table.1.2");
        mousePress(card);
        const sitting = view().rounds[0].tables[0].people, match = otherTablet.begin(matchOf(sitting));
        verify(otherTablet.enter(match, dealOf(sitting, 80, 27)));
        otherTablet.meet(session);
        tryVerify(() => item("tournament.table.1.1").text !== "Start", 5000, "the deal of table 1 has not come");
        mouseRelease(card);
        item("newMatch.start"); // the match of table 2
    }
    function test_aLaterCorrectionIsToldUntilItIsSeen() {
        twoTablesWait();
        const sitting = view().rounds[0].tables[1].people, match = otherTablet.begin(matchOf(sitting));
        const card = "tournament.table.1.2", line = "tournament.corrected.1.2";
        verify(otherTablet.enter(match, dealOf(sitting, 80, 27)));
        verify(otherTablet.correct(match, 1, dealOf(sitting, 81, 27)));
        verify(otherTablet.enter(match, dealOf(sitting, 27, 50)));
        otherTablet.meet(session);
        tryVerify(() => item(card + ".sign").text === "result entered", 5000);
        compare(seen(line), null); // no hint for a correction before the end of the match
        verify(otherTablet.correct(match, 2, dealOf(sitting, 26, 50)));
        otherTablet.meet(session);
        verify(item(line).text.startsWith("Deal 2, at "), item(line).text);
        compare(item(line).bold, "Table 2 of round 1 was corrected");
        tap("tournament.seen.1.2");
        gone(line);
        verify(otherTablet.correct(match, 1, dealOf(sitting, 82, 27)));
        otherTablet.meet(session);
        verify(item(line).text.startsWith("Deal 1, at "), item(line).text);
    }
    function test_aSilentTableIsShown() {
        plays();
        tryVerify(() => session.matchCount === 3, 10000);
        openTournament();
        compare(item("tournament.table.1.1").text, "Start");
        const sign = item("tournament.table.1.2.sign").text, minutes = Number(sign.split(" ")[2]);
        verify(sign.startsWith("silent for ") && minutes >= 54 && minutes <= 60, sign);
        compare(item("tournament.table.1.3.sign").text, "result entered");
        item("tournament.table.1.3.choose");
        verify(item("tournament.corrected.1.3").text.startsWith("Deal 1, at "));
        verify(item("tournament.draw").subText.endsWith("table 1 has not begun, table 2 is silent"), item("tournament.draw").subText);
        tap("tournament.board");
        verify(item("board.table.2").Accessible.name.includes(" – silent for "), item("board.table.2").Accessible.name);
    }
    function test_aChoiceLeavesOtherMatchesOnTheTable() {
        newMatch(["Kim", "Lea", "Max"], [], 7);
        goHome();
        plays();
        tryVerify(() => session.matchCount === 4, 10000);
        openTournament();
        tap("tournament.table.1.3.choose");
        tap("keep.1");
        gone("keep.0");
        compare(seen("tournament.table.1.3.choose"), null);
        verify(session.table.open, "it is still under way");
    }
    function test_aTabletDiesInTheMiddleOfARound() {
        opened(["Anna", "Beat", "Cora"]);
        atTable(() => {
            openTournament();
            standsAt(1);
            goHome();
        });
        draw();
        atTable(() => {
            tryVerify(() => seen("home.table") !== null, 5000);
            tap("home.begin");
            round(2);
        });
        tryVerify(() => view().rounds[0].tables[0].text === "1 round", 5000);
        other.destroy();
        other = null;
        wait(0);
        tap("tournament.ownTable");
        tap("ownTable.1");
        verify(item("ownTable.asked").text.startsWith("Table 1 has a tablet."));
        tap("ownTable.swap");
        gone("close");
        compare(item("tournament.ownTable").text, "This tablet is at table 1");
        tap("tournament.table.1.1");
        item("pad.ownership");
        tap("ownership.take");
        tap("ownership.take");
        gone("pad.ownership");
        round(2);
        compare(pad().table.deals.length, 2);
    }
    function test_twoTabletsBeginOneMatch() {
        opened(["Anna", "Beat", "Cora"]);
        draw();
        atTable(() => {
            openTournament();
            tryVerify(() => seen("tournament.table.1.1") !== null, 5000);
        });
        club.freeze(); // the tablets do not receive each other's events
        atTable(() => {
            tap("tournament.table.1.1");
            round(0);
        });
        tap("tournament.table.1.1");
        round(1);
        goHome();
        openTournament();
        club.thaw();
        tryVerify(() => seen("tournament.table.1.1.choose") !== null, 20000, "two matches are not said");
        tap("tournament.table.1.1.choose");
        const kept = view().matchesAt(1).findIndex(match => match.tablet !== "This tablet");
        tap("keep." + kept);
        gone("keep.0");
        compare(seen("tournament.table.1.1.choose"), null);
        compare(item("tournament.table.1.1").text, "View");
        compare(view().standing.length, 3);
        atTable(() => tryVerify(() => seen("pad.enter") !== null && session.table.ours, 5000, "its tablet plays on"));
    }
}
