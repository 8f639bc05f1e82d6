// The list of the 36 characters.
#include "games/eidex/power.h"

#include <set>

#include <gmock/gmock.h>

#include "games/eidex/judge.h"
#include "games/eidex/replay.h"
#include "games/games.h"

namespace tafel::eidex {
namespace {

TEST(Powers, standInListOrder)
{
    std::vector<std::string> expected, cards;
    for (const char* rank : {"A", "K", "Q", "J", "10", "9", "8", "7", "6"})
        for (char suit : std::string_view("LRHS"))
            expected.push_back(suit + std::string(rank));
    for (const Power* power : allPowers)
        cards.push_back(power->card.text(Pack::Eidex));
    EXPECT_EQ(cards, expected);
}

TEST(Powers, areFoundByCardAndByName)
{
    for (const Power* power : allPowers) {
        EXPECT_EQ(&powerOf(power->card), power);
        EXPECT_EQ(powerNamed(power->id), power);
    }
    EXPECT_EQ(powerNamed("skat"), nullptr);
    EXPECT_EQ(powerNamed(""), nullptr);
}

TEST(Powers, haveTheirNamesInAscii)
{
    for (const Power* power : allPowers)
        EXPECT_EQ(power->id.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), std::string_view::npos)
            << power->id;
}

TEST(Powers, thatForbidCardsSayWhy)
{
    for (const Power* power : allPowers)
        EXPECT_EQ(
            power->turn.holds || power->turn.mayPlay || power->turn.mustPlay, power->turn.forbids != nullptr)
            << power->id;
}

TEST(Powers, haveOneThatDelaysPuttingDown)
{
    for (const Power* power : allPowers)
        for (const Edition edition : {Edition::En1998, Edition::De1998, Edition::Web})
            EXPECT_EQ(power->delaysPutDown(edition), power->id == "seher") << power->id;
}

TEST(Powers, thatDecideAreThoseOfTheRules)
{
    std::set<std::string_view> deciding;
    for (const Power* power : allPowers)
        if (power->decides)
            deciding.insert(power->id);
    EXPECT_THAT(deciding,
        testing::UnorderedElementsAre("computer", "schwarzpeter", "differenzler", "radarkontrolle",
            "guggitaler", "weisheit", "jackpot", "scharfmacher", "zombie"));
}

/// The readers of documents also check this, but a tablet calls the referee without a document.
TEST(Powers, areRefusedWithoutWhatTheyNeed)
{
    const Game& game = *gameNamed("cosmic-eidex");
    int needed = 0;
    for (const Power* power : allPowers)
        for (const Parameter& parameter : power->parameters)
            for (const PowerForm form : {PowerForm::InForce, PowerForm::Event}) {
                if (!power->needs(parameter, form))
                    continue;
                SCOPED_TRACE(std::string(power->id) + " " + std::string(parameter.key));
                ++needed;
                Match match{.game = &game, .players = {"Anna", "Beat", "Cora"}};
                match.characters[0] = power->card;
                const PowerUse use{.by = 0, .power = power->card};
                std::optional<Refusal> refusal;
                if (form == PowerForm::InForce) {
                    const auto verdict = judge({.match = match, .powers = {use}});
                    ASSERT_FALSE(verdict);
                    EXPECT_EQ(verdict.error().where, "/powers/0");
                    refusal = verdict.error();
                } else {
                    DealEntry entry;
                    entry.turnedUp = "S9"_card;
                    entry.log = {{.kind = Event::Kind::Power, .by = 0}};
                    entry.powers = {use};
                    Replay replay(match, game.start(match), entry);
                    replay.run(Replay::LastTrick::IsTaken);
                    refusal = replay.fault();
                    ASSERT_TRUE(refusal);
                    EXPECT_EQ(refusal->where, "/log/0");
                }
                EXPECT_EQ(refusal->code, Refusal::Code::Schema);
            }
    EXPECT_GT(needed, 30);
}

TEST(Powers, sayWhatTheyDoInBothLanguages)
{
    for (const Power* power : allPowers) {
        EXPECT_FALSE(power->name.de.empty() || power->name.en.empty()) << power->id;
        EXPECT_FALSE(power->oneLine.de.empty() || power->oneLine.en.empty()) << power->id;
        EXPECT_FALSE(power->clauses.empty()) << power->id;
        EXPECT_FALSE(
            power->section.en1998.empty() || power->section.de1998.empty() || power->section.web.empty())
            << power->id;
    }
}

TEST(Powers, keepTheirClausesUnderTheirOwnName)
{
    for (const Power* power : allPowers)
        for (const Clause* clause : power->clauses)
            EXPECT_TRUE(clause->id.starts_with("eidex." + std::string(power->id) + ".")) << clause->id;
}

} // namespace
} // namespace tafel::eidex
