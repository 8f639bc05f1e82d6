import QtQuick
import QtTest
import Tafel.App
import Tafel.Ui

// Recovery of a damaged history: the app keeps the file, continues with the readable part, and lists what is missing.
Table {
    id: test

    property var before: [] // the score before the damage

    name: "Recovery"

    Component {
        id: recoveries

        Recovery { }
    }

    function init() {
        file = testFolder + "/recovery-" + Math.random() + ".db";
        start();
        newMatch(["Anna", "Beat", "Cora"], [], 7);
        deal("S9", 60, 71);
        deal("H9", 22, 31);
        before = totals();
        stop();
    }
    function cleanup() {
        stop();
    }
    function recover() {
        tap("fault.recover");
        verify(item("fault.asked").text.includes("The damaged file is kept"));
        tap("dialog.verb");
    }

    function test_aHistoryIsRecoveredWhole() {
        files.damage(file, []);
        start();
        verify(!session.open);
        tap("fault.recover");
        tap("dialog.leave"); // a confirmation comes first
        gone("dialog.leave");
        gone("fault.result");
        recover();
        compare(item("fault.result").kind, "yes");
        compare(item("fault.result").bold, "Recovered: 1 match with 2 deals.");
        const kept = file + ".damaged";
        compare(item("fault.result").text, `Nothing is missing.\nThe damaged file is kept in ${kept}.`);
        verify(files.exists(kept));
        verify(!files.exists(file + ".recovered"));
        gone("fault.recover");
        tap("fault.retry");
        item("pad.card.S9");
        compare(pad().table.deals.length, 2);
        compare(totals(), before);
    }
    function test_whatIsMissingIsNamed() {
        files.damage(file, ['"turned_up":"H9"']);
        start();
        recover();
        compare(item("fault.result").kind, "ask");
        compare(item("fault.result").bold, "Recovered: 1 match with 1 deal.");
        const lines = item("fault.result").text.split("\n");
        verify(/^Anna, Beat, Cora \(.+\): 1 of 2 deals; everything from deal 2 on is missing\.$/.test(lines[0]), lines[0]);
        verify(/^These entries are missing: \d+\.$/.test(lines[1]), lines[1]);
        tap("fault.retry");
        item("pad.card.S9");
        compare(pad().table.deals.length, 1);
    }
    function test_aHistoryOfAnEarlierReleaseIsTakenOver() {
        files.makeOld(file);
        start();
        tryVerify(() => session.open, 20000);
        item("pad.card.S9");
        compare(pad().table.deals.length, 2);
        compare(totals(), before);
        stop();
        files.makeOld(file);
        const old = file;
        file = testFolder + "/another.db";
        start();
        item("home.newMatch");
        session.file = old;
        session.retry();
        verify(!session.open && session.openingProgress >= 0);
        session.stopOpening();
        compare(item("fault.retry").text, "Try again");
        verify(!session.open && session.openingProgress < 0);
        verify(!files.exists(old + ".v5.copy2"));
        tap("fault.retry");
        tryVerify(() => session.open, 20000);
        item("pad.card.S9");
        compare(totals(), before);
        stop();
        file = old;
        start();
    }
    function test_cancelledLeavesAllAsItWas() {
        files.damage(file, []);
        start();
        const recovery = recoveries.createObject(app, {session: session});
        recovery.start();
        recovery.cancel();
        verify(recovery.running && recovery.cancelled);
        tryVerify(() => !recovery.running);
        compare(recovery.outcome, "no");
        compare(recovery.resultTitle, "Cancelled.");
        verify(!files.exists(file + ".damaged"));
        verify(!files.exists(file + ".recovered"));
        tap("fault.retry");
        verify(!session.open);
        recovery.destroy();
    }
    function test_aBackupTakesThePlaceOfADamagedHistory() {
        files.copy(file, file + ".before-restoring.copy");
        files.damage(file, ['"turned_up":"S9"', '"turned_up":"H9"']);
        start();
        verify(!session.open);
        tap("fault.restore");
        const name = file.split("/").pop() + ".before-restoring.copy";
        choose(name);
        verify(item("file.asked").text.includes("It would replace the damaged history."));
        tap("dialog.leave");
        gone("file.asked");
        verify(!session.open && !files.exists(file + ".damaged"));
        choose(name);
        item("file.asked");
        tap("dialog.verb");
        compare(item("saved").bold, "The backup is restored: 1 match.");
        compare(item("saved").text, `The previous history is saved in ${file}.damaged.`);
        verify(files.exists(file + ".damaged"));
        tap("file.done");
        item("pad.card.S9");
        compare(pad().table.deals.length, 2);
        compare(totals(), before);
    }
    function test_whoLeavesTheBackupsIsBackAtTheDamagedHistory() {
        files.damage(file, []);
        start();
        tap("fault.restore");
        keyClick(Qt.Key_Escape);
        gone("file.none");
        item("fault.restore");
        verify(!session.open);
    }
    // The app does not touch a file of another program.
    function test_whatIsNoHistoryIsNotRecovered() {
        files.write(file, "A letter to Beat.");
        start();
        item("fault.retry");
        gone("fault.recover");
        gone("fault.restore");
    }
}
