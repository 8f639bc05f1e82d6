// The start of the command line: scoring a small file, compared with a plain C++ program that prints it.
#include <fstream>

#include <benchmark/benchmark.h>

#include "bench/folder.h"

namespace tafel::bench {

namespace {

void onSmallFile(benchmark::State& state, Command command)
{
    const Folder folder;
    std::ofstream(folder / "match.tafel.json")
        << R"({"format": "tafelrichter/1", "game": "cosmic-eidex", "players": ["Anna", "Beat", "Cora"],)"
           R"( "deals": [{"turned_up": "S9", "points": {"Anna": 60, "Beat": 71}}]})";
    command.push_back(folder / "match.tafel.json");
    for (auto _ : state)
        state.SetIterationTime(run(command));
}

void commandLine(benchmark::State& state)
{
    onSmallFile(state, {sibling("tafelrichter"), "score"});
}
void plainProgram(benchmark::State& state)
{
    onSmallFile(state, {sibling("plain_program")});
}

BENCHMARK(commandLine)->Name("start-command-line/ours")->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(plainProgram)->Name("start-command-line/reference")->UseManualTime()->Unit(benchmark::kMillisecond);

} // namespace

} // namespace tafel::bench
