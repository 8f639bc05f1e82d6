// tafelrichter recover, restore over a damaged history, and histories in unusual locations.
#include <sys/stat.h>

#include <gmock/gmock.h>

#include "support/process.h"
#include "support/schema.h"

namespace tafel::test {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

std::string matchLine(int number, const std::string& started = "2026-11-20T19:00:00Z")
{
    return R"({"format":"tafelrichter/1","game":"cosmic-eidex","id":"0000000)" + std::to_string(number)
        + R"(-0000-4000-8000-000000000000","started":")" + started
        + R"(","options":{"target":50},"players":["Anna","Beat","Cora"],"deals":[{"turned_up":"S9","points":{"Anna":60,"Beat":71}},)"
          R"({"turned_up":"S9","points":{"Anna":20,"Beat":80}}]})"
        + "\n";
}

class Recover : public testing::Test {
protected:
    Ran on(const std::string& database, std::vector<std::string> arguments, const std::string& input = {},
        std::map<std::string, std::string> environment = {})
    {
        arguments.insert(arguments.begin(), {"--db", database});
        return run(std::move(arguments), {.input = input, .environment = std::move(environment)});
    }
    Ran program(std::vector<std::string> arguments, const std::string& input = {})
    {
        return on(file, std::move(arguments), input);
    }
    Folder folder;
    std::string file = (folder / "history.db").string(), copy = (folder / "new.db").string();
};

TEST_F(Recover, makesTheSameOfAWholeFile)
{
    program({"import", "-"}, matchLine(1) + matchLine(2));
    const std::string before = readFile(file);
    const Ran ran = run({"recover", file, "-o", copy});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, StartsWith("2 matches with 4 deals (6 entries) in "));
    EXPECT_THAT(ran.out, HasSubstr("Nothing is missing.\n"));
    EXPECT_THAT(ran.err, IsEmpty());
    EXPECT_EQ(readFile(file), before);
    EXPECT_EQ(on(copy, {"export"}).out, program({"export"}).out);
    EXPECT_EQ(program({"recover", "-o", copy}).status, 2) << "it is there already";
    EXPECT_EQ(program({"recover", "-o", copy, "--force"}).status, 0) << "the user's own";
    EXPECT_EQ(run({"recover", file}).status, 2);
    EXPECT_THAT(
        run({"recover", "--lang", "de", file, "-o", copy, "--force"}).out, HasSubstr("Es fehlt nichts."));
}

TEST_F(Recover, restoreAsksAboutADamagedBackup)
{
    program({"import", "-"}, matchLine(1) + matchLine(2));
    ASSERT_EQ(program({"backup", copy}).status, 0);
    std::string bytes = readFile(copy);
    const std::size_t at = bytes.find("\"@1\":80");
    ASSERT_NE(at, std::string::npos);
    bytes[at + 5] = '9';
    folder.write("new.db", bytes);
    program({"import", "-"}, matchLine(3));
    const std::string before = program({"export"}).out;
    for (const std::vector<std::string>& answers : std::vector<std::vector<std::string>>{{}, {"--yes"}}) {
        std::vector<std::string> words{"restore", copy};
        words.insert(words.end(), answers.begin(), answers.end());
        const Ran asked = program(words);
        EXPECT_EQ(asked.status, 2);
        EXPECT_THAT(asked.err, HasSubstr("The backup " + copy + " is damaged. Entry "));
        EXPECT_THAT(asked.err, HasSubstr("1 of 2 deals; everything from deal 2 on is missing.\n"));
        EXPECT_THAT(asked.err, HasSubstr("Add --damaged to restore what can be read of it: 2 matches."));
        EXPECT_EQ(program({"export"}).out, before);
    }
    const Ran onlyDamaged = program({"restore", copy, "--damaged"});
    EXPECT_EQ(onlyDamaged.status, 2);
    EXPECT_THAT(onlyDamaged.err, HasSubstr("Add --yes to do it."));
    EXPECT_EQ(program({"export"}).out, before);
    const Ran restored = program({"restore", copy, "--damaged", "--yes"});
    EXPECT_EQ(restored.status, 0) << restored.err;
    EXPECT_THAT(restored.err, HasSubstr("2 matches restored from "));
    const Ran recovered = program({"export", "--format", "csv"});
    EXPECT_EQ(std::count(recovered.out.begin(), recovered.out.end(), '\n'), 1 + 3 * 3) << recovered.out;
}

TEST_F(Recover, whatIsSaidIntoAClosedStreamGoesNowhere)
{
    const std::string match = folder.write("m.json", matchLine(1));
    for (const char* closed : {">&-", ">&- 2>&-", "<&- >&- 2>&-"}) {
        const Ran ran = run({"-c", "exec \"$0\" --db \"$1\" import \"$2\" " + std::string(closed),
                                TAFEL_PROGRAM, file, match},
            {.program = "/bin/sh"});
        EXPECT_EQ(ran.status, 0) << closed << ran.err;
        for (const auto& entry : std::filesystem::directory_iterator(folder / "."))
            if (entry.path() != match) {
                EXPECT_EQ(readFile(entry.path().string()).find("already present"), std::string::npos)
                    << entry.path() << closed;
            }
    }
    EXPECT_EQ(on(file, {"export"}).status, 0);
}

TEST_F(Recover, aFullDeviceIsAFault)
{
    for (const char* asked : {"--help", "--version", "score --help", "rules revoke"})
        EXPECT_EQ(run({"-c", "exec \"$0\" " + std::string(asked) + " >/dev/full", TAFEL_PROGRAM},
                      {.program = "/bin/sh"})
                      .status,
            70)
            << asked;
}

TEST_F(Recover, saysExactlyWhatIsMissing)
{
    program({"import", "-"}, matchLine(1) + matchLine(2));
    std::string bytes = readFile(file);
    const std::size_t at = bytes.find("\"@1\":80"); // the second deal of a match
    ASSERT_NE(at, std::string::npos);
    bytes[at + 5] = '9';
    folder.write("history.db", bytes);
    const Ran ran = run({"recover", file, "-o", copy});
    EXPECT_EQ(ran.status, 1) << ran.out;
    EXPECT_THAT(ran.out, HasSubstr("2 matches with 3 deals (5 entries)"));
    EXPECT_THAT(ran.out, HasSubstr("These entries are missing: "));
    EXPECT_THAT(ran.out,
        HasSubstr(
            "Anna, Beat, Cora (20 November 2026): 1 of 2 deals; everything from deal 2 on is missing.\n"));
    const Ran json = run({"recover", file, "-o", copy, "--force", "--json"});
    EXPECT_EQ(json.status, 1);
    const Json summary = Json::parse(json.out);
    EXPECT_EQ(PublishedSchema("recovery").faults(summary), "");
    EXPECT_EQ(summary["deals"], 3);
    ASSERT_EQ(summary["missing"].size(), 1U);
    EXPECT_EQ(summary["missing"][0][0], summary["missing"][0][1]);
    EXPECT_EQ(summary["hurt"][0]["kept"], 1);
    EXPECT_EQ(summary["hurt"][0]["before"], 2);
    EXPECT_THAT(run({"recover", file, "-o", copy, "--force", "--lang", "de"}).out,
        HasSubstr("1 von 2 Partien; ab Partie 2 fehlt alles."));
    const Ran shown = program({"report", "match", "--match", summary["hurt"][0]["id"], "--format", "json"});
    EXPECT_EQ(shown.status, 2);
    EXPECT_THAT(shown.err, HasSubstr("tafelrichter recover"));

    program({"backup", (folder / "later.db").string()});
    on((folder / "whole.db").string(), {"import", "-"}, matchLine(1) + matchLine(2));
    EXPECT_EQ(
        run({"recover", file, "--backup", (folder / "whole.db").string(), "-o", copy, "--force"}).status, 1)
        << "the same matches, but another log";
}

TEST_F(Recover, saysThatARenamingIsAmongWhatIsMissing)
{
    program({"import", "-"}, matchLine(1));
    ASSERT_EQ(program({"people", "--rename", "Beat", "Bea Trix"}).status, 0);
    std::string bytes = readFile(file);
    const std::size_t at = bytes.find("\"to\":\"@t1\"");
    ASSERT_NE(at, std::string::npos);
    bytes[at + 1] = 'T';
    folder.write("history.db", bytes);
    const Ran ran = run({"recover", file, "-o", copy});
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out,
        HasSubstr(
            "One of them was a renaming: Beat was called Bea Trix, and now has the written name again.\n"));
    const Json summary = Json::parse(run({"recover", file, "-o", copy, "--force", "--json"}).out);
    EXPECT_EQ(PublishedSchema("recovery").faults(summary), "");
    EXPECT_EQ(summary["renamings"], Json::parse(R"([{"from":"Beat","to":"Bea Trix"}])"));
    EXPECT_THAT(run({"recover", file, "-o", copy, "--force", "--lang", "de"}).out,
        HasSubstr("Beat hiess Bea Trix, jetzt wieder wie geschrieben."));
}

TEST_F(Recover, checkSaysWhetherAHistoryIsWhole)
{
    program({"import", "-"}, matchLine(1) + matchLine(2));
    const std::string before = readFile(file);
    const Ran whole = program({"check"});
    EXPECT_EQ(whole.status, 0) << whole.err;
    EXPECT_EQ(whole.out, "The history " + file + " is intact: 2 matches with 4 deals (6 entries).\n");
    EXPECT_THAT(whole.err, IsEmpty());
    EXPECT_EQ(readFile(file), before);
    Json document = Json::parse(run({"check", file, "--json"}).out);
    EXPECT_EQ(PublishedSchema("check").faults(document), "");
    EXPECT_EQ(document["whole"], true);
    EXPECT_EQ(document["entries"], 6);
    document.erase("entries");
    EXPECT_NE(PublishedSchema("check").faults(document), "");

    ASSERT_EQ(program({"backup", copy}).status, 0);
    EXPECT_EQ(run({"check", copy}).status, 0) << "a backup, too";
    std::string bytes = before;
    bytes[bytes.find("\"@1\":80") + 5] = '9';
    folder.write("history.db", bytes);
    const Ran damaged = program({"check"});
    EXPECT_EQ(damaged.status, 1);
    EXPECT_THAT(damaged.out, StartsWith("The history " + file + " is damaged: Entry "));
    EXPECT_THAT(damaged.out, HasSubstr(" failed its checksum. Recover what can be read"));
    EXPECT_THAT(program({"check", "--lang", "de"}).out, HasSubstr("Die Prüfsumme des Eintrags"));
    document = Json::parse(program({"check", "--json"}).out);
    EXPECT_EQ(PublishedSchema("check").faults(document), "");
    EXPECT_EQ(document["whole"], false);
    const std::string good = readFile(copy);
    const Ran backup = program({"backup", copy, "--force"});
    EXPECT_EQ(backup.status, 2);
    EXPECT_THAT(backup.err, HasSubstr("is damaged, so no backup was made. Earlier backups are unchanged."));
    EXPECT_EQ(readFile(copy), good);

    bytes = before;
    bytes.replace(0, 100, std::string(100, 'x'));
    folder.write("history.db", bytes);
    const Ran beginning = program({"check"});
    EXPECT_EQ(beginning.status, 1) << "its beginning is damaged";
    EXPECT_EQ(beginning.out.find(file), beginning.out.rfind(file))
        << "the file is named once: " << beginning.out;
    EXPECT_EQ(run({"check", folder.write("letter.txt", "dear")}).status, 2);
    EXPECT_EQ(run({"check", (folder / "nowhere.db").string()}).status, 2);
    EXPECT_EQ(run({"check", (folder / ".").string()}).status, 2);
    EXPECT_THAT(run({"complete", "--", "che"}).out, HasSubstr("check\n"));
}

TEST_F(Recover, doesNotWaitForAPipe)
{
    ASSERT_EQ(mkfifo(file.c_str(), 0600), 0);
    for (const std::vector<std::string>& words :
        std::vector<std::vector<std::string>>{{"history"}, {"import", "-"}, {"check"}, {"backup", copy},
            {"people", "--undo"}, {"restore", copy}, {"recover", "-o", copy}}) {
        std::vector<std::string> all{"10", TAFEL_PROGRAM, "--db", file};
        all.insert(all.end(), words.begin(), words.end());
        const Ran ran = run(all, {.program = "/usr/bin/timeout"});
        EXPECT_EQ(ran.status, 2) << testing::PrintToString(words) << ran.err;
    }
}

TEST_F(Recover, leadsBackToAHistoryThatWorks)
{
    program({"import", "-"}, matchLine(1));
    std::string bytes = readFile(file);
    bytes.replace(0, 100, std::string(100, 'x')); // SQLite does not recognise the file
    folder.write("history.db", bytes);
    const Ran refused = program({"history"});
    EXPECT_EQ(refused.status, 2);
    EXPECT_THAT(refused.err, HasSubstr("tafelrichter recover"));
    const Ran recovered = program({"recover", "-o", copy});
    EXPECT_THAT(recovered.out, StartsWith("1 match with 2 deals"));
    EXPECT_THAT(recovered.out, HasSubstr("tafelrichter restore " + copy));
    const Ran asked = program({"restore", copy});
    EXPECT_EQ(asked.status, 2);
    EXPECT_THAT(asked.err, HasSubstr("--yes"));
    EXPECT_EQ(readFile(file), bytes);
    const Ran restored = program({"restore", copy, "--yes"});
    EXPECT_EQ(restored.status, 0) << restored.err;
    EXPECT_THAT(restored.err, HasSubstr("history.db.damaged"));
    EXPECT_EQ(readFile(file + ".damaged"), bytes);
    EXPECT_EQ(program({"import", "-"}, matchLine(1) + matchLine(2)).out,
        "1 added, 1 already present, 0 rejected.\n");
}

TEST_F(Recover, leavesAFileAloneThatWasNeverAHistory)
{
    program({"import", "-"}, matchLine(1));
    program({"backup", copy});
    const std::string letter = folder.write("letter.txt", std::string(5000, 'x'));
    EXPECT_EQ(on(letter, {"restore", copy, "--yes"}).status, 2);
    EXPECT_EQ(readFile(letter), std::string(5000, 'x'));
    const Ran ran = run({"recover", letter, "-o", (folder / "none.db").string()});
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("No entry of a history can be read"));
    EXPECT_FALSE(std::filesystem::exists(folder / "none.db"));
}

TEST_F(Recover, findsHistoriesInOddPlaces)
{
    for (const char* name :
        {"a b", "Zürich", "why?", "a#b", "100%", "%41", "it's", "\"q\"", "?mode=memory", "-x"}) {
        const std::filesystem::path place = folder / name;
        std::filesystem::create_directory(place);
        const std::string odd = (place / (std::string(name) + ".db")).string();
        EXPECT_EQ(on(odd, {"import", "-"}, matchLine(1)).status, 0) << name;
        EXPECT_EQ(on(odd, {"backup", (place / "copy ?.db").string()}).status, 0) << name;
        EXPECT_EQ(on(odd, {"restore", (place / "copy ?.db").string(), "--yes"}).status, 0) << name;
        EXPECT_EQ(run({"recover", odd, "-o", (place / "new #.db").string()}).status, 0) << name;
        EXPECT_EQ(on((place / "new #.db").string(), {"export"}).out, on(odd, {"export"}).out) << name;
        EXPECT_THAT(on(odd, {"export"}).out, HasSubstr("Anna")) << name;
    }
    std::filesystem::create_symlink("a b/a b.db", folder / "link.db");
    EXPECT_THAT(on((folder / "link.db").string(), {"export"}).out, HasSubstr("Anna"));
    EXPECT_EQ(on((folder / "link.db").string(), {"import", "-"}, matchLine(2)).out,
        "1 added, 0 already present, 0 rejected.\n");
    EXPECT_TRUE(std::filesystem::is_symlink(folder / "link.db"));
    EXPECT_EQ(on((folder / "a b" / "a b.db").string(), {"import", "-"}, matchLine(2)).out,
        "0 added, 1 already present, 0 rejected.\n");
}

TEST_F(Recover, theDayIsThatOfTheClockOnTheWall)
{
    program({"import", "-"}, matchLine(1, "2026-11-20T23:30:00Z"));
    const auto on = [&](const std::string& zone, const std::string& day) {
        return this->on(file, {"history", "--from", day, "--to", day, "--format", "json"}, {}, {{"TZ", zone}})
            .out;
    };
    EXPECT_THAT(on("UTC", "2026-11-20"), HasSubstr("Anna"));
    EXPECT_THAT(on("UTC", "2026-11-21"), testing::Not(HasSubstr("Anna")));
    EXPECT_THAT(on("CET-1", "2026-11-21"), HasSubstr("Anna")) << "the tablet has come to another zone";
    EXPECT_THAT(on("CET-1", "2026-11-20"), testing::Not(HasSubstr("Anna")));
    const auto evening = [&](const std::string& zone, const std::string& day) {
        return this->on(file, {"report", "evening", "--day", day, "--format", "json"}, {}, {{"TZ", zone}});
    };
    EXPECT_THAT(evening("JST-9", "2026-11-21").out, HasSubstr("Anna"));
    EXPECT_THAT(evening("CET-1", "2026-11-20").out, HasSubstr("Anna")) << "half an hour after midnight";
    EXPECT_THAT(this->on(file, {"report", "evening", "--format", "json"}, {}, {{"TZ", "CET-1"}}).out,
        HasSubstr("20 November 2026"));
    EXPECT_THAT(evening("UTC", "2026-11-20").out, HasSubstr("Anna"));
    EXPECT_THAT(evening("UTC", "2026-11-21").out, testing::Not(HasSubstr("Anna")));
    EXPECT_EQ(this->on(file, {"export"}, {}, {{"TZ", "CET-1"}}).out,
        this->on(file, {"export"}, {}, {{"TZ", "UTC"}}).out)
        << "the history keeps UTC";
}

} // namespace
} // namespace tafel::test
