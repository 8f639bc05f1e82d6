// The explanation of an award: the sentences name the right players and numbers. The cases test the clauses.
#include "games/eidex/award.h"

#include <gmock/gmock.h>

#include "document/document.h"

namespace tafel {
namespace {

using testing::ElementsAre;

/// The characters that the powers of the deals need.
std::string charactersOf(const std::string& deals)
{
    std::string characters;
    const auto add = [&](const std::string& power, const std::string& card) {
        static const std::string by = R"({"by":")";
        const std::size_t at = deals.find(R"(","power":")" + power);
        if (at == std::string::npos)
            return;
        const std::size_t name = deals.rfind(by, at) + by.size();
        characters
            += (characters.empty() ? "\"" : ",\"") + deals.substr(name, at - name) + R"(":")" + card + '"';
    };
    add("computer", "LK");
    add("weisheit", "S10");
    add("radarkontrolle", "R9");
    add("schwarzpeter", "RJ");
    add("differenzler", "L10");
    return R"("characters":{)" + characters + "},";
}

/// The English reasons of a deal of three or four players, and its short text.
struct Told {
    std::vector<std::string> because;
    std::string brief;
};

Told told(int players, const std::string& deals, const std::string& head = "")
{
    const std::string names = players == 4 ? R"("Anna","Beat","Cora","Dani")" : R"("Anna","Beat","Cora")";
    const Match match = document::readMatch(R"({"format":"tafelrichter/1","game":"cosmic-eidex","players":[)"
        + names + "]," + charactersOf(deals) + head + R"("deals":[)" + deals + "]}")
                            .value();
    const Result<Outcome> outcome = score(match);
    if (!outcome)
        return {{outcome.error().message.en}, {}};
    const DealAward& award = outcome->deals.back().award;
    Told told{{}, award.brief.in(Language::English, match.players)};
    for (const Reason& reason : award.because)
        told.because.push_back(reason.sentence.in(Language::English, match.players));
    return told;
}

std::string points(int anna, int beat, int cora, const std::string& more = "")
{
    return R"({"turned_up":"S9","points":{"Anna":)" + std::to_string(anna) + R"(,"Beat":)"
        + std::to_string(beat) + R"(,"Cora":)" + std::to_string(cora) + "}" + more + "}";
}

std::string fourPoints(int anna, int beat, int cora, int dani, const std::string& more)
{
    return R"({"turned_up":"S9","points":{"Anna":)" + std::to_string(anna) + R"(,"Beat":)"
        + std::to_string(beat) + R"(,"Cora":)" + std::to_string(cora) + R"(,"Dani":)" + std::to_string(dani)
        + "}," + more + "}";
}

TEST(AwardWords, ofMostAndLeastNameBothAndTheOneInTheMiddle)
{
    const Told most = told(3, points(60, 71, 26));
    EXPECT_THAT(most.because, ElementsAre("Most Beat (71), least Cora (26): 1 each; Anna in the middle: 0."));
    EXPECT_EQ(most.brief, "Middle: Anna");
    EXPECT_THAT(told(3, points(80, 37, 40)).because,
        ElementsAre("Most Anna (80), least Beat (37): 1 each; Cora in the middle: 0."));
    EXPECT_THAT(told(3, points(20, 57, 80)).because,
        ElementsAre("Most Cora (80), least Anna (20): 1 each; Beat in the middle: 0."));
}

TEST(AwardWords, ofEqualsNameThemAndTheThird)
{
    const Told two = told(3, points(60, 37, 60));
    EXPECT_THAT(two.because, ElementsAre("Anna and Cora both have 60: Beat gets 2."));
    EXPECT_EQ(two.brief, "Anna and Cora equal");
    const Told all
        = told(3, points(49, 54, 54, R"(,"powers":[{"by":"Anna","power":"computer","points":5}])"));
    EXPECT_THAT(
        all.because, ElementsAre("All three have 54, so no one scores.", "Anna: 49 +5 = 54 with Computer."));
    EXPECT_EQ(all.brief, "all equal");
}

TEST(AwardWords, overTheLimitNameTheLimitAndTheGetters)
{
    const Told one = told(3, points(20, 101, 36));
    EXPECT_THAT(one.because, ElementsAre("Beat is at 101, limit 100: 0.", "Anna and Cora 1 each."));
    EXPECT_EQ(one.brief, "Beat over 100");
    const Told safe = told(3, points(20, 101, 36), R"("options":{"exactly_100":"safe"},)");
    EXPECT_THAT(safe.because, ElementsAre("Beat is at 101, more than 100: 0.", "Anna and Cora 1 each."));
    EXPECT_EQ(safe.brief, "Beat over 100");
    const Told two
        = told(3, points(80, 70, 7, R"(,"powers":[{"by":"Cora","power":"weisheit","bonus":76,"sign":"add"},
            {"by":"Anna","power":"radarkontrolle","limit":80}])"));
    EXPECT_THAT(two.because,
        ElementsAre("Anna and Cora are not below the limit: 0; Beat: 2.", "Cora: 7 +76 = 83 with Wisdom.",
            "Anna is at 80, limit 80: 0.", "Cora is at 83, limit 80: 0."));
    EXPECT_EQ(two.brief, "Anna and Cora reached 80");
    const Told all
        = told(3, points(80, 0, 77, R"(,"powers":[{"by":"Beat","power":"weisheit","bonus":84,"sign":"add"},
            {"by":"Anna","power":"radarkontrolle","limit":80},{"by":"Cora","power":"computer","points":5}])"));
    EXPECT_THAT(all.because,
        ElementsAre("No player is below the limit, so no one scores.", "Beat: 0 +84 = 84 with Wisdom.",
            "Cora: 77 +5 = 82 with Computer.", "Anna is at 80, limit 80: 0.", "Beat is at 84, limit 80: 0.",
            "Cora is at 82, limit 80: 0."));
    EXPECT_EQ(all.brief, "Anna, Beat and Cora reached 80");
}

TEST(AwardWords, sayThatAPlayerExactlyAtTheLimitReachedIt)
{
    const std::string radar = R"(,"powers":[{"by":"Anna","power":"radarkontrolle","limit":92}])";
    EXPECT_EQ(told(3, points(20, 92, 45, radar)).brief, "Beat reached 92");
    EXPECT_EQ(told(3, points(20, 93, 44, radar)).brief, "Beat over 92");
    EXPECT_EQ(told(3, points(20, 100, 37)).brief, "Beat reached 100");
}

TEST(AwardWords, nameTheHouseRuleThatDecided)
{
    const std::string safe = R"("options":{"exactly_100":"safe"},)";
    EXPECT_THAT(told(3, points(20, 100, 37), safe).because,
        ElementsAre("Beat is at exactly 100; by this table's house rule that counts as below.",
            "Most Beat (100), least Anna (20): 1 each; Cora in the middle: 0."));
    EXPECT_EQ(told(3, points(20, 99, 38), safe).because.size(), 1U);
    EXPECT_EQ(told(3, points(20, 100, 37)).because.front(), "Beat is at 100, limit 100: 0.");
    EXPECT_EQ(
        told(3, points(80, 27, 50) + "," + points(80, 50, 27), R"("options":{"target":2},)").because.back(),
        "Anna reaches 2, the target of this table, and wins the match.");
}

TEST(AwardWords, ofTheMatchNameItsMaker)
{
    for (int players : {3, 4}) {
        const Told match = told(players, R"({"turned_up":"S9","match":"Beat"})");
        EXPECT_THAT(match.because, ElementsAre("Beat wins all tricks: 2."));
        EXPECT_EQ(match.brief, "Match: Beat");
    }
}

TEST(AwardWords, ofTheGreenZoneNameWhoIsInItAndWhoNot)
{
    const Told ends = told(4, fourPoints(60, 50, 30, 17, R"("trickless":[])"));
    EXPECT_THAT(ends.because, ElementsAre("In the green zone most Anna (60), least Dani (17): 1 each."));
    EXPECT_EQ(ends.brief, "green: Anna, Beat, Cora and Dani");
    EXPECT_THAT(told(4, fourPoints(50, 50, 50, 7, R"("trickless":[])")).because,
        ElementsAre("In the green zone Anna, Beat and Cora share the most (50); least Dani (7): 2."));
    EXPECT_THAT(told(4, fourPoints(17, 50, 17, 73, R"("trickless":[])")).because,
        ElementsAre("In the green zone Anna and Cora share the least (17); most Dani (73): 2."));
    const Told both = told(4,
        fourPoints(
            43, 38, 38, 38, R"("trickless":[],"powers":[{"by":"Anna","power":"computer","points":-5}])"));
    EXPECT_THAT(both.because,
        ElementsAre("Anna, Beat, Cora and Dani all have 38 in the green zone, so no one scores.",
            "Anna: 43 −5 = 38 with Computer."));
    const Told alone = told(4, fourPoints(81, 76, 0, 0, R"("trickless":["Cora","Dani"])"));
    EXPECT_THAT(alone.because,
        ElementsAre("Beat is alone in the green zone with 76: 2.", "Anna is at 81, limit 81: 0.",
            "No trick for Cora and Dani: 0."));
    EXPECT_EQ(alone.brief, "green: Beat");
    EXPECT_THAT(told(4, fourPoints(80, 67, 10, 0, R"("trickless":["Cora","Dani"])")).because,
        ElementsAre(
            "Only Anna (80) and Beat (67) are in the green zone: 1 each.", "No trick for Cora and Dani: 0."));
    const Told nobody = told(4,
        fourPoints(90, 67, 0, 0,
            R"("trickless":["Cora","Dani"],"powers":[{"by":"Dani","power":"radarkontrolle","limit":62}])"));
    EXPECT_THAT(nobody.because,
        ElementsAre("No player is in the green zone, so no one scores.", "Anna is at 90, limit 62: 0.",
            "Beat is at 67, limit 62: 0.", "No trick for Cora and Dani: 0."));
    EXPECT_EQ(nobody.brief, "green: ");
    EXPECT_THAT(
        told(4, fourPoints(50, 30, 60, 17, R"("trickless":[])"), R"("options":{"green_zone":"highest"},)")
            .because,
        ElementsAre("House rule: Anna and Cora have the most in the green zone, 50 or more: 1 each."));
}

TEST(AwardWords, saysOnlyOfThoseBelowTheLimitThatTheyHaveNoTrick)
{
    EXPECT_THAT(told(4, fourPoints(0, 90, 50, 17, R"("trickless":["Anna","Beat"])")).because,
        ElementsAre("Only Cora (50) and Dani (17) are in the green zone: 1 each.",
            "Beat is at 90, limit 81: 0.", "No trick for Anna: 0."));
}

TEST(AwardWords, ofOldMaidNameTheTakersAndTheOthers)
{
    const std::string declared = R"("powers":[{"by":"Anna","power":"schwarzpeter"}],)";
    const Told three = told(3, points(60, 71, 26, "," + declared + R"("captured":{"RJ":"Beat"})"));
    EXPECT_THAT(three.because, ElementsAre("Beat has the jack of ravens: 0; Anna and Cora 1 each."));
    EXPECT_EQ(three.brief, "Old Maid: Beat");
    const Told two = told(
        4, fourPoints(60, 50, 30, 17, declared + R"("trickless":[],"captured":{"RJ":"Beat","SK":"Dani"})"));
    EXPECT_THAT(two.because,
        ElementsAre("Beat and Dani have the jack of ravens and the king of stars: 0; Anna and Cora 1 each."));
    EXPECT_EQ(two.brief, "Old Maid: Beat and Dani");
    const Told both = told(
        4, fourPoints(60, 50, 30, 17, declared + R"("trickless":[],"captured":{"RJ":"Beat","SK":"Beat"})"));
    EXPECT_THAT(both.because,
        ElementsAre("Beat has the jack of ravens and the king of stars: 0; Anna and Cora 1 each."));
    EXPECT_EQ(both.brief, "Old Maid: Beat");
}

TEST(AwardWords, ofTheGuessNameItAndWhatWasMade)
{
    const std::string tricks = R"(,"tricks":{"Anna":4,"Beat":4,"Cora":3})";
    const auto guess = [](int number) {
        return R"(,"powers":[{"by":"Anna","power":"differenzler","guess":)" + std::to_string(number) + "}]";
    };
    const Told hit = told(3, points(60, 71, 26, guess(60) + tricks));
    EXPECT_THAT(hit.because, ElementsAre("Anna predicted 60 and made 60: 2."));
    EXPECT_EQ(hit.brief, "Anna hits 60");
    EXPECT_EQ(told(3, points(60, 71, 26, guess(61) + tricks)).because[1],
        "Anna predicted 61 and made 60: the deal counts as usual.");
    EXPECT_EQ(told(3, points(0, 91, 66, guess(5))).because[1],
        "Anna predicted 5 and made 0: the deal counts as usual.");
    EXPECT_EQ(told(3, points(11, 80, 66, guess(11) + R"(,"tricks":{"Anna":0,"Beat":6,"Cora":5})")).because[1],
        "Anna made the 11 predicted but won no trick: the deal counts as usual.");
    EXPECT_EQ(told(3, R"({"turned_up":"S9","match":"Beat",)" + guess(60).substr(1) + "}").because,
        (std::vector<std::string>{"Beat wins all tricks: 2."}))
        << "a match goes before the guess";
}

TEST(AwardWords, ofTheEndOfAMatchNameWhoStaysAndWhoFalls)
{
    const std::string two = R"("options":{"target":2},)", first = points(80, 27, 50);
    EXPECT_EQ(told(3, first + "," + points(27, 80, 50), two).because.back(),
        "More card points: Beat, stays at 1; Anna falls to 0.");
    EXPECT_EQ(told(3, first + "," + points(25, 25, 107), two).because.back(),
        "Anna and Beat have equal card points and stay at 1.");
    EXPECT_EQ(told(3, first + "," + points(80, 50, 27), two).because.back(),
        "Anna reaches 2, the target of this table, and wins the match.");
}

TEST(AwardWords, ofChaosNameWhoRises)
{
    const std::string three = R"("options":{"target":3},)",
                      brink = points(80, 27, 50) + "," + points(80, 50, 27) + "," + points(50, 80, 27) + ",";
    EXPECT_EQ(told(3, brink + points(50, 50, 57), three).because[1],
        "Chaos: Cora gets both victory points and wins.");
    EXPECT_EQ(told(3, brink + points(80, 27, 50), three).because[1],
        "Chaos: Anna and Beat stay; Cora would get nothing, rises and wins.");
    EXPECT_EQ(
        told(3, brink + points(49, 54, 54, R"(,"powers":[{"by":"Anna","power":"computer","points":5}])"),
            three)
            .because.back(),
        "Chaos: nobody would get a victory point, so all stay.");
}

} // namespace
} // namespace tafel
