import QtQuick
import QtTest
import Tafel.App
import Tafel.Ui

// Sharing a match: QR code, seats, numbers and acceptance from phones, failures. A stand-in replaces the sharing process.
ContractTable {
    name: "Share"

    function init() {
        file = testFolder + "/share-" + Math.random() + ".db";
        start();
        standIn.takePlace(session, testFolder + "/stand-in-" + Math.random());
    }
    function cleanup() {
        session.preferences.requireAcceptance = false;
        session.preferences.textSize = 100;
        session.preferences.language = "en";
        stop();
    }

    function sharing(): var {
        return session.sharing;
    }
    function says(message: var) {
        verify(standIn.say(JSON.stringify(message)));
    }
    // The last message of this kind from the app; the stand-in reads it with a short delay.
    function last(kind: string): var {
        for (let tries = 0; tries < 500 && standIn.heard(kind).length === 0; ++tries)
            wait(10);
        const all = standIn.heard(kind);
        return all[all.length - 1] || {};
    }
    function onTable() {
        newMatch(["Anna", "Beat", "Cora"], ["RJ", "R9", "LK"], 7);
    }
    function listens() {
        says({kind: "listening", address: "192.168.178.34", port: 4736});
    }
    // Starts sharing by two taps and returns to the pad.
    function share() {
        tap("pad.menu");
        tap("pad.share");
        listens();
        item("share.code");
        keyClick(Qt.Key_Escape);
        item("pad.menu");
    }
    function sit(seat: int) {
        says({kind: "seat-asked", seat: seat, phone: standIn.phone(`phone-${seat}`), card: "L7"});
        item("pad.seat.yes");
        tap("pad.seat.yes");
        gone("pad.seat.yes");
        tryVerify(() => last("seat").seat === seat && last("seat").state === "given");
    }
    function count(seat: int, points: int) {
        says({kind: "count", seat: seat, deal: pad().deal.number, path: "/points/" + pad().seats[seat].view.name, value: points});
    }
    function texts(): var {
        return ofSeats(view => view.text);
    }

    // ---- The panel

    function test_twoTapsShareAMatch() {
        onTable();
        verify(seen("pad.sharing") === null);
        compare(standIn.heard("sharing").length, 0);
        taps = 0;
        tap("pad.menu");
        tap("pad.share");
        compare(taps, 2);
        item("share.starting");
        listens();
        gone("share.starting");
        compare(item("share.address").text, "192.168.178.34:4736");
        const link = item("share.code").text;
        compare(link, `http://192.168.178.34:4736/${last("sharing").key}/`);
        compare([0, 1, 2].map(index => item("share.card." + index).card), last("sharing").cards);
        tap("share.network.1");
        tryCompare(sharing(), "state", "starting");
        tryVerify(() => standIn.started() === 2);
        says({kind: "listening", address: "10.0.0.7", port: 4736});
        compare(item("share.address").text, "10.0.0.7:4736");
        verify(item("share.code").text.endsWith(link.slice(-24)), "the same secret");
    }

    function test_theCodeIsDarkOnLightInEveryTheme() {
        onTable();
        share();
        tap("pad.sharing");
        for (const theme of ["light", "dark", "contrast"]) {
            session.preferences.theme = theme;
            const code = item("share.code"), side = code.width, place = code.mapToItem(app.contentItem, 0, 0);
            const light = Qt.color("#fffdf6"), dark = Qt.color("#1b1b1b");
            waitForRendering(app.contentItem, 500);
            const picture = grabImage(app.contentItem);
            const pixel = (x, y) => picture.pixel(place.x + x, place.y + y);
            const modules = 41; // 33 modules and the quiet zone
            const module = Math.floor(side / modules), begin = Math.floor((side - module * modules) / 2);
            verify(module >= 4, `${module} pixels a module`);
            for (let at = 0; at < 4; ++at)
                compare(pixel(begin + at * module + 1, side / 2), light, "quiet zone " + theme);
            compare(pixel(1, 1), light, "quiet zone " + theme);
            compare(pixel(begin + 4 * module + 1, begin + 4 * module + 1), dark, "its corner " + theme);
        }
        session.preferences.theme = "light";
    }

    function test_itEndsByATapAndIsBegunAnew() {
        onTable();
        share();
        says({kind: "devices", watching: 3, seated: [], boards: 0});
        compare(item("pad.sharing").text, "3");
        tap("pad.sharing");
        tap("share.stop");
        tap("dialog.leave");
        verify(sharing().on);
        tap("share.stop");
        tap("dialog.verb");
        verify(!sharing().on);
        tryVerify(() => standIn.heard("stop").length === 1);
        item("share.off");
        tap("share.start");
        tryVerify(() => standIn.heard("sharing").length >= 2);
        verify(standIn.heard("sharing")[0].key !== last("sharing").key);
        tap("share.stop"); // no phone is connected, so the app does not ask
        keyClick(Qt.Key_Escape);
        item("pad.menu");
        verify(seen("pad.sharing") === null);
    }

    function test_whatSeatsMayDo() {
        onTable();
        share();
        tap("pad.sharing");
        compare(last("sharing").rights, ["count", "ask"]);
        tap("share.mayAsk");
        tryVerify(() => last("sharing").rights.length === 1);
        tap("share.mayCount");
        tryVerify(() => last("sharing").rights.length === 0);
        tap("share.mayAccept");
        compare(item("whyNot").text, item("share.mayAccept").whyNot);
        keyClick(Qt.Key_Escape); // leaves the bubble, not the screen
        verify(seen("whyNot") === null);
        item("share.stop");
        session.preferences.requireAcceptance = true;
        compare(item("share.mayAccept").whyNot, "");
        tryVerify(() => last("sharing").rights[0] === "accept");
        tap("share.mayAccept");
        tryVerify(() => last("sharing").rights.length === 0);
    }

    function test_withoutTheProgramTheMenuSaysWhy() {
        standIn.takeAway(session);
        onTable();
        tap("pad.menu");
        compare(item("pad.share").subtitle, "The program that shares, tafelrichter-live, is not installed here.");
        tap("pad.share");
        verify(!sharing().on);
        item("pad.share");
    }

    // ---- Seats

    function test_aSeatIsGivenOnThePad() {
        onTable();
        share();
        Theme.guarded = true;
        compare(item("pad.sharing").text, "on");
        says({kind: "seat-asked", seat: 2, phone: standIn.phone("phone-2"), card: "L7"});
        compare(item("pad.sharing").text, "Cora?");
        const band = item("pad.seat.yes");
        compare(band.text, "Yes, Cora");
        band.activate();
        compare(sharing().requests.length, 1, "not at once");
        tryVerify(() => band.listens());
        taps = 0;
        tap("pad.seat.yes");
        compare(taps, 1);
        gone("pad.seat.yes");
        compare(last("seat"), {kind: "seat", seat: 2, phone: standIn.phone("phone-2"), state: "given"});
        says({kind: "devices", watching: 0, seated: [2], boards: 0});
        compare(item("pad.sharing").text, "1");
        tap("pad.sharing");
        verify(item("share.seat.2").text.endsWith(", connected"));
        compare(item("share.seat.0").text, "free");
        tap("share.takeBack.2");
        compare(item("share.seat.2").text, "free");
        tryVerify(() => last("seat").state === "taken-back");
    }

    function test_aSeatIsRefused() {
        onTable();
        share();
        says({kind: "seat-asked", seat: 1, phone: standIn.phone("a"), card: "L7"});
        item("pad.seat.no");
        tap("pad.seat.no");
        gone("pad.seat.no");
        tryVerify(() => last("seat").state === "refused");
    }

    function test_aBandComesWhenNoFingerIsThere() {
        onTable();
        share();
        tap("pad.card.S9");
        const field = item("pad.field.0"), before = field.mapToItem(app.contentItem, 0, 0).y;
        mousePress(item("pad.key.1"));
        says({kind: "seat-asked", seat: 1, phone: standIn.phone("a"), card: "L7"});
        wait(1000);
        verify(seen("pad.seat.yes") === null, "a finger lies on the screen");
        compare(field.mapToItem(app.contentItem, 0, 0).y, before);
        mouseRelease(item("pad.key.1"));
        wait(300);
        verify(seen("pad.seat.yes") === null, "or has just been there");
        item("pad.seat.yes");
        compare(texts()[0], "1");
    }

    function test_twoPhonesWantASeat() {
        onTable();
        share();
        says({kind: "seat-asked", seat: 1, phone: standIn.phone("a"), card: "L7"});
        says({kind: "seat-asked", seat: 1, phone: standIn.phone("b"), card: "H9"});
        tap("pad.sharing");
        item("share.1.yes");
        tap("share.1.yes");
        gone("share.0.yes");
        tryVerify(() => standIn.heard("seat").length === 2);
        compare(standIn.heard("seat").map(each => [each.phone, each.state]), [[standIn.phone("b"), "given"], [standIn.phone("a"), "dropped"]],
            "nobody said No");
    }

    // A phone that asks for other seats again and again changes only its own request.
    function test_aYesCountsWhateverOthersAskFor() {
        onTable();
        share();
        const asks = (seat, phone, card) => says({kind: "seat-asked", seat: seat, phone: standIn.phone(phone), card: card});
        asks(1, "a", "L7");
        asks(2, "b", "H9");
        tap("pad.sharing");
        const yes = item("share.1.yes");
        compare(yes.text, "Yes, Cora");
        Theme.guarded = true;
        tryVerify(() => yes.listens());
        for (const card of ["L6", "L8", "L9", "L10"]) {
            asks(sharing().requests[0].seat === 1 ? 0 : 1, "a", card); // moves its request from seat to seat
            asks(2, "b", "H9");
            verify(item("share.1.yes") === yes, "it is the same button");
        }
        compare(sharing().requests.map(each => each.card), ["L10", "H9"]);
        tap("share.0.yes"); // the request has just changed, so the button ignores this tap
        compare(sharing().requests.length, 2);
        taps = 0;
        tap("share.1.yes");
        compare(taps, 1);
        gone("share.1.yes");
        tryVerify(() => last("seat").state === "given");
        compare(last("seat").phone, standIn.phone("b"));
        compare(sharing().requests.map(each => each.card), ["L10"]);
    }

    function test_aYesOnThePadCountsWhateverOthersAskFor() {
        onTable();
        share();
        const asks = (seat, phone, card) => says({kind: "seat-asked", seat: seat, phone: standIn.phone(phone), card: card});
        asks(2, "a", "H9");
        const yes = item("pad.seat.yes");
        for (const card of ["L6", "L8", "L9", "L10", "LA", "L7", "LJ", "LQ"])
            asks(1, "b", card);
        wait(900); // meanwhile the displayed card changes
        asks(1, "b", "LK");
        compare(yes.text, "Yes, Cora");
        verify(yes.visible, "it is the same button");
        mouseClick(yes);
        tryVerify(() => last("seat").state === "given");
        compare(last("seat").phone, standIn.phone("a"));
    }

    // A tap meant for one request must not hit the request that moves to its position.
    function test_aRequestThatMovesUpIsNotHitByTheFinger() {
        onTable();
        share();
        says({kind: "seat-asked", seat: 1, phone: standIn.phone("a"), card: "L7"});
        says({kind: "seat-asked", seat: 2, phone: standIn.phone("b"), card: "H9"});
        tap("pad.sharing");
        item("share.1.yes");
        Theme.guarded = true;
        says({kind: "seat-left", seat: 1, phone: standIn.phone("a")});
        tryVerify(() => item("share.0.yes").text === "Yes, Cora");
        tap("share.0.yes");
        compare(standIn.heard("seat").length, 0);
        tryVerify(() => item("share.0.yes").listens());
        tap("share.0.yes");
        tryVerify(() => last("seat").state === "given");
    }

    // ---- Numbers from phones

    function test_aDealWithTwoPhonesTakesTwoTaps() {
        onTable();
        share();
        sit(0);
        sit(2);
        taps = 0;
        tap("pad.card.S9");
        count(0, 80);
        count(2, 50);
        compare(texts(), ["80", "27", "50"]);
        compare(ofSeats(view => view.phone), [true, false, true]);
        verify(item("pad.field.2").label.endsWith("from a phone"));
        verify(item("pad.enter").dashed, "a number has just come");
        tryVerify(() => !item("pad.enter").dashed && pad().canEnter);
        enter();
        compare(taps, 2);
        compare(totals(), [1, 1, 0]);
        tryVerify(() => standIn.heard("answer").filter(each => each.state === "entered").length === 2);
    }

    function test_whatWasTypedStaysUntilATap() {
        onTable();
        share();
        sit(0);
        tap("pad.card.S9");
        tap("pad.field.0");
        digits(80);
        tap("pad.field.1");
        digits(27);
        count(0, 90);
        compare(texts()[0], "80");
        verify(!pad().canEnter);
        compare(item("pad.choice.keep").text, "80 stays");
        compare(item("pad.choice.take").text, "Take 90");
        tap("pad.choice.keep");
        gone("pad.choice.keep");
        compare(texts()[0], "80");
        verify(pad().canEnter);
        count(0, 91);
        item("pad.choice.take");
        tap("pad.choice.take");
        compare(texts()[0], "91");
        verify(item("pad.field.0").view.phone);
    }

    function test_whatDoesNotAddUpIsCountedAgain() {
        onTable();
        share();
        sit(0);
        sit(2);
        tap("pad.card.S9");
        tap("pad.field.1");
        digits(95);
        count(0, 18);
        count(2, 43);
        item("pad.again.2");
        verify(seen("pad.again.1") === null, "Beat has no phone");
        tap("pad.again.2");
        tryVerify(() => last("form").recount[0] === 2);
        says({kind: "stays", seat: 2, deal: 1, path: "/points/Cora", value: 43});
        tryVerify(() => item("pad.again.2").whyNot === "");
        count(0, 19);
        gone("pad.again.2");
        tryVerify(() => pad().canEnter);
    }

    function test_tricksFromAPhone() {
        begin("bismarck", ["Anna", "Beat", "Cora"]);
        standIn.takePlace(session, testFolder + "/stand-in-" + Math.random()); // the app has restarted
        share();
        sit(1);
        says({kind: "count", seat: 1, deal: 1, path: "/count/Beat", value: 5});
        verify(item("count.1.5").chosen);
        verify(pad().seats[1].view.phone);
    }

    // ---- Acceptance from a phone

    function test_aDealIsRefusedAndAcceptedFromAPhone() {
        session.preferences.requireAcceptance = true;
        onTable();
        share();
        sit(2);
        tap("pad.card.S9");
        tap("pad.field.0");
        digits(80);
        tap("pad.field.1");
        digits(27);
        tap("pad.enter");
        item("accept.title");
        says({kind: "refuse", seat: 2, deal: 1, reason: "54"});
        compare(item("pad.rejected").bold, "Cora counts 54");
        tap("pad.enter");
        item("accept.title");
        says({kind: "accept", seat: 2, deal: 1});
        gone("accept.title");
        compare(totals(), [1, 1, 0]);
        tryVerify(() => standIn.heard("changed").length >= 3);
    }

    // ---- Failures

    function test_theProgramFallsAndIsStartedAgain() {
        onTable();
        share();
        sit(2);
        tap("pad.card.S9");
        count(2, 50);
        verify(standIn.say("!end 139"));
        tryVerify(() => standIn.heard("sharing").length === 2);
        compare(standIn.heard("sharing")[1].key, standIn.heard("sharing")[0].key);
        tryVerify(() => standIn.heard("seat").length === 2);
        compare(texts()[2], "50", "nothing is lost");
        item("share.dismiss");
        compare(sharing().error, "Sharing was interrupted for a moment.");
        tap("share.dismiss");
        gone("share.dismiss");
        verify(standIn.say("!end 1"));
        tryVerify(() => standIn.heard("sharing").length === 3);
        verify(standIn.say("!end 1"));
        tryCompare(sharing(), "state", "failed");
        gone("pad.sharing");
        compare(item("share.retry").text, "Share again");
        compare(texts()[2], "50");
        session.preferences.language = "de";
        compare(sharing().error, "Das Teilen ist beendet.");
    }

    // If a compromised sharing process sends nonsense, the match continues, and the app reports the error.
    function test_nonsenseEndsTheSharingAndNothingElse() {
        onTable();
        for (const nonsense of [{kind: "listening", address: "e".repeat(60000), port: 4736},
            {kind: "listening", address: "evil.example/login?", port: 80},
            {kind: "seat-asked", seat: 1, phone: standIn.phone("a"), card: "<img src=file:///etc/passwd>"},
            {kind: "devices", watching: -5, seated: [], boards: 2147483647}]) {
            if (sharing().error === "") {
                share();
                tap("pad.card.S9");
            } else {
                const before = standIn.started();
                tap("share.retry");
                tryVerify(() => standIn.started() === before + 1);
                listens();
                item("pad.sharing");
            }
            verify(standIn.beginToSay(JSON.stringify(nonsense)));
            tryCompare(sharing(), "state", "failed");
            compare(item("share.retry").text, "Share again");
            compare(sharing().error, "Sharing was stopped for safety.");
            gone("pad.sharing");
            verify(seen("pad.seat.yes") === null);
        }
        tap("pad.field.0");
        digits(80);
        compare(texts()[0], "80", "the match goes on");
        session.preferences.language = "de";
        compare(sharing().error, "Das Teilen wurde zur Sicherheit beendet.");
        verify(sharing().advice.startsWith("Das Programm zum Teilen hat eine ungültige Nachricht geschickt"));
    }

    function test_aCodeThatIsTooLongIsEmpty() {
        onTable();
        share();
        tap("pad.sharing");
        const code = item("share.code");
        code.text = "e".repeat(60000);
        waitForRendering(app.contentItem, 500);
        const place = code.mapToItem(app.contentItem, 0, 0), picture = grabImage(app.contentItem);
        for (let at = 0.05; at < 1; at += 0.05)
            compare(picture.pixel(place.x + at * code.width, place.y + at * code.height), Qt.color("#fffdf6"));
    }

    // The app restarts a sharing process that hangs.
    function test_aProgramThatStandsStillIsStartedAgain() {
        onTable();
        share();
        sit(2);
        verify(standIn.say("!stop"));
        tryVerify(() => standIn.started() === 2, 25000); // 15 s without an answer, and 2 s for it to exit
        listens();
        tryVerify(() => standIn.heard("seat").length === 2);
        compare(last("seat").state, "given");
        item("share.dismiss");
        compare(sharing().error, "Sharing was interrupted for a moment.");
        verify(sharing().advice.includes("no longer answered"));
        session.preferences.language = "de";
        verify(sharing().advice.includes("antwortete nicht mehr"));
    }

    function test_noNetworkAndATakenPort() {
        onTable();
        tap("pad.menu");
        tap("pad.share");
        says({kind: "trouble", code: "no-address", text: {de: "", en: ""}});
        compare(item("share.trouble").bold, "This tablet is in no network.");
        compare(item("share.retry").text, "Search again");
        tap("share.retry");
        tryVerify(() => standIn.started() === 2);
        says({kind: "trouble", code: "port-taken", text: {de: "", en: ""}});
        compare(item("share.retry").text, "Use another port");
        tap("share.retry");
        tryVerify(() => standIn.started() === 3);
        listens();
        item("share.code");
        verify(!item("share.stop").whyNot);
    }

    function test_theNetworkGoes() {
        onTable();
        share();
        says({kind: "trouble", code: "address-gone", text: {de: "", en: ""}});
        compare(item("pad.sharing").text, "Network lost");
        item("share.retry");
        says({kind: "trouble", code: "address-back", text: {de: "", en: ""}});
        gone("share.retry");
        compare(item("pad.sharing").text, "on");
    }

    function test_itStaysOnForTheNextMatch() {
        onTable();
        share();
        sit(2);
        const first = last("sharing").match;
        keyClick(Qt.Key_Escape);
        verify(sharing().on);
        newMatch(["Cora", "Dora", "Beat"], [], 7);
        tryVerify(() => last("sharing").match !== first);
        tryVerify(() => last("seat").seat === 0);
        compare(last("seat").phone, standIn.phone("phone-2"), "the seat follows its person");
        verify(sharing().on);
    }
}
