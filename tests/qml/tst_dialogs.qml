import QtQuick
import QtTest
import Tafel.Ui

// All menus and dialogs that tst_menus does not test: chooses every entry and checks its effect.
MenuTable {
    name: "Dialogs"

    // ---- A new match

    function shownNumber(): int {
        return dialog("OptionPanel").ask.number;
    }
    function ownGames() {
        if (seen("home.newMatch"))
            tap("home.newMatch");
        if (seen("newMatch.game"))
            tap("newMatch.game");
        tap("newMatch.games.own");
    }
    function test_gamesOfOnesOwn() {
        const folder = testFolder + "/own-" + Math.random();
        files.makeFolder(folder);
        session.preferences.saveFolder = folder;
        files.write(folder + "/hearts.game.json", JSON.stringify(pattern("hearts")));
        keep(pattern("tally"));
        ownGames();
        chooses("CustomFilePanel", () => {
            if (dialog("CustomFilePanel") === null)
                tap("ownGames.file");
        }, {
            "close": closes("CustomFilePanel"),
            "file.*": () => item("ownFile.take")
        });
        tap("ownGames.file");
        tap("file.0");
        tap("ownFile.other");
        item("file.0");
        leave("CustomFilePanel");
        if (seen("ownGames.file") === null)
            ownGames();
        chooses("CustomGamePanel", () => {
            if (seen("ownGame.tally") === null) {
                if (seen("ownGames.away") === null)
                    ownGames();
                else
                    tap("ownGames.away");
            }
            tap("ownGame.tally");
        }, {
            "close": closes("CustomGamePanel"),
            "ownGame.edit": () => {
                item("editor.step.0");
                back();
                ownGames();
            },
            "ownGame.save": () => compare(item("saved").kind, "yes"),
            "ownGame.code": () => item("ownGame.picture"),
            "ownGame.away": closes("CustomGamePanel")
        });
        session.preferences.saveFolder = "";
    }
    function test_editor() {
        ownGames();
        tap("ownGames.new");
        tap("pattern.hearts");
        chooses("CustomTextPanel", () => tap("ask/name/en"), {
            "back": closes("CustomTextPanel"),
            "editor.textDone": closes("CustomTextPanel"),
            "key.*": entry => {
                if (last(entry).length === 1)
                    verify(item("editor.text").text.toLowerCase().endsWith(last(entry)));
            }
        });
        tap("editor.step.2");
        chooses("NumberPanel", () => tap("ask/end/target"), {
            "close": closes("NumberPanel"),
            "editor.key.*": entry => {
                if (last(entry) >= "0" && last(entry) <= "9" && last(entry).length === 1) {
                    verify(item("editor.typed").text.endsWith(last(entry)));
                    tap("editor.key.back");
                }
            },
            "editor.numberDone": () => { // not before a digit is typed
                tap("editor.key.5");
                tap("editor.numberDone");
                closes("NumberPanel")();
            }
        });
        tap("editor.step.1");
        chooses("CustomCardsPanel", () => tap("add/contracts/0/score/cards"), {
            "close": closes("CustomCardsPanel"),
            "editor.cardsDone": closes("CustomCardsPanel"),
            "editor.card.*": entry => verify(item(entry).checked)
        });
        tap("editor.step.2");
        chooses("CustomGameEditorScreen/TDialog", () => tap("editor.discard"), {
            "dialog.leave": () => item("editor.discard"),
            "dialog.verb": () => item("newMatch.game")
        });
    }
    function test_newMatchGamesAndPeople() {
        tap("home.newMatch");
        chooses("GamePanel", () => tap("newMatch.game"), {
            "newMatch.games.*": entry => {
                verify(item(entry).chosen);
                tap("newMatch.games.all");
            },
            "newMatch.game.*": entry => {
                closes("GamePanel")();
                compare(item("newMatch.game").game.id, last(entry));
            },
            "close": closes("GamePanel")
        });
        tap("newMatch.game");
        tap("newMatch.game.cosmic-eidex");
        closes("GamePanel")();
        chooses("NameEntryPanel", () => tap("newMatch.addPlayer"), {
            "back": closes("NameEntryPanel"),
            "newMatch.name.add": () => compare(item("whyNot").text, "A name is missing."),
            "key.*": entry => {
                if (last(entry).length === 1)
                    verify(item("newMatch.name").text.toLowerCase().endsWith(last(entry)));
            },
            "newMatch.name.done": () => item("newMatch.seat.0") // the typed name has a seat
        });
        while (seen("newMatch.remove.1") !== null)
            tap("newMatch.remove.1");
        tap("newMatch.addPlayer");
        const name = item("newMatch.seat.0").modelData.name;
        chooses("SamePersonDialog", () => {
            item("newMatch.name").text = seen("newMatch.remove.1") === null ? name.toUpperCase() : name.toLowerCase();
            tap("newMatch.name.add");
        }, {
            "dialog.verb": () => compare(dialog("SamePersonDialog").verbWhyNot, name + " is already seated."),
            "dialog.other": closes("SamePersonDialog"),
            "dialog.back": closes("SamePersonDialog")
        });
        back();
        tap("newMatch.remove.1");
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
            "close": closes("DrawPanel")
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
            "close": closes("CharacterPanel")
        });
        chooses("NewMatchScreen/TDialog", () => tap("newMatch.afresh"), {
            "dialog.leave": () => item("newMatch.seat.0"),
            "dialog.verb": () => gone("newMatch.seat.0")
        });
    }
    function test_newMatchRules() {
        tap("home.newMatch");
        for (const name of three)
            addPlayer(name);
        chooses("OptionPanel", () => tap("newMatch.option.target.change"), {
            "newMatch.option.target.minus": () => compare(shownNumber(), 6),
            "newMatch.option.target.plus": () => compare(shownNumber(), 7),
            "close": closes("OptionPanel"),
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
            "newMatch.option.done": closes("OptionPanel"),
            "close": closes("OptionPanel")
        });
        tap("newMatch.game");
        tap("newMatch.game.lorum");
        closes("GamePanel")();
        chooses("OptionPanel", () => tap("newMatch.option.replace.change"), {
            "newMatch.option.replace.of.*": entry => {
                const of = Number(last(entry));
                compare(dialog("OptionPanel").opened, of);
                const words = [];
                addEntries(dialog("OptionPanel"), words);
                const word = words.find(each => /replace\.\d+$/.test(each) && item(each).possible);
                if (word !== undefined) {
                    tap(word);
                    verify(dialog("OptionPanel").option.asks[of].options[last(word)].on);
                    tap(entry);
                    tap("newMatch.option.replace.none");
                    verify(!dialog("OptionPanel").option.asks[of].said);
                } else {
                    tap(entry);
                }
            },
            "close": closes("OptionPanel"),
            "newMatch.option.done": closes("OptionPanel")
        });
    }

    // ---- The club's archive

    function test_clubArchive() {
        stop();
        file = testFolder + "/dialogs-" + Math.random() + ".db";
        club.waits(file, 0);
        start();
        item("pad.menu");
        back();
        tap("home.settings");
        tap("settings.club");
        chooses("ClubScreen/TDialog", () => tap("club.leave"), {
            "dialog.leave": closes("ClubScreen/TDialog"),
            "dialog.verb": () => item("club.empty")
        });
    }

    // ---- The referee desk

    function test_deskGamesAndRules() {
        newMatch(three, ["RJ", "LJ", "LK"], 7);
        deal("S9", 80, 27);
        tap("pad.referee");
        chooses("RefereeScreen/Popup", () => tap("referee.rules"), {
            "referee./options/*": entry => {
                wait(50);
                const rule = findChild(app, "referee.desk").houseRules.find(each => entry.startsWith(`referee.${each.path}.`));
                verify(rule.options[last(entry)].on);
            },
            "close": closes("RefereeScreen/Popup")
        });
        chooses("ChoicePopup", () => tap("referee.game"), {
            "referee.game.*": entry => {
                closes("ChoicePopup")();
                compare(findChild(app, "referee.games").game, last(entry));
            },
            "close": closes("ChoicePopup")
        });
    }
    function test_deskRecord() {
        newMatch(three, ["RJ", "LJ", "LK"], 7);
        tap("pad.card.S9");
        tap("pad.referee");
        for (const card of ["H7", "SJ", "S8", "H10", "LA"])
            tap("referee.card." + card);
        tap("referee.hand.LA");
        chooses("DeskRecord", () => tap("referee.record"), {
            "referee.asker.*": entry => verify(dialog("DeskRecord").desk.recordAsks[0].options[last(entry)].on),
            "referee.ruled.*": entry => verify(dialog("DeskRecord").desk.recordAsks[1].options[last(entry)].on),
            "referee.record.done": closes("DeskRecord"),
            "close": closes("DeskRecord")
        });
        verify(pad().table.undoText !== "");
    }

    // ---- The rulebook

    function test_rulebookChoices() {
        tap("home.rulebook");
        chooses("ChoicePopup", () => tap("rulebook.scope.game"), {
            "rulebook.choice.*": () => {
                closes("ChoicePopup")();
                verify(item("rulebook.rows").count < 420);
            },
            "close": closes("ChoicePopup")
        });
        tap("rulebook.scope.game");
        tap("rulebook.choice.cosmic-eidex");
        closes("ChoicePopup")();
        const counts = [];
        const counted = () => {
            closes("ChoicePopup")();
            counts.push(item("rulebook.rows").count);
        };
        chooses("ChoicePopup", () => tap("rulebook.edition"), {"rulebook.choice.*": counted, "close": counted});
        verify(new Set(counts).size > 1, "each edition has its own clauses");
    }

    // ---- People and files

    function test_people() {
        putOnTable();
        back();
        tap("home.settings");
        tap("settings.people");
        tap("people.row.Anna");
        chooses("NameEntryPanel", () => tap("people.rename"), {
            "back": closes("NameEntryPanel"),
            "key.*": writes("people.newName"),
            "people.newName.done": () => tryVerify(() => seen("people.row.Anna") === null)
        });
        tap("people.undo");
        tap("people.row.Anna");
        tap("people.merge");
        leave("MergePanel");
        chooses("MergePanel", () => tap("people.merge"), {
            "people.other.*": () => {
                item("people.mergeEffect");
                tap("dialog.leave");
                gone("people.mergeEffect");
            },
            "close": closes("MergePanel")
        });
        // A second player who never played with her.
        back();
        back();
        newMatch(["Hanna", "Ida", "Jost"], [], 7);
        deal("S9", 80, 27);
        back();
        tap("home.settings");
        tap("settings.people");
        tap("people.row.Hanna");
        chooses("MergePanel/TDialog", () => {
            if (dialog("MergePanel") === null)
                tap("people.merge");
            tap("people.other.Anna");
        }, {
            "dialog.leave": closes("MergePanel/TDialog"),
            "dialog.verb": () => gone("people.row.Hanna")
        });
        tap("people.row.Ida");
        chooses("ErasePanel", () => tap("people.forget"), {
            "dialog.leave": closes("ErasePanel"),
            "dialog.verb": () => {
                verify(item("people.forgotten").text !== "");
                const done = wanted("ErasePanel");
                compare(done.verbText, "Done");
                verify(!done.grave);
                tap("dialog.verb");
                gone("people.row.Ida");
            }
        });
    }
    function test_peopleWhoMayBeOne() {
        putOnTable();
        back();
        newMatch(["Anna Meier", "Ida", "Jost"], [], 7);
        deal("S9", 80, 27);
        back();
        tap("home.settings");
        tap("settings.people");
        const panel = "DuplicateSuggestionsPanel";
        chooses(panel, () => tap("people.perhaps"), {
            "close": closes(panel),
            // The panel stays open until the people are merged.
            "people.stays.*": () => verify(dialog(panel) !== null),
            "people.perhaps.one": () => {
                tap("people.stays.Anna Meier");
                gone("people.row.Anna");
                tap("people.undo");
            },
            "people.perhaps.two": () => {
                gone("people.perhaps");
                tap("people.undo");
            },
            "people.perhaps.later": () => gone("people.perhaps")
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
            compare(item("saved").kind, "yes");
            tap("file.done");
            closes("FileTransferPanel")();
        };
        const where = () => {
            item("place.0");
            back();
            gone("place.0");
        };
        chooses("FileTransferPanel", open("export"), {
            "back": closes("FileTransferPanel"),
            "file.place": where,
            "file.export": () => verify(item("file.target").text.endsWith(".tafel.jsonl")),
            "file.deals": () => verify(item("file.target").text.endsWith(".csv")),
            "file.write": written
        });
        tap("settings.export");
        tap("file.export");
        tap("file.write");
        written();
        chooses("FileTransferPanel", open("backup"), {"back": closes("FileTransferPanel"), "file.place": where, "file.write": written});
        chooses("SaveLocationPanel", () => {
            if (dialog("FileTransferPanel") === null)
                tap("settings.backup");
            tap("file.place");
        }, {
            "close": closes("SaveLocationPanel"),
            "place.*": () => {
                item("place.take");
                back();
                closes("SaveLocationPanel")();
            }
        });
        back();
        closes("FileTransferPanel")();
        chooses("FileTransferPanel", open("import"), {
            "back": closes("FileTransferPanel"),
            "file.*": () => {
                item("saved");
                tap("file.done");
                closes("FileTransferPanel")();
            }
        });
        chooses("FileTransferPanel", open("restore"), {
            "back": closes("FileTransferPanel"),
            "file.*": () => {
                item("file.asked");
                back();
                gone("file.asked");
            }
        });
        chooses("FileTransferPanel/TDialog", () => {
            if (dialog("FileTransferPanel") === null)
                tap("settings.restore");
            tap("file.0");
        }, {
            "dialog.leave": () => gone("file.asked"),
            "dialog.verb": () => compare(item("saved").bold, "The backup is restored: 1 match.")
        });
    }
    function test_fault() {
        putOnTable();
        stop();
        files.damage(file, []);
        start();
        chooses("HistoryErrorScreen/TDialog", () => tap("fault.recover"), {
            "dialog.leave": () => verify(seen("fault.result") === null),
            "dialog.verb": () => compare(item("fault.result").kind, "yes")
        });
    }

    function test_share() {
        putOnTable();
        tap("pad.menu");
        tap("pad.share");
        chooses("ShareScreen/TDialog", () => {
            if (seen("share.start") !== null)
                tap("share.start");
            if (session.sharing.state !== "on") // the program sends this once
                verify(standIn.say(JSON.stringify({kind: "listening", address: "10.0.0.7", port: 4736})));
            verify(standIn.say(JSON.stringify({kind: "devices", watching: 1, seated: [], boards: 0})));
            tap("share.stop");
        }, {
            "dialog.leave": () => verify(session.sharing.on),
            "dialog.verb": () => verify(!session.sharing.on)
        });
    }

    function test_keys() {
        chooses("ShortcutsSheet", () => keyClick("?"), {"close": closes("ShortcutsSheet")});
        item("home.newMatch");
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
        leave("NameEntryPanel");
        chooses("NameEntryPanel", () => tap("tournament.addPerson"), {
            "back": closes("NameEntryPanel"),
            "key.*": writes("tournament.name"),
            "tournament.name.add": () => compare(item("whyNot").text, "A name is missing."),
            "tournament.name.done": closes("NameEntryPanel")
        });
        tap("tournament.tab.rules");
        chooses("NameEntryPanel", () => tap("tournament.rename"), {
            "back": closes("NameEntryPanel"),
            "key.*": writes("tournament.newName"),
            "tournament.newName.done": () => {
                closes("NameEntryPanel")();
                item("tournament.rename");
            }
        });
        chooses("RulesPanel", () => tap("tournament.changeRules"), {
            "back": closes("RulesPanel"),
            "tournament.rule.*": entry => compare(dialog("RulesPanel").rule, Number(last(entry))),
            "tournament.size.*": entry => {
                const button = item(entry), on = button.checked;
                if (button.possible) {
                    tap(entry);
                    verify(item(entry).checked !== on);
                } else {
                    compare(item("whyNot").text, button.whyNot);
                }
            },
            "tournament.prefer.*": entry => compare(dialog("RulesPanel").preferred, Number(last(entry))),
            "tournament.oneGame": () => tap("tournament.oneGame"),
            "tournament.game": () => {
                wanted("GamePanel");
                leave("GamePanel");
            },
            "newMatch.edition.*": entry => verify(item(entry).checked),
            "newMatch.option.*": () => {
                wait(50);
                if (dialog("OptionPanel") !== null)
                    leave("OptionPanel");
            },
            "tournament.rulesDone": closes("RulesPanel")
        });
        tap("tournament.tab.rounds");
        tap("tournament.draw");
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

    function test_tournamentOverSeveralTablets() {
        const folder = testFolder + "/hall-" + Math.random();
        files.makeFolder(folder);
        club.open();
        club.hall(folder);
        session.archive.join(club.address());
        tryVerify(() => session.archive.joined && !session.archive.running && session.matchCount === 3, 10000);
        app.goTo("Tournament", {name: "Club"});
        const standsAt = entry => {
            if (seen("ownTable.swap") !== null)
                tap("ownTable.swap");
            closes("TablePanel")();
            compare(item("tournament.ownTable").text, "This tablet is at table " + last(entry));
        };
        chooses("TablePanel", () => tap("tournament.ownTable"), {
            "close": closes("TablePanel"),
            "ownTable.1": standsAt,
            "ownTable.2": standsAt,
            "ownTable.3": standsAt
        });
        tap("tournament.ownTable");
        wanted("TablePanel");
        tap("ownTable.none");
        closes("TablePanel")();
        compare(item("tournament.ownTable").text, "At which table is this tablet?");
        // Table 3 has two matches, and one is chosen once.
        const choose = "tournament.table.1.3.choose";
        for (const entry of ["close", "keep.1"]) {
            item(choose);
            tap(choose);
            wanted("MatchesPanel");
            tap(entry);
            closes("MatchesPanel")();
        }
        gone(choose);
    }

    function test_zEveryOtherMenuAndDialogWasOpened() {
        verifyAllWereOpened(name => !ofAMatch.includes(name));
    }
}
