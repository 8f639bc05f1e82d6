#include "games/krass_kariert/award.h"

#include <algorithm>

#include <fmt/format.h>

#include "games/krass_kariert/clauses.h"
#include "referee/refusals.h"

namespace tafel::krass_kariert {

namespace {

using End = PlayedRound::End;

constexpr int allChips = 15;

/// How a recorded round ended.
void explainEnd(const PlayedRound& played, DealAward& award)
{
    switch (played.end) {
    case End::OneLeft:
        award.because.push_back({&clause::oneLeft, played.givesChip,
            {{.de = "Nur {0} hat am Ende des Umlaufs noch Handkarten.",
                 .en = "Only {0} has cards in hand at the end of the turn."},
                {Argument::players(played.givesChip)}}});
        break;
    case End::Stuck:
        award.because.push_back({&clause::stuck, played.givesChip,
            {{.de = "{0} kann nichts spielen und hat keine Reservekarte.",
                 .en = "{0} cannot play anything and has no reserve card."},
                {Argument::players(played.givesChip)}}});
        award.because.push_back({&clause::stuckAlone, played.givesChip, {clause::stuckAlone.text}});
        break;
    case End::NoneLeft: {
        const Player winner = *played.turns.back().winner;
        award.because.push_back({&clause::noneLeft, played.givesChip,
            {{.de = "Niemand hat noch Handkarten; {0} hat den letzten Umlauf gewonnen.",
                 .en = "Nobody has cards in hand any more; {0} won the last turn."},
                {Argument::player(winner)}}});
        break;
    }
    }
}

/// Chips that are handed in, and who has none.
void explainChips(Players paying, Players broke, const Standing& before, DealAward& award)
{
    for (Player player = 0; player < maxPlayers; ++player)
        if (paying.has(player))
            award.because.push_back({&clause::handsIn, {player},
                {{.de = "{0} gibt einen Chip ab und hat noch {1}.",
                     .en = "{0} hands in a chip and has {1} left."},
                    {Argument::player(player), Argument::number(before.total[player] - 1)}}});
    for (Player player = 0; player < maxPlayers; ++player)
        if (broke.has(player))
            award.because.push_back({&clause::cannotHandIn, {player},
                {{.de = "{0} hat keinen Chip mehr und verliert.", .en = "{0} has no chip left and loses."},
                    {Argument::player(player)}}});
    if (!paying.empty() && !broke.empty())
        award.because.push_back({&clause::severalLose, paying, {clause::severalLose.text}});
}

/// The player who handed in a chip opens the next round; of several the oldest player.
Player opensAfter(Players gave, Player oldest)
{
    return gave.size() == 1 ? gave.first() : oldest;
}

} // namespace

DealAward awardOf(const Match& match, const Standing& before, const RoundFacts& facts)
{
    DealAward award{.dealer = before.dealer, .opener = before.opener};
    Players paying, broke;
    for (Player player = 0; player < match.count(); ++player) {
        if (!facts.givesChip.has(player))
            continue;
        (before.total[player] > 0 ? paying : broke).add(player);
        award.award[player] = before.total[player] > 0 ? -1 : 0;
    }
    if (facts.played) {
        award.turns = facts.played->turns;
        explainEnd(*facts.played, award);
    } else if (facts.givesChip.size() > 1) {
        award.because.push_back({&clause::noneLeft, facts.givesChip, {clause::noneLeft.text}});
    }
    explainChips(paying, broke, before, award);
    award.losers = broke;
    award.opensNext = opensAfter(facts.givesChip, before.dealer);
    award.brief = broke.empty()
        ? Sentence{{.de = "Chip von {0}", .en = "chip from {0}"}, {Argument::players(paying)}}
        : Sentence{{.de = "{0} ohne Chip", .en = "{0} has no chip"}, {Argument::players(broke)}};
    return award;
}

Result<DealAward> tableRuledAward(
    DealAward award, const Match& match, const Standing& before, const TableRuling& ruling)
{
    for (const auto& [player, number] : ruling.award)
        if (const int chips = before.total[player] + number; chips < -1 || chips > allChips)
            return refuse(Refusal::Code::Impossible,
                "/table_ruling/award" + escapePointerToken(match.players[player]),
                {.de = fmt::format("{} hätte {} Chips: 0 bis {} sind möglich, und −1 heisst verloren.",
                     match.players[player], chips, allChips),
                    .en = fmt::format("{} would have {} chips: 0 to {} are possible, and −1 means lost.",
                        match.players[player], chips, allChips)},
                &clause::tableRuling);
    rule(award, ruling, clause::tableRuling);
    Players gave;
    award.losers = {};
    for (Player player = 0; player < match.count(); ++player) {
        if (before.total[player] + award.award[player] < 0)
            award.losers.add(player);
        if (award.award[player] < 0)
            gave.add(player);
    }
    if (!gave.empty()) // otherwise the chips alone are ruled on
        award.opensNext = opensAfter(gave, before.dealer);
    explainChips({}, award.losers, before, award);
    return award;
}

Standing afterRound(const Match& match, const Standing& before, DealAward& award)
{
    Standing after = before;
    ++after.deals;
    for (Player player = 0; player < match.count(); ++player)
        after.total[player] = std::max(0, after.total[player] + award.award[player]);
    after.losers = award.losers;
    if (!after.losers.empty()) {
        after.finished = true;
        for (Player player = 0; player < match.count(); ++player)
            if (!after.losers.has(player))
                after.winners.add(player);
        award.because.push_back({&clause::winners, after.winners,
            {{.de = "Es gewinnen {0}.", .en = "The winners are {0}."}, {Argument::players(after.winners)}}});
        return after;
    }
    after.opener = award.opensNext;
    return after;
}

} // namespace tafel::krass_kariert
