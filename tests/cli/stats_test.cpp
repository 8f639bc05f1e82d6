// `tafelrichter stats` on a real file.
#include <gmock/gmock.h>

#include "cli/club_program.h"
#include "history/statistics.h"

namespace tafel::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

class Stats : public ClubProgram {
protected:
    static nlohmann::json document(std::vector<std::string> arguments)
    {
        arguments.insert(arguments.begin(), {"stats", "--format", "json"});
        const Ran ran = onClub(arguments);
        EXPECT_EQ(ran.status, 0) << ran.err;
        const auto parsed = nlohmann::json::parse(ran.out);
        EXPECT_EQ(PublishedSchema("stats").faults(parsed), "");
        return parsed;
    }
};

TEST_F(Stats, haveTheNumbersOfTheHistory)
{
    History history = history::open(s_folder->history(), history::Mode::Read);
    const auto totals = history::personTotals(history, {.game = "herzeln"}).value();
    const auto rows = document({"players", "--game", "herzeln"})["rows"];
    ASSERT_EQ(rows.size(), totals.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(rows[i]["player"], totals[i].person);
        EXPECT_EQ(rows[i]["matches"], totals[i].total.matches);
        EXPECT_EQ(rows[i]["won"], totals[i].total.won);
        EXPECT_EQ(rows[i]["change"], totals[i].total.change);
        EXPECT_NEAR(rows[i]["per_deal"].get<double>(), totals[i].total.perDeal(), 0.00005);
    }
}

TEST_F(Stats, knowWhatTheyAreAskedAbout)
{
    EXPECT_EQ(document({})["about"], "players");
    EXPECT_EQ(document({"players"})["rows"].size(), 40U);
    EXPECT_EQ(document({"games"})["rows"].size(), 6U);
    const auto characters = document({"characters"});
    EXPECT_EQ(characters["unit"], "victory-points");
    EXPECT_GT(characters["rows"].size(), 5U);
    EXPECT_EQ(document({"contracts", "--game", "quodlibet"})["filter"]["game"], "quodlibet");
    const auto opponents = document({"opponents", "--player", "Anna Ammann"})["rows"];
    EXPECT_GT(opponents.size(), 2U);
    const auto one = document({"contracts", "--game", "quodlibet", "--player", "Anna Ammann"})["rows"];
    for (const auto& row : one)
        EXPECT_EQ(row["player"], "Anna Ammann");
    EXPECT_EQ(document({"players", "--from", "2027"})["rows"].size(), 0U);
}

TEST_F(Stats, areTablesForPeople)
{
    const Ran text = onClub({"stats", "contracts", "--game", "herzeln", "--lang", "de"});
    EXPECT_EQ(text.status, 0) << text.err;
    EXPECT_THAT(text.out, HasSubstr("Kontrakt"));
    EXPECT_THAT(text.out, HasSubstr("je Partie (Punkte)"));
    const Ran csv = onClub({"stats", "players", "--format", "csv"});
    EXPECT_THAT(csv.out, HasSubstr("Name,Matches,finished,won,lost,win rate,deals\r\n"));
    EXPECT_EQ(std::count(csv.out.begin(), csv.out.end(), '\n'), 41);
    EXPECT_THAT(onClub({"stats", "--from", "2027"}).out, HasSubstr("no deals of this kind"));
}

TEST_F(Stats, sayWhatIsMissing)
{
    const auto refused = [&](const std::vector<std::string>& usage, const char* sentence) {
        const Ran ran = onClub(usage);
        EXPECT_EQ(ran.status, 2);
        EXPECT_THAT(ran.out, IsEmpty());
        EXPECT_THAT(ran.err, HasSubstr(sentence));
    };
    refused({"stats", "opponents"}, "needs --player");
    refused({"stats", "contracts"}, "needs --game");
    refused({"stats", "--lang", "de", "contracts"}, "braucht --game");
    refused({"stats", "chairs"}, "ABOUT");
}

} // namespace
} // namespace tafel::test
