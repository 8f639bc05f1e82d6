// Untrusted text in a match, and its output on terminals, in spreadsheets and in documents.
#include <gmock/gmock.h>

#include "base/names.h"
#include "base/utf8.h"
#include "history/any_game.h"
#include "support/files.h"
#include "support/process.h"

namespace tafel::test {
namespace {

using testing::HasSubstr;
using testing::Not;

/// A history of an earlier release, which accepted any text.
class UntrustedInput : public testing::Test {
protected:
    UntrustedInput()
    {
        history::History history = history::open(folder.history());
        Match match = history::headOf(*gameNamed("cosmic-eidex"), 3, "{}");
        match.players = {"=cmd|' /C calc'!A0", "-2@SUM(A1)", "A\u009b31mX\u202eevil\x1f"};
        match.id = "evil\x1b[31m";
        match.tournament = "@cup\x1b]0;title\x07";
        match.started = "2026-11-20T19:00:00Z";
        AnyTable table(7);
        match.deals.push_back(table.deal(match, match.game->start(match)));
        if (!history.importMatch(match))
            throw std::runtime_error("not imported");
    }

    Ran program(std::vector<std::string> words) const
    {
        words.insert(words.begin() + (words.front() == "complete" ? 2 : 0),
            {"--db", folder.history().string()}); // completion receives the whole command line
        return run(words, {.environment = {{"TZ", "UTC"}, {"LC_ALL", "C.UTF-8"}, {"HOME", "/nonexistent"}}});
    }

    static std::string withoutLines(std::string text)
    {
        std::erase(text, '\n');
        return text;
    }

    const history::Folder folder;
};

TEST_F(UntrustedInput, doNothingToATerminal)
{
    for (const std::vector<std::string>& words : std::vector<std::vector<std::string>>{{"history"},
             {"history", "--match", "evil\x1b[31m"}, {"stats"}, {"stats", "games"}, {"people"},
             {"stats", "opponents", "--player", "-2@SUM(A1)"}, {"complete", "--", "stats", "--player", ""},
             {"complete", "--", "history", "--match", ""}, {"complete", "--", "stats", "--tournament", ""}}) {
        const Ran ran = program(words);
        EXPECT_EQ(ran.status, 0) << testing::PrintToString(words) << ran.err;
        EXPECT_FALSE(hasControlCharacters(withoutLines(ran.out))) << testing::PrintToString(words) << ran.out;
        EXPECT_FALSE(hasControlCharacters(withoutLines(ran.err))) << ran.err;
    }
    const Ran unknown = program({"stats", "--player", "\x1b[31mred"});
    EXPECT_EQ(unknown.status, 2);
    EXPECT_FALSE(hasControlCharacters(withoutLines(unknown.err)));
}

TEST_F(UntrustedInput, areShownByASpreadsheetAndNotRun)
{
    const Ran stats = program({"stats", "--format", "csv"});
    EXPECT_THAT(stats.out, HasSubstr("\n'=cmd|' /C calc'!A0,1,"));
    EXPECT_THAT(stats.out, HasSubstr("\n'-2@SUM(A1),1,"));
    for (const std::vector<std::string>& words :
        std::vector<std::vector<std::string>>{{"history", "--format", "csv"},
            {"history", "--match", "evil\x1b[31m", "--format", "csv"}, {"people", "--format", "csv"},
            {"export", "--format", "csv"}, {"report", "season", "--from", "2026", "--format", "csv"}}) {
        const std::string out = program(words).out;
        EXPECT_THAT(out, HasSubstr("'=cmd")) << testing::PrintToString(words);
        EXPECT_THAT(out, Not(HasSubstr(",=cmd"))) << testing::PrintToString(words);
        EXPECT_THAT(out, Not(HasSubstr("\n=cmd"))) << testing::PrintToString(words);
    }
}

TEST_F(UntrustedInput, areAsTheyAreForPrograms)
{
    EXPECT_THAT(program({"stats", "--format", "csv", "--raw"}).out, HasSubstr("\n=cmd|' /C calc'!A0,1,"));
    EXPECT_THAT(program({"export", "--format", "csv", "--raw"}).out, HasSubstr(",@cup"));
    EXPECT_THAT(program({"export", "--format", "csv"}).out, HasSubstr(",'@cup"));
}

TEST_F(UntrustedInput, areJsonForAnotherParser)
{
    for (const std::vector<std::string>& words :
        std::vector<std::vector<std::string>>{{"history", "--format", "json"},
            {"history", "--match", "evil\x1b[31m", "--format", "json"}, {"stats", "--format", "json"},
            {"people", "--format", "json"}, {"export"}, {"export", "--match", "evil\x1b[31m"},
            {"report", "season", "--from", "2026", "--format", "json"}}) {
        const std::string out = program(words).out;
        EXPECT_TRUE(nlohmann::json::accept(out)) << testing::PrintToString(words) << out;
    }
}

/// A damaged file may have any bytes in a name.
TEST_F(UntrustedInput, areUtf8WhateverBytesTheFileHas)
{
    SQLite::Database(folder.history().string(), SQLite::OPEN_READWRITE)
        .exec("UPDATE match_player SET person = CAST(x'43c3ff72a4' AS TEXT) WHERE seat = 1; "
              "UPDATE match_summary SET party = CAST(x'41e282' AS TEXT) || party, tournament = CAST(x'ff22' "
              "AS TEXT)");
    const std::string id = "evil\x1b[31m", made = (folder / "made").string();
    const std::vector<std::vector<std::string>> asked{{"history"}, {"history", "--match", id}, {"stats"},
        {"stats", "games"}, {"stats", "characters"}, {"stats", "ratings", "--game", "cosmic-eidex"},
        {"people"}, {"report", "season", "--from", "2026"}, {"report", "match", "--match", id}, {"check"},
        {"check", "--json"}, {"export"}, {"export", "--match", id}, {"export", "--player", "-2@SUM(A1)"},
        {"people", "--rename", "C\xff", "x"}, {"stats", "--player", "\xc3"}, {"live", "--match", "\xff"},
        {"recover", "-o", made, "--force"}, {"backup", made, "--force"}, {"restore", made}};
    const auto isUtf8 = [](const std::string& text) {
        std::string room;
        return validUtf8(text, room).data() == text.data();
    };
    for (std::vector<std::string> words : asked)
        for (const char* format : {"", "json", "csv", "html"}) {
            if (*format)
                words.insert(words.end(), {"--format", format});
            const Ran ran = program(words);
            EXPECT_TRUE(isUtf8(ran.out)) << testing::PrintToString(words) << ran.out;
            EXPECT_TRUE(isUtf8(ran.err)) << testing::PrintToString(words) << ran.err;
            EXPECT_THAT(ran.err, Not(HasSubstr("internal error"))) << testing::PrintToString(words);
            EXPECT_LE(ran.status, 3) << testing::PrintToString(words) << ran.err;
            if (std::string_view(format) == "json" && ran.status == 0) {
                EXPECT_TRUE(nlohmann::json::accept(ran.out)) << testing::PrintToString(words) << ran.out;
            }
            if (*format)
                words.resize(words.size() - 2);
        }
    EXPECT_THAT(program({"people"}).out, HasSubstr("C\uFFFD\uFFFDr\uFFFD"));
    EXPECT_EQ(
        program({"report", "season", "--from", "2026", "--format", "html", "-o", made + ".html"}).status, 0);
    EXPECT_TRUE(isUtf8(readFile(made + ".html")));
    for (const char* language : {"en", "de"}) {
        const Ran recovered = program({"recover", "-o", made + language, "--json", "--lang", language});
        EXPECT_EQ(recovered.status, 0) << recovered.err;
        EXPECT_TRUE(isUtf8(recovered.out)) << recovered.out;
        EXPECT_TRUE(nlohmann::json::accept(recovered.out)) << recovered.out;
        EXPECT_EQ(run({"--db", made + language, "check"}).status, 0);
    }
    const Ran checked = program({"check", "--json"});
    EXPECT_EQ(checked.status, 1) << checked.out;
    EXPECT_TRUE(nlohmann::json::accept(checked.out)) << checked.out;
}

/// An earlier release accepted the separators of lists in names. After a rebuild from the log, the match has
/// the same people, seats, and ratings.
TEST_F(UntrustedInput, areOnePersonEachWhateverTheirNamesContain)
{
    EXPECT_EQ(program({"check"}).status, 0) << program({"check"}).out;
    const std::string before = program({"stats", "--format", "json"}).out;
    EXPECT_EQ(nlohmann::json::parse(before).at("rows").size(), 3U) << before;
    {
        history::History history = history::open(folder.history());
        ASSERT_TRUE(history.rebuild());
    }
    EXPECT_EQ(program({"stats", "--format", "json"}).out, before);
    EXPECT_EQ(program({"check"}).status, 0) << program({"check"}).out;
}

TEST_F(UntrustedInput, areNoLongerTaken)
{
    const std::string file = (folder / "evil.json").string();
    std::ofstream(file) << R"({"format":"tafelrichter/1","game":"cosmic-eidex","id":"evil\u001b[31m",)"
                        << R"("players":["A","B","C"],"deals":[]})";
    const Ran ran = program({"import", file});
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("/id"));
}

TEST_F(UntrustedInput, areSaidWhereNobodyIsCalledSo)
{
    for (const std::vector<std::string>& words :
        std::vector<std::vector<std::string>>{{"history"}, {"stats"}, {"export"}, {"report", "player"}}) {
        std::vector<std::string> asked = words;
        asked.insert(asked.end(), {"--player", "Nobody"});
        const Ran ran = program(asked);
        EXPECT_EQ(ran.status, 2) << testing::PrintToString(asked);
        EXPECT_THAT(ran.out, testing::IsEmpty());
        EXPECT_THAT(ran.err, HasSubstr("No player in the history is called \"Nobody\"."));
    }
    EXPECT_THAT(program({"stats", "--tournament", "Cup"}).err, HasSubstr("No tournament in the history"));
    EXPECT_EQ(program({"stats", "--player", " -2@SUM(A1)  "}).status, 0) << "compared as names are";
}

TEST_F(UntrustedInput, doNotWriteOverTheHistory)
{
    const std::string file = folder.history().string();
    for (const std::vector<std::string>& words :
        std::vector<std::vector<std::string>>{{"backup", file, "--force"}, {"export", "-o", file, "--force"},
            {"report", "season", "--from", "2026", "-o", file}, {"recover", "-o", file, "--force"}}) {
        const Ran ran = program(words);
        EXPECT_EQ(ran.status, 2) << testing::PrintToString(words);
        EXPECT_THAT(ran.err, HasSubstr("belongs to the history itself and is not overwritten"));
    }
    EXPECT_EQ(program({"history"}).status, 0) << "it is there still";
}

} // namespace
} // namespace tafel::test
