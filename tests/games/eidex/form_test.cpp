// The prompts of the score pad for a draft.
#include <gmock/gmock.h>

#include "support/table.h"

namespace tafel {
namespace {

using namespace test;

PadForm form(const Match& match, std::string_view keys, PerPlayer<int> total = {})
{
    return match.game->padForm(match, standing(match, total), deal(match, keys));
}

/// The paths of the open prompts.
std::vector<std::string> asked(const PadForm& form)
{
    std::vector<std::string> paths;
    for (const Prompt& question : form.questions)
        paths.push_back(question.path);
    return paths;
}

const PowerChoice& choice(const PadForm& form, Card power)
{
    for (const PowerChoice& each : form.powers)
        if (each.power == power)
            return each;
    throw std::runtime_error("not on the form");
}

TEST(PadForm, fillsInTheRest)
{
    const PadForm shown = form(table(3), R"("turned_up":"S9","points":{"Anna":60,"Cora":26})");
    EXPECT_EQ(shown.total, 157);
    EXPECT_EQ(shown.left, 71);
    EXPECT_EQ(shown.points[beat].rest, 71);
    EXPECT_EQ(shown.points[anna].entered, 60);
    EXPECT_FALSE(shown.points[anna].rest);
    ASSERT_TRUE(shown.live);
    EXPECT_EQ(shown.live->award.award, (PerPlayer<int>{0, 1, 1}));
}

TEST(PadForm, fillsInNothingBeforeOnlyOneIsLeft)
{
    const PadForm shown = form(table(3), R"("turned_up":"S9","points":{"Anna":60})");
    EXPECT_EQ(shown.left, 97);
    EXPECT_FALSE(shown.points[beat].rest || shown.points[cora].rest);
    EXPECT_TRUE(shown.refusal);
    EXPECT_FALSE(shown.live);
}

TEST(PadForm, oneCardPointIsNoneOfSeveral)
{
    const auto said = [](int cora) {
        return form(
            table(3), fmt::format(R"("turned_up":"S9","points":{{"Anna":60,"Beat":60,"Cora":{}}})", cora))
            .refusal->message;
    };
    EXPECT_EQ(said(36).en, "1 card point is missing: 156 of 157.");
    EXPECT_EQ(said(36).de, "Es fehlt 1 Auge: 156 von 157.");
    EXPECT_EQ(said(35).en, "2 card points are missing: 155 of 157.");
    EXPECT_EQ(said(38).en, "1 card point too many: 158 of 157.");
    EXPECT_EQ(said(39).de, "2 Augen zu viel: 159 von 157.");
}

TEST(PadForm, saysWhenThereIsTooMuch)
{
    const PadForm shown = form(table(3), R"("turned_up":"S9","points":{"Anna":100,"Beat":60})");
    EXPECT_EQ(shown.left, -3);
    EXPECT_FALSE(shown.points[cora].rest);
    ASSERT_TRUE(shown.refusal);
    EXPECT_EQ(shown.refusal->code, Refusal::Code::Impossible);
}

TEST(PadForm, exactlyOneOfAwardAndRefusalIsThere)
{
    for (const char* keys : {"", R"("turned_up":"S9")", R"("points":{"Anna":60,"Beat":71})",
             R"("turned_up":"S9","points":{"Anna":60,"Beat":71})"}) {
        const PadForm shown = form(table(3), keys);
        EXPECT_NE(shown.live.has_value(), shown.refusal.has_value()) << keys;
    }
}

TEST(PadForm, asksNothingInTheBasicGame)
{
    EXPECT_TRUE(asked(form(table(3), R"("turned_up":"S9","points":{"Anna":60,"Beat":71})")).empty());
    EXPECT_TRUE(asked(form(table(3), "")).empty());
}

TEST(PadForm, asksForAMatchWhenSomebodyHasAllPoints)
{
    const PadForm shown = form(table(3), R"("turned_up":"S9","points":{"Anna":0,"Beat":157})");
    ASSERT_EQ(asked(shown), std::vector<std::string>{"/match"});
    EXPECT_EQ(shown.questions[0].of, beat);
    EXPECT_FALSE(shown.questions[0].isAnswered());
    ASSERT_TRUE(shown.questions[0].clause);
    EXPECT_EQ(shown.questions[0].clause->id, "eidex.award.match");
}

TEST(PadForm, keepsAnAnsweredQuestion)
{
    for (const char* answer :
        {R"("match":"Beat")", R"("trickless":[])", R"("tricks":{"Anna":1,"Beat":10,"Cora":0})"}) {
        const PadForm shown
            = form(table(3), fmt::format(R"("turned_up":"S9","points":{{"Anna":0,"Beat":157}},{})", answer));
        ASSERT_EQ(asked(shown), std::vector<std::string>{"/match"}) << answer;
        EXPECT_TRUE(shown.questions[0].isAnswered()) << answer;
        EXPECT_TRUE(shown.live) << answer;
    }
}

TEST(PadForm, asksForTricksOnlyWhenTheGuessIsHit)
{
    const Match match = table(3, R"("characters":{"Anna":"L10"})");
    const auto guessed = [&](int guess) {
        return form(match,
            fmt::format(
                R"("turned_up":"S9","points":{{"Anna":60,"Beat":71}},"powers":[{{"by":"Anna","power":"differenzler","guess":{}}}])",
                guess));
    };
    EXPECT_TRUE(asked(guessed(61)).empty());
    ASSERT_EQ(asked(guessed(60)), std::vector<std::string>{"/trickless"});
    EXPECT_EQ(guessed(60).questions[0].of, anna);
}

TEST(PadForm, asksForRegularPointsUnderGuggitaler)
{
    const Match match = table(3, R"("characters":{"Anna":"L10","Beat":"H7"})");
    const PadForm shown = form(match,
        R"("turned_up":"S9","powers":[{"by":"Anna","power":"differenzler","guess":60},{"by":"Beat","power":"guggitaler"}])");
    EXPECT_EQ(asked(shown), std::vector<std::string>{"/regular"});
    EXPECT_EQ(shown.total, 13);
}

TEST(PadForm, asksWhoHasTheRavenJackUnderSchwarzpeterOnly)
{
    const Match match = table(3, R"("characters":{"Anna":"RJ","Beat":"S7"})");
    const PadForm shown = form(match, R"("turned_up":"S9","powers":[{"by":"Anna","power":"schwarzpeter"}])");
    ASSERT_EQ(asked(shown), std::vector<std::string>{"/captured/RJ"});
    ASSERT_EQ(shown.questions[0].options.size(), 3U) << "nobody is no answer";
    EXPECT_TRUE(asked(
        form(match, R"("turned_up":"S9","powers":[{"by":"Anna","power":"schwarzpeter"}],"match":"Cora")"))
                    .empty());
}

TEST(PadForm, letsTheRavenJackLieInAJackpot)
{
    const Match match = table(3, R"("characters":{"Anna":"RJ","Beat":"S7"})");
    const PadForm shown = form(match,
        R"("turned_up":"S9","powers":[{"by":"Anna","power":"schwarzpeter"},{"by":"Beat","power":"jackpot","card":"H7"}])");
    ASSERT_EQ(asked(shown), (std::vector<std::string>{"/captured/RJ", "/unclaimed"}));
    ASSERT_EQ(shown.questions[0].options.size(), 4U);
    EXPECT_EQ(shown.questions[0].options[3].text.pattern.en, "nobody");
    EXPECT_FALSE(shown.questions[1].required);
}

TEST(PadForm, withFourAsksWhoHasNoTrick)
{
    EXPECT_EQ(asked(form(table(4), "")), std::vector<std::string>{"/trickless"});
    const Match match = table(4, R"("characters":{"Anna":"RJ"})");
    EXPECT_EQ(
        asked(form(match, R"("turned_up":"S9","powers":[{"by":"Anna","power":"schwarzpeter"}])")).front(),
        "/captured/RJ");
}

/// The value of the card put down also counts, up to that of the best allowed card. If a trick may go to a
/// player who did not win it, card points do not show who has a trick.
TEST(PadForm, withFourOffersOnlyWhoMayHaveNoTrick)
{
    const auto all = std::vector<Player>{0, 1, 2, 3};
    struct Row {
        const char* characters;
        const char* turnedUp;
        const char* points;
        std::vector<Player> offered; ///< empty if the pad does not ask
        const char* powers = "";
    };
    const Row rows[] = {
        {"", "S9", R"("Anna":40,"Beat":35,"Cora":41,"Dani":41)", {}},
        {"", "S9", R"("Anna":40,"Beat":35,"Cora":41)", {}},
        {"", "S9", R"("Anna":60,"Beat":50,"Cora":36,"Dani":11)", {3}},
        {"", "S9", R"("Anna":60,"Beat":50,"Cora":20,"Dani":27)", {2}},
        {"", "S9", R"("Anna":60,"Beat":50,"Cora":21,"Dani":26)", {}},
        {"", "HA", R"("Anna":60,"Beat":50,"Cora":12,"Dani":35)", {}},
        {"", "HA", R"("Anna":60,"Beat":50,"Cora":11,"Dani":36)", {2}},
        {"", "S9", R"("Anna":40,"Beat":0,"Cora":76)", {1}},
        {"", "S9", R"("Anna":0,"Beat":0,"Cora":76)", {0, 1}},
        {"", "S9", R"("Anna":40)", all},
        {R"("Anna":"L9")", "S9", R"("Anna":40,"Beat":35,"Cora":41)", {}},
        {R"("Anna":"R7","Beat":"R8","Cora":"S8")", "S9", R"("Anna":60,"Beat":50,"Cora":21,"Dani":26)", {}},
        {R"("Dani":"S7")", "S9", R"("Anna":60,"Beat":50,"Cora":21,"Dani":26)", {}},
        {R"("Dani":"HA")", "S9", R"("Anna":40,"Beat":35,"Cora":41)", all},
        {R"("Dani":"SQ")", "S9", R"("Anna":40,"Beat":35,"Cora":41)", all},
        {R"("Dani":"H10")", "S9", R"("Anna":40,"Beat":35,"Cora":41)", all},
        // Ravens may be worth more, and the trump may have changed, without an entry.
        {R"("Dani":"R6")", "S9", R"("Anna":60,"Beat":50,"Cora":22,"Dani":25)", {2}},
        {R"("Dani":"SA")", "HA", R"("Anna":60,"Beat":50,"Cora":20,"Dani":27)", {2}},
        {R"("Dani":"SA")", "HA", R"("Anna":60,"Beat":50,"Cora":20,"Dani":27)", {},
            R"({"by":"Dani","power":"trumphator","card":"LA"})"},
        // The bonus of Weisheit is added later.
        {R"("Dani":"S10")", "S9", R"("Anna":60,"Beat":50,"Cora":40,"Dani":7)", {3},
            R"({"by":"Dani","power":"weisheit","bonus":30,"sign":"add"})"},
        // Under Guggitaler, the king of stars cannot be put down.
        {R"("Dani":"H7")", "S9", R"("Anna":5,"Beat":4,"Cora":3,"Dani":1)", {3},
            R"({"by":"Dani","power":"guggitaler"})"},
    };
    for (const Row& row : rows) {
        const PadForm shown = form(table(4, fmt::format(R"("characters":{{{}}})", row.characters)),
            fmt::format(
                R"("turned_up":"{}","points":{{{}}},"powers":[{}])", row.turnedUp, row.points, row.powers));
        std::vector<Player> offered;
        for (const Prompt& prompt : shown.questions)
            for (const Prompt::Option& option : prompt.options)
                if (option.player && prompt.path == "/trickless")
                    offered.push_back(*option.player);
        EXPECT_EQ(offered, row.offered) << row.characters << row.points;
        EXPECT_EQ(shown.live.has_value(), row.offered.empty()) << row.characters << row.points;
        EXPECT_FALSE(shown.completed) << "what is not said is not written down";
    }
}

/// The pad does not ask if the award does not depend on the answer.
TEST(PadForm, withFourAsksForTricksOnlyWhereTheAwardHangsOnThem)
{
    const Match match = table(4, R"("characters":{"Anna":"RJ"})");
    const PadForm shown = form(match,
        R"("turned_up":"S9","points":{"Anna":60,"Beat":50,"Cora":36,"Dani":11},"captured":{"RJ":"Anna","SK":"Beat"},"powers":[{"by":"Anna","power":"schwarzpeter"}])");
    EXPECT_EQ(asked(shown), (std::vector<std::string>{"/captured/RJ", "/captured/SK"}));
    EXPECT_TRUE(shown.live);
}

/// If one player wins all tricks, the others have none.
TEST(PadForm, withFourAMatchAnswersWhoHasNoTrick)
{
    const PadForm shown = form(table(4), R"("turned_up":"S9","match":"Beat")");
    ASSERT_EQ(asked(shown), std::vector<std::string>{"/trickless"});
    EXPECT_TRUE(shown.questions[0].isAnswered());
    EXPECT_TRUE(shown.live);
}

/// New points that contradict an answer remove it; other changes keep it.
TEST(PadForm, withFourClearsTricklessPlayersWhenNewPointsContradict)
{
    const Match match = table(4);
    const Standing before = match.game->start(match);
    DealEntry draft = document::readDeal(match,
        R"({"turned_up":"S9","points":{"Anna":60,"Beat":50,"Cora":36,"Dani":11},"trickless":["Dani"]})")
                          .value();
    EXPECT_EQ(match.game->padForm(match, before, draft).live->award.award[3], 0);
    draft = match.game->respond(match, before, draft, "/points/Cora", 37);
    EXPECT_EQ(draft.trickless, Players{3}) << "nothing is told while they do not add up";
    draft = match.game->respond(match, before, draft, "/points/Dani", 10);
    EXPECT_EQ(draft.trickless, Players{3});
    draft = match.game->respond(match, before, draft, "/points/Cora", 26);
    draft = match.game->respond(match, before, draft, "/points/Dani", 21);
    EXPECT_FALSE(draft.trickless);
}

/// The table's answer about tricks stays even if the points contradict it, because `score` accepts it.
TEST(PadForm, withFourKeepsWhatIsStored)
{
    const PadForm shown
        = form(table(4), R"("turned_up":"S9","points":{"Anna":40,"Beat":0,"Cora":76},"trickless":["Anna"])");
    EXPECT_FALSE(shown.completed);
    ASSERT_TRUE(shown.live);
    EXPECT_EQ(shown.live->award.award[0], 0);
    ASSERT_EQ(asked(shown), std::vector<std::string>{"/trickless"});
    EXPECT_TRUE(shown.questions[0].options[0].on) << "and it can be taken back";
}

TEST(PadForm, showsEveryPowerAtItsSeat)
{
    const PadForm shown = form(table(3, R"("characters":{"Cora":"LK","Anna":"LQ"})"), "");
    ASSERT_EQ(shown.powers.size(), 2U);
    EXPECT_EQ(shown.powers[0].by, anna);
    EXPECT_FALSE(shown.powers[0].decides);
    EXPECT_EQ(shown.powers[1].power, "LK"_card);
    ASSERT_TRUE(shown.powers[1].ask);
    EXPECT_EQ(shown.powers[1].ask->kind, Prompt::Kind::Choice);
    ASSERT_EQ(shown.powers[1].ask->options.size(), 2U);
    EXPECT_EQ(shown.powers[1].ask->options[0].value, -5);
    EXPECT_FALSE(shown.powers[1].on);
}

TEST(PadForm, saysWhyAPowerCannotBeDeclared)
{
    const Match match = table(3, R"("characters":{"Anna":"RJ"})");
    const PowerChoice onRaven = choice(form(match, R"("turned_up":"R9")"), "RJ"_card);
    ASSERT_TRUE(onRaven.whyNot);
    EXPECT_EQ(onRaven.whyNot->clause->id, "eidex.schwarzpeter.not-on-raven-trump");
    const PowerChoice atSix = choice(form(match, R"("turned_up":"S9")", {6, 6, 0}), "RJ"_card);
    ASSERT_TRUE(atSix.whyNot);
    EXPECT_EQ(atSix.whyNot->clause->id, "eidex.schwarzpeter.not-with-two-at-six");
    EXPECT_FALSE(choice(form(match, R"("turned_up":"S9")", {6, 5, 0}), "RJ"_card).whyNot);
}

TEST(PadForm, knowsTheBoundsOfALimit)
{
    const char* characters = R"("characters":{"Anna":"R9"})";
    const PowerChoice three = choice(form(table(3, characters), R"("turned_up":"S9")"), "R9"_card);
    EXPECT_EQ(three.ask->kind, Prompt::Kind::Number);
    EXPECT_EQ(std::pair(three.ask->lowest, three.ask->highest), std::pair(80, 120));
    const PowerChoice four = choice(form(table(4, characters), R"("turned_up":"S9")"), "R9"_card);
    EXPECT_EQ(std::pair(four.ask->lowest, four.ask->highest), std::pair(62, 100));
}

TEST(PadForm, marksAPowerWithoutItsParameter)
{
    const Match match = table(3, R"("characters":{"Anna":"R9"})");
    const PadForm shown = form(match,
        R"("turned_up":"S9","points":{"Anna":60,"Beat":71},"powers":[{"by":"Anna","power":"radarkontrolle"}])");
    EXPECT_TRUE(choice(shown, "R9"_card).on);
    EXPECT_TRUE(choice(shown, "R9"_card).incomplete);
    ASSERT_TRUE(shown.refusal);
    EXPECT_EQ(shown.refusal->where, "/powers/0");
}

TEST(PadForm, offersTheTwoCardsOfTheJackpot)
{
    const PowerChoice shown = choice(form(table(3, R"("characters":{"Anna":"S7"})"), ""), "S7"_card);
    EXPECT_EQ(shown.ask->kind, Prompt::Kind::Card);
    EXPECT_THAT(*shown.ask->cards, testing::ElementsAre("H7"_card, "S7"_card));
}

// ---- The end of a match

std::string announced(const PadForm& shown)
{
    if (!shown.announced)
        return {};
    return std::string(shown.announced->clause->id) + ": "
        + shown.announced->sentence.in(
            Language::English, std::vector<std::string>{"Anna", "Beat", "Cora", "Dani"});
}

TEST(PadForm, announcesChaosBeforeAnythingIsEntered)
{
    constexpr const char* chaos
        = "eidex.tournament.chaos: Chaos: all at {}. The winner is the player who would get "
          "nothing, or one who gets both victory points.";
    EXPECT_EQ(announced(form(table(3), "", {6, 6, 6})), fmt::format(fmt::runtime(chaos), 6));
    EXPECT_EQ(announced(form(table(3, R"("options":{"target":3})"), "", {2, 2, 2})),
        fmt::format(fmt::runtime(chaos), 2));
}

TEST(PadForm, announcesTwoAtSix)
{
    EXPECT_EQ(announced(form(table(3), "", {6, 2, 6})),
        "eidex.tournament.two-at-six: Anna and Cora at 6: if both would get a point, the one with fewer "
        "card points falls to 5.");
    EXPECT_EQ(announced(form(table(4), "", {6, 6, 6, 6})),
        "eidex.four.at-six: Anna, Beat, Cora and Dani at 6: if several would get a point, those with the "
        "most card points stay, the others fall.");
}

TEST(PadForm, announcesNothingElse)
{
    EXPECT_EQ(announced(form(table(3), "", {6, 5, 5})), "");
    EXPECT_EQ(announced(form(table(3), "", {5, 5, 5})), "");
    EXPECT_EQ(announced(form(table(3, R"("options":{"target":9})"), "", {6, 6, 6})), "");
}

TEST(PadForm, saysHowTheStandingChanges)
{
    const auto live = [](const char* points, PerPlayer<int> total) {
        return form(table(3), fmt::format(R"("turned_up":"S9","points":{{{}}})", points), total).live.value();
    };
    const ScoredDeal usual = live(R"("Anna":60,"Beat":71)", {});
    EXPECT_EQ(usual.change, (PerPlayer<int>{0, 1, 1}));
    const ScoredDeal chaos = live(R"("Anna":70,"Beat":60)", {6, 6, 6});
    EXPECT_EQ(chaos.award.award, (PerPlayer<int>{1, 0, 1})) << "what the deal gives stays what it is";
    EXPECT_EQ(chaos.change, (PerPlayer<int>{0, 1, 0}));
    EXPECT_EQ(chaos.after.winners, Players{beat});
    EXPECT_EQ(chaos.award.brief.pattern.en, "chaos");
    const ScoredDeal falls = live(R"("Anna":80,"Beat":27)", {6, 6, 0});
    EXPECT_EQ(falls.award.award, (PerPlayer<int>{1, 1, 0}));
    EXPECT_EQ(falls.change, (PerPlayer<int>{0, -1, 0}));
    EXPECT_TRUE(falls.after.winners.empty());
    EXPECT_EQ(live(R"("Anna":50,"Beat":80)", {5, 6, 0}).after.winners, Players{beat});
}

} // namespace
} // namespace tafel
