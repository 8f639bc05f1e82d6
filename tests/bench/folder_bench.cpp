// The archive in a folder: the first sync compared with copying and checking its files, a sync without news,
// and the time until an erased name has left every file.
#include <chrono>
#include <stdexcept>

#include <SQLiteCpp/SQLiteCpp.h>
#include <benchmark/benchmark.h>

#include "archive/folder_files.h"
#include "archive/segment.h"
#include "archive/sync.h"
#include "bench/big_history.h"
#include "bench/meeting.h"

namespace tafel::bench {

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

double since(Clock::time_point begin)
{
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

std::int64_t entries()
{
    const SQLite::Database database(bigHistory().string(), SQLite::OPEN_READONLY);
    SQLite::Statement count(database, "SELECT count(*) FROM event");
    count.executeStep();
    return count.getColumn(0).getInt64();
}

void firstExchange(benchmark::State& state)
{
    for (auto _ : state)
        state.SetIterationTime(Meeting().sync("one"));
    state.SetItemsProcessed(entries());
}

/// Copies the files of a folder and compares each of them with the digest in its name.
void copyAndCheck(benchmark::State& state)
{
    const Meeting meeting;
    meeting.sync("one");
    const fs::path from = meeting.stick() / "Tafelrichter", to = meeting.stick() / "copy";
    fs::create_directory(to);
    for (auto _ : state) {
        const Clock::time_point begin = Clock::now();
        for (const fs::directory_entry& each : fs::directory_iterator(from)) {
            std::optional<archive::PassedOver::Why> fault;
            const std::string bytes = archive::readFile(each.path(), SIZE_MAX - 1, fault);
            const auto name = archive::SegmentName::of(each.path().filename().string());
            if (fault || !name || archive::segmentDigest(bytes) != name->digest)
                throw std::runtime_error(each.path().string());
            archive::writeFile(to / each.path().filename(), bytes);
        }
        archive::syncFolder(to);
        state.SetIterationTime(since(begin));
    }
    state.SetItemsProcessed(entries());
}

void nothingNew(benchmark::State& state)
{
    const Meeting meeting;
    archive::Sync sync(meeting.tablet("one"), {.address = meeting.address()});
    if (!sync.run())
        throw std::runtime_error("archive sync");
    for (auto _ : state)
        if (!sync.run())
            throw std::runtime_error("archive sync");
}

void eraseHere(benchmark::State& state)
{
    const Meeting meeting;
    for (auto _ : state)
        state.SetIterationTime(meeting.erase("one"));
}

/// The time until the files of the tablet in the folder no longer have the erased name.
void eraseInFolder(benchmark::State& state)
{
    for (auto _ : state)
        state.SetIterationTime(Meeting().eraseElsewhere().first);
}
/// The time until another tablet no longer has it.
void eraseOnAnother(benchmark::State& state)
{
    for (auto _ : state)
        state.SetIterationTime(Meeting().eraseElsewhere().second);
}

void once(const char* name, void (*work)(benchmark::State&))
{
    benchmark::RegisterBenchmark(name, work)->Iterations(1)->UseManualTime()->Unit(benchmark::kSecond);
}
const bool registered = [] {
    once("folder-first/ours", firstExchange);
    once("folder-first/reference", copyAndCheck);
    benchmark::RegisterBenchmark("folder-nothing/ours", nothingNew)
        ->Iterations(20)
        ->UseRealTime()
        ->Unit(benchmark::kMillisecond);
    once("erase/ours", eraseHere);
    once("erase-folder/ours", eraseInFolder);
    once("erase-other/ours", eraseOnAnother);
    return true;
}();

} // namespace

} // namespace tafel::bench
