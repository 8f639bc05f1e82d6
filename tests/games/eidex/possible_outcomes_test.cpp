// Compares the safe zone with the result of scoring every possible completion of the draft.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "support/any_match.h"

namespace tafel {
namespace {

using namespace test;

/// Scores all completions of a draft for one player, assuming that nobody wins all tricks.
class Completions {
public:
    Completions(const Match& match, Player player)
        : m_match(match)
        , m_before(match.game->start(match))
        , m_player(player)
    {
    }

    SafeRange::Kind kind(DealEntry entry, int total)
    {
        if (!entry.trickless)
            entry.trickless.emplace();
        points(entry, total);
        return (m_wins || m_rises) && m_risesNot ? SafeRange::Kind::Open
            : m_rises                            ? SafeRange::Kind::Certain
            : m_wins                             ? SafeRange::Kind::Wins
                                                 : SafeRange::Kind::Nothing;
    }

private:
    void points(DealEntry& entry, int total)
    {
        std::vector<Player> missing;
        int left = total;
        for (Player other = 0; other < m_match.count(); ++other) {
            left -= entry.pointsOf(other).value_or(0);
            if (!entry.pointsOf(other))
                missing.push_back(other);
        }
        if (missing.empty() && left == 0)
            captured(entry, "RJ"_card);
        if (missing.empty())
            return;
        for (int share = missing.size() == 1 ? left : 0; share <= left; ++share) {
            entry.points.emplace_back(missing.front(), share);
            points(entry, total);
            entry.points.pop_back();
        }
    }

    void captured(DealEntry& entry, Card card)
    {
        const bool known = std::any_of(entry.captured.begin(), entry.captured.end(),
            [&](const Captured& each) { return each.card == card; });
        const auto next = [&] {
            card == "RJ"_card && m_match.count() == 4 ? captured(entry, "SK"_card) : regular(entry);
        };
        if (known || !entry.declared("RJ"_card))
            return next();
        for (Player by = 0; by < m_match.count(); ++by) {
            entry.captured.push_back({card, by});
            next();
            entry.captured.pop_back();
        }
        if (!entry.declared("S7"_card))
            return;
        entry.captured.push_back({card, std::nullopt});
        next();
        entry.captured.pop_back();
    }

    void regular(DealEntry entry)
    {
        const PowerUse* guess = entry.declared("L10"_card);
        if (!guess || !entry.declared("H7"_card) || entry.regular)
            return look(entry);
        const int hit = *guess->number;
        for (int points : {hit, hit > 0 ? 0 : 1}) {
            entry.regular = points;
            look(entry);
        }
    }

    void look(const DealEntry& entry)
    {
        Result<DealAward> award = m_match.game->award(m_match, m_before, entry);
        RC_ASSERT(award.has_value());
        const Standing after = m_match.game->after(m_match, m_before, *award);
        (after.winners.has(m_player)                               ? m_wins
                : after.total[m_player] > m_before.total[m_player] ? m_rises
                                                                   : m_risesNot)
            = true;
    }

    const Match& m_match;
    Standing m_before;
    Player m_player;
    bool m_wins = false, m_rises = false, m_risesNot = false;
};

RC_GTEST_PROP(SafeZone, agreesWithScoringEveryCompletion, ())
{
    Json json = anyMatch();
    json["deals"] = Json::array();
    const Match match = document::readMatch(json.dump()).value();
    Json draft = anyDeal(json);
    const auto player = static_cast<Player>(below(match.count()));
    draft.erase("tricks");
    draft["points"].erase(match.players[player]);
    for (int empty = match.count() == 4 ? below(2) : below(3); empty > 0; --empty)
        draft["points"].erase(
            std::next(draft["points"].begin(), below(static_cast<int>(draft["points"].size()))));
    for (const char* key : {"captured", "regular"})
        if (oneIn(2))
            draft.erase(key);
    if (oneIn(3))
        draft["trickless"].push_back(match.players[static_cast<std::size_t>(below(match.count()))]);

    DealEntry entry = document::readDeal(match, draft.dump()).value();
    const SafeZone zone = match.game->safeZone(match, match.game->start(match), entry, player);
    RC_ASSERT(!zone.empty());
    RC_ASSERT(zone.front().from == 0);
    for (std::size_t i = 1; i < zone.size(); ++i) {
        RC_ASSERT(zone[i].from == zone[i - 1].to + 1);
        RC_ASSERT(zone[i].kind != zone[i - 1].kind);
    }
    const int points = below(zone.back().to + 1);
    const int total = match.game->padForm(match, match.game->start(match), entry).total;
    const auto stretch
        = std::find_if(zone.begin(), zone.end(), [&](const SafeRange& each) { return points <= each.to; });
    const auto scored = [&](int own) {
        DealEntry with = entry;
        with.points.emplace_back(player, own);
        return Completions(match, player).kind(with, total);
    };
    SafeRange::Kind kind = scored(points);
    // If every other number may win, the safe zone does not distinguish the numbers between them.
    if (kind == SafeRange::Kind::Nothing && stretch->kind == SafeRange::Kind::Open
        && scored(points + 1) == SafeRange::Kind::Open
        && (points == 0 || scored(points - 1) == SafeRange::Kind::Open))
        kind = SafeRange::Kind::Open;
    RC_LOG() << json.dump() << '\n'
             << draft.dump() << "\nplayer " << int(player) << " with " << points << '\n';
    RC_LOG() << "the zone says " << int(stretch->kind) << ", scoring " << int(kind) << '\n';
    RC_ASSERT(stretch->kind == kind);
}

} // namespace
} // namespace tafel
