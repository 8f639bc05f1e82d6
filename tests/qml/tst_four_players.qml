import QtQuick
import QtTest

// The game for four: the pad asks who has no trick, but only if the answer matters.
Table {
    name: "Four"
    size: Qt.size(800, 1280)

    function init() {
        file = testFolder + "/four-" + Math.random() + ".db";
        start();
    }
    function cleanup() {
        stop();
    }

    function fields(first: int, second: int, third: int) {
        const numbers = [first, second, third];
        for (let seat = 0; seat < 3; ++seat) {
            tap("pad.field." + seat);
            digits(numbers[seat]);
        }
    }

    function test_aMatchOfFour() {
        newMatch(["Anna", "Beat", "Cora", "Dani"], [], 3);
        tap("pad.card.S9");
        fields(70, 40, 30); // the remaining 17 may be the value of Dani's card put down
        verify(!pad().canEnter);
        compare(seen("pad.question.0.2"), null);
        tap("pad.question.0.-1");
        compare(pad().enterHint, "Anna +1 · Dani +1");
        enter();
        compare(totals(), [1, 0, 0, 1]);

        tap("pad.card.HA");
        fields(90, 67, 0);
        verify(!pad().canEnter);
        compare(seen("pad.question.0.0"), null);
        tap("pad.question.0.2");
        tap("pad.question.0.3");
        enter();
        compare(totals(), [1, 2, 0, 1]);

        tap("pad.card.L6");
        fields(20, 85, 22); // no card here is worth more than 11, so everybody has a trick
        compare(seen("pad.question.0.-1"), null);
        enter();
        compare(totals(), [2, 2, 0, 2]);
    }

    function test_theBudgetOfTaps() {
        newMatch(["Anna", "Beat", "Cora", "Dani"], [], 7);
        taps = 0;
        tap("pad.card.S9");
        digits(60);
        digits(45);
        digits(28); // the remaining 24 exceed the value of any card
        enter();
        verify(taps <= 12, `four players took ${taps} taps`);
    }
}
