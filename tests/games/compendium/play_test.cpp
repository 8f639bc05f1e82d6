// Legal plays to a trick, and its winner.
#include "games/compendium/play.h"

#include <algorithm>
#include <random>

#include <gmock/gmock.h>

#include "games/compendium/clauses.h"
#include "support/evening.h"

namespace tafel::compendium {
namespace {

using namespace test;
using testing::ElementsAre;

struct Asked {
    std::string_view contract;
    std::string_view hand;
    std::string_view trick = {};
    bool firstTrick = false;
    std::optional<Suit> trump = {};
    Player lead = anna;
    int players = 4;
};

Position position(const Asked& asked)
{
    Position position;
    position.match.players = {"Anna", "Beat", "Cora", "Dani"};
    position.match.players.resize(static_cast<std::size_t>(asked.players));
    position.trick.lead = asked.lead;
    for (Card card : cards(asked.trick))
        position.trick.cards.emplace_back(card);
    position.hand = cards(asked.hand);
    position.contract = ContractPosition{
        .contract = std::string(asked.contract), .trump = asked.trump, .firstTrick = asked.firstTrick};
    return position;
}

Result<Verdict> judged(const GameTable& table, const Asked& asked)
{
    return judgeTrick(table, contractOf(table, asked.contract), position(asked));
}

std::string legal(const GameTable& table, const Asked& asked)
{
    const Result<Verdict> verdict = judged(table, asked);
    return verdict ? text(verdict->legal) : verdict.error().where;
}

TEST(Trick, isFollowedInSuit)
{
    EXPECT_EQ(legal(herzeln, {.contract = "no-tricks", .hand = "C9 H7 CA", .trick = "CK"}), "C9 CA");
    EXPECT_EQ(legal(herzeln, {.contract = "no-tricks", .hand = "D9 H7", .trick = "CK"}), "D9 H7");
    EXPECT_EQ(legal(herzeln, {.contract = "no-tricks", .hand = "D9 H7"}), "D9 H7");
}

TEST(Trick, isFreeWhereNobodySeesTheCards)
{
    EXPECT_EQ(legal(quodlibet, {.contract = "open", .hand = "C9 H7", .trick = "CK"}), "C9 H7");
    EXPECT_EQ(legal(lorum, {.contract = "king-of-hearts-blind", .hand = "C9 H7", .trick = "CK"}), "C9 H7");
}

TEST(FirstTrickBan, holdsForLeadingAndDiscarding)
{
    EXPECT_EQ(legal(herzeln, {.contract = "no-hearts", .hand = "HA C7 H8", .firstTrick = true}), "C7");
    EXPECT_EQ(
        legal(herzeln, {.contract = "no-hearts", .hand = "HA C7", .trick = "S7", .firstTrick = true}), "C7");
    EXPECT_EQ(legal(herzeln, {.contract = "no-hearts", .hand = "HA C7", .trick = "S7"}), "HA C7");
}

TEST(FirstTrickBan, givesWayWhenNothingElseIsLegal)
{
    EXPECT_EQ(legal(herzeln, {.contract = "no-hearts", .hand = "HA H8", .firstTrick = true}), "HA H8");
    EXPECT_EQ(
        legal(herzeln, {.contract = "king-of-hearts", .hand = "HK C7", .trick = "H7", .firstTrick = true}),
        "HK");
    EXPECT_EQ(legal(herzeln, {.contract = "no-obers", .hand = "SQ S9 D7", .trick = "S7", .firstTrick = true}),
        "S9");
}

TEST(FirstTrickBan, standsBeforeFollowingSuitAmongTheReasons)
{
    const Result<Verdict> verdict
        = judged(herzeln, {.contract = "no-obers", .hand = "DQ S9 SQ", .trick = "S7", .firstTrick = true});
    ASSERT_TRUE(verdict);
    ASSERT_EQ(verdict->illegal.size(), 2U);
    const auto ids = [&](std::size_t i) {
        std::vector<std::string_view> all;
        for (const Reason& reason : verdict->illegal[i].why)
            all.push_back(reason.clause->id);
        return all;
    };
    EXPECT_THAT(ids(0), ElementsAre("herzeln.no-obers-first-trick", "compendium.follow-suit"));
    EXPECT_THAT(ids(1), ElementsAre("herzeln.no-obers-first-trick"));
    EXPECT_EQ(verdict->illegal[0].why[1].sentence.in(Language::English, {}),
        "7 of spades was led: follow suit while you can.");
}

TEST(Trick, isWonByTheHighestCardOfTheSuitLed)
{
    const Result<Verdict> verdict
        = judged(herzeln, {.contract = "no-tricks", .hand = "", .trick = "CK C10 HA C9", .lead = beat});
    ASSERT_TRUE(verdict);
    EXPECT_TRUE(verdict->complete);
    EXPECT_EQ(verdict->winning->player, cora);
    EXPECT_EQ(verdict->winning->card, "C10"_french);
    EXPECT_FALSE(verdict->points);
    EXPECT_EQ(verdict->because[0].clause->id, "herzeln.ranks");
    EXPECT_EQ(verdict->because[1].clause, &clause::followSuit);
}

TEST(Trick, hasTheTenLowWithThreeInHerzeln)
{
    const Result<Verdict> verdict
        = judged(herzeln, {.contract = "no-tricks", .hand = "", .trick = "CK C10 C9", .players = 3});
    ASSERT_TRUE(verdict);
    EXPECT_EQ(verdict->winning->player, anna);
}

TEST(Trick, hasTheOtherJackAmongTheTrumpsInHintersche)
{
    const auto trumps = [](std::string_view hand, std::string_view trick) {
        return legal(hintersche, {.contract = "butzen", .hand = hand, .trick = trick, .trump = Suit::Hearts});
    };
    EXPECT_EQ(trumps("DJ DA H6", "HA"), "DJ H6");
    EXPECT_EQ(trumps("DJ DA H6", "D7"), "DA");
    EXPECT_EQ(trumps("DA H6", "DJ"), "H6");
    const Result<Verdict> verdict = judged(
        hintersche, {.contract = "butzen", .hand = "", .trick = "D6 DJ HA HJ", .trump = Suit::Hearts});
    ASSERT_TRUE(verdict);
    EXPECT_EQ(verdict->winning->player, dani);
    EXPECT_EQ(verdict->points, 35);
    EXPECT_EQ(verdict->because[0].clause->id, "hintersche.trump");
    EXPECT_EQ(verdict->because[1].clause, &clause::trumpWins);
}

TEST(Trick, saysWhatCannotBe)
{
    const auto fault = [](const Asked& asked) {
        const Result<Verdict> verdict = judged(herzeln, asked);
        return verdict ? "none" : std::string(codeName(verdict.error().code)) + ' ' + verdict.error().where;
    };
    EXPECT_EQ(
        fault({.contract = "no-tricks", .hand = "C7", .trick = "H7 H8 H7"}), "impossible /trick/cards/2");
    EXPECT_EQ(fault({.contract = "no-tricks", .hand = "C7 H8", .trick = "H7 H8"}), "impossible /hand/1");
    EXPECT_EQ(
        fault({.contract = "no-tricks", .hand = "C7", .trick = "H7 H8 H9 H7 HA"}), "impossible /trick/cards");
    Position hidden = position({.contract = "no-tricks", .hand = "C7", .trick = "H7"});
    hidden.trick.cards.emplace_back();
    const Result<Verdict> verdict = judgeTrick(herzeln, contractOf(herzeln, "no-tricks"), hidden);
    ASSERT_FALSE(verdict);
    EXPECT_EQ(verdict.error().where, "/trick/cards/1");
}

TEST(AnyTurn, forbidsExactlyTheCardsWithReasons)
{
    std::mt19937 random(9);
    for (const auto& [table, id] : everyKind)
        for (int i = 0; i < 500; ++i) {
            std::vector<Card> pack;
            for (Card card : deckOf(*table, 4))
                pack.push_back(card);
            std::shuffle(pack.begin(), pack.end(), random);
            Turn turn{.table = table, .contract = &contractOf(*table, id), .players = 4};
            if (turn.contract->trump)
                turn.trump = static_cast<Suit>(random() % 4);
            turn.firstTrick = random() % 2 == 0;
            if (random() % 4 != 0)
                turn.led = pack.back();
            for (std::size_t card = 0; card < 1 + random() % 8; ++card)
                turn.hand.add(pack[card]);
            EXPECT_FALSE(legalCards(turn).empty());
            for (Card card : turn.hand)
                EXPECT_EQ(legalCards(turn).has(card), reasons(turn, card).empty());
        }
}

/// The clauses that let the hand play the card.
std::vector<std::string_view> whyMay(const GameTable& table, const Asked& asked, std::string_view card)
{
    std::vector<std::string_view> ids;
    Position position = compendium::position(asked);
    for (const Reason& reason :
        whyMayPlay(table, contractOf(table, asked.contract), position, *Card::parse(card, Pack::French)))
        ids.push_back(reason.clause->id);
    return ids;
}

TEST(Trick, saysWhyACardMayBePlayed)
{
    using testing::IsEmpty;
    const Asked follows{.contract = "no-tricks", .hand = "C9 H7", .trick = "CK"};
    EXPECT_THAT(whyMay(herzeln, follows, "C9"), ElementsAre("compendium.follow-suit"));
    EXPECT_THAT(whyMay(herzeln, follows, "H7"), IsEmpty()) << "it may not";
    EXPECT_THAT(whyMay(lorum, {.contract = "herzlos", .hand = "HA C7", .firstTrick = true}, "C7").size(), 2U)
        << "the ban leaves it";
}

} // namespace
} // namespace tafel::compendium
