// Clocks that go back, other processes, and file names with special meanings.
#include <atomic>
#include <thread>

#include <sys/wait.h>
#include <unistd.h>

#include <gmock/gmock.h>

#include "failing_disk.h"
#include "full_history.h"
#include "history/exchange/import.h"
#include "history/recovery/backup.h"
#include "history/recovery/recovery.h"

namespace tafel::history {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;
using Code = StorageError::Code;

/// A clock that goes back an hour with each call.
Settings backwards()
{
    const auto hours = std::make_shared<int>(0);
    return {.rulesVersion = "7", .clock = [hours] {
                using namespace std::chrono;
                return Time(sys_days(2026y / 11 / 20) + 19h - std::chrono::hours((*hours)++));
            }};
}

TEST(Clock, setBackChangesNoOrder)
{
    const Folder folder;
    History history = open(folder.history(), Mode::Write, backwards());
    const std::string first = history.openMatch(threeAt()).value();
    for (int number = 0; number < 5; ++number)
        ASSERT_TRUE(history.enterDeal(first, number % 2 == 0 ? deal(60, 71) : deal(20, 80)));
    ASSERT_TRUE(history.correct(first, 2, deal(50, 50)));
    ASSERT_TRUE(history.correct(first, 2, deal(40, 60)));
    ASSERT_TRUE(history.recordDispute({.match = first, .question = "{}", .verdict = "no"}));
    const std::string second = history.openMatch(threeAt()).value();
    ASSERT_TRUE(history.enterDeal(second, deal(60, 71)));

    history = open(folder / "other.db");
    history = open(folder.history(), Mode::Write, backwards());
    EXPECT_EQ(history.currentMatch().value()->id, second)
        << "the last one that was played, not the latest hour";
    const StoredMatch stored = history.load(first).value();
    ASSERT_THAT(stored.deals, SizeIs(5));
    EXPECT_THAT(stored.deals[1].corrections, SizeIs(2));
    EXPECT_EQ(stored.match.deals[1].points, deal(40, 60).points) << "the last correction holds";
    for (std::size_t number = 1; number < 5; ++number)
        EXPECT_LT(stored.deals[number].entered, stored.deals[number - 1].entered);
    EXPECT_EQ(history.undo(first).value()->what, Step::What::Dispute);
    EXPECT_EQ(history.undo(first).value()->what, Step::What::Correction);
    EXPECT_EQ(history.load(first)->match.deals[1].points, deal(50, 50).points);
    const std::vector<Event> events = history.events(first).value();
    for (std::size_t i = 1; i < events.size(); ++i)
        EXPECT_GT(events[i].seq, events[i - 1].seq);
    history = open(folder / "other.db");
    expectSound(folder.history());
}

TEST(Clock, setBackKeepsARoundBeforeItsMatches)
{
    const Folder folder;
    History history = open(folder.history(), Mode::Write, backwards());
    const std::vector<std::string> people = {"Anna", "Beat", "Cora"};
    const std::string cup
        = openTournament(history, {.name = "Cup", .setup = threeAt(), .sizes = {3}}, people).value();
    ASSERT_TRUE(drawNextRound(history, cup, "1"));
    Match match = threeAt();
    match.tournament = "Cup";
    const std::string id = history.openMatch(match).value();
    EXPECT_EQ(loadTournament(history, "Cup").value()->rounds[0].tables[0].match, id);
}

/// Possible names of folders and files. SQLite's URIs interpret ?, # and %, and SQL interprets quotes.
class Named : public testing::TestWithParam<const char*> { };

TEST_P(Named, filesAreThemselves)
{
    const Folder folder;
    const fs::path place = folder / "" / GetParam();
    fs::create_directories(place);
    const fs::path file = place / (std::string(GetParam()) + ".db");
    std::string id;
    {
        History history = open(file);
        id = history.openMatch(threeAt()).value();
        ASSERT_TRUE(history.enterDeal(id, deal(60, 71)));
        EXPECT_EQ(History::open(file, Mode::Write).error().code, Code::InUse);
        EXPECT_EQ(open(file, Mode::Read).load(id)->deals.size(), 1U);
        ASSERT_TRUE(backUp(history, place / "copy ä.db"));
        ASSERT_TRUE(history.enterDeal(id, deal(20, 80)));
        ASSERT_TRUE(restore(history, place / "copy ä.db"));
        EXPECT_EQ(history.load(id)->deals.size(), 1U);
        ASSERT_TRUE(erasePerson(history, "Cora"));
    }
    expectSound(file);
    const RecoveryResult recovered = recover(file, place / "new ?.db").value();
    EXPECT_TRUE(recovered.whole());
    EXPECT_EQ(recovered.deals, 1);
    EXPECT_TRUE(fs::exists(file.string() + ".before-restoring.copy"));
    for (const auto& entry : fs::directory_iterator(folder / "")) // no file has a truncated name
        EXPECT_EQ(entry.path(), place);
    {
        // Without its side files, SQLite opens the file by a URI, in which these characters have a meaning.
        FailingDisk disk;
        disk.fail(1, FailingDisk::How::Error, false);
        EXPECT_EQ(open(file, Mode::Read).load(id)->deals.size(), 1U);
        EXPECT_TRUE(disk.heal());
    }
}

INSTANTIATE_TEST_SUITE_P(LikeThis, Named,
    testing::Values("with spaces", "Jassrunde Zürich", "why?", "why?mode=memory", "a#b", "100%", "%41",
        "it's", "\"quoted\"", "semi;colon", "back\\slash", "file:memory", "&vfs=none", "-dash", "日本"));

TEST(Place, mayBeGivenFromHereOrByAnotherName)
{
    const Folder folder;
    const fs::path before = fs::current_path();
    fs::current_path(folder / "");
    {
        History history = open("here.db");
        const std::string id = history.openMatch(threeAt()).value();
        fs::create_directory("below");
        fs::create_symlink("../here.db", "below/link.db");
        fs::current_path("below");
        EXPECT_EQ(History::open("../here.db", Mode::Write).error().code, Code::InUse);
        EXPECT_EQ(History::open("link.db", Mode::Write).error().code, Code::InUse);
        EXPECT_EQ(open("link.db", Mode::Read).load(id)->deals.size(), 0U);
        ASSERT_TRUE(history.enterDeal(id, deal(60, 71))) << "the program goes on wherever it is";
        EXPECT_EQ(open("../below/../here.db", Mode::Read).load(id)->deals.size(), 1U);
        ASSERT_TRUE(backUp(history, "copy.db"));
        EXPECT_TRUE(fs::exists(folder / "below/copy.db"));
    }
    EXPECT_FALSE(fs::exists(folder / "below/link.db-wal"));
    fs::current_path(before);
}

TEST(TwoPrograms, aReaderSeesWholeStatesOnly)
{
    const Folder folder;
    History writer = open(folder.history());
    const std::string id = writer.openMatch(threeAt(10'000)).value();
    std::atomic<bool> stop = false;
    std::atomic<int> read = 0;
    std::thread reading([&] {
        std::size_t last = 0;
        while (!stop) {
            History reader = open(folder.history(), Mode::Read);
            for (int i = 0; i < 5; ++i) {
                const Expected<StoredMatch> stored = reader.load(id);
                ASSERT_TRUE(stored) << stored.error().message.en << stored.error().detail;
                EXPECT_GE(stored->deals.size(), last) << "nothing goes back";
                last = stored->deals.size();
                EXPECT_TRUE(score(stored->match));
                const auto listed = reader.matches();
                ASSERT_TRUE(listed) << listed.error().message.en;
                EXPECT_GE(static_cast<std::size_t>(listed->front().deals), last);
                ++read;
            }
        }
    });
    for (int number = 0; number < 200 || (read < 20 && number < 5000); ++number)
        ASSERT_TRUE(writer.enterDeal(id, number % 2 == 0 ? deal(60, 71) : deal(20, 80)));
    stop = true;
    reading.join();
    EXPECT_GE(read, 20);
}

TEST(TwoPrograms, aBackupIsMadeWhileAnotherWrites)
{
    const Folder folder;
    std::string id;
    {
        History history = open(folder.history());
        playEverything(history);
        id = history.openMatch(threeAt(10'000)).value();
    }
    std::atomic<bool> stop = false;
    std::atomic<int> entered = 0;
    std::thread writing([&] {
        History writer = open(folder.history());
        for (; !stop; ++entered)
            ASSERT_TRUE(writer.enterDeal(id, entered % 2 == 0 ? deal(60, 71) : deal(20, 80)));
    });
    while (entered < 3)
        std::this_thread::yield();
    std::vector<int> deals;
    for (int number = 0; number < 10; ++number) {
        const fs::path copy = folder / fmt::format("copy{}.db", number).c_str();
        History reader = open(folder.history(), Mode::Read);
        Backup backup(reader, copy);
        int steps = 0;
        while (backup.step(std::chrono::milliseconds(0)).value())
            ASSERT_LT(++steps, 10'000) << "it begins anew all the time";
        deals.push_back(open(copy, Mode::Read).matches()->front().deals);
        EXPECT_EQ(SQLite::Database(copy.string()).execAndGet("PRAGMA integrity_check").getString(), "ok");
    }
    stop = true;
    writing.join();
    EXPECT_TRUE(std::is_sorted(deals.begin(), deals.end()));
    EXPECT_LE(deals.back(), entered);
}

TEST(TwoPrograms, importOneAfterTheOther)
{
    const Folder folder;
    std::string lines;
    for (int number = 0; number < 50; ++number) {
        Match match = threeAt();
        match.id = fmt::format("match-{}", number);
        match.started = "2026-01-01T20:00:00Z";
        match.deals = {deal(60, 71)};
        lines += document::writeMatch(match, true) + "\n";
    }
    const auto import = [&](History& history) {
        std::istringstream stream(lines);
        return importStream(history, stream, "x.jsonl").value();
    };
    open(folder.history());
    std::atomic<int> added = 0, known = 0, inUse = 0;
    std::vector<std::thread> tablets;
    for (int tablet = 0; tablet < 4; ++tablet)
        tablets.emplace_back([&] {
            for (int i = 0; i < 5;) {
                Expected<History> history = History::open(folder.history(), Mode::Write);
                if (!history) {
                    ASSERT_EQ(history.error().code, Code::InUse)
                        << history.error().message.en << history.error().detail;
                    ++inUse;
                    std::this_thread::sleep_for(std::chrono::milliseconds(1));
                    continue;
                }
                const ImportResult result = import(*history);
                added += result.added;
                known += result.known;
                ++i;
            }
        });
    for (std::thread& each : tablets)
        each.join();
    EXPECT_EQ(added, 50);
    EXPECT_EQ(known, 19 * 50);
    EXPECT_EQ(open(folder.history(), Mode::Read).counts()->matches, 50);
}

TEST(BackupFiles, leaveNothingOfTheFileThatTheyReplace)
{
    const Folder folder;
    History history = open(folder.history());
    const std::string id = history.openMatch(threeAt()).value();
    ASSERT_TRUE(history.enterDeal(id, deal(60, 71)));
    { // a process was killed while it had an older copy open
        History old = open(folder / "old.db");
        ASSERT_TRUE(old.openMatch(threeAt()));
        fs::copy_file(folder / "old.db", folder / "copy.db");
        fs::copy_file(folder / "old.db-wal", folder / "copy.db-wal");
    }
    ASSERT_TRUE(backUp(history, folder / "copy.db", true));
    EXPECT_EQ(logOf(folder / "copy.db"), logOf(folder.history()));
}

} // namespace
} // namespace tafel::history
