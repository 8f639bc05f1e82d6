#include "bench/club.h"

#include <algorithm>
#include <chrono>
#include <cmath>

#include <fmt/chrono.h>
#include <fmt/format.h>

#include "games/games.h"

namespace tafel::bench {

namespace {

constexpr std::string_view first[] = {"Anna", "Beat", "Cora", "Dani", "Eva", "Fritz", "Gökhan", "Hanna",
    "Ivo", "Jürg", "Käthi", "Livia", "Mario", "Nina", "Otto", "Petra", "Rolf", "Sara", "Toni", "Urs"};
constexpr std::string_view last[]
    = {"Ammann", "Bosshard", "Caduff", "Dürr", "Egli", "Frei", "Gerber", "Huber", "Imhof", "Jost", "Keller",
        "Lüthi", "Meier", "Nägeli", "Oberholzer", "Pfister", "Roth", "Suter", "Tanner", "Vogt"};

/// Plays a match to its end, with given people and options.
template <typename Deal> void playOut(Match& match, Deal&& deal)
{
    Standing standing = match.game->start(match);
    while (!standing.finished) {
        match.deals.push_back(deal(match, standing));
        DealAward award = match.game->award(match, standing, match.deals.back()).value();
        standing = match.game->after(match, standing, award);
    }
}

} // namespace

Club::Club(int people, std::uint64_t seed)
    : m_random(seed)
    , m_eidex(seed + 1)
    , m_others(static_cast<unsigned>(seed + 2))
{
    for (int i = 0; i < people; ++i)
        m_people.push_back(fmt::format("{} {}{}", first[static_cast<std::size_t>(i) % std::size(first)],
            last[static_cast<std::size_t>(i) / std::size(first) % std::size(last)],
            i < 400 ? "" : fmt::format(" {}", i / 400 + 1)));
}

/// Chooses players; the first people of the list come far more often than the last ones.
std::vector<std::string> Club::party(int size)
{
    std::vector<std::string> party;
    const auto all = static_cast<double>(m_people.size());
    while (static_cast<int>(party.size()) < size) {
        const double chance = static_cast<double>(below(1'000'000)) / 1e6;
        const std::string& name = m_people[static_cast<std::size_t>(chance * std::sqrt(chance) * all)];
        if (std::find(party.begin(), party.end(), name) == party.end())
            party.push_back(name);
    }
    return party;
}

Match Club::eidex()
{
    Match match = m_eidex.newMatch();
    match.players = party(match.count());
    playOut(
        match, [this](const Match& played, const Standing& before) { return m_eidex.deal(played, before); });
    return match;
}

Match Club::other()
{
    while (true) {
        const auto games = allGames();
        const Game& game = *games[static_cast<std::size_t>(below(static_cast<int>(games.size())))];
        const int size = 3 + below(3);
        if (game.id() == "cosmic-eidex" || !game.playerCounts(Edition::Web).has(static_cast<Player>(size)))
            continue;
        Match match{.game = &game, .players = party(size)};
        playOut(match,
            [this](const Match& played, const Standing& before) { return m_others.deal(played, before); });
        return match;
    }
}

Match Club::match()
{
    Match match = below(2) == 0 ? eidex() : other();
    m_minute += 20 + below(120);
    const std::chrono::sys_time<std::chrono::seconds> founded
        = std::chrono::sys_days{std::chrono::year{2004} / 1 / 5};
    match.started = fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", founded + std::chrono::minutes(m_minute));
    match.id = fmt::format("{:08x}-0000-4000-8000-{:012x}", ++m_matches, m_random() & 0xffffffffffffULL);
    if (m_minute / 1440 % 8 == 0)
        match.tournament = fmt::format("Cup {}", m_minute / 1440 / 56 + 1);
    return match;
}

} // namespace tafel::bench
