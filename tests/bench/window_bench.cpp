// The time from the start of the app to its first pixels, and its memory, compared with a bare window with a
// chart and with a dice program of Debian.
#include <cstdlib>
#include <exception>
#include <fstream>
#include <functional>

#include <benchmark/benchmark.h>

#include "bench/big_history.h"
#include "bench/folder.h"
#include "bench/window.h"
#include "evening.h"

namespace tafel::bench {

namespace {

/// Evaluated only for a measured figure, because a history of a million deals takes long.
using Opening = std::function<Command()>;

void openWindow(benchmark::State& state, const Opening& opening)
{
    for (auto _ : state)
        try {
            const Opened opened = open(opening());
            state.SetIterationTime(opened.seconds);
            state.counters["memory"] = opened.memory;
        } catch (const std::exception& fault) {
            state.SkipWithError(fault.what());
            break;
        }
}

void compare(const char* name, const Opening& opening)
{
    benchmark::RegisterBenchmark(name, [opening](benchmark::State& state) { openWindow(state, opening); })
        ->UseManualTime()
        ->Iterations(1)
        ->Unit(benchmark::kMillisecond);
}

void compare(const char* name, const Command& command)
{
    compare(name, [command] { return command; });
}

/// The app with a match in progress in that history.
Command inHistory(const std::filesystem::path& file, bool big)
{
    if (!std::filesystem::exists(file)) {
        if (big)
            std::filesystem::copy_file(bigHistory(), file);
        currentMatch(file);
    }
    return {sibling("tafelrichter-app"), file.string()};
}

} // namespace

} // namespace tafel::bench

int main(int count, char** arguments)
{
    using namespace tafel::bench;
    benchmark::Initialize(&count, arguments);
    // During an evening, a match is in progress, so the app opens the score pad. The folders are temporary.
    const std::filesystem::path data = std::getenv("XDG_DATA_HOME"),
                                settings = std::getenv("XDG_CONFIG_HOME");
    currentMatch(data / "tafelrichter/history.db");
    std::filesystem::create_directories(settings / "tafelrichter");
    std::ofstream(settings / "tafelrichter/tafelrichter.ini") << "[General]\nfirstStart=false\n";
    compare("start-app/ours", Command{sibling("tafelrichter")});
    compare("start-app/reference", Command{sibling("bare_window")});
    compare("start-app/kiriki", Command{"/usr/games/kiriki"});
    // The same evening in a history of a million deals and in a history without other deals.
    static const Folder folder;
    compare("start-history/ours", [] { return inHistory(folder / "big.db", true); });
    compare("start-history/reference", [] { return inHistory(folder / "small.db", false); });
    benchmark::RunSpecifiedBenchmarks();
}
