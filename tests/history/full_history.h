// A history with every kind of event, for tests of faults and damage.
#pragma once

#include <map>
#include <set>

#include "any_game.h"
#include "history/core.h"
#include "history/people/people.h"
#include "history/tournaments/tournaments.h"
#include "support/earlier_release.h"

namespace tafel::history {

/// Plays some deals of a game, with undo, redo, a correction, disputes, and an override of a house rule.
inline std::string playEvening(History& history, const Game& game, unsigned seed, int deals = 4)
{
    AnyTable table(seed);
    const Players counts = game.playerCounts(Edition::Web);
    Match match = headOf(game, counts.has(4) && game.unit() != Unit::VictoryPoints ? 4 : counts.first());
    match.id = history.openMatch(match).value();
    Standing standing = game.start(match);
    for (int number = 0; number < deals && !standing.finished; ++number) {
        match.deals.push_back(table.deal(match, standing));
        standing = history.enterDeal(match.id, match.deals.back()).value().after;
    }
    EXPECT_TRUE(history.undo(match.id).value());
    EXPECT_TRUE(history.redo(match.id).value());
    EXPECT_TRUE(history.recordDispute({.match = match.id,
        .deal = 2,
        .asker = "Anna",
        .question = "{}",
        .verdict = "no",
        .clauses = {"a"},
        .ruled = "yes",
        .note = "said Anna"}));
    return match.id;
}

/// Enters about a hundred events of all kinds; one player is called Anna.
inline void playEverything(History& history)
{
    unsigned seed = 0;
    for (const char* game : {"cosmic-eidex", "herzeln", "hintersche", "krass-kariert", "quodlibet"})
        playEvening(history, *gameNamed(game), ++seed);
    const std::string match = history.openMatch(threeAt()).value();
    for (int number = 0; number < 12; ++number)
        EXPECT_TRUE(history.enterDeal(match, number % 2 == 0 ? deal(60, 71) : deal(20, 80)));
    EXPECT_TRUE(history.correct(match, 3, deal(50, 50), "miscounted"));
    EXPECT_TRUE(history.recordDispute({.question = "{}", .verdict = "yes"}));
    EXPECT_TRUE(renamePerson(history, "Beat", "Beat Müller"));
    const std::string cup = openTournament(history, {.name = "Cup", .setup = threeAt(), .sizes = {3}},
        {"Anna", "Beat Müller", "Cora", "Dani", "Eva", "Fritz"})
                                .value();
    EXPECT_TRUE(drawNextRound(history, cup, "4711"));
    const std::string asked = history.openMatch(threeAt()).value();
    EXPECT_TRUE(history.propose(asked, deal(30, 40)));
    EXPECT_TRUE(history.reject(asked, 0, "Anna has 40"));
    EXPECT_TRUE(history.propose(asked, deal(40, 30)));
    EXPECT_TRUE(history.accept(asked, 0));
    EXPECT_TRUE(history.propose(asked, deal(20, 80)));
    const std::string aside = history.openMatch(threeAt()).value();
    EXPECT_TRUE(history.enterDeal(aside, deal(30, 40)));
    EXPECT_TRUE(history.abandon(aside));
}

/// Writes such a history to a new file and closes it.
inline void writeFullHistory(const std::filesystem::path& file)
{
    History history = open(file);
    playEverything(history);
}

/// A full history, and in `folder` the same history in the format of release 0.1.0.
class EarlierHistory : public testing::Test {
protected:
    EarlierHistory()
    {
        writeFullHistory(source.history());
        lists = projections(source.history());
        writeEarlierRelease(source.history(), folder.history());
    }

    Folder source, folder;
    std::string lists; ///< The current projections.
};

/// The complete events of the log of a file, a line for each event.
inline std::vector<std::string> logOf(const std::filesystem::path& file)
{
    std::vector<std::string> lines;
    const auto add = [&](std::int64_t seq, std::initializer_list<std::string> texts) {
        lines.push_back(fmt::format("{} {}", seq, fmt::join(texts, " ")));
    };
    bool isOfToday = false;
    {
        // A read-only connection could not finish a failed write.
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE, 2000);
        isOfToday = database.execAndGet("PRAGMA user_version").getInt() == schemaVersion;
        if (!isOfToday) {
            SQLite::Statement rows(
                database, "SELECT seq, uuid, at, match, kind, body FROM event ORDER BY seq");
            while (rows.executeStep())
                add(rows.getColumn(0).getInt64(),
                    {rows.getColumn(1).getString(), rows.getColumn(2).getString(),
                        rows.getColumn(3).getString(), rows.getColumn(4).getString(),
                        rows.getColumn(5).getString()});
        }
    }
    if (isOfToday) {
        Database database(file, Mode::Read);
        EventLog(database).forEach([&](const Event& event, bool) {
            add(event.seq, {event.uuid, event.at, event.match, event.kind, event.body});
        });
    }
    return lines;
}

/// Expects that SQLite reports no errors and that the projections match the log.
inline void expectSound(const std::filesystem::path& file)
{
    {
        SQLite::Database database(file.string(), SQLite::OPEN_READWRITE, 2000);
        EXPECT_EQ(database.execAndGet("PRAGMA integrity_check").getString(), "ok") << file;
    }
    const std::string live = projections(file);
    History history = open(file);
    ASSERT_TRUE(history.rebuild());
    EXPECT_EQ(firstDifference(projections(file), live), "") << file;
}

/// Everything that the program reads of each listed match, or the first error.
inline Expected<std::map<std::string, std::string>> readEverything(History& history)
{
    std::map<std::string, std::string> all;
    const auto matches = history.matches({}, 10'000);
    if (!matches)
        return tl::unexpected(matches.error());
    for (const MatchSummary& each : *matches) {
        const auto stored = history.load(each.id);
        if (!stored)
            return tl::unexpected(stored.error());
        std::string& text = all[each.id];
        text = document::writeMatch(stored->match);
        for (const StoredDeal& deal : stored->deals) {
            text += deal.entered;
            for (std::size_t seat = 0; seat < stored->match.players.size(); ++seat)
                text += fmt::format(" {} {}", deal.judged.award[seat], deal.judged.total[seat]);
            for (const StoredCorrection& correction : deal.corrections)
                text += correction.at + correction.reason;
        }
        for (const Dispute& dispute : stored->disputes)
            text += dispute.at + dispute.asker + dispute.verdict + dispute.ruled + dispute.note;
        const auto events = history.events(each.id);
        if (!events)
            return tl::unexpected(events.error());
        for (const Event& event : *events)
            text += event.uuid + event.at + event.body;
    }
    return all;
}

} // namespace tafel::history
