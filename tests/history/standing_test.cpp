// The change of the totals counts, not the award: at six points, in chaos, and on a slate that is wiped.
#include "any_game.h"

#include <map>

#include <gmock/gmock.h>

#include "history/statistics/statistics.h"
#include "history/storage/database.h"
#include "history/tournaments/tournaments.h"
#include "support/earlier_release.h"

namespace tafel::history {
namespace {

using testing::Contains;
using testing::IsEmpty;

/// Plays to 2:2:2 in three deals; the fourth is chaos, and Beat wins with the middle result.
std::string playChaos(History& history)
{
    const std::string match = history.openMatch(threeAt(3)).value();
    for (const auto& [anna, beat] :
        {std::pair(80, 27), std::pair(50, 80), std::pair(80, 50), std::pair(70, 60)})
        EXPECT_TRUE(history.enterDeal(match, deal(anna, beat)));
    return match;
}

std::map<std::string, std::int64_t> sumsOf(History& history, const Filter& filter = {})
{
    std::map<std::string, std::int64_t> sums;
    const auto totals = personTotals(history, filter).value();
    for (const PersonTotal& each : totals)
        sums[each.person] = each.total.change;
    return sums;
}

const std::map<std::string, std::int64_t> ended{{"Anna", 2}, {"Beat", 3}, {"Cora", 2}};

TEST(Standing, ofChaosIsCounted)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string match = playChaos(history);
    const StoredMatch stored = history.load(match).value();
    EXPECT_EQ(stored.deals.back().judged.award, award(1, 0, 1));
    EXPECT_EQ(stored.deals.back().change, award(0, 1, 0));
    EXPECT_EQ(stored.undoable->change, award(0, 1, 0));
    EXPECT_EQ(stored.undoable->winners, Players{1});
    EXPECT_EQ(sumsOf(history), ended);
    EXPECT_EQ(sumsOf(history, {.match = match}), ended);
    const auto course = form(history, {.player = "Beat"}).value();
    ASSERT_EQ(course.size(), 1U);
    EXPECT_EQ(course[0].change, 3);
    EXPECT_THAT(history.matches()->front().endedBy, Contains("eidex.tournament.chaos"));
    ASSERT_TRUE(history.undo(match));
    EXPECT_THAT(history.matches()->front().endedBy, IsEmpty());
    EXPECT_EQ(sumsOf(history), (std::map<std::string, std::int64_t>{{"Anna", 2}, {"Beat", 2}, {"Cora", 2}}));
}

TEST(Standing, ofWhoFallsIsCounted)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string match = history.openMatch(threeAt(3)).value();
    for (int number = 0; number < 3; ++number)
        ASSERT_TRUE(history.enterDeal(match, deal(80, 27)));
    EXPECT_EQ(history.load(match)->deals.back().change, award(0, -1, 0));
    EXPECT_EQ(sumsOf(history), (std::map<std::string, std::int64_t>{{"Anna", 2}, {"Beat", 1}, {"Cora", 0}}));
}

/// A history of an earlier release had added up the awards: 3, 2, 3.
TEST(Standing, isAddedUpAgainInAnOlderHistory)
{
    const Folder folder;
    {
        History history = open(folder.history());
        playChaos(history);
    }
    const std::filesystem::path old = folder / "old.db";
    {
        writeEarlierRelease(folder.history(), old);
        SQLite::Database database(old.string(), SQLite::OPEN_READWRITE);
        database.exec(
            "INSERT INTO person_total VALUES ('Anna', 'cosmic-eidex', 'web', 3, '', 1, 1, 0, 0, 4, 3)");
    }
    History history = open(old);
    EXPECT_EQ(sumsOf(history), ended);
    EXPECT_EQ(firstDifference(projections(old), projections(folder.history())), "");
    EXPECT_TRUE(std::filesystem::exists(folder / "old.db.v9.copy"));
}

/// Games lost decide a rubber of Hintersche; its slate has only the end of the last game.
TEST(Standing, ofARubberIsItsMarks)
{
    const Folder folder;
    History history = open(folder.history());
    Match match = headOf(*gameNamed("hintersche"), 4);
    match.tournament = "Cup";
    match.id = history.openMatch(match).value();
    AnyTable table(3);
    Standing standing = match.game->start(match);
    while (!standing.finished) {
        match.deals.push_back(table.deal(match, standing));
        standing = history.enterDeal(match.id, match.deals.back()).value().after;
    }
    const auto sums = sumsOf(history);
    for (Player seat = 0; seat < 4; ++seat)
        EXPECT_EQ(sums.at(match.players[seat]), standing.marks[seat]) << match.players[seat];
    const auto cup = loadTournament(history, "Cup").value();
    ASSERT_TRUE(cup);
    for (const auto& row : cup->standing)
        EXPECT_EQ(row.points, sums.at(row.person)) << row.person;
}

} // namespace
} // namespace tafel::history
