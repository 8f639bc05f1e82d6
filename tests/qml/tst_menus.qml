import QtQuick
import QtTest
import Tafel.App
import Tafel.Ui

// Every menu and dialog of the app is opened by taps, every entry is chosen, and what it promises happens. Which ones
// there are the sources say: one that is forgotten here fails the last test, an entry that is forgotten its own.
ContractTable {
    id: menus

    name: "Menus"

    property var known: null // see Files.dialogs
    property var opened: ({}) // "PadMenu", "ScorePadScreen/TDialog" → the titles that were seen

    readonly property var three: ["Anna", "Beat", "Cora"]

    function init() {
        if (known === null)
            known = files.dialogs();
        file = testFolder + "/menus-" + Math.random() + ".db";
        start();
    }
    function cleanup() {
        session.preferences.textSize = 100;
        stop();
    }

    // ---- What is open, and what can be chosen in it

    function kindOf(thing: Item): string {
        return String(thing).split(/_QML|\(/)[0];
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
    function collect(thing: Item, list: var) {
        if (!thing.visible)
            return;
        if (known.kinds.includes(kindOf(thing)) && (kindOf(thing) !== "ChartMenu" || thing.open))
            list.push(thing);
        for (let i = 0; i < thing.children.length; ++i)
            collect(thing.children[i], list);
    }
    // The dialog of that name that is open; each that is seen on the way is noted.
    function dialog(name: string): Item {
        const list = [];
        collect(app.contentItem, list);
        let found = null;
        for (const each of list) {
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
        wait(220); // what has just come does not listen at once
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
    // Opens it for each of its entries and chooses it. `entries`: by its name, or by the beginning of several names and
    // a star, what has happened then. An entry that is not there or not named is a fault.
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
    // Keys of the keyboard write what stands on them.
    function writes(line: string): var {
        return entry => {
            const key = last(entry), text = item(line).text;
            if (key.length === 1)
                verify(text.toLowerCase().endsWith(key), `${key} writes ${text}`);
        };
    }

    // ---- The score pad

    function putOnTable() {
        newMatch(three, ["L9", "H10", "LK"], 7); // Laser, Kompass, Computer
        deal("S9", 80, 27);
        deal("H9", 60, 71);
    }
    function openMenu() {
        if (pad().card === "")
            tap("pad.card.S9");
        tap("pad.menu");
    }

    function test_padMenu() {
        putOnTable();
        chooses("PadMenu", openMenu, {
            "pad.menu.undo": () => compare(pad().deals.length, 1),
            "pad.redo": () => compare(pad().deals.length, 2),
            "pad.menu.correct": () => {
                wanted("DealsPopup");
                leave("DealsPopup");
            },
            "pad.record": () => {
                item("recorder.headline");
                back();
                item("pad.menu");
            },
            "pad.clear": () => compare(pad().card, ""),
            "pad.setAside": () => {
                wanted("ScorePadScreen/TDialog");
                tap("dialog.leave");
                gone("dialog.leave");
            },
            "pad.rules": () => {
                item("rulebook.search");
                back();
                item("pad.menu");
            },
            "pad.settings": () => {
                item("settings.people");
                back();
                item("pad.menu");
            }
        });
        chooses("DealsPopup", () => {
            tap("pad.menu");
            tapAfterAMoment("pad.menu.correct");
        }, {
            "pad.deal.*": entry => {
                compare(pad().correcting, Number(last(entry)));
                tap("pad.leave");
                compare(pad().correcting, 0);
            },
            "pad.deals.close": closes("DealsPopup")
        });
    }

    function test_padDialogs() {
        putOnTable();
        tap("pad.card.S9");
        tap("pad.menu");
        tapAfterAMoment("pad.record");
        play(["L6"]);
        back();
        chooses("ScorePadScreen/TDialog", () => tap("pad.recording.giveUp"), {
            "dialog.leave": () => verify(pad().recording),
            "dialog.verb": () => verify(!pad().recording)
        });
        chooses("ScorePadScreen/TDialog", () => {
            if (seen("home.newMatch"))
                return;
            tap("pad.menu");
            tapAfterAMoment("pad.setAside");
        }, {
            "dialog.leave": () => verify(pad().open),
            "dialog.verb": () => {
                item("home.newMatch");
                verify(!pad().open);
            }
        });
    }
    function play(cards: var) {
        for (const card of cards)
            tap("recorder.card." + card);
    }

    function correctFirst() {
        if (pad().correcting === 0) {
            tap("pad.deals");
            tapAfterAMoment("pad.deal.1");
            tap("pad.field.0");
            digits(40);
            tap("pad.field.1");
            digits(67);
        }
        tap("pad.correction.why");
    }
    function test_whyADealIsCorrected() {
        putOnTable();
        chooses("WhyPanel", correctFirst, {
            "pad.why.key.*": writes("pad.why.text"),
            "pad.why.close": closes("WhyPanel"),
            "pad.why.done": () => verify(pad().correctionReason.length > 0)
        });
        correctFirst();
        item("pad.why.text").selectAll();
        for (const letter of "miscounted")
            keyClick(letter);
        tapAfterAMoment("pad.why.done");
        closes("WhyPanel")();
        compare(item("pad.correction.why").text, "miscounted");
        tapAfterAMoment("pad.correct");
        compare(pad().correcting, 0);
        back();
        tap("home.history");
        tap("history.row.0");
        compare(item("match.deal.1").modelData.correction.reason, "miscounted");
    }

    function test_padAtVeryLargeText() {
        session.preferences.textSize = 200;
        newMatch(three, ["L9", "H10", "LK"], 7);
        tap("pad.card.S9");
        chooses("PowersPopup", () => tap("pad.powers"), {
            "pad.power.*": entry => verify(pad().seats[Number(last(entry)[0])].view.powerOn || entry.startsWith("pad.power.2")),
            "pad.powers.close": closes("PowersPopup")
        });
        tap("pad.field.0");
        digits(80);
        tap("pad.field.1");
        digits(27);
        chooses("ReasonsPopup", () => tap("pad.why"), {
            "pad.reason.*": () => {
                item("clause.close");
                tapAfterAMoment("clause.close");
                gone("clause.close");
            },
            "pad.reasons.close": closes("ReasonsPopup")
        });
    }

    function test_clause() {
        putOnTable();
        tap("pad.card.S9");
        digits(80);
        tap("pad.field.1");
        digits(27);
        chooses("ClauseSheet", () => tap("pad.reason.0"), {
            "clause.close": closes("ClauseSheet"),
            "clause.rulebook": () => {
                item("rulebook.id");
                back();
                item("pad.menu");
            }
        });
    }

    // ---- The recorder

    function record(characters: var) {
        newMatch(three, characters, 7);
        tap("pad.menu");
        tapAfterAMoment("pad.record");
        item("recorder.headline");
    }
    function test_recorderPowers() {
        record(["L9", "H10", "LK"]);
        play(["H7"]);
        chooses("RecorderPowers", () => tap("recorder.usePower"), {
            // Asks on, is used, or says why not.
            "recorder.power.*": entry => {
                wait(50);
                const powers = dialog("RecorderPowers");
                verify(powers === null || powers.asks || seen("clause.close") !== null, entry);
                if (seen("clause.close")) {
                    tapAfterAMoment("clause.close");
                    gone("clause.close");
                } else if (powers !== null) {
                    leave("RecorderPowers");
                }
            },
            "recorder.powers.close": closes("RecorderPowers")
        });
    }
    function revoke() {
        record(["H8", "LQ", "RK"]);
        play(["H9"]);
        tap("recorder.allFaceDown");
        play(["R7", "R6", "L6", "R8", "R9", "RA"]); // Anna has not followed
        item("recorder.revoke");
    }
    function test_revokes() {
        revoke();
        chooses("RecorderScreen/Popup", () => {
            if (seen("recorder.headline") === null) { // the recording was given up
                tap("pad.menu");
                tapAfterAMoment("pad.record");
            }
            if (seen("recorder.revoke") === null) { // taken back, or the deal begins anew
                for (let undone = 0; seen("recorder.redo") !== null && undone < 20; ++undone)
                    tap("recorder.redo");
                if (seen("recorder.revoke") === null) {
                    if (seen("recorder.card.H9") !== null && pad().card === "")
                        play(["H9"]);
                    tap("recorder.allFaceDown");
                    play(["R7", "R6", "L6", "R8", "R9", "RA"]);
                }
            }
            tap("recorder.revoke");
        }, {
            "recorder.revokes.0": () => {
                tapAfterAMoment("clause.close");
                gone("clause.close");
            },
            "recorder.revokes.close": closes("RecorderScreen/Popup"),
            "recorder.way.rule": () => {
                item("clause.close");
                tapAfterAMoment("clause.close");
                gone("clause.close");
            },
            "recorder.way.take-back": () => {
                gone("recorder.revoke");
                compare(item("recorder.headline").text, "Trick 1: Anna plays");
            },
            "recorder.way.stand": () => {
                compare(item("recorder.revoke").first.effect, "it counts as it was played");
                closes("RecorderScreen/Popup")();
                back(); // the house rule as it was
                tap("pad.undo");
                tap("pad.menu");
                tapAfterAMoment("pad.record");
            },
            "recorder.way.annul": () => {
                item("pad.menu");
                verify(!pad().recording);
                compare(pad().dealNumber, 1);
            },
            "recorder.way.points": () => {
                item("pad.field.0");
                verify(!pad().recording);
                compare(pad().card, "H9");
            }
        });
    }

    // ---- The history

    function test_reportMenu() {
        putOnTable();
        back();
        for (const open of [() => tap("home.history"), () => app.goTo("Match", {matchId: pad().matchId})]) {
            open();
            if (seen("history.row.0"))
                tap("history.row.0");
            chooses("ReportMenu", () => {
                if (seen("history.row.0") && !seen("match.reports"))
                    tap("history.row.0");
                tap("match.reports");
            }, {
                "match.report.match": () => {
                    verify(item("report.text").plainText.includes("Standing"));
                    back();
                },
                "match.report.quick-sheet": () => {
                    verify(item("report.text").plainText.includes("Laser"));
                    back();
                },
                "match.report.evening": () => {
                    verify(item("report.text").plainText.includes("Cosmic Eidex"));
                    back();
                },
                "close": closes("ReportMenu")
            });
            back();
            item("home.history");
        }
    }
    function saved(names: string): var {
        return entry => {
            if (last(entry) === "save")
                return compare(dialog(names === "match.chart" ? "CourseSheet/ChartMenu" : "AveragesPart/ChartMenu"), null);
            const name = item(names + ".saved").text;
            verify(name.endsWith("." + last(entry)) && files.exists(name), name);
            item(names + ".saved").hide();
        };
    }
    function test_chartMenus() {
        putOnTable();
        back();
        tap("home.history");
        tap("history.row.0");
        chooses("CourseSheet/ChartMenu", () => tap("match.chart.save"), {"match.chart.*": saved("match.chart")});
        back();
        begin("king-louis", four, {});
        const due = pad().measure.contract;
        verify(due !== "");
        counts([4, 2, 1]);
        enter();
        back();
        tap("home.history");
        tap("history.row.0");
        tap("match.tab.averages");
        chooses("AveragesPart/ChartMenu", () => tap("match.averages.save"), {"match.averages.*": saved("match.averages")});
    }
    function test_filter() {
        putOnTable();
        back();
        tap("home.history");
        const chosen = entry => {
            if (last(entry) !== "more")
                verify(item(entry).checked, entry);
        };
        chooses("FilterPanel", () => tap("history.filter"), {
            "filter.period.*": chosen,
            "filter.game.*": chosen,
            "filter.edition.*": chosen,
            "filter.player.*": chosen,
            "history.filter.close": closes("FilterPanel")
        });
        item("history.chip.player");
        tap("history.clearAll");
        tap("history.filter");
        tapAfterAMoment("filter.period.range");
        for (const end of ["from", "to"])
            for (const part of ["month", "year"])
                for (const step of ["minus", "plus"]) {
                    const name = `filter.${end}.${part}`, panel = dialog("FilterPanel"), month = end + "Month";
                    const before = panel.filter[month];
                    tap(`${name}.${step}`);
                    const change = panel.filter[month] - before;
                    // At the end of a year the month stays.
                    verify(change === (step === "plus" ? 1 : -1) * (part === "year" ? 12 : 1) || part === "month" && change === 0, name);
                }
        leave("FilterPanel");
    }

    // ---- A new match

    function shownOption(name: string): var {
        return dialog("OptionPanel").option[name];
    }
    function test_newMatchGamesAndPeople() {
        tap("home.newMatch");
        chooses("GamePanel", () => tap("newMatch.game"), {
            "newMatch.game.*": entry => {
                if (last(entry) !== "close") {
                    closes("GamePanel")();
                    compare(item("newMatch.game").game.id, last(entry));
                } else {
                    closes("GamePanel")();
                }
            }
        });
        tap("newMatch.game");
        tapAfterAMoment("newMatch.game.cosmic-eidex");
        closes("GamePanel")();
        chooses("PersonPanel", () => tap("newMatch.addPlayer"), {
            "back": closes("PersonPanel"),
            "newMatch.nameAdd": () => compare(item("newMatch.problem").text !== "" || seen("newMatch.problem") === null, true),
            "key.*": entry => {
                if (last(entry).length === 1)
                    verify(item("newMatch.name").text.toLowerCase().endsWith(last(entry)));
            },
            "newMatch.nameDone": () => item("newMatch.seat.0")
        });
        tap("newMatch.remove.0");
        for (const name of three)
            addPlayer(name);
        chooses("DrawPanel", () => tap("newMatch.draw"), {
            "newMatch.drawTap": () => {
                for (let person = 1; person < 3; ++person)
                    tap("newMatch.drawTap");
                closes("DrawPanel")();
                item("newMatch.seed");
            },
            "newMatch.draw.close": closes("DrawPanel")
        });
        if (seen("newMatch.clear"))
            tap("newMatch.clear");
        chooses("CharacterPanel", () => tap("newMatch.character.0"), {
            "newMatch.choose.seat.*": entry => {
                compare(dialog("CharacterPanel").seat, Number(last(entry)));
                tap("newMatch.choose.seat.0");
            },
            "newMatch.card.*": entry => {
                closes("CharacterPanel")();
                verify(item("newMatch.character.0").visible);
            },
            "newMatch.choose.next": closes("CharacterPanel"),
            "newMatch.choose.close": closes("CharacterPanel")
        });
    }
    function test_newMatchRules() {
        tap("home.newMatch");
        for (const name of three)
            addPlayer(name);
        chooses("OptionPanel", () => tap("newMatch.option.target.change"), {
            "newMatch.option.target.minus": () => compare(shownOption("value"), 6),
            "newMatch.option.target.plus": () => compare(shownOption("value"), 7),
            "newMatch.option.close": closes("OptionPanel"),
            "newMatch.option.done": closes("OptionPanel")
        });
        const open = () => tap("newMatch.option.exactly_100.change");
        chooses("OptionPanel", open, {
            "newMatch.option.exactly_100.*": entry => {
                closes("OptionPanel")();
                open();
                wanted("OptionPanel");
                verify(item(entry).checked);
                leave("OptionPanel");
            },
            "newMatch.option.close": closes("OptionPanel")
        });
        tap("newMatch.game");
        tapAfterAMoment("newMatch.game.lorum");
        closes("GamePanel")();
        chooses("ReplacePanel", () => tap("newMatch.option.replace.change"), {
            "newMatch.option.replace.of.*": entry => {
                const of = Number(last(entry));
                compare(dialog("ReplacePanel").opened, of);
                const words = [];
                addEntries(dialog("ReplacePanel"), words);
                const word = words.find(each => /replace\.\d+$/.test(each) && item(each).possible);
                if (word !== undefined) {
                    tap(word);
                    compare(dialog("ReplacePanel").option.things[of].value, Number(last(word)));
                    tap(entry);
                    tap("newMatch.option.replace.none");
                    compare(dialog("ReplacePanel").option.things[of].value, -1);
                } else {
                    tap(entry);
                }
            },
            "newMatch.option.close": closes("ReplacePanel"),
            "newMatch.option.done": closes("ReplacePanel")
        });
    }

    // ---- The referee desk

    function test_deskGamesAndRules() {
        newMatch(three, ["RJ", "LJ", "LK"], 7);
        deal("S9", 80, 27);
        tap("pad.referee");
        chooses("DeskRules", () => tap("referee.rules"), {
            "referee.rule.*": entry => {
                wait(50);
                const parts = entry.split("."), rule = dialog("DeskRules").desk.houseRules.find(each => each.name === parts[2]);
                compare(rule.current, Number(parts[3]));
            },
            "referee.rules.close": closes("DeskRules")
        });
        chooses("DeskGameList", () => tap("referee.game"), {
            "referee.game.*": entry => {
                closes("DeskGameList")();
                compare(findChild(app, "referee.games").game, last(entry));
            },
            "referee.games.close": closes("DeskGameList")
        });
    }
    function test_deskRecord() {
        newMatch(three, ["RJ", "LJ", "LK"], 7);
        tap("pad.card.S9");
        tap("pad.referee");
        for (const card of ["H7", "SJ", "S8", "H10", "LA"])
            tap("referee.card." + card);
        tap("referee.hand.LA");
        chooses("DeskRecord", () => tapAfterAMoment("referee.record"), {
            "referee.asker.*": entry => compare(dialog("DeskRecord").asker, Number(last(entry))),
            "referee.ruled.*": entry => compare(dialog("DeskRecord").ruled, Number(last(entry))),
            "referee.rule.*": () => {},
            "referee.record.done": closes("DeskRecord"),
            "referee.record.close": closes("DeskRecord")
        });
        verify(pad().undoText !== "");
    }

    // ---- The rulebook

    function test_rulebookChoices() {
        tap("home.rulebook");
        chooses("ChoicePopup", () => tap("rulebook.scope.game"), {
            "rulebook.choice.*": entry => {
                closes("ChoicePopup")();
                verify(last(entry) === "close" || item("rulebook.rows").count < 420);
            }
        });
        tap("rulebook.scope.game");
        tapAfterAMoment("rulebook.choice.cosmic-eidex");
        closes("ChoicePopup")();
        const counts = [];
        chooses("ChoicePopup", () => tap("rulebook.edition"), {
            "rulebook.choice.*": () => {
                closes("ChoicePopup")();
                counts.push(item("rulebook.rows").count);
            }
        });
        verify(new Set(counts).size > 1, "each edition has its own clauses");
    }

    // ---- People and files

    function test_people() {
        putOnTable();
        back();
        tap("home.settings");
        tap("settings.people");
        tap("people.row.Anna");
        chooses("RenamePanel", () => tap("people.rename"), {
            "back": closes("RenamePanel"),
            "people.key.*": writes("people.newName"),
            "people.take": () => verify(seen("people.row.Anna") === null)
        });
        tap("people.undo");
        tap("people.row.Anna");
        tap("people.merge");
        leave("MergePanel/Popup");
        chooses("MergePanel/Popup", () => tap("people.merge"), {
            "people.other.*": () => {
                item("people.mergeEffect");
                tapAfterAMoment("dialog.leave");
                gone("people.mergeEffect");
            },
            "people.merge.close": closes("MergePanel/Popup")
        });
        // Another one, who sat at no table with her.
        back();
        back();
        newMatch(["Hanna", "Ida", "Jost"], [], 7);
        deal("S9", 80, 27);
        back();
        tap("home.settings");
        tap("settings.people");
        tap("people.row.Hanna");
        chooses("MergePanel/TDialog", () => {
            if (dialog("MergePanel/Popup") === null)
                tap("people.merge");
            tap("people.other.Anna");
        }, {
            "dialog.leave": closes("MergePanel/TDialog"),
            "dialog.verb": () => gone("people.row.Hanna")
        });
        tap("people.row.Ida");
        chooses("ForgetPanel/TDialog", () => tap("people.forget"), {
            "dialog.leave": closes("ForgetPanel/TDialog"),
            "dialog.verb": () => {
                verify(item("people.forgotten").text !== "");
                const done = wanted("ForgetPanel/TDialog");
                verify(done.verbText !== "");
                tap("dialog.verb");
                gone("people.row.Ida");
            }
        });
    }
    function test_files() {
        putOnTable();
        back();
        tap("home.settings");
        const open = job => () => {
            if (!seen("settings." + job))
                back();
            tap("settings." + job);
        };
        const written = () => {
            compare(item("file.result").kind, "yes");
            tap("file.done");
            closes("FilePanel")();
        };
        chooses("FilePanel", open("export"), {
            "back": closes("FilePanel"),
            "file.export": () => verify(item("file.target").text.endsWith(".tafel.jsonl")),
            "file.deals": () => verify(item("file.target").text.endsWith(".csv")),
            "file.write": written
        });
        tap("settings.export");
        tapAfterAMoment("file.export");
        tap("file.write");
        written();
        chooses("FilePanel", open("backup"), {"back": closes("FilePanel"), "file.write": written});
        chooses("FilePanel", open("import"), {
            "back": closes("FilePanel"),
            "file.*": () => {
                item("file.result");
                tap("file.done");
                closes("FilePanel")();
            }
        });
        chooses("FilePanel", open("restore"), {
            "back": closes("FilePanel"),
            "file.*": () => {
                item("file.asked");
                back();
                gone("file.asked");
            }
        });
        chooses("FilePanel/TDialog", () => {
            if (dialog("FilePanel") === null)
                tap("settings.restore");
            tap("file.0");
        }, {
            "dialog.leave": () => gone("file.asked"),
            "dialog.verb": () => compare(item("file.result").bold, "The backup is back: 1 match.")
        });
    }
    function test_fault() {
        putOnTable();
        stop();
        files.damage(file, []);
        start();
        chooses("FaultScreen/TDialog", () => tap("fault.recover"), {
            "dialog.leave": () => verify(seen("fault.result") === null),
            "dialog.verb": () => compare(item("fault.result").kind, "yes")
        });
    }

    // ---- A tournament

    function write(entry: string, text: string) {
        item(entry).takeFocus();
        for (const letter of text)
            keyClick(letter);
    }
    function test_tournament() {
        app.goTo("Tournaments", {});
        mouseClick(item("tournaments.empty").children[item("tournaments.empty").children.length - 1]);
        write("tournaments.name", "Club");
        tap("tournaments.name.done");
        tap("tournament.tab.people");
        tap("tournament.addPerson");
        for (const name of ["Anna", "Beat", "Cora", "Dani"]) {
            write("tournament.name", name);
            tap("tournament.name.add");
        }
        leave("NamePanel");
        chooses("NamePanel", () => tap("tournament.addPerson"), {
            "back": closes("NamePanel"),
            "key.*": writes("tournament.name"),
            "tournament.name.add": () => verify(item("tournament.name").text === "" || seen("tournament.name.problem") !== null),
            "tournament.name.done": closes("NamePanel")
        });
        tap("tournament.tab.rules");
        chooses("NamePanel", () => tap("tournament.rename"), {
            "back": closes("NamePanel"),
            "key.*": writes("tournament.newName"),
            "tournament.newName.done": () => {
                closes("NamePanel")();
                item("tournament.rename");
            }
        });
        chooses("RulesPanel", () => tap("tournament.changeRules"), {
            "back": closes("RulesPanel"),
            "tournament.rule.*": entry => compare(dialog("RulesPanel").rule, Number(last(entry))),
            "tournament.size.*": () => {},
            "tournament.prefer.*": entry => compare(dialog("RulesPanel").preferred, Number(last(entry))),
            "tournament.oneGame": () => tap("tournament.oneGame"),
            "tournament.game": () => {
                wanted("GamePanel");
                leave("GamePanel");
            },
            "newMatch.option.*": () => {
                wait(50);
                for (const panel of ["OptionPanel", "ReplacePanel"])
                    if (dialog(panel) !== null)
                        leave(panel);
            },
            "tournament.rulesDone": closes("RulesPanel")
        });
        tap("tournament.tab.rounds");
        tapAfterAMoment("tournament.draw");
        chooses("TournamentScreen/TDialog", () => tap("tournament.withdraw"), {
            "dialog.leave": () => item("tournament.withdraw"),
            "dialog.verb": () => gone("tournament.withdraw")
        });
        tap("tournament.tab.rules");
        chooses("TournamentScreen/TDialog", () => tap("tournament.close"), {
            "dialog.leave": () => item("tournament.close"),
            "dialog.verb": () => item("tournament.reopen")
        });
    }

    function test_zEveryMenuAndDialogOfTheSourcesWasOpened() {
        verify(known.kinds.length > 25, "the sources are read");
        const forgotten = [];
        for (const kind of known.kinds)
            if (!["Popup", "TDialog", "ChartMenu"].includes(kind) && !opened[kind])
                forgotten.push(kind);
        for (const place in known.places)
            if ((opened[place] || []).length < known.places[place])
                forgotten.push(`${place} (${(opened[place] || []).length} of ${known.places[place]})`);
        compare(forgotten.join(", "), "");
    }
}
