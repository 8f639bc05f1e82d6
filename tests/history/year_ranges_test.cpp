// Tables for a range of days: totals of whole years are stored, and the days at the edges are read from the
// matches. Both ways give the same result.
#include "any_game.h"

#include <gmock/gmock.h>

#include "history/people/people.h"
#include "history/projections/year_ranges.h"
#include "history/statistics/statistics.h"

namespace tafel::history {
namespace {

using testing::IsEmpty;
using testing::Not;

class YearsOf : public testing::Test {
protected:
    void SetUp() override
    {
        unsigned seed = 0;
        for (const char* started : {"2023-12-31T23:30:00Z", "2024-01-01T00:00:00Z", "2024-03-05T19:00:00Z",
                 "2024-06-30T20:00:00Z", "2024-07-01T20:00:00Z", "2025-02-02T19:00:00Z",
                 "2025-12-31T22:59:59Z", "2026-01-01T00:30:00Z", "2026-11-20T19:00:00Z"})
            for (const char* game : {"herzeln", "quodlibet", "cosmic-eidex"})
                play(*gameNamed(game), started, ++seed);
    }
    void play(const Game& game, const char* started, unsigned seed)
    {
        AnyTable table(seed);
        Match match = headOf(game, game.playerCounts(Edition::Web).has(4) ? 4 : 3);
        if (game.id() == "cosmic-eidex")
            match = matchOf(R"({"format":"tafelrichter/1","game":"cosmic-eidex","edition":"web",)"
                            R"("players":["Anna","Beat","Eva"],"characters":{"Anna":"R9","Eva":"S9"},)"
                            R"("options":{"target":2},"deals":[]})");
        match.started = started;
        match.id = history.openMatch(match).value();
        Standing standing = game.start(match);
        for (int deals = 0; deals < 3 && !standing.finished; ++deals) {
            match.deals.push_back(table.deal(match, standing));
            standing = history.enterDeal(match.id, match.deals.back()).value().after;
        }
    }
    std::string tables(const Filter& filter)
    {
        std::string text;
        const auto add = [&](const std::string& name, const Total& total) {
            text += fmt::format("{} {} {} {} {} {} {}\n", name, total.matches, total.finished, total.won,
                total.lost, total.deals, total.change);
        };
        const auto people = personTotals(history, filter).value();
        for (const PersonTotal& each : people)
            add(each.person, each.total);
        const auto games = gameTotals(history, filter).value();
        for (const GameTotal& each : games)
            add(fmt::format("{} of {}", each.game, each.people), each.total);
        Filter eidex = filter;
        eidex.game = "cosmic-eidex";
        const auto characters = characterTotals(history, eidex).value();
        for (const CharacterTotal& each : characters)
            add(each.character, each.total);
        for (const char* game : {"herzeln", "quodlibet"}) {
            const auto contracts = history.contractAverages(game, filter).value();
            for (const ContractAverage& each : contracts)
                text += fmt::format("{} {} {} {}\n", each.contract, each.player, each.deals, each.sum);
        }
        return text;
    }
    void comeToTheSame(const Filter& filter)
    {
        Filter matches = filter;
        matches.withoutIndex = true;
        EXPECT_EQ(tables(filter), tables(matches))
            << filter.from << " – " << filter.to << " " << filter.game << " " << filter.player;
    }

    Folder folder;
    History history = open(folder.history());
};

TEST_F(YearsOf, daysComeToTheSameAsTheMatches)
{
    EXPECT_THAT(tables({.from = "2024", .to = "2024"}), Not(IsEmpty()));
    EXPECT_TRUE(splitByYear({.from = "2024-02", .to = "2026-10"}));
    const std::vector<std::string> moments
        = {"", "2023", "2024", "2024-01-01T00:00:00", "2024-03", "2024-06-30T22:00:00", "2024-07-01",
            "2025-12-31T23:00:00", "2025-12-31T22:59:59", "2026", "2026-05", "2026-12-31", "2027"};
    for (const std::string& from : moments)
        for (const std::string& to : moments) {
            comeToTheSame({.from = from, .to = to});
            comeToTheSame({.game = "herzeln", .from = from, .to = to});
            comeToTheSame({.game = "cosmic-eidex", .edition = "web", .from = from, .to = to});
            comeToTheSame({.player = "Anna", .from = from, .to = to});
        }
}

TEST_F(YearsOf, followWhatIsTakenBackCorrectedAndRenamed)
{
    const std::string last = history.matches({.game = "herzeln"}, 1)->front().id;
    ASSERT_TRUE(history.undo(last).value());
    comeToTheSame({.from = "2023", .to = "2026"});
    ASSERT_TRUE(renamePerson(history, "Beat", "Beat Müller"));
    comeToTheSame({.from = "2023", .to = "2026"});
    ASSERT_TRUE(erasePerson(history, "Anna"));
    comeToTheSame({.from = "2023", .to = "2026"});
    const std::string live = projections(folder.history());
    ASSERT_TRUE(history.rebuild());
    EXPECT_EQ(firstDifference(projections(folder.history()), live), "");
    EXPECT_EQ(live.find("|Anna|"), std::string::npos) << "also where nothing is added up any more";
}

TEST(YearRange, areTheNearest)
{
    const auto years = splitByYear({.from = "2024-08", .to = "2026-03"});
    ASSERT_TRUE(years);
    EXPECT_EQ(years->first, "2025");
    EXPECT_EQ(years->after, "2026");
    ASSERT_EQ(years->edges.size(), 2U);
    EXPECT_TRUE(years->edges[0].more);
    EXPECT_EQ(years->edges[0].from, "2024-08");
    EXPECT_EQ(years->edges[1].before, "2026-03~");
    EXPECT_FALSE(splitByYear({.from = "2026-03", .to = "2026-05"})) << "less than a year";
    EXPECT_FALSE(splitByYear({.text = "anna", .from = "2020"}));
    EXPECT_FALSE(splitByYear({.from = "yesterday"}));
}

} // namespace
} // namespace tafel::history
