// From the start of the app to its first pixels, and what memory it takes, against a bare window with a chart
// and against a dice program of Debian.
#include <exception>

#include <benchmark/benchmark.h>

#include "bench/window.h"

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
    compare("start-app/ours", {sibling("tafelrichter")});
    compare("start-app/reference", {sibling("bare_window")});
    compare("start-app/kiriki", {"/usr/games/kiriki"});
    benchmark::RunSpecifiedBenchmarks();
}
