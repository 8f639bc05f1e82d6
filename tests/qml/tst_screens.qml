import QtQuick
import QtTest
import Tafel.Ui

// All screens other than the score pad: first start, settings, history, a history in use by another process, the keyboard.
Table {
    id: tests

    name: "Screens"

    Component {
        id: largeKeys

        SignedChoice {
            view.power: "Computer"
            view.powerLine: "nicht benutzt"
            view.whyNot: "nicht benutzt"
            width: 250
        }
    }
    Component {
        id: rowsOrColumns

        EqualColumns {
            id: parts

            property bool inRows: true

            columns: inRows ? 1 : 3
            width: 300

            Repeater {
                model: parts.inRows ? 3 : 0

                Item {
                    height: 10
                }
            }
            Repeater {
                model: parts.inRows ? 0 : 3

                Item {
                    height: 20
                }
            }
        }
    }

    function init() {
        file = testFolder + "/screens-" + Math.random() + ".db";
        start();
    }
    function cleanup() {
        stop();
    }
    function home() {
        keyClick(Qt.Key_Escape);
        item("home.newMatch");
    }

    function test_theFirstStartAsksThreeThings() {
        session.preferences.firstStart = true;
        restart();
        tap("first.language.en");
        tap("first.textSize.100");
        tap("first.theme.light");
        item("home.newMatch");
        verify(!session.preferences.firstStart);
        restart();
        item("home.newMatch");
    }

    // A phone has its own sizes for letters, and a deal is entered as on a tablet.
    function test_aPhoneHasLettersOfItsOwnSize() {
        stop();
        size = Qt.size(360, 640);
        start();
        size = Qt.size(1280, 800);
        compare(Theme.textScale, 2);
        verify(Theme.text(20) >= 16, `letters of ${Theme.text(20)} pixels`);
        newMatch(["Anna", "Beat", "Cora"], [], 3);
        deal("S9", 80, 27);
        compare(totals(), [1, 1, 0]);
        stop();
        start();
        compare(Theme.textScale, 1);
    }
    // The keys at the lower edge are within reach of a thumb, and they use all remaining space.
    function test_theScorePadFillsAPhone() {
        newMatch(["Anna", "Beat", "Cora"], [], 3);
        tap("pad.card.S9");
        const heights = [];
        for (const [width, height] of [[360, 640], [390, 844]]) {
            app.width = width;
            app.height = height;
            tryCompare(app.contentItem, "height", height);
            const key = item("pad.key.1");
            tryVerify(() => height - key.mapToItem(app.contentItem, 0, key.height).y < 16);
            verify(key.height >= 44);
            heights.push(key.height);
        }
        verify(heights[1] > heights[0], `keys of ${heights} pixels`);
    }
    // There is no room for a third line, also where the status is wider than its key.
    function test_aPowerThatAddsOrSubtractsFitsItsKeys() {
        for (const size of [100, 125, 150]) {
            session.preferences.textSize = size;
            for (const width of [250, 190]) {
                const keys = largeKeys.createObject(tests, {width: width}) as SignedChoice;
                compare(keys.children.length, 3);
                for (let i = 0; i < keys.children.length; ++i)
                    verify(keys.children[i].height >= keys.children[i].implicitHeight, `key ${i}, ${width} wide, letters of ${size} %`);
                keys.destroy();
            }
        }
        session.preferences.textSize = 100;
    }
    function test_partsThatReplaceOthersAreAsWideAsTheirColumns() {
        const parts = rowsOrColumns.createObject(app.contentItem);
        for (const inRows of [true, false, true]) {
            parts.inRows = inRows;
            tryVerify(() => Array.from(parts.children).filter(each => each.height > 0 && each.width === (inRows ? 300 : 100)).length === 3);
        }
        parts.destroy();
    }
    function test_theLanguageChangesAtOnce() {
        tap("home.settings");
        tap("settings.theme.dark");
        compare(session.preferences.theme, "dark");
        tap("settings.textSize.150");
        compare(session.preferences.textSize, 150);
        tap("settings.theme.light");
        tap("settings.textSize.100");
        home();
        newMatch(["Anna", "Beat", "Cora"], ["RJ", "H10", "LK"], 3);
        deal("S9", 80, 27);
        tap("pad.card.H9");
        tap("pad.field.0");
        digits(95);
        const english = [pad().table.undoText, pad().seats[0].view.power, pad().seats[0].view.note,
            item("pad.enter").text];
        tap("pad.menu");
        tap("pad.settings");
        tap("settings.language.de");
        keyClick(Qt.Key_Escape);
        const german = [pad().table.undoText, pad().seats[0].view.power, pad().seats[0].view.note,
            item("pad.enter").text];
        for (let i = 0; i < english.length; ++i)
            verify(english[i] !== german[i] || english[i] === "", `${english[i]} is not said in German`);
        compare(pad().table.undoText.split(",")[0], "Partie 1");
        tap("pad.menu");
        tap("pad.settings");
        tap("settings.language.en");
        keyClick(Qt.Key_Escape);
        compare(pad().table.undoText, english[0]);
    }

    function test_theHistoryListsSearchesAndOpensMatches() {
        tap("home.history");
        item("history.empty");
        home();
        newMatch(["Anna", "Beat", "Cora"], [], 3);
        deal("S9", 80, 27);
        deal("H9", 80, 27);
        tap("pad.card.L9");
        tap("pad.field.0");
        tap("pad.key.match");
        enter();
        verify(pad().table.finished);
        home();
        tap("home.history");
        tap("history.row.0");
        item("match.deal.3");
        item("history.search").takeFocus();
        for (const letter of "zora")
            keyClick(letter);
        item("history.nothingFound");
        tap("history.showAll");
        item("history.row.0");
    }

    function test_aHistoryThatIsInUseIsRefusedAndCanBeTriedAgain() {
        const first = app;
        start();
        const second = app;
        item("fault.retry");
        verify(session.faultText.length > 0);
        verify(!session.open);
        app = first;
        stop();
        app = second;
        session = findChild(app, "session");
        tap("fault.retry");
        verify(session.open);
        item("home.newMatch");
    }

    function test_aDealIsEnteredByTheKeyboardAlone() {
        newMatch(["Anna", "Beat", "Cora"], [], 7);
        tap("pad.card.S9");
        for (const key of ["9", "5", "1", "8"])
            keyClick(key);
        compare(pad().seats[2].view.text, "44");
        keyClick(Qt.Key_Return);
        tryVerify(() => pad().table.deals.length === 1);
        compare(totals(), [1, 1, 0]);
    }

    function test_sumsAreTypedWithPlusAndMinus() {
        newMatch(["Anna", "Beat", "Cora"], [], 7);
        tap("pad.card.S9");
        tap("pad.field.0");
        digits(10);
        tap("pad.key.+");
        digits(15);
        tap("pad.key.-");
        digits(4);
        tap("pad.field.1");
        digits(100);
        compare(pad().seats[2].view.text, "36");
        enter();
        compare(totals(), [1, 0, 1]);
    }

    function test_aWrongNumberIsToldNeverTornApart() {
        newMatch(["Anna", "Beat", "Cora"], [], 7);
        tap("pad.card.S9");
        for (const key of "9580")
            keyClick(key);
        compare(ofSeats(view => view.text), ["95", "80", ""]);
        compare(item("pad.remainder").text, "18 too many");
        compare(ofSeats(view => view.isInvalid), [true, true, false]);
        keyClick(Qt.Key_Backspace);
        keyClick(Qt.Key_Backspace);
        for (const key of "59")
            keyClick(key);
        compare(ofSeats(view => view.text), ["95", "59", "3"]);
        compare(ofSeats(view => view.isInvalid), [false, false, false]);
        verify(pad().canEnter);
    }

    function test_withAllFieldsFullTypingBeginsAnew() {
        newMatch(["Anna", "Beat", "Cora"], [], 7);
        tap("pad.card.S9");
        for (const key of "604157")
            keyClick(key);
        compare(ofSeats(view => view.text), ["60", "41", "57"]);
        compare(item("pad.remainder").text, "1 too many");
        for (const key of "594157")
            keyClick(key);
        compare(ofSeats(view => view.text), ["59", "41", "57"]);
        verify(pad().canEnter);
        tap("pad.field.1");
        keyClick("4");
        keyClick("0");
        keyClick(Qt.Key_Backspace); // deletes a digit of the number just typed
        keyClick("2");
        compare(ofSeats(view => view.text), ["59", "42", "57"]);
    }

    function test_aSumThatIsLeftShowsWhatItComesTo() {
        newMatch(["Anna", "Beat", "Cora"], [], 7);
        tap("pad.card.S9");
        for (const key of "10+15-4")
            keyClick(key);
        compare(pad().seats[0].view.text, "10+15-4");
        tap("pad.field.1");
        compare(pad().seats[0].view.text, "21");
    }

    function test_settingAsideKeepsTheMatchInTheHistory() {
        newMatch(["Anna", "Beat", "Cora"], [], 7);
        deal("S9", 80, 27);
        tap("pad.menu");
        tap("pad.setAside");
        tap("dialog.verb");
        item("home.newMatch");
        verify(!pad().table.open);
        compare(session.matchCount, 1);
        restart();
        item("home.newMatch");
    }
}
