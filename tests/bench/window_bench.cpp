// From the start of the app to its first pixels, and what memory it takes, against a bare window with a chart
// and against a dice program of Debian.
#include <cstdlib>
#include <exception>
#include <fstream>

#include <benchmark/benchmark.h>

#include "bench/window.h"
#include "evening.h"

namespace tafel::bench {

namespace {

void openWindow(benchmark::State& state, const Command& command)
{
    for (auto _ : state)
        try {
            const Opened opened = open(command);
            state.SetIterationTime(opened.seconds);
            state.counters["memory"] = opened.memory;
        } catch (const std::exception& fault) {
            state.SkipWithError(fault.what());
            break;
        }
}

void compare(const char* name, const Command& command)
{
    benchmark::RegisterBenchmark(name, [command](benchmark::State& state) { openWindow(state, command); })
        ->UseManualTime()
        ->Iterations(1)
        ->Unit(benchmark::kMillisecond);
}

} // namespace

} // namespace tafel::bench

int main(int count, char** arguments)
{
    using namespace tafel::bench;
    benchmark::Initialize(&count, arguments);
    // The app as on an evening: a match under way, so that it opens the score pad. The folders are this run's
    // own.
    const std::filesystem::path data = std::getenv("XDG_DATA_HOME"),
                                settings = std::getenv("XDG_CONFIG_HOME");
    matchUnderWay(data / "tafelrichter/history.db");
    std::filesystem::create_directories(settings / "tafelrichter");
    std::ofstream(settings / "tafelrichter/tafelrichter.ini") << "[General]\nfirstStart=false\n";
    compare("start-app/ours", {sibling("tafelrichter")});
    compare("start-app/reference", {sibling("bare_window")});
    compare("start-app/kiriki", {"/usr/games/kiriki"});
    benchmark::RunSpecifiedBenchmarks();
}
