// Powers during a recorded deal: who may use which of them, and their parameters.
#include "games/eidex/available_powers.h"

#include <gmock/gmock.h>

#include "support/table.h"

namespace tafel::eidex {
namespace {

using namespace test;

const std::string down = R"({"event":"put-down","by":"Anna","card":"R6"},
    {"event":"put-down","by":"Beat","card":"R8"},{"event":"put-down","by":"Cora","card":"S7"})";
const std::string lead = down + R"(,{"event":"play","by":"Beat","card":"H7"})";
const std::string trick
    = lead + R"(,{"event":"play","by":"Cora","card":"H10"},{"event":"play","by":"Anna","card":"HA"})";

/// Anna is the dealer, stars are trump, and Cora has the character.
struct PowerTiming {
    Match match;
    DealEntry entry;

    PowerTiming(std::string_view character, std::string_view log)
        : match(table(3, fmt::format(R"("characters":{{"Cora":"{}"}})", character)))
        , entry(deal(match, fmt::format(R"("turned_up":"S9","log":[{}])", log)))
    {
    }
    std::vector<PowerChoice> powers() const { return availablePowers(match, standing(match), entry); }
    std::optional<Prompt> prompts() const
    {
        return parameterPrompts(match, standing(match), entry, cora).ask();
    }
};

TEST(AvailablePowers, saysWhoMayUseWhichAndWhyNot)
{
    struct Case {
        const char* name;
        std::string log;
        const char *character, *clause; // the clause that forbids the power; empty if it may be used
    };
    const Case cases[] = {
        {"Laser draws what is put down", "", "L9", ""},
        {"Laser has no time left", lead, "L9", "eidex.characters.phase-over"},
        {"Sphinx plays now", lead, "S6", ""},
        {"Sphinx has played", trick, "S6", "eidex.sphinx.own-turn"},
        {"Computer waits for the end", lead, "LK", "eidex.computer.five-points"},
        {"a log that cannot be", lead + "," + lead, "L9", "eidex.deal.trump"},
    };
    for (const Case& each : cases) {
        SCOPED_TRACE(each.name);
        const std::vector<PowerChoice> powers = PowerTiming(each.character, each.log).powers();
        ASSERT_EQ(powers.size(), 1U);
        EXPECT_EQ(powers[0].by, cora);
        EXPECT_EQ(
            powers[0].whyNot && powers[0].whyNot->clause ? powers[0].whyNot->clause->id : "", each.clause);
        EXPECT_EQ(powers[0].whyNot.has_value(), *each.clause != 0);
    }
}

TEST(AvailablePowers, asksWhatTheMomentNeeds)
{
    EXPECT_FALSE(PowerTiming("S6", lead).prompts()) << "Cora follows: the suit is no secret";
    const std::string leads = down + R"(,{"event":"play","by":"Beat","card":"H7"},
        {"event":"play","by":"Cora","card":"HA"},{"event":"play","by":"Anna","card":"H8"})";
    const std::optional<Prompt> suit = PowerTiming("S6", leads).prompts();
    ASSERT_TRUE(suit);
    EXPECT_EQ(suit->path, "suit");
    EXPECT_TRUE(suit->required);
}

/// The names of the powers that are active at the end of the log.
std::vector<std::string_view> inForce(std::string_view character, const std::string& log)
{
    const PowerTiming moment(character, log);
    std::vector<std::string_view> ids;
    for (const PowerUse& use : activePowers(moment.match, standing(moment.match), moment.entry))
        ids.push_back(powerOf(use.power).id);
    return ids;
}

TEST(AvailablePowers, knowsWhatIsStillInForce)
{
    using testing::ElementsAre;
    using testing::IsEmpty;
    const auto used
        = [](const char* power) { return fmt::format(R"(,{{"event":"power","by":"Cora",{}}})", power); };
    const std::string skat = used(R"("power":"skater")"), excuse = used(R"("power":"excuse","card":"L6")"),
                      wish = used(R"("power":"farbenfreund","suit":"H")"), next = R"(,{"event":"play","by":)";
    EXPECT_THAT(inForce("LJ", lead + skat), ElementsAre("skater"));
    EXPECT_THAT(
        inForce("LJ", lead + skat + next + R"("Cora","card":"H10"},{"event":"play","by":"Anna","card":"HA"},
        {"event":"play","by":"Anna","card":"L8"})"),
        ElementsAre("skater"))
        << "to the end of the deal";
    EXPECT_THAT(inForce("H8", lead + excuse), ElementsAre("excuse"));
    EXPECT_THAT(inForce("H8", lead + excuse + next + R"("Cora","card":"L6"})"), IsEmpty()) << "for one card";
    EXPECT_THAT(inForce("HJ", down + wish), ElementsAre("farbenfreund"));
    EXPECT_THAT(inForce("HJ", down + wish + next + R"("Beat","card":"H7"})"), ElementsAre("farbenfreund"));
    EXPECT_THAT(
        inForce("HJ", down + wish + next + R"("Beat","card":"H7"},{"event":"play","by":"Cora","card":"H10"},
        {"event":"play","by":"Anna","card":"HA"},{"event":"play","by":"Anna","card":"L8"})"),
        IsEmpty())
        << "for one trick";
}

TEST(AvailablePowers, offersNoCardThatLies)
{
    const std::optional<Prompt> card = PowerTiming("H8", lead).prompts();
    ASSERT_TRUE(card && card->cards);
    EXPECT_EQ(std::count(card->cards->begin(), card->cards->end(), "H7"_card), 0) << "Beat has led it";
    EXPECT_EQ(std::count(card->cards->begin(), card->cards->end(), "H6"_card), 1);
    const std::optional<Prompt> two = PowerTiming("RA", trick).prompts();
    ASSERT_TRUE(two && two->cards);
    EXPECT_THAT(*two->cards, testing::UnorderedElementsAre("H7"_card, "H10"_card, "HA"_card))
        << "of the trick";
}

} // namespace
} // namespace tafel::eidex
