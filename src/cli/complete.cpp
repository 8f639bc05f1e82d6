// `tafelrichter complete -- WORD…`: the possible completions of the last word, for completion.bash.
#include <chrono>

#include "cli/commands.h"
#include "history/statistics/statistics.h"

namespace tafel::cli {

namespace {

constexpr int newestMatches = 50;
constexpr std::chrono::seconds atMost{2}; ///< Limit for the migration of a history of an earlier release.

/// The names in the history; empty if it cannot be opened, or not in time: the user waits for the next
/// letter.
std::vector<std::string> namesOf(const std::string& what, const Command& command)
{
    history::Settings settings{.readsEarlierReleases = true};
    settings.progress = [end = std::chrono::steady_clock::now() + atMost](
                            double) { return std::chrono::steady_clock::now() < end; };
    auto history = history::History::open(command.file(), history::Mode::Read, std::move(settings));
    std::vector<std::string> names;
    if (!history)
        return names;
    if (what == "PLAYERS") {
        if (const auto people = history->people())
            for (const history::Person& each : *people)
                names.push_back(each.name);
    } else if (what == "TOURNAMENTS") {
        if (const auto all = history::tournamentNames(*history))
            for (const history::TournamentName& each : *all)
                names.push_back(each.name);
    } else if (const auto matches = history->matches({}, newestMatches)) {
        for (const history::MatchSummary& each : *matches)
            names.push_back(each.id);
    }
    return names;
}

} // namespace

Exit complete(CommandLine& program, std::span<const std::string> words, const Command& command)
{
    if (!words.empty() && words.front() == "--")
        words = words.subspan(1);
    std::string out;
    for (const std::string& offered : program.completions(words)) {
        if (offered == "PLAYERS" || offered == "TOURNAMENTS" || offered == "MATCHES")
            for (const std::string& name : namesOf(offered, command))
                out += name + '\n';
        else
            out += offered + '\n';
    }
    printText(out);
    return Answer;
}

} // namespace tafel::cli
