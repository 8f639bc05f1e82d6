#include "table.h"

#include <fstream>
#include <thread>

#include "history/storage/integrity_check.h"

namespace tafel::history {
namespace {

/// A history after a killed writer that is too large to be checked while the user waits.
class LongHistory : public testing::Test {
protected:
    LongHistory()
    {
        {
            History history = open(folder.history());
            match = history.openMatch(threeAt()).value();
        }
        lengthen(2);
        mark("4711");
    }

    void sql(const std::string& statement)
    {
        SQLite::Database(folder.history().string(), SQLite::OPEN_READWRITE).exec(statement);
    }
    /// Lengthens the file by `times` times the size that is checked quickly.
    void lengthen(int times)
    {
        constexpr int each = 100'000;
        sql(fmt::format("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {}) "
                        "INSERT OR REPLACE INTO draft SELECT i, hex(zeroblob({})) FROM n",
            times * IntegrityCheck::soon / each, each / 2));
    }
    void damage()
    {
        sql("PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 3 WHERE name = 'tournament'");
    }
    std::filesystem::path lock() const { return folder / "history.db-lock"; }
    void mark(const std::string& process) { std::ofstream(lock()) << process; }
    bool marked() const { return std::filesystem::file_size(lock()) > 0; }

    /// Enters and undoes deals until one is refused; returns the error, if any.
    std::optional<StorageError> enterForAWhile(History& history)
    {
        for (int tries = 0; tries < 400; ++tries) {
            if (const auto entered = history.enterDeal(match, deal(60, 71)); !entered)
                return *storageErrorOf(entered);
            if (const auto undone = history.undo(match); !undone)
                return *storageErrorOf(undone);
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        return std::nullopt;
    }

    Folder folder;
    std::string match;
};

TEST_F(LongHistory, isLookedThroughBesideTheWork)
{
    {
        History history = open(folder.history());
        EXPECT_FALSE(enterForAWhile(history));
    }
    EXPECT_FALSE(marked()) << "it was whole, so the next start need not look";
}

TEST_F(LongHistory, isNotWrittenToAnyMoreOnceItIsKnownToBeDamaged)
{
    damage();
    {
        History history = open(folder.history());
        const std::optional<StorageError> fault = enterForAWhile(history);
        ASSERT_TRUE(fault);
        EXPECT_EQ(fault->code, StorageError::Code::Damaged);
        EXPECT_EQ(storageErrorOf(history.enterDeal(match, deal(60, 71)))->code, StorageError::Code::Damaged)
            << "nor later";
    }
    EXPECT_TRUE(marked()) << "the next one who opens it is told";
}

TEST_F(LongHistory, isLookedThroughAgainWhenThereWasNoTime)
{
    lengthen(40);
    open(folder.history());
    EXPECT_TRUE(marked());
}

} // namespace
} // namespace tafel::history
