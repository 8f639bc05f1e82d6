#include "games/eidex/draw.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace tafel::eidex {
namespace {

using testing::ElementsAre;

std::vector<std::string> characters(const std::string& seed, int players)
{
    std::vector<std::string> texts;
    for (Card card : drawCharacters(seed, players))
        texts.push_back(card.text(Pack::Eidex));
    return texts;
}

// An independent JavaScript program created the vectors from the description in draw.h.

TEST(Draw, givesTheKnownCharacters)
{
    EXPECT_THAT(characters("417 082 955", 3), ElementsAre("L7", "H10", "R10"));
    EXPECT_THAT(characters("000 000 000", 3), ElementsAre("L8", "SQ", "SA"));
    EXPECT_THAT(characters("001 002 003 004", 4), ElementsAre("L9", "H7", "R10", "L10"));
}

TEST(Draw, givesTheKnownSeats)
{
    EXPECT_THAT(drawSeats("417 082 955", 3), ElementsAre(0, 1, 2));
    EXPECT_THAT(drawSeats("000 000 000", 3), ElementsAre(1, 2, 0));
    EXPECT_THAT(drawSeats("001 002 003 004", 4), ElementsAre(3, 1, 2, 0));
}

TEST(Draw, writesTheTapsWithThreeDigits)
{
    EXPECT_EQ(drawSeed(std::vector{417, 82, 955}), "417 082 955");
    EXPECT_EQ(drawSeed(std::vector{0, 7, 999, 10}), "000 007 999 010");
}

TEST(Draw, isTheSameEveryTime)
{
    for (int tap = 0; tap < 100; ++tap) {
        const std::string seed = fmt::format("{:03} 500 001", tap);
        EXPECT_EQ(characters(seed, 4), characters(seed, 4));
        EXPECT_EQ(drawSeats(seed, 4), drawSeats(seed, 4));
    }
}

TEST(Draw, givesNoTwoTheSame)
{
    for (int tap = 0; tap < 500; ++tap) {
        const std::vector<std::string> drawn = characters(fmt::format("{:03} 123 456 789", tap), 4);
        EXPECT_EQ(std::set<std::string>(drawn.begin(), drawn.end()).size(), 4U);
        std::vector<Player> seats = drawSeats(fmt::format("{:03} 123 456", tap), 3);
        std::sort(seats.begin(), seats.end());
        EXPECT_THAT(seats, ElementsAre(0, 1, 2));
    }
}

TEST(Draw, reachesEveryCharacterAtEverySeat)
{
    std::array<std::set<std::string>, 4> drawn;
    for (int tap = 0; tap < 1000; ++tap) {
        const std::vector<std::string> one = characters(fmt::format("{:03} 000 000 000", tap), 4);
        for (std::size_t player = 0; player < 4; ++player)
            drawn[player].insert(one[player]);
    }
    for (const auto& at : drawn)
        EXPECT_EQ(at.size(), 36U);
}

TEST(Draw, reachesEveryOrderOfSeatsEquallyOften)
{
    for (const auto& [players, orders] : {std::pair{3, 6}, std::pair{4, 24}}) {
        std::map<std::vector<Player>, int> seen;
        for (int tap = 0; tap < 6000; ++tap)
            ++seen[drawSeats(fmt::format("{:03} {:03}", tap / 1000, tap % 1000), players)];
        EXPECT_EQ(seen.size(), static_cast<std::size_t>(orders));
        for (const auto& [order, times] : seen)
            EXPECT_NEAR(times, 6000 / orders, 6000 / orders / 3);
    }
}

} // namespace
} // namespace tafel::eidex
