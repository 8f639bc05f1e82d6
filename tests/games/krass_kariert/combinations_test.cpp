// The combinations that adjacent cards form, and which one outbids another.
#include "games/krass_kariert/combinations.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "games/krass_kariert/table.h"

namespace tafel::krass_kariert {
namespace {

using namespace test;
using testing::ElementsAre;
using testing::ElementsAreArray;
using testing::IsEmpty;
using Kind = Combination::Kind;

/// "pair 7", or "pair 7 X=7" with calls.
std::string text(const Combination& combination)
{
    std::string written = fmt::format(
        "{} {}", combinationNames[static_cast<std::size_t>(combination.kind)], combination.value);
    for (int call : combination.calls)
        written += fmt::format(" X={}", call);
    return written;
}

/// The combinations that all these cards together can form.
std::vector<std::string> whole(const std::string& hand, bool twoX = false)
{
    std::vector<std::string> found;
    for (const Combination& each : combinationsOf(cards(hand), twoX))
        if (each.positions.size() == cards(hand).size())
            found.push_back(text(each));
    return found;
}

struct Case {
    const char* hand;
    std::vector<std::string> are;
};

TEST(KrassCombinations, areTheFiveKindsOfTheSheet)
{
    const Case cases[] = {
        {"1", {"solo 1"}},
        {"12", {"solo 12"}},
        {"7 8", {"2-straight 8"}},
        {"8 7", {"2-straight 8"}},
        {"11 11", {"pair 11"}},
        {"6 7 8", {"3-straight 8"}},
        {"8 10 9", {"3-straight 10"}},
        {"9 8 10", {"3-straight 10"}},
        {"5 5 5", {"trips 5"}},
        {"1 3", {}},
        {"12 1", {}},
        {"11 12 1", {}},
        {"12 1 2", {}},
        {"5 5 6", {}},
        {"5 6 8", {}},
        {"stop", {}},
        {"redraw", {}},
        {"7 stop", {}},
        {"redraw redraw", {}},
        {"6 stop 8", {}},
        {"4 5 6 7", {}},
    };
    for (const Case& each : cases)
        EXPECT_THAT(whole(each.hand), ElementsAreArray(each.are)) << each.hand;
}

TEST(KrassCombinations, letAnXStandForANumber)
{
    const Case cases[] = {
        {"X 5", {"2-straight 5 X=4", "pair 5 X=5", "2-straight 6 X=6"}},
        {"5 X", {"2-straight 5 X=4", "pair 5 X=5", "2-straight 6 X=6"}},
        {"X 1", {"pair 1 X=1", "2-straight 2 X=2"}},
        {"12 X", {"2-straight 12 X=11", "pair 12 X=12"}},
        {"X 4 4", {"trips 4 X=4"}},
        {"4 X 4", {"trips 4 X=4"}},
        {"4 4 X", {"trips 4 X=4"}},
        {"X 5 6", {"3-straight 6 X=4", "3-straight 7 X=7"}},
        {"6 X 5", {"3-straight 6 X=4", "3-straight 7 X=7"}},
        {"1 2 X", {"3-straight 3 X=3"}},
        {"12 11 X", {"3-straight 12 X=10"}},
        {"7 X 9", {"3-straight 9 X=8"}},
        {"X 7 9", {"3-straight 9 X=8"}},
        {"9 7 X", {"3-straight 9 X=8"}},
        {"5 8 X", {}},
        {"12 1 X", {}},
        {"X stop", {}},
        {"redraw X 5", {}},
    };
    for (const Case& each : cases)
        EXPECT_THAT(whole(each.hand), ElementsAreArray(each.are)) << each.hand;
    EXPECT_EQ(whole("X").size(), 12u);
    EXPECT_EQ(whole("X").back(), "solo 12 X=12");
}

TEST(KrassCombinations, letTwoXJoinOneNumberWithACallForEach)
{
    EXPECT_THAT(whole("X 12 X"),
        ElementsAre("3-straight 12 X=10 X=11", "3-straight 12 X=11 X=10", "trips 12 X=12 X=12"));
    EXPECT_THAT(
        whole("X X 1"), ElementsAre("trips 1 X=1 X=1", "3-straight 3 X=2 X=3", "3-straight 3 X=3 X=2"));
    EXPECT_EQ(whole("6 X X").size(), 7u); // the straights 4-5, 5-7, and 7-8 both ways, and 6-6
}

TEST(KrassCombinations, ofTwoXAloneAreNoneWithoutTheHouseRule)
{
    EXPECT_THAT(whole("X X"), IsEmpty());
    EXPECT_EQ(whole("X X", true).size(), 12u + 2 * 11); // pairs, and straights with either X first
    EXPECT_THAT(whole("X X stop", true), IsEmpty());
}

TEST(KrassCombinations, lieSideBySideInTheHand)
{
    std::vector<std::vector<int>> positions;
    for (const Combination& each : combinationsOf(cards("5 6 stop 7"), false))
        positions.push_back(each.positions);
    EXPECT_THAT(positions, ElementsAre(ElementsAre(0), ElementsAre(0, 1), ElementsAre(1), ElementsAre(3)));
    EXPECT_EQ(combinationsOf(cards("5 6 7"), false).size(), 6u); // a part of a straight may be played
    EXPECT_EQ(combinationsOf(cards("6 9 6"), false).size(), 3u); // the two ends are not adjacent
}

TEST(KrassCombinations, ofATableNeedACallForEachXAndNoOther)
{
    const auto kind = [](const char* table) -> std::string {
        const std::optional<Combination> found = combinationOf(called(table), false);
        return found ? text(*found) : "nothing";
    };
    EXPECT_EQ(kind("9 7 X=8"), "3-straight 9 X=8");
    EXPECT_EQ(kind("X=3"), "solo 3 X=3");
    EXPECT_EQ(kind("X"), "nothing");
    EXPECT_EQ(kind("X=13"), "nothing");
    EXPECT_EQ(kind("7=7"), "nothing");
    EXPECT_EQ(kind("stop"), "nothing");
    EXPECT_EQ(kind("X=4 X=4"), "nothing");
    EXPECT_EQ(kind("4 X=4 X=4"), "trips 4 X=4 X=4");
    EXPECT_FALSE(combinationOf({}, false));
}

TEST(Outbid, goesByKindThenByValue)
{
    constexpr Kind kinds[] = {Kind::Solo, Kind::TwoStraight, Kind::Pair, Kind::ThreeStraight, Kind::Trips};
    for (Kind low : kinds)
        for (Kind high : kinds)
            if (low < high) {
                EXPECT_TRUE(outbids({.kind = high, .value = 1}, {.kind = low, .value = 12}));
                EXPECT_FALSE(outbids({.kind = low, .value = 12}, {.kind = high, .value = 1}));
            }
    EXPECT_TRUE(outbids({.kind = Kind::Pair, .value = 8}, {.kind = Kind::Pair, .value = 7}));
    EXPECT_FALSE(outbids({.kind = Kind::Pair, .value = 7}, {.kind = Kind::Pair, .value = 7}));
    EXPECT_FALSE(outbids({.kind = Kind::Pair, .value = 6}, {.kind = Kind::Pair, .value = 7}));
}

TEST(NumberCard, isWrittenAsInTheMatchFile)
{
    for (std::uint8_t value = 1; value <= NumberCard::redraw; ++value)
        EXPECT_EQ(NumberCard::parse(NumberCard{value}.text()), NumberCard{value});
    EXPECT_EQ(NumberCard::parse("12")->value, 12);
    EXPECT_EQ(NumberCard::parse("X")->value, NumberCard::x);
    for (const char* wrong : {"", "0", "13", "01", "x", "Stop", "X=7", " 7"})
        EXPECT_FALSE(NumberCard::parse(wrong)) << wrong;
}

} // namespace
} // namespace tafel::krass_kariert
