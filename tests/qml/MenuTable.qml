import QtQuick
import QtTest
import Tafel.App
import Tafel.Ui

// Opens menus and dialogs by taps, chooses every entry, and records which dialogs were open. The list comes from the
// sources, so that a dialog or entry without a test fails.
CustomGameTable {
    id: menus

    property var known: null // see Files.dialogs
    property var opened: ({}) // "PadMenu" or "ScorePadScreen/TDialog" → the titles that were seen

    // tst_menus opens the menus that need a match; tst_dialogs opens all others, including new ones.
    readonly property var ofAMatch: ["RejectDealPanel", "AveragesSection/ChartMenu", "ClauseSheet", "ScoreChartSheet/ChartMenu", "DealerPopup", "DealsPopup", "ExtrasPopup", "FilterPanel", "PadMenu", "PlayedContractsPopup",
        "PowersPopup", "ReasonsPopup", "RecorderPowers", "RecorderScreen/Popup", "ReportMenu", "ScorePadScreen/TDialog", "WhyPanel"]
    readonly property var three: ["Anna", "Beat", "Cora"]

    function init() {
        if (known === null)
            known = files.dialogs();
        file = testFolder + "/menus-" + Math.random() + ".db";
        start();
        standIn.takePlace(session, testFolder + "/stand-in-" + Math.random());
    }
    function cleanup() {
        session.preferences.textSize = 100;
        stop();
    }

    // ---- Open dialogs and their entries

    function kindOf(thing: Item): string {
        const name = String(thing).split(/_QML|\(/)[0];
        return known.components[name] || name;
    }
    function nameOf(dialog: Item): string {
        const kind = kindOf(dialog);
        if (!["Popup", "TDialog", "ChartMenu"].includes(kind))
            return kind;
        for (let around = dialog.parent; around; around = around.parent)
            if (known.owners.includes(kindOf(around)))
                return kindOf(around) + "/" + kind;
        return kind;
    }
    // Returns the open dialog of that name and records every dialog that is open.
    function dialog(name: string): Item {
        let found = null;
        for (const each of sight.ofTypes(app, known.kinds.concat(Object.keys(known.components)))) {
            if (!known.kinds.includes(kindOf(each)) || kindOf(each) === "ChartMenu" && !each.open)
                continue;
            const which = nameOf(each), title = each.title || "";
            opened[which] = opened[which] || [];
            if (!opened[which].includes(title))
                opened[which].push(title);
            if (which === name)
                found = each;
        }
        return found;
    }
    function wanted(name: string): Item {
        for (let tries = 0; tries < 300 && dialog(name) === null; ++tries)
            wait(10);
        verify(dialog(name) !== null, `${name} does not open`);
        frame();
        return dialog(name);
    }
    function addEntries(thing: Item, list: var) {
        if (!thing.visible)
            return;
        if (thing.activate !== undefined && thing.tapped !== undefined && thing.objectName !== "" && !list.includes(thing.objectName))
            list.push(thing.objectName);
        for (let i = 0; i < thing.children.length; ++i)
            addEntries(thing.children[i], list);
    }
    function leave(name: string) {
        for (let tries = 0; tries < 5 && dialog(name) !== null; ++tries)
            keyClick(Qt.Key_Escape);
        tryVerify(() => dialog(name) === null, 2000, `${name} does not close`);
    }
    // Opens the dialog once for each of its entries and chooses the entry. `entries` maps the name of an entry, or
    // the start of several names and a star, to a check of the result. An entry without a name or without a check fails the test.
    function chooses(name: string, open: var, entries: var) {
        open();
        const names = [];
        addEntries(wanted(name), names);
        const check = entry => entries[entry]
            || entries[Object.keys(entries).find(key => key.endsWith("*") && entry.startsWith(key.slice(0, -1)))];
        compare(names.filter(entry => !check(entry)).join(" "), "", `${name} has entries that nobody tries`);
        for (const key in entries)
            verify(names.some(entry => entry === key || key.endsWith("*") && entry.startsWith(key.slice(0, -1))), `${name} has no ${key}`);
        for (const entry of names) {
            if (dialog(name) === null) {
                open();
                wanted(name);
            }
            tap(entry);
            check(entry)(entry);
        }
        if (dialog(name) !== null)
            leave(name);
    }
    function closes(name: string): var {
        return () => tryVerify(() => dialog(name) === null, 2000, `${name} does not close`);
    }
    function last(entry: string): string {
        return entry.slice(entry.lastIndexOf(".") + 1);
    }
    function back() {
        keyClick(Qt.Key_Escape);
    }
    // Types on the keyboard of the app and checks the text of the line.
    function writes(line: string): var {
        return entry => {
            const key = last(entry), text = item(line).text;
            if (key.length === 1)
                verify(text.toLowerCase().endsWith(key), `${key} writes ${text}`);
        };
    }

    function putOnTable() {
        newMatch(three, ["L9", "H10", "LK"], 7); // Laser, Kompass, Computer
        deal("S9", 80, 27);
        deal("H9", 60, 71);
    }

    function verifyAllWereOpened(mine: var) {
        verify(known.kinds.length > 25, "the sources are read");
        const forgotten = [];
        for (const kind of known.kinds)
            if (!["Popup", "TDialog", "ChartMenu"].includes(kind) && mine(kind) && !opened[kind])
                forgotten.push(kind);
        for (const place in known.places)
            if (mine(place) && (opened[place] || []).length < known.places[place])
                forgotten.push(`${place} (${(opened[place] || []).length} of ${known.places[place]})`);
        compare(forgotten.join(", "), "");
    }
}
