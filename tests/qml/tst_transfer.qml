import QtQuick
import QtTest
import Tafel.Ui

// Export, import, backup, and restore from the settings, by real taps on the real screens.
Table {
    name: "Transfer"

    function init() {
        file = testFolder + "/transfer-" + Math.random() + ".db";
        start();
        newMatch(["Anna", "Beat", "Cora"], [], 7);
        deal("S9", 60, 71);
        home();
    }
    function cleanup() {
        stop();
    }
    function home() {
        for (let tries = 0; tries < 5 && !seen("home.settings"); ++tries)
            keyClick(Qt.Key_Escape);
        item("home.settings");
    }
    function job(name: string) {
        tap("home.settings");
        tap("settings." + name);
    }
    // Writes the offered file and returns its name.
    function writeFile(name: string): string {
        job(name);
        const text = item("file.target").text;
        tap("file.write");
        compare(item("saved").kind, "yes");
        tap("file.done");
        gone("file.done");
        home();
        return text.slice(text.indexOf("/"));
    }
    function nameOf(path: string): string {
        return path.slice(path.lastIndexOf("/") + 1);
    }
    function write(name: string): string {
        return nameOf(writeFile(name));
    }

    function test_matchesGoOutAndIntoAnotherHistory() {
        const name = write("export");
        verify(name.endsWith(".tafel.jsonl"));
        job("import");
        choose(name);
        compare(item("saved").text, "0 matches new · 1 already present, unchanged");
        stop();
        file = testFolder + "/transfer-other.db";
        start();
        job("import");
        choose(name);
        compare(item("saved").kind, "yes");
        compare(item("saved").text, "1 match new");
        compare(session.matchCount, 1);
        tap("file.done");
        item("settings.import");
    }

    function test_aBackupGoesWhereSomebodyWantsIt() {
        writeFile("export"); // creates the Documents folder
        job("backup");
        const first = item("file.target").text;
        tap("file.place");
        tap("place.1");
        tap("place.take");
        gone("place.take");
        tryVerify(() => item("file.target").text !== first);
        verify(!item("file.target").text.includes("/Tafelrichter/"));
        tap("file.write");
        compare(item("saved").kind, "yes");
        const file = item("saved").text;
        verify(files.exists(file));
        verify(!files.exists(file + ".part"));
        compare(seen("saved.open"), null); // no other program opens a backup
        files.watchOpening();
        tap("saved.folder");
        compare(files.opened(), file.slice(0, file.lastIndexOf("/")));
        files.watchNoMore();
        session.preferences.saveFolder = "";
    }
    function test_aStickThatIsGoneIsSaid() {
        const stick = testFolder + "/stick-" + Math.random();
        files.makeFolder(stick);
        session.preferences.saveFolder = stick;
        job("export");
        verify(item("file.target").text.includes(stick));
        files.removeFolder(stick); // while the page is open
        tap("file.write");
        compare(item("saved").kind, "ask");
        verify(item("saved").text.includes("there is no such folder"), item("saved").text);
        compare(seen("saved.folder"), null);
        tap("file.done");
        session.preferences.saveFolder = "";
    }
    // File managers start the app with a file as argument.
    function test_aFileIsOpenedWithTheApp() {
        job("export");
        const shown = item("file.target").text, path = shown.slice(shown.indexOf("/"));
        tap("file.write");
        compare(item("saved").kind, "yes");
        stop();
        file = testFolder + "/transfer-opened.db";
        start();
        app.fileToOpen = path;
        app.start();
        compare(item("saved").text, "1 match new");
        compare(session.matchCount, 1);
        tap("file.show");
        item("match.deal.1");
        gone("file.show");
        keyClick(Qt.Key_Escape);
        item("home.settings");
    }
    // Simulates a second double click while the window is open.
    function test_aFileComesWhileTheAppIsOpen() {
        const path = testFolder + "/handed.tafel.json", game = testFolder + "/handed.game.json", bad = testFolder + "/handed-bad.tafel.json";
        files.write(path, `{"format": "tafelrichter/1", "game": "cosmic-eidex", "players": ["Eva", "Fritz", "Gil"], "deals": []}`);
        files.write(game, `{"format": "tafelrichter-game/1", "id": "tally-${Math.floor(Math.random() * 1000000)}", "name": "Tally", "players": [2], "wins": "most",
            "contracts": [{"id": "deal", "name": "Deal", "clause": "As typed.", "measure": "points"}]}`);
        files.write(bad, "{");
        tap("home.newMatch");
        addPlayer("Eva");
        session.requested(path);
        compare(item("saved").text, "1 match new");
        compare(item("file.show").text, "Open the match");
        session.requested(game); // the result has no more details, so the next file replaces it
        tryVerify(() => item("saved").text === "The game is new.");
        compare(item("file.show").text, "Play this game");
        session.requested(bad);
        tryVerify(() => seen("saved") && item("saved").kind === "ask");
        compare(seen("file.show"), null);
        session.requested(game); // the refusal needs to be read first
        wait(50);
        compare(item("saved").kind, "ask");
        tap("file.done");
        tryVerify(() => item("saved").text === "This game is already here, unchanged.");
        tap("file.done");
        gone("file.done");
        item("newMatch.addPlayer");
        item("newMatch.seat.0"); // the entered seat is still there
        session.requested("");
        session.requested(game);
        item("saved");
        tap("file.show");
        gone("file.done");
        item("newMatch.addPlayer");
    }

    function test_aTableOfDealsIsWrittenUnderAnotherName() {
        job("export");
        const matches = item("file.target").text;
        tap("file.deals");
        verify(item("file.target").text !== matches);
        verify(item("file.target").text.endsWith(".csv"));
        tap("file.write");
        compare(item("saved").bold, "1 match written.");
    }

    function test_theHistoryIsLookedThrough() {
        job("check");
        compare(item("saved").kind, "yes");
        compare(item("saved").bold, "The history is intact.");
        compare(item("saved").text, "1 match · 1 deal");
        tap("file.done");
        item("settings.check");
    }

    // A match from the pad is exported, continued elsewhere, and imported again.
    function test_aLongerFileAddsItsFurtherDealsToTheMatchOnTheTable() {
        const path = writeFile("export");
        const match = JSON.parse(files.read(path).split("\n")[0]);
        match.deals.push(JSON.parse(JSON.stringify(match.deals[0])));
        delete match.deals[1].dealer;
        files.write(path, JSON.stringify(match) + "\n");
        tap("home.continue");
        tap("pad.card.H9");
        home();
        job("import");
        findChild(app, "transfer").importFile(path);
        compare(item("saved").text, "0 matches new · 1 match continued");
        tap("file.done");
        home();
        compare(item("home.continue").text, "Continue: deal 3");
        tap("home.continue");
        item("pad.menu");
        compare(session.table.deals.length, 2);
    }

    function test_whatIsRefusedIsListed() {
        job("import");
        const transfer = findChild(app, "transfer");
        // A case file is JSON but not a match file.
        transfer.importFile(Qt.resolvedUrl("../cases/document.format.json").toString().replace("file://", ""));
        item("file.refusal.0");
        compare(item("saved").kind, "ask");
        compare(item("saved").text, "0 matches new · 1 refused");
        verify(transfer.refusals[0].place.startsWith("Line 1"));
        compare(session.matchCount, 1);
    }

    function test_aBackupComesBackAfterAQuestion() {
        const name = write("backup");
        verify(name.endsWith(".tafel.db"));
        newMatch(["Dani", "Eva", "Finn"], [], 7);
        home();
        compare(session.matchCount, 2);
        job("restore");
        choose(name);
        verify(item("file.asked").text.indexOf("the current history: 2 matches") > 0);
        keyClick(Qt.Key_Escape);
        gone("file.asked");
        compare(session.matchCount, 2);
        choose(name);
        item("file.asked");
        tap("dialog.verb");
        compare(item("saved").bold, "The backup is restored: 1 match.");
        verify(item("saved").text.indexOf("before-restoring.copy") > 0);
        compare(session.matchCount, 1);
        compare(pad().seats[0].view.name, "Anna");
        tap("file.done");
        home();
        verify(pad().table.open);
        compare(totals(), [0, 1, 1]);
        restart();
        item("pad.menu");
        deal("S9", 20, 80);
        compare(pad().table.deals.length, 2);
    }

    function test_aDamagedBackupAsksForWhatCanBeReadOfIt() {
        newMatch(["Dani", "Eva", "Finn"], [], 7);
        deal("S9", 60, 71);
        deal("H9", 80, 27);
        home();
        const path = writeFile("backup");
        verify(files.change(path, '"@0":80', '"@0":90'));
        newMatch(["Gina", "Hans", "Ida"], [], 7);
        home();
        job("restore");
        choose(nameOf(path));
        const asked = item("file.asked").text;
        compare(findChild(app, "transfer").resultTitle, "This backup is damaged. Restore what can be read of it?");
        verify(asked.includes("Dani, Eva, Finn") && asked.includes("1 of 2 deals; everything from deal 2 on is missing."), asked);
        verify(asked.includes("the current history: 3 matches"), asked);
        tap("dialog.leave");
        gone("file.asked");
        compare(session.matchCount, 3);
        compare(pad().seats[0].view.name, "Gina");
        choose(nameOf(path));
        item("file.asked");
        tap("dialog.verb");
        compare(item("saved").bold, "The backup is restored: 2 matches.");
        compare(session.matchCount, 2);
        tap("file.done");
        home();
        compare(pad().seats[0].view.name, "Dani");
        compare(pad().table.deals.length, 1);
        restart();
        compare(session.matchCount, 2);
        compare(pad().table.deals.length, 1);
    }

    function test_whatIsNoBackupChangesNothing() {
        job("restore");
        const transfer = findChild(app, "transfer");
        transfer.checkRestore(testFolder + "/nothing.db");
        compare(item("saved").kind, "ask");
        verify(item("saved").text.indexOf("The history is unchanged") > 0);
        compare(session.matchCount, 1);
        tap("file.done");
        gone("file.done");
    }

    function test_itCanBeCancelled() {
        job("backup");
        const transfer = findChild(app, "transfer");
        transfer.backUpTo(testFolder + "/cancelled.tafel.db");
        verify(transfer.running);
        transfer.cancel();
        compare(item("saved").bold, "Cancelled.");
        keyClick(Qt.Key_Escape);
        gone("saved");
        item("settings.backup");
    }

    // An imported match belongs to another table until somebody continues it; then the start page offers it, with its draft.
    function test_anImportedMatchThatIsContinuedWaitsAtTheStart() {
        const path = testFolder + "/other-table.tafel.json";
        files.write(path, JSON.stringify({format: "tafelrichter/1", game: "cosmic-eidex", started: "2026-01-03T20:00:00Z", players: ["Dani", "Eva", "Finn"],
            deals: [{turned_up: "S9", points: {Dani: 60, Eva: 71}}]}));
        job("import");
        findChild(app, "transfer").importFile(path);
        compare(item("saved").text, "1 match new");
        tap("file.done");
        restart();
        home();
        compare(pad().seats[0].view.name, "Anna");

        tap("home.history");
        tap("history.row.1");
        tap("match.continue");
        item("pad.menu");
        compare(pad().seats[0].view.name, "Dani");
        restart();
        home();
        compare(pad().seats[0].view.name, "Dani");
        compare(item("home.continue").text, "Continue: deal 2");
        tap("home.continue");
        tap("pad.card.H9");
        digits(80);
        restart();
        home();
        compare(item("home.continue").text, "Continue: deal 2");
        tap("home.continue");
        compare(pad().deal.card, "H9");
        compare(item("pad.field.0").number, "80");
        tap("pad.field.1");
        digits(27);
        enter();
        compare(pad().table.deals.length, 2);
        restart();
        compare(pad().table.deals.length, 2);
    }
}
