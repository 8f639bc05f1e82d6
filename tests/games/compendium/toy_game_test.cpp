// A made-up game needs a single table, and everything else is derived from it.
#include <gmock/gmock.h>

#include "document/document.h"
#include "games/compendium/game.h"
#include "support/json.h"
#include "toy_game.cpp" // includes its clauses; docs.recipes builds a game of the program from this file

namespace tafel::compendium {
namespace {

using testing::ElementsAre;

const CompendiumGame toyGame(toy);

Match toyMatch(std::initializer_list<const char*> deals)
{
    Match match{.game = &toyGame, .players = {"Anna", "Beat", "Cora", "Dani"}};
    for (const char* deal : deals)
        match.deals.push_back(document::readDeal(match, deal).value());
    return match;
}

TEST(ToyGame, isScoredFromItsTable)
{
    const Match match
        = toyMatch({R"({"contract": "aces", "count": {"Anna": 1, "Beat": 3, "Cora": 0, "Dani": 0}})",
            R"({"contract": "last", "winners": {"4": "Cora"}})",
            R"({"contract": "run", "out": ["Dani", "Anna", "Beat", "Cora"]})"});
    const Result<Outcome> outcome = score(match);
    ASSERT_TRUE(outcome) << outcome.error().message.en;
    EXPECT_THAT(outcome->deals[0].award.award, ElementsAre(3, 9, 0, 0, 0, 0, 0, 0));
    EXPECT_THAT(outcome->standing.total, ElementsAre(5, 9, -5, 4, 0, 0, 0, 0));
    EXPECT_TRUE(outcome->standing.finished);
    EXPECT_EQ(outcome->standing.winners, Players{1});
    EXPECT_EQ(outcome->deals[1].award.because.front().clause, &lastClause);
}

TEST(ToyGame, saysWhatIsNextAndWhatIsWrong)
{
    const Match match = toyMatch({R"({"contract": "last", "winners": {"4": "Cora"}})"});
    const Result<Outcome> outcome = score(match);
    ASSERT_FALSE(outcome);
    EXPECT_EQ(outcome.error().code, Refusal::Code::Order);
    EXPECT_EQ(outcome.error().where, "/deals/0/contract");
    EXPECT_THAT(toyGame.start(match).due, ElementsAre("aces"));
}

TEST(ToyGame, isAskedForOnTheScorePad)
{
    const Match match = toyMatch({});
    const DealEntry draft
        = document::readDeal(match, R"({"contract": "aces", "count": {"Anna": 1, "Beat": 1, "Cora": 2}})")
              .value();
    const PadForm form = toyGame.padForm(match, toyGame.start(match), draft);
    ASSERT_TRUE(form.measure);
    EXPECT_EQ(form.measure->all, 4);
    EXPECT_EQ(form.asked("/count/Dani")->rest, 0) << "the last one follows";
    ASSERT_TRUE(form.live);
    EXPECT_THAT(form.live->award.award, ElementsAre(3, 3, 6, 0, 0, 0, 0, 0));
}

/// The example of docs/extending.md.
TEST(ToyGame, takesAnswersOneByOne)
{
    const Match match = toyMatch({});
    const Standing before = toyGame.start(match);
    DealEntry draft = document::readDeal(match, R"({"contract": "aces"})").value();
    for (const auto& [path, aces] : {std::pair("/count/Anna", 1), {"/count/Beat", 1}, {"/count/Cora", 0}})
        draft = toyGame.respond(match, before, draft, path, aces);
    EXPECT_EQ(toyGame.padForm(match, before, draft).asked("/count/Dani")->rest, 2);
    draft = toyGame.respond(match, before, draft, "/count/Cora", {});
    EXPECT_FALSE(toyGame.padForm(match, before, draft).asked("/count/Dani")->rest);
}

TEST(ToyGame, isRecordedCardByCard)
{
    const Match match = toyMatch({R"({"contract": "aces", "log": [
        {"event": "play", "by": "Beat", "card": "HK"}, {"event": "play", "by": "Cora", "card": "HQ"},
        {"event": "play", "by": "Dani", "card": "HJ"}, {"event": "play", "by": "Anna", "card": "SK"},
        {"event": "play", "by": "Beat", "card": "HA"}, {"event": "play", "by": "Cora", "card": "DJ"},
        {"event": "play", "by": "Dani", "card": "DA"}, {"event": "play", "by": "Anna", "card": "SA"},
        {"event": "play", "by": "Beat", "card": "CA"}, {"event": "play", "by": "Cora", "card": "CJ"},
        {"event": "play", "by": "Dani", "card": "DK"}, {"event": "play", "by": "Anna", "card": "SQ"},
        {"event": "play", "by": "Beat", "card": "CK"}, {"event": "play", "by": "Cora", "card": "CQ"},
        {"event": "play", "by": "Dani", "card": "DQ"}, {"event": "play", "by": "Anna", "card": "SJ"}]})"});
    const Result<Outcome> outcome = score(match);
    ASSERT_TRUE(outcome) << outcome.error().message.en << outcome.error().where;
    EXPECT_THAT(outcome->deals[0].award.award, ElementsAre(0, 12, 0, 0, 0, 0, 0, 0));
    ASSERT_TRUE(outcome->deals[0].award.measured);
    EXPECT_EQ(outcome->deals[0].award.measured->count->at(1), std::pair(Player{1}, 4));
}

TEST(ToyGame, isJudged)
{
    Position position{
        .match = toyMatch({}), .contract = ContractPosition{.contract = "aces", .firstTrick = true}};
    position.trick = {.lead = 0, .cards = {"HK"_french}};
    position.hand = {{"SA"_french, "SK"_french}};
    const Result<Verdict> trick = toyGame.judge(position);
    ASSERT_TRUE(trick);
    EXPECT_THAT(trick->legal, ElementsAre("SK"_french)) << "no ace to the first trick";

    position.contract = ContractPosition{.contract = "run", .laid = {{"SQ"_french}}};
    position.trick = {};
    position.hand = {{"SA"_french, "SK"_french, "HQ"_french}};
    const Result<Verdict> layout = toyGame.judge(position);
    ASSERT_TRUE(layout);
    EXPECT_EQ(layout->must, Verdict::Obligation::Play);
    EXPECT_THAT(layout->legal, ElementsAre("SK"_french, "HQ"_french));
}

TEST(ToyGame, itsResultIsADocument)
{
    const Match match
        = toyMatch({R"({"contract": "aces", "count": {"Anna": 4, "Beat": 0, "Cora": 0, "Dani": 0}})"});
    std::string out;
    document::writeResult(out, match, score(match).value(), Language::English, document::Layout::Line);
    const tafel::test::Json result = tafel::test::Json::parse(out);
    EXPECT_EQ(result["deals"][0]["contract"], "aces");
    EXPECT_EQ(result["next"]["contracts"], tafel::test::Json::array({"last"}));
    EXPECT_FALSE(result.contains("edition"));
}

} // namespace
} // namespace tafel::compendium
