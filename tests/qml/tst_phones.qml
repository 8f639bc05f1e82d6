import QtQuick
import QtTest
import Tafel.App
import Tafel.Ui

// The real app with the real sharing process; the test itself sends the requests of the phones.
ContractTable {
    name: "Phones"

    property string link: ""

    function init() {
        file = testFolder + "/phones-" + Math.random() + ".db";
        start();
    }
    function cleanup() {
        session.preferences.requireAcceptance = false;
        stop();
    }

    function onTable() {
        newMatch(["Anna", "Beat", "Cora"], ["RJ", "R9", "LK"], 7);
    }
    function share() {
        tap("pad.menu");
        tap("pad.share");
        tryVerify(() => session.sharing.link !== "", 10000, session.sharing.error);
        link = session.sharing.link;
        compare(item("share.code").text, link);
        keyClick(Qt.Key_Escape);
        item("pad.menu");
    }
    // Sends a request to the sharing process and returns its status and text.
    function asks(method: string, path: string, body: var, phone: string): var {
        const request = new XMLHttpRequest();
        request.open(method, link + path);
        if (phone)
            request.setRequestHeader("Authorization", "Bearer " + phone);
        if (body)
            request.setRequestHeader("Content-Type", "application/json");
        request.send(body ? JSON.stringify(body) : undefined);
        tryVerify(() => request.readyState === XMLHttpRequest.DONE, 10000);
        return {status: request.status, text: request.responseText};
    }
    function says(phone: string, message: var) {
        const answer = asks("POST", "say", message, phone);
        compare(answer.status, 200, answer.text);
    }
    // A phone that receives all events; `now` is the current page.
    function phone(secret: string): var {
        const request = new XMLHttpRequest();
        request.open("GET", link + "events?lang=en&phone=" + secret);
        request.send();
        return {
            close: () => request.abort(),
            now: () => {
                const all = request.responseText.split("\n").filter(line => line.startsWith("data: "));
                return all.length > 0 ? JSON.parse(all[all.length - 1].slice(6)) : {};
            }
        };
    }
    // Asks for the seat, accepts the request on the tablet, and returns the secret of the phone.
    function sit(seat: int): string {
        const answer = asks("POST", "say", {kind: "seat", seat: seat}, "");
        compare(answer.status, 200, answer.text);
        const told = JSON.parse(answer.text);
        item("pad.seat.yes");
        compare(session.sharing.requests[0].card, told.card, "phone and tablet show the same card");
        tap("pad.seat.yes");
        gone("pad.seat.yes");
        return told.phone;
    }
    function texts(): var {
        return ofSeats(view => view.text);
    }

    function test_aDealIsCountedOnPhonesAndEnteredHere() {
        onTable();
        share();
        const page = asks("GET", "", null, "");
        compare(page.status, 200);
        verify(page.text.includes("Anna"));
        const anna = sit(0), cora = sit(2);
        const screen = phone(cora);
        tryVerify(() => screen.now().you?.now === "seated");
        tryCompare(session.sharing, "devices", 1);
        tap("pad.card.S9");
        says(anna, {kind: "count", deal: 1, path: "/points/Anna", value: 80});
        tryVerify(() => texts()[0] === "80");
        says(cora, {kind: "count", deal: 1, path: "/points/Cora", value: 50});
        tryVerify(() => texts()[2] === "50");
        tryVerify(() => screen.now().you.answer?.state === "filled");
        tryVerify(() => pad().canEnter);
        enter();
        tryVerify(() => screen.now().you.answer?.state === "entered");
        compare(screen.now().you.answer.value, 50);
        screen.close();
    }

    function test_whatOnlyASeatMaySayIsRefusedOnThePhone() {
        onTable();
        share();
        tap("pad.card.S9");
        verify(asks("POST", "say", {kind: "count", deal: 1, path: "/points/Anna", value: 80}, "").status >= 400);
        const cora = sit(2);
        const refused = asks("POST", "say", {kind: "count", deal: 1, path: "/points/Anna", value: 80}, cora);
        verify(refused.status !== 200, refused.text); // 409, which this XMLHttpRequest reports as 0
        compare(texts(), ["", "", ""]);
    }

    function test_recountAndANumberThatStays() {
        onTable();
        share();
        const anna = sit(0), cora = sit(2), screen = phone(cora);
        tap("pad.card.S9");
        tap("pad.field.1");
        digits(95);
        says(anna, {kind: "count", deal: 1, path: "/points/Anna", value: 18});
        says(cora, {kind: "count", deal: 1, path: "/points/Cora", value: 43});
        item("pad.again.2");
        tap("pad.again.2");
        tryVerify(() => JSON.stringify(screen.now()).includes("\"recount\":true"));
        says(cora, {kind: "stays", deal: 1, path: "/points/Cora", value: 43});
        tryVerify(() => item("pad.again.2").whyNot === "");
        says(anna, {kind: "count", deal: 1, path: "/points/Anna", value: 19});
        tryVerify(() => pad().canEnter);
        screen.close();
    }

    function test_aDealIsAcceptedOnAPhone() {
        session.preferences.requireAcceptance = true;
        onTable();
        share();
        const cora = sit(2), screen = phone(cora);
        tap("pad.card.S9");
        tap("pad.field.0");
        digits(80);
        tap("pad.field.1");
        digits(27);
        tap("pad.enter");
        item("accept.title");
        tryVerify(() => screen.now().you?.accept?.deal === 1);
        says(cora, {kind: "refuse", deal: 1, reason: "54"});
        tryVerify(() => seen("pad.rejected") !== null);
        compare(item("pad.rejected").bold, "Cora counts 54");
        tap("pad.enter");
        tryVerify(() => screen.now().you?.accept?.deal === 1);
        says(cora, {kind: "accept", deal: 1});
        gone("accept.title");
        compare(totals(), [1, 1, 0]);
        screen.close();
    }

    // Two phones ask for one seat: their cards differ and stay while they wait; a Yes to one does not reject the other.
    function test_twoPhonesWantOneSeat() {
        onTable();
        share();
        const ask = phone => {
            const answer = asks("POST", "say", {kind: "seat", seat: 1}, phone);
            compare(answer.status, 200, answer.text);
            return JSON.parse(answer.text);
        };
        const a = ask(""), b = ask("");
        verify(a.card !== b.card, a.card);
        for (let again = 0; again < 5; ++again)
            compare(ask(a.phone), a);
        tap("pad.sharing");
        item("share.1.yes");
        compare(session.sharing.requests.map(each => each.card), [a.card, b.card]);
        const screen = phone(a.phone);
        tryVerify(() => screen.now().you?.card === a.card);
        tap("share.1.yes");
        gone("share.0.yes");
        tryVerify(() => screen.now().you.now === "unanswered");
        tryVerify(() => screen.now().seats[1].taken);
        screen.close();
    }

    function test_aNumberThatIsNoneTakesNothingBack() {
        onTable();
        share();
        const cora = sit(2);
        tap("pad.card.S9");
        says(cora, {kind: "count", deal: 1, path: "/points/Cora", value: 50});
        tryVerify(() => texts()[2] === "50");
        for (const wrong of [3.5, "30", 1e7, null])
            verify(asks("POST", "say", {kind: "count", deal: 1, path: "/points/Cora", value: wrong}, cora).status !== 200);
        wait(300);
        compare(texts()[2], "50");
    }

    function test_aSeatIsTakenBackAndSharingEnds() {
        onTable();
        share();
        const cora = sit(2), screen = phone(cora);
        tryVerify(() => screen.now().you?.now === "seated");
        tap("pad.sharing");
        tap("share.takeBack.2");
        tryVerify(() => screen.now().you?.now === "taken-back");
        tryVerify(() => session.sharing.devices > 0); // a phone is connected, so the app asks before it stops
        tap("share.stop");
        tap("dialog.verb");
        tryVerify(() => asks("GET", "", null, "").status !== 200);
    }

    // A phone that has only the typed address must also enter the three cards.
    function test_theTypedAddressAsksForTheCards() {
        onTable();
        share();
        const key = link.split("/")[3], root = link.slice(0, link.length - key.length - 1);
        link = root;
        const wrong = asks("POST", "cards", {cards: ["RJ", "RJ", "RJ"]}, "");
        verify(wrong.status >= 400);
        const right = asks("POST", "cards", {cards: session.sharing.cards}, "");
        compare(right.status, 200, right.text);
        compare(JSON.parse(right.text).key, key);
    }
}
