// Untrusted history files. A schema that is not ours is refused before its first use, both
// in an open and in a restore. Malicious rows do no harm.
#include "history/storage/untrusted_file.h"

#include <fstream>

#include <gmock/gmock.h>
#include <sqlite3.h>

#include "history/exchange/export.h"
#include "history/recovery/backup.h"
#include "history/recovery/recovery.h"
#include "history/statistics/statistics.h"
#include "history/storage/database.h"
#include "history/tournaments/tournaments.h"
#include "support/files.h"
#include "table.h"

namespace tafel::history {
namespace {

using test::readFile;
using testing::HasSubstr;
using Code = StorageError::Code;

class UntrustedFile : public testing::Test {
protected:
    UntrustedFile()
    {
        History history = open(m_file);
        m_match = history.openMatch(threeAt()).value();
        EXPECT_TRUE(history.enterDeal(m_match, deal(60, 71)));
        EXPECT_TRUE(history.enterDeal(m_match, deal(20, 80)));
    }

    void change(const std::string& sql)
    {
        SQLite::Database database(m_file.string(), SQLite::OPEN_READWRITE);
        sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
        database.exec("PRAGMA journal_mode = DELETE; PRAGMA ignore_check_constraints = ON; " + sql);
    }

    std::string schemaFault()
    {
        const std::string before = readFile(m_file);
        std::string detail;
        for (const Mode mode : {Mode::Read, Mode::Write}) {
            const auto opened = History::open(m_file, mode);
            EXPECT_FALSE(opened.has_value());
            if (!opened) {
                EXPECT_EQ(opened.error().code, Code::NotAHistory);
                detail = opened.error().detail;
            }
        }
        History own = open(m_folder / "own.db");
        const auto restored = restore(own, m_file);
        EXPECT_FALSE(restored.has_value());
        EXPECT_TRUE(own.counts().has_value() && own.counts()->matches == 0);
        EXPECT_EQ(readFile(m_file), before) << "nothing is written to it";
        return detail;
    }

    Folder m_folder;
    std::filesystem::path m_file = m_folder / "foreign.db";
    std::string m_match;
};

TEST(Schema, isKnownByItsFingerprint)
{
    const Folder folder;
    const Database made(folder.history(), Mode::Write);
    SQLite::Database connection(folder.history().string());
    EXPECT_EQ(schemaFingerprint(connection), currentSchemaFingerprint)
        << "write it where currentSchemaFingerprint stands";
}

TEST_F(UntrustedFile, schemaIsComparedWithOurs)
{
    const auto changed = [&](const std::string& sql) {
        const std::string before = readFile(m_file);
        change(sql);
        const std::string detail = schemaFault();
        std::ofstream(m_file, std::ios::binary) << before;
        return detail;
    };
    EXPECT_EQ(changed("CREATE TRIGGER theirs AFTER INSERT ON event BEGIN DELETE FROM setting; END"),
        "trigger theirs is not ours");
    EXPECT_EQ(changed("CREATE TABLE more (a)"), "table more is not ours");
    EXPECT_EQ(changed("CREATE VIEW one AS SELECT * FROM setting"), "view one is not ours");
    EXPECT_EQ(changed("CREATE INDEX slow ON event (body, device, kind)"), "index slow is not ours");
    EXPECT_EQ(changed("DROP TRIGGER event_is_never_removed"), "trigger event_is_never_removed is missing");
    EXPECT_EQ(
        changed("DROP TABLE draft; CREATE VIEW draft AS SELECT name AS match, value AS body FROM setting"),
        "table draft is missing");
    EXPECT_EQ(changed("ALTER TABLE setting ADD COLUMN more TEXT AS (value || value)"),
        "table setting is another one");
    EXPECT_EQ(
        changed("DROP TRIGGER event_is_never_changed; CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON "
                "event BEGIN SELECT 1; END"),
        "trigger event_is_never_changed is another one");
    EXPECT_EQ(
        changed("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE VIEW player AS SELECT * "
                "FROM player' WHERE name = 'player'"),
        "view player is another one");
    EXPECT_TRUE(History::open(m_file, Mode::Read)) << "as it was it is ours";
}

TEST_F(UntrustedFile, schemaOfAnEarlierReleaseIsComparedWithWhatItWas)
{
    change("PRAGMA user_version = 9");
    const auto opened = History::open(m_file, Mode::Write);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().code, Code::NotAHistory);
    EXPECT_EQ(opened.error().detail, "another schema 9");
}

TEST_F(UntrustedFile, statisticsOfSqliteAreNoFault)
{
    change("ANALYZE");
    EXPECT_TRUE(History::open(m_file, Mode::Read));
    EXPECT_TRUE(History::open(m_file, Mode::Write));
}

TEST_F(UntrustedFile, schemaOfThousandsOfTablesIsRefused)
{
    std::string sql = "BEGIN;";
    for (int i = 0; i < 3000; ++i)
        sql += "CREATE TABLE t" + std::to_string(i) + " (a);";
    change(sql + "COMMIT");
    EXPECT_THAT(schemaFault(), HasSubstr("is not ours"));
}

/// Such deep nesting would exhaust the stack of the parser or the serialiser.
TEST_F(UntrustedFile, bodyThatIsNestedDeeplyIsDamage)
{
    const std::string deep(100'000, '['), end(100'000, ']');
    for (const std::string& body :
        {R"({"match":)" + deep + end + "}", deep, R"({"dispute":{"question":)" + deep + end + "}}"}) {
        change("UPDATE event SET sum = NULL, body = '" + body + "' WHERE seq = 2");
        History history = open(m_file, Mode::Read);
        const auto loaded = history.load(m_match);
        ASSERT_FALSE(loaded.has_value());
        EXPECT_EQ(loaded.error().code, Code::Damaged);
    }
}

TEST_F(UntrustedFile, numbersAreAddedWithoutEnd)
{
    std::string most
        = R"("dealer":"@0","award":{"@0":2147483647,"@1":-2147483648},"total":{"@0":2147483647})";
    change("UPDATE event SET sum = NULL, body = json_set(body, '$.judged', json('[{" + most
        + "}]')) WHERE seq > 1");
    History history = open(m_file);
    EXPECT_TRUE(history.rebuild());
    const auto totals = personTotals(history);
    ASSERT_TRUE(totals);
    EXPECT_EQ(totals->size(), 3U);
}

TEST_F(UntrustedFile, valueOfManyMegabytesIsRefused)
{
    change("UPDATE setting SET value = hex(zeroblob(20000000)) WHERE name = 'device'");
    const auto opened = History::open(m_file, Mode::Read);
    ASSERT_FALSE(opened);
    EXPECT_EQ(opened.error().code, Code::Damaged);
}

/// A very large gap of numbers counts as one gap, and the largest number has no successor.
TEST_F(UntrustedFile, numbersOfEntriesMayBeAsHighAsTheyLike)
{
    for (const auto& [number, isRead] :
        {std::pair("1 << 40", true), std::pair("9223372036854775807", false), std::pair("-5", false)}) {
        SCOPED_TRACE(number);
        change(std::string("UPDATE event SET sum = NULL, seq = ") + number
            + " WHERE seq = (SELECT max(seq) FROM event)");
        {
            const auto recovered = recover(m_file, m_folder / "recovered.db", {}, true);
            ASSERT_TRUE(recovered) << recovered.error().message.en;
            EXPECT_EQ(recovered->entries, isRead ? 3 : 2);
            EXPECT_EQ(recovered->missing.size(), isRead ? 1U : 0U);
        }
        History history = open(m_file);
        const auto entered = history.enterDeal(m_match, deal(30, 70));
        ASSERT_FALSE(entered);
        EXPECT_EQ(std::get<StorageError>(entered.error()).code, Code::Damaged);
    }
}

TEST_F(UntrustedFile, sizesOfTablesThatNobodyCanSitAtAreDamage)
{
    {
        History history = open(m_file);
        ASSERT_TRUE(openTournament(history, {.name = "Cup"}, {"Anna", "Beat", "Cora"}));
    }
    for (const char* sizes : {"[-1]", "[0]", "[2000000000]", "[]"}) {
        change(std::string("UPDATE event SET sum = NULL, body = json_set(body, '$.sizes', json('") + sizes
            + "')) WHERE kind = 'tournament-opened'");
        History history = open(m_file, Mode::Read);
        const auto loaded = loadTournament(history, "Cup");
        ASSERT_FALSE(loaded) << sizes;
        EXPECT_EQ(loaded.error().code, Code::Damaged);
    }
}

TEST_F(UntrustedFile, searchesHaveAnEnd)
{
    History history = open(m_file, Mode::Read);
    std::string words;
    for (int i = 0; i < 50'000; ++i)
        words += i % 2 == 0 ? "a " : "Anna ";
    const auto found = history.matches({.text = words});
    ASSERT_TRUE(found) << found.error().detail;
    EXPECT_EQ(found->size(), 1U);
}

} // namespace
} // namespace tafel::history
