// Every call to the disk fails, once or permanently: the program reports an error, accepted events stay,
// rejected ones leave no trace, and the same operation succeeds once the disk works again.
// TAFEL_FAULTS=all also tests each call of long operations.
#include <fstream>

#include <gmock/gmock.h>

#include "failing_disk.h"
#include "full_history.h"
#include "history/exchange/import.h"
#include "history/recovery/backup.h"
#include "history/recovery/recovery.h"
#include "history/storage/database_copy.h"
#include "support/earlier_release.h"

namespace tafel::history {
namespace {

namespace fs = std::filesystem;
using testing::AnyOf;
using Code = StorageError::Code;

using Outcome = std::optional<StorageError>;

template <typename T> Outcome outcomeOf(const WriteResult<T>& answer)
{
    if (answer)
        return std::nullopt;
    const StorageError* fault = storageErrorOf(answer);
    if (!fault)
        throw std::runtime_error("refused");
    return *fault;
}
template <typename T> Outcome outcomeOf(const Expected<T>& answer)
{
    return answer ? std::nullopt : Outcome(answer.error());
}

struct Work {
    const char* name;
    std::function<Outcome(History&, const fs::path& folder)> run;
};

/// How a disk fails: in one call, or in this and all later calls.
struct Failing {
    FailingDisk::How how;
    bool forEver;
};
using How = FailingDisk::How;
constexpr Failing ways[]
    = {{How::Full, false}, {How::Error, true}, {How::Error, false}, {How::ReadOnly, true}};

class Disk : public testing::TestWithParam<int> {
protected:
    static void SetUpTestSuite()
    {
        s_source = new Folder;
        {
            History history = open(s_source->history());
            playEverything(history);
            s_match = history.openMatch(threeAt(100)).value();
            for (int number = 0; number < 3; ++number)
                EXPECT_TRUE(history.enterDeal(s_match, deal(60, 71)));
            EXPECT_TRUE(backUp(history, *s_source / "backup.db"));
            EXPECT_TRUE(history.enterDeal(s_match, deal(20, 80)));
        }
        writeEarlierRelease(s_source->history(), *s_source / "old.db");
        std::ofstream out(*s_source / "many.tafel.jsonl");
        for (int number = 0; number < 5; ++number) {
            Match match = threeAt(50);
            match.id = fmt::format("match-{}", number);
            match.started = "2026-01-01T20:00:00Z";
            match.deals = {deal(60, 71), deal(20, 80)};
            out << document::writeMatch(match, true) << "\n";
        }
    }
    static void TearDownTestSuite()
    {
        delete s_source;
        s_source = nullptr;
    }

    static inline Folder* s_source = nullptr;
    static inline std::string s_match;

public:
    static const std::vector<Work>& works()
    {
        static const std::vector<Work> all{
            {"entry",
                [](History& history, const fs::path&) {
                    return outcomeOf(history.enterDeal(s_match, deal(30, 40)));
                }},
            {"correction",
                [](History& history, const fs::path&) {
                    return outcomeOf(history.correct(s_match, 2, deal(50, 50), "why"));
                }},
            {"undo", [](History& history, const fs::path&) { return outcomeOf(history.undo(s_match)); }},
            {"dispute",
                [](History& history, const fs::path&) {
                    return outcomeOf(
                        history.recordDispute({.match = s_match, .question = "{}", .verdict = "no"}));
                }},
            {"renaming",
                [](History& history, const fs::path&) {
                    return outcomeOf(renamePerson(history, "Cora", "Cora Meier"));
                }},
            {"tournament",
                [](History& history, const fs::path&) {
                    return outcomeOf(openTournament(
                        history, {.name = "New", .setup = threeAt(), .sizes = {3}}, {"A", "B", "C"}));
                }},
            {"import",
                [](History& history, const fs::path&) {
                    return outcomeOf(importFile(history, *s_source / "many.tafel.jsonl"));
                }},
            {"forgetting",
                [](History& history, const fs::path&) { return outcomeOf(erasePerson(history, "Anna")); }},
            {"backup",
                [](History& history, const fs::path& folder) {
                    return outcomeOf(backUp(history, folder / "copy.db"));
                }},
            {"restore",
                [](History& history, const fs::path&) {
                    return outcomeOf(restore(history, *s_source / "backup.db"));
                }},
        };
        return all;
    }

protected:
    /// Fails each call in each way until an operation needs no more calls; steps grow in long operations.
    static void eachCall(const std::function<bool(const Failing& way, int call)>& fails)
    {
        static const bool all = std::getenv("TAFEL_FAULTS") != nullptr;
        for (const Failing& way : ways)
            for (int call = 1; !HasFailure() && fails(way, call);
                 call += all || call < 5 ? 1 : 1 + call / 2) { }
    }

    static void expectASentence(const StorageError& fault)
    {
        EXPECT_THAT(fault.code, AnyOf(Code::DiskFull, Code::Io, Code::ReadOnly, Code::Busy))
            << fault.message.en << fault.detail;
        EXPECT_GT(fault.message.de.size(), 40U);
        EXPECT_GT(fault.message.en.size(), 40U);
    }
};

TEST_P(Disk, mayFailInAnyCallOfAnyWork)
{
    const Work& work = works()[static_cast<std::size_t>(GetParam())];
    FailingDisk disk;
    std::vector<std::string> whole;
    {
        const Folder folder;
        fs::copy_file(s_source->history(), folder.history());
        History history = open(folder.history());
        ASSERT_FALSE(work.run(history, folder / ""));
        whole = logOf(folder.history());
    }
    const std::vector<std::string> before = logOf(s_source->history());
    int failures = 0;
    eachCall([&](const Failing& way, int call) {
        SCOPED_TRACE(fmt::format("{}, call {}, way {}", work.name, call, static_cast<int>(way.how)));
        const Folder folder;
        fs::copy_file(s_source->history(), folder.history());
        History history = open(folder.history());
        disk.fail(call, way.how, way.forEver);
        const Outcome outcome = work.run(history, folder / "");
        const bool failed = disk.heal();
        failures += failed ? 1 : 0;
        if (outcome)
            expectASentence(*outcome);
        // The open history and the file must agree.
        const std::vector<std::string> now = logOf(folder.history());
        const bool isImport = std::string_view(work.name) == "import";
        if (!isImport && outcome) {
            EXPECT_EQ(now, before) << "it said that nothing was stored";
        } else if (!outcome) {
            EXPECT_EQ(now.size(), whole.size());
        }
        EXPECT_TRUE(readEverything(history));
        const fs::path copy = folder / "copy.db";
        if (fs::exists(copy)) {
            EXPECT_FALSE(outcome);
            EXPECT_EQ(logOf(copy), before);
        }
        // The same operation must now succeed in the same process.
        if (outcome) {
            EXPECT_FALSE(work.run(history, folder / ""));
        }
        EXPECT_EQ(logOf(folder.history()).size(), whole.size());
        history = open(folder / "other.db");
        expectSound(folder.history());
        for (const fs::path& aside : siblingCopies(folder.history()))
            EXPECT_EQ(logOf(aside), before) << aside;
        return failed;
    });
    EXPECT_GT(failures, 0);
    std::printf("%s: %d failures\n", work.name, failures);
}

class DiskAndProgram : public Disk { };

/// The process ends after the error; the next one finds the event complete or not at all.
TEST_P(DiskAndProgram, mayFail)
{
    const Work& work = works()[static_cast<std::size_t>(GetParam())];
    const std::vector<std::string> before = logOf(s_source->history());
    FailingDisk disk;
    int failures = 0;
    eachCall([&](const Failing& way, int call) {
        SCOPED_TRACE(fmt::format("{}, call {}, way {}", work.name, call, static_cast<int>(way.how)));
        const Folder folder;
        fs::copy_file(s_source->history(), folder.history());
        Outcome outcome;
        {
            History history = open(folder.history());
            disk.fail(call, way.how, way.forEver);
            outcome = work.run(history, folder / "");
        } // closing the history also fails
        const bool failed = disk.heal();
        failures += failed ? 1 : 0;
        History history = open(folder.history());
        EXPECT_TRUE(readEverything(history));
        if (outcome) {
            const std::vector<std::string> now = logOf(folder.history());
            EXPECT_TRUE(now.size() == before.size() || now.size() == before.size() + 1);
            EXPECT_TRUE(std::equal(before.begin(), before.end(), now.begin()));
        }
        history = open(folder / "other.db");
        expectSound(folder.history());
        return failed;
    });
    EXPECT_GT(failures, 0);
    std::printf("%s: %d failures\n", work.name, failures);
}

const auto nameOfWork = [](const testing::TestParamInfo<int>& of) {
    return std::string(Disk::works()[static_cast<std::size_t>(of.param)].name);
};
constexpr int singleEntries = 6, allWorks = 10; ///< The first operations write one event each.
INSTANTIATE_TEST_SUITE_P(Each, Disk, testing::Range(0, allWorks), nameOfWork);
INSTANTIATE_TEST_SUITE_P(Each, DiskAndProgram, testing::Range(0, singleEntries), nameOfWork);

class Opening : public Disk { };

/// Opens a new file, an existing one, and one of an earlier release, which is migrated.
TEST_P(Opening, mayFailInAnyCall)
{
    const int number = GetParam();
    static constexpr const char* files[] = {"", "history.db", "old.db"};
    const std::string file = files[number];
    const std::vector<std::string> before
        = number == 0 ? std::vector<std::string>() : logOf(s_source->history());
    FailingDisk disk;
    int failures = 0;
    eachCall([&](const Failing& way, int call) {
        bool failed = false;
        SCOPED_TRACE(fmt::format("{}, call {}, way {}", file, call, static_cast<int>(way.how)));
        const Folder folder;
        if (number > 0)
            fs::copy_file(*s_source / file.c_str(), folder.history());
        disk.fail(call, way.how, way.forEver);
        {
            const Expected<History> history = History::open(folder.history(), Mode::Write, evening());
            failed = disk.heal();
            failures += failed ? 1 : 0;
            if (!history)
                expectASentence(history.error());
        }
        if (number > 0) {
            EXPECT_EQ(logOf(folder.history()), before);
        }
        for (const fs::path& aside : siblingCopies(folder.history()))
            EXPECT_EQ(logOf(aside), before) << aside;
        History history = open(folder.history());
        EXPECT_TRUE(history.openMatch(threeAt()));
        EXPECT_TRUE(readEverything(history));
        history = open(folder / "other.db");
        EXPECT_EQ(logOf(folder.history()).size(), before.size() + 1);
        expectSound(folder.history());
        return failed;
    });
    EXPECT_GT(failures, 0);
    std::printf("opening: %d failures\n", failures);
}

INSTANTIATE_TEST_SUITE_P(Each, Opening, testing::Range(0, 3));

} // namespace
} // namespace tafel::history
