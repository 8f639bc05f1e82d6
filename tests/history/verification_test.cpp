// The verification of a history and of a backup.
#include "history/recovery/verification.h"

#include <gmock/gmock.h>

#include "full_history.h"
#include "history/exchange/incoming_events.h"
#include "history/recovery/backup.h"
#include "history/recovery/recovery.h"
#include "history/storage/database_copy.h"
#include "support/earlier_release.h"
#include "support/files.h"
#include "support/two_tablets.h"

namespace tafel::history {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using Code = StorageError::Code;

class Verification : public testing::Test {
protected:
    Verification() { writeFullHistory(folder.history()); }
    /// The findings, or "whole" if there are none.
    std::string found()
    {
        const auto examined = examine(folder.history());
        if (!examined)
            return "fault: " + examined.error().message.en + examined.error().detail;
        return examined->damage ? examined->damage->en : "whole";
    }
    void list(const std::string& statement)
    {
        SQLite::Database database(folder.history().string(), SQLite::OPEN_READWRITE);
        database.exec(statement);
    }

    Folder folder;
};

TEST_F(Verification, findsNothingInAWholeOneAndLeavesItAsItIs)
{
    const std::string before = test::readFile(folder.history());
    const auto examined = examine(folder.history());
    ASSERT_TRUE(examined) << examined.error().message.en << examined.error().detail;
    EXPECT_FALSE(examined->damage) << examined->damage->en;
    EXPECT_EQ(examined->entries, count(folder.history(), "event"));
    EXPECT_EQ(examined->matches, count(folder.history(), "match_summary"));
    EXPECT_EQ(examined->deals, count(folder.history(), "deal"));
    EXPECT_EQ(test::readFile(folder.history()), before);
    History history = open(folder.history());
    EXPECT_EQ(found(), "whole") << "while it is written, too";
    ASSERT_TRUE(erasePerson(history, "Anna"));
    EXPECT_EQ(found(), "whole") << "also after a name went";
}

TEST_F(Verification, tellsHowFarItIsAndCanBeStopped)
{
    std::vector<double> told;
    ASSERT_TRUE(examine(folder.history(), [&](double done) {
        told.push_back(done);
        return true;
    }));
    EXPECT_TRUE(std::is_sorted(told.begin(), told.end()));
    EXPECT_GT(told.back(), 0.9);
    const auto stopped = examine(folder.history(), [&](double done) { return done < 0.5; });
    ASSERT_FALSE(stopped);
    EXPECT_EQ(stopped.error().code, Code::Cancelled);
}

TEST_F(Verification, findsAChangedLetterOfAnEntry)
{
    const auto bytes = test::readFile(folder.history());
    std::string changed = bytes;
    const std::size_t at = changed.find("miscounted");
    ASSERT_NE(at, std::string::npos);
    changed[at] = 'M';
    test::writeFile(folder.history(), changed);
    EXPECT_THAT(found(), HasSubstr("failed its checksum."));
}

TEST_F(Verification, findsWhatIsMissing)
{
    fs::copy_file(folder.history(), folder / "kept.db");
    SQLite::Database database(folder.history().string(), SQLite::OPEN_READWRITE);
    std::vector<std::string> triggers;
    {
        SQLite::Statement rows(
            database, "SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'event'");
        while (rows.executeStep())
            triggers.push_back(rows.getColumn(0).getString());
    }
    std::vector<std::string> made;
    for (const std::string& each : triggers) {
        made.push_back(
            database.execAndGet("SELECT sql FROM sqlite_schema WHERE name = '" + each + "'").getString());
        database.exec("DROP TRIGGER " + each);
    }
    database.exec("PRAGMA foreign_keys = OFF; DELETE FROM event WHERE seq = 7");
    for (const std::string& each : made)
        database.exec(each);
    EXPECT_THAT(found(), testing::StartsWith("Entry 7 is missing. Recover"));
}

/// Each projection with a small change.
class Lists : public Verification, public testing::WithParamInterface<const char*> { };

TEST_P(Lists, areComparedWithTheLog)
{
    list(GetParam());
    EXPECT_THAT(found(), HasSubstr("lists")) << GetParam();
    History history = open(folder.history());
    ASSERT_TRUE(history.rebuild());
    EXPECT_EQ(found(), "whole");
}

INSTANTIATE_TEST_SUITE_P(Each, Lists,
    testing::Values("UPDATE match_summary SET tournament = 'x' WHERE number = 1",
        "UPDATE match_summary SET abandoned = 1 - abandoned WHERE number = 1",
        "UPDATE match_player SET total = total + 1 WHERE match = 1 AND seat = 1",
        "UPDATE deal_player SET points = 1 WHERE match = 1 AND deal = 1 AND seat = 1",
        "UPDATE deal SET entered = '2020' WHERE match = 1 AND number = 1",
        "UPDATE dispute SET verdict = 'maybe'", "DELETE FROM alias",
        "UPDATE person_total SET award = award + 1", "UPDATE year_total SET won = won + 1",
        "UPDATE contract_total SET deals = deals + 1", "UPDATE contract_year SET award = award - 1",
        "INSERT INTO person_total VALUES ('Nobody', 'herzeln', '', 3, '', 1, 0, 0, 0, 1, 0)",
        "UPDATE tournament SET rounds = 2",
        "UPDATE match_summary SET search = replace(search, 'cora', 'dora')",
        "UPDATE match_summary SET search = search || '0' WHERE number = 1"));

/// Rows without an event, as a damaged disk may leave them.
class Besides : public Verification, public testing::WithParamInterface<const char*> { };

TEST_P(Besides, isRead)
{
    list("INSERT INTO draft SELECT id, '{\"scores\":[1]}' FROM match_summary WHERE number = 1; "
         "INSERT OR REPLACE INTO setting VALUES ('clock', '4711'), ('seen-correction:x', '2026'); "
         "INSERT INTO archive (one, id, address, joined, sent, pulled, revised, succeeded) VALUES (1, 'a', "
         "'b', 5, 3, 2, 0, ''); "
         "INSERT INTO rewritten SELECT uuid FROM event WHERE seq = 1; "
         "INSERT INTO apart VALUES ('u', 'd', 't', 'm', 'k', '{}', 1, 1, 1, 'damaged')");
    EXPECT_EQ(found(), "whole");
    list(GetParam());
    EXPECT_THAT(found(), HasSubstr("The lists do not match")) << GetParam();
}

INSTANTIATE_TEST_SUITE_P(Each, Besides,
    testing::Values("UPDATE draft SET body = '{\"scores\":[1'",
        "UPDATE setting SET value = 'x' WHERE name = 'device'",
        "UPDATE setting SET value = 'many' WHERE name = 'clock'", "UPDATE archive SET sent = 100000",
        "UPDATE archive SET pulled = -1", "INSERT INTO event_kind VALUES ('match-lost')",
        "INSERT INTO text VALUES (1, 0, 'Anna', 0, 0)", "INSERT INTO rewritten VALUES ('x')",
        "INSERT INTO own_game VALUES ('f', 'i', 1, '{\"id\":\"i\"}')",
        "INSERT INTO apart VALUES ('u2', 'd', 't', 'm', 'k', '{}', 1, 1, 1, 'unknown')"));

TEST_F(Verification, knowsWhatIsNoHistory)
{
    EXPECT_EQ(examine(folder / "nothing.db").error().code, Code::Missing);
    test::writeFile(folder / "letter.txt", std::string(5000, 'x'));
    EXPECT_EQ(examine(folder / "letter.txt").error().code, Code::NotAHistory);
    std::string bytes = test::readFile(folder.history());
    bytes[0] = 'X';
    test::writeFile(folder.history(), bytes);
    EXPECT_THAT(found(), HasSubstr("Its beginning is damaged"));
}

TEST_F(Verification, findsPagesThatDoNotFit)
{
    std::string bytes = test::readFile(folder.history());
    for (std::size_t page = 8; page < bytes.size() / 4096; page += 3)
        bytes.replace(page * 4096, 64, std::string(64, '\x55'));
    test::writeFile(folder.history(), bytes);
    EXPECT_NE(found(), "whole");
}

TEST_F(Verification, aDamagedOneIsNotBackedUp)
{
    History writer = open(folder.history());
    ASSERT_TRUE(backUp(writer, folder / "good.db").value());
    writer = open(folder / "other.db");
    const std::string good = test::readFile(folder / "good.db");
    std::string changed = test::readFile(folder.history());
    changed[changed.find("miscounted")] = 'M';
    test::writeFile(folder.history(), changed);
    for (const Mode mode : {Mode::Write, Mode::Read}) {
        History history = open(folder.history(), mode);
        const auto made = backUp(history, folder / "new.db");
        ASSERT_FALSE(made);
        EXPECT_EQ(made.error().code, Code::Damaged);
        EXPECT_THAT(made.error().message.en, HasSubstr("so no backup was made"));
        EXPECT_THAT(made.error().message.en, HasSubstr("failed its checksum"));
        EXPECT_FALSE(backUp(history, folder / "good.db", true));
    }
    EXPECT_EQ(test::readFile(folder / "good.db"), good) << "the good one stays";
    EXPECT_FALSE(fs::exists(folder / "new.db"));
    EXPECT_FALSE(fs::exists(folder / "new.db.part"));
}

/// A match of another tablet whose last total is not that of the rules.
class DifferingTotal : public testing::Test {
protected:
    ImportCounts received(const std::string& rulesVersion)
    {
        Settings settings = evening();
        settings.rulesVersion = rulesVersion;
        History other = open(folder / "other.db", Mode::Write, settings);
        const std::string id = other.openMatch(threeAt(9)).value();
        for (int number = 0; number < 2; ++number)
            EXPECT_TRUE(other.enterDeal(id, deal(60, 71)));
        const std::vector<IncomingEvent> arrivals = test::sentBy(other, [](Event& event) {
            if (const std::size_t total = event.body.find(R"("Cora":2},"points")");
                total != std::string::npos)
                event.body.replace(total, 8, R"("Cora":9)");
        });
        return take(history, arrivals, 0).value();
    }

    Folder folder;
    History history = open(folder.history());
};

TEST_F(DifferingTotal, isQuarantinedIfThisVersionJudgedIt)
{
    const ImportCounts counts = received(Settings().rulesVersion);
    EXPECT_EQ(counts.quarantined, 1);
    EXPECT_EQ(counts.added, 2) << "the match and its first deal";
    EXPECT_FALSE(examine(folder.history())->damage);
}

TEST_F(DifferingTotal, isNoDamageIfAnotherVersionJudgedIt)
{
    EXPECT_EQ(received("0.1.0").quarantined, 0);
    EXPECT_FALSE(examine(folder.history())->damage);
    EXPECT_TRUE(backUp(history, folder / "backup.db").value());
}

/// A history of an earlier release, which the verification does not migrate.
class Earlier : public EarlierHistory {
protected:
    Expected<History> reading()
    {
        Settings settings = evening();
        settings.readsEarlierReleases = true;
        return History::open(folder.history(), Mode::Read, settings);
    }
};

TEST_F(Earlier, isReadInAPrivateCopy)
{
    const std::string before = test::readFile(folder.history());
    EXPECT_EQ(History::open(folder.history(), Mode::Read).error().code, Code::Older)
        << "unless it is asked for";
    {
        auto reader = reading();
        ASSERT_TRUE(reader) << reader.error().message.en << reader.error().detail;
        History now = open(source.history(), Mode::Read);
        EXPECT_EQ(readEverything(*reader).value(), readEverything(now).value());
        EXPECT_EQ(storageErrorOf(reader->openMatch(threeAt()))->code, Code::ReadOnly);
        ASSERT_TRUE(backUp(*reader, folder / "copy.db").value());
    }
    EXPECT_FALSE(examine(folder.history())->damage);
    EXPECT_EQ(test::readFile(folder.history()), before);
    EXPECT_TRUE(needsMigration(folder / "copy.db")) << "as it is, not as this version has it";
    History history = open(folder / "copy.db");
    EXPECT_EQ(firstDifference(projections(folder / "copy.db"), lists), "");
}

TEST_F(Earlier, keepsItsJournalWhenItGoesUp)
{
    for (const char* journal : {"wal", "delete"}) {
        SCOPED_TRACE(journal);
        const fs::path file = folder / (std::string(journal) + ".db").c_str();
        fs::copy_file(folder.history(), file);
        const auto mode = [](const fs::path& which) {
            return SQLite::Database(which.string(), SQLite::OPEN_READWRITE)
                .execAndGet("PRAGMA journal_mode")
                .getString();
        };
        SQLite::Database(file.string(), SQLite::OPEN_READWRITE)
            .exec(std::string("PRAGMA journal_mode = ") + journal);
        Settings settings = evening();
        settings.progress = [](double done) { return done < 0.5; };
        EXPECT_EQ(History::open(file, Mode::Write, settings).error().code, Code::Cancelled);
        EXPECT_EQ(mode(file), journal);
        EXPECT_TRUE(History::open(file, Mode::Write));
        EXPECT_EQ(mode(file.string() + ".v9.copy"), journal);
    }
}

TEST_F(Earlier, namesWhatIsInTheWay)
{
    const fs::path way = folder.history().string() + ".migrating";
    fs::create_directories(way / "mine");
    const auto refused = History::open(folder.history(), Mode::Write);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().code, Code::Io);
    EXPECT_THAT(refused.error().message.en, HasSubstr(way.string() + " is in the way"));
    EXPECT_THAT(refused.error().message.de, HasSubstr("im Weg"));
    EXPECT_TRUE(needsMigration(folder.history()));
    fs::remove_all(way);
    fs::create_directories((folder / "copy.db.part") / "mine");
    History history = open(folder.history());
    EXPECT_THAT(
        backUp(history, folder / "copy.db").error().message.en, HasSubstr("copy.db.part is in the way"));
    EXPECT_THAT(recover(folder.history(), folder / "copy.db").error().message.en, HasSubstr("copy.db.part"));
}

TEST_F(Earlier, loosesASecondNameThatAKilledProgramLeft)
{
    fs::create_hard_link(folder.history(), folder.history().string() + ".v9.copy");
    test::writeFile(folder.history().string() + "-lock", "4711");
    open(folder.history());
    const auto copies = siblingCopies(folder.history());
    ASSERT_EQ(copies.size(), 1U);
    EXPECT_TRUE(needsMigration(copies.front()));
    EXPECT_FALSE(fs::equivalent(copies.front(), folder.history()));
}

} // namespace
} // namespace tafel::history
