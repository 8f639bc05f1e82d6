// Erased text is also removed from the unused parts of a history.
#include <gtest/gtest.h>

#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include "history/storage/database.h"
#include "history/storage/vacuum.h"
#include "support/fork.h"
#include "table.h"

namespace tafel::history {

namespace {

/// A history with a removed name in the unused part of an index page, left by a page split.
class RemovedName : public testing::Test {
protected:
    RemovedName()
    {
        database.execute("PRAGMA foreign_keys = OFF");
        constexpr int matches = 3'000, prime = 1'013;
        database.transaction([&] {
            for (int i = 0; i < matches; ++i)
                insert(i, fmt::format("{:04} Xaverine", i * prime % matches));
        });
        database.transaction([&] {
            database.execute("DELETE FROM match_summary WHERE number > 1000");
            database.execute("UPDATE match_summary SET party = replace(party, 'Xaverine', 'Person 1')");
            scheduleVacuum(database);
        });
        database.query("PRAGMA wal_checkpoint(TRUNCATE)").next();
    }
    void insert(int number, const std::string& party)
    {
        database
            .query("INSERT INTO match_summary (number, id, game, edition, rules, tournament, started, "
                   "changed, played, deals, finished, abandoned, party, search, ended_by, own_game, rated) "
                   "VALUES (?1, ?1, '', '', '', '', '', '', 0, 0, 0, 0, ?2, '', '[]', '', '')")
            .with(number)
            .with(party)
            .run();
    }
    int freePages()
    {
        Query row = database.query("PRAGMA freelist_count");
        row.next();
        return row.number(0);
    }

    Folder folder;
    Database database{folder.history(), Mode::Write};
};

} // namespace

TEST_F(RemovedName, leavesFromThePagesThatHaveIt)
{
    ASSERT_TRUE(holdsOneOf(folder.history(), {"Xaverine"}));
    ASSERT_GT(freePages(), 0);
    EXPECT_TRUE(vacuumIfNecessary(database, {"Xaverine"}));
    EXPECT_FALSE(holdsOneOf(folder.history(), {"Xaverine"}));
    EXPECT_GT(freePages(), 0) << "the whole file was written again";
}

TEST_F(RemovedName, leavesAlsoIfItIsPartOfAnotherName)
{
    database.transaction([&] { insert(3'001, "Anna-Xaverine"); });
    EXPECT_TRUE(vacuumIfNecessary(database, {"Xaverine"}));
    EXPECT_FALSE(holdsOneOf(folder.history(), {" Xaverine"}));
    EXPECT_TRUE(holdsOneOf(folder.history(), {"Anna-Xaverine"}));
    EXPECT_GT(freePages(), 0) << "the whole file was written again";
    Query damage = database.query("PRAGMA integrity_check");
    ASSERT_TRUE(damage.next());
    EXPECT_EQ(damage.text(0), "ok");
}

// Closing another descriptor of the file would release the locks of this process. The next process to close
// the file would then delete the write-ahead log while it is in use.
TEST_F(RemovedName, leavesTheLocksInPlace)
{
    EXPECT_TRUE(vacuumIfNecessary(database, {"Xaverine"}));
    const pid_t child = test::forkAlone();
    if (child == 0) {
        {
            SQLite::Database other(folder.history().string(), SQLite::OPEN_READWRITE);
            other.execAndGet("SELECT count(*) FROM event");
        }
        _exit(0);
    }
    int status = 0;
    waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
    database.transaction([&] { insert(3'001, "later"); });
    EXPECT_TRUE(std::filesystem::exists(folder.history().string() + "-wal"));
    const SQLite::Database other(folder.history().string(), SQLite::OPEN_READONLY);
    SQLite::Statement rows(other, "SELECT count(*) FROM match_summary WHERE number = 3001");
    rows.executeStep();
    EXPECT_EQ(rows.getColumn(0).getInt(), 1);
}

TEST_F(RemovedName, leavesWithTheFileWhereNobodyKnowsItAnyMore)
{
    EXPECT_TRUE(vacuumIfNecessary(database));
    EXPECT_FALSE(holdsOneOf(folder.history(), {"Xaverine"}));
    EXPECT_EQ(freePages(), 0);
}

TEST_F(RemovedName, waitsWhereNobodyMayWait)
{
    EXPECT_FALSE(vacuumIfNecessary(database, {}, false));
    EXPECT_TRUE(holdsOneOf(folder.history(), {"Xaverine"}));
    EXPECT_TRUE(vacuumIfNecessary(database, {"Xaverine"}, false)) << "nothing takes long";
    EXPECT_FALSE(holdsOneOf(folder.history(), {"Xaverine"}));
}

} // namespace tafel::history
