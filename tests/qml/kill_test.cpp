// Kills the app again and again during entry on the same history; no accepted deal may be lost. A quarter of
// TAFEL_KILLS is the number of kills.
#include <csignal>
#include <cstdlib>
#include <random>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "document/document.h"
#include "history/history.h"

namespace {

using namespace tafel;
using namespace std::chrono_literals;

/// Runs the entry driver and reads its output from a pipe.
class Entering {
public:
    Entering(const std::string& file, int seed)
    {
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) != 0)
            throw std::runtime_error("pipe");
        m_child = ::fork();
        if (m_child == 0) {
            ::dup2(ends[1], STDOUT_FILENO);
            ::execl(ENTRY_DRIVER, ENTRY_DRIVER, file.c_str(), std::to_string(seed).c_str(), nullptr);
            ::_exit(127);
        }
        ::close(ends[1]);
        m_out = ends[0];
    }
    ~Entering()
    {
        kill();
        ::close(m_out);
    }

    /// Waits for output for at most `time`; returns true if there is some.
    bool speaks(std::chrono::milliseconds time)
    {
        pollfd waiting{m_out, POLLIN, 0};
        return ::poll(&waiting, 1, static_cast<int>(time.count())) > 0;
    }

    void kill()
    {
        if (m_child <= 0)
            return;
        ::kill(m_child, SIGKILL);
        ::waitpid(m_child, nullptr, 0);
        m_child = 0;
    }

    std::string said()
    {
        std::string text;
        char piece[4096];
        for (ssize_t got = ::read(m_out, piece, sizeof piece); got > 0;
             got = ::read(m_out, piece, sizeof piece))
            text.append(piece, static_cast<std::size_t>(got));
        return text;
    }

private:
    pid_t m_child = 0;
    int m_out = -1;
};

int dealsIn(const std::string& file, const std::string& id)
{
    auto history = history::History::open(file, history::Mode::Write);
    EXPECT_TRUE(history) << history.error().message.en;
    const auto match = history->load(id);
    EXPECT_TRUE(match);
    return match ? static_cast<int>(match->match.deals.size()) : -1;
}

TEST(KilledApp, comesBackWithEveryAcceptedDeal)
{
    const std::filesystem::path folder
        = std::filesystem::temp_directory_path() / ("tafelrichter-kill-" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder);
    const std::string file = folder / "history.db";
    std::string id;
    {
        auto history = history::History::open(file, history::Mode::Write);
        ASSERT_TRUE(history);
        const auto match = document::readMatch(
            R"({"format": "tafelrichter/1", "game": "cosmic-eidex", "players": ["Anna", "Beat", "Cora"], "options": {"target": 100000}, "deals": []})");
        ASSERT_TRUE(match);
        id = history->openMatch(*match).value();
    }
    std::mt19937 random(20261120);
    int accepted = 0;
    const char* const all = std::getenv("TAFEL_KILLS");
    const int kills = (all ? std::atoi(all) : 100) / 4;
    // On a busy machine, the kill may come before the first deal, so the runs get longer.
    std::chrono::milliseconds longest = 700ms;
    for (int run = 0; run < kills || (accepted <= 20 && run < 400); ++run) {
        Entering app(file, run);
        ASSERT_TRUE(app.speaks(20s)) << "run " << run << ": the app does not come";
        std::this_thread::sleep_for(std::chrono::milliseconds(random() % longest.count()));
        app.kill();
        std::istringstream said(app.said());
        std::string word;
        int before = -1, last = 0;
        said >> word >> before;
        ASSERT_EQ(word, "start");
        ASSERT_GE(before, accepted) << "run " << run << ": the app came back without an accepted deal";
        last = before;
        for (int number = 0; said >> number;)
            last = number;
        const int stored = dealsIn(file, id);
        ASSERT_GE(stored, last) << "run " << run << ": the screen had said that deal " << last << " stands";
        ASSERT_LE(stored, last + 1) << "run " << run << ": more deals than were entered";
        longest = stored > accepted ? std::max(700ms, longest * 9 / 10) : std::min(20'000ms, longest * 5 / 4);
        accepted = stored;
    }
    EXPECT_GT(accepted, 20) << "too few deals were entered for the test to mean anything";
    std::filesystem::remove_all(folder);
}

TEST(EndedApp, closesItsHistory)
{
    const std::filesystem::path folder
        = std::filesystem::temp_directory_path() / ("tafelrichter-end-" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder);
    const std::string file = folder / "history.db";
    const auto marked = [&] { // the lock file names the process that writes
        std::error_code none;
        const auto size = std::filesystem::file_size(file + "-lock", none);
        return !none && size > 0;
    };
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
        const pid_t app = ::fork();
        if (app == 0) {
            ::setenv("QT_QPA_PLATFORM", "offscreen", 1);
            ::execl(TAFEL_APP, TAFEL_APP, file.c_str(), nullptr);
            ::_exit(127);
        }
        for (int patience = 0; patience < 1000 && !marked(); ++patience)
            std::this_thread::sleep_for(20ms);
        ASSERT_TRUE(marked()) << "the app does not come";
        ::kill(app, signal);
        int status = -1;
        ::waitpid(app, &status, 0);
        EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0) << signal;
        EXPECT_FALSE(marked()) << signal;
    }
    std::filesystem::remove_all(folder);
}

} // namespace
