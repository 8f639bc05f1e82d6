// An incomplete recorded deal: the next player, and the legal cards.
#include <gmock/gmock.h>

#include "support/table.h"

namespace tafel {
namespace {

using namespace test;

/// Anna is the dealer, and stars are trump.
RecordedDeal followed(std::string_view log, std::string_view characters = "")
{
    const Match match = table(3, fmt::format(R"("characters":{{{}}})", characters));
    return match.game->follow(
        match, standing(match), deal(match, fmt::format(R"("turned_up":"S9","log":[{}])", log)));
}

constexpr std::string_view two = R"({"event":"put-down","by":"Anna","card":"R6"},
    {"event":"put-down","by":"Beat","card":"R8"})";
const std::string three = std::string(two) + R"(,{"event":"put-down","by":"Cora","card":"S7"})";
const std::string lead = three + R"(,{"event":"play","by":"Beat","card":"H7"})";

TEST(Record, asksNobodyToPlayBeforeAllHavePutDown)
{
    const RecordedDeal none = followed("");
    EXPECT_EQ(none.mayPutDown, (Players{anna, beat, cora}));
    EXPECT_FALSE(none.toPlay);
    const RecordedDeal most = followed(two);
    EXPECT_EQ(most.mayPutDown, Players{cora});
    EXPECT_FALSE(most.toPlay);
    EXPECT_FALSE(most.mayPlay);
}

TEST(Record, asksThePlayerToTheDealersRightToLead)
{
    const RecordedDeal shown = followed(three);
    EXPECT_TRUE(shown.mayPutDown.empty());
    EXPECT_EQ(shown.toPlay, beat);
    EXPECT_TRUE(shown.mayPlay);
    EXPECT_EQ(shown.legal.size(), 36 - 3) << "any card that nobody has seen";
    EXPECT_EQ(shown.cardsLeft[beat], 11);
}

TEST(Record, goesOnAfterTheFirstLead)
{
    const RecordedDeal shown = followed(lead);
    EXPECT_EQ(shown.toPlay, cora);
    EXPECT_TRUE(shown.mayPlay);
    EXPECT_FALSE(shown.legal.has("H7"_card));
    EXPECT_EQ(shown.cardsLeft[beat], 10);
    EXPECT_FALSE(shown.playedOut);
}

TEST(Record, showsWhoHasWonTheTrickThatLies)
{
    const RecordedDeal shown = followed(
        lead + R"(,{"event":"play","by":"Cora","card":"H10"},{"event":"play","by":"Anna","card":"HA"})");
    ASSERT_EQ(shown.tricks.size(), 1U);
    EXPECT_EQ(shown.tricks[0].winner, anna);
    EXPECT_EQ(shown.tricks[0].points, 21);
    EXPECT_EQ(shown.toPlay, anna);
    EXPECT_EQ(shown.points[anna], 21) << "R6, put down, counts nothing";
    EXPECT_EQ(shown.tricksWon[anna], 1);
}

TEST(Record, waitsUntilSphinxHasToldTheWinner)
{
    const std::string lying = lead + R"(,{"event":"power","by":"Cora","power":"sphinx"},
        {"event":"play","by":"Cora"},{"event":"play","by":"Anna","card":"HA"})";
    const RecordedDeal unknown = followed(lying, R"("Cora":"S6")");
    EXPECT_FALSE(unknown.toPlay);
    EXPECT_FALSE(unknown.tricks[0].winner);
    EXPECT_THAT(unknown.hidden, testing::ElementsAre(std::pair(5, cora)));
    const RecordedDeal told
        = followed(lying + R"(,{"event":"tell","by":"Cora","winner":"Cora"})", R"("Cora":"S6")");
    EXPECT_EQ(told.toPlay, cora);
    EXPECT_EQ(told.tricks[0].winner, cora);
}

TEST(Record, letsSeerLeadBeforeAndPlayAfterPuttingDown)
{
    const char* seer = R"({"event":"power","by":"Beat","power":"seher"},
        {"event":"put-down","by":"Anna","card":"R6"},{"event":"put-down","by":"Cora","card":"S7"})";
    const RecordedDeal leads = followed(seer, R"("Beat":"S9")");
    EXPECT_EQ(leads.toPlay, beat);
    EXPECT_TRUE(leads.mayPlay) << "he puts down after the first lead, which is his own";

    const std::string waits = R"({"event":"power","by":"Cora","power":"seher"},)" + std::string(two)
        + R"(,{"event":"play","by":"Beat","card":"H7"})";
    const RecordedDeal shown = followed(waits, R"("Cora":"S9")");
    EXPECT_EQ(shown.toPlay, cora);
    EXPECT_FALSE(shown.mayPlay) << "he must put down first";
    EXPECT_EQ(shown.mayPutDown, Players{cora});
    EXPECT_TRUE(
        followed(waits + R"(,{"event":"put-down","by":"Cora","card":"S7"})", R"("Cora":"S9")").mayPlay);
}

/// At most one card of the hand is face down: a hand with three cards of the suit must follow, but a single
/// one may be face down.
TEST(Record, offersOfAGivenHandWhatNoCardFaceDownForbids)
{
    const auto shown = [](const char* log) {
        return document::readMatch(
            fmt::format(
                R"({{"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],"deals":[{{"turned_up":"SA",
 "hands":{{"Anna":["RJ","H10","HQ","L10","R6","HK","SJ","S6","HA","LQ","R8","SA"],
           "Beat":["LJ","S7","R10","R9","R7","H6","HJ","SQ","RA","L8","RQ","LA"],
           "Cora":["L6","L7","L9","LK","S8","H8","S9","SK","S10","H9","RK","H7"]}},
 "log":[{{"event":"put-down","by":"Beat","card":"RQ"}},{{"event":"put-down","by":"Anna"}},{{"event":"put-down","by":"Cora"}}{}]}}]}})",
                log))
            .value();
    };
    const auto legal = [&](const char* log) {
        const Match match = shown(log);
        return match.game->follow(match, match.game->start(match), match.deals.front()).legal;
    };
    constexpr const char* hearts = R"(,{"event":"play","by":"Beat","card":"H6"})";
    EXPECT_EQ(legal(hearts), (CardSet{"H7"_card, "H8"_card, "H9"_card}));
    EXPECT_EQ(legal(R"(,{"event":"play","by":"Beat","card":"RA"})").size(), 12)
        << "the king of ravens may lie face down";
    // After a discard on ravens, the king must be face down, because offering it would prove a revoke.
    EXPECT_FALSE(legal(
        R"(,{"event":"play","by":"Beat","card":"RA"},{"event":"play","by":"Cora","card":"L6"},{"event":"play","by":"Anna","card":"R8"},{"event":"play","by":"Beat","card":"R10"})")
                     .has("RK"_card));
    const Result<Outcome> refused = score(
        shown(R"(,{"event":"play","by":"Beat","card":"H6"},{"event":"play","by":"Cora","card":"SK"})"));
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, Refusal::Code::IllegalPlay);
    EXPECT_EQ(refused.error().clause->id, "eidex.play.follow-without-trump") << "the rule that was broken";
    // If a later card proves the revoke, the error includes the rule and the proof.
    const Result<Outcome> later = score(shown(
        R"(,{"event":"play","by":"Beat","card":"RA"},{"event":"play","by":"Cora","card":"L6"},{"event":"play","by":"Anna","card":"R8"},{"event":"play","by":"Beat","card":"LJ"},{"event":"play","by":"Cora","card":"RK"})"));
    ASSERT_FALSE(later);
    EXPECT_EQ(later.error().where, "/deals/0/log/4");
    EXPECT_EQ(later.error().proof, "/deals/0/log/7");
    EXPECT_EQ(later.error().clause->id, "eidex.play.follow-without-trump");
}

TEST(Record, leavesARejectedCardOutOfWhatMayBePlayed)
{
    const RecordedDeal shown = followed(
        lead + R"(,{"event":"power","by":"Anna","power":"konsumentenschutz","of":"Beat","card":"H7"})",
        R"("Anna":"H9")");
    EXPECT_EQ(shown.toPlay, beat);
    EXPECT_FALSE(shown.legal.has("H7"_card));
    EXPECT_TRUE(shown.legal.has("H8"_card));
    const RecordedDeal after = followed(
        lead + R"(,{"event":"power","by":"Anna","power":"konsumentenschutz","of":"Beat","card":"H7"},
            {"event":"play","by":"Beat","card":"HQ"},{"event":"play","by":"Cora","card":"H8"},
            {"event":"play","by":"Anna","card":"HA"},{"event":"play","by":"Anna","card":"L7"})",
        R"("Anna":"H9")");
    ASSERT_EQ(after.tricks.size(), 2U);
    EXPECT_TRUE(after.tricks[0].cards[0].rejected);
    EXPECT_EQ(after.tricks[0].points, 14) << "ace and queen of hearts";
    EXPECT_EQ(after.tricks[0].taker, anna);
    EXPECT_EQ(after.cardsLeft[beat], 10) << "the rejected card is back";
}

TEST(Record, probesAPowerBeforeItsParametersAreSaid)
{
    const Match match = table(3, R"("characters":{"Anna":"RK"})");
    DealEntry entry = deal(match, R"("turned_up":"S9","log":[])");
    entry.powers.push_back({.by = anna, .power = "RK"_card});
    entry.log->push_back({.kind = Event::Kind::Power, .by = anna});
    const RecordedDeal shown = match.game->follow(match, standing(match), entry);
    EXPECT_FALSE(shown.fault) << shown.fault->message.en;
    EXPECT_EQ(shown.cardsLeft[anna], 12);
}

/// All eleven tricks are played, and Cora's card put down is the only unknown card.
TEST(Record, deducesTheLastHiddenCardWhileTheLastTrickLies)
{
    std::string log = std::string(two) + R"(,{"event":"put-down","by":"Cora"})";
    for (std::string_view play : {"BH7", "CH8", "AHA", "AL7", "BSJ", "CLK", "BL10", "CSA", "AS9", "AS8",
             "BS10", "CSQ", "CRK", "ARQ", "BR9", "CRA", "AR7", "BR10", "CLJ", "AS6", "BSK", "BL9", "CLA",
             "AL6", "CH10", "AHK", "BH9", "AHQ", "BH6", "CHJ", "ALQ", "BL8"})
        log += fmt::format(R"(,{{"event":"play","by":"{}","card":"{}"}})",
            play[0] == 'A'       ? "Anna"
                : play[0] == 'B' ? "Beat"
                                 : "Cora",
            play.substr(1));
    const RecordedDeal before = followed(log);
    EXPECT_THAT(before.hidden, testing::ElementsAre(std::pair(2, cora)));
    EXPECT_FALSE(before.playedOut);
    const RecordedDeal shown = followed(log + R"(,{"event":"play","by":"Cora","card":"RJ"})");
    EXPECT_TRUE(shown.hidden.empty()) << "it can only be S7";
    EXPECT_TRUE(shown.playedOut);
    EXPECT_FALSE(shown.toPlay);
    EXPECT_EQ(shown.tricks.back().winner, anna);
    EXPECT_EQ(shown.points, (PerPlayer<int>{75, 30, 52}));
    EXPECT_EQ(shown.tricks.back().points, 3 + 0 + 2 + 5) << "the last one counts five more";
    EXPECT_EQ(shown.tricks[0].points, 11);
    EXPECT_EQ(shown.tricks[0].taker, anna);
    EXPECT_EQ(shown.tricks[1].points, 24);
    EXPECT_EQ(shown.tricks[1].taker, beat);
}

/// The given hands prove the revoke, although one card of the hand is face down.
TEST(Record, namesNoProofOfARevokeThatTheGivenHandsShow)
{
    const Match match = document::readMatch(
        R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":["Anna","Beat","Cora"],"deals":[
        {"turned_up":"S9","hands":{
        "Anna":["R6","HA","L7","S9","S8","RQ","R7","S6","L6","HK","HQ","LQ"],
        "Beat":["R8","H7","SJ","L10","S10","R9","R10","SK","L9","H9","H6","L8"],
        "Cora":["S7","H8","LK","SA","SQ","RK","RA","LJ","LA","H10","HJ","RJ"]},"log":[
        {"event":"put-down","by":"Anna","card":"R6"},{"event":"put-down","by":"Beat","card":"R8"},
        {"event":"put-down","by":"Cora"},{"event":"play","by":"Beat","card":"L8"},
        {"event":"play","by":"Cora","card":"RJ"}]}]})")
                            .value();
    const Result<Outcome> outcome = score(match);
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().code, Refusal::Code::IllegalPlay);
    EXPECT_EQ(outcome.error().where, "/deals/0/log/4");
    EXPECT_EQ(outcome.error().proof, "");
}

} // namespace
} // namespace tafel
