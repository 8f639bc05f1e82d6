import QtQuick
import QtTest
import Tafel.App
import Tafel.Ui

// The club's archive in a folder: chosen by taps. The evening continues whatever happens to the USB stick.
Table {
    id: test

    readonly property ClubArchive archive: session?.archive ?? null
    property string stick: ""

    name: "Folder"

    Component {
        id: secondWindow
        Main { }
    }
    Component {
        id: someMatch
        MatchView { }
    }
    Component {
        id: somePeople
        PeopleList { }
    }

    function init() {
        file = testFolder + "/folder-" + Math.random() + ".db";
        start();
    }
    function cleanup() {
        if (app)
            stop();
        files.removeFolder(stick);
        files.removeFolder(stick + "-out");
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
    function onTable() {
        newMatch(["Anna", "Beat", "Cora"], [], 7);
    }
    // Chooses the documents folder, which stands for the USB stick, by three taps.
    function chooseFolder() {
        tap("club.folder");
        stick = item("place.1").subtitle;
        files.makeFolder(stick);
        tap("place.1");
        compare(item("place.take").text, "Use this folder");
        tap("place.take");
    }
    function write(name: string, text: string) {
        item(name).takeFocus();
        item(name).input.selectAll();
        for (const letter of text)
            keyClick(letter);
        compare(item(name).text, text);
    }
    function inStep() {
        tryVerify(() => archive.joined && archive.kind === "yes" && !archive.running, 10000, archive.title + archive.text);
    }

    function test_twoTabletsWithOneStickExchangeAnEveningInThreeTaps() {
        onTable();
        deal("S9", 80, 27);
        home();
        openPage();
        verify(item("club.folder").y < item("club.join").y, "the folder is offered first");
        compare(item("club.folder").kind, "act");
        const before = taps;
        chooseFolder();
        compare(taps - before, 3);
        inStep();
        compare(item("club.state").title, "The one match is in the folder");
        compare(item("club.place").text, stick);
        gone("club.encrypted");
        home();
        compare(seen("home.archive"), null);

        stop();
        file = testFolder + "/second-" + Math.random() + ".db";
        start();
        openPage();
        chooseFolder();
        inStep();
        tryCompare(session, "matchCount", 1, 5000);
        home();
        onTable();
        deal("S9", 60, 71);
        tryCompare(archive, "kind", "yes", 5000);
        openPage();
        tryCompare(item("club.state"), "title", "All 2 matches are in the folder");
        back();
        compare(item("settings.club").subtitle, "All 2 matches are in the folder");
    }
    function writeBackup(): string {
        tap("settings.backup");
        const written = item("file.target").text;
        tap("file.write");
        compare(item("saved").kind, "yes");
        return written.slice(written.indexOf("/"));
    }
    function onFreshTablet() {
        stop();
        file = testFolder + "/fresh-" + Math.random() + ".db";
        start();
    }
    function restore(backup: string, connects: bool) {
        tap("settings.restore");
        findChild(app, "transfer").checkRestore(backup);
        const toggle = item("file.connects");
        verify(toggle.on);
        verify(toggle.hint.includes(stick), toggle.hint);
        if (!connects)
            tap("file.connects");
        compare(toggle.on, connects);
        tap("dialog.verb");
        compare(item("saved").bold, "The backup is restored: 1 match.");
        compare(item("saved").text.includes("The club archive adds"), connects);
        tap("file.done");
        back();
    }
    // The other tablet may still be in use.
    function test_aBackupOnAnotherTabletAsksBeforeItConnectsOrContinues() {
        onTable();
        deal("S9", 80, 27);
        home();
        openPage();
        chooseFolder();
        inStep();
        const name = item("club.tablet").text;
        verify(/ Tablet [0-9A-F]{4}$/.test(name), name);
        back();
        const backup = writeBackup();

        onFreshTablet();
        tap("home.settings");
        restore(backup, false);
        verify(!archive.joined);
        compare(item("home.continue").text, "Continue: deal 2");
        onFreshTablet();
        tap("home.settings");
        restore(backup, true);
        inStep();
        compare(item("home.continue").text, "Watch");
        tap("home.continue");
        compare(item("pad.ownership").text, name.slice(name.indexOf("Tablet")) + " writes this match.");
        tap("ownership.take");
        tap("ownership.take");
        deal("H9", 60, 71);
        compare(pad().table.deals.length, 2);
    }
    function test_aBackupOfAnotherArchiveAsksBeforeTheTabletMovesThere() {
        onTable();
        home();
        openPage();
        chooseFolder();
        inStep();
        back();
        const backup = writeBackup();

        for (const connects of [false, true]) {
            onFreshTablet();
            files.makeFolder(stick + "/other");
            openPage();
            tap("club.folder");
            tap("place.1");
            tap("place." + [0, 1].find(each => item("place." + each).title === "other"));
            tap("place.take");
            inStep();
            compare(item("club.place").text, stick + "/other");
            back();
            restore(backup, connects);
            if (connects) {
                inStep();
                compare(archive.place, stick);
            } else {
                compare(archive.joined, false);
            }
        }
    }
    // The table chooses on one tablet, while the match is open on the other one.
    function test_theTabletWhoseVersionLosesOnlyShowsTheMatch() {
        onTable();
        deal("S9", 80, 27);
        home();
        openPage();
        chooseFolder();
        inStep();
        home();
        const match = session.table.matchId;
        const second = secondTablet();
        const there = findChild(second, "session");
        files.move(stick, stick + "-out");
        tap("home.continue");
        deal("H9", 60, 71);
        verify(there.table.takeOwnership(match));
        files.move(stick + "-out", stick);
        for (const each of [archive, there.archive, archive, there.archive]) {
            each.exchange();
            tryVerify(() => !each.running && each.kind === "yes", 10000, each.title + each.text);
        }
        item("pad.forked");
        const versions = someMatch.createObject(null, {session: there, matchId: match});
        compare(versions.versions.map(each => each.title === "This tablet"), [true, false]);
        versions.choose(versions.versions[0].id);
        tryVerify(() => seen("pad.forked") === null, 10000);
        item("pad.ownership.version");
        compare(pad().table.deals.length, 1);
        compare(seen("pad.enter"), null);
        versions.choose(versions.versions[1].id);
        tryVerify(() => seen("pad.ownership") === null, 10000);
        compare(pad().table.deals.length, 2);
        versions.destroy();
        second.destroy();
        wait(0);
    }
    function test_whatOneTabletEntersAnotherOneShows() {
        openPage();
        chooseFolder();
        inStep();
        home();
        onTable();
        const second = secondTablet();
        second.goTo("History", {});
        tryVerify(() => sight.seen(second, "history.row.0") !== null, 5000);
        mouseClick(sight.seen(second, "history.row.0"));
        deal("S9", 80, 27);
        tryVerify(() => sight.seen(second, "match.deal.1") !== null, 10000, "the deal comes by itself");
        deal("H9", 60, 71);
        tryVerify(() => sight.seen(second, "match.deal.2") !== null, 10000);
        second.destroy();
        wait(0);
    }
    function test_aMatchThatIsSetAsideAndContinuedIsSoOnAnotherTablet() {
        openPage();
        chooseFolder();
        inStep();
        home();
        onTable();
        const second = secondTablet();
        second.goTo("History", {});
        const row = () => sight.seen(second, "history.row.0")?.subtitle ?? "";
        tryVerify(() => row().includes("under way"), 5000);
        tap("pad.menu");
        tap("pad.setAside");
        tap("dialog.verb");
        tryVerify(() => row().includes("set aside"), 10000, row());
        tap("home.history");
        tap("match.continue");
        tryVerify(() => row().includes("under way"), 10000, "without another entry");
        second.destroy();
        wait(0);
    }
    // A second tablet that syncs through the same folder and has the match.
    function secondTablet(): var {
        const second = secondWindow.createObject(null, {databaseFile: testFolder + "/window-" + Math.random() + ".db", width: 1280, height: 800,
            visible: true});
        const there = findChild(second, "session");
        tryVerify(() => there.open && !there.archive.running);
        there.archive.joinFolder(stick);
        tryVerify(() => there.archive.joined && !there.archive.running, 10000, there.archive.title);
        tryVerify(() => there.matchCount === 1, 10000);
        return second;
    }
    function eraseOn(session: var, name: string) {
        const people = somePeople.createObject(null, {session: session, person: name});
        compare(people.erase().problem, "");
        people.destroy();
    }
    function test_anErasedNameLeavesTheScreensOfEveryTabletAtOnce() {
        openPage();
        chooseFolder();
        inStep();
        home();
        onTable();
        deal("S9", 80, 27);
        const second = secondTablet();
        const there = findChild(second, "session");
        verify(there.table.resume(session.table.matchId));
        compare(there.pad.seats[1].view.name, "Beat");
        verify(item("pad.toast").text.includes("Beat"));
        eraseOn(there, "Beat");
        tryVerify(() => pad().seats[1].view.name.startsWith("Person "), 5000, "the tablet that writes shows the name");
        gone("pad.toast");
        eraseOn(session, "Cora");
        tryVerify(() => there.pad.seats[2].view.name.startsWith("Person "), 5000, "the tablet that reads shows the name");
        second.destroy();
        wait(0);
    }
    function test_theStickIsPulledOutAndComesBack() {
        openPage();
        chooseFolder();
        inStep();
        home();
        onTable();
        tryVerify(() => archive.kind === "yes" && !archive.running, 5000);
        files.move(stick, stick + "-out");
        deal("S9", 80, 27);
        tryCompare(archive, "kind", "ask", 10000);
        home();
        compare(seen("home.archive"), null, "nothing that mends itself is worth a line at once");
        openPage();
        tryVerify(() => item("club.state").title.endsWith(" wait") || item("club.state").title.endsWith(" waits"), 5000, archive.title);
        verify(item("club.state.text").text.includes("The folder is not there."), item("club.state.text").text);
        files.move(stick + "-out", stick);
        tap("club.exchange");
        inStep();
        compare(item("club.state").title, "The one match is in the folder");
    }
    function test_aFolderThatCannotBeUsedIsASentenceAndNothingIsKept() {
        openPage();
        tap("club.folder");
        stick = item("place.1").subtitle;
        back();
        gone("place.1");
        archive.joinFolder(stick + "/nowhere");
        tryVerify(() => !archive.running, 5000);
        verify(item("club.trouble").title.startsWith("The folder is not there."), item("club.trouble").title);
        verify(!archive.joined);
    }
    // The user types the passphrase before choosing the folder; without a passphrase there are the same three taps.
    function test_aPassphraseEncryptsTheFolderAndTheNextTabletIsAskedForIt() {
        onTable();
        deal("S9", 80, 27);
        home();
        openPage();
        compare(item("club.passphrase").input.echoMode, TextInput.Password);
        compare(item("club.passphrase.show").text, "Show");
        tap("club.passphrase.show");
        compare(item("club.passphrase").input.echoMode, TextInput.Normal);
        compare(item("club.passphrase.show").text, "Hide");
        compare(seen("club.open"), null, "nobody asks for it");
        write("club.passphrase", "vier buben");
        chooseFolder();
        inStep();
        compare(item("club.state").title, "The one match is in the folder");
        item("club.encrypted");

        stop();
        file = testFolder + "/second-" + Math.random() + ".db";
        start();
        openPage();
        compare(item("club.passphrase").text, "");
        chooseFolder();
        tryVerify(() => archive.wantsPassphrase && !archive.running, 10000, archive.title);
        verify(!archive.joined);
        verify(item("club.trouble").title.startsWith("The folder is encrypted"), item("club.trouble").title);
        compare(item("club.passphrase").problem, "This folder needs its passphrase.");
        tap("club.open");
        verify(!archive.running, "it says what is missing");
        write("club.passphrase", "vier ober");
        tap("club.open");
        tryVerify(() => archive.title.startsWith("The passphrase does not open this folder."), 10000, archive.title);
        tryVerify(() => !archive.running);
        compare(item("club.passphrase").text, "vier ober", "it can be put right");
        write("club.passphrase", "vier buben");
        tap("club.open");
        inStep();
        tryCompare(session, "matchCount", 1, 5000);
        tap("club.leave");
        tap("dialog.verb");
        compare(item("club.passphrase").text, "");
    }
    function test_leaving() {
        openPage();
        chooseFolder();
        inStep();
        tap("club.leave");
        verify(item("club.asked").text.includes(stick));
        tap("dialog.verb");
        item("club.empty");
        verify(!archive.joined);
    }
}
