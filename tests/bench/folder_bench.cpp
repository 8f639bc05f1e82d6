// The archive in a folder: the first sync compared with copying and checking its files, a sync without news,
// and the time until an erased name has left every file.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <stdexcept>

#include <SQLiteCpp/SQLiteCpp.h>
#include <benchmark/benchmark.h>
#include <unistd.h>

#include "archive/folder_files.h"
#include "archive/segment.h"
#include "archive/sync.h"
#include "bench/big_history.h"
#include "bench/folder.h"
#include "history/history.h"
#include "history/people/people.h"
#include "history/storage/time_and_ids.h"

namespace tafel::bench {

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

double since(Clock::time_point begin)
{
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Histories of a million deals that sync through a folder.
class Meeting {
public:
    Meeting() { fs::create_directory(stick()); }

    fs::path stick() const { return m_folder / "stick"; }
    fs::path tablet(const char* name) const
    {
        const fs::path file = m_folder / name;
        if (!fs::exists(file)) {
            fs::copy_file(bigHistory(), file);
            SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
            SQLite::Statement device(database, "UPDATE setting SET value = ? WHERE name = 'device'");
            device.bind(1, history::newUuid()); // makes it another tablet instead of a copy of the same one
            device.exec();
            ::sync(); // so that no commit waits for this copy
        }
        return file;
    }

    /// Syncs in a separate process, as a user would, and returns the time in seconds.
    double sync(const char* name) const
    {
        return run({sibling("tafelrichter"), "--db", tablet(name).string(), "archive", "sync",
            "folder:" + stick().string()});
    }

private:
    Folder m_folder;
};

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
    archive::Sync sync(meeting.tablet("one"), {.address = "folder:" + meeting.stick().string()});
    if (!sync.run())
        throw std::runtime_error("archive sync");
    for (auto _ : state)
        if (!sync.run())
            throw std::runtime_error("archive sync");
}

/// Erases a person with about 1,000 matches and returns the time in seconds.
double erase(const fs::path& file)
{
    auto history = history::History::open(file, history::Mode::Write).value();
    const auto people = history.people().value();
    const auto member
        = std::min_element(people.begin(), people.end(), [](const auto& one, const auto& other) {
              return std::abs(one.matches - 1'000) < std::abs(other.matches - 1'000);
          });
    const Clock::time_point begin = Clock::now();
    if (!history::erasePerson(history, member->name).value().vacuumed)
        throw std::runtime_error("something of the name is left");
    return since(begin);
}

void eraseHere(benchmark::State& state)
{
    const Meeting meeting;
    for (auto _ : state)
        state.SetIterationTime(erase(meeting.tablet("one")));
}

/// The time until the files of the tablet in the folder, or another tablet, no longer have the erased name.
void eraseInFolder(benchmark::State& state, bool other)
{
    const Meeting meeting;
    for (const char* each : {"one", "other", "one"})
        meeting.sync(each);
    erase(meeting.tablet("one"));
    for (auto _ : state) {
        const double here = meeting.sync("one");
        state.SetIterationTime(other ? meeting.sync("other") : here);
    }
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
    once("erase-folder/ours", [](benchmark::State& state) { eraseInFolder(state, false); });
    once("erase-other/ours", [](benchmark::State& state) { eraseInFolder(state, true); });
    return true;
}();

} // namespace

} // namespace tafel::bench
