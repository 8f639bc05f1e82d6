import QtQuick
import QtTest
import Tafel.Ui

// The menus and dialogs of the score pad, the recorder, and the history: chooses every entry and checks its effect.
MenuTable {
    name: "Menus"

    // ---- The score pad

    function openMenu() {
        if (pad().deal.card === "")
            tap("pad.card.S9");
        tap("pad.menu");
    }

    function test_aMatchIsEndedByHand() {
        const document = {format: "tafelrichter-game/1", id: "two", name: "Two", players: [3], wins: "most", extras: [{id: "bonus", name: "Bonus", clause: "As said.", values: [5, -5]},
                {id: "typed", name: "Typed", clause: "As typed.", min: -9}],
            contracts: ["a", "b"].map(id => ({id: id, name: id, clause: "As typed.", measure: "points"}))};
        beginOwn(document, three);
        tap("contract.a");
        for (let seat = 0; seat < 3; ++seat) {
            digits(seat + 1);
            tap("pad.key.next");
        }
        chooses("ExtrasPopup", () => tap("pad.extras"), {
            "close": closes("ExtrasPopup"),
            "extra.bonus.*": entry => {
                tap("extra.value.5");
                verify(item(entry).checked);
            },
            "extra.typed.*": entry => {
                tap("extra.key.-");
                tap("extra.key.7");
                tap("extra.key.back");
                tap("extra.key.8");
                tap("extra.numberDone");
                verify(item(entry).checked);
                tap(entry);
                tap("extra.none");
                verify(!item(entry).checked);
            }
        });
        enter();
        chooses("PlayedContractsPopup", () => {
            tap("pad.menu");
            tap("pad.played");
        }, {
            "close": closes("PlayedContractsPopup")
        });
        chooses("ScorePadScreen/TDialog", () => {
            tap("pad.menu");
            tap("pad.end");
        }, {
            "dialog.leave": () => compare(pad().table.finished, false),
            "dialog.verb": () => {
                tryCompare(pad().table, "finished", true);
                verify(pad().table.undo());
            }
        });
    }
    function test_anEntryThatIsNotPossibleSaysWhy() {
        putOnTable();
        openMenu();
        tap("pad.redo");
        compare(item("whyNot").text, "Nothing to redo");
        leave("PadMenu");
        verify(seen("whyNot") === null);
    }
    function test_padMenu() {
        putOnTable();
        chooses("PadMenu", openMenu, {
            "pad.menu.undo": () => compare(pad().table.deals.length, 1),
            "pad.redo": () => compare(pad().table.deals.length, 2),
            "pad.menu.correct": () => {
                wanted("DealsPopup");
                leave("DealsPopup");
            },
            "pad.dealer": () => {
                wanted("DealerPopup");
                leave("DealerPopup");
            },
            "pad.record": () => {
                item("recorder.headline");
                back();
                item("pad.menu");
            },
            "pad.share": () => {
                item("share.stop");
                back();
                item("pad.menu");
            },
            "pad.clear": () => compare(pad().deal.card, ""),
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
        chooses("DealerPopup", () => {
            tap("pad.menu");
            tap("pad.dealer");
        }, {
            "close": closes("DealerPopup"),
            "pad.dealer.*": entry => compare(pad().deal.dealer, pad().seats[Number(last(entry))].view.name)
        });
        chooses("DealsPopup", () => {
            tap("pad.menu");
            tap("pad.menu.correct");
        }, {
            "pad.deal.*": entry => {
                compare(pad().correction.deal, Number(last(entry)));
                tap("pad.leave");
                compare(pad().correction.deal, 0);
            },
            "pad.all.*": entry => verify(item(entry).checked),
            "close": closes("DealsPopup")
        });
    }

    function test_whatIsNotRight() {
        putOnTable();
        session.preferences.requireAcceptance = true;
        tap("pad.card.S9");
        tap("pad.field.0");
        digits(80);
        tap("pad.field.1");
        digits(27);
        chooses("RejectDealPanel", () => {
            if (seen("accept.no") === null)
                tap("pad.enter");
            item("accept.no");
            tap("accept.no");
        }, {
            "refusal.by.*": entry => verify(item("pad.rejected").bold.startsWith(three[Number(last(entry))])),
            "refusal.key.*": writes("refusal.text"),
            "refusal.words": () => item("key.a"),
            "close": closes("RejectDealPanel")
        });
        session.preferences.requireAcceptance = false;
    }

    function test_padDialogs() {
        putOnTable();
        tap("pad.card.S9");
        tap("pad.menu");
        tap("pad.record");
        play(["L6"]);
        back();
        // The pad asks before it discards typed numbers.
        chooses("ScorePadScreen/TDialog", () => {
            if (pad().deal.recording)
                pad().leaveRecording();
            if (seen("recorder.headline"))
                back();
            if (pad().deal.card === "")
                tap("pad.card.S9");
            if (!pad().counted()) {
                tap("pad.field.0");
                digits(40);
            }
            tap("pad.menu");
            tap("pad.record");
        }, {
            "dialog.leave": () => compare(pad().seats[0].view.text, "40"),
            "dialog.verb": () => item("recorder.headline")
        });
        play(["L6"]);
        back();
        chooses("ScorePadScreen/TDialog", () => tap("pad.recording.giveUp"), {
            "dialog.leave": () => verify(pad().deal.recording),
            "dialog.verb": () => verify(!pad().deal.recording)
        });
        chooses("ScorePadScreen/TDialog", () => {
            if (seen("home.newMatch"))
                return;
            tap("pad.menu");
            tap("pad.setAside");
        }, {
            "dialog.leave": () => verify(pad().table.open),
            "dialog.verb": () => {
                item("home.newMatch");
                verify(!pad().table.open);
            }
        });
    }
    function play(cards: var) {
        for (const card of cards)
            tap("recorder.card." + card);
    }

    function correctFirst() {
        if (pad().correction.deal === 0) {
            tap("pad.deals");
            tap("pad.deal.1");
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
            "key.*": writes("pad.why.text"),
            "close": closes("WhyPanel"),
            "pad.why.done": () => verify(pad().correction.reason.length > 0)
        });
        correctFirst();
        item("pad.why.text").selectAll();
        for (const letter of "miscounted")
            keyClick(letter);
        tap("pad.why.done");
        closes("WhyPanel")();
        compare(item("pad.correction.why").text, "miscounted");
        tap("pad.correct");
        compare(pad().correction.deal, 0);
        back();
        tap("home.history");
        tap("history.row.0");
        compare(item("match.corrected.1").text, "corrected: miscounted");
    }

    function characters(opener: string) {
        newMatch(three, ["L9", "H10", "LK"], 7);
        tap("pad.card.S9");
        chooses("PowersPopup", () => tap(opener), {
            "pad.power.*": entry => verify(pad().seats[Number(last(entry))].view.powerOn),
            "pad.sign.2.minus": () => compare(pad().seats[2].view.powerNumber, -5),
            "pad.sign.2.plus": () => compare(pad().seats[2].view.powerNumber, 5),
            "pad.powers.rule.*": entry => {
                item("clause.text");
                tap("close");
                gone("clause.text");
                leave("PowersPopup");
            },
            "close": closes("PowersPopup")
        });
    }
    function test_whatTheCharactersDo() {
        characters("pad.characters");
    }
    function test_aPowerThatDecidesNoPointsIsNoted() {
        newMatch(three, ["RJ", "H10", "HA"], 7);
        tap("pad.card.S9");
        verify(pad().seats[0].view.powerDecides);
        verify(!item("pad.power.0").noted);
        verify(!pad().seats[2].view.powerDecides);
        verify(item("pad.power.2").noted);
        compare(item("pad.power.2").hint, "noted only");
        tap("pad.power.2");
        compare(item("pad.power.2").hint, "used, noted only");
    }
    function test_padAtVeryLargeText() {
        session.preferences.textSize = 200;
        characters("pad.powers");
        tap("pad.field.0");
        digits(80);
        tap("pad.field.1");
        digits(27);
        chooses("ReasonsPopup", () => tap("pad.why"), {
            "pad.reason.*": () => {
                item("clause.text");
                tap("close");
                gone("clause.text");
            },
            "close": closes("ReasonsPopup")
        });
    }

    function test_clause() {
        putOnTable();
        tap("pad.card.S9");
        digits(80);
        tap("pad.field.1");
        digits(27);
        chooses("ClauseSheet", () => tap("pad.reason.0"), {
            "close": closes("ClauseSheet"),
            "clause.rulebook": () => {
                item("rulebook.part");
                back();
                item("pad.menu");
            }
        });
    }

    // ---- The recorder

    function record(characters: var) {
        newMatch(three, characters, 7);
        tap("pad.menu");
        tap("pad.record");
        item("recorder.headline");
    }
    function test_recorderPowers() {
        record(["L9", "H10", "LK"]);
        play(["H7"]);
        chooses("RecorderPowers", () => tap("recorder.usePower"), {
            // It asks for more, is used, or shows why not.
            "recorder.power.*": entry => {
                wait(50);
                const powers = dialog("RecorderPowers");
                verify(powers === null || powers.asks || seen("whyNot") !== null, entry);
                if (powers !== null)
                    leave("RecorderPowers");
            },
            "close": closes("RecorderPowers")
        });
    }
    function revoke() {
        record(["H8", "LQ", "RK"]);
        play(["H9"]);
        tap("recorder.allFaceDown");
        play(["R7", "R6", "L6", "R8", "R9", "RA"]); // Anna did not follow suit
        item("recorder.revoke");
    }
    function test_revokes() {
        revoke();
        chooses("RecorderScreen/Popup", () => {
            if (seen("recorder.headline") === null) { // the recording was discarded
                tap("pad.menu");
                tap("pad.record");
            }
            if (seen("recorder.revoke") === null) { // the cards were taken back, or the deal is played again
                for (let undone = 0; seen("recorder.redo") !== null && undone < 20; ++undone)
                    tap("recorder.redo");
                if (seen("recorder.revoke") === null) {
                    if (seen("recorder.card.H9") !== null && pad().deal.card === "")
                        play(["H9"]);
                    tap("recorder.allFaceDown");
                    play(["R7", "R6", "L6", "R8", "R9", "RA"]);
                }
            }
            tap("recorder.revoke");
        }, {
            "recorder.revokes.0": () => {
                tap("close");
                gone("clause.text");
            },
            "close": closes("RecorderScreen/Popup"),
            "recorder.way.rule": () => {
                item("clause.text");
                tap("close");
                gone("clause.text");
            },
            "recorder.way.take-back": () => {
                gone("recorder.revoke");
                compare(item("recorder.headline").text, "Trick 1: Anna plays");
            },
            "recorder.way.stand": () => {
                compare(item("recorder.revoke").first.effect, "it counts as it was played");
                closes("RecorderScreen/Popup")();
                back(); // restores the house rule
                tap("pad.undo");
                tap("pad.menu");
                tap("pad.record");
            },
            "recorder.way.annul": () => {
                item("pad.menu");
                verify(!pad().deal.recording);
                compare(pad().deal.number, 1);
            },
            "recorder.way.points": () => {
                item("pad.field.0");
                verify(!pad().deal.recording);
                compare(pad().deal.card, "H9");
            }
        });
    }

    // ---- The history

    function test_reportMenu() {
        putOnTable();
        back();
        for (const open of [() => tap("home.history"), () => app.goTo("Match", {matchId: pad().table.matchId})]) {
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
                return compare(dialog(names === "match.chart" ? "ScoreChartSheet/ChartMenu" : "AveragesSection/ChartMenu"), null);
            const name = item("saved").text;
            verify(name.endsWith("." + last(entry)) && files.exists(name), name);
            item("saved.folder");
            tap(names + ".close");
            gone("saved");
        };
    }
    function test_chartMenus() {
        putOnTable();
        back();
        tap("home.history");
        tap("history.row.0");
        chooses("ScoreChartSheet/ChartMenu", () => tap("match.chart.save"), {"match.chart.*": saved("match.chart")});
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
        chooses("AveragesSection/ChartMenu", () => tap("match.averages.save"), {"match.averages.*": saved("match.averages")});
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
            "close": closes("FilterPanel")
        });
        item("history.chip.player");
        tap("history.clearAll");
        tap("history.filter");
        tap("filter.period.range");
        for (const end of ["from", "to"])
            for (const part of ["month", "year"])
                for (const step of ["minus", "plus"]) {
                    const name = `filter.${end}.${part}`, panel = dialog("FilterPanel"), month = end + "Month";
                    const before = panel.filter[month];
                    tap(`${name}.${step}`);
                    const change = panel.filter[month] - before;
                    // A step of a year keeps the month.
                    verify(change === (step === "plus" ? 1 : -1) * (part === "year" ? 12 : 1) || part === "month" && change === 0, name);
                }
        leave("FilterPanel");
    }

    function test_zEveryMenuAndDialogOfAMatchWasOpened() {
        verifyAllWereOpened(name => ofAMatch.includes(name));
    }
}
