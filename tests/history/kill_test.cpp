#include "table.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <map>
#include <random>
#include <sstream>
#include <thread>

namespace tafel::history {
namespace {

/// What the writer had printed when it was killed after that time.
std::string printedUntilKilled(const std::filesystem::path& file, std::chrono::microseconds life)
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        throw std::runtime_error("pipe");
    const pid_t writer = fork();
    if (writer == 0) {
        dup2(ends[1], STDOUT_FILENO);
        execl(TAFEL_KILL_WRITER, TAFEL_KILL_WRITER, file.c_str(), nullptr);
        _exit(127);
    }
    close(ends[1]);
    std::thread killer([&] {
        std::this_thread::sleep_for(life);
        kill(writer, SIGKILL);
    });
    std::string printed;
    char part[4096];
    for (ssize_t size = ::read(ends[0], part, sizeof part); size > 0;
         size = ::read(ends[0], part, sizeof part))
        printed.append(part, static_cast<std::size_t>(size));
    killer.join();
    close(ends[0]);
    int status = 0;
    waitpid(writer, &status, 0);
    EXPECT_TRUE(WIFSIGNALED(status)) << "the writer ended by itself with " << WEXITSTATUS(status);
    return printed;
}

TEST(Kill, losesNoAcceptedDealInAHundredKills)
{
    const Folder folder;
    std::map<std::string, int> accepted; // match -> highest number printed
    std::mt19937 random(20261120);
    int printed = 0;
    unsigned longest = 60'000; // microseconds; more where the writer needs longer to start
    for (int round = 0; round < 100 || (printed <= 100 && round < 300); ++round) {
        std::istringstream lines(
            printedUntilKilled(folder.history(), std::chrono::microseconds(1000 + random() % longest)));
        std::string match;
        const int before = printed;
        for (int number = 0; lines >> match >> number; ++printed)
            accepted[match] = number;
        if (printed == before)
            longest = std::min(longest * 5 / 4, 3'000'000U);
        if (HasFailure())
            return;
        History history = open(folder.history()); // looks through the whole file: the last writer was killed
        const auto latest = history.matches({}, 2).value();
        for (const MatchSummary& each : latest)
            EXPECT_GE(each.deals, accepted[each.id]);
    }
    History history = open(folder.history());
    for (const auto& [match, number] : accepted) {
        const StoredMatch stored = history.load(match).value();
        EXPECT_GE(static_cast<int>(stored.deals.size()), number);
        EXPECT_TRUE(score(stored.match));
    }
    EXPECT_GT(printed, 100) << "the writer never got to work";
    const std::string live = projections(folder.history());
    ASSERT_TRUE(history.rebuild());
    EXPECT_EQ(firstDifference(projections(folder.history()), live), "");
}

} // namespace
} // namespace tafel::history
