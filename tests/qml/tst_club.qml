import QtQuick
import QtTest
import Tafel.App
import Tafel.Ui

// The club's archive with a real PostgreSQL: joined by taps. The evening continues whatever happens to the server.
Table {
    id: test

    readonly property ClubArchive archive: session?.archive ?? null

    name: "Club"

    Component {
        id: secondWindow
        Main { }
    }

    function init() {
        club.open();
        file = testFolder + "/club-" + Math.random() + ".db";
        start();
    }
    function cleanup() {
        club.thaw();
        if (app)
            stop();
    }
    function openPage() {
        if (seen("pad.menu"))
            back();
        tap("home.settings");
        tap("settings.club");
    }
    function back() {
        keyClick(Qt.Key_Escape);
    }
    function home() {
        while (seen("home.newMatch") === null) {
            back();
            wait(50);
        }
    }
    function type(text: string) {
        item("club.address").text = "";
        item("club.address").takeFocus();
        for (const letter of text)
            keyClick(letter);
        compare(item("club.address").text, text);
    }
    function join(address: string) {
        type(address);
        tap("club.join");
    }
    function joined() {
        openPage();
        join(club.address());
        tryVerify(() => archive.joined && !archive.running, 10000, archive.title);
        compare(item("club.state").kind, "yes");
    }
    function onTable() {
        newMatch(["Anna", "Beat", "Cora"], [], 7);
    }
    function inArchive(kind: string): string {
        return club.sql(`select count(*) from tafelrichter.event where kind = '${kind}'`);
    }
    // Joining fails with an error that begins with `sentence`, and the app does not store the address.
    function refuses(address: string, sentence: string) {
        type(address);
        keyClick(Qt.Key_Return);
        tryVerify(() => !archive.running, 15000);
        verify(item("club.trouble").title.startsWith(sentence), item("club.trouble").title);
        compare(item("club.address").text, address);
        verify(!archive.joined);
    }

    function test_aTabletJoinsAndWhatIsEnteredArrives() {
        openPage();
        verify(item("club.empty").text.startsWith("The archive is optional."));
        tap("club.join");
        verify(item("club.address").input.activeFocus, "the address is missing");
        verify(!archive.running);
        join(club.address());
        tryVerify(() => archive.joined, 10000, archive.title);
        tryVerify(() => archive.kind === "yes" && !archive.running, 10000);
        verify(archive.place.endsWith("/club1") || archive.place.includes("/club"), archive.place);
        compare(item("club.place").text, archive.place);
        home();
        compare(seen("home.archive"), null);
        onTable();
        deal("S9", 80, 27);
        tryVerify(() => inArchive("deal-entered") === "1", 5000, "the deal does not arrive by itself");
        compare(club.seenBy(testFolder + "/other-" + Math.random() + ".db"), "Anna 1, Beat 1, Cora 0");
        tap("pad.undo");
        tryVerify(() => inArchive("deal-withdrawn") === "1", 5000);
        home();
        openPage();
        compare(item("club.state").title, "The one match is in the archive");
        back();
        compare(item("settings.club").subtitle, "The one match is in the archive");
        restart();
        tryVerify(() => archive.joined, 5000, "it is joined from the start on");
    }
    function test_theKeyboardOfTheAppWritesAnAddress() {
        openPage();
        tap("club.address");
        for (const key of ["t", "layer", ":", "/", "/", "1", "_", "@", "layer", "."])
            tap("key." + key);
        compare(item("club.address").text, "t://1_@.");
        tap("key.back");
        compare(item("club.address").text, "t://1_@");
        tap("key.done");
        gone("key.done");
    }
    function test_theKeyboardLeavesTheLineInSight() {
        app.width = 360;
        app.height = 640;
        openPage();
        tap("club.address");
        const line = item("club.address"), key = item("key.done");
        tryVerify(() => line.mapToItem(null, 0, line.height).y < key.mapToItem(null, 0, 0).y, 1000, "it is above the keys");
        verify(line.mapToItem(null, 0, 0).y > 0);
        tap("key.done");
    }
    function test_aWrongAddressIsASentenceAndNothingIsKept() {
        openPage();
        refuses("host=/nowhere dbname=club", "The archive does not respond");
        verify(item("club.trouble.detail").text.includes("/nowhere"), "the server's own words");
        refuses("host", "No archive can be found at this address");
        refuses(club.addressOf("nothing", "tablet"), "The server refused this tablet");
        refuses(club.addressOf("postgres", "tablet"), "There is no archive in this database");
        refuses("postgresql://table1:geheim@archive.example/club", "The address contains a password");
        verify(item("club.trouble.text").text.includes("~/.pgpass"));
        verify(!files.has(file, "geheim"), "a password is in no file");
        restart();
        openPage();
        item("club.empty");
        compare(seen("club.trouble"), null);
        compare(item("club.address").text, "");
    }
    function test_passwords() {
        club.wantPassword("right", testFolder);
        wait(300); // time for the server to reload its settings
        openPage();
        refuses(club.address(), "The archive requires a password");
        club.givePassword("wrong");
        refuses(club.address(), "The archive rejected the password");
        club.givePassword("right");
        join(club.address());
        tryVerify(() => archive.joined && archive.kind === "yes", 10000);
        verify(!files.has(file, "right"));
        club.givePassword("wrong");
        restart();
        openPage();
        tryCompare(archive, "kind", "no", 5000);
        verify(item("club.state.text").text.includes("rejected the password"));
        home();
        compare(item("home.archive").text, "The archive rejected the password.");
        club.givePassword("right");
        tap("home.archive");
        tap("club.exchange");
        tryCompare(archive, "kind", "yes", 5000);
        home();
        compare(seen("home.archive"), null);
        club.wantNoPassword();
    }
    function test_theServerIsKilledAndComesBack() {
        joined();
        club.kill();
        home();
        onTable();
        deal("S9", 80, 27);
        tryCompare(archive, "kind", "ask", 10000);
        home();
        compare(seen("home.archive"), null, "nothing that mends itself is worth a line at once");
        openPage();
        tryCompare(item("club.state"), "title", "2 entries wait");
        verify(item("club.state.text").text.includes("The oldest is from "), item("club.state.text").text);
        club.start();
        tryVerify(() => inArchive("deal-entered") === "1", 30000, "it goes there by itself");
        tryCompare(item("club.state"), "kind", "yes", 10000);
    }
    function test_theServerFreezesAndNobodyWaits() {
        joined();
        home();
        club.freeze();
        onTable();
        deal("S9", 80, 27);
        deal("H9", 60, 71);
        compare(totals(), [1, 2, 1]);
        home();
        openPage();
        // A long series of sync attempts can be stopped, but not between two attempts.
        for (let tries = 0; seen("club.stop") === null && tries < 20; ++tries) {
            if (!archive.running)
                tap("club.exchange");
            wait(600);
        }
        tap("club.stop");
        compare(item("club.state").title, "3 entries wait");
        verify(item("club.state.text").text.includes("Cancelled."));
        tap("club.exchange");
        tryVerify(() => archive.running);
        const begin = Date.now();
        stop();
        verify(Date.now() - begin < 1500, `the app took ${Date.now() - begin} ms to end`);
        club.thaw();
        start();
        tryVerify(() => inArchive("deal-entered") === "2", 15000, "nothing is lost");
    }
    function test_leaving() {
        joined();
        tap("club.leave");
        verify(item("club.asked").text.includes(archive.place));
        tap("dialog.leave");
        gone("club.asked");
        verify(archive.joined);
        tap("club.leave");
        tap("dialog.verb");
        item("club.empty");
        verify(!archive.joined);
        home();
        onTable();
        deal("S9", 80, 27);
        wait(500);
        compare(inArchive("deal-entered"), "0");
        restart();
        home();
        openPage();
        item("club.empty");
    }
    function test_whatWaitsForDaysIsALineAtHome() {
        stop();
        file = testFolder + "/waits-" + Math.random() + ".db";
        club.waits(file, 2);
        start();
        home();
        verify(item("home.archive").text.startsWith("2 entries wait for the archive, the oldest since "), item("home.archive").text);
        tap("home.archive");
        compare(item("club.state").kind, "ask");
        compare(item("club.state").title, "2 entries wait");
        stop();
        file = testFolder + "/waits-" + Math.random() + ".db";
        club.waits(file, 0);
        start();
        tryVerify(() => archive.joined && archive.detail !== "", 10000);
        home();
        compare(seen("home.archive"), null);
    }
    function test_whatIsDamagedIsNamedAndKeptApart() {
        const other = testFolder + "/other-" + Math.random() + ".db";
        club.play(other, 3);
        club.seenBy(other);
        club.sql("update tafelrichter.event set body = replace(body, '\"deal\":2', '\"deal\":9') where number = 3");
        const id = club.sql("select uuid from tafelrichter.event where number = 3");
        joined();
        tryVerify(() => archive.quarantined.length === 2);
        verify(item("club.remark.0").bold.startsWith("1 entry of another tablet is damaged"));
        verify(archive.quarantined[0].title.startsWith("A deal from "), archive.quarantined[0].title);
        verify(archive.quarantined[0].why.startsWith("Damaged"));
        const tablet = club.sql("select device from tafelrichter.event where number = 3").slice(-4).toUpperCase();
        compare(archive.quarantined[0].named, `Tablet ${tablet}, entry ${id}`);
        verify(item("club.quarantined.1").visible);
    }
    function test_aHistoryIsRestoredWhileItExchanges() {
        joined();
        session.retry();
        tryVerify(() => archive.joined && !archive.running && archive.kind === "yes", 5000);
        home();
        onTable();
        deal("S9", 80, 27);
        tryVerify(() => inArchive("deal-entered") === "1", 5000);
    }
    function test_fromThePageOneTapLeadsToTheChoiceBetweenTwoVersions() {
        joined();
        home();
        onTable();
        otherTablet.meet(session);
        const match = session.pad.table.matchId;
        deal("S9", 80, 27);
        verify(otherTablet.takeOwnership(match));
        verify(otherTablet.enter(match, JSON.stringify({turned_up: "S9", points: {Anna: 27, Beat: 80}})));
        otherTablet.meet(session);
        home();
        openPage();
        compare(item("club.forked").text, "Two versions of a match: choose");
        compare(seen("club.remark.0"), null);
        tap("club.forked");
        item("match.forked");
        tap("match.version.1.choose");
        tap("match.version.1.choose");
        back();
        item("club.state");
        gone("club.forked");
    }
    function test_whoIsForgottenHereIsForgottenEverywhere() {
        joined();
        home();
        newMatch(["Quirina", "Beat", "Cora"], [], 7);
        deal("S9", 80, 27);
        const other = testFolder + "/other-" + Math.random() + ".db";
        tryVerify(() => inArchive("deal-entered") === "1", 5000);
        compare(club.seenBy(other), "Quirina 1, Beat 1, Cora 0");
        verify(files.has(other, "Quirina"));
        home();
        openPage(); // keys now go to the second window
        const second = secondWindow.createObject(null, {databaseFile: testFolder + "/second-" + Math.random() + ".db", width: 1280, height: 800,
            visible: true});
        const there = findChild(second, "session");
        tryVerify(() => there.open && !there.archive.running);
        there.archive.join(club.address());
        tryVerify(() => there.archive.joined && there.matchCount === 1, 10000, there.archive.title);
        second.goTo("History", {});
        tryVerify(() => sight.seen(second, "history.row.0") !== null, 5000);
        verify(sight.seen(second, "history.row.0").subtitle.startsWith("Quirina, Beat, Cora"));

        tap("club.forget");
        tap("people.row.Quirina");
        tap("people.forget");
        tap("dialog.verb");
        item("people.forgotten");
        tap("dialog.verb");
        gone("people.forgotten");
        compare(seen("people.row.Quirina"), null);
        const pseudonym = item("people.name").text;
        verify(/^Person \d+$/.test(pseudonym), pseudonym);
        compare(session.pad.seats[0].view.name, pseudonym);
        tryVerify(() => inArchive("person-forgotten") === "1", 5000, "it goes there by itself");
        tryVerify(() => !club.sql("select string_agg(body, ' ') from tafelrichter.event").includes("Quirina"), 5000);
        verify(!files.has(file, "Quirina"));
        tryVerify(() => sight.seen(second, "history.row.0").subtitle.startsWith(pseudonym + ", Beat, Cora"), 10000);
        compare(club.seenBy(other), pseudonym + " 1, Beat 1, Cora 0");
        verify(!files.has(other, "Quirina"));
        tryCompare(archive, "kind", "yes");
        second.destroy();
        wait(0);
    }
    function test_whatOneTabletEntersAnotherOneShows() {
        joined();
        home();
        onTable();
        const second = secondWindow.createObject(null, {databaseFile: testFolder + "/second-" + Math.random() + ".db", width: 1280, height: 800,
            visible: true});
        const there = findChild(second, "session");
        tryVerify(() => there.open && !there.archive.running);
        there.archive.join(club.address());
        tryVerify(() => there.archive.joined && !there.archive.running, 10000, there.archive.title);
        tryVerify(() => there.matchCount === 1, 10000);
        tryVerify(() => sight.seen(second, "home.history").text.startsWith("1 match"));
        verify(!there.table.open, "what another tablet plays is not under way here");
        second.goTo("History", {});
        tryVerify(() => sight.seen(second, "history.row.0") !== null, 5000);
        mouseClick(sight.seen(second, "history.row.0"));
        deal("S9", 80, 27);
        tryVerify(() => sight.seen(second, "match.deal.1") !== null, 5000, "the deal comes by itself");
        deal("H9", 60, 71);
        tryVerify(() => sight.seen(second, "match.deal.2") !== null, 5000);
        second.destroy();
        wait(0);
    }
}
