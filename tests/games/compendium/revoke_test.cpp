// Illegal plays that a later card proves, or at once the given hands.
#include "games/compendium/play.h"

#include <algorithm>
#include <random>
#include <set>

#include <gmock/gmock.h>

#include "games/compendium/clauses.h"
#include "support/evening.h"

namespace tafel::compendium {
namespace {

using namespace test;

TEST(Revoke, isProvedByALaterCard)
{
    const Evening evening(herzeln, "tricks");
    EXPECT_EQ(fault(evening.replay(log("A:H8 B:S7 C:HA D:H9 C:SA D:S9 A:S10 B:HK"))),
        "illegal-play /log/1 proof /log/7");
    EXPECT_EQ(fault(evening.replay(log("A:H8 B:S7 C:HA D:H9 C:SA D:S9 A:S10 B:SK"))), "impossible /log");
}

TEST(Revoke, isReportedAtItsPlaceBeforeALaterFault)
{
    const Evening evening(herzeln, "tricks");
    const std::string plays = "A:H8 B:S7 C:HA D:H9 C:SA D:S9 A:S10 B:HK ";
    EXPECT_EQ(fault(evening.replay(log(plays + "A:D7"))), "illegal-play /log/1 proof /log/7");
    // The error ends the replay, so later plays prove nothing.
    EXPECT_EQ(fault(evening.replay(log("A:H8 B:S7 C:HA D:H9 A:S8 B:HK"))), "illegal-play /log/4");
    // The first of several revokes in the log is reported, even if another one was proved first.
    EXPECT_EQ(fault(evening.replay(log("A:H8 B:S7 C:C7 D:H9 D:SA A:S10 B:SK C:H7 D:D7 A:D8 B:HK C:D9"))),
        "illegal-play /log/1 proof /log/10");
}

TEST(Revoke, ofTheFirstTrickBanIsProvedLikewise)
{
    const Evening evening(herzeln, "no-hearts");
    // An illegal lead, because the player had another card.
    EXPECT_EQ(fault(evening.replay(log("A:H7 B:H8 C:H9 D:HA D:C7 A:C8 B:C9 C:CJ"))),
        "illegal-play /log/0 proof /log/5");
    EXPECT_EQ(fault(evening.replay(log("A:H7 B:H8 C:H9 D:HA D:HJ A:HQ B:HK C:H10"))), "impossible /log");
    // An illegal discard, because the player had another card of the suit led or of another suit.
    EXPECT_EQ(fault(evening.replay(log("A:S7 B:H8 C:S9 D:SA D:C7 A:C8 B:C9 C:CJ"))),
        "illegal-play /log/1 proof /log/6");
    // A legal follow with the only card of the suit.
    const Evening queens(herzeln, "no-obers");
    EXPECT_EQ(fault(queens.replay(log("A:S7 B:SQ C:S9 D:SA D:C7 A:C8 B:C9 C:CJ"))), "impossible /log");
    EXPECT_EQ(fault(queens.replay(log("A:S7 B:SQ C:S9 D:SA D:C7 A:C8 B:C9 C:CJ C:D7 D:D8 A:D9 B:S8"))),
        "illegal-play /log/1 proof /log/11");
}

TEST(Revoke, isShownByGivenHandsAtOnce)
{
    const Evening evening(herzeln, "tricks");
    const std::vector<std::string_view> hands{
        "C7 CK CQ CJ C10 C9 C8 H8", "SA SK SQ SJ S10 S9 S8 H7", "HA HK HQ HJ H10 H9 S7 CA", diamonds};
    EXPECT_EQ(fault(evening.replay(log("A:H8 B:SA", hands))), "illegal-play /log/1");
    EXPECT_EQ(fault(evening.replay(log("A:H8 B:D7", hands))), "illegal-play /log/1");
    EXPECT_EQ(fault(evening.replay(log("A:H8 B:H7 C:HA D:DA", hands))), "impossible /log");
    EXPECT_EQ(fault(evening.replay(log("A:H8 B:H7 C:H8", hands))), "impossible /log/2");
}

TEST(Revoke, isNoneWithoutADutyToFollow)
{
    const Evening evening(lorum, "king-of-hearts-blind");
    EXPECT_EQ(fault(evening.replay(log("A:H8 B:S7 C:HA D:H9 C:SA D:S9 A:S10 B:H7"))), "impossible /log");
}

// ---- Random deals

/// Plays a deal to its end. Occasionally a player ignores the rules.
DealEntry anyDeal(const Evening& evening, std::mt19937& random, unsigned oneInSoMany)
{
    DealEntry entry;
    entry.log.emplace();
    entry.hands.emplace();
    std::vector<Card> pack;
    for (Card card : deckOf(evening.table, evening.match.count()))
        pack.push_back(card);
    std::shuffle(pack.begin(), pack.end(), random);
    for (Player player = 0; player < evening.match.count(); ++player)
        for (int i = 0; i < evening.facts.tricks; ++i) {
            (*entry.hands)[player].add(pack.back());
            pack.pop_back();
        }
    for (;;) {
        const RecordedDeal deal = evening.follow(entry);
        EXPECT_FALSE(deal.fault) << deal.fault->message.en;
        if (!deal.toPlay || deal.fault)
            return entry;
        const bool forgets = oneInSoMany != 0 && random() % oneInSoMany == 0;
        std::vector<Card> choice;
        for (Card card : forgets ? (*entry.hands)[*deal.toPlay] - deal.seen : deal.legal)
            choice.push_back(card);
        entry.log->push_back({.by = *deal.toPlay, .card = choice[random() % choice.size()]});
    }
}

TEST(AnyDeal, playedByTheRulesIsAccepted)
{
    std::mt19937 random(7);
    for (const auto& [table, id] : everyKind)
        for (int i = 0; i < 40; ++i) {
            Evening evening(*table, id);
            evening.facts.trump = evening.contract.trump ? std::optional(Suit::Clubs) : std::nullopt;
            DealEntry entry = anyDeal(evening, random, 0);
            EXPECT_EQ(fault(evening.replay(entry)), "none") << id;
            entry.hands.reset();
            EXPECT_EQ(fault(evening.replay(entry)), "none") << id;
        }
}

/// If all tricks are played, every card is seen, so later cards prove the same as the given hands.
TEST(AnyDeal, provesExactlyWhatTheHandsShow)
{
    std::mt19937 random(8);
    int found = 0;
    for (const auto& [table, id] : everyKind)
        for (int i = 0; i < 60; ++i) {
            Evening evening(*table, id);
            evening.facts.trump = evening.contract.trump ? std::optional(Suit::Hearts) : std::nullopt;
            DealEntry entry = anyDeal(evening, random, 12);
            std::set<int> shown;
            for (const DetectedRevoke& revoke : evening.follow(entry).revokes)
                shown.insert(revoke.event);
            const bool wholeDeal = static_cast<int>(entry.log->size()) == evening.facts.tricks * 4;
            entry.hands.reset();
            const std::vector<DetectedRevoke> proved = evening.follow(entry).revokes;
            for (const DetectedRevoke& revoke : proved) {
                EXPECT_TRUE(shown.contains(revoke.event)) << id << ' ' << revoke.event;
                ASSERT_TRUE(revoke.proof);
                EXPECT_GT(*revoke.proof, revoke.event);
                EXPECT_EQ((*entry.log)[static_cast<std::size_t>(*revoke.proof)].by, revoke.player);
                ++found;
            }
            if (wholeDeal) {
                EXPECT_EQ(proved.size(), shown.size()) << id;
            }
        }
    EXPECT_GT(found, 300);
}

} // namespace
} // namespace tafel::compendium
