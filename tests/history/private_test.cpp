// File permissions of a history: only its owner may read it, even if an earlier release let everybody.
#include "history/storage/file_permissions.h"

#include <fstream>

#include <sys/stat.h>

#include "history/recovery/backup.h"
#include "table.h"

namespace tafel::history {
namespace {

namespace fs = std::filesystem;

/// Sets a umask that lets everybody read new files.
class Private : public testing::Test {
protected:
    Private()
        : m_before(::umask(0022))
    {
    }
    ~Private() override { ::umask(m_before); }

    static int rightsOf(const fs::path& file)
    {
        return static_cast<int>(fs::status(file).permissions() & fs::perms::mask);
    }

    const Folder folder;

private:
    mode_t m_before;
};

TEST_F(Private, areTheFilesOfAHistoryAndItsBackups)
{
    History history = open(folder.history());
    const std::string match = history.openMatch(threeAt()).value();
    ASSERT_TRUE(history.enterDeal(match, deal(60, 71)));
    ASSERT_TRUE(backUp(history, folder / "backup.db", false));
    int files = 0;
    for (const fs::directory_entry& each : fs::directory_iterator(folder.history().parent_path())) {
        EXPECT_EQ(rightsOf(each.path()), 0600) << each.path();
        ++files;
    }
    EXPECT_GE(files, 4) << "the history, its log, its lock, the backup";
}

TEST_F(Private, isTheFolderOfTheUser)
{
    const fs::path file = folder / "share/tafelrichter/history.db";
    restrictToOwner(file);
    EXPECT_EQ(rightsOf(file.parent_path()), 0700);
    EXPECT_EQ(rightsOf(file.parent_path().parent_path()), 0755) << "other programs have theirs there";
}

TEST_F(Private, becomesWhatAnOlderVersionLeftOpen)
{
    const fs::path data = folder / "tafelrichter", outside = folder / "outside";
    fs::create_directory(data);
    for (const fs::path& each : {data / "history.db", data / "history.db.v9.copy", outside})
        std::ofstream(each) << "x";
    fs::create_symlink(outside, data / "link");
    ASSERT_EQ(rightsOf(data / "history.db"), 0644);
    restrictToOwner(data / "history.db");
    EXPECT_EQ(rightsOf(data), 0700);
    EXPECT_EQ(rightsOf(data / "history.db"), 0600);
    EXPECT_EQ(rightsOf(data / "history.db.v9.copy"), 0600);
    EXPECT_EQ(rightsOf(outside), 0644) << "what only a link leads to is somebody else's";
}

} // namespace
} // namespace tafel::history
