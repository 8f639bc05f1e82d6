import QtQuick
import QtTest
import Tafel.App

// Reports on the screen: made from played matches, saved in each format, and refused with a reason.
ContractTable {
    name: "Report"

    function playRound() {
        begin("krass-kariert", ["Anna", "Beat", "Cora"], {});
        tap("chip.0");
        enter();
    }
    function open(kind: string, subject: string) {
        const folder = testFolder + "/reports-" + Math.random();
        files.makeFolder(folder);
        app.goTo("Report", {kind: kind, subject: subject, folder: folder});
    }
    function shown(): string {
        return item("report.text").plainText;
    }
    // The day of a match that begins now: before five it belongs to the evening before.
    function today(): string {
        return new Date(Date.now() - 5 * 3600 * 1000).toLocaleDateString(Qt.locale("C"), "yyyy-MM-dd");
    }

    function test_showsAndSavesEveryForm() {
        playRound();
        open("evening", today());
        verify(shown().includes("Krass Kariert"));
        verify(shown().includes("Anna"));
        for (const format of ["pdf", "html", "csv", "json"]) {
            tap("report.format." + format);
            tap("report.save");
            tryVerify(() => seen("saved") !== null, 20000);
            const name = item("saved").text;
            verify(name.endsWith("." + format), name);
            verify(name.includes("Evening"), name);
        }
        // A second file gets another name.
        tap("report.save");
        tryVerify(() => seen("saved") !== null && seen("saved").text.endsWith("(2).json"), 20000);
        keyClick(Qt.Key_Escape);
        gone("report.save");
    }

    function test_whatWasSavedIsOpenedAndShownInItsFolder() {
        playRound();
        open("evening", today());
        tap("report.format.json");
        tap("report.save");
        tryVerify(() => seen("saved") !== null, 20000);
        const file = item("saved").text;
        files.watchOpening();
        tap("saved.open");
        compare(files.opened(), file);
        tap("saved.folder");
        compare(files.opened(), file.slice(0, file.lastIndexOf("/")));
        compare(seen("saved.problem"), null);
        files.watchNoMore();
        tap("saved.open"); // no program opens it
        compare(item("saved.problem").bold, "No program here opens such files.");
        // The banner belongs to the file in the selected format.
        tap("report.format.csv");
        gone("saved");
        gone("saved.open");
    }

    function test_itIsSavedWhereSomebodyWantsIt() {
        session.preferences.saveFolder = "/media/nobody/STICK"; // a chosen drive that is not plugged in
        playRound();
        app.goTo("Report", {kind: "evening", subject: today()});
        item("report.text");
        verify(item("report.missing").text.startsWith("/media/nobody/STICK is not there now"));
        tap("report.format.json");
        tap("report.save");
        tryVerify(() => seen("saved") !== null, 20000);
        const first = item("saved").text;
        verify(first.includes("/documents/Tafelrichter/"), first);
        tap("report.place");
        compare(item("place.0").title, "Tafelrichter's own folder");
        verify(item("place.1").trailing.endsWith(" free"));
        tap("place.1");
        compare(item("place.0").title, "Tafelrichter");
        tap("place.up");
        compare(item("place.1").title, "Documents");
        compare(seen("place.take"), null);
        tap("place.1");
        tap("place.take");
        gone("place.take");
        compare(seen("report.missing"), null);
        tap("report.save");
        tryVerify(() => seen("saved") !== null && item("saved").text !== first, 20000);
        verify(!item("saved").text.includes("/Tafelrichter/"));
        verify(files.exists(item("saved").text));
        restart();
        app.goTo("Report", {kind: "evening", subject: today()});
        item("report.text");
        tap("report.place");
        tap("place.0");
        tap("place.take");
        compare(session.preferences.saveFolder, "");
    }

    function test_ofKinds() {
        playRound();
        const year = String(new Date().getFullYear());
        for (const [kind, subject, word] of [["season", year, "Records"], ["player", "Beat", "Latest matches"], ["match", pad().table.matchId, "Rounds"]]) {
            open(kind, subject);
            verify(shown().includes(word), kind);
            tap("back");
            gone("report.save");
        }
    }

    function test_saysWhyThereIsNone() {
        open("season", "1999");
        const problem = item("saved.failed");
        compare(problem.bold, "There is no report.");
        compare(problem.text, "Nothing was played in this period.");
        compare(seen("report.save"), null);
    }

    function test_saysThatItCannotBeWritten() {
        playRound();
        app.goTo("Report", {kind: "evening", subject: today(), folder: "/proc/nowhere"});
        item("report.text");
        tap("report.format.json");
        tap("report.save");
        const problem = item("saved.failed");
        compare(problem.bold, "The report was not saved.");
        verify(problem.text.includes("/proc/nowhere"));
        verify(shown().includes("Krass Kariert"), "the report stays");
    }

    function test_changesLanguageAtOnce() {
        playRound();
        open("evening", today());
        verify(shown().includes("Win rate"));
        session.preferences.language = "de";
        tryVerify(() => seen("report.text") !== null && shown().includes("Anteil Siege"));
        session.preferences.language = "en";
    }
}
