import QtQuick
import QtTest

// Single-writer ownership of a match: another tablet's deals appear here, ownership moves, and one of two versions is chosen.
Table {
    id: tests

    name: "Hand"

    function init() {
        file = testFolder + "/hand-" + Math.random() + ".db";
        start();
    }
    function cleanup() {
        stop();
        size = Qt.size(1280, 800);
    }

    readonly property string head: JSON.stringify({format: "tafelrichter/1", game: "cosmic-eidex", players: ["Anna", "Beat", "Cora"], deals: []})

    function points(first: int, second: int): string {
        return JSON.stringify({turned_up: "S9", points: {Anna: first, Beat: second}});
    }
    // Starts a match to three points that both tablets have, at 1-1-0.
    function begin(): string {
        newMatch(["Anna", "Beat", "Cora"], [], 3);
        deal("S9", 80, 27);
        otherTablet.meet(session);
        return pad().table.matchId;
    }
    // Makes two versions: one more deal here, 2-1-1; on the other tablet, which took ownership, two more: Anna won 3-1-2.
    function diverge(): string {
        const match = begin();
        deal("S9", 27, 50);
        compare(totals(), [2, 1, 1]);
        verify(otherTablet.takeOwnership(match));
        verify(otherTablet.enter(match, points(80, 50)));
        verify(otherTablet.enter(match, points(80, 50)));
        otherTablet.meet(session);
        return match;
    }
    function takeOwnership() {
        tap("ownership.take");
        tap("ownership.take");
    }

    function test_aMatchThatAnotherTabletTakesOverIsReadHere() {
        const match = begin();
        tap("pad.card.H9");
        tap("pad.field.0");
        digits(52);
        verify(otherTablet.takeOwnership(match));
        otherTablet.meet(session);
        verify(/^Tablet [0-9A-F]{4} writes this match\.$/.test(item("pad.ownership").text), item("pad.ownership").text);
        gone("pad.enter");
        compare(seen("pad.undo"), null);
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        compare(pad().table.deals.length, 1);
        tap("pad.menu");
        for (const entry of ["pad.menu.undo", "pad.menu.correct", "pad.clear", "pad.setAside", "pad.record"])
            verify(item(entry).whyNot !== "", entry);
        keyClick(Qt.Key_Escape);
        // The slate shows the other tablet's deals.
        verify(otherTablet.enter(match, points(27, 50)));
        otherTablet.meet(session);
        compare(totals(), [2, 1, 1]);
        compare(session.pad.table.forked, false);

        tap("ownership.take");
        item("ownership.asked");
        compare(pad().table.ours, false);
        tap("ownership.leave");
        gone("ownership.asked");
        takeOwnership();
        gone("pad.ownership");
        compare(pad().deal.card, "H9");
        compare(pad().seats[0].view.text, "52");
        tap("pad.field.1");
        digits(90);
        enter();
        otherTablet.meet(session);
        compare(otherTablet.deals(match), 3);
        verify(!otherTablet.enter(match, points(60, 60)));
        compare(pad().table.ours, true);
    }
    function test_aDealForAnotherHandIsRefusedAndKept() {
        const match = begin();
        tap("pad.card.H9");
        tap("pad.field.0");
        digits(52);
        tap("pad.field.1");
        digits(90);
        verify(otherTablet.takeOwnership(match));
        otherTablet.meet(session, false); // the screen is not notified of it
        tap("pad.enter");
        item("trouble.close");
        item("pad.ownership");
        compare(pad().table.deals.length, 1);
        compare(otherTablet.deals(match), 1);
        restart();
        item("pad.ownership");
        takeOwnership();
        compare(ofSeats(view => view.text), ["52", "90", "15"]);
        enter();
    }
    function test_aMatchOfAnotherTabletFromTheHistory() {
        otherTablet.meet(session);
        const match = otherTablet.begin(head);
        verify(otherTablet.enter(match, points(80, 27)));
        otherTablet.meet(session);
        verify(!pad().table.open);
        tap("home.history");
        item("match.ownership");
        compare(item("match.continue").text, "Watch");
        tap("match.continue");
        item("pad.ownership");
        compare(totals(), [1, 1, 0]);
        tap("pad.ownership.match");
        takeOwnership();
        item("pad.card.S9");
        deal("S9", 27, 50);
        otherTablet.meet(session);
        compare(otherTablet.deals(match), 2);
        tap("pad.menu");
        tap("pad.setAside");
        tap("dialog.verb");
        tap("home.history");
        compare(item("match.continue").text, "Continue");
        compare(seen("match.ownership"), null);
    }
    function test_thePadLeadsToTheMatchAlsoUpright() {
        app.width = 800;
        app.height = 1280;
        const match = begin();
        verify(otherTablet.takeOwnership(match));
        otherTablet.meet(session);
        tap("pad.ownership.match");
        item("match.ownership");
        compare(seen("history.search"), null); // the list is not open
        keyClick(Qt.Key_Escape);
        item("pad.ownership");
    }
    function test_aFinishedMatchOfAnotherTabletIsCorrectedAfterTakingItOver() {
        otherTablet.meet(session);
        const match = otherTablet.begin(head.replace('"deals"', '"options":{"target":2},"deals"'));
        verify(otherTablet.enter(match, points(80, 27)));
        verify(otherTablet.enter(match, points(27, 50)));
        otherTablet.meet(session);
        tap("home.history");
        compare(seen("match.ownership"), null);
        tap("match.continue");
        item("pad.ownership");
        takeOwnership();
        item("pad.result");
        tap("pad.undo");
        verify(!pad().table.finished);
    }
    function test_whatOnlyItsTabletMayChangeIsMutedAndSaysWhy() {
        const match = begin();
        session.preferences.ratings = true;
        verify(otherTablet.takeOwnership(match));
        otherTablet.meet(session);
        stop();
        files.judgeOtherwise(file, "\"award\":{\"@0\":1", "\"award\":{\"@0\":0");
        start();
        item("pad.ownership");
        keyClick(Qt.Key_Escape);
        tap("home.history");
        for (const name of ["match.rated", "match.newRules.accept"]) {
            const control = item(name);
            verify(/^Tablet [0-9A-F]{4} writes this match\.$/.test(control.whyNot), name + ": " + control.whyNot);
            verify(control.activeFocusOnTab, "it can still be gone to");
            tap(name);
            wait(50);
            compare(seen("trouble.close"), null);
        }
        verify(item("match.rated").on);
        compare(seen("match.newRules.asked"), null);
        tap("match.continue");
        takeOwnership();
        gone("pad.ownership");
        keyClick(Qt.Key_Escape);
        tap("home.history");
        tap("match.rated");
        tryVerify(() => !item("match.rated").on);
        tap("match.newRules.accept");
        tap("match.newRules.accept");
        gone("match.newRules");
        session.preferences.ratings = false;
    }
    function test_theRecorderMakesRoomForAnotherHand() {
        const match = begin();
        tap("pad.menu");
        tap("pad.record");
        item("recorder.card.S9");
        tap("recorder.card.S9");
        verify(otherTablet.takeOwnership(match));
        otherTablet.meet(session);
        item("pad.ownership");
        takeOwnership();
        compare(pad().deal.card, "S9");
    }

    function test_ofTwoVersionsTheTableChoosesOne() {
        const match = diverge();
        item("pad.ownership");
        compare(totals(), [3, 1, 2]);
        compare(session.forked, match);
        item("pad.forked.choose");
        tap("pad.forked.choose");
        item("match.forked");
        verify(/^Tablet /.test(item("match.version.0.title").text));
        compare(item("match.version.0.standing").numbers, ["3", "1", "2"]);
        compare(item("match.version.1.standing").numbers, ["2", "1", "1"]);
        compare(seen("match.version.1.counts"), null);
        tap("match.version.1.choose");
        item("match.version.1.asked");
        compare(session.forked, match);
        tap("match.version.1.leave");
        gone("match.version.1.asked");
        tap("match.version.1.choose");
        tap("match.version.1.choose");
        tryVerify(() => item("match.version.0.standing").numbers.join() === "2,1,1");
        compare(session.forked, "");
        compare(totals(), [2, 1, 1]);
        compare(pad().table.ours, true);
        otherTablet.meet(session);
        compare(otherTablet.deals(match), 2);
        // The earlier version can be chosen again.
        tap("match.version.1.choose");
        tap("match.version.1.choose");
        tryVerify(() => totals().join() === "3,1,2");
    }
    function test_homeAndHistoryMarkIt() {
        diverge();
        keyClick(Qt.Key_Escape);
        tap("home.history");
        const won = () => {
            tap("history.tab.players");
            const lines = [0, 1, 2].map(row => item("history.player." + row).title + ": " + item("history.player." + row).subtitle).join(", ");
            tap("history.tab.matches");
            return lines;
        };
        verify(won().includes("Anna: 1 of 1 won"), won());
        verify(item("history.row.0").subtitle.endsWith("Two versions: choose"));
        tap("match.version.1.choose");
        tap("match.version.1.choose");
        tryVerify(() => !item("history.row.0").subtitle.includes("Two versions"));
        verify(!won().includes("1 of 1 won"), "statistics count the chosen one only: " + won());
        keyClick(Qt.Key_Escape);
        compare(item("home.history").text, "1 match, 3 people");
        compare(seen("home.forked"), null);
    }
    function test_versionsOfTwoFilesSayWhatIsDifferent() {
        const file = changes => JSON.stringify(Object.assign({id: "0d7f3a5e-0000-4000-8000-00000000f11e", started: "2026-11-20T19:00:00Z",
            deals: [{turned_up: "S9", points: {Anna: 80, Beat: 27}}]}, JSON.parse(head), changes));
        verify(otherTablet.import(session, file({players: ["Anna", "Beat", "Dora"], tournament: "Cup"}), file({})));
        otherTablet.meet(session);
        mouseClick(item("home.forked"));
        const heads = [0, 1].map(version => item("match.version." + version + ".head").text).sort();
        compare(heads, ["Anna · Beat · Cora, no tournament", "Anna · Beat · Dora, Cup"]);
        verify(item("match.version.0.standing").Accessible.name.includes(item("match.version.0.head").text.includes("Dora") ? "Dora" : "Cora"));
    }
    function test_fromHomeOneTapLeadsToTheChoice_data() {
        return [{tag: "landscape", size: Qt.size(1280, 800)}, {tag: "portrait", size: Qt.size(800, 1280)}, {tag: "phone", size: Qt.size(360, 640)}];
    }
    function test_fromHomeOneTapLeadsToTheChoice(row) {
        diverge();
        stop();
        size = row.size;
        start();
        compare(item("home.forked").text, "Two versions of a match: choose");
        mouseClick(item("home.forked"));
        const choice = item("match.forked");
        tryVerify(() => choice.mapToItem(app.contentItem, 0, 0).y < app.height / 4, 5000, "nothing has to be scrolled");
        keyClick(Qt.Key_Escape);
        item("home.forked");
    }
    // The row at the upper edge of a list and its distance from the edge.
    function upper(list: var): var {
        const row = list.itemAt(10, list.contentY + 5);
        return {row: row.modelData.id ?? row.title, above: Math.round(list.contentY - row.y)};
    }
    function scroll(list: var, rows: int) {
        list.contentY = list.originY + rows * list.itemAt(10, list.contentY + 5).height + 7;
        wait(50);
    }
    function test_theListOfMatchesKeepsItsPlace() {
        otherTablet.meet(session);
        for (let match = 0; match < 130; ++match)
            otherTablet.begin(head);
        otherTablet.meet(session);
        tap("home.history");
        const list = item("history.row.0").ListView.view;
        const fetched = list.count;
        verify(fetched < 130);
        scroll(list, 20);
        const before = upper(list);
        verify(before.above > 0);
        const match = otherTablet.begin(head);
        verify(otherTablet.enter(match, points(80, 27)));
        otherTablet.meet(session);
        wait(50);
        compare(upper(list), before);
        compare(list.count, fetched + 1, "no more is read than had been");
        otherTablet.meet(session);
        wait(50);
        compare(upper(list), before);
        compare(list.count, fetched + 1);
        // At the top of the list, new rows appear at once.
        list.positionViewAtBeginning();
        wait(50);
        const newest = otherTablet.begin(head);
        otherTablet.meet(session);
        tryVerify(() => upper(list).row === newest);
        compare(upper(list).above, 0);
        // The list still fetches the rest when it is scrolled.
        for (let tries = 0; tries < 10 && list.count < 132; ++tries) {
            list.positionViewAtEnd();
            wait(50);
        }
        compare(list.count, 132);
        compare(new Set(Array.from({length: 132}, (none, row) => {
            list.positionViewAtIndex(row, ListView.Contain);
            return list.itemAtIndex(row).modelData.id;
        })).size, 132);
    }
    function test_theListOfPeopleKeepsItsPlace() {
        otherTablet.meet(session);
        for (let each = 0; each < 40; ++each)
            otherTablet.begin(head.replace("Anna", "Anna" + each));
        otherTablet.meet(session);
        tap("home.settings");
        tap("settings.people");
        const list = item("people.row.Beat").ListView.view;
        compare(list.count, 42);
        scroll(list, 20);
        const before = upper(list);
        otherTablet.begin(head.replace("Anna", "Zita"));
        otherTablet.meet(session);
        wait(50);
        compare(list.count, 43);
        compare(upper(list), before);
        // With a search, the hits are at the top.
        item("people.search").takeFocus();
        keyClick("a");
        tryVerify(() => list.contentY === list.originY);
    }
}
