// Runs `tafelrichter history` on a real file.
#include <fstream>

#include <SQLiteCpp/SQLiteCpp.h>
#include <gmock/gmock.h>
#include <sqlite3.h>

#include "cli/club_program.h"
#include "full_history.h"
#include "support/earlier_release.h"

namespace tafel::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

TEST_F(ClubProgram, historyListsMatches)
{
    const Ran ran = onClub({"history", "--limit", "5"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, HasSubstr("match-59"));
    EXPECT_THAT(ran.out, Not(HasSubstr("match-54\n")));
    EXPECT_THAT(ran.err, HasSubstr("5 newest matches"));
    EXPECT_THAT(onClub({"--lang", "de", "history", "--limit", "5"}).out, HasSubstr("gewann"));
}

TEST_F(ClubProgram, historyIsADocument)
{
    const PublishedSchema schema("history");
    const Ran ran = onClub({"history", "--limit", "0", "--format", "json"});
    ASSERT_EQ(ran.status, 0) << ran.err;
    const auto document = nlohmann::json::parse(ran.out);
    EXPECT_EQ(schema.faults(document), "");
    EXPECT_EQ(document["format"], "tafelrichter-history/1");
    EXPECT_EQ(document["matches"].size(), 60U);
    EXPECT_EQ(document["matches"][0]["id"], "match-59");
}

TEST_F(ClubProgram, historyTakesFilters)
{
    const auto ids = [&](std::vector<std::string> filter) {
        filter.insert(filter.begin(), {"history", "--format", "json", "--limit", "0"});
        const Ran ran = onClub(filter);
        EXPECT_EQ(ran.status, 0) << ran.err;
        std::vector<std::string> list;
        const auto document = nlohmann::json::parse(ran.out);
        for (const auto& match : document["matches"])
            list.push_back(match["id"]);
        return list;
    };
    EXPECT_EQ(ids({"--from", "2026-01-01", "--to", "2026-01-01"}), std::vector<std::string>{"match-0"});
    EXPECT_EQ(ids({"--tournament", "Club & Cup <2026>"}).size(), 12U);
    EXPECT_EQ(ids({"--game", "krass-kariert"}).size(), 8U);
    EXPECT_EQ(ids({"--edition", "en-1998"}).size(), 0U);
    const auto both = ids({"Anna", "Ammann"}); // also any Anna with any Ammann
    for (const std::string& id : ids({"--player", "Anna Ammann"}))
        EXPECT_NE(std::find(both.begin(), both.end(), id), both.end()) << id;
    EXPECT_EQ(ids({"hintersche"}), ids({"--game", "hintersche"}));
    EXPECT_FALSE(ids({"--player", "Anna Ammann", "--finished"}).empty());
    EXPECT_TRUE(ids({"--player", "Anna Ammann", "--from", "1999", "--to", "1999"}).empty());
}

/// An earlier release gave Anna a victory point that today's rules do not give.
TEST(HistoryCommand, anOldMatchIsJudgedAnewOnlyWhenThatIsSaid)
{
    const history::Folder folder;
    const std::string file = folder.history().string();
    const auto on = [&](std::vector<std::string> arguments) {
        arguments.insert(arguments.begin(), {"--db", file});
        return run(arguments, {.environment = {{"HOME", "/nonexistent"}}});
    };
    std::ofstream(folder / "old.json")
        << R"({"format":"tafelrichter/1","game":"cosmic-eidex","id":"old","players":["Anna","Beat","Cora"],)"
        << R"("deals":[{"turned_up":"S9","points":{"Anna":60,"Beat":71}}]})";
    ASSERT_EQ(on({"import", (folder / "old.json").string()}).status, 0);
    EXPECT_THAT(on({"history", "--rejudge", "old"}).out, HasSubstr("the same way"));
    {
        SQLite::Database database(file, SQLite::OPEN_READWRITE);
        sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
        database.exec("UPDATE event SET sum = NULL, body = replace(body, '\"award\":{\"@0\":0', "
                      "'\"award\":{\"@0\":1') WHERE kind = 'deal-entered'");
    }
    EXPECT_EQ(on({"history", "--rejudge", "old"}).out,
        "deal 1: Anna 0 instead of +1\nNothing was changed. Add --yes to apply the new scores.\n");
    EXPECT_THAT(on({"--lang", "de", "history", "--rejudge", "old", "--yes"}).out,
        HasSubstr("Die neue Wertung gilt nun."));
    EXPECT_THAT(on({"history", "--rejudge", "old"}).out, HasSubstr("the same way"));
    EXPECT_EQ(on({"history", "--rejudge", "older"}).status, 2);
}

TEST(HistoryCommand, saysWhoAcceptedADealAndWhichOneWaits)
{
    const history::Folder folder;
    std::string id;
    {
        history::History history = history::open(folder.history());
        id = history.openMatch(history::threeAt()).value();
        ASSERT_TRUE(history.propose(id, history::deal(20, 80)));
        ASSERT_TRUE(history.accept(id, 2));
        ASSERT_TRUE(history.propose(id, history::deal(60, 71)));
    }
    const auto on = [&](const std::vector<std::string>& more) {
        std::vector<std::string> arguments{"--db", folder.history().string(), "history", "--match", id};
        arguments.insert(arguments.end(), more.begin(), more.end());
        return run(arguments, {.environment = {{"HOME", "/nonexistent"}}}).out;
    };
    EXPECT_THAT(on({}), HasSubstr("Deal 2 waits for acceptance: Beat +1 · Cora +1"));
    const auto document = nlohmann::json::parse(on({"--format", "json"}));
    EXPECT_EQ(PublishedSchema("history").faults(document), "");
    const auto& match = document["match"];
    ASSERT_EQ(match["deals"].size(), 1U);
    EXPECT_EQ(match["deals"][0]["accepted_by"], "Cora");
    EXPECT_EQ(match["waiting"]["change"]["Beat"], 1);
    EXPECT_FALSE(match["waiting"].contains("accepted_by"));
    const auto csv = on({"--format", "csv"});
    EXPECT_EQ(std::count(csv.begin(), csv.end(), '\n'), 2);
}

TEST_F(ClubProgram, historyShowsOneMatchWithItsDeals)
{
    const Ran text = onClub({"history", "--match", "match-0"});
    EXPECT_EQ(text.status, 0) << text.err;
    EXPECT_THAT(text.out, HasSubstr("Cosmic Eidex, 1 January 2026 19:00"));
    const Ran json = onClub({"history", "--match", "match-0", "--format", "json"});
    const auto document = nlohmann::json::parse(json.out);
    EXPECT_EQ(PublishedSchema("history").faults(document), "");
    const auto& match = document["match"];
    EXPECT_EQ(match["deals"].size(), match["deal_count"]);
    for (const auto& player : match["players"])
        EXPECT_EQ(match["deals"].back()["total"][player["name"].get<std::string>()], player["total"]);
    const Ran csv = onClub({"history", "--match", "match-0", "--format", "csv"});
    EXPECT_EQ(std::count(csv.out.begin(), csv.out.end(), '\n'),
        static_cast<std::ptrdiff_t>(match["deals"].size()) + 1);
}

TEST_F(ClubProgram, historySaysWhatIsWrong)
{
    const auto refused = [&](const std::vector<std::string>& usage, const char* sentence) {
        const Ran ran = onClub(usage);
        EXPECT_EQ(ran.status, 2) << sentence;
        EXPECT_THAT(ran.out, IsEmpty());
        EXPECT_THAT(ran.err, HasSubstr(sentence));
    };
    refused({"history", "--match", "nowhere"}, "tafelrichter: ");
    refused({"history", "--game", "chess"},
        "\"chess\" is not valid for --game. Choose one of these: cosmic-eidex");
    refused({"history", "--edition", "x"}, "is not valid for --edition. Choose one of these: en-1998");
    refused({"history", "--from", "soon"}, "\"soon\" is not a day");
    refused({"history", "--format", "xml"}, "--format");
    refused({"history", "--limit", "-1"}, "--limit");
}

TEST(ProgramWithoutHistory, saysSo)
{
    const Folder folder;
    for (const std::vector<std::string>& usage : std::vector<std::vector<std::string>>{
             {"history"}, {"stats"}, {"report", "season"}, {"report", "match", "--match", "x"}}) {
        std::vector<std::string> all{"--lang", "en", "--db", (folder / "none.db").string()};
        all.insert(all.end(), usage.begin(), usage.end());
        const Ran ran = run(all);
        EXPECT_EQ(ran.status, 2);
        EXPECT_THAT(ran.out, IsEmpty());
        EXPECT_THAT(ran.err, HasSubstr("none.db"));
    }
    EXPECT_FALSE(std::filesystem::exists(folder / "none.db"));
}

/// The command reads the history of an earlier release without changing it.
class EarlierRelease : public testing::TestWithParam<const char*> {
protected:
    EarlierRelease()
    {
        for (const history::Folder* each : {&before, &now})
            std::filesystem::copy_file(file(".db"), each->history());
        history::open(now.history());
    }

    /// A file that the release made: a history (".db"), or what its commands print of it (".txt").
    static std::filesystem::path file(const char* ending)
    {
        return std::string(TAFEL_SOURCE "/tests/history/earlier/") + GetParam() + ending;
    }

    static Ran on(const history::Folder& folder, std::vector<std::string> words)
    {
        words.insert(
            words.begin() + (words.front() == "complete" ? 2 : 0), {"--db", folder.history().string()});
        return run(words, {.environment = {{"TZ", "UTC"}, {"LC_ALL", "C.UTF-8"}, {"HOME", "/nonexistent"}}});
    }

    const history::Folder now, before;
};

TEST_P(EarlierRelease, isReadByEveryCommandThatReads)
{
    const std::string bytes = readFile(before.history());
    for (const std::vector<std::string>& words :
        std::vector<std::vector<std::string>>{{"history"}, {"history", "--format", "json"}, {"export"},
            {"export", "--format", "csv"}, {"stats"}, {"people"}, {"report", "player", "--player", "Anna"},
            {"complete", "--", "stats", "--player", ""}, {"complete", "--", "history", "--match", ""}}) {
        const Ran ran = on(before, words), expected = on(now, words);
        EXPECT_EQ(ran.status, 0) << testing::PrintToString(words) << ran.err;
        EXPECT_EQ(ran.out, expected.out) << testing::PrintToString(words);
        EXPECT_THAT(ran.out, Not(IsEmpty())) << testing::PrintToString(words);
    }
    EXPECT_THAT(on(before, {"check"}).out, HasSubstr("is intact"));
    EXPECT_EQ(on(before, {"backup", (before / "copy.db").string()}).status, 0);
    EXPECT_TRUE(history::needsMigration(before / "copy.db"));
    EXPECT_EQ(readFile(before.history()), bytes);
}

/// All matches, totals and statistics are as that release showed them.
TEST_P(EarlierRelease, isShownAsBefore)
{
    std::ifstream printed(file(".txt"));
    std::string line, words, expected;
    int commands = 0;
    const auto compare = [&] {
        if (words.empty())
            return;
        ++commands;
        std::istringstream separate(words);
        const std::vector<std::string> all(std::istream_iterator<std::string>(separate), {});
        for (const history::Folder* each : {&before, &now})
            EXPECT_EQ(on(*each, all).out, expected) << words;
    };
    while (std::getline(printed, line)) {
        if (!line.starts_with("$ ")) {
            expected += line + "\n";
            continue;
        }
        compare();
        words = line.substr(2);
        expected.clear();
    }
    compare();
    EXPECT_EQ(commands, 12);
}

/// A history of an earlier release cannot be shared, because a private copy would not receive later events.
TEST_P(EarlierRelease, isNotSharedAndTheWayOutIsSaid)
{
    const std::string bytes = readFile(before.history());
    const Ran en = on(before, {"live", "--listen", "127.0.0.1:0"}),
              de = on(before, {"--lang", "de", "live", "--listen", "127.0.0.1:0"});
    EXPECT_EQ(en.status, 1);
    EXPECT_THAT(en.err,
        HasSubstr("Open it once with the app, or import a match with “tafelrichter import FILE”: this "
                  "updates it to "
                  "this version"));
    EXPECT_THAT(de.err, HasSubstr("Das bringt sie auf diese Version"));
    EXPECT_THAT(en.out, IsEmpty());
    EXPECT_EQ(readFile(before.history()), bytes);
}

INSTANTIATE_TEST_SUITE_P(Releases, EarlierRelease, testing::Values("0.1.0", "0.2.0"));

} // namespace
} // namespace tafel::test
