// The live server: the time until 500 watchers have a deal, its memory, and its start.
#include <chrono>
#include <fstream>
#include <stdexcept>

#include <benchmark/benchmark.h>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench/folder.h"
#include "bench/process.h"
#include "bench/sse_clients.h"
#include "document/document.h"
#include "history/history.h"

namespace tafel::bench {

namespace {

constexpr int most = 500, deals = 12;
const std::string key = "abcdefghijklmnopqrstuA";

double now()
{
    using namespace std::chrono;
    return duration<double>(steady_clock::now().time_since_epoch()).count();
}

/// A history with a match of typical length.
struct Table {
    Folder folder;
    std::string file = folder / "history.db";
    history::History history = history::History::open(file, history::Mode::Write).value();
    Match head = document::readMatch(
        R"({"format":"tafelrichter/1","game":"cosmic-eidex","edition":"web","players":["Anna","Beat","Cora"],)"
        R"("options":{"target":99},"deals":[]})")
                     .value();
    DealEntry deal = document::readDeal(head, R"({"turned_up":"H9","points":{"Anna":59,"Beat":80}})").value();
    std::string match = history.openMatch(head).value();

    Table()
    {
        for (int i = 0; i < deals; ++i)
            history.enterDeal(match, deal).value();
    }
};

/// The server with its pipe.
class Live {
public:
    explicit Live(const std::string& history)
    {
        int down[2], up[2];
        if (::pipe2(down, O_CLOEXEC) != 0 || ::pipe2(up, O_CLOEXEC) != 0)
            throw std::runtime_error("no pipe");
        const std::string program = sibling("tafelrichter-live");
        std::string words[]
            = {program, "--history", history, "--listen", "127.0.0.1:0", "--per-address", "1000", "--app"};
        std::vector<char*> list;
        for (std::string& each : words)
            list.push_back(each.data());
        list.push_back(nullptr);
        posix_spawn_file_actions_t ends;
        ::posix_spawn_file_actions_init(&ends);
        ::posix_spawn_file_actions_adddup2(&ends, down[0], 0);
        ::posix_spawn_file_actions_adddup2(&ends, up[1], 1);
        // posix_spawn does not copy the memory map, which has a history of a million deals, unlike fork.
        m_begun = now();
        if (::posix_spawn(&m_process, program.c_str(), &ends, nullptr, list.data(), environ) != 0)
            throw std::runtime_error("the server does not start");
        ::posix_spawn_file_actions_destroy(&ends);
        ::close(down[0]);
        ::close(up[1]);
        m_in = down[1];
        m_out = up[0];
        std::string line(4096, '\0');
        const ssize_t size = ::read(m_out, line.data(), line.size());
        m_took = now() - m_begun;
        const auto at = line.find("\"port\":");
        if (size <= 0 || at == std::string::npos)
            throw std::runtime_error("the server does not start");
        m_port = static_cast<unsigned short>(std::stoi(line.substr(at + 7)));
    }
    ~Live()
    {
        ::close(m_in);
        ::waitpid(m_process, nullptr, 0);
        ::close(m_out);
    }
    Live(const Live&) = delete;
    Live& operator=(const Live&) = delete;

    void tell(const std::string& line) const
    {
        if (::write(m_in, (line + '\n').data(), line.size() + 1) < 0)
            throw std::runtime_error("the server is gone");
    }
    unsigned short port() const { return m_port; }
    double took() const { return m_took; } ///< Seconds from the start to the first line.
    /// Resident memory in megabytes.
    double memory() const
    {
        std::ifstream status("/proc/" + std::to_string(m_process) + "/status");
        for (std::string line; std::getline(status, line);)
            if (line.starts_with("VmRSS:"))
                return std::stod(line.substr(6)) / 1024;
        return 0;
    }

    /// CPU time in milliseconds until now.
    double worked() const
    {
        double nanoseconds = 0;
        std::ifstream("/proc/" + std::to_string(m_process) + "/schedstat") >> nanoseconds;
        return nanoseconds / 1e6;
    }

private:
    pid_t m_process = 0;
    int m_in = -1, m_out = -1;
    unsigned short m_port = 0;
    double m_begun = 0, m_took = 0;
};

void update(benchmark::State& state, int watchers)
{
    Table table;
    const Live live(table.file);
    live.tell(R"({"kind":"sharing","key":")" + key + R"(","match":")" + table.match + R"("})");
    Watchers all("127.0.0.1", live.port(), key, watchers);
    all.wait(watchers);
    const double before = live.worked();
    for (auto _ : state) {
        const double begin = now();
        table.history.enterDeal(table.match, table.deal).value();
        live.tell(R"({"kind":"changed"})");
        all.wait(watchers * 99 / 100);
        state.SetIterationTime(now() - begin);
        ::usleep(30'000); // time for the last one per cent of the watchers
        table.history.undo(table.match).value();
        live.tell(R"({"kind":"changed"})");
        all.wait(watchers * 99 / 100);
        ::usleep(30'000);
    }
    state.counters["memory"] = live.memory();
    state.counters["work"] = (live.worked() - before) / (2.0 * static_cast<double>(state.iterations()));
}

void begin(benchmark::State& state)
{
    const Table table;
    for (auto _ : state) {
        const Live live(table.file);
        state.SetIterationTime(live.took());
    }
}

void updateOfMost(benchmark::State& state)
{
    update(state, most);
}
void updateOfSome(benchmark::State& state)
{
    const auto watchers = static_cast<int>(state.range(0));
    update(state, watchers);
    state.SetItemsProcessed(state.iterations() * watchers);
}

BENCHMARK(updateOfMost)
    ->Name("live-update/ours")
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond)
    ->Iterations(10);
BENCHMARK(updateOfSome)
    ->Name("growth-phones")
    ->Arg(1)
    ->Arg(10)
    ->Arg(100)
    ->Arg(most)
    ->UseManualTime()
    ->Iterations(10);
BENCHMARK(begin)->Name("live-start/ours")->UseManualTime()->Unit(benchmark::kMillisecond)->Iterations(10);

} // namespace

} // namespace tafel::bench
