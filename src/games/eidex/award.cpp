#include "games/eidex/award.h"

#include <algorithm>
#include <tuple>

#include "games/eidex/clauses.h"
#include "games/eidex/power.h"

namespace tafel::eidex {

namespace {

using Points = std::array<std::int8_t, 4>;

Points to(Player player, std::int8_t points)
{
    Points award{};
    award[player] = points;
    return award;
}

bool over(const Facts& facts, Player player)
{
    return facts.points[player] >= facts.limit;
}

Players allOver(const Facts& facts)
{
    Players players;
    for (Player player = 0; player < facts.players; ++player)
        if (over(facts, player))
            players.add(player);
    return players;
}

Players getters(const Facts& facts, const Award& award)
{
    Players players;
    for (Player player = 0; player < facts.players; ++player)
        if (award.points[player] > 0)
            players.add(player);
    return players;
}

// 1. Match: a player wins all tricks with their own cards.

std::optional<Points> decideMatch(const Facts& facts)
{
    if (!facts.march)
        return std::nullopt;
    return to(*facts.march, 2);
}

void explainMatch(const Facts& facts, const Award&, DealAward& out)
{
    const Argument who = Argument::player(*facts.march);
    out.because.push_back({facts.players == 4 ? &clause::fourMatch : &clause::match, {*facts.march},
        {{.de = "{0} gewinnt alle Stiche: 2.", .en = "{0} wins all tricks: 2."}, {who}}});
    out.brief = {{.de = "Match: {0}", .en = "Match: {0}"}, {who}};
}

// 4. A player over the limit gets nothing, each other player 1. If two are over, the third gets both.

std::optional<Points> decideOverTheLimit(const Facts& facts)
{
    if (facts.players != 3)
        return std::nullopt;
    const int count = allOver(facts).size();
    if (count == 0)
        return std::nullopt;
    Points award{};
    for (Player player = 0; player < facts.players; ++player)
        award[player] = static_cast<std::int8_t>(over(facts, player) ? 0 : count);
    return award;
}

/// Explains for which players the house rule lets exactly 100 pass.
void explainSafe(const Facts& facts, DealAward& out)
{
    for (Player player = 0; player < facts.players; ++player)
        if (facts.safeAt100() && facts.points[player] == 100)
            out.because.push_back({&clause::exactly100, {player},
                {{.de = "{0} hat genau 100; nach der Hausregel dieses Tischs gilt das als darunter.",
                     .en = "{0} is at exactly 100; by this table's house rule that counts as below."},
                    {Argument::player(player)}}});
}

/// One reason for each player over the limit, with the clause that sets it.
void explainOver(const Facts& facts, Players players, DealAward& out)
{
    for (Player player = 0; player < facts.players; ++player) {
        if (!players.has(player))
            continue;
        const bool exactly = facts.usualLimit && facts.points[player] == 100;
        const Text sentence = facts.safeAt100()
            ? Text{.de = "{0} hat {1}, mehr als 100: 0.", .en = "{0} is at {1}, more than 100: 0."}
            : Text{.de = "{0} hat {1}, Limite ist {2}: 0.", .en = "{0} is at {1}, limit {2}: 0."};
        out.because.push_back({exactly ? &clause::exactly100 : facts.limitClause, {player},
            {sentence,
                {Argument::player(player), Argument::number(facts.points[player]),
                    Argument::number(facts.limit)}}});
    }
}

/// The short form. A player who is exactly at the limit has reached it and is not over it.
Sentence briefOver(const Facts& facts, Players players)
{
    bool exactly = false;
    for (Player player = 0; player < facts.players; ++player)
        exactly = exactly || facts.points[player] == facts.limit;
    return {exactly && !facts.safeAt100() ? Text{.de = "{0} erreicht {1}", .en = "{0} reached {1}"}
                                          : Text{.de = "{0} über {1}", .en = "{0} over {1}"},
        {Argument::players(players), Argument::number(facts.safeAt100() ? 100 : facts.limit)}};
}

void explainOverTheLimit(const Facts& facts, const Award& award, DealAward& out)
{
    const Players players = allOver(facts), others = getters(facts, award);
    out.brief = briefOver(facts, players);
    if (players.size() == 2)
        out.because.push_back({&clause::twoOver, others,
            {{.de = "{0} sind nicht unter der Limite: 0; {1}: 2.",
                 .en = "{0} are not below the limit: 0; {1}: 2."},
                {Argument::players(players), Argument::players(others)}}});
    if (players.size() == 3)
        out.because.push_back({&clause::threeOver, players,
            {{.de = "Niemand ist unter der Limite, also erhält niemand etwas.",
                .en = "No player is below the limit, so no one scores."}}});
    explainSafe(facts, out);
    explainOver(facts, players, out);
    if (players.size() == 1)
        out.because.push_back({&clause::overLimit, others,
            {{.de = "{0} je 1.", .en = "{0} 1 each."}, {Argument::players(others)}}});
}

// 5. All are below the limit. If two are equal, the third gets 2; if all are equal, nobody gets any.
// Otherwise the players with the most and the least get 1 each.

std::optional<Points> decideAllBelow(const Facts& facts)
{
    if (facts.players != 3)
        return std::nullopt;
    const auto& p = facts.points;
    if (p[0] == p[1] && p[1] == p[2])
        return Points{};
    for (Player third = 0; third < 3; ++third)
        if (p[(third + 1U) % 3] == p[(third + 2U) % 3])
            return to(third, 2);
    Points award{};
    const auto end = p.begin() + 3;
    award[static_cast<std::size_t>(std::max_element(p.begin(), end) - p.begin())] = 1;
    award[static_cast<std::size_t>(std::min_element(p.begin(), end) - p.begin())] = 1;
    return award;
}

void explainAllBelow(const Facts& facts, const Award& award, DealAward& out)
{
    const Players winners = getters(facts, award);
    const auto& p = facts.points;
    explainSafe(facts, out);
    if (winners.empty()) {
        out.because.push_back({&clause::allEqual, Players::firstSeats(3),
            {{.de = "Alle drei haben {0}, also erhält niemand etwas.",
                 .en = "All three have {0}, so no one scores."},
                {Argument::number(p[0])}}});
        out.brief = {{.de = "alle gleich", .en = "all equal"}};
        return;
    }
    if (winners.size() == 1) {
        const Player third = winners.first();
        Players equal = Players::firstSeats(3);
        equal.remove(third);
        out.because.push_back({&clause::twoEqual, winners,
            {{.de = "{0} haben beide {1}: {2} erhält 2.", .en = "{0} both have {1}: {2} gets 2."},
                {Argument::players(equal), Argument::number(p[equal.first()]), Argument::player(third)}}});
        out.brief = {{.de = "{0} gleich", .en = "{0} equal"}, {Argument::players(equal)}};
        return;
    }
    Players rest = Players::firstSeats(3);
    for (Player player = 0; player < 3; ++player)
        if (winners.has(player))
            rest.remove(player);
    const Player middle = rest.first(), a = winners.first();
    Players second = winners;
    second.remove(a);
    const Player b = second.first(), most = p[a] > p[b] ? a : b, least = p[a] > p[b] ? b : a;
    out.because.push_back({&clause::mostLeast, winners,
        {{.de = "Am meisten {0} ({1}), am wenigsten {2} ({3}): je 1; {4} in der Mitte: 0.",
             .en = "Most {0} ({1}), least {2} ({3}): 1 each; {4} in the middle: 0."},
            {Argument::player(most), Argument::number(p[most]), Argument::player(least),
                Argument::number(p[least]), Argument::player(middle)}}});
    out.brief = {{.de = "Mitte: {0}", .en = "Middle: {0}"}, {Argument::player(middle)}};
}

// Four players: the green zone lies between no trick and the limit.

Players greenZone(const Facts& facts)
{
    Players zone;
    for (Player player = 0; player < facts.players; ++player)
        if (!over(facts, player) && !facts.trickless.has(player))
            zone.add(player);
    return zone;
}

/// The players of the zone who have this many points.
Players withPoints(const Facts& facts, Players zone, int points)
{
    Players players;
    for (Player player = 0; player < facts.players; ++player)
        if (zone.has(player) && facts.points[player] == points)
            players.add(player);
    return players;
}

/// The players with the most and with the least points in the zone, which must not be empty.
std::pair<Players, Players> ends(const Facts& facts, Players zone)
{
    int most = facts.points[zone.first()], least = most;
    for (Player player = 0; player < facts.players; ++player)
        if (zone.has(player)) {
            most = std::max(most, facts.points[player]);
            least = std::min(least, facts.points[player]);
        }
    return {withPoints(facts, zone, most), withPoints(facts, zone, least)};
}

/// How the green zone decides a deal.
struct GreenZone {
    enum class Case : std::uint8_t {
        Nobody, ///< The zone is empty.
        Alone,
        Two,
        Highest, ///< House rule: the two players with the most, and all who share the second place.
        Ends, ///< The player with the most and the one with the least.
        MostShared, ///< Only the player with the least scores.
        LeastShared, ///< Only the player with the most scores.
        BothShared ///< No one scores.
    };
    Case decides = Case::Nobody;
    Players zone;
    Players most = {}, least = {}; ///< Those of the zone with the most and the least points.
};

GreenZone greenZoneOf(const Facts& facts)
{
    using Case = GreenZone::Case;
    GreenZone green{.zone = greenZone(facts)};
    if (green.zone.empty())
        return green;
    std::tie(green.most, green.least) = ends(facts, green.zone);
    const bool mostShared = green.most.size() > 1, leastShared = green.least.size() > 1;
    green.decides = green.zone.size() == 1 ? Case::Alone
        : green.zone.size() == 2           ? Case::Two
        : facts.options.highestInZone      ? Case::Highest
        : mostShared && leastShared        ? Case::BothShared
        : mostShared                       ? Case::MostShared
        : leastShared                      ? Case::LeastShared
                                           : Case::Ends;
    return green;
}

std::optional<Points> decideGreenZone(const Facts& facts)
{
    const GreenZone green = greenZoneOf(facts);
    Points award{};
    switch (green.decides) {
    case GreenZone::Case::Nobody:
    case GreenZone::Case::BothShared:
        break;
    case GreenZone::Case::Alone:
    case GreenZone::Case::LeastShared:
        return to(green.most.first(), 2);
    case GreenZone::Case::MostShared:
        return to(green.least.first(), 2);
    case GreenZone::Case::Ends:
        award[green.most.first()] = 1;
        award[green.least.first()] = 1;
        break;
    case GreenZone::Case::Two:
    case GreenZone::Case::Highest:
        for (Player player = 0; player < facts.players; ++player) {
            int above = 0;
            for (Player other = 0; other < facts.players; ++other)
                above += green.zone.has(other) && facts.points[other] > facts.points[player] ? 1 : 0;
            award[player] = green.zone.has(player) && above <= 1 ? 1 : 0;
        }
    }
    return award;
}

Reason reasonOf(const GreenZone& green, const Facts& facts, Players winners)
{
    const auto& [decides, zone, most, least] = green;
    const auto because = [&](const Clause& clause, Text text, std::array<Argument, 6> arguments = {}) {
        return Reason{&clause, winners, {text, arguments}};
    };
    if (decides == GreenZone::Case::Nobody)
        return because(clause::greenNobody,
            {.de = "Niemand ist im grünen Bereich, also erhält niemand etwas.",
                .en = "No player is in the green zone, so no one scores."});
    const auto points = [&](Players of) { return Argument::number(facts.points[of.first()]); };
    const std::array<Argument, 6> both{
        Argument::players(most), points(most), Argument::players(least), points(least)};
    switch (decides) {
    case GreenZone::Case::Nobody: // above
    case GreenZone::Case::Alone:
        return because(clause::greenAlone,
            {.de = "{0} ist mit {1} allein im grünen Bereich: 2.",
                .en = "{0} is alone in the green zone with {1}: 2."},
            both);
    case GreenZone::Case::Two:
        return most == least ? because(clause::greenTwo,
                   {.de = "{0} sind mit je {1} zu zweit im grünen Bereich: je 1.",
                       .en = "Only {0} are in the green zone, with {1} each: 1 each."},
                   both)
                             : because(clause::greenTwo,
                                 {.de = "Zu zweit im grünen Bereich sind {0} ({1}) und {2} ({3}): je 1.",
                                     .en = "Only {0} ({1}) and {2} ({3}) are in the green zone: 1 each."},
                                 both);
    case GreenZone::Case::Highest: {
        int lowest = facts.points[winners.first()];
        for (Player player = 0; player < facts.players; ++player)
            if (winners.has(player))
                lowest = std::min(lowest, facts.points[player]);
        return because(clause::greenHighest,
            {.de = "Hausregel: am meisten im grünen Bereich haben {0}, {1} oder mehr: je 1.",
                .en = "House rule: {0} have the most in the green zone, {1} or more: 1 each."},
            {Argument::players(winners), Argument::number(lowest)});
    }
    case GreenZone::Case::Ends:
        return because(clause::greenEnds,
            {.de = "Im grünen Bereich am meisten {0} ({1}), am wenigsten {2} ({3}): je 1.",
                .en = "In the green zone most {0} ({1}), least {2} ({3}): 1 each."},
            both);
    case GreenZone::Case::BothShared:
        return most == least ? because(clause::greenBothShared,
                   {.de = "{0} haben im grünen Bereich alle {1}, also erhält niemand etwas.",
                       .en = "{0} all have {1} in the green zone, so no one scores."},
                   both)
                             : because(clause::greenBothShared,
                                 {.de = "Im grünen Bereich teilen {0} das Meiste ({1}) und {2} das Wenigste "
                                        "({3}), also erhält niemand etwas.",
                                     .en = "In the green zone {0} share the most ({1}) and {2} the least "
                                           "({3}), so no one scores."},
                                 both);
    case GreenZone::Case::MostShared:
        return because(clause::greenEndShared,
            {.de = "Im grünen Bereich teilen {0} das Meiste ({1}); am wenigsten {2} ({3}): 2.",
                .en = "In the green zone {0} share the most ({1}); least {2} ({3}): 2."},
            both);
    case GreenZone::Case::LeastShared:
        break;
    }
    return because(clause::greenEndShared,
        {.de = "Im grünen Bereich teilen {2} das Wenigste ({3}); am meisten {0} ({1}): 2.",
            .en = "In the green zone {2} share the least ({3}); most {0} ({1}): 2."},
        both);
}

void explainGreenZone(const Facts& facts, const Award& award, DealAward& out)
{
    const GreenZone green = greenZoneOf(facts);
    out.brief = {{.de = "grün: {0}", .en = "green: {0}"}, {Argument::players(green.zone)}};
    out.because.push_back(reasonOf(green, facts, getters(facts, award)));
    explainOver(facts, allOver(facts), out);
    Players without;
    for (Player player = 0; player < facts.players; ++player)
        if (facts.trickless.has(player) && !over(facts, player))
            without.add(player);
    if (!without.empty())
        out.because.push_back({&clause::fourNoTrick, without,
            {{.de = "Kein Stich für {0}: 0.", .en = "No trick for {0}: 0."}, {Argument::players(without)}}});
}

constexpr Rule matchRule{decideMatch, explainMatch};
constexpr Rule overTheLimitRule{decideOverTheLimit, explainOverTheLimit};
constexpr Rule allBelowRule{decideAllBelow, explainAllBelow};
constexpr Rule greenZoneRule{decideGreenZone, explainGreenZone};

/// The rules in the order in which they are applied. The first one that decides ends the search, and the last
/// one always decides.
std::span<const Rule* const> rules()
{
    static const std::vector<const Rule*> list = [] {
        std::vector<const Rule*> all{&greenZoneRule, &allBelowRule, &overTheLimitRule};
        for (const Power* power : allPowers)
            if (power->score.award)
                all.push_back(power->score.award);
        all.push_back(&matchRule);
        std::reverse(all.begin(), all.end()); // A later rule of the list may react to an earlier one.
        return all;
    }();
    return list;
}

} // namespace

Award award(const Facts& facts)
{
    for (const Rule* rule : rules())
        if (const std::optional<Points> points = rule->decide(facts))
            return {*points, rule};
    return {};
}

void explain(const Facts& facts, const Award& award, DealAward& out)
{
    for (const Rule* rule : rules()) {
        if (rule == award.rule) {
            const auto decided = static_cast<std::ptrdiff_t>(out.because.size());
            rule->explain(facts, award, out);
            // The reason that decided comes first, then the others in the order in which they were applied.
            std::rotate(
                out.because.begin(), out.because.begin() + decided, out.because.begin() + decided + 1);
            return;
        }
        if (rule->explainPass)
            rule->explainPass(facts, out);
    }
}

bool dependsOnTricks(const Facts& facts)
{
    return facts.players == 4 || (facts.guess && facts.guess->own == facts.guess->guess);
}

} // namespace tafel::eidex
