// The club's archive: a first sync compared with a bare COPY of the same rows, the time until a deal reaches
// another tablet, and the cost of entering a deal during a sync.
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <memory>
#include <mutex>
#include <stdexcept>

#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <malloc.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "archive/background_sync.h"
#include "archive/schema.h"
#include "bench/big_history.h"
#include "bench/folder.h"
#include "bench/matches.h"
#include "bench/meeting.h"
#include "history/exchange/archive_membership.h"
#include "history/history.h"
#include "referee/game.h"

namespace tafel::bench {

namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

double since(Clock::time_point begin)
{
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// A PostgreSQL server for the benchmark, with fsync.
class Server {
public:
    Server()
        : m_folder(shell("new"))
    {
        shell("start " + m_folder + " '-c fsync=on -c max_wal_size=4GB'");
    }
    ~Server()
    {
        thaw();
        shell("remove " + m_folder);
    }
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    void freeze() { shell("freeze " + m_folder); }
    void thaw() { shell("thaw " + m_folder); }
    std::string address(const std::string& database) const
    {
        return fmt::format("host={} dbname={} user=owner", m_folder, database);
    }
    /// Creates an archive and returns its address.
    std::string archive()
    {
        const std::string name = fmt::format("club{}", ++m_archives);
        archive::ArchiveConnection(address("postgres"), 60s, {}).run("create database " + name);
        archive::ArchiveConnection link(address(name), 60s, {});
        archive::createOrMigrate(link);
        return address(name);
    }

private:
    static std::string shell(const std::string& words)
    {
        std::string out;
        FILE* const pipe
            = popen((std::string(TAFEL_SOURCE "/tests/archive/server.sh ") + words).c_str(), "r");
        char piece[256];
        while (pipe && std::fgets(piece, sizeof piece, pipe))
            out += piece;
        if (!pipe || pclose(pipe) != 0)
            throw std::runtime_error("server.sh " + words);
        while (out.ends_with('\n'))
            out.pop_back();
        return out;
    }

    std::string m_folder;
    int m_archives = 0;
};

Server& server()
{
    static Server one;
    return one;
}

/// A copy of the big history, because joining writes to it.
class Copy {
public:
    Copy() { std::filesystem::copy_file(bigHistory(), file()); }
    std::filesystem::path file() const { return m_folder / "big.db"; }

private:
    Folder m_folder;
};

/// Runs the command in a separate process, whose peak memory is known.
void firstSync(benchmark::State& state)
{
    for (auto _ : state) {
        const Copy copy;
        const std::string address = server().archive();
        const Clock::time_point begin = Clock::now();
        const std::string program = sibling("tafelrichter"), file = copy.file().string();
        const pid_t child = fork();
        if (child == 0) {
            if (!std::freopen("/dev/null", "w", stdout) || !std::freopen("/dev/null", "w", stderr))
                _exit(126);
            execl(program.c_str(), program.c_str(), "--db", file.c_str(), "archive", "sync", address.c_str(),
                nullptr);
            _exit(127);
        }
        int status = 0;
        rusage used{};
        wait4(child, &status, 0, &used);
        state.SetIterationTime(since(begin));
        if (status != 0)
            state.SkipWithError("it did not come to its end");
        archive::ArchiveConnection link(address, 60s, {});
        state.SetItemsProcessed(link.run("select count(*) from tafelrichter.event").number(0, 0));
        state.counters["memory"] = static_cast<double>(used.ru_maxrss) / 1024;
    }
}

/// Inserts the rows that a sync sends, with one COPY into a table with the same keys.
void bareCopy(benchmark::State& state)
{
    for (auto _ : state) {
        std::vector<std::string> pieces;
        std::int64_t rows = 0;
        {
            const Copy copy;
            history::History history = history::History::open(copy.file(), history::Mode::Write).value();
            if (!history::join(history, "bare", "service=bare"))
                throw std::runtime_error("join");
            std::string piece;
            for (history::Outgoing out = history::outgoing(history, 10'000).value();;) {
                for (const history::SeparatedEvent& each : out.events) {
                    const history::Event event = joined(each, out.openings);
                    for (const std::string& text :
                        {event.uuid, event.device, std::to_string(tickOf(event)), event.at, event.match,
                            event.kind, event.body, std::to_string(transferChecksum(event))}) {
                        archive::ArchiveConnection::escape(piece, text);
                        piece += '\t';
                    }
                    piece.back() = '\n';
                    if (piece.size() > 1U << 16U)
                        pieces.push_back(std::exchange(piece, {}));
                }
                rows += static_cast<std::int64_t>(out.events.size());
                if (out.last)
                    break;
                out = history::outgoing(history, 10'000, &out).value();
            }
            pieces.push_back(std::move(piece));
        }
        archive::ArchiveConnection link(server().archive(), 600s, {});
        link.run("create table bare (like tafelrichter.event including all)");
        const Clock::time_point begin = Clock::now();
        std::size_t at = 0;
        link.copy(
            "copy bare (uuid, device, tick, at, match, kind, body, sum) from stdin", [&](std::string& lines) {
                lines = std::move(pieces[at++]);
                return at < pieces.size();
            });
        state.SetIterationTime(since(begin));
        state.SetItemsProcessed(rows);
        pieces = {};
        malloc_trim(0); // the peak memory of a child includes that of its parent
    }
}

/// A table that enters deals, with its history.
class Table {
public:
    explicit Table(const std::filesystem::path& file)
        : m_history(history::History::open(file, history::Mode::Write).value())
    {
    }
    void play()
    {
        if (m_standing.finished) {
            m_match = m_table.newMatch();
            m_id = m_history.openMatch(m_match).value();
            m_standing = m_match.game->start(m_match);
        }
        m_deal = m_table.deal(m_match, m_standing);
    }
    void enter() { m_standing = m_history.enterDeal(m_id, m_deal).value().after; }

private:
    history::History m_history;
    RandomTable m_table{11};
    Match m_match;
    Standing m_standing{.finished = true};
    std::string m_id;
    DealEntry m_deal;
};

archive::Options beside(const std::string& address)
{
    return {.address = address, .mode = history::Mode::SharedWriter, .piece = 200};
}

/// Another tablet, which receives the deals.
class Other {
public:
    Other(const std::filesystem::path& file, const std::string& address)
        : m_history(history::History::open(file, history::Mode::Write).value())
        , m_background(file, beside(address), [this](const archive::SyncState&, bool changed) {
            const std::scoped_lock lock(m_mutex);
            m_seen += changed ? 1 : 0;
            m_told.notify_all();
        })
    {
    }
    std::int64_t seen()
    {
        const std::scoped_lock lock(m_mutex);
        return m_seen;
    }
    bool sees(std::int64_t more)
    {
        std::unique_lock lock(m_mutex);
        return m_told.wait_for(lock, 5s, [&] { return m_seen >= more; });
    }

private:
    history::History m_history; // holds the lock of the file
    std::mutex m_mutex;
    std::condition_variable m_told;
    std::int64_t m_seen = 0;
    archive::BackgroundSync m_background;
};

/// The time until another tablet no longer has a name that was erased on one.
void eraseOnAnother(benchmark::State& state)
{
    for (auto _ : state)
        state.SetIterationTime(Meeting(server().archive()).eraseElsewhere().second);
}

/// The times from Enter on one tablet until `others` other tablets can show the deal, for each of `deals`
/// deals.
std::vector<double> dealTravels(benchmark::State& state, int others, int deals)
{
    const Folder folder;
    const std::string address = server().archive();
    Table here(folder / "here.db");
    std::vector<std::unique_ptr<Other>> tablets;
    for (int other = 0; other < others; ++other)
        tablets.push_back(std::make_unique<Other>(folder / fmt::format("{}.db", other).c_str(), address));
    archive::BackgroundSync sends(folder / "here.db", beside(address), {});
    std::this_thread::sleep_for(500ms);
    std::vector<double> times;
    for (int number = 0; number < deals; ++number) {
        here.play();
        std::this_thread::sleep_for(50ms + 5ms * others); // time for the opening of the match to arrive
        std::vector<std::int64_t> seen;
        for (const auto& each : tablets)
            seen.push_back(each->seen());
        const Clock::time_point begin = Clock::now();
        here.enter();
        sends.wake();
        for (std::size_t other = 0; other < tablets.size(); ++other)
            if (!tablets[other]->sees(seen[other] + 1))
                state.SkipWithError("it did not arrive");
        times.push_back(since(begin));
    }
    std::sort(times.begin(), times.end());
    return times;
}

/// The 95th of 100 values.
void dealToAnother(benchmark::State& state)
{
    for (auto _ : state)
        state.SetIterationTime(dealTravels(state, 1, 100)[95]);
}
/// The median of 20 values for each number of other tablets.
void dealToOthers(benchmark::State& state)
{
    const auto others = static_cast<int>(state.range(0));
    for (auto _ : state)
        state.SetIterationTime(dealTravels(state, others, 20)[10]);
    state.SetItemsProcessed(state.iterations() * others);
}

enum class Archive { None, Connected, Frozen, Gone };

void enterBeside(benchmark::State& state, Archive archive)
{
    const Folder folder;
    Table table(folder / "history.db");
    std::optional<archive::BackgroundSync> background;
    if (archive == Archive::Gone)
        background.emplace(folder / "history.db", beside("host=/nowhere dbname=club"),
            archive::BackgroundSync::StateCallback());
    else if (archive != Archive::None)
        background.emplace(
            folder / "history.db", beside(server().archive()), archive::BackgroundSync::StateCallback());
    if (archive != Archive::None)
        std::this_thread::sleep_for(500ms);
    if (archive == Archive::Frozen)
        server().freeze();
    for (auto _ : state) {
        state.PauseTiming();
        table.play();
        std::this_thread::sleep_for(20ms); // no user enters deals faster
        state.ResumeTiming();
        table.enter();
        if (background)
            background->wake();
    }
    background.reset();
    if (archive == Archive::Frozen)
        server().thaw();
}

BENCHMARK(firstSync)->Name("archive-first/ours")->Iterations(1)->UseManualTime()->Unit(benchmark::kSecond);
BENCHMARK(eraseOnAnother)
    ->Name("erase-database/ours")
    ->Iterations(1)
    ->UseManualTime()
    ->Unit(benchmark::kSecond);
BENCHMARK(bareCopy)
    ->Name("archive-first/reference")
    ->Iterations(1)
    ->UseManualTime()
    ->Unit(benchmark::kSecond);
BENCHMARK(dealToAnother)
    ->Name("archive-deal/ours")
    ->Iterations(1)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(dealToOthers)
    ->Name("growth-tablets")
    ->Arg(1)
    ->Arg(2)
    ->Arg(5)
    ->Arg(10)
    ->Arg(19)
    ->Iterations(1)
    ->UseManualTime();

void enterAlone(benchmark::State& state)
{
    enterBeside(state, Archive::None);
}
template <Archive archive> void enterWith(benchmark::State& state)
{
    enterBeside(state, archive);
}
template <typename Work> void compare(const std::string& name, const Work& work)
{
    for (const auto& [what, each] :
        {std::pair<std::string, void (*)(benchmark::State&)>("/ours", work), {"/reference", enterAlone}})
        benchmark::RegisterBenchmark((name + what).c_str(), each)
            ->Iterations(100)
            ->UseRealTime()
            ->Unit(benchmark::kMicrosecond);
}
const bool registered = [] {
    compare("archive-connected", enterWith<Archive::Connected>);
    compare("archive-frozen", enterWith<Archive::Frozen>);
    compare("archive-gone", enterWith<Archive::Gone>);
    return true;
}();

} // namespace

} // namespace tafel::bench
