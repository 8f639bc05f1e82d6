// Runs `tafelrichter export` on real files.
#include <algorithm>
#include <future>

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "support/process.h"
#include "support/schema.h"

namespace tafel::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

class Export : public testing::Test {
protected:
    void SetUp() override
    {
        for (const char* day : {"2026-01-05", "2026-02-05"})
            lines += std::string(R"({"format":"tafelrichter/1","game":"cosmic-eidex","id":")") + day
                + R"(","started":")" + day
                + R"(T20:00:00Z","tournament":"Cup","players":["Anna","Beat","Cora"],)"
                + R"("deals":[{"turned_up":"S9","points":{"Anna":60,"Beat":71}}]})" + "\n";
        ASSERT_EQ(program({"import", "-"}, lines).status, 0);
    }
    Ran program(std::vector<std::string> arguments, const std::string& input = {})
    {
        arguments.insert(arguments.begin(), {"--db", (folder / "history.db").string(), "--lang", "en"});
        return run(std::move(arguments), {.input = input});
    }

    Folder folder;
    std::string lines;
};

TEST_F(Export, writesTheWholeHistoryThatCanBeImportedElsewhere)
{
    const Ran ran = program({"export"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.err, IsEmpty());
    EXPECT_THAT(ran.out, StartsWith("{\"format\":\"tafelrichter/1\","));
    const std::string other = (folder / "other.db").string();
    EXPECT_EQ(run({"--db", other, "--lang", "en", "import", "-"}, {.input = ran.out}).out,
        "2 added, 0 already present, 0 rejected.\n");
    EXPECT_EQ(run({"--db", other, "export"}).out, ran.out);
}

TEST_F(Export, writesIntoAFileThatIsNotThereYet)
{
    const std::string file = (folder / "out.tafel.jsonl").string();
    const Ran ran = program({"export", "-o", file});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, IsEmpty());
    EXPECT_EQ(readFile(file), program({"export"}).out);
    const Ran again = program({"export", "-o", file});
    EXPECT_EQ(again.status, 2);
    EXPECT_THAT(again.err, HasSubstr("already exists"));
    EXPECT_EQ(program({"export", "-o", file, "--force"}).status, 0);
    EXPECT_EQ(program({"export", "-o", (folder / "no/where.jsonl").string()}).status, 2);
    EXPECT_FALSE(std::filesystem::exists(file + ".part"));
}

/// An attacker may have created a link to another file, or to a missing one.
TEST_F(Export, followsNoLink)
{
    const std::string victim = folder.write("victim", "precious"), file = (folder / "all.jsonl").string();
    std::filesystem::create_symlink(victim, file + ".part");
    EXPECT_EQ(program({"export", "-o", file}).status, 0);
    EXPECT_FALSE(std::filesystem::is_symlink(file));
    EXPECT_EQ(readFile(file), program({"export"}).out);

    const std::string away = (folder / "away.jsonl").string(), nowhere = (folder / "nowhere").string();
    std::filesystem::create_symlink(nowhere, away);
    EXPECT_EQ(program({"export", "-o", away}).status, 2);
    EXPECT_FALSE(std::filesystem::exists(nowhere));
    EXPECT_EQ(program({"export", "-o", away, "--force"}).status, 0) << "the link goes, not what it leads to";
    EXPECT_FALSE(std::filesystem::exists(nowhere));
    EXPECT_FALSE(std::filesystem::is_symlink(away));
    EXPECT_EQ(readFile(victim), "precious");
}

TEST_F(Export, replacesNoPipe)
{
    const std::string pipe = (folder / "pipe").string();
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const Ran ran = program({"export", "-o", pipe, "--force"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("is not replaced"));
    EXPECT_TRUE(std::filesystem::is_fifo(pipe));
}

/// One export writes the complete file, and the other one reports an error.
TEST_F(Export, twoIntoOneFileDoNotMeet)
{
    const std::string file = (folder / "all.jsonl").string(), wanted = program({"export"}).out;
    for (int i = 0; i < 10; ++i) {
        std::filesystem::remove(file);
        const auto exported = [&] { return program({"export", "-o", file}); };
        std::future<Ran> other = std::async(std::launch::async, exported);
        const Ran one = exported(), two = other.get();
        EXPECT_EQ(std::min(one.status, two.status), 0) << one.err << two.err;
        for (const Ran& each : {one, two})
            EXPECT_TRUE(each.status == 0 || each.err.find("already exists") != std::string::npos) << each.err;
        EXPECT_EQ(readFile(file), wanted);
    }
    for (const auto& left : std::filesystem::directory_iterator(folder / ""))
        EXPECT_NE(left.path().extension(), ".part") << left.path();
}

TEST_F(Export, isWhatScoreReadsLineByLine)
{
    const std::string lines = program({"export"}).out;
    const std::string file = folder.write("all.jsonl", lines);
    const std::string old
        = folder.write("old.jsonl", "{\"format\":\"tafelrichter-matches/1\",\"matches\":2}\n" + lines);
    const Ran scored = run({"score", "--jsonl", file});
    EXPECT_EQ(std::count(scored.out.begin(), scored.out.end(), '\n'), 2);
    EXPECT_THAT(scored.out, testing::Not(HasSubstr("\"error\"")));
    EXPECT_EQ(run({"score", "--jsonl", old}).out, scored.out) << "as earlier versions wrote it";
    EXPECT_EQ(run({"ask", "--jsonl", old}).out, run({"ask", "--jsonl", file}).out);
    const std::string header = readFile(old).substr(0, readFile(old).find('\n'));
    EXPECT_EQ(PublishedSchema("matches").faults(nlohmann::json::parse(header)), "");
    EXPECT_EQ(run({"--db", (folder / "other.db").string(), "--lang", "en", "import", old}).out,
        "2 added, 0 already present, 0 rejected.\n");
}

TEST_F(Export, writesOneMatchAsItCanBeScored)
{
    const std::string file = (folder / "one.tafel.json").string();
    ASSERT_EQ(program({"export", "--match", "2026-01-05", "-o", file}).status, 0);
    const Json match = Json::parse(readFile(file));
    EXPECT_EQ(match["id"], "2026-01-05");
    EXPECT_EQ(match["started"], "2026-01-05T20:00:00Z");
    EXPECT_EQ(match["tournament"], "Cup");
    EXPECT_EQ(run({"score", file}).status, 0);
    EXPECT_EQ(program({"export", "--match", "nothing"}).status, 2);
    EXPECT_EQ(program({"export", "--format", "json"}).status, 2) << "which one?";
}

TEST_F(Export, writesDealsAsCsvAndFilters)
{
    const Ran ran = program({"export", "--format", "csv", "--from", "2026-02"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, StartsWith("match,started,game,"));
    EXPECT_THAT(ran.out,
        HasSubstr("2026-02-05,2026-02-05T20:00:00.000Z,cosmic-eidex,web,Cup,1,Anna,,Beat,,71,1,1,1,0\r\n"));
    EXPECT_THAT(ran.out, testing::Not(HasSubstr("2026-01-05")));
    EXPECT_EQ(program({"export", "-o", (folder / "deals.csv").string()}).status, 0);
    EXPECT_THAT(readFile((folder / "deals.csv").string()), StartsWith("match,started,"));
    EXPECT_EQ(program({"export", "--game", "chess"}).status, 2);
}

/// All three have two points, and the middle result wins in chaos; every command uses the new totals.
TEST_F(Export, countsTheStandingOfChaos)
{
    const std::string chaos
        = R"({"format":"tafelrichter/1","game":"cosmic-eidex","id":"chaos","started":"2026-03-05T20:00:00Z",)"
          R"("players":["Dani","Eva","Fritz"],"options":{"target":3},"deals":[)"
          R"({"turned_up":"S9","points":{"Dani":80,"Eva":27}},{"turned_up":"S9","points":{"Dani":50,"Eva":80}},)"
          R"({"turned_up":"S9","points":{"Dani":80,"Eva":50}},{"turned_up":"S9","points":{"Dani":70,"Eva":60}}]})";
    ASSERT_EQ(program({"import", "-"}, chaos).status, 0);
    const std::string csv = program({"export", "--format", "csv", "--match", "chaos"}).out;
    EXPECT_THAT(csv, HasSubstr(",4,Dani,,Dani,,70,1,0,2,0\r\n"));
    EXPECT_THAT(csv, HasSubstr(",4,Dani,,Eva,,60,0,1,3,0\r\n"));
    EXPECT_THAT(csv, HasSubstr(",4,Dani,,Fritz,,27,1,0,2,0\r\n"));
    EXPECT_THAT(program({"history", "--from", "2026-03"}).out, HasSubstr("Eva won (chaos)"));
    EXPECT_THAT(
        run({"--db", (folder / "history.db").string(), "history", "--from", "2026-03", "--lang", "de"}).out,
        HasSubstr("Eva gewann (Chaos)"));
    const Json match = Json::parse(program({"history", "--match", "chaos", "--format", "json"}).out)["match"];
    EXPECT_EQ(match["deals"][3]["award"], Json::parse(R"({"Dani":1,"Eva":0,"Fritz":1})"));
    EXPECT_EQ(match["deals"][3]["change"], Json::parse(R"({"Dani":0,"Eva":1,"Fritz":0})"));
    const Json totals = Json::parse(
        program({"stats", "players", "--game", "cosmic-eidex", "--from", "2026-03", "--format", "json"}).out);
    for (const Json& row : totals["rows"])
        EXPECT_EQ(row["change"], row["player"] == "Eva" ? 3 : 2) << row;
}

} // namespace
} // namespace tafel::test
