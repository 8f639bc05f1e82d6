// Histories that releases 0.1.0 and 0.2.0 made (tests/history/earlier) are opened. Both have all games,
// corrections, withdrawals, disputes, overridden house rules, renamed and erased people, tournaments, a draft
// and an imported match with characters. That of 0.2.0 also has a custom game, badges, and a match that two
// tablets continued.
#include "full_history.h"

#include <gmock/gmock.h>

#include "history/ownership.h"
#include "history/projections/migration.h"
#include "history/recovery/backup.h"
#include "history/recovery/verification.h"
#include "history/statistics/ratings.h"
#include "support/files.h"

namespace tafel::history {
namespace {

using testing::HasSubstr;
namespace fs = std::filesystem;

/// All rows of a table of the first file, with those columns that the second one has.
std::vector<std::string> rowsOf(const fs::path& file, const std::string& table, const fs::path& withColumnsOf)
{
    const SQLite::Database of(withColumnsOf.string(), SQLite::OPEN_READONLY);
    SQLite::Statement columns(of, "SELECT group_concat('quote(' || name || ')') FROM pragma_table_info(?)");
    columns.bind(1, table);
    columns.executeStep();
    const SQLite::Database database(file.string(), SQLite::OPEN_READONLY);
    SQLite::Statement rows(
        database, fmt::format("SELECT {} FROM {}", columns.getColumn(0).getString(), table));
    std::vector<std::string> all;
    while (rows.executeStep()) {
        std::string& row = all.emplace_back();
        for (int i = 0; i < rows.getColumnCount(); ++i)
            row += rows.getColumn(i).getString() + "|";
    }
    std::sort(all.begin(), all.end());
    return all;
}

struct Release {
    const char* name;
    int schema, matches;
};

class EarlierReleases : public testing::TestWithParam<Release> {
protected:
    EarlierReleases()
    {
        fs::copy_file(std::string(TAFEL_TESTS "/earlier/") + GetParam().name + ".db", folder.history());
    }
    fs::path copy() const { return folder.history().string() + fmt::format(".v{}.copy", GetParam().schema); }

    Folder folder;
};

TEST_P(EarlierReleases, areIntactAfterwards)
{
    EXPECT_TRUE(needsMigration(folder.history()));
    open(folder.history());
    EXPECT_FALSE(needsMigration(folder.history()));
    const auto found = examine(folder.history());
    ASSERT_TRUE(found);
    EXPECT_EQ(found->damage.value_or(Message{}).en, "");
    EXPECT_EQ(found->matches, GetParam().matches);
    expectSound(folder.history());
}

TEST_P(EarlierReleases, keepTheirFileBeside)
{
    open(folder.history());
    EXPECT_EQ(
        SQLite::Database(copy().string()).execAndGet("PRAGMA user_version").getInt(), GetParam().schema);
    fs::copy_file(copy(), folder / "again.db");
    open(folder / "again.db");
    EXPECT_EQ(projections(folder / "again.db"), projections(folder.history()));
    EXPECT_EQ(logOf(folder / "again.db"), logOf(folder.history()));
}

TEST_P(EarlierReleases, goOn)
{
    History history = open(folder.history());
    const std::vector<MatchSummary> matches = history.matches().value();
    const auto withDraft = std::find_if(matches.begin(), matches.end(),
        [&](const MatchSummary& each) { return history.draft(each.id)->has_value(); });
    ASSERT_NE(withDraft, matches.end());
    const std::string match = withDraft->id;
    ASSERT_TRUE(history.enterDeal(match, deal(60, 71)));
    ASSERT_TRUE(history.undo(match).value());
    EXPECT_EQ(history.load(match)->deals.size(), 1U);
    ASSERT_TRUE(renamePerson(history, "Anna", "Annie"));
    ASSERT_TRUE(history.propose(match, deal(20, 80)));
    EXPECT_EQ(examine(folder.history())->damage.value_or(Message{}).en, "");
}

TEST_P(EarlierReleases, areRestoredFromABackup)
{
    fs::copy_file(folder.history(), folder / "backup.db");
    open(folder.history());
    const std::string lists = projections(folder.history());
    History other = open(folder / "other.db");
    ASSERT_TRUE(restore(other, folder / "backup.db"));
    EXPECT_EQ(firstDifference(projections(folder / "other.db"), lists), "");
}

INSTANTIATE_TEST_SUITE_P(Each, EarlierReleases,
    testing::Values(Release{"0.1.0", firstRelease, 11}, Release{"0.2.0", secondRelease, 16}),
    [](const auto& each) { return std::string("of") + std::to_string(each.param.schema); });

/// The log of release 0.1.0 had its names in its events; the content stays the same.
TEST(Migration, keepsTheEventsOfTheFirstReleaseWithoutTheirNames)
{
    const Folder folder;
    fs::copy_file(TAFEL_TESTS "/earlier/0.1.0.db", folder.history());
    const std::vector<std::string> log = logOf(folder.history());
    {
        History history = open(folder.history());
        EXPECT_TRUE(readEverything(history));
        EXPECT_EQ(history.people()->size(), 6U);
    }
    EXPECT_EQ(logOf(folder.history()), log);
    SQLite::Database database(folder.history().string());
    for (const char* name : {"Anna", "Beat", "Cora", "Müller", "Gian", "miscounted"}) {
        SQLite::Statement row(database, "SELECT count(*) FROM event WHERE instr(body, ?)");
        row.bind(1, name);
        row.executeStep();
        EXPECT_EQ(row.getColumn(0).getInt(), 0) << name;
    }
}

TEST(Migration, copiesEachRowOfTheSecondRelease)
{
    const Folder folder;
    fs::copy_file(TAFEL_TESTS "/earlier/0.2.0.db", folder.history());
    const fs::path before = folder / "before.db";
    fs::copy_file(folder.history(), before);
    open(folder.history());
    std::vector<std::string> tables;
    {
        const SQLite::Database now(folder.history().string(), SQLite::OPEN_READONLY);
        SQLite::Statement rows(now, "SELECT name FROM sqlite_schema WHERE type IN ('table', 'view')");
        while (rows.executeStep())
            tables.push_back(rows.getColumn(0).getString());
    }
    EXPECT_THAT(tables, testing::IsSupersetOf({"event", "text", "apart", "segment", "year_total", "player"}));
    for (const std::string& table : tables)
        EXPECT_EQ(rowsOf(folder.history(), table, folder.history()), rowsOf(before, table, folder.history()))
            << table;
}

TEST(Migration, keepsWhatTheSecondReleaseKnowsOfOtherTablets)
{
    const Folder folder;
    fs::copy_file(TAFEL_TESTS "/earlier/0.2.0.db", folder.history());
    History history = open(folder.history());
    const auto forked = forkedMatches(history).value();
    ASSERT_EQ(forked.size(), 1U);
    EXPECT_EQ(matchBranches(history, forked.front())->size(), 2U);
    ASSERT_TRUE(chooseBranch(history, forked.front(), matchBranches(history, forked.front())->back().id));
    EXPECT_EQ(hiddenFromRatings(history).value(), std::set<std::string>{"Cora"});
    EXPECT_EQ(examine(folder.history())->damage.value_or(Message{}).en, "");
}

/// Builds between the releases had other schemas.
TEST(Migration, refusesWhatWasNeverReleased)
{
    const Folder folder;
    {
        History history = open(folder.history());
        ASSERT_TRUE(history.openMatch(threeAt()));
    }
    for (int version = 1; version < schemaVersion; ++version) {
        if (isOfEarlierRelease(version))
            continue;
        SQLite::Database(folder.history().string(), SQLite::OPEN_READWRITE)
            .exec(fmt::format("PRAGMA user_version = {}; PRAGMA journal_mode = DELETE", version));
        const std::string before = test::readFile(folder.history());
        EXPECT_FALSE(needsMigration(folder.history()));
        for (const Mode mode : {Mode::Write, Mode::Read}) {
            const auto refused = History::open(folder.history(), mode);
            ASSERT_FALSE(refused) << version;
            EXPECT_EQ(refused.error().code, StorageError::Code::Unreleased) << version;
            EXPECT_THAT(refused.error().message.en, HasSubstr("Open it once with Tafelrichter 0.2.0"));
            EXPECT_THAT(refused.error().message.de, HasSubstr("Öffne sie einmal mit Tafelrichter 0.2.0"));
        }
        EXPECT_EQ(test::readFile(folder.history()), before);
    }
    History other = open(folder / "other.db");
    const auto refused = restore(other, folder.history());
    ASSERT_FALSE(refused);
    EXPECT_THAT(
        refused.error().message.en, HasSubstr(folder.history().string() + " was made by a test version"));
}

} // namespace
} // namespace tafel::history
