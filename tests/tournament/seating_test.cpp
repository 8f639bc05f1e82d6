#include "tournament/seating.h"

#include <algorithm>
#include <fstream>
#include <numeric>
#include <sstream>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "base/random.h"

namespace tafel::tournament {
namespace {

const std::vector<int> fourFirst = {4, 3, 5};

struct SizesCase {
    int people;
    std::vector<int> allowed, sizes;
};

TEST(TableSizes, areAsTheRulesWantThem)
{
    const SizesCase cases[] = {{8, fourFirst, {4, 4}}, {9, fourFirst, {5, 4}}, {10, fourFirst, {4, 3, 3}},
        {11, fourFirst, {4, 4, 3}}, {13, fourFirst, {5, 4, 4}}, {3, fourFirst, {3}}, {6, fourFirst, {3, 3}},
        {7, {3, 4}, {4, 3}}, {9, {3, 4, 5}, {3, 3, 3}}, {10, {3}, {3, 3, 3}}, {5, {3, 4}, {4}}, {5, {4}, {4}},
        {7, {5, 4}, {5}}, {2, fourFirst, {}}, {0, {3}, {}}};
    for (const SizesCase& each : cases)
        EXPECT_EQ(tableSizes(each.people, each.allowed), each.sizes) << each.people;
}

/// Draws one round after the other and stores them.
struct Evening {
    explicit Evening(int people)
        : guests(static_cast<std::size_t>(people))
        , met(people)
    {
    }
    SeatingDraw draw(const std::vector<int>& allowed, const std::string& seed)
    {
        SeatingDraw drawn = drawRound(guests, met, allowed, seed);
        take(drawn);
        return drawn;
    }
    void take(const SeatingDraw& drawn)
    {
        for (const Table& table : drawn.tables) {
            met.add(table);
            for (std::size_t seat = 0; seat < table.size(); ++seat) {
                Participant& guest = guests[static_cast<std::size_t>(table[seat])];
                ++guest.played;
                ++guest.seats[seat];
            }
        }
        for (const int person : drawn.out)
            ++guests[static_cast<std::size_t>(person)].satOut;
        rounds.push_back(drawn.tables);
    }

    std::vector<Participant> guests;
    Encounters met;
    std::vector<Round> rounds = {};
};

/// A reference without a search: a random order with the same sizes of tables.
SeatingDraw anyDraw(const Evening& evening, const std::vector<int>& allowed, const std::string& seed)
{
    std::vector<int> people(evening.guests.size());
    std::iota(people.begin(), people.end(), 0);
    Random(seed).shuffle(people);
    SeatingDraw drawn;
    auto next = people.begin();
    for (const int size : tableSizes(static_cast<int>(people.size()), allowed)) {
        drawn.tables.emplace_back(next, next + size);
        next += size;
        drawn.repeats += evening.met.repeatsAt(drawn.tables.back());
    }
    drawn.out.assign(next, people.end());
    return drawn;
}

/// A reference that gives each seat to the person with the fewest repeat encounters at that table.
SeatingDraw greedyDraw(const Evening& evening, const std::vector<int>& allowed)
{
    std::vector<int> people(evening.guests.size());
    std::iota(people.begin(), people.end(), 0);
    SeatingDraw drawn;
    for (const int size : tableSizes(static_cast<int>(people.size()), allowed)) {
        Table table;
        for (int seat = 0; seat < size; ++seat) {
            const auto again = [&](int person) {
                int times = 0;
                for (const int other : table)
                    times += evening.met.between(person, other);
                return times;
            };
            const auto best = std::min_element(
                people.begin(), people.end(), [&](int one, int other) { return again(one) < again(other); });
            table.push_back(*best);
            people.erase(best);
        }
        drawn.repeats += evening.met.repeatsAt(table);
        drawn.tables.push_back(std::move(table));
    }
    return drawn;
}

/// From eight to forty people, with different sizes of tables.
struct Hall {
    int people;
    std::vector<int> allowed;
};

std::vector<Hall> halls()
{
    const std::vector<std::vector<int>> choices
        = {{4, 3, 5}, {4, 3}, {3, 4, 5}, {5, 4, 3}, {3}, {4}, {5}, {4, 5}, {3, 5}};
    std::vector<Hall> halls;
    for (int people = 8; people <= 40; ++people)
        for (const std::size_t choice : {std::size_t{0}, 1 + static_cast<std::size_t>(people) % 4,
                 5 + static_cast<std::size_t>(people) % 4})
            halls.push_back({people, choices[choice]});
    return halls;
}

TEST(Seating, givesEverybodyOnePlaceAtATableOfAnAllowedSize)
{
    Random numbers("who is there");
    for (const Hall& hall : halls()) {
        Evening evening(hall.people);
        for (int round = 0; round < 2; ++round) {
            std::vector<int> there;
            for (int person = 0; person < hall.people; ++person) {
                Participant& guest = evening.guests[static_cast<std::size_t>(person)];
                guest.present = numbers.below(6) > 0; // some people arrive late or leave
                if (guest.present)
                    there.push_back(person);
            }
            const SeatingDraw drawn = evening.draw(hall.allowed, std::to_string(numbers.below(1000)));
            std::vector<int> all = drawn.out, sizes;
            for (const Table& table : drawn.tables) {
                all.insert(all.end(), table.begin(), table.end());
                sizes.push_back(static_cast<int>(table.size()));
            }
            std::sort(all.begin(), all.end());
            EXPECT_EQ(all, there);
            EXPECT_EQ(sizes, tableSizes(static_cast<int>(there.size()), hall.allowed));
        }
    }
}

TEST(Seating, letsNobodySitOutTwiceBeforeEverybodyDidOnce)
{
    for (int people = 8; people <= 20; ++people) {
        Evening evening(people);
        for (int round = 0; round < 5; ++round) {
            evening.draw({3}, std::to_string(round));
            const auto [least, most] = std::minmax_element(evening.guests.begin(), evening.guests.end(),
                [](const Participant& one, const Participant& other) { return one.satOut < other.satOut; });
            EXPECT_LE(most->satOut - least->satOut, 1) << people;
        }
    }
}

TEST(Seating, isTheSameForTheSameSeedAndNeverWorseThanADrawWithoutASearch)
{
    for (const Hall& hall : halls()) {
        Evening evening(hall.people);
        for (int round = 1; round <= 3; ++round) {
            const std::string seed = fmt::format("{} {}", hall.people, round);
            const SeatingDraw one = drawRound(evening.guests, evening.met, hall.allowed, seed);
            if (round == 3) {
                const SeatingDraw other = drawRound(evening.guests, evening.met, hall.allowed, seed);
                EXPECT_EQ(one.tables, other.tables);
                EXPECT_EQ(one.out, other.out);
            }
            int again = 0;
            for (const Table& table : one.tables)
                again += evening.met.repeatsAt(table);
            EXPECT_EQ(again, one.repeats);
            if (one.out.empty()) { // the draw cannot choose the people who sit out
                EXPECT_LE(one.repeats, anyDraw(evening, hall.allowed, seed).repeats) << seed;
                EXPECT_LE(one.repeats, greedyDraw(evening, hall.allowed).repeats) << seed;
            }
            evening.take(one);
            EXPECT_LE(fewestRepeats(evening.rounds), repeats(evening.rounds));
        }
    }
}

RC_GTEST_PROP(Bound, isNeverAboveAnySchedule, ())
{
    // For any tables of any people, no schedule is below the bound of its own shape.
    const int people = *rc::gen::inRange(3, 14);
    std::vector<Round> rounds;
    for (int round = *rc::gen::inRange(1, 7); round > 0; --round) {
        std::vector<int> row(static_cast<std::size_t>(people));
        std::iota(row.begin(), row.end(), 0);
        Random numbers(std::to_string(*rc::gen::inRange(0, 1'000'000)));
        numbers.shuffle(row);
        Round tables;
        for (std::size_t next = 0; row.size() - next >= 3;) {
            const std::size_t size = std::min(row.size() - next, 3 + numbers.below(3));
            tables.emplace_back(row.begin() + static_cast<std::ptrdiff_t>(next),
                row.begin() + static_cast<std::ptrdiff_t>(next + size));
            next += size;
            if (numbers.below(4) == 0)
                break;
        }
        rounds.push_back(std::move(tables));
    }
    RC_ASSERT(fewestRepeats(rounds) <= repeats(rounds));
}

TEST(Bound, isReachedWhereTheBestScheduleIsKnown)
{
    // Nine people at tables of three: all 36 pairs meet in four rounds; a fifth round repeats nine pairs.
    const std::vector<Round> plane = {{{0, 1, 2}, {3, 4, 5}, {6, 7, 8}}, {{0, 3, 6}, {1, 4, 7}, {2, 5, 8}},
        {{0, 4, 8}, {1, 5, 6}, {2, 3, 7}}, {{0, 5, 7}, {1, 3, 8}, {2, 4, 6}}};
    EXPECT_EQ(repeats(plane), 0);
    EXPECT_EQ(fewestRepeats(plane), 0);
    std::vector<Round> more = plane;
    more.push_back(plane.front());
    EXPECT_EQ(repeats(more), 9);
    EXPECT_EQ(fewestRepeats(more), 9);
    // Eight people at two tables of four: in two rounds, two people of each table always meet again.
    const Round two = {{0, 1, 2, 3}, {4, 5, 6, 7}}, across = {{0, 1, 4, 5}, {2, 3, 6, 7}};
    EXPECT_EQ(repeats({two, across}), 4);
    EXPECT_EQ(fewestRepeats({two, across}), 4);
    EXPECT_EQ(repeats({two, two, two}), 36); // 12 pairs that each meet three more times
}

TEST(Seating, findsThePerfectScheduleOfSixteenAtTablesOfFour)
{
    Evening evening(16);
    for (int round = 1; round <= 5; ++round)
        evening.draw(fourFirst, fmt::format("417 {:03}", round));
    EXPECT_EQ(repeats(evening.rounds), 0); // each of the 120 pairs meets once
}

TEST(Seating, letsEverybodyDealFirstInTurn)
{
    Evening evening(12);
    for (int round = 1; round <= 8; ++round)
        evening.draw({4}, std::to_string(round));
    for (const Participant& guest : evening.guests) {
        EXPECT_GE(guest.seats[0], 1);
        EXPECT_LE(guest.seats[0], 3);
    }
}

TEST(Seating, seatsALateComerWithoutMakingOneOfTheOthersPay)
{
    Evening evening(9);
    evening.guests.back().present = false;
    const SeatingDraw first = evening.draw({4}, "1");
    EXPECT_TRUE(first.out.empty());
    evening.guests.back().present = true;
    const SeatingDraw second = evening.draw({4}, "2");
    ASSERT_EQ(second.out.size(), 1U);
    EXPECT_NE(second.out.front(), 8) << "who has just come plays; the others have played a round more";
}

/// The table of docs/tournaments.md with repeat encounters and their bound.
std::string tableOfTheDocs()
{
    std::string text;
    for (int people = 8; people <= 40; ++people) {
        Evening evening(people);
        std::string line = fmt::format("| {} | {} |", people, fmt::join(tableSizes(people, fourFirst), " "));
        for (int round = 1; round <= 8; ++round) {
            evening.draw(fourFirst, fmt::format("417 {:03}", round));
            if (round == 3 || round == 5 || round == 8)
                line += fmt::format(" {} / {} |", repeats(evening.rounds), fewestRepeats(evening.rounds));
        }
        text += line + "\n";
    }
    return text;
}

TEST(Seating, isAsFarFromTheBestAsTheDocsSay)
{
    std::ifstream file(TAFEL_SOURCE "/docs/tournaments.md");
    std::stringstream docs;
    docs << file.rdbuf();
    const std::string table = tableOfTheDocs();
    EXPECT_NE(docs.str().find(table), std::string::npos) << "The table must be:\n" << table;
}

} // namespace
} // namespace tafel::tournament
