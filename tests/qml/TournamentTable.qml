import QtQuick
import QtTest

// The common parts of tests of tournaments.
Table {
    function write(entry: string, text: string) {
        item(entry).takeFocus();
        for (const letter of text)
            keyClick(letter);
    }
    function newTournament(name: string) {
        if (seen("tournaments.new"))
            tap("tournaments.new");
        else
            mouseClick(button(item("tournaments.empty")));
        write("tournaments.name", name);
        tap("tournaments.name.done");
        item("tournament.tab.people");
    }
    // The button of an empty state has no name of its own.
    function button(state: Item): Item {
        return state.children[state.children.length - 1];
    }
    function people(names: var) {
        tap("tournament.tab.people");
        tap("tournament.addPerson");
        for (const name of names) {
            write("tournament.name", name);
            tap("tournament.name.add");
        }
        tap("tournament.name.done");
        gone("tournament.name");
    }
    function rules(rule: int, sizes: var) {
        tap("tournament.tab.rules");
        tap("tournament.changeRules");
        tap("tournament.rule." + rule);
        for (const size of [3, 4, 5])
            if (item("tournament.size." + size).checked !== sizes.includes(size))
                tap("tournament.size." + size);
    }
    function keepRules() {
        tap("tournament.rulesDone");
        gone("tournament.rulesDone");
    }
    function draw() {
        tap("tournament.tab.rounds");
        const asks = seen("tournament.waiting") !== null;
        tap("tournament.draw");
        if (asks)
            tap("dialog.verb");
    }
    function view(): var {
        const body = item("tournament.tab.rounds").parent.parent;
        for (let i = 0; i < body.resources.length; ++i)
            if (body.resources[i].standing !== undefined)
                return body.resources[i];
        return null;
    }
}
