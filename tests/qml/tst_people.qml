import QtQuick
import QtTest
import Tafel.Ui

// People: rename, merge two spellings of one person, erase, and undo, by real taps on the real screens.
Table {
    name: "People"

    readonly property string evening: testFolder + "/people.db"

    function initTestCase() {
        file = evening;
        start();
        newMatch(["Anna", "Beat", "Cora"], [], 7);
        deal("S9", 60, 71);
        keyClick(Qt.Key_Escape);
        newMatch(["Anna", "Beet", "Dani"], [], 7);
        deal("S9", 20, 80);
        stop();
    }
    function init() { // Each test has a copy of the evening.
        file = testFolder + "/people-" + Math.random() + ".db";
        files.copy(evening, file);
        start();
        if (!seen("home.settings"))
            keyClick(Qt.Key_Escape);
        item("home.settings");
    }
    function cleanup() {
        stop();
    }
    function people() {
        tap("home.settings");
        tap("settings.people");
        item("people.search");
    }
    function type(text: string) {
        const entry = item("people.newName");
        entry.takeFocus();
        entry.input.selectAll();
        for (const letter of text)
            keyClick(letter);
    }

    function test_theListFindsAndShowsPeople() {
        people();
        for (const name of ["Anna", "Beat", "Beet", "Cora", "Dani"])
            item("people.row." + name);
        item("people.search").takeFocus();
        keyClick("b");
        keyClick("e");
        gone("people.row.Anna");
        item("people.row.Beat");
        keyClick("x");
        item("people.nothingFound");
        keyClick(Qt.Key_Escape);
        item("people.row.Anna");
        tap("people.row.Anna");
        compare(item("people.name").text, "Anna");
        keyClick(Qt.Key_Escape);
        item("settings.people");
    }

    function test_somebodyIsWrittenDifferentlyAndTheMatchOnTheTableShowsIt() {
        compare(pad().seats[1].view.name, "Beet");
        people();
        tap("people.row.Anna");
        tap("people.rename");
        type("Dani");
        compare(item("people.newName").problem.substring(0, 12), "In one match");
        type("Anna-Lea");
        tap("people.newName.done");
        item("people.row.Anna-Lea");
        compare(item("people.name").text, "Anna-Lea");
        compare(pad().seats[0].view.name, "Anna-Lea");
        tap("people.undo");
        item("people.row.Anna");
        gone("people.undo");
        compare(pad().seats[0].view.name, "Anna");
    }

    function test_theKeyboardOfTheAppWritesNames() {
        people();
        tap("people.row.Cora");
        tap("people.rename");
        for (let letter = 0; letter < 4; ++letter)
            tap("key.back");
        tap("key.i");
        tap("key.d");
        tap("key.a");
        compare(item("people.newName").text, "Ida"); // a name begins with a capital
        tap("people.newName.done");
        item("people.row.Ida");
        tap("people.undo");
        item("people.row.Cora");
    }

    function test_aPersonKeepsColourAndShape() {
        const badges = () => ofSeats(view => view.badge);
        compare(badges(), [0, 1, 2]);
        people();
        tap("people.row.Dani");
        tap("people.badge.0");
        verify(item("people.badge.0").checked);
        compare(badges(), [1, 2, 0]); // a chosen badge stays, and the others get the next free ones
        tap("people.row.Anna");
        tap("people.badge.0");
        compare(badges(), [0, 1, 2]); // of two equal badges, the later person gets the next free one
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        restart();
        compare(badges(), [0, 1, 2]);
        keyClick(Qt.Key_Escape);
        people();
        tap("people.row.Anna");
        tap("people.badge.4");
        compare(badges(), [4, 1, 0]);
        for (const badge of [5, 6, 7, 4]) { // as many badges as seats
            tap("people.badge." + badge);
            compare(badges(), [badge, 1, 0]);
        }
        tap("people.badge.4");
        tap("people.badge.4");
        tap("people.badge.4"); // a second tap lets the seat decide
        verify(!item("people.badge.4").checked);
        compare(badges(), [1, 2, 0]);
        tap("people.row.Dani");
        tap("people.badge.0");
        compare(badges(), [0, 1, 2]);
    }
    function test_everyScreenOfAMatchShowsTheChosenBadge() {
        people();
        tap("people.row.Anna");
        tap("people.badge.4");
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        tap("home.continue");
        tap("pad.menu");
        tap("pad.record");
        tap("recorder.card.H7");
        compare(item("recorder.player.0").answer.badge, 4);
        tap("recorder.undo");
        keyClick(Qt.Key_Escape);
        tap("pad.referee");
        tap("referee.card.S9"); // turned up
        tap("referee.card.H7");
        tap("referee.card.SJ");
        const names = ofSeats(view => view.name), badges = ofSeats(view => view.badge);
        compare(badges[names.indexOf("Anna")], 4);
        const trick = findChild(app, "referee.desk").facts.find(fact => fact.path === "trick");
        verify(trick.places.length > 1);
        for (const place of trick.places)
            compare(place.badge, badges[names.indexOf(place.caption)]);
    }

    function test_twoSpellingsBecomeOneAndTwoAgain() {
        people();
        tap("people.row.Beet");
        tap("people.merge");
        tap("people.other.Dani");
        verify(item("people.mergeEffect").text.indexOf("two people") > 0);
        keyClick(Qt.Key_Escape);
        tap("people.other.Beat");
        compare(item("people.mergeEffect").text, "Beet and Beat become one person: 2 matches.");
        tap("dialog.verb");
        gone("people.row.Beet");
        compare(item("people.name").text, "Beat");
        compare(pad().seats[1].view.name, "Beat");
        compare(session.peopleCount, 4);
        tap("people.undo");
        item("people.row.Beet");
        compare(session.peopleCount, 5);
    }

    function rename(who: string, name: string) {
        if (!seen("people.search"))
            people();
        tap("people.row." + who);
        tap("people.rename");
        write(name);
        tap("people.newName.done");
    }
    function write(name: string) {
        item("people.newName").text = "";
        item("people.newName").typed(name);
    }
    function undo(who: string) {
        tap("people.undo");
        item("people.row." + who);
    }

    function test_aNameThatExistsAsksWhetherItIsTheSamePerson() {
        rename("Dani", "Beat");
        compare(item("same.text").text, "“Beat” already exists.");
        compare(item("same.effect").text, "Dani and Beat become one person: 2 matches.");
        keyClick(Qt.Key_Escape);
        gone("same.text");
        compare(item("people.newName").text, "Beat");
        tap("people.newName.done");
        tap("dialog.back"); // a way back for tablets without a keyboard
        gone("same.text");
        compare(item("people.newName").text, "Beat");
        tap("people.newName.done");
        tap("dialog.other"); // two people with one name cannot be distinguished
        gone("same.text");
        verify(item("people.newName").problem.startsWith("“Beat” already exists."));
        tap("people.newName.done");
        tap("dialog.verb");
        gone("people.row.Dani");
        compare(item("people.name").text, "Beat");
        compare(session.peopleCount, 4);
        undo("Dani");

        rename("Dani", "Be\u200bat");
        compare(item("same.text").text, "“Beat” already exists. The name that you wrote looks the same.");
        tap("dialog.verb");
        gone("people.row.Dani");
        undo("Dani");
    }
    function test_capitalLettersAskToo() {
        rename("Dani", "bEAT");
        compare(item("same.text").text, "“Beat” already exists. “bEAT” differs from it only by capital letters.");
        tap("dialog.other");
        item("people.row.bEAT");
        item("people.row.Beat");
        compare(session.peopleCount, 5);
        undo("Dani");
        rename("Dani", "bEAT");
        tap("dialog.verb");
        gone("people.row.Dani");
        gone("people.row.bEAT");
        compare(item("people.name").text, "Beat");
        undo("Dani");
        rename("Dani", "DANI"); // the same person, so the app does not ask
        item("people.row.DANI");
        undo("Dani");
    }
    function test_peopleOfOneMatchStayDistinct() {
        rename("Cora", "ANNA");
        verify(item("same.effect").text.startsWith("In one match (Cosmic Eidex"));
        tap("dialog.verb"); // not possible: a person cannot have two seats
        item("same.effect");
        tap("dialog.other");
        item("people.row.ANNA");
        item("people.row.Anna");
        undo("Cora");
    }
    // Creates the tournament "Club" and opens the panel that adds people to it.
    function addToClub() {
        app.goTo("Tournaments", {});
        const empty = item("tournaments.empty");
        mouseClick(empty.children[empty.children.length - 1]);
        item("tournaments.name").typed("Club");
        tap("tournaments.name.done");
        tap("tournament.tab.people");
        tap("tournament.addPerson");
    }
    function test_whoIsInOneTournamentStaysTwo() {
        addToClub();
        tap("tournament.name.known.Cora");
        tap("tournament.name.known.Dani");
        tap("tournament.name.done");
        gone("tournament.name");
        app.goTo("People", {});
        tap("people.row.Dani");
        tap("people.rename");
        type("Cora");
        verify(item("people.newName").problem.includes("tournament “Club”"));
        type("cora");
        tap("people.newName.done");
        verify(item("same.effect").text.includes("tournament “Club”"));
        keyClick(Qt.Key_Escape);
        gone("same.text");
        keyClick(Qt.Key_Escape);
        item("people.row.Dani");
    }

    function test_whoMayBeOnePersonIsAskedFor() {
        rename("Dani", "Anna-Lea");
        gone("people.perhaps"); // a name that is not similar
        rename("Anna-Lea", "Beat Meier");
        compare(item("people.perhaps").text, "Perhaps the same person: Beat · Beat Meier");

        tap("people.perhaps"); // "Later" lasts until the list is opened again
        item("people.stays.Beat Meier");
        tap("people.perhaps.later");
        gone("people.perhaps.later");
        gone("people.perhaps");
        keyClick(Qt.Key_Escape);
        tap("settings.people");

        tap("people.perhaps"); // distinct people are not suggested again
        tap("people.perhaps.two");
        gone("people.perhaps.two");
        gone("people.perhaps");
        compare(item("people.undo").label, "Undo: Beat and Beat Meier are two people");
        restart();
        keyClick(Qt.Key_Escape);
        people();
        gone("people.perhaps");
        tap("people.undo");
        item("people.perhaps");

        tap("people.perhaps"); // one person: the user chooses the name that stays
        tap("people.perhaps.one");
        gone("people.perhaps.one");
        keyClick(Qt.Key_Escape);
        item("people.perhaps.two");
        tap("people.perhaps.one");
        tap("people.stays.Beat Meier");
        gone("people.stays.Beat Meier");
        gone("people.row.Beat");
        item("people.row.Beat Meier");
        gone("people.perhaps");
        compare(session.peopleCount, 4);
        tap("people.undo");
        item("people.row.Beat");
        item("people.perhaps");
        item("people.search").takeFocus();
        keyClick("b"); // a search hides the suggestion
        gone("people.perhaps");
        keyClick(Qt.Key_Escape);
        item("people.perhaps");
        undo("Anna-Lea");
        undo("Dani");
        gone("people.perhaps");
    }

    // The name of the action that a second tap at that point would perform; empty if there is none.
    function committing(item: Item, at: point): string {
        const inside = item.mapFromItem(app.contentItem, at.x, at.y);
        if (!item.visible)
            return "";
        for (let i = item.children.length - 1; i >= 0; --i) {
            const found = committing(item.children[i], at);
            if (found !== "")
                return found;
        }
        return item.kind === "act" && inside.x >= 0 && inside.y >= 0 && inside.x < item.width && inside.y < item.height ? item.objectName : "";
    }
    function test_aSeatIsDraggedThoughThePageScrolls() {
        tap("home.newMatch");
        for (const name of ["Anna", "Beat", "Cora", "Dani"])
            addPlayer(name);
        if (seen("newMatch.name.done"))
            tap("newMatch.name.done");
        const grip = item("newMatch.grip.0");
        let page = grip;
        while (!(page instanceof Flickable))
            page = page.parent;
        verify(page.contentHeight > page.height, "the page scrolls");
        const from = grip.mapToItem(app.contentItem, grip.width / 2, grip.height / 2);
        const to = item("newMatch.grip.2").mapToItem(app.contentItem, grip.width / 2, grip.height / 2);
        mousePress(app.contentItem, from.x, from.y);
        for (let step = 1; step <= 10; ++step)
            mouseMove(app.contentItem, from.x, from.y + (to.y - from.y) * step / 10, 20);
        mouseRelease(app.contentItem, to.x, to.y);
        compare([0, 1, 2, 3].map(seat => item("newMatch.seat." + seat).modelData.name), ["Beat", "Cora", "Anna", "Dani"]);
    }
    function test_doneOfTheKeyboardLiesOverNothingThatCommits_data() {
        return [{tag: "1280x800", window: Qt.size(1280, 800)}, {tag: "800x1280", window: Qt.size(800, 1280)}];
    }
    function test_doneOfTheKeyboardLiesOverNothingThatCommits(data) {
        app.width = data.window.width;
        app.height = data.window.height;
        wait(100);
        tap("home.newMatch");
        tap("newMatch.again");
        tap("newMatch.addPlayer");
        const done = item("newMatch.name.done");
        const corners = [];
        for (const x of [1, done.width / 2, done.width - 1])
            for (const y of [1, done.height / 2, done.height - 1])
                corners.push(done.mapToItem(app.contentItem, x, y));
        compare(committing(app.contentItem, corners[4]), "newMatch.name.done");
        tap("newMatch.name.done");
        gone("newMatch.name.done");
        item("newMatch.start");
        for (const corner of corners)
            compare(committing(app.contentItem, corner), "");
    }

    function test_aNameIsForgottenAfterAQuestion() {
        for (const part of ["", "-wal"])
            files.copy(file + part, file + ".damaged" + part);
        people();
        tap("people.row.Beet");
        tap("people.forget");
        item("people.forgetText");
        keyClick(Qt.Key_Escape);
        gone("people.forgetText");
        item("people.row.Beet");
        tap("people.forget");
        tap("dialog.verb");
        const copy = item("people.forgotten").text.split("\n").find(line => line.endsWith(".damaged"));
        verify(copy, item("people.forgotten").text);
        verify(files.exists(copy));
        tap("people.removeCopies");
        tryVerify(() => !seen("people.removeCopies"));
        verify(item("people.forgotten").text.startsWith("These copies are deleted."));
        verify(!files.exists(copy));
        tap("dialog.verb");
        gone("people.row.Beet");
        const nobody = item("people.name").text;
        verify(/^Person \d+$/.test(nobody), nobody);
        compare(pad().seats[1].view.name, nobody);
        restart();
        compare(pad().seats[1].view.name, nobody);
        if (!seen("home.newMatch"))
            keyClick(Qt.Key_Escape);
        tap("home.newMatch");
        tap("newMatch.addPlayer");
        item("newMatch.name.known.Dani");
        gone("newMatch.name.known." + nobody);
        item("newMatch.name").takeFocus();
        for (let letter = 0; letter < 61; ++letter)
            keyClick("a");
        compare(item("newMatch.name").text.length, 60);
        compare(item("newMatch.name.full").text, "At most 60 characters");
    }

    function test_inPortraitTheListAndThenThePerson() {
        app.width = 800;
        app.height = 1280;
        people();
        tap("people.row.Dani");
        gone("people.row.Dani");
        item("people.name");
        keyClick(Qt.Key_Escape);
        item("people.row.Dani");
    }

    function test_whoOnlyCameToATournamentCanBeForgotten() {
        addToClub();
        item("tournament.name").typed("Zoe");
        tap("tournament.name.add");
        tap("tournament.name.done");
        tap("tournament.person.Zoe"); // leaves before any round
        app.goTo("People", {});
        compare(item("people.row.Zoe").subtitle, "only came to a tournament");
        tap("people.row.Zoe");
        tap("people.forget");
        tap("dialog.verb");
        tap("dialog.verb");
        gone("people.row.Zoe");
        verify(/^Person \d+$/.test(item("people.name").text));
    }
}
