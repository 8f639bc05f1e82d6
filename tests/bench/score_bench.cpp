// Scoring a large file of matches, compared with only parsing it into a tree of nlohmann or RapidJSON.
#include <fstream>

#include <benchmark/benchmark.h>
#include <nlohmann/json.hpp>

#include "bench/folder.h"
#include "bench/matches.h"
#include "document/document.h"

namespace tafel::bench {

namespace {

constexpr std::size_t bytes = 10'000'000;

const std::string& lines()
{
    static const std::string lines = matchLines(bytes, 1);
    return lines;
}

const std::string& ownLines()
{
    static const std::string lines = customMatchLines(bytes, 1);
    return lines;
}

template <typename Work> void forEachLine(const Work& work)
{
    std::string_view rest = lines();
    for (std::size_t end = rest.find('\n'); end != std::string_view::npos; end = rest.find('\n')) {
        work(rest.substr(0, end));
        rest.remove_prefix(end + 1);
    }
}

void bytesAre(benchmark::State& state, const std::string& lines)
{
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * lines.size()));
}

void scoreInProcess(benchmark::State& state)
{
    std::string answer;
    for (auto _ : state)
        forEachLine([&](std::string_view line) {
            answer.clear();
            if (!document::scoreDocument(answer, line, Language::English, document::Layout::Line))
                throw std::logic_error(answer);
        });
    bytesAre(state, lines());
}

void parseInProcess(benchmark::State& state)
{
    for (auto _ : state)
        forEachLine([](std::string_view line) { benchmark::DoNotOptimize(nlohmann::json::parse(line)); });
    bytesAre(state, lines());
}

void ofFile(benchmark::State& state, Command command, const std::string& lines)
{
    const Folder folder;
    std::ofstream(folder / "matches.jsonl") << lines;
    command.push_back(folder / "matches.jsonl");
    for (auto _ : state)
        state.SetIterationTime(run(command));
    bytesAre(state, lines);
}

void scoreProgram(benchmark::State& state)
{
    ofFile(state, {sibling("tafelrichter"), "score", "--jsonl"}, lines());
}
void parseProgram(benchmark::State& state)
{
    ofFile(state, {sibling("parse_lines")}, lines());
}

void parseInPlaceProgram(benchmark::State& state)
{
    ofFile(state, {sibling("parse_in_place")}, lines());
}

void scoreOwn(benchmark::State& state)
{
    ofFile(state, {sibling("tafelrichter"), "score", "--jsonl"}, ownLines());
}
void parseOwn(benchmark::State& state)
{
    ofFile(state, {sibling("parse_lines")}, ownLines());
}

BENCHMARK(scoreProgram)->Name("score-file/ours")->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(parseProgram)->Name("score-file/reference")->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(parseInPlaceProgram)->Name("score-file/in-place")->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(scoreOwn)->Name("score-own/ours")->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(parseOwn)->Name("score-own/reference")->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK(scoreInProcess)->Name("score-text/ours")->Unit(benchmark::kMillisecond);
BENCHMARK(parseInProcess)->Name("score-text/reference")->Unit(benchmark::kMillisecond);

} // namespace

} // namespace tafel::bench
