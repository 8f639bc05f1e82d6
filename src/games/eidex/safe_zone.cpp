// The safe zone: the possible scores of a player, and whether each is certain to raise the player's total. It
// enumerates the scores of the other players and ignores a match.
#include <algorithm>
#include <unordered_map>

#include "games/eidex/form.h"
#include "games/eidex/possible_outcomes.h"
#include "games/eidex/tournament.h"

namespace tafel::eidex {

namespace {

/// The draft as it counts now: without incomplete or illegal powers, and without a match.
DealEntry asDeclaredNow(const Match& match, const Standing& before, const DealEntry& draft)
{
    DealEntry entry = draft;
    entry.points.clear();
    entry.hasPoints = false;
    entry.tricks.reset();
    entry.march.reset();
    entry.hasMarch = false;
    entry.powers.clear();
    for (const PowerUse& use : draft.powers) {
        entry.powers.push_back(use);
        if (!complete(match, use)
            || !checkDeclared(match, dealOf(match, before, entry), entry.powers.size() - 1))
            entry.powers.pop_back();
    }
    if (!dealOf(match, before, entry).pot())
        entry.unclaimed.reset();
    return entry;
}

/// Computes the award of one player for every combination of the others' scores.
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

    /// The highest score that the player can have.
    int most() const
    {
        int most = m_total;
        for (Player other = 0; other < players(); ++other)
            if (other != m_player)
                most -= m_fixed[other].value_or(0);
        return most;
    }

    SafeRange::Kind kindOf(int points)
    {
        m_found = {};
        set(m_player, points);
        spread(0, most() - points);
        return m_found.isOpen() ? SafeRange::Kind::Open
            : m_found.rises     ? SafeRange::Kind::Certain
            : m_found.wins      ? SafeRange::Kind::Wins
                                : SafeRange::Kind::Nothing;
    }

private:
    /// The possible outcomes for the player.
    struct Outcomes {
        bool wins = false, rises = false, risesNot = false;

        bool isOpen() const { return (wins || rises) && risesNot; }
        void add(const Outcomes& other)
        {
            wins = wins || other.wins;
            rises = rises || other.rises;
            risesNot = risesNot || other.risesNot;
        }
    };

    int players() const { return m_worlds.front().players; }

    void set(Player player, int points)
    {
        m_counted[player] = points;
        m_points[player] = points + m_adjustment[player];
    }

    /// Tries every distribution of the remaining points to the empty fields, starting with `other`.
    void spread(Player other, int left)
    {
        if (m_found.isOpen())
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
        const auto [known, isNew] = m_known.try_emplace(comparisons());
        if (isNew)
            known->second = outcomes();
        m_found.add(known->second);
    }

    /// An award compares card points only with each other, with the limit and with the guess. Distributions
    /// with the same results of these comparisons have the same award.
    unsigned comparisons() const
    {
        const Facts& any = m_worlds.front();
        unsigned all = any.guess && !m_guessIsRegular && m_counted[any.guess->by] == any.guess->guess ? 1 : 0;
        for (Player player = 0; player < players(); ++player) {
            all = all * 2 + (m_points[player] >= any.limit ? 1 : 0);
            for (Player other = 0; other < player; ++other)
                all = all * 3
                    + (m_points[other] < m_points[player]         ? 0
                            : m_points[other] == m_points[player] ? 1
                                                                  : 2);
        }
        return all;
    }

    Outcomes outcomes()
    {
        Outcomes found;
        for (Facts& world : m_worlds) {
            world.counted = m_counted;
            world.points = m_points;
            if (world.guess && !m_guessIsRegular)
                world.guess->own = m_counted[world.guess->by];
            const Award given = award(world);
            PerPlayer<int> points{};
            std::copy(given.points.begin(), given.points.end(), points.begin());
            const ScoreChange after = moved(m_before, players(), m_target, points, world.points);
            (after.win.has(m_player)                                   ? found.wins
                    : after.total[m_player] > m_before.total[m_player] ? found.rises
                                                                       : found.risesNot)
                = true;
        }
        return found;
    }

    const Standing& m_before;
    int m_target;
    std::vector<Facts> m_worlds;
    PerPlayer<int> m_adjustment;
    PerPlayer<std::optional<int>> m_fixed;
    Player m_player;
    int m_total;
    bool m_guessIsRegular;
    PerPlayer<int> m_counted = {}, m_points = {}; ///< The current distribution.
    std::unordered_map<unsigned, Outcomes> m_known; ///< The key is the result of `comparisons`.
    Outcomes m_found; ///< The outcomes of all distributions with this score of the player.
};

} // namespace

SafeZone safeZone(const Match& match, const Standing& before, const DealEntry& draft, Player player)
{
    DealEntry entry = asDeclaredNow(match, before, draft);
    const DealInPlay now = dealOf(match, before, entry);
    const int total = totalInPlay(now, entry);

    // Any points with the right sum determine the limit, the powers and the cards of Schwarzpeter.
    entry.points = {{Player{0}, total}};
    for (Player other = 1; other < match.count(); ++other)
        entry.points.emplace_back(other, 0);
    entry.hasPoints = true;
    const bool regular = now.guggitaler() && now.guess();
    if (regular && !draft.regular)
        entry.regular = 0;
    if (!entry.turnedUp)
        entry.turnedUp = now.turnedUp;
    const Result<ReducedEntry> known = reduce(match, before, entry);
    if (!known)
        return {};

    Facts facts = known->facts;
    facts.march.reset();
    if (!known->tricks)
        facts.trickless = {};
    std::vector<Facts> worlds = possibleCaptures(facts, *known);
    if (regular && !draft.regular)
        for (std::size_t i = 0, count = worlds.size(); i < count; ++i) {
            worlds[i].guess->own = -1; // One case for a wrong guess, and one for a correct guess.
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
    std::vector<SafeRange::Kind> kinds;
    for (int points = 0; points <= zone.most(); ++points)
        kinds.push_back(zone.kindOf(points));
    // In chaos every other number may win. The numbers between them do not help a person.
    const auto open = [&](std::size_t at) { return at < kinds.size() && kinds[at] == SafeRange::Kind::Open; };
    for (std::size_t at = 0; at < kinds.size(); ++at)
        if (kinds[at] == SafeRange::Kind::Nothing && open(at + 1) && (at == 0 || open(at - 1)))
            kinds[at] = SafeRange::Kind::Open;
    SafeZone stretches;
    for (int points = 0; points <= zone.most(); ++points) {
        const SafeRange::Kind kind = kinds[static_cast<std::size_t>(points)];
        if (!stretches.empty() && stretches.back().kind == kind)
            stretches.back().to = points;
        else
            stretches.push_back({points, points, kind});
    }
    return stretches;
}

} // namespace tafel::eidex
