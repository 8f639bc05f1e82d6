// The prompts of a power, and the effect of an answer on its use and on the deal.
#include <gmock/gmock.h>

#include "games/eidex/power_prompts.h"
#include "games/eidex/questions.h"
#include "support/table.h"

namespace tafel::eidex {
namespace {

using namespace test;
using testing::ElementsAre;
using testing::IsEmpty;

Match with(const char* characters)
{
    return table(3, std::string(R"("characters":)") + characters);
}

std::optional<Refusal> allowed(const PowerUse&)
{
    return std::nullopt;
}

PowerParameterPrompts naming(
    const Match& match, PowerUse use, InLog at = {}, PowerParameterPrompts::Against against = allowed)
{
    return {match, match.game->start(match), deal(match, R"("turned_up":"S9")"), std::move(use), at,
        std::move(against)};
}

TEST(PowerPrompts, everyParameterHasItsWordsInBothLanguages)
{
    for (const Power* power : allPowers)
        for (const Parameter& parameter : power->parameters) {
            SCOPED_TRACE(std::string(power->id) + "/" + std::string(parameter.key));
            for (const Text& text : {parameter.label, parameter.question}) {
                EXPECT_FALSE(text.de.empty());
                EXPECT_FALSE(text.en.empty());
            }
            if (parameter.kind != Parameter::Kind::Words)
                continue;
            for (const Parameter::Word& word : parameter.words) {
                EXPECT_FALSE(word.key.empty());
                EXPECT_FALSE(word.text.de.empty());
                EXPECT_FALSE(word.text.en.empty());
            }
        }
}

TEST(PowerPrompts, givenAnswersAreSelected)
{
    const Match match = with(R"({"Anna":"HJ"})");
    PowerUse use{.by = anna, .power = "HJ"_card};
    ASSERT_EQ(promptsFor(match, use, "S9"_card).size(), 1U);
    EXPECT_FALSE(promptsFor(match, use, "S9"_card)[0].isAnswered());
    say(use, "suit", static_cast<int>(Suit::Raven));
    const Prompt prompt = promptsFor(match, use, "S9"_card)[0];
    EXPECT_TRUE(prompt.isAnswered());
    for (const Prompt::Option& option : prompt.options)
        EXPECT_EQ(option.on, option.suit == Suit::Raven);
    clearParameter(use, "suit");
    EXPECT_FALSE(use.suit);
}

TEST(PowerPrompts, ofTwoCardsOneGoesBackAndAThirdBeginsAnew)
{
    PowerUse use{.by = anna, .power = "RA"_card};
    say(use, "cards", "H7"_card);
    say(use, "cards", "H8"_card);
    EXPECT_THAT(*use.cards, ElementsAre("H7"_card, "H8"_card));
    say(use, "cards", "H9"_card);
    EXPECT_THAT(*use.cards, ElementsAre("H9"_card));
    say(use, "cards", "H9"_card);
    EXPECT_THAT(*use.cards, IsEmpty());
}

TEST(PowerPrompts, meldsAreNamedCardByCard)
{
    const Match match = with(R"({"Anna":"S10"})");
    PowerUse use{.by = anna, .power = "S10"_card};
    ASSERT_EQ(promptsFor(match, use, "S9"_card).size(), 1U) << "their worth follows";
    EXPECT_EQ(promptsFor(match, use, "S9"_card)[0].kind, Prompt::Kind::Lists);
    for (const Card card : {"H7"_card, "H8"_card, "H9"_card, "H10"_card})
        say(use, "melds", card);
    say(use, "melds", "H10"_card); // removes the card again
    beginMeld(use);
    beginMeld(use); // an empty meld is not added
    for (const Card card : {"LQ"_card, "LK"_card})
        say(use, "melds", card);
    EXPECT_THAT(promptsFor(match, use, "S9"_card)[0].chosen,
        ElementsAre("H7"_card, "H8"_card, "H9"_card, "LQ"_card, "LK"_card));
    beginMeld(use);
    endMelds(use);
    ASSERT_EQ(use.melds->size(), 2U);
    EXPECT_THAT(use.melds->back(), ElementsAre("LQ"_card, "LK"_card));
    for (const Card card : {"H7"_card, "H8"_card, "H9"_card, "LQ"_card, "LK"_card})
        say(use, "melds", card);
    EXPECT_FALSE(use.melds) << "all went back";
}

TEST(PowerPrompts, exchangedCardsAreNamedForEachOther)
{
    const Match match = with(R"({"Beat":"HQ"})");
    PowerUse use{.by = beat, .power = "HQ"_card};
    std::vector<std::string> paths;
    for (const Prompt& prompt : promptsFor(match, use, "S9"_card))
        paths.push_back(prompt.path);
    EXPECT_THAT(paths, ElementsAre("takes/0", "takes/2", "gives/0", "gives/2"));
    say(use, "takes/0", "H7"_card);
    say(use, "takes/0", "H8"_card); // replaces the previous card
    say(use, "gives/2", "L9"_card);
    EXPECT_THAT(use.takes, ElementsAre(std::pair(anna, "H8"_card)));
    EXPECT_THAT(use.gives, ElementsAre(std::pair(cora, "L9"_card)));
    say(use, "takes/0", "H8"_card);
    EXPECT_THAT(use.takes, IsEmpty());
}

TEST(PowerPrompts, whatThePowerDoesNotHaveChangesNothing)
{
    PowerUse use{.by = anna, .power = "HJ"_card};
    say(use, "limit", 92);
    say(use, "card", "H7"_card);
    EXPECT_FALSE(use.number);
    EXPECT_FALSE(use.card);
}

TEST(PowerParameterPrompts, asksOneAfterTheOther)
{
    const Match match = with(R"({"Anna":"LQ"})"); // answers prompts until none is left
    for (const Power* power : allPowers) {
        SCOPED_TRACE(power->id);
        PowerParameterPrompts naming = eidex::naming(match, {.by = anna, .power = power->card});
        int asked = 0;
        while (const std::optional<Prompt> prompt = naming.ask()) {
            ASSERT_LT(++asked, 20) << "it never ends";
            if (!prompt->required)
                naming.skip();
            else if (prompt->kind == Prompt::Kind::Choice)
                naming.answer(prompt->options.front().value);
            else if (prompt->kind == Prompt::Kind::Number)
                naming.answer(prompt->lowest);
            else
                naming.pick(prompt->cards ? prompt->cards->front() : asked % 2 == 0 ? "H7"_card : "H8"_card);
        }
    }
}

TEST(PowerParameterPrompts, asksOnlyWhatTheMomentNeeds)
{
    const Match match = with(R"({"Anna":"S6"})");
    const Power& sphinx = *powerNamed("sphinx");
    EXPECT_EQ(naming(match, {.by = anna, .power = sphinx.card}, {.leads = true}).ask()->path, "suit");
    EXPECT_FALSE(naming(match, {.by = anna, .power = sphinx.card}, {.leads = false}).ask());
    const Power& weisheit = *powerNamed("weisheit");
    EXPECT_EQ(naming(match, {.by = anna, .power = weisheit.card}).ask()->path, "melds");
    EXPECT_EQ(naming(match, {.by = anna, .power = weisheit.card}, {.ends = true}).ask()->path, "sign");
}

TEST(PowerParameterPrompts, keepsMeldsAndAsksForNoWorthThen)
{
    const Power& weisheit = *powerNamed("weisheit");
    PowerParameterPrompts melds = naming(with(R"({"Anna":"S10"})"), {.by = anna, .power = weisheit.card});
    for (const Card card : {"H7"_card, "H8"_card, "H9"_card, "H10"_card})
        melds.pick(card);
    melds.pick("H10"_card); // removes the card again
    melds.endPicking();
    ASSERT_TRUE(melds.ask());
    melds.endPicking();
    EXPECT_FALSE(melds.ask()) << "the worth follows";
    ASSERT_EQ(melds.use().melds->size(), 1U);
    EXPECT_THAT(melds.use().melds->front(), ElementsAre("H7"_card, "H8"_card, "H9"_card));
}

TEST(PowerParameterPrompts, saysWhatSpeaksAgainstTheLastAnswer)
{
    const Match match = with(R"({"Anna":"HJ"})");
    const auto onlyRaven = [](const PowerUse& use) {
        return use.suit == Suit::Raven
            ? std::nullopt
            : std::optional(
                Refusal{.code = Refusal::Code::IllegalPower, .where = {}, .message = {"nein", "no"}});
    };
    const Prompt prompt = *naming(match, {.by = anna, .power = "HJ"_card}, {}, onlyRaven).ask();
    for (const Prompt::Option& option : prompt.options)
        EXPECT_EQ(option.whyNot.has_value(), option.suit != Suit::Raven);
}

// ---- The effect of an answer on the deal

DealEntry after(const Match& match, const char* keys, std::string_view path, const Response& answer)
{
    return match.game->respond(match, match.game->start(match), deal(match, keys), path, answer);
}

TEST(Response, switchesAPowerAndWhatIsNamedWithIt)
{
    const Match match = with(R"({"Anna":"R9"})");
    EXPECT_EQ(after(match, R"("turned_up":"S9")", "/powers/radarkontrolle", 1).powers.size(), 1U);
    const DealEntry limited = after(match, R"("turned_up":"S9")", "/powers/radarkontrolle/limit", 92);
    ASSERT_EQ(limited.powers.size(), 1U) << "to name a limit is to use it";
    EXPECT_EQ(limited.powers[0].number, 92);
    EXPECT_THAT(
        after(match, R"("turned_up":"S9","powers":[{"by":"Anna","power":"radarkontrolle","limit":92}])",
            "/powers/radarkontrolle", 0)
            .powers,
        IsEmpty());
    EXPECT_THAT(after(match, R"("turned_up":"S9")", "/powers/computer", 1).powers, IsEmpty())
        << "nobody has it";
}

TEST(Response, dropsTheAnswersThatNobodyAsksForAnyMore)
{
    const Match match = with(R"({"Anna":"RJ","Beat":"S7"})");
    const char* both
        = R"("turned_up":"S9","powers":[{"by":"Anna","power":"schwarzpeter"},{"by":"Beat","power":"jackpot","card":"H7"}],
        "captured":{"RJ":"Cora"},"unclaimed":4)";
    const DealEntry entry = deal(match, both);
    ASSERT_EQ(entry.captured.size(), 1U);
    const DealEntry without = after(match, both, "/powers/schwarzpeter", 0);
    EXPECT_THAT(without.captured, IsEmpty());
    EXPECT_EQ(without.unclaimed, 4);
    const DealEntry noPot = after(match, both, "/powers/jackpot", 0);
    EXPECT_EQ(noPot.captured.size(), 1U);
    EXPECT_FALSE(noPot.unclaimed);
}

TEST(Response, theCardPointsOfOnePlayer)
{
    const Match match = table(3);
    const char* two = R"("turned_up":"S9","points":{"Anna":60,"Beat":26})";
    EXPECT_EQ(after(match, R"("turned_up":"S9")", "/points/Cora", 43).pointsOf(cora), 43);
    EXPECT_EQ(after(match, two, "/points/Beat", 27).pointsOf(beat), 27) << "another number";
    EXPECT_FALSE(after(match, two, "/points/Beat", Response()).pointsOf(beat)) << "taken back";
    EXPECT_EQ(after(match, two, "/points/Beat", Response()).pointsOf(anna), 60);
    EXPECT_FALSE(after(match, R"("turned_up":"S9","match":"Anna")", "/points/Beat", 27).march)
        << "a match has no numbers";
    EXPECT_EQ(after(match, two, "/points/Nobody", 5).points.size(), 2U);
}

TEST(Response, aNumberThatOnlyAPersonKnowsIsTakenBack)
{
    const Match match = with(R"({"Beat":"S7"})");
    const char* pot
        = R"("turned_up":"S9","powers":[{"by":"Beat","power":"jackpot","card":"H7"}],"unclaimed":4)";
    EXPECT_EQ(after(match, pot, "/unclaimed", 6).unclaimed, 6);
    EXPECT_FALSE(after(match, pot, "/unclaimed", Response()).unclaimed);
}

TEST(Response, ofTheTricksOneAnswerTakesThePlaceOfAnother)
{
    const Match match = table(3);
    const char* all = R"("turned_up":"S9","points":{"Anna":0,"Beat":157})";
    const DealEntry yes = after(match, all, "/match", 1);
    EXPECT_EQ(yes.march, beat);
    const DealEntry no = match.game->respond(match, match.game->start(match), yes, "/match", 0);
    EXPECT_FALSE(no.march);
    EXPECT_EQ(no.trickless, Players{});
    EXPECT_EQ(after(match, all, "/match/2", 1).march, cora);
    const DealEntry twice = match.game->respond(
        match, match.game->start(match), after(match, all, "/match/2", 1), "/match/2", 1);
    EXPECT_FALSE(twice.march) << "the same key again takes it back";
}

TEST(Response, ofFourWhoWonNoTrickIsAnsweredOneByOne)
{
    const Match match = table(4);
    const Standing before = match.game->start(match);
    DealEntry draft = match.game->respond(match, before, deal(match, ""), "/trickless", 1);
    EXPECT_EQ(draft.trickless, Players{beat});
    draft = match.game->respond(match, before, draft, "/trickless", 2);
    EXPECT_EQ(draft.trickless, (Players{beat, cora}));
    draft = match.game->respond(match, before, draft, "/trickless", -1);
    EXPECT_EQ(draft.trickless, Players{}) << "everybody has one";
    draft = match.game->respond(match, before, draft, "/trickless", -1);
    EXPECT_FALSE(draft.trickless) << "again: not said";
}

TEST(Response, theWorthOfMeldsComesWithItsSign)
{
    const Match match = with(R"({"Anna":"S10"})");
    const DealEntry entry = after(match, R"("turned_up":"S9")", "/powers/weisheit/worth", -24);
    ASSERT_EQ(entry.powers.size(), 1U);
    EXPECT_EQ(entry.powers[0].number, 24);
    EXPECT_EQ(entry.powers[0].flag, false);
    const PadForm form = match.game->padForm(match, match.game->start(match), entry);
    ASSERT_TRUE(form.powers[0].ask);
    EXPECT_EQ(form.powers[0].ask->number, -24);
}

} // namespace
} // namespace tafel::eidex
