// The winner of a turn, the cards that the winner draws, and the opener of the next turn.
#include "games/krass_kariert/turn.h"

#include <gtest/gtest.h>

#include "games/krass_kariert/combinations.h"
#include "games/krass_kariert/table.h"

namespace tafel::krass_kariert {
namespace {

using namespace test;

/// A turn of four players that A opens. Each acts in order, and "." takes a reserve card.
Turn turn(const std::vector<std::string>& actions, int players = 4)
{
    Turn turn(A, Players::firstSeats(players), players);
    for (const std::string& action : actions) {
        if (action == "stop")
            turn.stop();
        else if (action == "redraw")
            turn.redraw();
        else if (action == ".")
            turn.takeReserve();
        else
            turn.bid(combinationOf(called(action), false).value());
    }
    EXPECT_TRUE(turn.isOver());
    return turn;
}

struct Row {
    std::vector<std::string> actions;
    Players withCards;
    Player winner;
    int draws;
    Player next;
};

TEST(KrassTurn, isWonAsInTheTableOfTheRules)
{
    const Players all{A, B, C, D};
    const Row rows[] = {
        {{"12", "6 7", "redraw", "11 12"}, all, D, 3, D},
        {{"redraw", ".", ".", "."}, all, A, 3, A},
        {{"redraw", "redraw", ".", "."}, all, A, 6, A},
        {{"redraw", "4", "redraw", "9"}, all, D, 6, D},
        {{"5", "redraw", "stop"}, all, C, 3, C},
        {{"5", "8", "stop"}, {A, B, D}, C, 0, B},
        {{"5", "8", "stop"}, {A, D}, C, 0, A},
        {{"stop"}, {B, C, D}, A, 0, D},
        {{"3 3", ".", ".", "."}, {B, C, D}, A, 0, D},
        // The winner keeps cards; two Redraws after a combination; a Stop after an opening Redraw.
        {{"5", "8", "9", "10"}, all, D, 0, D},
        {{"7", "redraw", "redraw", "."}, all, A, 6, A},
        {{"redraw", ".", "stop"}, all, C, 3, C},
        // The next opener when players without cards are skipped, first downwards, then to the right.
        {{"5", "8", "9", "10"}, {A, C}, D, 0, C},
        {{"5", "8", "9", "10"}, {A}, D, 0, A},
        {{"3 3", "redraw", ".", "."}, {A, C, D}, A, 3, A},
        {{"3 3", ".", ".", "."}, {B, C}, A, 0, C},
    };
    for (const Row& row : rows) {
        const Turn played = turn(row.actions);
        EXPECT_EQ(played.winner(), row.winner) << row.actions[0];
        EXPECT_EQ(played.draws(), row.draws) << row.actions[0];
        EXPECT_EQ(played.nextOpener(row.withCards), row.next) << row.actions[0];
    }
}

TEST(KrassTurn, goesRoundTheTableToTheRightOfAStop)
{
    EXPECT_EQ(turn({"5", "8", "stop"}, 5).nextOpener({D, E}), E);
}

TEST(KrassTurn, passesOverWhoIsOut)
{
    Turn turn(C, {A, C}, 4);
    EXPECT_TRUE(turn.isOpening());
    turn.redraw();
    EXPECT_FALSE(turn.isOpening());
    EXPECT_EQ(turn.toAct(), A);
    EXPECT_EQ(turn.standing(), nullptr);
    turn.takeReserve();
    EXPECT_TRUE(turn.isOver());
    EXPECT_EQ(turn.winner(), C);
}

} // namespace
} // namespace tafel::krass_kariert
