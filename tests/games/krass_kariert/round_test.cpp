// Recorded rounds: how they end, and their results.
#include "games/krass_kariert/round.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "games/krass_kariert/table.h"

namespace tafel::krass_kariert {
namespace {

using namespace test;

Players givingChip(const DealAward& award)
{
    Players players;
    for (Player player = 0; player < maxPlayers; ++player)
        if (award.award[player] < 0)
            players.add(player);
    return players;
}

TEST(KrassRound, endsWithNoneLeftAndOnlyTheWinnerGivesNoChip)
{
    const DealAward given = award(trips(lastCards)).value();
    EXPECT_EQ(givingChip(given), (Players{B, C}));
    ASSERT_EQ(given.turns->size(), 4u);
    EXPECT_EQ(given.turns->front().opener, B);
    EXPECT_EQ(given.turns->front().winner, A);
    EXPECT_EQ(given.turns->back().opener, B);
    EXPECT_EQ(given.turns->back().winner, A);
    EXPECT_EQ(given.because.front().clause->id, "krass.round.none-left");
}

TEST(KrassRound, endsWithOneLeftWhenTheWinnerDrew)
{
    const DealAward given = award(
        trips({play(B, {0}), play(C, {0}), play(A, {0}), draw(A, "12"), draw(A, "X", 1), draw(A, "stop")},
            {"12", "redraw", "11"}))
                                .value();
    EXPECT_EQ(givingChip(given), Players{A});
    EXPECT_EQ(given.turns->back().draws, 3);
    EXPECT_EQ(given.because.front().clause->id, "krass.round.one-left");
}

TEST(KrassRound, endsWithOneLeftWhoDidNotActAfterAStop)
{
    const DealAward given = award(trips({play(B, {0}), play(C, {0})}, {"12", "10", "stop"})).value();
    EXPECT_EQ(givingChip(given), Players{A});
    EXPECT_EQ(given.turns->back().winner, C);
}

TEST(KrassRound, isFollowedThroughStopReservesAndDraws)
{
    const DealAward given = award(
        recorded({"1 1 1 2 2 2 3 3 3 stop", "4 4 4 5 5 5 6 6 6 redraw", "12 12 12 11 11 11 10 10 10 9"},
            {"7 8", "7 8", "7 8"},
            {play(B, {0, 1, 2}), play(C, {0, 1, 2}), reserve(A, "7"), play(C, {0, 1, 2}), play(A, {10}),
                play(A, {1, 2, 3}), play(B, {0, 1, 2}), play(C, {0, 1, 2}), play(C, {0}), reserve(A, "8"),
                play(B, {0, 1, 2}), play(B, {0}), play(A, {0}), draw(A, "7"), draw(A, "8"), draw(A, "9")}))
                                .value();
    EXPECT_EQ(givingChip(given), Players{A});
    std::string turns;
    for (const RoundTurn& turn : *given.turns)
        turns += fmt::format("{}{}{} ", "ABC"[turn.opener], "ABC"[*turn.winner], turn.draws);
    EXPECT_EQ(turns, "BC0 CA0 AC0 CB0 BA3 ");
}

/// B plays trips from 12 downwards; C and A take reserve cards until C has none.
DealEntry sticking(const std::string& last, std::vector<RoundEvent> end = {})
{
    std::vector<RoundEvent> log{play(B, {0, 1, 2}), reserve(C, "5"), reserve(A, "1"), play(B, {0, 1, 2}),
        reserve(C, "6"), reserve(A, "7", 11), play(B, {0, 1, 2})};
    log.insert(log.end(), end.begin(), end.end());
    return recorded({"4 4 4 5 5 5 6 6 6 7", "12 12 12 11 11 11 10 10 10 9", "1 1 1 2 2 2 3 3 3 " + last},
        {"1 7", "8 9", "5 6"}, std::move(log));
}

TEST(KrassRound, endsAtOnceWhenSomebodyIsStuck)
{
    const DealAward given = award(sticking("4")).value();
    EXPECT_EQ(givingChip(given), Players{C});
    EXPECT_EQ(given.turns->back().stuck, C);
    EXPECT_FALSE(given.turns->back().winner);
    EXPECT_EQ(given.because.front().clause->id, "krass.round.stuck");
    EXPECT_EQ(fault(award(sticking("4", {play(C, {0})}))), "illegal-play /log/7");
}

TEST(KrassRound, leavesNobodyStuckWithAStopOrARedraw)
{
    EXPECT_EQ(fault(award(sticking("stop"))), "impossible /log");
    EXPECT_EQ(fault(award(sticking("stop", {reserve(C, "5")}))), "illegal-play /log/7");
    const DealAward given = award(sticking("redraw", {play(C, {11})})).value();
    EXPECT_EQ(given.turns->back().stuck, A); // A has neither a play nor a reserve card
}

TEST(KrassRound, followsTheHandThroughGapsAndCardsPutIn)
{
    DealEntry entry = trips({});
    (*entry.round->hands)[B] = cards("1 5 1 1 5 5 9 9 9 10");
    std::vector<RoundEvent>& log = *entry.round->log;
    log = {play(B, {1}), reserve(C, "6", 6), play(A, {9}), play(A, {0}), play(B, {0, 1, 2})};
    EXPECT_EQ(fault(award(entry)), "impossible /log"); // the 5 is gone, so these are 1 1 1
    log.push_back(play(C, {4, 5, 6}));
    EXPECT_EQ(fault(award(entry)), "impossible /log"); // these are 6 6 and the new 6
    log.back() = play(C, {5, 6, 7});
    EXPECT_EQ(fault(award(entry)), "illegal-play /log/5"); // these are 6 6 7
}

TEST(KrassRound, ofFivePlayersHasSevenCardsEach)
{
    const Match five = table(5);
    DealEntry entry = recorded(
        {"1 1 1 2 2 2 3", "4 4 4 5 5 5 6", "7 7 7 8 8 8 9", "10 10 10 11 11 11 12", "12 12 9 9 6 6 3"},
        {"X X", "1 2", "3 4", "5 6", "7 8"}, {play(B, {0})});
    EXPECT_EQ(fault(award(entry, five)), "impossible /log");
    EXPECT_EQ(fault(award(trips(lastCards), five)), "impossible /hands/A");
}

} // namespace
} // namespace tafel::krass_kariert
