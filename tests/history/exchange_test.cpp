// Import and export of match files.
#include <fstream>

#include <gmock/gmock.h>

#include "any_game.h"
#include "history/exchange/export.h"
#include "history/exchange/import.h"
#include "history/people/people.h"
#include "table.h"

namespace tafel::history {
namespace {

using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

std::string line(
    int number, const std::string& deals = R"([{"turned_up":"S9","points":{"Anna":60,"Beat":71}}])")
{
    return fmt::format(
        R"({{"format":"tafelrichter/1","game":"cosmic-eidex","id":"{:08}","started":"2026-01-{:02}T20:00:00Z",)"
        R"("tournament":"Cup","players":["Anna","Beat","Cora"],"deals":{}}})",
        number, number % 28 + 1, deals);
}

std::string out(History& history, ExportFormat format = ExportFormat::Lines, const Filter& filter = {})
{
    std::string text;
    EXPECT_TRUE(exportMatches(history, format, filter, [&](std::string_view piece) { text += piece; }));
    return text;
}

class Exchange : public testing::Test {
protected:
    ImportResult in(const std::string& text, const std::string& name = "evening.tafel.jsonl")
    {
        std::istringstream stream(text);
        return importStream(history, stream, name).value();
    }

    Folder folder;
    History history = open(folder.history());
};

void playAll(History& history)
{
    AnyTable table(11);
    for (const Game* game : allGames()) {
        const Players counts = game->playerCounts(Edition::Web);
        Match match
            = headOf(*game, counts.has(4) && game->unit() != Unit::VictoryPoints ? 4 : counts.first());
        match.tournament = game->unit() == Unit::Chips ? "Cup" : "";
        match.draw = game->unit() == Unit::Strokes ? R"({"seed":"412","taps":[1,2]})" : "";
        const std::string id = history.openMatch(match).value();
        Standing standing = game->start(match);
        for (int number = 0; number < 4 && !standing.finished; ++number) {
            const DealEntry entry = table.deal(match, standing);
            standing = history.enterDeal(id, entry).value().after;
            match.deals.push_back(entry);
        }
    }
}

/// The projections without data of this copy, such as positions in the log and entry times.
std::string contents(const std::filesystem::path& file)
{
    SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
    std::string text;
    for (const char* sql : {"SELECT id, game, edition, rules, tournament, started, deals, finished, party, "
                            "search FROM match_summary ORDER BY id",
             "SELECT id, seat, name, character, total, won, lost, marks, person, p.finished, p.deals, award "
             "FROM match_player p JOIN match_summary ON number = match ORDER BY id, seat",
             "SELECT id, d.number, dealer, turned_up, contract FROM deal d JOIN match_summary s ON s.number "
             "= match ORDER BY 1, 2",
             "SELECT id, deal, seat, points, award, change, mark, total, deal_player.played FROM deal_player "
             "JOIN "
             "match_summary ON number = match ORDER BY 1, 2, 3",
             "SELECT * FROM person_total WHERE matches + finished + deals > 0 ORDER BY 1, 2, 3, 4, 5"}) {
        SQLite::Statement rows(database, sql);
        while (rows.executeStep()) {
            for (int column = 0; column < rows.getColumnCount(); ++column)
                text += rows.getColumn(column).getString() + "|";
            text += "\n";
        }
    }
    return text;
}

TEST_F(Exchange, aWholeHistoryOutAndInAgainIsTheSame)
{
    playAll(history);
    const std::string file = out(history);
    EXPECT_THAT(file, StartsWith("{\"format\":\"tafelrichter/1\""));
    History other = open(folder / "other.db");
    std::istringstream stream(file);
    const ImportResult result = importStream(other, stream, "-").value();
    EXPECT_EQ(result.added, 14);
    EXPECT_EQ(result.refused, 0);
    EXPECT_EQ(firstDifference(contents(folder / "other.db"), contents(folder.history())), "");
    EXPECT_EQ(out(other), file);
    const std::string live = projections(folder / "other.db");
    ASSERT_TRUE(other.rebuild());
    EXPECT_EQ(firstDifference(projections(folder / "other.db"), live), "");
    EXPECT_FALSE(other.currentMatch().value()) << "imported, not played here";
}

TEST_F(Exchange, whatIsTakenUpAfterAnImportIsUnderWay)
{
    ASSERT_EQ(in(line(1)).added, 1);
    ASSERT_EQ(in(line(2)).added, 1);
    const std::string id = history.matches()->back().id;
    EXPECT_FALSE(history.currentMatch().value());
    ASSERT_TRUE(history.saveDraft(id, deal(60, 71)));
    ASSERT_TRUE(history.resume(id));
    EXPECT_EQ(history.currentMatch().value()->id, id);
    EXPECT_EQ(history.draft(id).value()->points, deal(60, 71).points);
    EXPECT_EQ(in(line(1)).known, 1);
    const std::string live = projections(folder.history());
    ASSERT_TRUE(history.rebuild());
    EXPECT_EQ(firstDifference(projections(folder.history()), live), "");
}

TEST_F(Exchange, theSameFileTwiceChangesNothing)
{
    const std::string file = line(1) + "\n" + line(2) + "\r\n\n" + line(1);
    EXPECT_EQ(in(file).added, 2);
    const std::string before = projections(folder.history());
    const ImportResult again = in(file);
    EXPECT_EQ(again.added, 0);
    EXPECT_EQ(again.known, 3);
    EXPECT_EQ(firstDifference(projections(folder.history()), before), "");
    EXPECT_EQ(count(folder.history(), "event"), 4);
}

TEST_F(Exchange, takesOneMatchInAnyLayout)
{
    Match match = matchOf(line(3));
    match.rules = evening().rulesVersion;
    const std::string pretty = document::writeMatch(match, true, true);
    ASSERT_THAT(pretty, HasSubstr("\n"));
    EXPECT_EQ(in(pretty, "evening.tafel.json").added, 1);
    EXPECT_EQ(in("\xEF\xBB\xBF" + line(4), "-").added, 1);
    EXPECT_EQ(in("\n\n" + pretty + "\n", "-").known, 1);
    EXPECT_EQ(in("", "empty.jsonl").added, 0);
    EXPECT_EQ(out(history, ExportFormat::Match, {.match = "00000003"}), pretty + "\n");
}

TEST_F(Exchange, listsWhatItRefusesAndTakesTheRest)
{
    const ImportResult result = in(line(1) + "\n{\"format\":\"tafelrichter/1\"\n"
        + line(2, R"([{"turned_up":"S9","points":{"Anna":60,"Beat":171}}])")
        + "\n{\"format\":\"tafelrichter/9\"}\n" + line(3) + "\n");
    EXPECT_EQ(result.added, 2);
    EXPECT_EQ(result.refused, 3);
    ASSERT_EQ(result.refusals.size(), 3U);
    EXPECT_EQ(result.refusals[0].code, "json");
    EXPECT_EQ(result.refusals[0].line, 2U);
    EXPECT_EQ(result.refusals[0].file, "evening.tafel.jsonl");
    EXPECT_EQ(result.refusals[1].line, 3U);
    EXPECT_THAT(result.refusals[1].where, StartsWith("/deals/0"));
    EXPECT_FALSE(result.refusals[1].message.de.empty());
    EXPECT_EQ(result.refusals[2].code, "format");
    EXPECT_EQ(history.matches()->size(), 2U) << "no half match";
}

TEST_F(Exchange, refusesALineThatIsTooLongWithoutKeepingIt)
{
    const std::string huge
        = R"({"format":"tafelrichter/1","id":")" + std::string(DocumentStream::longest, 'x') + "\"}";
    const ImportResult result = in(line(1) + "\n" + huge + "\n" + line(2) + "\n");
    EXPECT_EQ(result.added, 2);
    ASSERT_EQ(result.refusals.size(), 1U);
    EXPECT_EQ(result.refusals[0].code, "too-long");
    EXPECT_EQ(result.refusals[0].line, 2U);
    const ImportResult one = in("{\n" + huge.substr(1), "huge.json");
    EXPECT_EQ(one.refusals.at(0).code, "too-long");
    EXPECT_EQ(one.refused, 1);
}

TEST_F(Exchange, leavesWhatANewerVersionWrote)
{
    const ImportResult result
        = in("{\"format\":\"tafelrichter-matches/2\"}\n" + line(1) + "\n" + line(2) + "\n");
    EXPECT_EQ(result.added, 0);
    EXPECT_EQ(result.refused, 1);
    EXPECT_EQ(result.refusals[0].code, "format");
}

TEST_F(Exchange, canBeCancelledAndKeepsWhatWasAdded)
{
    std::string file;
    for (int number = 1; number <= 600; ++number)
        file += line(number) + "\n";
    std::ofstream(folder / "evening.jsonl") << file;
    int asked = 0;
    const ImportResult result = importFile(history, folder / "evening.jsonl", [&](double done) {
        EXPECT_GE(done, 0);
        EXPECT_LE(done, 1);
        return ++asked < 1;
    }).value();
    EXPECT_TRUE(result.cancelled);
    EXPECT_GT(result.added, 0);
    EXPECT_LT(result.added, 600);
    EXPECT_EQ(history.counts()->matches, result.added);
    const ImportResult rest = in(file);
    EXPECT_EQ(rest.known, result.added);
    EXPECT_EQ(rest.added, 600 - result.added);
}

TEST_F(Exchange, goesOnPieceByPiece)
{
    std::istringstream stream(line(1) + "\n" + line(2) + "\n" + line(3) + "\n");
    Import import(history, stream, "-");
    for (int pieces = 1; pieces <= 3; ++pieces) {
        ASSERT_TRUE(import.step(std::chrono::milliseconds(0)).value());
        EXPECT_EQ(import.result().added, pieces);
        EXPECT_EQ(history.counts()->matches, pieces);
    }
    EXPECT_FALSE(import.step(std::chrono::milliseconds(0)).value());
}

TEST_F(Exchange, readsFilesAndSaysWhenItCannot)
{
    std::ofstream(folder / "evening.tafel.json") << line(1);
    EXPECT_EQ(importFile(history, folder / "evening.tafel.json")->added, 1);
    EXPECT_EQ(importFile(history, folder / "nothing.json").error().code, StorageError::Code::Missing);
    EXPECT_EQ(importFile(history, folder / "").error().code, StorageError::Code::Missing);
}

TEST_F(Exchange, countsWhatItTookOfAFileThatCannotBeReadToItsEnd)
{
    class Breaking : public std::stringbuf {
    public:
        using std::stringbuf::stringbuf;

    protected:
        std::streamsize xsgetn(char* to, std::streamsize size) override
        {
            const std::streamsize some = std::stringbuf::xsgetn(to, size);
            if (some > 0)
                return some;
            errno = EIO;
            throw std::runtime_error("the disk");
        }
    };
    std::string lines = line(1) + "\n" + line(2) + "\n";
    lines.resize(std::size_t{1} << 16U, '\n'); // fills one read buffer
    Breaking disk(lines);
    std::istream stream(&disk);
    ImportResult all;
    const Expected<void> done = importStream(all, history, stream, "evening.jsonl");
    ASSERT_FALSE(done);
    EXPECT_EQ(done.error().code, StorageError::Code::Io);
    EXPECT_NE(done.error().message.en.find("to its end: Input/output error."), std::string::npos);
    EXPECT_EQ(all.added, 2);
    EXPECT_EQ(history.counts()->matches, 2);
}

TEST_F(Exchange, doesNotMixAMatchWithAnotherThingOfThatId)
{
    SQLite::Database(folder.history().string(), SQLite::OPEN_READWRITE)
        .exec("INSERT INTO event (uuid, device, at, match, kind, body) VALUES ('u', 'd', '', '00000001', "
              "'tournament-opened', '{}')");
    EXPECT_EQ(in(line(1)).refused, 1);
    EXPECT_EQ(history.matches()->size(), 0U);
}

TEST_F(Exchange, writesTheNamesThatAreShown)
{
    ASSERT_EQ(in(line(1)).added, 1);
    ASSERT_TRUE(renamePerson(history, "Beat", "Béatrice \"B\""));
    EXPECT_THAT(out(history), HasSubstr(R"("players":["Anna","Béatrice \"B\"","Cora"])"));
    EXPECT_THAT(out(history, ExportFormat::Deals), HasSubstr(R"(,"Béatrice ""B""",)"));
}

TEST_F(Exchange, writesDealsAsCsv)
{
    ASSERT_EQ(in(line(1) + "\n" + line(2)).added, 2);
    const std::string csv = out(history, ExportFormat::Deals, {.match = "00000001"});
    EXPECT_EQ(csv,
        "match,started,game,edition,tournament,deal,dealer,contract,player,character,points,award,change,"
        "total,mark\r\n"
        "00000001,2026-01-02T20:00:00.000Z,cosmic-eidex,web,Cup,1,Anna,,Anna,,60,0,0,0,0\r\n"
        "00000001,2026-01-02T20:00:00.000Z,cosmic-eidex,web,Cup,1,Anna,,Beat,,71,1,1,1,0\r\n"
        "00000001,2026-01-02T20:00:00.000Z,cosmic-eidex,web,Cup,1,Anna,,Cora,,26,1,1,1,0\r\n");
}

TEST_F(Exchange, filtersAndCountsAndStops)
{
    ASSERT_EQ(in(line(1) + "\n" + line(2) + "\n" + line(3)).added, 3);
    const std::string two = out(history, ExportFormat::Lines, {.from = "2026-01-03"});
    EXPECT_EQ(std::count(two.begin(), two.end(), '\n'), 2);
    Export job(history, ExportFormat::Lines);
    std::string text;
    ASSERT_TRUE(job.step(std::chrono::milliseconds(0), text).value());
    EXPECT_NEAR(job.done(), 1.0 / 3, 0.01);
    const ExportResult result = exportMatches(
        history, ExportFormat::Lines, {}, [](std::string_view) {},
        [](double) { return true; }).value();
    EXPECT_EQ(result.written, 3);
    EXPECT_FALSE(result.cancelled);
}

} // namespace
} // namespace tafel::history
