// Recorded deals: their results and their errors.
#include "games/compendium/play.h"

#include <gmock/gmock.h>

#include "games/compendium/clauses.h"
#include "support/evening.h"

namespace tafel::compendium {
namespace {

using namespace test;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(Replay, countsTricksAndScoringCards)
{
    EXPECT_THAT(
        Evening(herzeln, "tricks").replay(log(sameWinner(8)))->count, ElementsAre(8, 0, 0, 0, 0, 0, 0, 0));
    EXPECT_THAT(
        Evening(herzeln, "no-obers").replay(log(sameWinner(8)))->count, ElementsAre(4, 0, 0, 0, 0, 0, 0, 0));
    EXPECT_EQ(fault(Evening(herzeln, "tricks").replay(log(sameWinner(7)))), "impossible /log");
    EXPECT_EQ(fault(Evening(herzeln, "tricks").replay(log(sameWinner(8) + "A:C7"))), "illegal-play /log/32");
}

TEST(Replay, listsTakesTrickByTrickInTheOrderPlayed)
{
    const Evening evening(herzeln, "king-of-hearts");
    const Result<Facts> facts = evening.replay(log("A:H8 B:HA C:H7 D:HK"));
    ASSERT_TRUE(facts) << facts.error().message.en;
    ASSERT_EQ(facts->takes.size(), 1U);
    EXPECT_EQ(facts->takes[0].by, beat);
    EXPECT_EQ(text(facts->takes[0].cards), "HK");
}

TEST(Replay, isOpenedByTheNextPlayerOrTheKing)
{
    EXPECT_EQ(fault(Evening(herzeln, "king-of-hearts").replay(log("D:H8"))), "illegal-play /log/0");
    EXPECT_EQ(fault(Evening(quodlibet, "minus").replay(log("D:H8"))), "impossible /log");
    EXPECT_EQ(fault(Evening(quodlibet, "minus").replay(log("A:H8"))), "illegal-play /log/0");
}

TEST(Replay, letsTheWinnerLead)
{
    const Evening evening(herzeln, "tricks");
    EXPECT_EQ(fault(evening.replay(log("A:H8 B:HA C:H7 D:HK A:C7"))), "illegal-play /log/4");
    EXPECT_EQ(fault(evening.replay(log("A:H8 B:HA C:H7 D:HK B:C7"))), "impossible /log");
    EXPECT_EQ(fault(evening.replay(log("A:H8 B:HA C:H7 D:HK B:HA"))), "impossible /log/4");
    EXPECT_EQ(fault(evening.replay(log("A:H8 B:HA C:H7 D:HK B:H7"))), "impossible /log/4");
}

TEST(Replay, endsWhenAllIsTaken)
{
    const Evening king(herzeln, "king-of-hearts");
    EXPECT_EQ(fault(king.replay(log("A:H8 B:HA C:H7 D:HK B:C7"))), "illegal-play /log/4");
    const Evening fifth(lorum, "fifth-trick");
    const Result<Facts> facts = fifth.replay(log(sameWinner(5)));
    ASSERT_TRUE(facts) << facts.error().message.en;
    EXPECT_THAT(facts->winners, ElementsAre(std::pair(5, anna)));
    const Evening seventh(lorum, "seventh-trick");
    EXPECT_THAT(seventh.replay(log(sameWinner(7)))->winners, ElementsAre(std::pair(7, anna)));
}

TEST(Replay, namesTheTrickOfTheKing)
{
    const Evening evening(lorum, "red-kingless");
    DealEntry entry = log(sameWinner(8));
    entry.contract = ContractEntry{.announced = true};
    const Result<Facts> facts = evening.replay(entry);
    ASSERT_TRUE(facts) << facts.error().message.en;
    EXPECT_THAT(facts->winners, ElementsAre(std::pair(2, anna)));
    EXPECT_TRUE(facts->announced);
    const Result<Facts> first = Evening(quodlibet, "1238").replay([] {
        DealEntry moved = log(sameWinner(8)); // Dani is the King and leads
        for (Event& event : *moved.log)
            event.by = static_cast<Player>((event.by + 3) % 4);
        return moved;
    }());
    ASSERT_TRUE(first) << first.error().message.en;
    EXPECT_THAT(first->winners,
        ElementsAre(std::pair(1, dani), std::pair(2, dani), std::pair(3, dani), std::pair(8, dani)));
}

TEST(Replay, noticesWhoPlayedTheLowest)
{
    const std::vector<Card> c = cards(clubs), s = cards(spades), h = cards(hearts), d = cards(diamonds);
    std::string plays; // Dani is the King; Beat plays his hearts in ascending order
    for (std::size_t i = 0; i < 8; ++i)
        plays += fmt::format("D:{} A:{} B:{} C:{} ", c[i].text(Pack::French), s[i].text(Pack::French),
            h[7 - i].text(Pack::French), d[i].text(Pack::French));
    const Result<Facts> facts = Evening(quodlibet, "high-low").replay(log(plays));
    ASSERT_TRUE(facts) << facts.error().message.en;
    ASSERT_EQ(facts->lows.size(), 8U);
    EXPECT_EQ(facts->lows[0].winner, dani);
    EXPECT_THAT(facts->lows[0].lowest, ElementsAre(beat));
    EXPECT_THAT(facts->lows[7].lowest, ElementsAre(dani, anna, cora));
}

TEST(Replay, goesOnForAMarch)
{
    Evening evening(keinStich, "king-of-hearts");
    EXPECT_EQ(fault(evening.replay(log(sameWinner(8)))), "illegal-play /log/8");
    EXPECT_EQ(fault(evening.replay(log(sameWinner(2)))), "none");
    evening.with(keinStich.march);
    EXPECT_EQ(fault(evening.replay(log(sameWinner(2)))), "impossible /log");
    const Result<Facts> facts = evening.replay(log(sameWinner(8)));
    ASSERT_TRUE(facts);
    EXPECT_EQ(facts->march, anna);
    // After the king is captured, the deal ends when the player with all tricks so far loses one.
    EXPECT_EQ(fault(evening.replay(log(sameWinner(2) + "A:CQ B:S10 C:HQ D:CA"))), "impossible /log/11");
    EXPECT_EQ(fault(evening.replay(log("A:H8 B:HA C:H7 D:HK B:S7 C:SA D:S8 A:S9"))), "none");
    EXPECT_EQ(
        fault(evening.replay(log("A:H8 B:HA C:H7 D:HK B:S7 C:SA D:S8 A:S9 C:C7"))), "illegal-play /log/8");
    // A player who has lost a trick cannot make a march.
    EXPECT_EQ(fault(evening.replay(log("A:S7 B:SA C:S8 D:S9 B:H8 C:HA D:HK A:H7"))), "none");
    DealEntry claimed = log(sameWinner(8));
    claimed.contract = ContractEntry{.march = beat};
    EXPECT_EQ(fault(evening.replay(claimed)), "impossible /march");
}

TEST(Replay, countsPointsAmongThoseStillIn)
{
    Evening evening(hintersche, "butzen");
    evening.without(beat).without(cora);
    evening.facts.trump = Suit::Hearts;
    const RecordedDeal deal = evening.follow(log("A:CA D:C6"));
    EXPECT_EQ(deal.cardsLeft[anna], 17);
    EXPECT_EQ(deal.cardsLeft[beat], 0);
    EXPECT_EQ(deal.points[anna], 11);
    EXPECT_EQ(deal.toPlay, anna);
    EXPECT_EQ(fault(evening.replay(log("A:CA B:C6"))), "illegal-play /log/1");
}

TEST(Followed, saysWhereTheDealStands)
{
    const Evening evening(herzeln, "tricks");
    RecordedDeal deal = evening.follow(DealEntry{});
    EXPECT_EQ(deal.toPlay, anna);
    EXPECT_TRUE(deal.mayPlay);
    EXPECT_EQ(deal.legal.size(), 32);
    EXPECT_THAT(deal.tricks, IsEmpty());
    deal = evening.follow(log("A:H8 B:HA C:H7 D:HK B:C7"));
    ASSERT_EQ(deal.tricks.size(), 2U);
    EXPECT_EQ(deal.tricks[0].winner, beat);
    EXPECT_FALSE(deal.tricks[1].winner);
    EXPECT_EQ(deal.toPlay, cora);
    EXPECT_EQ(deal.tricksWon[beat], 1);
    EXPECT_THAT(deal.cardsLeft, ElementsAre(7, 6, 7, 7, 0, 0, 0, 0));
    EXPECT_EQ(deal.legal.size(), 27);
    EXPECT_FALSE(deal.playedOut);
    deal = evening.follow(log(sameWinner(8)));
    EXPECT_TRUE(deal.playedOut);
    EXPECT_FALSE(deal.toPlay);
    EXPECT_FALSE(deal.mayPlay);
}

TEST(Followed, goesOnAfterARevoke)
{
    const Evening evening(herzeln, "tricks");
    const RecordedDeal deal = evening.follow(log("A:H8 B:S7 C:HA D:H9 C:SA D:S9 A:S10 B:HK A:D7"));
    ASSERT_EQ(deal.revokes.size(), 1U);
    EXPECT_EQ(deal.revokes[0].event, 1);
    EXPECT_EQ(deal.revokes[0].proof, 7);
    EXPECT_EQ(deal.revokes[0].player, beat);
    EXPECT_EQ(deal.revokes[0].why[0].clause, &clause::followSuit);
    ASSERT_TRUE(deal.fault);
    EXPECT_EQ(deal.fault->where, "/log/8");
    EXPECT_EQ(deal.toPlay, cora);
}

} // namespace
} // namespace tafel::compendium
