// Damage to the write-ahead log of a killed writer: SQLite would silently stop before the damaged frame.
#include <gmock/gmock.h>

#include "damaged_log.h"
#include "full_history.h"
#include "history/recovery/backup.h"
#include "history/recovery/recovery.h"
#include "history/storage/database_copy.h"
#include "history/storage/write_ahead_log.h"
#include "support/files.h"

namespace tafel::history {
namespace {

namespace fs = std::filesystem;
using testing::AllOf;
using testing::Each;
using testing::Gt;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;
using Code = StorageError::Code;

/// A history whose last events are only in the log, as a killed writer leaves it.
class DamagedLog : public testing::Test {
protected:
    DamagedLog()
    {
        writeFullHistory(source / "first.db");
        History history = open(source / "first.db");
        const std::string id = history.openMatch(threeAt(500)).value(); // a checkpoint leaves the log empty
        before = logOf(source / "first.db").size();
        for (int number = 0; number < entered; ++number)
            EXPECT_TRUE(history.enterDeal(id, deal(60, 71)));
        for (const char* part : {"", "-wal", "-shm"})
            fs::copy_file((source / "first.db").string() + part, file.string() + part);
        log = logOf(source / "first.db");
        wal = test::readFile(walFile());
        test::writeFile(file.string() + "-lock", "4711");
    }

    fs::path walFile() const { return file.string() + "-wal"; }
    void flip(std::size_t at)
    {
        std::string bytes = wal;
        bytes.at(at) = static_cast<char>(bytes[at] ^ 4);
        test::writeFile(walFile(), bytes);
    }
    std::size_t frames() const { return (wal.size() - logHeaderBytes) / frameBytes; }
    /// The events of the file without its write-ahead log.
    std::vector<std::string> withoutLog(const fs::path& database) const
    {
        fs::copy_file(database, source / "alone.db", fs::copy_options::overwrite_existing);
        return logOf(source / "alone.db");
    }
    /// Expects that both modes report the damage and leave both files unchanged.
    void expectSaid()
    {
        const std::string database = test::readFile(file), damaged = test::readFile(walFile());
        for (const Mode mode : {Mode::Read, Mode::Write, Mode::Write}) {
            const auto opened = History::open(file, mode);
            ASSERT_FALSE(opened);
            EXPECT_EQ(opened.error().code, Code::Damaged);
            EXPECT_THAT(opened.error().message.en,
                AllOf(HasSubstr("write-ahead log"), HasSubstr("Nothing was written."), HasSubstr("recover")));
            EXPECT_TRUE(isDamaged(opened.error(), file));
            EXPECT_EQ(test::readFile(file), database);
            EXPECT_EQ(test::readFile(walFile()), damaged);
        }
        const fs::path copy = file.string() + ".damaged-log.copy";
        EXPECT_EQ(test::readFile(copy), database);
        EXPECT_EQ(test::readFile(copy.string() + "-wal"), damaged);
        EXPECT_FALSE(fs::exists(copy.string() + "2")) << "one is enough";
    }

    static constexpr int entered = 7;
    Folder source, folder;
    fs::path file = folder.history();
    std::size_t before = 0;
    std::vector<std::string> log;
    std::string wal;
};

TEST_F(DamagedLog, holdsFewEntriesOnly)
{
    EXPECT_EQ(log.size(), before + entered);
    const fs::path live = source / "other.db";
    History history = open(live);
    const std::string id = history.openMatch(threeAt(500)).value();
    std::uintmax_t longest = 0;
    int brought = 0;
    for (int number = 0; number < 60; ++number) {
        ASSERT_TRUE(history.enterDeal(id, deal(60, 71)));
        longest = std::max(longest, fs::file_size(live.string() + "-wal"));
        brought += withoutLog(live) == logOf(live) ? 1 : 0;
    }
    EXPECT_GE(brought, 6);
    EXPECT_LT(longest, 8 * 16 * frameBytes);
    const std::string other = history.openMatch(threeAt(2)).value();
    EXPECT_EQ(withoutLog(live), logOf(live)) << "a match has begun";
    while (!history.enterDeal(other, deal(60, 71))->after.finished)
        EXPECT_NE(withoutLog(live), logOf(live));
    EXPECT_EQ(withoutLog(live), logOf(live)) << "a match has ended";
}

TEST_F(DamagedLog, thatIsSoundIsNone)
{
    EXPECT_FALSE(WriteAheadLog(file).isDamaged());
    EXPECT_THAT(WriteAheadLog(file).imagesAfterDamage(), IsEmpty());
    EXPECT_NE(withoutLog(file), log);
    History history = open(file);
    EXPECT_EQ(logOf(file), log);
    EXPECT_EQ(withoutLog(file), log) << "at the start it is brought into the file";
}

/// A restarted WAL overwrites the frames of an earlier one, which remain after its end.
TEST_F(DamagedLog, isFoundBeforeFramesOfAnEarlierLog)
{
    const fs::path live = source / "other.db";
    History history = open(live);
    const std::string id = history.openMatch(threeAt(500)).value();
    const auto salt = [&] { return test::readFile(live.string() + "-wal").substr(16, 8); };
    for (std::string first = salt(); salt() == first;)
        ASSERT_TRUE(history.enterDeal(id, deal(60, 71)));
    ASSERT_TRUE(history.enterDeal(id, deal(71, 60)));
    for (const char* part : {"", "-wal", "-shm"})
        fs::copy_file(live.string() + part, file.string() + part, fs::copy_options::overwrite_existing);
    log = logOf(live);
    wal = test::readFile(walFile());
    std::size_t mine = 0;
    while (mine < frames() && wal.substr(logHeaderBytes + mine * frameBytes + 8, 8) == salt())
        ++mine;
    ASSERT_GT(mine, 0U);
    ASSERT_LT(mine, frames()) << "frames of the earlier log";
    EXPECT_FALSE(WriteAheadLog(file).isDamaged());
    for (std::size_t frame = 0; frame < frames(); ++frame) {
        flip(logHeaderBytes + frame * frameBytes + 2000);
        EXPECT_EQ(WriteAheadLog(file).isDamaged(), frame < mine) << frame;
    }
    flip(logHeaderBytes + 2000);
    EXPECT_TRUE(recover(file, folder / "new.db", {}, true)->whole());
    EXPECT_EQ(logOf(folder / "new.db"), log);
}

TEST_F(DamagedLog, byOneBitInAnyFrameIsSaidAndAllComesBack)
{
    ASSERT_GT(frames(), 20U);
    const std::array<std::size_t, 7> places = {0, 6, 10, 20, 24, 2000, 4100};
    int whole = 0, tried = 0;
    for (std::size_t frame = 0; frame < frames() && !HasFailure(); ++frame) {
        SCOPED_TRACE(frame);
        // Two positions in each frame, so that all are tested in turn; all positions would take minutes.
        for (const std::size_t at : {places[frame % 7], places[(frame + 3) % 7]}) {
            ++tried;
            flip(logHeaderBytes + frame * frameBytes + at);
            EXPECT_TRUE(WriteAheadLog(file).isDamaged()) << at;
            const RecoveryResult result = recover(file, folder / "new.db", {}, true).value();
            const std::vector<std::string> now = logOf(folder / "new.db");
            if (result.whole())
                EXPECT_EQ(now, log) << at;
            else
                EXPECT_TRUE(result.endUnknown || !result.missing.empty()) << at;
            whole += result.whole() ? 1 : 0;
            EXPECT_GE(now.size() + 1 + result.leftOut.size(), log.size())
                << "one frame is one entry at most, and those that hang on it are named";
            if (frame + 20 < frames()) {
                EXPECT_THAT(result.fromDamagedLog, Each(Gt(static_cast<std::int64_t>(before))));
                EXPECT_THAT(result.fromDamagedLog, Not(IsEmpty()));
            }
        }
    }
    EXPECT_GT(whole, tried / 2) << "later frames say the same again";
    removeDatabase(folder / "new.db");
    flip(logHeaderBytes + frameBytes + 100);
    expectSaid();
}

/// SQLite writes the header of a frame before its page, so a new header may stand before old page data.
TEST_F(DamagedLog, ofAFrameThatWasBeingWrittenIsNone)
{
    std::string frame = wal.substr(wal.size() - frameBytes); // the header of a commit
    frame.replace(24, 4096, std::string(4096, 'U')); // the old page data
    test::writeFile(walFile(), wal + frame);
    EXPECT_FALSE(WriteAheadLog(file).isDamaged()) << "the index does not count it";
    test::writeFile(walFile(), wal + frame + frame);
    EXPECT_TRUE(WriteAheadLog(file).isDamaged()) << "nobody writes two at a time";
    test::writeFile(walFile(), wal + frame);
    open(file);
    EXPECT_EQ(logOf(file), log);
}

TEST_F(DamagedLog, ofTheLastFrameIsSaidByTheIndex)
{
    for (std::size_t at = wal.size() - 4096; at < wal.size(); at += 512) {
        flip(at);
        EXPECT_TRUE(WriteAheadLog(file).isDamaged()) << at;
    }
}

TEST_F(DamagedLog, inItsHeaderIsSaid)
{
    for (const std::size_t at : {0U, 9U, 13U, 17U, 21U, 27U, 30U}) {
        flip(at);
        EXPECT_TRUE(WriteAheadLog(file).isDamaged()) << at;
        EXPECT_TRUE(recover(file, folder / "new.db", {}, true)->whole()) << at;
        EXPECT_EQ(logOf(folder / "new.db"), log) << at;
    }
    expectSaid();
}

TEST_F(DamagedLog, withoutItsEndIsSaidByTheIndexBesideIt)
{
    test::writeFile(walFile(), wal.substr(0, wal.size() - frameBytes));
    expectSaid();
    EXPECT_TRUE(recover(file, folder / "new.db")->endUnknown);
    fs::remove(file.string() + "-shm"); // without the index, the end of the log is unknown
    EXPECT_FALSE(WriteAheadLog(file).isDamaged());
}

/// A writer that is killed while it writes the index leaves two headers that differ.
TEST_F(DamagedLog, withoutItsEndIsSaidByOneCopyOfTheHeaderOfTheIndex)
{
    const std::string index = test::readFile(file.string() + "-shm");
    for (const std::size_t copy : {std::size_t{0}, std::size_t{48}}) {
        SCOPED_TRACE(copy);
        std::string torn = index;
        torn.replace(copy + 8, 20, 20, '\1');
        test::writeFile(file.string() + "-shm", torn);
        test::writeFile(walFile(), wal.substr(0, wal.size() - frameBytes));
        EXPECT_TRUE(WriteAheadLog(file).isDamaged());
        expectSaid();
        test::writeFile(walFile(), wal);
        EXPECT_FALSE(WriteAheadLog(file).isDamaged());
    }
}

TEST_F(DamagedLog, isSaidWithoutTheIndexToo)
{
    fs::remove(file.string() + "-shm");
    flip(logHeaderBytes + 3 * frameBytes + 100);
    expectSaid();
    flip(wal.size() - 100);
    EXPECT_TRUE(WriteAheadLog(file).isDamaged()) << "the very last frame";
}

TEST_F(DamagedLog, doesNotHideWhatWasBroughtIntoTheFile)
{
    { // the writer was killed right after a checkpoint, before it reused the log
        fs::remove(file);
        fs::copy_file(source / "first.db", file);
        std::string bytes = wal;
        SQLite::Database database((source / "first.db").string(), SQLite::OPEN_READWRITE);
        database.exec("PRAGMA wal_checkpoint(PASSIVE)");
        fs::copy_file(source / "first.db", file, fs::copy_options::overwrite_existing);
    }
    std::string bytes = wal;
    for (std::size_t frame = frames() / 2; frame < frames() - 1; ++frame) // all other frames are lost
        bytes.replace(logHeaderBytes + frame * frameBytes, frameBytes, std::string(frameBytes, 'U'));
    test::writeFile(walFile(), bytes);
    EXPECT_TRUE(WriteAheadLog(file).isDamaged());
    recover(file, folder / "new.db").value();
    EXPECT_EQ(logOf(folder / "new.db"), log);
}

TEST_F(DamagedLog, ofNothingThatWasAcceptedIsNone)
{
    // Frames after the last commit belong to an incomplete transaction.
    std::string bytes = wal;
    std::string frame = wal.substr(wal.size() - frameBytes);
    frame.replace(4, 4, std::string(4, '\0'));
    frame[100] = static_cast<char>(frame[100] ^ 4);
    test::writeFile(walFile(), bytes + frame);
    EXPECT_FALSE(WriteAheadLog(file).isDamaged());
    frame = wal.substr(wal.size() - frameBytes);
    frame.replace(8, 8, "12345678");
    test::writeFile(walFile(), bytes + frame);
    EXPECT_FALSE(WriteAheadLog(file).isDamaged());
    open(file);
    EXPECT_EQ(logOf(file), log);
}

TEST_F(DamagedLog, isReadByNobodyWhileSomebodyWrites)
{
    History writer = open(folder / "live.db");
    const std::string id = writer.openMatch(threeAt()).value();
    ASSERT_TRUE(writer.enterDeal(id, deal(60, 71)));
    ASSERT_TRUE(History::open(folder / "live.db", Mode::Read));
    bool ran = false;
    EXPECT_FALSE(runExclusively(folder / "live.db", [&] { ran = true; }));
    EXPECT_FALSE(ran);
}

TEST_F(DamagedLog, isReplacedByWhatWasRecoveredAndKeptBeside)
{
    flip(logHeaderBytes + 2 * frameBytes + 100);
    const std::string damaged = test::readFile(walFile());
    ASSERT_TRUE(recover(file, folder / "new.db")->whole());
    const fs::path kept = replaceDamagedHistory(folder / "new.db", file).value();
    EXPECT_EQ(test::readFile(kept.string() + "-wal"), damaged);
    EXPECT_EQ(logOf(file), log);
    History history = open(file);
    EXPECT_TRUE(readEverything(history));
}

TEST_F(DamagedLog, ofABackupIsSaid)
{
    flip(logHeaderBytes + 2 * frameBytes + 100);
    History history = open(source / "other.db");
    Restore restoring(history, file);
    Expected<bool> more = true;
    while (more && *more)
        more = restoring.check(std::chrono::seconds(1));
    ASSERT_TRUE(!more || restoring.contents().damage) << "a damaged backup is taken without a word";
}

/// SQLite writes the pages of a commit by their numbers, and the table of entries comes first.
TEST(DamagedLogOfANewHistory, withoutItsOnlyPageOfEntriesLeavesNone)
{
    const Folder source, folder;
    {
        const History made = open(source.history());
    }
    SQLite::Database reader(source.history().string(), SQLite::OPEN_READONLY);
    reader.exec("BEGIN; SELECT * FROM setting"); // the log stays, as a kill before the checkpoint leaves it
    History history = open(source.history());
    ASSERT_TRUE(history.openMatch(threeAt(500)));
    const fs::path file = folder.history(), wal = file.string() + "-wal";
    for (const char* part : {"", "-wal", "-shm"})
        fs::copy_file(source.history().string() + part, file.string() + part);
    test::writeFile(file.string() + "-lock", "4711");
    std::string bytes = test::readFile(wal);
    bytes.replace(logHeaderBytes, frameBytes, frameBytes, 'U');
    test::writeFile(wal, bytes);
    EXPECT_FALSE(History::open(file, Mode::Write));
    const auto result = recover(file, folder / "new.db");
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error().code, Code::Damaged);
    EXPECT_THAT(result.error().message.en, HasSubstr("No entry of a history can be read"));
    EXPECT_FALSE(fs::exists(folder / "new.db"));
    EXPECT_EQ(test::readFile(wal), bytes);
}

} // namespace
} // namespace tafel::history
