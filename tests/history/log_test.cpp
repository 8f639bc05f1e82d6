#include "table.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include "history/projections/migration.h"
#include "history/storage/database.h"
#include "history/storage/database_copy.h"
#include "history/storage/storage_error.h"
#include "support/earlier_release.h"

namespace tafel::history {
namespace {

using testing::HasSubstr;

class Log : public testing::Test {
protected:
    void SetUp() override
    {
        History history = open(folder.history());
        match = history.openMatch(threeAt()).value();
        ASSERT_TRUE(history.enterDeal(match, deal(60, 71)));
    }
    std::string refused(const std::string& sql)
    {
        SQLite::Database database(folder.history().string(), SQLite::OPEN_READWRITE);
        try {
            database.exec(sql);
        } catch (const SQLite::Exception& exception) {
            return exception.what();
        }
        return "accepted";
    }

    Folder folder;
    std::string match;
};

TEST_F(Log, refusesToChangeAnEvent)
{
    EXPECT_EQ(refused("UPDATE event SET body = '{}'"), "events are never changed");
}

TEST_F(Log, refusesToRemoveAnEvent)
{
    EXPECT_EQ(refused("DELETE FROM event WHERE seq = 1"), "events are never removed");
}

TEST_F(Log, refusesToReplaceAnEventByItsPlaceOrItsName)
{
    const std::string columns = "INSERT OR REPLACE INTO event (seq, uuid, device, at, match, kind, body) ";
    EXPECT_EQ(refused(columns + "VALUES (1, 'u', 'd', 't', 'm', 'match-opened', '{}')"),
        "events are never replaced");
    EXPECT_EQ(refused(columns + "SELECT 99, uuid, device, at, match, kind, body FROM event WHERE seq = 1"),
        "events are never replaced");
    EXPECT_EQ(
        refused("INSERT INTO event SELECT * FROM event WHERE seq = 1 ON CONFLICT DO UPDATE SET body = '{}'"),
        "events are never replaced");
}

TEST_F(Log, refusesABodyThatIsNoJsonAndAnUnknownKind)
{
    const std::string insert
        = "PRAGMA foreign_keys = ON; INSERT INTO event (uuid, device, at, match, kind, body) VALUES ";
    EXPECT_THAT(refused(insert + "('u', 'd', 't', 'm', 'match-opened', '{')"), HasSubstr("CHECK"));
    EXPECT_THAT(refused(insert + "('u', 'd', 't', 'm', 'wish', '{}')"), HasSubstr("FOREIGN KEY"));
}

/// Whether this is a UUID of version 7, in groups of 8-4-4-4-12 digits.
bool isUuid(const std::string& text)
{
    return text.size() == 36 && text[8] == '-' && text[13] == '-' && text[14] == '7' && text[18] == '-'
        && std::string("89ab").find(text[19]) != std::string::npos && text[23] == '-'
        && text.find_first_not_of("0123456789abcdef-") == std::string::npos;
}

TEST_F(Log, marksEveryEventWithTimeDeviceAndItsOwnName)
{
    const std::vector<Event> events = open(folder.history()).events(match).value();
    ASSERT_EQ(events.size(), 2U);
    EXPECT_TRUE(isUuid(events[0].uuid)) << events[0].uuid;
    EXPECT_TRUE(isUuid(events[0].device)) << events[0].device;
    EXPECT_TRUE(isUuid(match)) << match;
    EXPECT_EQ(events[0].device, events[1].device);
    EXPECT_NE(events[0].uuid, events[1].uuid);
    EXPECT_EQ(events[1].at, "2026-11-20T19:00:02.000Z");
}

TEST_F(Log, keepsTheDeviceAcrossRestarts)
{
    const std::string device = open(folder.history()).events(match)->front().device;
    History history = open(folder.history());
    ASSERT_TRUE(history.enterDeal(match, deal(20, 80)));
    EXPECT_EQ(history.events(match)->back().device, device);
}

TEST_F(Log, stillWaitsForTheDiskAfterADraft)
{
    Database database(folder.history(), Mode::Write);
    database.nonDurableTransaction([] {});
    Query level = database.query("PRAGMA synchronous");
    level.next();
    EXPECT_EQ(level.number(0), 2);
}

constexpr const char* another
    = "INSERT INTO event (seq, uuid, device, at, match, kind, body) SELECT 3, 'other', device, at, match, "
      "'match-abandoned', '{}' FROM event WHERE seq = 2";

TEST_F(Log, isMigratedAfterACopyAndRebuildsTheProjections)
{
    const std::filesystem::path old = folder / "old.db";
    writeEarlierRelease(folder.history(), old);
    {
        History history = open(old);
        EXPECT_EQ(history.load(match)->deals.size(), 1U);
        EXPECT_EQ(history.matches()->front().players[1].total, 1);
    }
    EXPECT_EQ(firstDifference(projections(old), projections(folder.history())), "");
    const std::filesystem::path copy = folder / "old.db.v9.copy";
    ASSERT_TRUE(std::filesystem::exists(copy));
    EXPECT_EQ(SQLite::Database(copy.string()).execAndGet("PRAGMA user_version").getInt(), firstRelease);
    EXPECT_EQ(count(copy, "event"), 2);
    EXPECT_EQ(std::filesystem::hard_link_count(copy), 1U) << "the file is another one now";
}

TEST_F(Log, isMigratedWithWhatStandsOnlyInTheLogOfAKilledProgram)
{
    const std::filesystem::path old = folder / "old.db", killed = folder / "killed.db";
    writeEarlierRelease(folder.history(), old);
    SQLite::Database writer(old.string(), SQLite::OPEN_READWRITE);
    writer.exec(fmt::format("PRAGMA journal_mode = WAL; {}", another));
    for (const char* part : {"", "-wal"})
        std::filesystem::copy_file(old.string() + part, killed.string() + part);
    EXPECT_EQ(open(killed).events(match)->size(), 3U);
    EXPECT_EQ(count(folder / "killed.db.v9.copy", "event"), 3);
}

TEST_F(Log, belongsToTheSamePeopleAfterTheMigration)
{
    const std::filesystem::path old = folder / "old.db";
    writeEarlierRelease(folder.history(), old);
    constexpr auto ofAGroup = static_cast<std::filesystem::perms>(0660);
    std::filesystem::permissions(old, ofAGroup);
    EXPECT_EQ(open(old).matches()->size(), 1U);
    EXPECT_EQ(std::filesystem::status(old).permissions(), ofAGroup);
    EXPECT_EQ(std::filesystem::status(folder / "old.db.v9.copy").permissions(), ofAGroup);
}

/// A migration that does not complete.
class FailedMigration : public Log {
protected:
    void SetUp() override
    {
        Log::SetUp();
        writeEarlierRelease(folder.history(), old);
    }
    /// Expects the old version, all events, and no partial file, and that the migration succeeds now.
    void expectBelow(int events)
    {
        EXPECT_EQ(count(old, "event"), events);
        EXPECT_EQ(SQLite::Database(old.string()).execAndGet("PRAGMA user_version").getInt(), firstRelease);
        EXPECT_TRUE(siblingCopies(old).empty());
        for (const auto& entry : std::filesystem::directory_iterator(folder / ""))
            EXPECT_FALSE(entry.path().string().starts_with(old.string() + ".migrating")) << entry.path();
        EXPECT_EQ(open(old).matches()->size(), 1U);
        EXPECT_EQ(count(old, "event"), events);
        EXPECT_EQ(siblingCopies(old).size(), 1U);
    }
    StorageError::Code storageErrorOf(
        const Migration& migration = migrateEarlierRelease, const Progress& progress = {})
    {
        try {
            Database(old, Mode::Write, migration, Database::MigrationBackup::Copy, {}, progress);
        } catch (const std::exception&) {
            return currentError(old).code;
        }
        ADD_FAILURE() << "it came to its end";
        return {};
    }

    std::filesystem::path old = folder / "old.db";
};

TEST_F(FailedMigration, inTheMiddle)
{
    const Migration broken = [](SQLite::Database& earlier, int version, Database& now, const Progress&) {
        migrateEarlierRelease(earlier, version, now, {});
        now.execute("INSERT INTO event_kind (name) SELECT name FROM event_kind"); // they are there already
    };
    EXPECT_THROW(Database(old, Mode::Write, broken), SQLite::Exception);
    expectBelow(2);
}

TEST_F(FailedMigration, bySomethingElseThatWritesToTheFile)
{
    const Migration migration = [&](SQLite::Database&, int, Database&, const Progress&) {
        SQLite::Database(old.string(), SQLite::OPEN_READWRITE).exec(another);
    };
    EXPECT_EQ(storageErrorOf(migration), StorageError::Code::InUse);
    expectBelow(3);
}

TEST_F(FailedMigration, isBlockedByAReaderOfTheFile)
{
    SQLite::Database(old.string(), SQLite::OPEN_READWRITE).exec("PRAGMA journal_mode = WAL");
    {
        SQLite::Database reader(old.string(), SQLite::OPEN_READONLY);
        reader.exec("BEGIN; SELECT count(*) FROM event");
        EXPECT_EQ(storageErrorOf(), StorageError::Code::InUse);
    }
    expectBelow(2);
}

TEST_F(FailedMigration, byWhoeverStopsIt)
{
    int told = 0;
    const auto count = [&](double) { return ++told > 0; };
    std::filesystem::copy_file(old, folder / "other.db");
    Database(
        folder / "other.db", Mode::Write, migrateEarlierRelease, Database::MigrationBackup::Copy, {}, count);
    ASSERT_GT(told, 1);
    for (int last = 0; last < told; ++last) {
        int now = 0;
        EXPECT_EQ(storageErrorOf(migrateEarlierRelease, [&](double) { return ++now <= last; }),
            StorageError::Code::Cancelled)
            << last;
    }
    expectBelow(2);
}

} // namespace
} // namespace tafel::history
