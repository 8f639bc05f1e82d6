import QtQuick
import QtTest
import Tafel.App
import Tafel.Ui

// Ratings: off by default, in the history only; the table, the rating history, the reasons, excluded matches and people.
ContractTable {
    id: look

    name: "Ratings"

    readonly property string game: "cosmic-eidex"

    function cleanup() {
        session.preferences.ratings = false;
        session.preferences.language = "en";
        stop();
    }
    // Plays a match of three to the end; the players finish in the given order.
    function eidex(names: var) {
        newMatch(names, [], 3);
        deal("S9", 80, 27);
        deal("H9", 80, 27);
        tap("pad.card.L9");
        tap("pad.field.0");
        tap("pad.key.match");
        enter();
        verify(pad().table.finished);
        home();
    }
    function home() {
        for (let tries = 0; tries < 6 && seen("home.newMatch") === null; ++tries)
            keyClick(Qt.Key_Escape);
        item("home.newMatch");
    }
    function switchOn() {
        tap("home.settings");
        tap("settings.ratings");
        home();
    }
    function open() {
        tap("home.history");
        tap("history.tab.ratings");
    }
    function row(name: string): var {
        for (let i = 0; ; ++i) {
            const found = seen("ratings.row." + i);
            if (found === null)
                return null;
            if (found.person.name === name)
                return found.person;
        }
    }
    function names(): var {
        const list = [];
        for (let i = 0; seen("ratings.row." + i); ++i)
            list.push(seen("ratings.row." + i).person.name);
        return list;
    }
    function read(file: string): string {
        const request = new XMLHttpRequest();
        request.open("GET", "file://" + file, false);
        request.send();
        return request.responseText;
    }
    function number(text: string): real {
        return Number(text.replace("−", "-").replace("±", "").replace(",", "."));
    }
    // Plays six matches: Anna wins five, and Cora wins one. Dani plays in the last one only.
    function six() {
        for (let i = 0; i < 4; ++i)
            eidex(["Anna", "Beat", "Cora"]);
        eidex(["Cora", "Beat", "Anna"]);
        eidex(["Anna", "Beat", "Dani"]);
    }

    function test_offUntilSomebodyWantsThem() {
        eidex(["Anna", "Beat", "Cora"]);
        tap("home.history");
        item("history.tab.disputes");
        compare(seen("history.tab.ratings"), null);
        tap("history.tab.players");
        item("player.name");
        compare(seen("player.rating.number"), null);
        home();
        tap("home.settings");
        verify(!item("settings.ratings").on);
        tap("settings.ratings");
        verify(item("settings.ratings").on);
        home();
        open();
        tryVerify(() => names().length === 3);
        restart();
        home();
        open();
        tryVerify(() => names().length === 3);
        home();
        tap("home.settings");
        tap("settings.ratings");
        home();
        tap("home.history"); // the tab of the ratings was open
        item("history.tab.matches");
        compare(seen("history.tab.ratings"), null);
        compare(seen("ratings.row.0"), null);
    }

    function test_theTable() {
        switchOn();
        six();
        open();
        tryVerify(() => names().length === 4);
        const anna = row("Anna"), beat = row("Beat"), dani = row("Dani");
        compare(names()[0], "Anna");
        compare([anna.place, anna.matches, anna.provisional], ["1", 6, false]);
        verify(number(anna.text) > 25 && number(beat.text) < 25);
        fuzzyCompare(number(anna.text), (anna.low + anna.high) / 2, 0.006);
        fuzzyCompare(number(anna.deviation), (anna.high - anna.low) / 2, 0.006);
        // A person with a single match is below all others, without a number or a rank.
        compare(names()[3], "Dani");
        compare([dani.place, dani.text, dani.deviation, dani.provisional], ["", "–", "", true]);
        // All matches are from these minutes, so the change is relative to the start value of 25.
        fuzzyCompare(number(anna.moved), number(anna.text) - 25, 0.011);
        // The page names neighbours whose intervals overlap.
        const third = row(names()[2]), second = row(names()[1]);
        compare(second.low < third.high || anna.low < second.high, item("ratings.overlap").text.includes("This is so for"));
        compare(seen("ratings.explanation"), null);
        tap("ratings.how");
        verify(item("ratings.explanation").text.includes("Plackett"));
        tap("ratings.how");
        gone("ratings.explanation");
        tap("ratings.row.3");
        compare(item("player.name").text, "Dani");
        tryVerify(() => seen("player.rating.place") !== null);
        compare(item("player.rating.place").text, "provisional: 1 of 5 matches");
        compare(item("player.rating.number").text, "–");
    }

    function test_oneRatingAGame() {
        switchOn();
        eidex(["Anna", "Beat", "Cora"]);
        home();
        begin("krass-kariert", ["Anna", "Beat", "Cora"], {});
        for (let round = 0; !pad().table.finished; ++round) { // Anna hands in a chip every round
            verify(round < 20);
            tap("chip.0");
            enter();
        }
        home();
        open();
        tryVerify(() => names().length === 3);
        tap("ratings.game.cosmic-eidex");
        tryVerify(() => row("Anna") !== null && number(row("Anna").moved) > 0);
        tap("ratings.game.krass-kariert");
        tryVerify(() => row("Anna") !== null && number(row("Anna").moved) < 0);
        // The page of a person and the table share the choice of the game.
        tap("ratings.row.0");
        tryVerify(() => seen("player.rating.number") !== null);
        verify(item("player.rating.game.krass-kariert").checked);
        tap("player.rating.game.cosmic-eidex");
        keyClick(Qt.Key_Escape);
        tryVerify(() => seen("ratings.game.cosmic-eidex") !== null && item("ratings.game.cosmic-eidex").checked);
    }

    function test_theTableAsAFile() {
        switchOn();
        six();
        open();
        tryVerify(() => names().length === 4);
        const anna = row("Anna");
        tap("ratings.csv");
        const csv = item("saved").text;
        verify(csv.endsWith(".csv"), csv);
        const lines = read(csv).split("\r\n").filter(line => line !== "");
        compare(lines.length, 5);
        const first = lines[1].split(",");
        verify(first.includes("Anna"), lines[1]);
        verify(first.some(cell => Math.abs(Number(cell) - number(anna.text)) < 0.006), lines[1]);
        tap("ratings.json");
        tryVerify(() => item("saved").text.endsWith(".json"));
        const json = JSON.parse(read(item("saved").text));
        compare([json.format, json.about, json.filter.game], ["tafelrichter-stats/1", "ratings", game]);
        compare(json.rows.map(each => each.player), names());
        fuzzyCompare(json.rows[0].rating, number(anna.text), 0.006);
    }

    function test_theCourseOfAPersonAndWhy() {
        switchOn();
        six();
        tap("home.history");
        tap("history.tab.players");
        tryVerify(() => seen("player.rating.number") !== null);
        compare(item("player.name").text, "Anna");
        const shown = item("player.rating.number").text;
        compare(item("player.rating.place").text, "place 1 of 3"); // Dani played only one match
        verify(number(item("player.rating.deviation").text) < 8.33);

        // The newest change comes first, and the six changes add up to the difference from 25.
        let sum = 0;
        for (let i = 0; i < 6; ++i)
            sum += number(item("player.change." + i).modelData.change);
        fuzzyCompare(25 + sum, number(shown), 0.04);
        compare(seen("player.change.6"), null);
        verify(item("player.change.0").modelData.title.startsWith("Anna "));
        verify(item("player.change.0").modelData.line.endsWith(" · won"));
        compare(item("player.change.1").modelData.sign, "no");

        // The curve has a point for the start and for each match, and the first five are hollow. A tap leads to the match.
        const place = item("player.ratingChart");
        tryVerify(() => place.item !== null);
        const chart = place.item;
        compare(chart.series.length, 1);
        compare([chart.series[0].points.length, chart.series[0].spread.length, chart.series[0].hollow], [7, 7, 5]);
        fuzzyCompare(chart.series[0].points[6].y, number(shown), 0.006);
        fuzzyCompare(chart.series[0].spread[0], 25 / 3, 0.001);
        bringIntoView(chart);
        waitForRendering(app.contentItem);
        mouseClick(chart, chart.px(5), chart.py(chart.series[0].points[5].y));
        verify(item("player.rating.tip").visible);
        const change = item("player.change.1").modelData.change; // the fifth of six
        compare(item("player.rating.why").text, `Why ${change}?`);
        tap("player.rating.why");

        // Cora won, so Anna was expected ahead and fell behind.
        tryVerify(() => seen("why.sum") !== null);
        compare(item("why.sum").text, change);
        const pairs = [item("why.pair.0").pair, item("why.pair.1").pair];
        compare(seen("why.pair.2"), null);
        const cora = pairs.find(pair => pair.title.includes("Cora"));
        compare(cora.title, "Anna behind Cora");
        verify(cora.expected > 0.55);
        compare(cora.line, "it was not expected, so it costs more");
        compare(cora.expectedText, `${Math.round(cora.expected * 100)} of 100`);
        verify(number(cora.gives) < 0);
        fuzzyCompare(number(pairs[0].gives) + number(pairs[1].gives), number(change), 0.011);
        tap("why.match");
        item("match.result");
        compare(item("match.result").text.startsWith("Cora"), true);
        keyClick(Qt.Key_Escape);
        item("why.sum");
        keyClick(Qt.Key_Escape);

        // The exported numbers include the band.
        tryVerify(() => seen("player.ratingChart") !== null && item("player.ratingChart").item !== null);
        tap("player.rating.save");
        tap("player.rating.csv");
        const file = item("saved").text;
        const lines = read(file).split("\r\n");
        compare(lines[0], "\"Matches, by their day\",Day,Anna,±");
        compare(lines.length, 9);
        verify(lines[1].startsWith("0,start,25,8.33"), lines[1]);
    }

    function test_aMatchIsLeftOutAndCountsAgain() {
        switchOn();
        eidex(["Anna", "Beat", "Cora"]);
        eidex(["Beat", "Anna", "Cora"]);
        open();
        tryVerify(() => names().length === 3);
        const before = names().map(name => row(name).moved + row(name).matches);
        tap("history.tab.matches");
        tap("history.row.0");
        verify(item("match.rated").on);
        tap("match.rated");
        tryVerify(() => !item("match.rated").on);
        tap("history.tab.ratings");
        tryVerify(() => names().length === 3 && row("Anna").matches === 1);
        verify(number(row("Anna").moved) > 0 && number(row("Cora").moved) < 0);
        // The choice survives a restart, and the same switch takes it back.
        restart();
        home();
        tap("home.history");
        tap("history.tab.matches");
        tap("history.row.0");
        verify(!item("match.rated").on);
        tap("match.rated");
        tryVerify(() => item("match.rated").on);
        tap("history.tab.ratings");
        tryVerify(() => names().length === 3 && row("Anna").matches === 2);
        compare(names().map(name => row(name).moved + row(name).matches), before);
    }

    // Changes the winner of the older match to this seat by correcting its last deal.
    function correctOlder(seat: int) {
        tap("home.history");
        tap("history.tab.matches");
        tap("history.row.1");
        tap("match.continue");
        tap("pad.deals");
        tap("pad.deal.3");
        tap("pad.field." + seat);
        tap("pad.key.match");
        tap("pad.correct");
        tryVerify(() => !pad().correction.deal);
        home();
    }
    function test_aCorrectionIsReckonedAgainAndSaidSo() {
        switchOn();
        for (let i = 0; i < 2; ++i)
            eidex(["Anna", "Beat", "Cora"]);
        open();
        tryVerify(() => names().length === 3 && row("Anna").matches === 2);
        const before = row("Anna").text + " " + row("Anna").moved;
        home();
        correctOlder(1); // Beat won it after the correction
        open();
        tryVerify(() => names().length === 3 && row("Anna").matches === 2);
        verify(number(row("Anna").moved) < number(before.split(" ")[1]));
        home();
        correctOlder(0);
        open();
        tryVerify(() => names().length === 3 && row("Anna").matches === 2);
        compare(row("Anna").text + " " + row("Anna").moved, before);
        tap("history.tab.players");
        tryVerify(() => seen("player.change.1") !== null);
        const lines = [item("player.change.0").modelData.line, item("player.change.1").modelData.line];
        verify(lines.some(line => line.includes("corrected on")), lines.join(" / "));
        verify(lines.some(line => !line.includes("corrected on")), lines.join(" / "));
        tap("player.change." + lines.findIndex(line => line.includes("corrected on")));
        tryVerify(() => seen("why.corrected") !== null);
        verify(item("why.corrected").bold.startsWith("Corrected on"));
    }

    function test_whoWishesNone() {
        switchOn();
        six();
        open();
        tryVerify(() => names().length === 4);
        const anna = row("Anna").text;
        home();
        tap("home.settings");
        tap("settings.people");
        tap("people.row.Beat");
        verify(item("people.rated").on);
        tap("people.rated");
        tryVerify(() => !item("people.rated").on);
        home();
        open();
        tryVerify(() => names().length === 3);
        compare(row("Beat"), null);
        compare(row("Anna").text, anna); // others keep what they won against Beat
        compare(item("ratings.notListed").text, "One person has opted out of ratings and is not listed.");
        home();
        tap("home.history");
        tap("history.tab.players");
        for (let i = 0; i < 4; ++i)
            if (item("history.player." + i).title === "Beat")
                tap("history.player." + i);
        tryVerify(() => seen("player.rating.none") !== null);
        compare(item("player.rating.none").text, "Beat has opted out of ratings. Change this in Settings → People.");
        compare(seen("player.rating.number"), null);
        // The reasons of another player still list each opponent, but without such numbers.
        for (let i = 0; i < 4; ++i)
            if (item("history.player." + i).title === "Anna")
                tap("history.player." + i);
        tap("player.change.0");
        tryVerify(() => seen("why.sum") !== null);
        verify(item("why.pair.0").pair.title !== "");
        home();
        tap("home.settings");
        tap("settings.people");
        tap("people.row.Beat");
        tap("people.rated");
        tryVerify(() => item("people.rated").on);
        home();
        open();
        tryVerify(() => names().length === 4);
        compare(seen("ratings.notListed"), null);
    }

    function test_theReportOfASeason() {
        six();
        const year = String(new Date().getFullYear());
        app.goTo("Report", {kind: "season", subject: year});
        verify(!item("report.text").plainText.includes("Ratings"));
        home();
        switchOn();
        app.goTo("Report", {kind: "season", subject: year});
        verify(item("report.text").plainText.includes("Ratings"));
    }

    // The pad, the new match, and the board show no ratings.
    function test_neverWhereItIsPlayed() {
        switchOn();
        eidex(["Anna", "Beat", "Cora"]);
        const said = thing => {
            if (!thing.visible)
                return "";
            let text = typeof thing.text === "string" ? thing.text + " " : "";
            for (let i = 0; i < thing.children.length; ++i)
                text += said(thing.children[i]);
            return text;
        };
        const silent = () => verify(!/rating|\d\d[.,]\d\d/i.test(said(app.contentItem)), said(app.contentItem));
        silent();
        tap("home.newMatch");
        for (const name of ["Anna", "Beat", "Cora"])
            addPlayer(name);
        if (seen("newMatch.name.done"))
            tap("newMatch.name.done");
        silent();
        tap("newMatch.start");
        item("pad.card.S9");
        silent();
    }
}
