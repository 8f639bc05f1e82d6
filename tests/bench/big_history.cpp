#include "bench/big_history.h"

#include <cstdio>
#include <fstream>
#include <sstream>

#include "bench/club.h"
#include "bench/process.h"
#include "document/document.h"
#include "history/exchange/import.h"
#include "history/storage/schema.h"

namespace tafel::bench {

namespace {

constexpr std::uint64_t seed = 1;
constexpr int atOnce = 20'000; // number of deals in memory while the history is created

/// The next matches of the club with `deals` deals in total.
std::string play(Club& club, int deals)
{
    std::string lines;
    while (deals > 0) {
        const Match match = club.match();
        deals -= static_cast<int>(match.deals.size());
        lines += document::writeMatch(match) + '\n';
    }
    return lines;
}

void make(const std::filesystem::path& file)
{
    auto history = history::History::open(file, history::Mode::Write).value();
    Club club(bigPeople, seed);
    for (int played = 0; played < bigDeals; played += atOnce) {
        std::fprintf(stderr, "\rplaying the evenings of a club: %d of %d deals", played, bigDeals);
        std::istringstream lines(play(club, atOnce));
        if (const auto result = history::importStream(history, lines, "club").value(); result.refused > 0)
            throw std::logic_error("refused: " + result.refusals.front().message.en);
    }
    std::fprintf(stderr, "\n");
}

} // namespace

const std::filesystem::path& bigHistory()
{
    static const std::filesystem::path made = [] {
        const std::filesystem::path file = sibling(
            "club-" + std::to_string(bigDeals) + "-" + std::to_string(history::schemaVersion) + ".db");
        if (!std::filesystem::exists(file)) {
            const std::filesystem::path half = file.string() + ".half";
            for (const char* each : {"", "-wal", "-shm", ".lock"})
                std::filesystem::remove(half.string() + each);
            make(half);
            std::filesystem::rename(half, file);
        }
        return file;
    }();
    return made;
}

const std::string& regular()
{
    static const std::string name = Club(bigPeople, seed).regular();
    return name;
}

std::string clubLines(int deals)
{
    Club club(bigPeople, seed + 1);
    return play(club, deals);
}

} // namespace tafel::bench
