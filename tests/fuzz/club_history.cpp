#include "club_history.h"

#include <stdexcept>

#include <SQLiteCpp/Database.h>
#include <fmt/format.h>

#include "document/document.h"
#include "history/people/people.h"
#include "history/tournaments/tournaments.h"

namespace tafel::fuzz {

namespace {

using namespace tafel::history;

Match head(const char* rest)
{
    return document::readMatch(
        fmt::format(
            R"({{"format":"tafelrichter/1","players":["Anna","Beat","Cora","Dani"],{},"deals":[]}})", rest))
        .value();
}

DealEntry deal(const Match& match, const char* json)
{
    return document::readDeal(match, json).value();
}

template <typename T, typename Problem> void done(const tl::expected<T, Problem>& answer)
{
    if (!answer)
        throw std::logic_error("the small history cannot be made");
}

void play(History& history)
{
    const auto document = [](const char* json) { return document::readMatch(json).value(); };
    const Match eidex
        = document(R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],)"
                   R"("characters":{"Anna":"RJ","Beat":"R9"},"tournament":"Cup","id":"m1","deals":[]})");
    done(history.openMatch(eidex));
    done(history.enterDeal("m1", deal(eidex, R"({"turned_up":"S9","points":{"Anna":60,"Beat":71}})")));
    done(history.enterDeal("m1", deal(eidex, R"({"turned_up":"HA","points":{"Anna":20,"Beat":80}})")));
    done(history.undo("m1"));
    done(history.redo("m1"));
    done(history.correct(
        "m1", 1, deal(eidex, R"({"turned_up":"S9","points":{"Anna":61,"Beat":70}})"), "counted twice"));
    done(history.undo("m1"));
    done(history.redo("m1"));
    done(history.recordDispute({.match = "m1",
        .deal = 2,
        .asker = "Anna",
        .question = R"({"format":"tafelrichter-position/1","game":"cosmic-eidex","players":["Anna","Beat",)"
                    R"("Cora"],"turned_up":"S9","trick":{"lead":"Anna","cards":["H7"]},"hand":["S8"]})",
        .card = "S8",
        .verdict = "yes",
        .clauses = {"eidex.play.follow-suit"},
        .ruled = "no",
        .note = "a note"}));
    const OptionSpec& option = eidex.game->options()[1];
    done(history.overrule("m1", {&option, 1}));
    done(history.undo("m1"));
    done(history.redo("m1"));
    const Match herzeln = head(R"("game":"herzeln","id":"m2")");
    done(history.openMatch(herzeln));
    done(history.enterDeal("m2",
        deal(herzeln, R"({"contract":"no-hearts","points":{"Anna":-30,"Beat":-3,"Cora":0,"Dani":0}})")));
    done(history.saveDraft("m2", deal(herzeln, R"({"contract":"no-obers"})")));
    done(history.abandon("m2"));
    done(history.resume("m2"));
    const std::string cup = openTournament(history, {.name = "Cup", .setup = eidex, .sizes = {3, 4}},
        {"Anna", "Beat", "Cora", "Dani", "Emil", "Fred"})
                                .value();
    done(drawNextRound(history, cup, "seed"));
    done(changeTournament(history, cup, {.come = {"Gina"}, .leave = {"Fred"}}));
    done(drawNextRound(history, cup, "another"));
    done(withdrawLastRound(history, cup));
    done(closeTournament(history, cup));
    done(renamePerson(history, "Dani", "Daniela"));
}

} // namespace

void makeHistory(const std::filesystem::path& file, int pageSize)
{
    {
        auto history = History::open(file, Mode::Write).value();
        play(history);
    }
    std::filesystem::remove(file.string() + "-lock");
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
    database.exec("PRAGMA journal_mode = DELETE");
    if (pageSize > 0)
        database.exec(fmt::format("PRAGMA page_size = {}; VACUUM", pageSize));
}

} // namespace tafel::fuzz
