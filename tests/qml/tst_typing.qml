import QtQuick
import QtTest

// The on-screen keyboard, and the keys of a real keyboard on every screen.
CustomGameTable {
    name: "Typing"

    function init() {
        file = testFolder + "/typing-" + Math.random() + ".db";
        start();
    }
    function cleanup() {
        stop();
    }
    function editor(pattern: string) {
        tap("home.newMatch");
        tap("newMatch.game");
        tap("newMatch.games.own");
        tap("ownGames.new");
        tap("pattern." + pattern);
    }
    function keys(all: var) {
        for (const key of all)
            tap("key." + key);
    }
    function written(): string {
        return item("editor.text").text;
    }

    function test_whatIsSelectedIsReplacedAndNamesBeginWithACapital() {
        editor("");
        tap("ask/name");
        compare(item("editor.text").input.selectedText, "Our game");
        keys(["k", "i", "n", "g"]);
        compare(written(), "King");
        item("editor.text").input.selectAll();
        keys(["back"]);
        compare(written(), "");
        keys(["k", "i", "n", "g", "space", "l", "o", "u", "i", "s"]);
        compare(written(), "King Louis");
        item("editor.text").input.select(5, 10);
        keys(["k"]); // a word begins here, so it gets a capital
        compare(written(), "King K");
        tap("editor.textDone");
        compare(item("ask/name").text, "King K");
    }
    function test_aClauseHasAllItsSigns() {
        editor("tally");
        tap("editor.step.1");
        if (item("editor.more").text === "More")
            tap("editor.more");
        const clause = seen("ask/contracts/0/clause") ? "ask/contracts/0/clause" : "ask/contracts/0/clause/en";
        tap(clause);
        const first = written();
        item("editor.text").input.selectAll();
        keys(["q", "u", "e", "e", "n", "signs", ":", "space", "signs", "1", "0", "+", "5", "space"]);
        compare(written(), "Queen: 10+5 ");
        compare(item("key.signs").text, "+(?"); // after a space, the keyboard is back at the letters
        keys(["signs", "(", "n", "o", "t", ",", "signs", ")", "signs", "?", "signs", "!", "signs", "\"", "'", "signs", "[", "signs", "]", "signs", ";", "."]);
        compare(written(), "Queen: 10+5 (not,)?!\"'[];.");
        keys(["space", "i", "n", "space", "a"]); // inside a sentence, no capital follows
        compare(written(), "Queen: 10+5 (not,)?!\"'[];. In a");
        keyClick(Qt.Key_Escape);
        gone("editor.text");
        tap(clause);
        compare(written(), first);
    }
    // Ctrl+Y is the key in the list of shortcuts, and Ctrl+Shift+Z is the key of the desktop.
    function test_bothKeysRedoOnThePad() {
        newMatch(["Anna", "Beat", "Cora"], [], 7);
        deal("S9", 80, 27);
        for (const redo of [() => keyClick(Qt.Key_Y, Qt.ControlModifier), () => keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier)]) {
            item("pad.card.S9");
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            tryVerify(() => pad().table.deals.length === 0);
            redo();
            tryVerify(() => pad().table.deals.length === 1);
        }
    }
    function undoByKey() {
        keyClick(Qt.Key_Z, Qt.ControlModifier);
    }
    function test_keysBelongToThePanelOverThePad() {
        newMatch(["Anna", "Beat", "Cora"], [], 7);
        deal("S9", 80, 27);
        tap("pad.card.S9");
        tap("pad.field.0");
        digits(80);
        tap("pad.field.1");
        digits(27);
        item("pad.enter");
        tap("pad.menu");
        item("pad.menu.correct");
        keyClick("5");
        undoByKey();
        keyClick(Qt.Key_Escape);
        gone("pad.menu.correct");
        compare(ofSeats(view => view.text), ["80", "27", "50"]);
        compare(pad().table.deals.length, 1);
    }
    function test_aToastGoesWithItsDeal() {
        newMatch(["Anna", "Beat", "Cora"], [], 7);
        deal("S9", 80, 27);
        item("toast.undo");
        undoByKey();
        gone("toast.undo");
        compare(pad().table.deals.length, 0);
    }
    function test_aRedoKeepsWhatIsTypedForTheNextDeal() {
        newMatch(["Anna", "Beat", "Cora"], [], 7);
        deal("S9", 80, 27);
        undoByKey();
        tryVerify(() => pad().table.deals.length === 0);
        keyClick(Qt.Key_Y, Qt.ControlModifier); // the numbers of the redone deal leave the pad
        tryVerify(() => pad().table.deals.length === 1);
        compare(pad().deal.card, "");
        tap("pad.card.H7");
        tap("pad.field.0");
        digits(33);
        undoByKey();
        tryVerify(() => pad().table.deals.length === 0);
        keyClick(Qt.Key_Y, Qt.ControlModifier);
        tryVerify(() => pad().table.deals.length === 1);
        compare(pad().deal.card, "H7");
        compare(pad().seats[0].view.text, "33");
    }
    function test_theSuitOfLizardsHasTwoLetters() {
        newMatch(["Anna", "Beat", "Cora"], [], 7);
        for (const suit of ["e", "l"]) {
            item("pad.card.L9");
            keyClick(suit);
            keyClick("9");
            tryVerify(() => pad().deal.card === "L9");
            pad().clearEntry();
            tryVerify(() => pad().deal.card === "");
        }
    }
    function test_bothKeysRedoInTheRecorder() {
        newMatch(["Anna", "Beat", "Cora"], [], 7);
        tap("pad.menu");
        tap("pad.record");
        tap("recorder.card.H7");
        tap("recorder.card.L6");
        compare(item("recorder.undo").text.slice(0, 5), "Undo:");
        const said = item("recorder.undo").label;
        for (const redo of [() => keyClick(Qt.Key_Y, Qt.ControlModifier), () => keyClick(Qt.Key_Z, Qt.ControlModifier | Qt.ShiftModifier)]) {
            keyClick(Qt.Key_Z, Qt.ControlModifier);
            item("recorder.redo");
            redo();
            gone("recorder.redo");
            compare(item("recorder.undo").label, said);
        }
    }
    function test_keysBelongToThePanelOverTheRecorder() {
        newMatch(["Anna", "Beat", "Cora"], ["L9"], 7);
        tap("pad.menu");
        tap("pad.record");
        tap("recorder.card.H7");
        tap("recorder.card.L6");
        const said = item("recorder.undo").label;
        tap("recorder.usePower");
        item("close");
        undoByKey();
        keyClick(Qt.Key_Escape);
        gone("close");
        compare(item("recorder.undo").label, said);
        verify(seen("recorder.redo") === null);
        undoByKey();
        item("recorder.redo");
    }
    function test_ctrlYRedoesInALineOfText() {
        editor("");
        tap("ask/name");
        keyClick("K");
        const text = written();
        keyClick(Qt.Key_Z, Qt.ControlModifier);
        verify(written() !== text);
        keyClick(Qt.Key_Y, Qt.ControlModifier);
        compare(written(), text);
    }
    // The trial pad covers the editor and is closed by Escape.
    function test_tryItCoversTheEditor() {
        editor("tally");
        tap("editor.try");
        item("pad.enter");
        // The other score pad is the preview.
        const cover = sight.ofTypes(app, ["ScorePadScreen"]).find(each => each.mapToItem(null, 0, 0).x === 0);
        const ground = cover.parent.children[0];
        compare([ground.width, ground.height, ground.color.a], [app.width, app.height, 1]);
        mouseClick(app.contentItem, app.width - 60, 32); // this tap must not reach the button of the editor
        keyClick(Qt.Key_Escape);
        keyClick(Qt.Key_Escape);
        item("editor.save");
        compare(session.matchCount, 0);
    }
    // The window changes its size when a tablet with a keyboard is turned.
    function test_aTypedCardCountsAfterTheWindowHasChanged() {
        newMatch(["Anna", "Beat", "Cora"], [], 7);
        for (const [width, height] of [[360, 640], [800, 1280], [1280, 800]]) {
            app.width = width;
            app.height = height;
            tryCompare(app.contentItem, "width", width);
            item("pad.card.H7");
            waitForRendering(app.contentItem, 200);
            keyClick("h");
            keyClick("7");
            tryVerify(() => pad().deal.card === "H7", 1000, `at ${width}x${height}`);
            pad().clearEntry();
            tryVerify(() => pad().deal.card === "");
        }
    }
    // Eleven letters in a row are narrower than a finger on a phone, so no pixel between them may be lost.
    function test_aPhoneHasNoPixelBetweenTwoKeys() {
        editor("");
        tap("ask/name");
        for (const [width, height] of [[360, 640], [390, 844]]) {
            app.width = width;
            app.height = height;
            tryCompare(app.contentItem, "width", width);
            waitForRendering(app.contentItem, 200);
            const place = letter => {
                const key = item("key." + letter), at = key.mapToItem(app.contentItem, 0, 0);
                return {x: at.x, y: at.y, width: key.width, height: key.height};
            };
            const typed = (x, y) => {
                item("editor.text").text = "";
                mouseClick(app.contentItem, x, y);
                return written().toLowerCase();
            };
            for (const row of ["qwertyuiopü", "asdfghjklöä", "zxcvbnméèç-"]) {
                const first = place(row[0]);
                verify(first.height >= 44);
                let last = "";
                for (let x = 0; x < width; ++x) {
                    const letter = typed(x, first.y + first.height / 2);
                    compare(letter.length, 1, `${width}x${height}: nothing at ${x} of ${row}`);
                    verify(row.indexOf(letter) >= row.indexOf(last), `${letter} after ${last}`);
                    last = letter;
                }
                compare(last, row[row.length - 1]);
            }
            const upper = place("g"), lower = place("v");
            for (let y = upper.y; y < lower.y + lower.height; ++y)
                compare(typed(lower.x + lower.width / 2, y).length, 1, `nothing at ${y}`);
        }
    }
}
