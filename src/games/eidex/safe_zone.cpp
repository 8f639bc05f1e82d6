// The safe zone: what a player could make, and whether it is certain to raise the player's total, by
// enumeration over what the others could make. A match is left apart.
#include <algorithm>

#include "games/eidex/form.h"
#include "games/eidex/tournament.h"
#include "games/eidex/worlds.h"

namespace tafel::eidex {

namespace {

/// The draft as it counts now: powers that are half entered or not allowed are not there, nor is a match.
DealEntry asDeclaredNow(const Match& match, const Standing& before, const DealEntry& draft)
{
    DealEntry entry = draft;
    entry.points.clear();
    entry.hasPoints = false;
    entry.tricks.reset();
    entry.match.reset();
    entry.hasMatch = false;
    entry.powers.clear();
    for (const Declared& use : draft.powers) {
        entry.powers.push_back(use);
        if (!complete(match, use)
            || !mayDeclare(match, dealOf(match, before, entry), entry.powers.size() - 1))
            entry.powers.pop_back();
    }
    if (!dealOf(match, before, entry).pot())
        entry.unclaimed.reset();
    return entry;
}

/// Asks the award for one player over everything that the others could make.
class Zone {
public:
    Zone(const Standing& before, int target, std::vector<Facts> worlds, PerPlayer<int> adjustment,
        PerPlayer<std::optional<int>> fixed, Player player, int total, bool guessIsRegular)
        : m_before(before)
        , m_target(target)
        , m_worlds(std::move(worlds))
        , m_adjustment(adjustment)
        , m_fixed(fixed)
        , m_player(player)
        , m_total(total)
        , m_guessIsRegular(guessIsRegular)
    {
    }

    /// The most that the player could make.
    int most() const
    {
        int most = m_total;
        for (Player other = 0; other < players(); ++other)
            if (other != m_player)
                most -= m_fixed[other].value_or(0);
        return most;
    }

    SafeStretch::Kind kindOf(int points)
    {
        m_wins = m_rises = m_risesNot = false;
        set(m_player, points);
        spread(0, most() - points);
        const bool up = m_wins || m_rises;
        return up && m_risesNot ? SafeStretch::Kind::Open
            : m_rises           ? SafeStretch::Kind::Certain
            : m_wins            ? SafeStretch::Kind::Wins
                                : SafeStretch::Kind::Nothing;
    }

private:
    int players() const { return m_worlds.front().players; }

    void set(Player player, int points)
    {
        for (Facts& world : m_worlds) {
            world.counted[player] = points;
            world.points[player] = points + m_adjustment[player];
            if (world.guess && world.guess->by == player && !m_guessIsRegular)
                world.guess->own = points;
        }
    }

    /// Gives the empty fields from `other` on every share of what is left.
    void spread(Player other, int left)
    {
        if ((m_wins || m_rises) && m_risesNot)
            return;
        while (other < players() && (other == m_player || m_fixed[other])) {
            if (other != m_player)
                set(other, *m_fixed[other]);
            ++other;
        }
        if (other == players()) {
            if (left == 0)
                look();
            return;
        }
        const bool last = !anyEmptyAfter(other);
        for (int share = last ? left : 0; share <= left; ++share) {
            set(other, share);
            spread(static_cast<Player>(other + 1), left - share);
        }
    }

    bool anyEmptyAfter(Player other) const
    {
        for (Player player = static_cast<Player>(other + 1); player < players(); ++player)
            if (player != m_player && !m_fixed[player])
                return true;
        return false;
    }

    void look()
    {
        for (const Facts& world : m_worlds) {
            const Award given = award(world);
            PerPlayer<int> points{};
            std::copy(given.points.begin(), given.points.end(), points.begin());
            const Moved after = moved(m_before, players(), m_target, points, world.points);
            (after.win.has(m_player)                                   ? m_wins
                    : after.total[m_player] > m_before.total[m_player] ? m_rises
                                                                       : m_risesNot)
                = true;
        }
    }

    const Standing& m_before;
    int m_target;
    std::vector<Facts> m_worlds;
    PerPlayer<int> m_adjustment;
    PerPlayer<std::optional<int>> m_fixed;
    Player m_player;
    int m_total;
    bool m_guessIsRegular;
    bool m_wins = false, m_rises = false, m_risesNot = false; ///< What some of it came to.
};

} // namespace

SafeZone safeZone(const Match& match, const Standing& before, const DealEntry& draft, Player player)
{
    DealEntry entry = asDeclaredNow(match, before, draft);
    const Deal now = dealOf(match, before, entry);
    const int total = totalInPlay(now, entry);

    // Any points that add up give the limit, the powers and the cards of Schwarzpeter.
    entry.points = {{Player{0}, total}};
    for (Player other = 1; other < match.count(); ++other)
        entry.points.emplace_back(other, 0);
    entry.hasPoints = true;
    const bool regular = now.guggitaler() && declared(now, &Power::guesses);
    if (regular && !draft.regular)
        entry.regular = 0;
    if (!entry.turnedUp)
        entry.turnedUp = now.turnedUp;
    const Result<Known> known = reduce(match, before, entry);
    if (!known)
        return {};

    Facts facts = known->facts;
    facts.match.reset();
    if (!known->tricks)
        facts.trickless = {};
    std::vector<Facts> worlds = cardWorlds(facts, *known);
    if (regular && !draft.regular)
        for (std::size_t i = 0, count = worlds.size(); i < count; ++i) {
            worlds[i].guess->own = -1; // missed, or hit
            worlds.push_back(worlds[i]);
            worlds.back().guess->own = worlds.back().guess->guess;
        }
    PerPlayer<int> adjustment{};
    PerPlayer<std::optional<int>> fixed{};
    for (Player other = 0; other < match.count(); ++other) {
        adjustment[other] = adjusted(known->deal, other, 0);
        if (other != player)
            fixed[other] = draft.pointsOf(other);
    }
    const int target = Options::of(match, before.deals + 1).target;
    Zone zone(before, target, std::move(worlds), adjustment, fixed, player, total, regular);
    std::vector<SafeStretch::Kind> kinds;
    for (int points = 0; points <= zone.most(); ++points)
        kinds.push_back(zone.kindOf(points));
    // In chaos every other number may win; what lies between says nothing to a person.
    const auto open
        = [&](std::size_t at) { return at < kinds.size() && kinds[at] == SafeStretch::Kind::Open; };
    for (std::size_t at = 0; at < kinds.size(); ++at)
        if (kinds[at] == SafeStretch::Kind::Nothing && open(at + 1) && (at == 0 || open(at - 1)))
            kinds[at] = SafeStretch::Kind::Open;
    SafeZone stretches;
    for (int points = 0; points <= zone.most(); ++points) {
        const SafeStretch::Kind kind = kinds[static_cast<std::size_t>(points)];
        if (!stretches.empty() && stretches.back().kind == kind)
            stretches.back().to = points;
        else
            stretches.push_back({points, points, kind});
    }
    return stretches;
}

} // namespace tafel::eidex
