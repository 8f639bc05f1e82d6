import QtQuick
import QtTest
import Tafel.App

// A test case for custom games: imports a game file and starts a match of it.
ContractTable {
    id: table

    property string folder: "" // folder with the offered files

    Component {
        id: ownSetup

        NewMatch { }
    }
    Component {
        id: ownList

        CustomGameList { }
    }

    function pattern(name: string): var {
        const request = new XMLHttpRequest();
        request.open("GET", Qt.resolvedUrl("../../src/app/custom/patterns/" + name + ".game.json"), false);
        request.send();
        verify(request.responseText.length > 0, `there is no pattern ${name}`);
        return JSON.parse(request.responseText);
    }
    // Imports the game as the screens do.
    function keep(document: var) {
        const name = testFolder + "/" + document.id + Math.random() + ".game.json";
        files.write(name, JSON.stringify(document));
        const list = ownList.createObject(table, {session: session}) as CustomGameList;
        list.inspect(name);
        compare(list.inspected.problem, "");
        verify(list.take());
        list.destroy();
    }
    // Starts a match of the game directly on the pad.
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
    // Enters the rest of the deal and checks that it takes at most `most` taps.
    function taking(most: int, entry: var) {
        taps = 0;
        entry();
        enter();
        verify(taps <= most, `${taps} taps`);
    }
}
