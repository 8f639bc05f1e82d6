import QtQuick
import QtTest
import Tafel.Ui

// Every game: chosen for a new match, played, and found in the history with the averages of its contracts.
Table {
    name: "Games"

    readonly property var ids: ["cosmic-eidex", "krass-kariert", "quodlibet", "herzeln", "kein-stich", "king-louis",
        "black-pig", "rosbiratschka", "lorum", "bauernfangen", "hintersche", "pese-katesh", "peskac", "bismarck"]

    function init() {
        file = testFolder + "/games-" + Math.random() + ".db";
        start();
    }
    function cleanup() {
        stop();
    }
    function home() {
        keyClick(Qt.Key_Escape);
        item("home.newMatch");
    }
    function chooseGame(id: string) {
        tap("newMatch.game");
        tap("newMatch.game." + id);
        gone("close");
    }
    function sitDown(names: var) {
        for (const name of names)
            addPlayer(name);
    }
    function play(id: string, names: var) {
        tap("home.newMatch");
        sitDown(names);
        chooseGame(id);
        tap("newMatch.start");
        gone("newMatch.start");
        verify(pad().table.open);
    }
    // A name may contain what looks like the place of another part.
    function test_aNameIsNotFilledIn() {
        compare(Theme.filled("%1 of %2: %3", "Skat %2 <b>", "Anna", 3), "Skat %2 <b> of Anna: 3");
    }
    function why(): string {
        return item("newMatch.start").subText;
    }

    function test_fourteenGamesAreOffered() {
        tap("home.newMatch");
        tap("newMatch.game");
        for (const id of ids)
            item("newMatch.game." + id);
        tap("newMatch.game.lorum");
        gone("newMatch.game.lorum");
        compare(item("newMatch.game").text, "Lorum");
    }

    function test_onlyCosmicEidexHasEditionsAndCharacters() {
        tap("home.newMatch");
        sitDown(["Anna", "Beat", "Cora"]);
        item("newMatch.edition.0");
        item("newMatch.draw");
        chooseGame("bismarck");
        gone("newMatch.edition.0");
        gone("newMatch.draw");
        item("newMatch.contracts");
        item("newMatch.drawSeats");
        chooseGame("cosmic-eidex");
        item("newMatch.edition.0");
        item("newMatch.draw");
    }

    function test_itSaysWhyAMatchCannotBegin() {
        tap("home.newMatch");
        chooseGame("quodlibet");
        compare(why(), "3 more people are needed.");
        sitDown(["Anna", "Beat", "Cora"]);
        compare(why(), "");
        chooseGame("hintersche");
        compare(why(), "One more person is needed.");
        chooseGame("krass-kariert");
        compare(why(), "");
        sitDown(["Dani", "Eva"]);
        compare(why(), "");
        verify(item("newMatch.addPlayer").whyNot !== "");
        chooseGame("bismarck");
        compare(why(), "At most three people play.");
        tap("newMatch.start");
        item("whyNot");
        tap("newMatch.remove.4");
        tap("newMatch.remove.3");
        compare(why(), "");
    }

    function seated(): var {
        return [0, 1, 2].map(seat => [item("newMatch.seat." + seat).modelData.name, item("newMatch.character." + seat).modelData.character]);
    }
    function test_whatWasChosenAndDrawnStaysUntilTheMatchBegins() {
        tap("home.newMatch");
        sitDown(["Anna", "Beat", "Cora"]);
        tap("newMatch.draw");
        for (let tapped = 0; tapped < 3; ++tapped)
            tap("newMatch.drawTap");
        const before = seated(), seed = item("newMatch.seed").text;
        home();
        tap("home.newMatch");
        compare(seated(), before);
        compare(item("newMatch.seed").text, seed);
        tap("newMatch.start");
        item("pad.card.S9");
        home();
        tap("home.newMatch");
        item("newMatch.again");
        verify(seen("newMatch.seat.0") === null);
        sitDown(["Dani"]);
        item("newMatch.seat.0");
        tap("newMatch.afresh");
        tap("dialog.leave");
        gone("dialog.leave");
        item("newMatch.seat.0");
        tap("newMatch.afresh");
        tap("dialog.verb");
        gone("newMatch.seat.0");
        item("newMatch.again");
    }

    function test_theDealsOfBauernfangenAreAskedOfFiveOnly() {
        tap("home.newMatch");
        sitDown(["Anna", "Beat", "Cora", "Dani"]);
        chooseGame("bauernfangen");
        gone("newMatch.option.deals.change");
        sitDown(["Eva"]);
        tap("newMatch.option.deals.change");
        tap("newMatch.option.deals.1");
        tap("newMatch.start");
        gone("newMatch.start");
        compare(pad().seats.length, 5);
    }

    function test_aContractOfLorumGivesWayToOneAlternativeOnly() {
        tap("home.newMatch");
        sitDown(["Anna", "Beat", "Cora", "Dani"]);
        chooseGame("lorum");
        tap("newMatch.option.replace.change");
        tap("newMatch.option.replace.of.0");
        tap("newMatch.option.replace.2");
        tap("newMatch.option.replace.of.1");
        tap("newMatch.option.replace.2");
        compare(item("whyNot").text, "It is already set for Stichlos.");
        tap("newMatch.option.replace.0");
        tap("newMatch.option.replace.of.1");
        tap("newMatch.option.replace.none");
        tap("newMatch.option.done");
        gone("newMatch.option.done");
        tap("newMatch.start");
        gone("newMatch.start");
        home();
        tap("home.newMatch");
        sitDown(["Anna", "Beat", "Cora"]);
        tap("newMatch.name.known.Dani");
        compare(item("newMatch.game").text, "Lorum"); // the last game of the group, with its rules
    }

    function test_thePointsOfAQuodlibetAndTheirAverages() {
        play("quodlibet", ["Anna", "Beat", "Cora", "Dani"]);
        compare(pad().seats[0].view.unit, "penalty-points");
        tap("contract.minus");
        tap("count.0.3");
        tap("count.1.0");
        tap("count.2.4");
        enter();
        compare(totals(), [30, 0, 40, 10]);
        compare(pad().table.undoText, "deal 1, Minus");
        home();
        tap("home.history");
        tap("history.row.0");
        item("match.deal.1");
        tap("match.tab.averages");
        item("match.average.0");
        const chart = item("match.averages.chart");
        tryVerify(() => chart.item !== null);
        gone("match.averages.tip");
        mouseClick(chart, chart.width / 2, 16); // the first bar: the average of Minus for Anna
        const first = item("match.averages.tip").cell;
        compare([first.row, first.person], [0, 0]);
        compare(first.text, "Anna, Minus: 30.00 in 1 deal");
        keyClick(Qt.Key_Down);
        const second = item("match.averages.tip").cell;
        compare([second.row, second.person], [0, 1]);
        compare(chart.item.Accessible.description, second.text);
        keyClick(Qt.Key_Left);
        keyClick(Qt.Key_Up); // there is no bar before the first one
        compare(item("match.averages.tip").cell.text, first.text);
        gone("match.averages.all"); // it needs more than one match
        tap("match.tab.deals");
        item("match.deal.1");
        item("history.search").takeFocus();
        for (const letter of "quod")
            keyClick(letter);
        item("history.row.0");
        for (const letter of "x")
            keyClick(letter);
        item("history.nothingFound");
    }

    function test_theChipsOfKrassKariert() {
        play("krass-kariert", ["Anna", "Beat", "Cora"]);
        compare(totals(), [2, 2, 2]);
        for (let round = 0; round < 3; ++round) {
            tap("chip.1");
            enter();
        }
        verify(pad().table.finished);
        compare(pad().table.resultText, "Beat has lost");
        home();
        tap("home.history");
        tap("history.row.0");
        item("match.deal.3");
        gone("match.tab.averages");
    }

    function test_aMatchWithoutADealHasNoAveragesYet() {
        play("herzeln", ["Anna", "Beat", "Cora"]);
        compare(pad().seats[0].view.unit, "points");
        home();
        tap("home.history");
        tap("history.row.0");
        tap("match.tab.averages");
        item("match.averages.empty");
    }

    Component {
        id: lines

        LineChart {
            height: 400
            series: [{name: "Anna", seat: 0, points: [Qt.point(0, 0), Qt.point(1, -20), Qt.point(2, 10)]},
                {name: "Beat", seat: 1, points: [Qt.point(0, 5), Qt.point(2, 8)]}]
            width: 600
            xMax: 2
            yMax: 10
            yMin: -20
        }
    }
    SignalSpy {
        id: pointTaps

        signalName: "pointTapped"
    }

    function test_aTapOnALineTellsItsValue() {
        const chart = lines.createObject(app.contentItem);
        waitForRendering(app.contentItem);
        pointTaps.target = chart;
        mouseClick(chart, chart.px(1), chart.py(-20));
        compare(pointTaps.count, 1);
        compare(pointTaps.signalArguments[0][2], -20);
        chart.destroy();
    }
    function test_theArrowsGoFromPointToPoint() {
        const chart = lines.createObject(app.contentItem);
        waitForRendering(app.contentItem);
        chart.forceActiveFocus();
        compare(chart.Accessible.description, "");
        for (const [key, told] of [[Qt.Key_Right, "Anna: 0"], [Qt.Key_Right, "Anna: −20"], [Qt.Key_Right, "Anna: 10"],
            [Qt.Key_Right, "Anna: 10"], [Qt.Key_Down, "Beat: 8"], [Qt.Key_Left, "Beat: 5"], [Qt.Key_Up, "Anna: 0"]]) {
            keyClick(key);
            compare(chart.Accessible.description, told);
        }
        chart.destroy();
    }
}
