// Work on a background thread: its callbacks run on the main thread, and only while the result is wanted.
#include "app/open_history/background_task.h"

#include <optional>
#include <semaphore>
#include <thread>

#include <QCoreApplication>
#include <QThreadPool>

#include <gtest/gtest.h>

namespace tafel::app {

namespace {

/// Waits until all work has ended and its callbacks have run.
void settle()
{
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
}

TEST(BackgroundTask, isDoneOnAnotherThreadAndEndsOnThisOne)
{
    BackgroundTask work;
    std::vector<std::string> said;
    const std::thread::id here = std::this_thread::get_id();
    std::thread::id there = here, then = {};
    work.start([&](const BackgroundTask::TaskContext& screen) -> BackgroundTask::Completion {
        there = std::this_thread::get_id();
        screen.post([&] { said.push_back(work.running() ? "half" : "too late"); });
        return [&] {
            then = std::this_thread::get_id();
            said.push_back(work.running() ? "still running" : "done");
        };
    });
    EXPECT_TRUE(work.running());
    EXPECT_FALSE(work.stopping());
    settle();
    EXPECT_NE(there, here);
    EXPECT_EQ(then, here);
    EXPECT_EQ(said, (std::vector<std::string>{"half", "done"}));
    EXPECT_FALSE(work.running());
}

TEST(BackgroundTask, showsEachPercentOnce)
{
    int shown = 0;
    BackgroundTask work([&shown] { ++shown; });
    for (const double half : {0.5, 0.25}) {
        work.start([half](const BackgroundTask::TaskContext& screen) -> BackgroundTask::Completion {
            const auto progress = screen.progress();
            for (const double done : {0.001, half, half + 0.001})
                EXPECT_TRUE(progress(done));
            return [] {};
        });
        EXPECT_EQ(work.done(), 0);
        settle();
        EXPECT_EQ(work.done(), half);
    }
    EXPECT_EQ(shown, 2);
}

TEST(BackgroundTask, thatIsStoppedStillSaysWhatCameOfIt)
{
    BackgroundTask work;
    std::binary_semaphore go(0);
    std::optional<bool> asked;
    work.start([&](const BackgroundTask::TaskContext& screen) -> BackgroundTask::Completion {
        go.acquire();
        return [&asked, stop = screen.wantsStop()] { asked = stop; };
    });
    work.stop();
    EXPECT_TRUE(work.stopping());
    go.release();
    settle();
    EXPECT_EQ(asked, true);
    EXPECT_FALSE(work.running());
}

TEST(BackgroundTask, thatIsDroppedOrReplacedSaysNothing)
{
    std::binary_semaphore go(0);
    std::string said;
    const auto waits = [&](const char* word) {
        return [&go, &said, word](const BackgroundTask::TaskContext& screen) -> BackgroundTask::Completion {
            go.acquire();
            screen.post([&said] { said += "half "; });
            EXPECT_TRUE(screen.wantsStop());
            return [&said, word] { said += word; };
        };
    };
    {
        BackgroundTask work;
        work.start(waits("dropped"));
        work.abandon();
        EXPECT_FALSE(work.running());
        go.release();
        settle();
        work.start(waits("replaced"));
        work.start([&said](const BackgroundTask::TaskContext&) -> BackgroundTask::Completion {
            return [&said] { said += "new"; };
        });
        go.release();
        settle();
        EXPECT_EQ(said, "new");
        work.start(waits("of nobody"));
    }
    go.release();
    settle();
    EXPECT_EQ(said, "new");
}

} // namespace

} // namespace tafel::app
