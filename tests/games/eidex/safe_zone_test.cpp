// The ranges of card points that are sure of a victory point, compared with values calculated by hand.
#include <gmock/gmock.h>

#include "support/table.h"

namespace tafel {

// Found by GoogleTest, so that a failure reads "0-28 certain, 29-78 open".
bool operator==(const SafeRange& a, const SafeRange& b)
{
    return a.from == b.from && a.to == b.to && a.kind == b.kind;
}
void PrintTo(const SafeRange& stretch, std::ostream* out)
{
    constexpr const char* kinds[] = {"certain", "open", "nothing", "wins"};
    *out << stretch.from << '-' << stretch.to << ' ' << kinds[static_cast<std::size_t>(stretch.kind)];
}

namespace {

using namespace test;
using testing::ElementsAre;
using testing::IsEmpty;

SafeRange certain(int from, int to)
{
    return {from, to, SafeRange::Kind::Certain};
}
SafeRange open(int from, int to)
{
    return {from, to, SafeRange::Kind::Open};
}
SafeRange nothing(int from, int to)
{
    return {from, to, SafeRange::Kind::Nothing};
}

SafeRange wins(int from, int to)
{
    return {from, to, SafeRange::Kind::Wins};
}

SafeZone zone(const Match& match, std::string_view keys, Player player, PerPlayer<int> total = {})
{
    return match.game->safeZone(match, standing(match, total), deal(match, keys), player);
}

TEST(SafeZone, ofTheBasicGame)
{
    for (Player player : {anna, beat, cora})
        EXPECT_THAT(zone(table(3), R"("turned_up":"S9")", player),
            ElementsAre(certain(0, 28), open(29, 78), certain(79, 99), nothing(100, 157)));
}

TEST(SafeZone, isThereBeforeACardIsTurnedUp)
{
    EXPECT_THAT(zone(table(3), "", anna),
        ElementsAre(certain(0, 28), open(29, 78), certain(79, 99), nothing(100, 157)));
}

TEST(SafeZone, growsByOneWithExactlyHundredSafe)
{
    const Match match = table(3, R"("options":{"exactly_100":"safe"})");
    const SafeZone found = zone(match, R"("turned_up":"S9")", anna);
    EXPECT_EQ(found.back(), nothing(101, 157));
}

const char* const radar
    = R"("turned_up":"S9","powers":[{"by":"Beat","power":"radarkontrolle","limit":LIMIT}])";
std::string radarAt(int limit)
{
    return std::string(radar).replace(std::string(radar).find("LIMIT"), 5, std::to_string(limit));
}

TEST(SafeZone, withRadarkontrolleAtEighty)
{
    const SafeZone found = zone(table(3, R"("characters":{"Beat":"R9"})"), radarAt(80), anna);
    EXPECT_EQ(found.front(), certain(0, 38));
    EXPECT_THAT(found, testing::Contains(certain(79, 79)));
    EXPECT_EQ(found.back(), nothing(80, 157));
}

TEST(SafeZone, withRadarkontrolleAtHundredAndTwenty)
{
    const SafeZone found = zone(table(3, R"("characters":{"Beat":"R9"})"), radarAt(120), anna);
    EXPECT_EQ(found.front(), certain(0, 18));
    EXPECT_THAT(found, testing::Contains(certain(79, 119)));
    EXPECT_EQ(found.back(), nothing(120, 157));
}

TEST(SafeZone, leavesOutALimitThatMayNotBe)
{
    EXPECT_EQ(zone(table(3, R"("characters":{"Beat":"R9"})"), radarAt(79), anna).front(), certain(0, 28));
    EXPECT_EQ(zone(table(3), radarAt(80), anna).front(), certain(0, 28)) << "not his power";
}

TEST(SafeZone, withAnotherFieldFixed)
{
    // Beat has 50, and Cora has the rest: Anna scores with the most or the fewest card points, or next to two
    // equal players, but not in the middle.
    const SafeZone found = zone(table(3), R"("turned_up":"S9","points":{"Beat":50})", anna);
    EXPECT_THAT(found, ElementsAre(certain(0, 49), nothing(50, 53), certain(54, 99), nothing(100, 107)));
}

TEST(SafeZone, doesNotLookAtThePlayersOwnField)
{
    EXPECT_EQ(zone(table(3), R"("turned_up":"S9","points":{"Anna":60})", anna),
        zone(table(3), R"("turned_up":"S9")", anna));
}

TEST(SafeZone, withTwoFieldsFixedHasOneStretchAPoint)
{
    // 157 - 50 - 60 = 47 remain; a smaller number does not add up, but the zone shows it as nothing.
    const SafeZone found = zone(table(3), R"("turned_up":"S9","points":{"Beat":50,"Cora":60})", anna);
    EXPECT_EQ(found.back(), certain(47, 47));
}

TEST(SafeZone, underGuggitaler)
{
    const Match match = table(3, R"("characters":{"Cora":"H7"})");
    const SafeZone found
        = zone(match, R"("turned_up":"S9","powers":[{"by":"Cora","power":"guggitaler"}])", anna);
    EXPECT_EQ(found.back(), nothing(13, 13));
    EXPECT_EQ(found.front().kind, SafeRange::Kind::Certain);
}

const char* const peter = R"("turned_up":"S9","powers":[{"by":"Beat","power":"schwarzpeter"}])";

TEST(SafeZone, underSchwarzpeterHangsOnTheTaker)
{
    const Match match = table(3, R"("characters":{"Beat":"RJ"})");
    EXPECT_THAT(zone(match, peter, anna), ElementsAre(open(0, 157)));
    const std::string beatHasIt = std::string(peter) + R"(,"captured":{"RJ":"Beat"})";
    EXPECT_THAT(zone(match, beatHasIt, anna), ElementsAre(certain(0, 157)));
    EXPECT_THAT(zone(match, beatHasIt, beat), ElementsAre(nothing(0, 157)));
}

TEST(SafeZone, isThatOfTheBasicGameWhenSchwarzpeterMayNotBe)
{
    const Match match = table(3, R"("characters":{"Beat":"RJ"})");
    EXPECT_EQ(zone(match, peter, anna, {6, 6, 0}), zone(table(3), R"("turned_up":"S9")", anna, {6, 6, 0}))
        << "two at six";
}

TEST(SafeZone, givesDifferenzlerHisGuess)
{
    const Match match = table(3, R"("characters":{"Beat":"L10"})");
    const char* guess
        = R"("turned_up":"S9","powers":[{"by":"Beat","power":"differenzler","guess":110}],"trickless":[])";
    EXPECT_THAT(zone(match, guess, beat),
        ElementsAre(certain(0, 28), open(29, 78), certain(79, 99), nothing(100, 109), certain(110, 110),
            nothing(111, 157)));
}

TEST(SafeZone, ofTheOthersKnowsThatDifferenzlerMayHit)
{
    const Match match = table(3, R"("characters":{"Beat":"L10"})");
    const char* guess
        = R"("turned_up":"S9","powers":[{"by":"Beat","power":"differenzler","guess":40}],"trickless":[])";
    const SafeZone found = zone(match, guess, anna);
    EXPECT_EQ(found.front(), open(0, 99)) << "Beat may always make 40 beside up to 117";
    EXPECT_EQ(found.back().kind, SafeRange::Kind::Nothing);
}

TEST(SafeZone, withFourPlayers)
{
    const SafeZone found = zone(table(4), R"("turned_up":"S9")", anna);
    EXPECT_EQ(found.back(), nothing(81, 157));
    EXPECT_EQ(found.front().from, 0);
    EXPECT_NE(found.front().kind, SafeRange::Kind::Nothing);
    EXPECT_THAT(
        zone(table(4), R"("turned_up":"S9","trickless":["Anna"])", anna), ElementsAre(nothing(0, 157)));
}

TEST(SafeZone, countsComputerIn)
{
    const Match match = table(3, R"("characters":{"Anna":"LK"})");
    const SafeZone found
        = zone(match, R"("turned_up":"S9","powers":[{"by":"Anna","power":"computer","points":5}])", anna);
    EXPECT_EQ(found.back(), nothing(95, 157));
}

// ---- The end of a match

TEST(SafeZone, saysWhatWinsForWhoStandsAtSix)
{
    EXPECT_THAT(zone(table(3), R"("turned_up":"S9")", anna, {6, 5, 0}),
        ElementsAre(wins(0, 28), open(29, 78), wins(79, 99), nothing(100, 157)));
    EXPECT_THAT(zone(table(3), R"("turned_up":"S9")", beat, {6, 5, 0}),
        ElementsAre(certain(0, 28), open(29, 78), certain(79, 99), nothing(100, 157)));
}

/// In chaos, a player over the limit leaves both points to the others, and wins. Below the limit, an odd
/// number may win: the others may be equal, and otherwise one of them gets both points. An even number that
/// cannot win is not a separate range.
TEST(SafeZone, isTurnedRoundInChaos)
{
    EXPECT_THAT(
        zone(table(3), R"("turned_up":"S9")", anna, {6, 6, 6}), ElementsAre(open(0, 99), wins(100, 157)));
}

TEST(SafeZone, makesTheMiddleGreenInChaos)
{
    for (const auto& [given, middle] : {std::pair(R"("Anna":70)", 60), std::pair(R"("Anna":27)", 60)}) {
        const SafeZone found
            = zone(table(3), fmt::format(R"("turned_up":"S9","points":{{{}}})", given), beat, {6, 6, 6});
        const auto at = std::find_if(found.begin(), found.end(),
            [middle = middle](const SafeRange& each) { return each.from <= middle && middle <= each.to; });
        ASSERT_NE(at, found.end());
        EXPECT_EQ(at->kind, SafeRange::Kind::Wins) << given;
    }
    EXPECT_EQ(zone(table(3), R"("turned_up":"S9","points":{"Anna":70})", cora, {6, 6, 6}).front().kind,
        SafeRange::Kind::Nothing)
        << "the fewest";
}

TEST(SafeZone, knowsThatWhoFallsDoesNotRise)
{
    // Beat has most points: up to 38, Anna has the fewest and falls; above, she gets nothing.
    EXPECT_THAT(zone(table(3), R"("turned_up":"S9","points":{"Beat":80})", anna, {6, 6, 0}),
        ElementsAre(nothing(0, 77)));
}

} // namespace
} // namespace tafel
