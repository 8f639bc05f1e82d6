#include "history/recovery/backup.h"

#include <fstream>

#include <gmock/gmock.h>
#include <sys/stat.h>

#include "history/core.h"
#include "history/recovery/recovery.h"
#include "history/recovery/verification.h"
#include "history/storage/database_copy.h"
#include "support/earlier_release.h"
#include "support/files.h"
#include "table.h"

namespace tafel::history {
namespace {

using testing::HasSubstr;
using Code = StorageError::Code;

class Backups : public testing::Test {
protected:
    std::string play(int deals)
    {
        const std::string id = history.openMatch(threeAt()).value();
        for (int number = 0; number < deals; ++number)
            EXPECT_TRUE(history.enterDeal(id, number % 2 == 0 ? deal(60, 71) : deal(20, 80)));
        return id;
    }
    std::vector<std::string> files()
    {
        std::vector<std::string> names;
        for (const auto& entry : std::filesystem::directory_iterator(folder / ""))
            names.push_back(entry.path().filename());
        return names;
    }

    Folder folder;
    History history = open(folder.history());
};

TEST_F(Backups, areWholeFilesMadeWhileTheAppRuns)
{
    const std::string id = play(8);
    for (int match = 0; match < 20; ++match)
        play(10);
    Backup backup(history, folder / "copy.tafel.db");
    ASSERT_TRUE(backup.step(std::chrono::milliseconds(0)).value());
    ASSERT_TRUE(history.enterDeal(id, deal(30, 40))) << "in between the table goes on";
    while (backup.step(std::chrono::milliseconds(1)).value())
        EXPECT_LT(backup.done(), 1);
    EXPECT_EQ(backup.done(), 1);
    EXPECT_FALSE(std::filesystem::exists(folder / "copy.tafel.db.part"));
    EXPECT_FALSE(std::filesystem::exists(folder / "copy.tafel.db-wal"));
    History copy = open(folder / "copy.tafel.db", Mode::Read);
    EXPECT_EQ(copy.load(id)->deals.size(), 9U);
}

TEST_F(Backups, overwriteNothingUnasked)
{
    play(1);
    std::ofstream(folder / "letter.txt") << "dear";
    const auto refused = backUp(history, folder / "letter.txt");
    EXPECT_EQ(refused.error().code, Code::Io);
    EXPECT_THAT(refused.error().message.en, HasSubstr("already exists"));
    EXPECT_EQ(std::filesystem::file_size(folder / "letter.txt"), 4U);
    EXPECT_TRUE(backUp(history, folder / "letter.txt", true).value());
    EXPECT_EQ(open(folder / "letter.txt", Mode::Read).matches()->size(), 1U);
    EXPECT_EQ(backUp(history, folder.history(), true).error().code, Code::Io) << "not onto itself";
    EXPECT_EQ(backUp(history, folder / "nowhere/copy.db").error().code, Code::FolderNotFound);
}

TEST_F(Backups, replaceNoPipe)
{
    const std::filesystem::path pipe = folder / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    const auto refused = backUp(history, pipe, true);
    ASSERT_FALSE(refused);
    EXPECT_THAT(refused.error().message.en, testing::HasSubstr("is not replaced"));
    const auto recovered = recover(folder.history(), pipe, {}, true);
    ASSERT_FALSE(recovered);
    EXPECT_THAT(recovered.error().message.en, testing::HasSubstr("is not replaced"));
    EXPECT_TRUE(std::filesystem::is_fifo(pipe));
}

TEST_F(Backups, areNotMadeOfAFileWhosePagesAreDamaged)
{
    play(3);
    ASSERT_TRUE(backUp(history, folder / "good.db"));
    const std::string good = test::readFile(folder / "good.db");
    int damaged = 0;
    for (std::size_t at = good.find("Beat"); at != std::string::npos; at = good.find("Beat", at + 1)) {
        std::string changed = good;
        changed[at] = 'X';
        const std::filesystem::path file = folder / ("changed-" + std::to_string(at) + ".db").c_str();
        std::ofstream(file, std::ios::binary) << changed;
        const auto examined = examine(file);
        if (examined && (!examined->damage || examined->damage->en.find("pages") == std::string::npos))
            continue;
        ++damaged;
        auto opened = History::open(file, Mode::Write, {});
        EXPECT_FALSE(opened && backUp(*opened, folder / "good.db", true)) << "the byte at " << at;
        EXPECT_EQ(test::readFile(folder / "good.db"), good);
    }
    EXPECT_GT(damaged, 0);
}

TEST_F(Backups, leaveNothingWhenTheyAreCancelled)
{
    for (int match = 0; match < 20; ++match)
        play(10);
    const std::size_t before = files().size();
    EXPECT_FALSE(backUp(history, folder / "copy.db", false, [](double) { return false; }).value());
    {
        Backup backup(history, folder / "copy.db");
        ASSERT_TRUE(backup.step(std::chrono::milliseconds(0)).value());
    }
    EXPECT_EQ(files().size(), before);
}

TEST_F(Backups, leaveNothingOfThoseThatWereKilled)
{
    namespace fs = std::filesystem;
    play(2);
    fs::create_directory(folder / "copies");
    const auto leave = [&](const std::string& name) {
        for (const char* part : {"", "-wal", "-journal", "-shm"})
            std::ofstream(folder / (name + part).c_str()) << "half";
    };
    leave("copies/monday.db.part");
    std::ofstream(folder / "copies/monday.db.part-lock") << "4711";
    std::ofstream(folder / "copies/sunday.db.part-lock").flush(); // not begun, or complete
    leave("copies/film.part"); // an unrelated file
    leave("history.db.restoring");
    leave("history.db.before-restoring.copy2.part");
    EXPECT_TRUE(backUp(history, folder / "copies/tuesday.db").value());
    EXPECT_TRUE(fs::exists(folder / "history.db.restoring")) << "it may be at work on it";
    history = open(folder / "other.db");
    {
        History reader = open(folder.history(), Mode::Read);
        EXPECT_TRUE(backUp(reader, folder / "copies/wednesday.db").value());
    }
    std::vector<std::string> left;
    for (const char* where : {"", "copies"})
        for (const auto& entry : fs::directory_iterator(folder / where))
            if (const std::string name = entry.path().filename().string(); entry.is_regular_file()
                && !name.starts_with("other.db") && name != "history.db-wal" && name != "history.db-shm")
                left.push_back(name);
    EXPECT_THAT(left,
        testing::UnorderedElementsAre("history.db", "history.db-lock", "tuesday.db", "wednesday.db",
            "film.part", "film.part-wal", "film.part-journal", "film.part-shm"));

    leave("history.db.restoring");
    std::ofstream(folder / "history.db-lock") << "4711";
    history = open(folder.history());
    EXPECT_FALSE(fs::exists(folder / "history.db.restoring")) << "a killed program was at work on it";
}

TEST_F(Backups, ofOneNameAreMadeOneAtATime)
{
    play(1);
    Backup first(history, folder / "copy.db");
    ASSERT_TRUE(first.step(std::chrono::milliseconds(0)).value());
    const auto second = backUp(history, folder / "copy.db");
    ASSERT_FALSE(second);
    EXPECT_EQ(second.error().code, Code::InUse);
    EXPECT_TRUE(backUp(history, folder / "other.db").value()) << "under another name meanwhile";
    while (first.step(std::chrono::milliseconds(1)).value()) { }
    EXPECT_EQ(open(folder / "copy.db", Mode::Read).matches()->size(), 1U);
    EXPECT_FALSE(std::filesystem::exists(folder / "copy.db.part-lock"));
}

TEST_F(Backups, comeBackAndKeepThePresentAside)
{
    const std::string id = play(3);
    ASSERT_TRUE(history.saveDraft(id, deal(1, 2)));
    ASSERT_TRUE(backUp(history, folder / "copy.db"));
    const std::string then = projections(folder.history());
    ASSERT_TRUE(history.enterDeal(id, deal(60, 71)));
    const std::string later = play(1);

    Restore restoring(history, folder / "copy.db");
    while (restoring.check(std::chrono::milliseconds(5)).value()) { }
    EXPECT_EQ(restoring.contents().counts.matches, 1);
    EXPECT_EQ(restoring.contents().last.substr(0, 10), "2026-11-20");
    const std::filesystem::path aside = restoring.finish().value();
    EXPECT_EQ(aside.filename(), "history.db.before-restoring.copy");
    EXPECT_EQ(firstDifference(projections(folder.history()), then), "");
    EXPECT_EQ(history.load(later).error().code, Code::UnknownMatch);
    EXPECT_EQ(history.draft(id).value()->points, deal(1, 2).points);
    ASSERT_TRUE(history.enterDeal(id, deal(60, 71))) << "the match goes on";
    EXPECT_EQ(history.load(id)->deals.size(), 4U);
    EXPECT_EQ(open(aside, Mode::Read).matches()->size(), 2U);

    history = open(folder / "other.db");
    history = open(folder.history());
    EXPECT_EQ(history.load(id)->deals.size(), 4U) << "also after a restart";
    EXPECT_EQ(history.currentMatch().value()->id, id);
}

TEST_F(Backups, keepTheIdsOfTwoDevices)
{
    play(1);
    History other = open(folder / "other.db");
    const std::string match = other.openMatch(threeAt()).value();
    ASSERT_TRUE(backUp(history, folder / "copy.db"));
    ASSERT_TRUE(restore(other, folder / "copy.db"));
    const std::string id = other.matches()->front().id;
    ASSERT_TRUE(other.enterDeal(id, deal(60, 71)));
    const std::vector<Event> events = other.events(id).value();
    EXPECT_NE(events.front().device, events.back().device);
    EXPECT_EQ(other.load(match).error().code, Code::UnknownMatch);
}

TEST_F(Backups, ofTheFirstReleaseAreMigrated)
{
    const std::string id = play(2);
    writeEarlierRelease(folder.history(), folder / "old.db");
    play(1);
    ASSERT_TRUE(restore(history, folder / "old.db"));
    EXPECT_EQ(history.matches()->size(), 1U);
    EXPECT_EQ(history.load(id)->deals.size(), 2U);
    EXPECT_EQ(SQLite::Database((folder / "old.db").string()).execAndGet("PRAGMA user_version").getInt(),
        firstRelease)
        << "the backup itself stays as it is";
    for (const std::string& name : files())
        EXPECT_THAT(name, testing::Not(HasSubstr("restoring.v9"))) << "and nobody needs a copy of a copy";
}

TEST_F(Backups, thatAreNoneChangeNothing)
{
    const std::string id = play(40);
    ASSERT_TRUE(backUp(history, folder / "copy.db"));
    const std::string before = projections(folder.history());
    std::ofstream(folder / "letter.txt") << std::string(5000, 'x');
    EXPECT_EQ(restore(history, folder / "letter.txt").error().code, Code::NotAHistory);
    SQLite::Database((folder / "songs.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec("CREATE TABLE song (name TEXT)");
    EXPECT_EQ(restore(history, folder / "songs.db").error().code, Code::NotAHistory);
    EXPECT_EQ(restore(history, folder / "nothing.db").error().code, Code::Missing);
    std::ofstream(folder / "empty.db").close();
    EXPECT_EQ(restore(history, folder / "empty.db").error().code, Code::NotAHistory) << "a full drive";
    EXPECT_EQ(restore(history, folder / "").error().code, Code::Missing);
    std::filesystem::copy_file(folder / "copy.db", folder / "newer.db");
    SQLite::Database((folder / "newer.db").string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
    const StorageError newer = restore(history, folder / "newer.db").error();
    EXPECT_EQ(newer.code, Code::Newer);
    EXPECT_THAT(newer.message.en, HasSubstr("newer.db"));
    std::filesystem::copy_file(folder / "copy.db", folder / "half.db");
    std::filesystem::resize_file(folder / "half.db", std::filesystem::file_size(folder / "half.db") / 2);
    EXPECT_EQ(restore(history, folder / "half.db").error().code, Code::Damaged);
    {
        std::fstream stream(folder / "copy.db", std::ios::binary | std::ios::in | std::ios::out);
        stream.seekp(8 * 4096);
        stream << std::string(4 * 4096, '\x55');
    }
    const StorageError damaged = restore(history, folder / "copy.db").error();
    EXPECT_EQ(damaged.code, Code::Damaged);
    EXPECT_THAT(damaged.message.de, HasSubstr("unverändert"));
    EXPECT_EQ(firstDifference(projections(folder.history()), before), "");
    ASSERT_TRUE(history.undo(id).value());
    for (const std::string& name : files())
        EXPECT_THAT(name, testing::Not(HasSubstr("restoring"))) << name;
}

TEST_F(Backups, madeBySelfAreTheLastTen)
{
    play(1);
    std::vector<std::filesystem::path> made;
    for (int number = 0; number < 13; ++number) {
        made.push_back(
            history.core().database.createSiblingCopy(number % 2 == 0 ? "v1" : "before-restoring"));
        std::filesystem::last_write_time(
            made.back(), std::filesystem::file_time_type::clock::now() - std::chrono::hours(100 - number));
    }
    std::ofstream(folder / "history.db.notes.txt") << "mine";
    const std::filesystem::path last = history.core().database.createSiblingCopy("v2");
    const std::vector<std::filesystem::path> left = siblingCopies(history.core().database.file());
    ASSERT_EQ(left.size(), 10U);
    EXPECT_EQ(left.front(), last);
    for (std::size_t number = 0; number < made.size(); ++number)
        EXPECT_EQ(std::filesystem::exists(made[number]), number >= 4) << made[number];
    EXPECT_TRUE(std::filesystem::exists(folder / "history.db.notes.txt"));
    EXPECT_EQ(open(left.back(), Mode::Read).matches()->size(), 1U);
}

} // namespace
} // namespace tafel::history
