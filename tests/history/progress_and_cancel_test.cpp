// Long operations report their progress and can be cancelled without data loss or partial files.
#include "full_history.h"

#include <gmock/gmock.h>

#include "history/recovery/backup.h"
#include "history/recovery/recovery.h"
#include "support/earlier_release.h"

namespace tafel::history {
namespace {

namespace fs = std::filesystem;
using Code = StorageError::Code;

/// Continues for the given number of calls, and stores the reported progress.
struct Listener {
    int until = 1'000'000;
    std::vector<double> told = {};

    Progress progress()
    {
        return [this](double done) {
            told.push_back(done);
            return static_cast<int>(told.size()) <= until;
        };
    }
    void rose() const
    {
        ASSERT_GT(told.size(), 3U);
        EXPECT_TRUE(std::is_sorted(told.begin(), told.end()));
        EXPECT_GE(told.front(), 0.0);
        EXPECT_LE(told.back(), 1.0);
        EXPECT_GT(told.back(), 0.5);
    }
};

std::vector<std::string> filesIn(const Folder& folder)
{
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder / ""))
        if (!entry.path().string().ends_with("-lock"))
            names.push_back(entry.path().filename().string());
    std::sort(names.begin(), names.end());
    return names;
}

class ProgressAndCancel : public EarlierHistory {
protected:
    Expected<History> openOld(Listener& listener)
    {
        Settings settings = evening();
        settings.progress = listener.progress();
        return History::open(folder.history(), Mode::Write, settings);
    }
};

TEST_F(ProgressAndCancel, ofAnEarlierReleaseTellsHowFarItIs)
{
    EXPECT_TRUE(needsMigration(folder.history()));
    EXPECT_FALSE(needsMigration(source.history()));
    EXPECT_FALSE(needsMigration(folder / "nowhere.db"));
    Listener listener;
    ASSERT_TRUE(openOld(listener));
    listener.rose();
    EXPECT_EQ(firstDifference(projections(folder.history()), lists), "");
    EXPECT_FALSE(needsMigration(folder.history()));
}

TEST_F(ProgressAndCancel, ofAnEarlierReleaseCanBeStoppedAtAnyMoment)
{
    Listener all;
    {
        const Folder copy;
        fs::copy_file(folder.history(), copy.history());
        Settings settings = evening();
        settings.progress = all.progress();
        ASSERT_TRUE(History::open(copy.history(), Mode::Write, settings));
    }
    const auto often = static_cast<int>(all.told.size());
    for (int until = 0; until < often; until += std::max(1, often / 10)) {
        Listener listener{.until = until};
        const auto opened = openOld(listener);
        ASSERT_FALSE(opened) << until;
        EXPECT_EQ(opened.error().code, Code::Cancelled);
        EXPECT_EQ(static_cast<int>(listener.told.size()), until + 1) << "it stops at once";
        EXPECT_TRUE(needsMigration(folder.history()));
        for (const std::string& name : filesIn(folder))
            EXPECT_EQ(name.find("copy"), std::string::npos) << name;
    }
    Listener listener;
    ASSERT_TRUE(openOld(listener));
    EXPECT_EQ(firstDifference(projections(folder.history()), lists), "");
}

TEST_F(ProgressAndCancel, ofRecoveringTellsHowFarItIsAndCanBeStopped)
{
    Listener listener;
    ASSERT_TRUE(recover(source.history(), folder / "whole.db", {}, false, listener.progress()));
    listener.rose();
    EXPECT_EQ(firstDifference(projections(folder / "whole.db"), lists), "");
    const auto before = filesIn(folder);
    for (int until :
        {0, 2, static_cast<int>(listener.told.size()) / 2, static_cast<int>(listener.told.size()) - 1}) {
        Listener stopping{.until = until};
        const auto recovered = recover(source.history(), folder / "other.db", {}, false, stopping.progress());
        ASSERT_FALSE(recovered) << until;
        EXPECT_EQ(recovered.error().code, Code::Cancelled);
        EXPECT_EQ(filesIn(folder), before);
    }
}

TEST_F(ProgressAndCancel, ofABackupThatComesBackTellsHowFarItIsAndIsLeftQuickly)
{
    Folder other;
    History history = open(other.history());
    {
        Restore restore(history, folder.history());
        while (restore.check(std::chrono::milliseconds(1)).value())
            EXPECT_LE(restore.done(), 1.0);
        EXPECT_GT(restore.done(), 0.5);
        EXPECT_GT(restore.contents().counts.matches, 5);
    }
    {
        Restore restore(history, folder.history());
        ASSERT_TRUE(restore.check(std::chrono::milliseconds(0)));
    }
    for (const std::string& name : filesIn(other))
        EXPECT_EQ(name.find("restoring"), std::string::npos) << name;
}

} // namespace
} // namespace tafel::history
