// Runs `tafelrichter stats` on a real file.
#include <gmock/gmock.h>

#include "cli/club_program.h"
#include "history/statistics/ratings.h"
#include "history/statistics/statistics.h"

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

TEST_F(Stats, haveTheRatingsOfTheHistory)
{
    History history = history::open(s_folder->history(), history::Mode::Read);
    const auto people = history::ratings(history, {.game = "cosmic-eidex"}).value();
    const auto rows = document({"ratings", "--game", "cosmic-eidex"})["rows"];
    ASSERT_EQ(rows.size(), people.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_EQ(rows[i]["player"], people[i].person);
        EXPECT_EQ(rows[i]["matches"], people[i].matches);
        EXPECT_EQ(rows[i]["provisional"], people[i].place == 0);
        EXPECT_EQ(rows[i]["place"].is_null(), people[i].place == 0);
        EXPECT_NEAR(rows[i]["rating"].get<double>(), people[i].rating.mu, 0.00005);
        EXPECT_NEAR(rows[i]["deviation"].get<double>(), people[i].rating.sigma, 0.00005);
    }
    EXPECT_GT(document({"ratings"})["rows"].size(), rows.size()) << "all games";
    EXPECT_THAT(onClub({"stats", "ratings", "--lang", "de"}).out, HasSubstr("Gewertete Spiele"));
    EXPECT_THAT(onClub({"stats", "ratings", "--to", "2025"}).out, HasSubstr("No rated match yet."));
}

TEST_F(Stats, sayWhatAMatchChangedInTheRatings)
{
    const std::string person = document({"ratings", "--game", "cosmic-eidex"})["rows"][0]["player"];
    const auto course = document({"ratings", "--game", "cosmic-eidex", "--player", person})["rows"];
    ASSERT_GT(course.size(), 0U);
    EXPECT_NEAR(course[0]["before"].get<double>(), 25.0, 0.00005);
    const std::string match = course[0]["match"];
    const auto all = document({"ratings", "--match", match}),
               one = document({"ratings", "--match", match, "--player", person});
    EXPECT_EQ(all["filter"]["match"], match);
    EXPECT_EQ(all["rows"].size(), 6U) << "three players, two opponents each";
    double expected = 0.0;
    for (const auto& row : all["rows"])
        expected += row["expected"].get<double>();
    EXPECT_NEAR(expected, 3.0, 0.0005) << "one of each pair";
    ASSERT_EQ(one["rows"].size(), 2U);
    double given = 0.0;
    for (const auto& row : one["rows"]) {
        EXPECT_EQ(row["change"], course[0]["change"]);
        given += row["given"].get<double>();
    }
    EXPECT_NEAR(given, course[0]["change"].get<double>(), 0.0002);
    EXPECT_THAT(onClub({"stats", "ratings", "--match", match}).out, HasSubstr("Of which against"));
}

TEST_F(Stats, leaveAMatchUnrated)
{
    const auto rated = [] {
        int matches = 0;
        const auto rows = document({"ratings", "--game", "bismarck"})["rows"];
        for (const auto& row : rows)
            matches += row["matches"].get<int>();
        return matches;
    };
    const int before = rated();
    const std::string id = nlohmann::json::parse(
        onClub({"history", "--game", "bismarck", "--finished", "--format", "json"}).out)["matches"][0]["id"];
    EXPECT_THAT(onClub({"history", "--unrated", id}).out, HasSubstr("does not count for the ratings"));
    EXPECT_EQ(rated(), before - 3);
    EXPECT_THAT(onClub({"stats", "ratings", "--match", id}).err, HasSubstr("excluded from the ratings"));
    EXPECT_EQ(onClub({"history", "--rated", id}).status, 0);
    EXPECT_EQ(rated(), before);
    EXPECT_EQ(onClub({"history", "--rated", "nothing"}).status, 2);
}

TEST_F(Stats, areTablesForPeople)
{
    const Ran text = onClub({"stats", "contracts", "--game", "herzeln", "--lang", "de"});
    EXPECT_EQ(text.status, 0) << text.err;
    EXPECT_THAT(text.out, HasSubstr("Kontrakt"));
    EXPECT_THAT(text.out, HasSubstr("Je Partie (Punkte)"));
    const Ran csv = onClub({"stats", "players", "--format", "csv"});
    EXPECT_THAT(csv.out, HasSubstr("Name,Matches,Finished,Won,Lost,Win rate,Deals\r\n"));
    EXPECT_EQ(std::count(csv.out.begin(), csv.out.end(), '\n'), 41);
    EXPECT_THAT(onClub({"stats", "--from", "2027"}).out, HasSubstr("no deals of this kind"));
}

/// In a game of pairs a partner is no opponent, and an extra is named in the reasons.
TEST_F(Stats, countNoPartnerAsAnOpponent)
{
    const history::Folder folder;
    const auto on = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {"--db", folder.history().string()});
        return run(arguments, {.environment = {{"TZ", "UTC"}, {"LC_ALL", "C.UTF-8"}}});
    };
    auto game = nlohmann::json::parse(readFile(TAFEL_SOURCE "/src/app/custom/patterns/schieber.game.json"));
    game["end"] = {{"deals", 1}};
    const nlohmann::json match{{"format", "tafelrichter/1"}, {"game", "own"}, {"own_game", game},
        {"id", "pairs"}, {"started", "2026-11-20T20:00:00Z"}, {"players", {"Anna", "Beat", "Cora", "Dani"}},
        {"deals",
            {{{"contract", "trump"}, {"points", {{"Anna", 100}, {"Beat", 57}}},
                {"extras", {{{"extra", "royals"}, {"by", "Cora"}, {"value", 20}}}}}}}};
    writeFile(folder / "pairs.json", match.dump());
    ASSERT_EQ(on({"import", (folder / "pairs.json").string()}).status, 0);
    const auto rows = nlohmann::json::parse(
        on({"stats", "opponents", "--player", "Anna", "--format", "json"}).out)["rows"];
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(rows[0]["opponent"], "Beat");
    EXPECT_EQ(rows[1]["opponent"], "Dani");
    EXPECT_THAT(
        on({"history", "--match", "pairs"}).out, HasSubstr("Anna and Cora: King and queen of trump +20"));
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
    refused({"stats", "ratings", "--edition", "web"}, "--edition and --tournament do not apply");
    refused({"stats", "players", "--match", "match-0"}, "only valid with");
    refused({"stats", "ratings", "--match", "nothing"}, "not in the history");
}

} // namespace
} // namespace tafel::test
