import QtQuick
import QtTest
import Tafel.Ui

// A test case with the real app in its own window: taps items by their names and counts the taps.
TestCase {
    id: table

    property var app: null
    property var session: null
    property int taps: 0
    property bool guarded: false // buttons ignore taps for a moment, as at a real table
    property string file: ""
    property size size: Qt.size(1280, 800)

    when: windowShown

    Component {
        id: main
        Main { }
    }

    function start() {
        Theme.guarded = guarded;
        app = main.createObject(null, {databaseFile: file, width: size.width, height: size.height, visible: true});
        verify(app !== null);
        session = findChild(app, "session");
        tryVerify(() => app.contentItem.width > 0);
        waitForRendering(app.contentItem);
    }
    function stop() {
        app.destroy();
        app = null;
        wait(0);
    }
    function restart() {
        stop();
        start();
    }

    function seen(name: string): Item {
        return sight.seen(app, name);
    }
    function item(name: string): Item {
        for (let tries = 0; tries < 500 && seen(name) === null; ++tries)
            wait(10);
        if (seen(name) === null) {
            grabImage(app.contentItem).save(testFolder + "/../tafelrichter-missing.png");
            fail(`"${name}" is not on the screen`);
        }
        return seen(name);
    }
    // Scrolls an item into view, because a user cannot tap an item that is out of sight.
    function bringIntoView(item: Item) {
        for (let around = item.parent; around; around = around.parent) {
            if (around.contentY === undefined || around.contentHeight === undefined)
                continue;
            const top = item.mapToItem(around.contentItem, 0, 0).y;
            if (top < around.contentY)
                around.contentY = Math.max(0, top - 8);
            else if (top + item.height > around.contentY + around.height)
                around.contentY = Math.min(around.contentHeight - around.height, top + item.height - around.height + 8);
        }
    }
    function frame() {
        sight.frame(app);
    }
    function gone(name: string) {
        tryVerify(() => seen(name) === null, 5000, `"${name}" is still on the screen`);
    }
    function tap(name: string) {
        let target = item(name);
        // Waits until the target stands still for a frame: a new list grows for a few frames.
        for (let before = null, still = false, tries = 0; !still && tries < 200; ++tries) {
            bringIntoView(target);
            const now = target.mapToItem(app.contentItem, 0, 0);
            still = before !== null && before.x === now.x && before.y === now.y;
            before = now;
            if (!still)
                frame();
            target = item(name);
        }
        mouseClick(target);
        wait(1);
        ++taps;
    }
    function digits(number: int) {
        for (const digit of String(number))
            tap("pad.key." + digit);
    }
    function enter() {
        const before = pad().table.deals.length;
        tap("pad.enter");
        tryVerify(() => pad().table.deals.length === before + 1, 2000, "the deal was not entered");
    }
    function pad(): var {
        return session.pad;
    }
    // The result of `read` for each player's view, in seat order.
    function ofSeats(read: var): var {
        return Array.from({length: pad().seats.length}, (none, seat) => read(pad().seats[seat].view));
    }
    function totals(): var {
        return ofSeats(view => view.total);
    }
    function addPlayer(name: string) {
        tap("newMatch.addPlayer");
        const known = seen("newMatch.name.known." + name);
        if (known) {
            tap("newMatch.name.known." + name);
            return;
        }
        item("newMatch.name").takeFocus();
        for (const letter of name)
            keyClick(letter);
        tap("newMatch.name.done");
    }
    function chooseCharacter(seat: int, card: string) {
        tap("newMatch.character." + seat);
        tap("newMatch.card." + card);
        gone("newMatch.card." + card);
    }
    function newMatch(names: var, characters: var, target: int) {
        tap("home.newMatch");
        for (const name of names)
            addPlayer(name);
        if (seen("newMatch.name.done"))
            tap("newMatch.name.done");
        for (let seat = 0; seat < characters.length; ++seat)
            if (characters[seat] !== "")
                chooseCharacter(seat, characters[seat]);
        tap("newMatch.option.target.change");
        for (let value = 7; value > target; --value)
            tap("newMatch.option.target.minus");
        tap("newMatch.option.done");
        gone("newMatch.option.done");
        tap("newMatch.start");
        item("pad.card.S9");
    }
    // Enters a deal of three without powers; the third field fills itself.
    function deal(card: string, first: int, second: int) {
        tap("pad.card." + card);
        tap("pad.field.0");
        digits(first);
        tap("pad.field.1");
        digits(second);
        enter();
    }
    // Taps the offered file of that name.
    function choose(name: string) {
        for (let row = 0; row < 100; ++row)
            if (item("file." + row).title === name) {
                tap("file." + row);
                return;
            }
    }
}
