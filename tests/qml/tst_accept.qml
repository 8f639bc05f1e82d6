import QtQuick
import QtTest
import Tafel.App
import Tafel.Ui

// Acceptance of deals: a new deal waits for a tap by a player, or returns to the pad with a reason.
ContractTable {
    name: "Accept"

    function cleanup() {
        session.preferences.requireAcceptance = false;
        session.preferences.textSize = 100;
        session.preferences.language = "en";
        stop();
    }
    function acceptance(): var {
        return pad().table.acceptance;
    }
    // Starts a match of three after switching on the acceptance of deals.
    function onTable() {
        tap("home.settings");
        tap("settings.requireAcceptance");
        verify(session.preferences.requireAcceptance);
        keyClick(Qt.Key_Escape);
        newMatch(["Anna", "Beat", "Cora"], ["RJ", "R9", "LK"], 7);
    }
    function propose(card: string, first: int, second: int) {
        tap("pad.card." + card);
        tap("pad.field.0");
        digits(first);
        tap("pad.field.1");
        digits(second);
        tap("pad.enter");
        item("accept.title");
    }

    function test_theSettingIsOffAtFirstAndRemembered() {
        tap("home.settings");
        verify(!item("settings.requireAcceptance").on);
        tap("settings.requireAcceptance");
        restart();
        tap("home.settings");
        verify(item("settings.requireAcceptance").on);
        tap("settings.requireAcceptance");
        verify(!session.preferences.requireAcceptance);
    }

    function test_oneTapAcceptsIt() {
        onTable();
        propose("S9", 80, 27);
        compare(item("accept.title").text, "Deal 1 waits for acceptance");
        compare(item("accept.text").text, "Anna +1 · Beat +1");
        compare(item("accept.points.2").text, "50 · 0");
        compare(totals(), [0, 0, 0]);
        compare(pad().table.deals.length, 0);
        compare(ofSeats(view => view.pending), [1, 1, 0]);
        compare(item("pad.waiting").deal.number, 1);
        verify(item("accept.yes.2").text === "Cora accepts");
        taps = 0;
        tap("accept.yes.2");
        compare(taps, 1);
        compare(totals(), [1, 1, 0]);
        compare(pad().table.deals.length, 1);
        gone("accept.title");
        gone("pad.waiting");
        item("pad.card.H9"); // the next deal
        tap("pad.deals");
        tap("pad.all.1");
        compare(item("pad.all.1.accepted").text, "Accepted by Cora");
    }

    function test_theWaitingRowHasTheBadgesOfPeople() {
        onTable();
        keyClick(Qt.Key_Escape);
        tap("home.settings");
        tap("settings.people");
        tap("people.row.Cora");
        tap("people.badge.0");
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        tap("home.continue");
        compare(ofSeats(view => view.badge), [1, 2, 0]);
        propose("S9", 80, 27);
        const players = Array.from(item("pad.waiting").children).filter(each => each.modelData !== undefined);
        compare(players.map(each => each.children[0].seat), [1, 2, 0]);
    }

    // A double tap on Enter does not accept the deal.
    function test_aYesIsNotHeardAtOnce() {
        onTable();
        Theme.guarded = true;
        tap("pad.card.S9");
        tap("pad.field.0");
        digits(80);
        tap("pad.field.1");
        digits(27);
        tryVerify(() => item("pad.enter").listens());
        tap("pad.enter");
        const yes = item("accept.yes.0");
        yes.activate();
        compare(acceptance().deal, 1);
        keyClick(Qt.Key_Return);
        compare(acceptance().deal, 1);
        tryVerify(() => yes.listens());
        yes.activate();
        compare(acceptance().deal, 0);
    }

    function test_refusedItReturnsToThePadWithItsNumbersAndTheReason() {
        onTable();
        tap("pad.card.S9");
        tap("pad.power.1");
        tap("tens.9");
        tap("ones.2");
        tap("pad.field.0");
        digits(20);
        tap("pad.field.1");
        digits(95);
        tap("pad.enter");
        taps = 0;
        tap("accept.no");
        tap("refusal.key.5");
        tap("refusal.key.4");
        tap("refusal.by.2");
        compare(taps, 4);
        gone("close");
        gone("accept.title");
        compare(item("pad.rejected").bold, "Cora counts 54");
        compare(pad().deal.card, "S9");
        compare(ofSeats(view => view.text), ["20", "95", "42"]);
        verify(pad().seats[1].view.powerOn);
        compare(pad().seats[1].view.powerLine, "limit 92");
        compare(totals(), [0, 0, 0]);
        restart();
        compare(item("pad.rejected").bold, "Cora counts 54");
        compare(ofSeats(view => view.text), ["20", "95", "42"]);
        tap("pad.rejected.take");
        compare(ofSeats(view => view.text), ["20", "95", "54"]);
        compare(pad().remainder.text, "12 too many");
        tap("pad.field.1");
        digits(83);
        tap("pad.enter");
        compare(item("accept.points.2").text.slice(0, 2), "54");
        gone("pad.rejected");
        tap("accept.yes.2");
        gone("pad.rejected");
    }

    function test_aReasonInWordsAndNone() {
        onTable();
        propose("S9", 80, 27);
        tap("accept.no");
        tap("refusal.words");
        for (const letter of "swap")
            tap("key." + letter);
        tap("refusal.by.0");
        compare(item("pad.rejected").bold, "Anna: swap");
        tap("pad.rejected.close");
        gone("pad.rejected");
        tap("pad.enter");
        tap("accept.no");
        tap("refusal.by.1");
        compare(item("pad.rejected").bold, "Beat says no");
        session.preferences.language = "de";
        compare(item("pad.rejected").bold, "Beat sagt Nein");
    }

    function test_leavingTheQuestionLeavesTheDealWaiting() {
        onTable();
        propose("S9", 80, 27);
        tap("accept.no");
        tap("close");
        item("accept.title");
        compare(acceptance().deal, 1);
    }

    function test_aWaitingDealWaitsAfterARestart() {
        onTable();
        propose("S9", 80, 27);
        restart();
        compare(item("accept.title").text, "Deal 1 waits for acceptance");
        compare(item("accept.points.0").text, "80 · +1");
        session.preferences.requireAcceptance = false; // a pending deal still needs an answer
        tap("accept.yes.1");
        compare(totals(), [1, 1, 0]);
        deal("H9", 60, 71);
        compare(totals(), [1, 2, 1]);
    }

    function test_undoTakesBackWhatWaitsAndWhatWasAccepted() {
        onTable();
        propose("S9", 80, 27);
        compare(pad().table.undoText, "deal 1, Anna +1, Beat +1");
        tap("pad.undo");
        compare(ofSeats(view => view.text), ["80", "27", "50"]);
        verify(seen("pad.rejected") === null);
        tap("pad.enter");
        tap("accept.yes.2");
        compare(totals(), [1, 1, 0]);
        tap("pad.undo");
        compare(totals(), [0, 0, 0]);
        verify(seen("accept.title") === null);
        compare(ofSeats(view => view.text), ["80", "27", "50"]);
        tap("pad.menu");
        tap("pad.redo");
        compare(totals(), [1, 1, 0]);
        compare(session.pad.table.deals.length, 1);
    }

    function test_whileOneWaitsNothingElseIsCorrectedOrRecorded() {
        onTable();
        propose("S9", 80, 27);
        tap("accept.yes.2");
        propose("H9", 60, 71);
        tap("pad.deals");
        compare(item("pad.deals.waiting").text, "Deal 2 waits for acceptance");
        tap("pad.deal.1");
        compare(pad().correction.deal, 0);
        verify(item("pad.deal.1").whyNot !== "");
        keyClick(Qt.Key_Escape);
        gone("close");
        tap("pad.menu");
        verify(item("pad.record").whyNot !== "");
        keyClick(Qt.Key_Escape);
        tap("accept.yes.0");
        // A correction shows its effect to everybody and does not wait for acceptance.
        tap("pad.deals");
        tap("pad.deal.1");
        tap("pad.field.0");
        digits(27);
        tap("pad.field.1");
        digits(80);
        tap("pad.correct");
        compare(acceptance().deal, 0);
        compare(pad().table.deals[1].points, ["27", "80", "50"]);
    }

    function test_theLastDealEndsTheMatchOnceItIsAccepted() {
        tap("home.settings");
        tap("settings.requireAcceptance");
        keyClick(Qt.Key_Escape);
        newMatch(["Anna", "Beat", "Cora"], [], 3);
        for (const numbers of [[80, 27], [50, 80], [27, 50]]) {
            propose("S9", numbers[0], numbers[1]);
            tap("accept.yes.0");
        }
        compare(totals(), [2, 2, 2]);
        propose("S9", 80, 50);
        verify(!pad().table.finished);
        verify(seen("pad.result") === null);
        tap("accept.yes.0");
        item("pad.result");
        verify(pad().table.finished);
    }

    function test_aDealOfContractsWaitsAndReturnsWhole() {
        begin("quodlibet", four);
        session.preferences.requireAcceptance = true;
        tap("contract.minus");
        counts([3, 2, 1]);
        tap("pad.enter");
        const shown = item("accept.text").text;
        verify(shown.startsWith("Minus: "), shown);
        tap("accept.no");
        tap("refusal.by.3");
        compare(item("pad.rejected").bold, "Dani says no");
        compare(numbers(), [3, 2, 1, 2]);
        tap("pad.enter");
        tap("accept.yes.3");
        compare(pad().table.deals.length, 1);
        item("contract.minus");
    }

    function test_aRoundOfChipsWaits() {
        begin("krass-kariert", four);
        session.preferences.requireAcceptance = true;
        tap("chip.1");
        tap("pad.enter");
        compare(item("accept.title").text, "Round 1 waits for acceptance");
        compare(ofSeats(view => view.pending), [0, -1, 0, 0]);
        tap("accept.yes.0");
        compare(pad().table.deals.length, 1);
    }

    function test_theButtonsAreWholeAtEverySize_data() {
        return [{tag: "200", text: 200, size: Qt.size(800, 1280)}, {tag: "phone", text: 100, size: Qt.size(360, 640)},
            {tag: "wide", text: 150, size: Qt.size(1280, 800)}];
    }
    function test_theButtonsAreWholeAtEverySize(data: var) {
        begin("krass-kariert", ["Anna", "Bartholomäus", "Cora Emmenegger", "Dani"]);
        session.preferences.requireAcceptance = true;
        session.preferences.textSize = data.text;
        app.width = data.size.width;
        app.height = data.size.height;
        tap("chip.1");
        tap("pad.enter");
        for (let seat = 0; seat < 4; ++seat) {
            const button = item("accept.yes." + seat);
            verify(button.width <= app.width && button.height >= 54 * Math.min(1, app.width / 800), button.text);
        }
        tap("accept.yes.3");
        compare(pad().table.deals.length, 1);
    }
}
