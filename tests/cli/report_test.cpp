// Runs `tafelrichter report` on a real file.
#include <sys/stat.h>

#include <gmock/gmock.h>

#include "cli/club_program.h"

namespace tafel::test {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

const std::vector<std::vector<std::string>> kinds{{"match", "--match", "match-0"},
    {"evening", "--day", "2026-01-01"}, {"evening"}, {"season", "--from", "2026"},
    {"tournament", "--tournament", "Club & Cup <2026>"}, {"player", "--player", "Anna Ammann"},
    {"quick-sheet", "--match", "match-0"},
    {"quick-sheet", "--characters", "RJ,R9,LK", "--edition", "de-1998"}};

class ReportCommand : public ClubProgram {
protected:
    static Ran report(std::vector<std::string> arguments, const std::vector<std::string>& more = {})
    {
        arguments.insert(arguments.begin(), "report");
        arguments.insert(arguments.end(), more.begin(), more.end());
        return onClub(arguments);
    }
};

TEST_F(ReportCommand, printsEveryKindInEveryForm)
{
    const PublishedSchema schema("report");
    for (const auto& kind : kinds)
        for (const char* language : {"de", "en"}) {
            const Ran html = report(kind, {"--lang", language});
            EXPECT_EQ(html.status, 0) << html.err;
            EXPECT_THAT(html.out, StartsWith("<!DOCTYPE html>"));
            const Ran json = report(kind, {"--lang", language, "--format", "json"});
            EXPECT_EQ(schema.faults(nlohmann::json::parse(json.out)), "") << kind.front();
            const Ran csv = report(kind, {"--lang", language, "--format", "csv"});
            EXPECT_THAT(csv.out, HasSubstr("\r\n"));
        }
}

TEST_F(ReportCommand, ofASeasonHasTheNumbersOfStats)
{
    const auto season = nlohmann::json::parse(report({"season", "--from", "2026"}, {"--format", "json"}).out);
    const auto stats = nlohmann::json::parse(
        onClub({"stats", "players", "--from", "2026", "--to", "2026", "--format", "json"}).out);
    ASSERT_EQ(season["tables"][0]["id"], "players");
    EXPECT_EQ(season["tables"][0]["rows"], stats["rows"]);
    EXPECT_EQ(report({"season", "--from", "2026"}, {"--format", "csv"}).out,
        onClub({"stats", "players", "--from", "2026", "--to", "2026", "--format", "csv"}).out);
    EXPECT_EQ(report({"season", "--from", "2026"}, {"--format", "csv", "--table", "players:herzeln"}).out,
        onClub({"stats", "players", "--game", "herzeln", "--from", "2026", "--to", "2026", "--format", "csv"})
            .out);
}

TEST_F(ReportCommand, ofASeasonHasRatingsWhereTheyAreWanted)
{
    const std::vector<std::string> season = {"season", "--from", "2026"};
    EXPECT_EQ(report(season, {"--format", "json"}).out.find("ratings:"), std::string::npos);
    EXPECT_EQ(report(season, {"--ratings", "--format", "csv", "--table", "ratings:cosmic-eidex"}).out,
        onClub({"stats", "ratings", "--game", "cosmic-eidex", "--from", "2026", "--to", "2026", "--format",
                   "csv"})
            .out);
    EXPECT_THAT(report(season, {"--ratings", "--lang", "de"}).out, HasSubstr("<h2>Wertungen</h2>"));
}

TEST_F(ReportCommand, writesAWholeFileOrNothing)
{
    const Folder folder;
    const std::string file = (folder / "season.html").string();
    const Ran ran = report({"season", "--from", "2026", "-o", file});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_THAT(ran.out, IsEmpty());
    EXPECT_EQ(readFile(file), report({"season", "--from", "2026"}).out);
    struct stat info { };
    ASSERT_EQ(::stat(file.c_str(), &info), 0);
    EXPECT_NE(info.st_mode & S_IRUSR, 0U);
    EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder / ""), {}), 1) << "nothing beside it";

    const Ran again = report({"evening", "-o", file});
    EXPECT_EQ(again.status, 2);
    EXPECT_THAT(again.err, HasSubstr("already exists"));
    EXPECT_THAT(again.err, HasSubstr("--force"));
    EXPECT_EQ(readFile(file), report({"season", "--from", "2026"}).out) << "the first one stays";
    EXPECT_EQ(report({"evening", "-o", file, "--force"}).status, 0);
    EXPECT_EQ(readFile(file), report({"evening"}).out);

    const Ran nowhere = report({"season", "--from", "2026", "-o", (folder / "none/x.html").string()});
    EXPECT_EQ(nowhere.status, 2);
    EXPECT_THAT(nowhere.err, HasSubstr("cannot be written"));
    const Ran nothing = report({"season", "--from", "1999", "-o", file, "--force"});
    EXPECT_EQ(nothing.status, 2);
    EXPECT_FALSE(readFile(file).empty()) << "the old file stays";
}

/// A PDF ends with the offset of its table of objects. The offset is wrong if a byte was added or replaced.
void expectIntactPdf(const std::string& pdf)
{
    EXPECT_THAT(pdf, StartsWith("%PDF"));
    EXPECT_THAT(pdf, HasSubstr("%%EOF"));
    EXPECT_THAT(pdf, HasSubstr("/Count "));
    EXPECT_THAT(pdf, testing::Not(HasSubstr("/Count 0")));
    const std::size_t start = pdf.rfind("startxref\n");
    ASSERT_NE(start, std::string::npos);
    EXPECT_EQ(pdf.compare(std::stoul(pdf.substr(start + 10)), 4, "xref"), 0);
}

TEST_F(ReportCommand, makesPdfWhereItCan)
{
    const Folder folder;
    const std::string file = (folder / "season.pdf").string();
    const std::filesystem::path maker
        = std::filesystem::path(TAFEL_PROGRAM).parent_path() / "tafelrichter-pdf";
    if (!std::filesystem::exists(maker)) {
        const Ran ran = report({"season", "--from", "2026", "--format", "pdf", "-o", file});
        EXPECT_EQ(ran.status, 2);
        EXPECT_THAT(ran.err, HasSubstr("tafelrichter-pdf is not built"));
        EXPECT_FALSE(std::filesystem::exists(file));
        return;
    }
    for (const auto& kind : kinds) {
        const Ran ran = report(kind, {"--format", "pdf", "-o", file, "--force"});
        EXPECT_EQ(ran.status, 0) << ran.err;
        expectIntactPdf(readFile(file));
    }
    expectIntactPdf(report({"season", "--from", "2026"}, {"--format", "pdf"}).out);
}

TEST_F(ReportCommand, withoutThePdfProgramSaysSo)
{
    const Folder folder; // a folder without the app
    const std::string alone = (folder / "tafelrichter").string();
    std::filesystem::copy_file(TAFEL_PROGRAM, alone);
    const Ran ran = run({"--lang", "en", "--db", s_folder->history().string(), "report", "season", "--from",
                            "2026", "--format", "pdf", "-o", (folder / "x.pdf").string()},
        {.program = alone});
    EXPECT_EQ(ran.status, 2);
    EXPECT_THAT(ran.err, HasSubstr("tafelrichter-pdf is not built"));
    EXPECT_FALSE(std::filesystem::exists(folder / "x.pdf"));
    folder.write("tafelrichter-pdf", "#!/bin/sh\nexit 1\n");
    std::filesystem::permissions(folder / "tafelrichter-pdf", std::filesystem::perms::owner_all);
    const Ran failed = run({"--lang", "en", "--db", s_folder->history().string(), "report", "season",
                               "--from", "2026", "--format", "pdf", "-o", (folder / "x.pdf").string()},
        {.program = alone});
    EXPECT_EQ(failed.status, 2);
    EXPECT_THAT(failed.err, HasSubstr("produced no PDF"));
    EXPECT_FALSE(std::filesystem::exists(folder / "x.pdf"));
}

TEST_F(ReportCommand, saysWhatIsMissing)
{
    const auto refused = [&](const std::vector<std::string>& usage, const char* sentence) {
        const Ran ran = report(usage);
        EXPECT_EQ(ran.status, 2) << sentence;
        EXPECT_THAT(ran.out, IsEmpty());
        EXPECT_THAT(ran.err, HasSubstr(sentence));
    };
    refused({}, "KIND");
    refused({"menu"}, "KIND");
    refused({"match"}, "needs --match");
    refused({"tournament"}, "needs --tournament");
    refused({"player"}, "needs --player");
    refused({"quick-sheet"}, "needs --match");
    refused({"quick-sheet", "--characters", "RJ,XX"}, "\"XX\" is not a character");
    refused({"quick-sheet", "--characters", "RJ", "--edition", "1999"},
        "is not valid for --edition. Choose one of these: en-1998");
    refused({"player", "--player", "Nobody"}, "Nobody");
    refused({"season", "--from", "1999"}, "Nothing was played");
    refused({"player", "--player", "Anna", "--from", "soon"}, "\"soon\" is not a day");
    refused({"season", "--player", "Anna"}, "--player does not apply to \"report season\"");
    refused({"evening", "--from", "2026"}, "--from does not apply");
    refused({"tournament", "--tournament", "Cup", "--ratings"}, "--ratings does not apply");
    refused({"player", "--player", "Anna", "--edition", "web"}, "--edition does not apply");
    {
        const history::Folder empty;
        {
            const History history = history::open(empty.history());
        }
        EXPECT_THAT(run({"--db", empty.history().string(), "report", "evening"}).err,
            HasSubstr("There is no match in the history yet."));
    }
    refused({"season", "--from", "2026", "--format", "csv", "--table", "x"},
        "no table \"x\"; it has players, games");
}

TEST_F(ReportCommand, fillsTheOtherEndOfASeason)
{
    const auto subtitle = [&](const std::vector<std::string>& usage) {
        return nlohmann::json::parse(report(usage, {"--format", "json"}).out)["subtitle"].get<std::string>();
    };
    EXPECT_EQ(subtitle({"season", "--from", "2026"}), "2026");
    EXPECT_EQ(subtitle({"season", "--to", "2026"}), "2026");
    EXPECT_THAT(subtitle({"season", "--from", "2025-10"}), StartsWith("October 2025 – "));
    EXPECT_THAT(subtitle({"season", "--from", "2025-10"}), Not(EndsWith("– 2025")));
    EXPECT_EQ(subtitle({"season", "--to", "2026-12"}), "January 2026 – December 2026");
}

TEST_F(ReportCommand, findsTheLastEveningDespiteAnInvalidTime)
{
    const history::Folder folder;
    {
        History history = history::open(folder.history());
        for (const char* started : {"2026-11-20T19:00:00Z", "2026-11-31T19:00:00Z", "tomorrow"}) {
            Match match = history::threeAt(9);
            match.started = started;
            ASSERT_TRUE(history.importMatch(match));
        }
    }
    EXPECT_THAT(run({"--lang", "en", "--db", folder.history().string(), "report", "evening"}).out,
        HasSubstr("20 November 2026"));
}

TEST_F(ReportCommand, sharesNoTournamentThatDoesNotExist)
{
    const Ran ran = onClub({"live", "--tournament", "Nope", "--listen", "127.0.0.1:0"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, IsEmpty());
    EXPECT_THAT(ran.err, HasSubstr("There is no tournament “Nope”."));
}

TEST_F(ReportCommand, refusesToListenAtWhatIsNoAddress)
{
    for (const std::string wrong : {"127.0.0.1:99999", "127.0.0.1:x", "[::1", ""}) {
        const Ran ran = onClub({"live", "--listen", wrong + ":"});
        EXPECT_EQ(ran.status, 2) << wrong;
        EXPECT_THAT(
            ran.err, HasSubstr("“" + wrong + ":” is not an address. Write one like this: 192.168.1.5:4736."));
    }
}

} // namespace
} // namespace tafel::test
