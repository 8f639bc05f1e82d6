import QtQuick
import QtTest
import Tafel.App

// A table for custom games: takes a game file in and puts a match of it on the table.
ContractTable {
    id: table

    property string folder: "" // where the files lie that are offered

    Component {
        id: ownSetup

        NewMatch { }
    }
    Component {
        id: ownList

        CustomGameList { }
    }

    // The document of one of the patterns.
    function pattern(name: string): var {
        const request = new XMLHttpRequest();
        request.open("GET", Qt.resolvedUrl("../../src/app/custom/patterns/" + name + ".game.json"), false);
        request.send();
        verify(request.responseText.length > 0, `there is no pattern ${name}`);
        return JSON.parse(request.responseText);
    }
    // Into the history, as the screens do it.
    function keep(document: var) {
        const name = testFolder + "/" + document.id + Math.random() + ".game.json";
        files.write(name, JSON.stringify(document));
        const list = ownList.createObject(table, {session: session}) as CustomGameList;
        list.inspect(name);
        compare(list.inspected.problem, "");
        verify(list.take());
        list.destroy();
    }
    // On the pad at once.
    function beginOwn(document: var, names: var) {
        keep(document);
        const match = ownSetup.createObject(table, {session: session}) as NewMatch;
        match.chooseGame("own:" + document.id);
        for (const name of names)
            compare(match.addPlayer(name), "");
        compare(match.game.id, "own:" + document.id);
        verify(match.whyNot === "", match.whyNot);
        verify(match.start());
        match.destroy();
        restart();
        item("pad.enter");
    }
    // Taps from here on are counted, the last one enters the deal.
    function taking(most: int, entry: var) {
        taps = 0;
        entry();
        enter();
        verify(taps <= most, `${taps} taps`);
    }
}
