#include "table.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <thread>

#include <gmock/gmock.h>

#include "history/recovery/backup.h"
#include "history/recovery/recovery.h"
#include "history/storage/database.h"
#include "support/earlier_release.h"
#include "support/files.h"
#include "support/small_disk.h"

namespace tafel::history {
namespace {

using test::onASmallDisk;
using test::readFile;
using test::writeFile;
using testing::HasSubstr;
using Code = StorageError::Code;

/// Opens the file and expects an error with a message in both languages.
StorageError fault(const std::filesystem::path& file, Mode mode = Mode::Write)
{
    const Expected<History> history = History::open(file, mode);
    if (history)
        throw std::runtime_error("opened");
    EXPECT_THAT(history.error().message.de, HasSubstr(file.filename().string()));
    EXPECT_THAT(history.error().message.en, HasSubstr(file.filename().string()));
    return history.error();
}

std::string filled(const std::filesystem::path& file, int deals)
{
    History history = open(file);
    const std::string match = history.openMatch(threeAt()).value();
    for (int i = 0; i < deals; ++i)
        EXPECT_TRUE(history.enterDeal(match, i % 2 == 0 ? deal(60, 71) : deal(20, 80)));
    return match;
}

void makeNewer(const std::filesystem::path& file)
{
    SQLite::Database(file.string(), SQLite::OPEN_READWRITE).exec("PRAGMA user_version = 99");
}

TEST(StorageErrors, leaveAHistoryOfANewerVersionAsItIs)
{
    const Folder folder;
    filled(folder.history(), 2);
    makeNewer(folder.history());
    const std::string before = readFile(folder.history());
    EXPECT_EQ(fault(folder.history()).code, Code::Newer);
    EXPECT_EQ(fault(folder.history(), Mode::Read).code, Code::Newer);
    EXPECT_EQ(readFile(folder.history()), before);
}

TEST(StorageErrors, leaveAFileThatIsSomethingElseAsItIs)
{
    const Folder folder;
    const std::string letter(5000, 'x');
    writeFile(folder / "letter.txt", letter);
    EXPECT_EQ(fault(folder / "letter.txt").code, Code::NotAHistory);
    EXPECT_EQ(readFile(folder / "letter.txt"), letter);

    SQLite::Database((folder / "other.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
        .exec("CREATE TABLE song (name TEXT)");
    EXPECT_EQ(fault(folder / "other.db").code, Code::NotAHistory);
    EXPECT_EQ(count(folder / "other.db", "song"), 0);

    std::filesystem::create_directory(folder / "folder");
    EXPECT_EQ(fault(folder / "folder").code, Code::NotAHistory);
}

TEST(StorageErrors, nameAMissingFolderAndAMissingFile)
{
    const Folder folder;
    EXPECT_EQ(fault(folder / "nowhere/history.db").code, Code::FolderNotFound);
    EXPECT_EQ(fault(folder / "nothing.db", Mode::Read).code, Code::Missing);
    EXPECT_FALSE(std::filesystem::exists(folder / "nothing.db"));
}

TEST(StorageErrors, findATruncatedFile)
{
    const Folder folder;
    filled(folder.history(), 20);
    std::filesystem::resize_file(folder.history(), std::filesystem::file_size(folder.history()) / 2);
    EXPECT_EQ(fault(folder.history()).code, Code::Damaged);
}

/// Overwrites all pages but the first.
void overwritePages(const std::filesystem::path& file)
{
    const auto size = std::filesystem::file_size(file);
    std::fstream stream(file, std::ios::binary | std::ios::in | std::ios::out);
    stream.seekp(4096);
    stream << std::string(size - 4096, '\x55');
}

TEST(StorageErrors, heedNoHistoryThatWasOnlyBegun)
{
    const Folder folder;
    std::string whole(4096, '\0');
    { // a database before its tables are created
        SQLite::Database database(
            (folder / "begun.db").string(), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        database.exec("PRAGMA journal_mode = WAL");
        std::ifstream(folder / "begun.db", std::ios::binary).read(whole.data(), 4096);
    }
    const std::filesystem::path file = folder.history();
    const auto expectMade = [&](const std::string& bytes, const char* lock, const std::string& beside) {
        SCOPED_TRACE(testing::Message() << bytes.size() << " bytes, lock " << lock << ", beside " << beside);
        for (const char* part : {"", "-lock", "-journal", "-wal", "-shm"})
            std::filesystem::remove(file.string() + part);
        writeFile(file, bytes);
        writeFile(file.string() + "-lock", lock);
        if (!beside.empty())
            writeFile(file.string() + beside, std::string(600, '\0'));
        const auto looked = History::open(file, Mode::Read);
        ASSERT_FALSE(looked);
        EXPECT_EQ(looked.error().code, Code::Missing) << looked.error().message.en << looked.error().detail;
        const auto opened = History::open(file, Mode::Write);
        ASSERT_TRUE(opened) << opened.error().message.en << opened.error().detail;
        EXPECT_EQ(readFile(file.string() + "-lock"), std::to_string(getpid()));
    };
    for (std::size_t size = 0; size <= whole.size() && !testing::Test::HasFailure();
         size += size < 110 ? 1 : 142)
        expectMade(whole.substr(0, size), "4711 new", "");
    for (const std::size_t size : {std::size_t{1}, std::size_t{512}, whole.size()})
        expectMade(std::string(size, '\0'), "4711 new", "");
    for (const char* beside : {"", "-journal", "-wal", "-shm"})
        for (const std::size_t size : {std::size_t{0}, std::size_t{32}, std::size_t{600}, whole.size()})
            for (const char* lock : {"4711 new", "4711"}) // locks of earlier releases lack the word "new"
                expectMade(whole.substr(0, size), lock, beside);
}

TEST(StorageErrors, takeNoHistoryForABeginning)
{
    const Folder folder;
    filled(folder.history(), 3);
    std::string bytes(4096, '\0');
    std::ifstream(folder.history(), std::ios::binary).read(bytes.data(), 4096);
    for (const std::size_t size : {std::size_t{40}, std::size_t{600}, std::size_t{4096}}) {
        writeFile(folder.history(), bytes.substr(0, size));
        writeFile(folder.history().string() + "-lock", "4711");
        EXPECT_FALSE(History::open(folder.history(), Mode::Write)) << size;
        EXPECT_EQ(std::filesystem::file_size(folder.history()), size) << "it stays as it is";
    }
    for (const std::string& other : {std::string("Dear Anna, "), std::string(30, 'x')}) {
        writeFile(folder.history(), other);
        writeFile(folder.history().string() + "-lock", "4711 new");
        EXPECT_EQ(fault(folder.history()).code, Code::NotAHistory);
        EXPECT_EQ(readFile(folder.history()), other);
    }
    { // the file is gone, and the accepted events are in the log
        History history = open(folder / "live.db");
        const std::string id = history.openMatch(threeAt()).value();
        ASSERT_TRUE(history.enterDeal(id, deal(60, 71)));
        std::filesystem::copy_file(folder / "live.db-wal", folder / "lost.db-wal");
    }
    writeFile(folder / "lost.db", "");
    for (const Mode mode : {Mode::Read, Mode::Write}) {
        EXPECT_EQ(fault(folder / "lost.db", mode).code, Code::Damaged);
        EXPECT_GT(std::filesystem::file_size(folder / "lost.db-wal"), 0U);
    }
    const auto recovered = recover(folder / "lost.db", folder / "new.db");
    ASSERT_TRUE(recovered) << recovered.error().message.en;
    EXPECT_EQ(recovered->deals, 1);
}

TEST(StorageErrors, findOverwrittenPagesWhereTheyAreRead)
{
    const Folder folder;
    const std::string match = filled(folder.history(), 20);
    overwritePages(folder.history());
    Expected<History> history = History::open(folder.history(), Mode::Read);
    const StorageError fault = history ? history->load(match).error() : history.error();
    EXPECT_EQ(fault.code, Code::Damaged);
    EXPECT_THAT(fault.message.en, HasSubstr("restore a backup"));
    if (history) {
        EXPECT_EQ(history->matches().error().code, Code::Damaged);
    }
}

TEST(StorageErrors, lookThroughTheWholeFileAfterAWriterWasKilled)
{
    const Folder folder;
    filled(folder.history(), 20);
    EXPECT_EQ(readFile(folder / "history.db-lock"), "");
    SQLite::Database(folder.history().string(), SQLite::OPEN_READWRITE)
        .exec("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 3 WHERE name = 'draft'");
    writeFile(folder / "history.db-lock", "4711");
    EXPECT_EQ(fault(folder.history()).code, Code::Damaged);
}

TEST(StorageErrors, refuseASecondWriterAndNameTheFirst)
{
    const Folder folder;
    std::optional<History> first = open(folder.history());
    const StorageError refused = fault(folder.history());
    EXPECT_EQ(refused.code, Code::InUse);
    EXPECT_THAT(refused.message.en, HasSubstr(std::to_string(getpid())));
    EXPECT_THAT(refused.message.de, HasSubstr(std::to_string(getpid())));

    std::filesystem::create_symlink(folder.history(), folder / "same.db");
    EXPECT_FALSE(History::open(folder / "same.db", Mode::Write)) << "another name for the same file";
    first.reset();
    EXPECT_TRUE(History::open(folder.history(), Mode::Write));
}

TEST(StorageErrors, waitForAnotherWriterAsLongAsTheyMay)
{
    using namespace std::chrono_literals;
    const Folder folder;
    std::optional<History> first = open(folder.history());
    int said = 0;
    const Settings impatient{.patience = {50ms, [&] { ++said; }}};
    EXPECT_EQ(History::open(folder.history(), Mode::Write, impatient).error().code, Code::InUse);
    EXPECT_EQ(said, 0) << "so short a wait is noticed by nobody";
    std::thread closing([&] {
        std::this_thread::sleep_for(700ms);
        first.reset();
    });
    const Settings patient{.patience = {60s, [&] { ++said; }}};
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_TRUE(History::open(folder.history(), Mode::Write, patient));
    EXPECT_GT(std::chrono::steady_clock::now() - begin, 500ms);
    EXPECT_EQ(said, 1);
    closing.join();

    // The wait goes on while one writer follows another, and the time limit applies to each of them.
    first = open(folder.history());
    std::thread following([&] {
        for (int number = 0; number < 8; ++number) {
            std::this_thread::sleep_for(200ms);
            writeFile(folder.history().string() + "-lock", std::to_string(number));
        }
        first.reset();
    });
    EXPECT_TRUE(History::open(folder.history(), Mode::Write, {.patience = {1000ms, {}}}));
    following.join();
}

TEST(StorageErrors, letReadersLookWhileAWriterWrites)
{
    const Folder folder;
    History writer = open(folder.history());
    const std::string match = writer.openMatch(threeAt()).value();
    History reader = open(folder.history(), Mode::Read);
    EXPECT_EQ(reader.load(match)->deals.size(), 0U);
    ASSERT_TRUE(writer.enterDeal(match, deal(60, 71)));
    EXPECT_EQ(reader.load(match)->deals.size(), 1U);
    EXPECT_EQ(storageErrorOf(reader.enterDeal(match, deal(60, 71)))->code, Code::ReadOnly);
    EXPECT_EQ(reader.load(match)->deals.size(), 1U);
}

TEST(StorageErrors, sayThatAnotherProgramHoldsTheFileAndGoOnAfterwards)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string match = history.openMatch(threeAt()).value();
    {
        SQLite::Database other(folder.history().string(), SQLite::OPEN_READWRITE);
        other.exec("BEGIN IMMEDIATE");
        EXPECT_EQ(storageErrorOf(history.enterDeal(match, deal(60, 71)))->code, Code::Busy);
    }
    EXPECT_TRUE(history.enterDeal(match, deal(60, 71)));
    EXPECT_EQ(history.load(match)->deals.size(), 1U);
}

TEST(StorageErrors, keepEverythingWhenTheDiskIsFullAndGoOnWhenThereIsRoom)
{
    const Folder folder;
    const int status = onASmallDisk(folder / "", [&] {
        History history = open(folder.history());
        const std::string match = history.openMatch(threeAt()).value();
        std::size_t entered = 0;
        WriteResult<ScoredDeal> answer = history.enterDeal(match, deal(60, 71));
        while (answer && entered < 40) {
            ++entered;
            if (entered == 5)
                writeFile(folder / "filler", std::string(1'000'000, 'x')); // until the disk is full
            answer = history.enterDeal(match, entered % 2 == 0 ? deal(60, 71) : deal(20, 80));
        }
        ASSERT_TRUE(storageErrorOf(answer));
        EXPECT_EQ(storageErrorOf(answer)->code, Code::DiskFull) << storageErrorOf(answer)->detail;
        EXPECT_EQ(history.load(match)->deals.size(), entered);
        EXPECT_EQ(storageErrorOf(history.undo(match))->code, Code::DiskFull);
        EXPECT_EQ(history.load(match)->deals.size(), entered);

        std::filesystem::remove(folder / "filler");
        EXPECT_TRUE(history.enterDeal(match, deal(60, 71)));
        EXPECT_EQ(history.load(match)->deals.size(), entered + 1);
        const std::string live = projections(folder.history());
        EXPECT_TRUE(history.rebuild());
        EXPECT_EQ(firstDifference(projections(folder.history()), live), "");
    });
    if (status == 77)
        GTEST_SKIP() << "may not mount a small disk here";
    EXPECT_EQ(status, 0);
}

TEST(StorageErrors, keepEverythingWhenTheDiskReportsAnError)
{
    const Folder folder;
    const int status = onASmallDisk(folder / "", [&] {
        History history = open(folder.history());
        const std::string match = history.openMatch(threeAt()).value();
        ASSERT_TRUE(history.enterDeal(match, deal(60, 71)));
        signal(SIGXFSZ, SIG_IGN);
        rlimit limit{};
        getrlimit(RLIMIT_FSIZE, &limit);
        const rlimit small{1, limit.rlim_max};
        setrlimit(RLIMIT_FSIZE, &small); // From here, every write ends with EFBIG.
        EXPECT_EQ(storageErrorOf(history.enterDeal(match, deal(20, 80)))->code, Code::Io);
        EXPECT_EQ(history.load(match)->deals.size(), 1U);
        setrlimit(RLIMIT_FSIZE, &limit);
        EXPECT_TRUE(history.enterDeal(match, deal(20, 80)));
        EXPECT_EQ(history.load(match)->deals.size(), 2U);
    });
    if (status == 77)
        GTEST_SKIP() << "may not mount a small disk here";
    EXPECT_EQ(status, 0);
}

TEST(StorageErrors, backUpWhatCanOnlyBeRead)
{
    const Folder folder, other;
    const int status = onASmallDisk(
        folder / "",
        [&] {
            {
                History history = open(folder.history());
                const std::string match = history.openMatch(threeAt()).value();
                for (int i = 0; i < 5; ++i)
                    ASSERT_TRUE(history.enterDeal(match, i % 2 == 0 ? deal(60, 71) : deal(20, 80)));
                for (const char* name : {"killed.db", "without.db"}) { // files as a killed writer leaves them
                    for (const char* part : {"", "-wal", "-shm"})
                        if (std::string_view(part) != "-shm" || std::string_view(name) == "killed.db")
                            std::filesystem::copy_file(
                                folder.history().string() + part, (folder / name).string() + part);
                    writeFile((folder / name).string() + "-lock", "4711");
                }
            }
            open(folder.history(), Mode::Read); // a reader leaves an empty log and its index
            ASSERT_TRUE(std::filesystem::exists(folder.history().string() + "-wal"));
            ASSERT_TRUE(std::filesystem::exists(folder.history().string() + "-shm"));
            ASSERT_EQ(mount("tmpfs", (folder / "").c_str(), "tmpfs", MS_REMOUNT | MS_RDONLY, nullptr), 0);
            for (const char* name : {"history.db", "killed.db", "without.db"}) {
                SCOPED_TRACE(name);
                Expected<History> reader = History::open(folder / name, Mode::Read);
                ASSERT_TRUE(reader) << reader.error().message.en << reader.error().detail;
                const auto made = backUp(*reader, other / name);
                ASSERT_TRUE(made) << made.error().message.en << made.error().detail;
                EXPECT_EQ(open(other / name, Mode::Read).matches()->front().deals, 5);
                EXPECT_EQ(storageErrorOf(reader->openMatch(threeAt()))->code, Code::ReadOnly);
                const auto here = backUp(*reader, folder / "copy.db");
                ASSERT_FALSE(here);
                EXPECT_EQ(here.error().code, Code::ReadOnly);
                EXPECT_THAT(here.error().message.en, HasSubstr("The backup was not made"));
            }
        },
        "size=8m");
    if (status == 77)
        GTEST_SKIP() << "may not mount a small disk here";
    EXPECT_EQ(status, 0);
}

TEST(StorageErrors, sayWhenThereIsNoRoomToTakeAnOlderHistoryOver)
{
    const Folder folder, other;
    {
        History history = open(other.history());
        const std::string match = history.openMatch(threeAt()).value();
        for (int i = 0; i < 5; ++i)
            ASSERT_TRUE(history.enterDeal(match, i % 2 == 0 ? deal(60, 71) : deal(20, 80)));
        writeEarlierRelease(other.history(), other / "old.db");
    }
    const int status = onASmallDisk(
        folder / "",
        [&] {
            std::filesystem::copy_file(other / "old.db", folder.history());
            for (const std::uintmax_t room : {4U << 10, 40U << 10, 100U << 10}) {
                SCOPED_TRACE(room);
                const auto space = std::filesystem::space(folder / "").available;
                writeFile(folder / "filler", std::string(space - room, 'x'));
                const auto opened = History::open(folder.history(), Mode::Write);
                ASSERT_FALSE(opened);
                EXPECT_EQ(opened.error().code, Code::DiskFull)
                    << opened.error().message.en << opened.error().detail;
                EXPECT_TRUE(needsMigration(folder.history()));
                std::filesystem::remove(folder / "filler");
            }
            EXPECT_TRUE(History::open(folder.history(), Mode::Write));
        },
        "size=4m");
    if (status == 77)
        GTEST_SKIP() << "may not mount a small disk here";
    EXPECT_EQ(status, 0);
}

TEST(StorageErrors, readFromAReadOnlyDiskAndSayThatNothingCanBeWritten)
{
    const Folder folder;
    const int status = onASmallDisk(folder / "", [&] {
        const std::string match = filled(folder.history(), 3);
        ASSERT_EQ(mount("tmpfs", (folder / "").c_str(), "tmpfs", MS_REMOUNT | MS_RDONLY, nullptr), 0);
        EXPECT_EQ(fault(folder.history()).code, Code::ReadOnly);
        EXPECT_EQ(fault(folder / "new.db").code, Code::ReadOnly);
        History reader = open(folder.history(), Mode::Read);
        EXPECT_EQ(reader.load(match)->deals.size(), 3U);
        EXPECT_EQ(storageErrorOf(reader.undo(match))->code, Code::ReadOnly);
    });
    if (status == 77)
        GTEST_SKIP() << "may not mount a small disk here";
    EXPECT_EQ(status, 0);
}

} // namespace
} // namespace tafel::history
