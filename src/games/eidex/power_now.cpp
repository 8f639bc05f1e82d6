#include "games/eidex/power_now.h"

#include <algorithm>

#include "base/names.h"
#include "games/eidex/judge.h"
#include "games/eidex/record.h"
#include "games/eidex/replay.h"

namespace tafel::eidex {

namespace {

/// The phases of this moment; a trick that lies complete may be taken before a power is used.
Phases phasesOf(const RecordedDeal& deal)
{
    return !deal.liesComplete() ? deal.now
        : deal.playedOut        ? deal.now | Phases{Phase::AfterTrick, Phase::GameEnd}
                                : deal.now | Phases{Phase::AfterTrick, Phase::BeforeLead};
}

/// The referee's answer to a log that goes on with the power.
std::optional<Refusal> whyNot(
    const Match& match, const Standing& before, DealEntry recorded, const Declared& use)
{
    const auto place = static_cast<std::uint16_t>(recorded.powers.size());
    recorded.log->push_back({.kind = Event::Kind::Power, .by = use.by, .use = place});
    recorded.powers.push_back(use);
    return follow(match, before, recorded).fault;
}

/// Beyond the moment, the card or the trick for which it is used.
bool lasts(const Power& power)
{
    return power.order || power.values || power.decidesTrump || power.limit || power.total || power.award
        || power.guesses || power.opensPot || power.mayPlay || (power.shapes && !power.uponTrick);
}

/// Still at the end of the log: a power for one card until that was played, one for a trick as long as the
/// trick is on the table.
bool isInForce(const DealEntry& recorded, const RecordedDeal& deal, std::size_t event)
{
    const std::vector<Event>& log = *recorded.log;
    const Power& power = powerOf(recorded.powers[log[event].use].power);
    const auto at = static_cast<int>(event);
    if (power.forNextCard)
        return std::none_of(log.begin() + at + 1, log.end(),
            [&](const Event& later) { return later.kind == Event::Kind::Play && later.by == log[event].by; });
    const bool isForTrick = power.forOneTrick || power.doublesTrick || power.refusesTrick || power.rejectsCard
        || power.givesTrick || (power.shapes && power.uponTrick);
    if (!isForTrick)
        return lasts(power);
    if (!power.uponTrick) // for the trick whose next card comes after it
        return std::none_of(deal.tricks.begin(), deal.tricks.end(), [&](const RecordedTrick& trick) {
            return &trick != deal.lying() && !trick.cards.empty() && trick.cards.back().event > at;
        });
    const RecordedTrick* const lies = deal.lying(); // it is used upon the trick that lies
    return lies && !lies->cards.empty() && lies->cards.front().event < at;
}

/// A deal at the end of its log.
class Now {
public:
    Now(const Match& match, const Standing& before, const DealEntry& recorded)
        : m_match(match)
        , m_before(before)
        , m_entry(recorded)
        , m_deal(follow(match, before, recorded))
    {
    }

    /// Where nothing more has to be said the log itself tells.
    std::optional<Refusal> against(Player by, const Power& power) const
    {
        if (m_deal.fault)
            return m_deal.fault;
        const std::span<const Parameter> all = power.parameters;
        if (std::all_of(all.begin(), all.end(), [](const Parameter& each) { return each.optionalInLog; })) {
            std::optional<Refusal> fault
                = whyNot(m_match, m_before, m_entry, {.by = by, .power = power.card});
            if (!fault || all.empty())
                return fault;
        }
        const Permission now = asked(by, power.card);
        if (now.allowed || now.because.empty())
            return std::nullopt;
        const Reason& why = now.because.front();
        const auto text
            = [&](Language language) { return withCapital(why.sentence.in(language, m_match.players)); };
        return Refusal{.code = Refusal::Code::IllegalPower,
            .where = {},
            .message = {.de = text(Language::German), .en = text(Language::English)},
            .clause = why.clause};
    }

    InLog moment() const
    {
        return {.dealer = dealer(),
            .ends = phasesOf(m_deal).has(Phase::GameEnd),
            .leads = !m_deal.lying() || m_deal.liesComplete()};
    }

private:
    Player dealer() const { return m_entry.dealer.value_or(m_before.dealer); }

    /// In any of the phases of this moment; refused in all: as in the first one.
    Permission asked(Player by, Card power) const
    {
        Question question{.match = m_match,
            .hasCharacters = true,
            .turnedUp = *m_entry.turnedUp,
            .powers = m_entry.powers,
            .may = {{.by = by, .power = power}},
            .tricks = m_deal.tricksWon,
            .total = m_before.total,
            .dealer = dealer()};
        question.match.deals.clear();
        if (const RecordedTrick* trick = m_deal.lying()) {
            question.trick = TrickSoFar{.lead = trick->lead};
            for (const RecordedTrick::Lying& each : trick->cards)
                question.trick->cards.push_back(each.card);
        }
        const Phases phases = phasesOf(m_deal);
        std::optional<Permission> first;
        for (int each = 0; each <= static_cast<int>(Phase::GameEnd); ++each) {
            question.phase = static_cast<Phase>(each);
            if (!phases.has(question.phase))
                continue;
            const bool upon = question.phase == Phase::InTrick || question.phase == Phase::TrickAward;
            question.trickNumber = m_deal.trickNumber() - (upon && m_deal.liesComplete() ? 1 : 0);
            Permission may = answer(question).may.front();
            if (may.allowed)
                return may;
            if (!first)
                first = std::move(may);
        }
        return first.value_or(Permission{});
    }

    const Match& m_match;
    const Standing& m_before;
    const DealEntry& m_entry;
    RecordedDeal m_deal;
};

} // namespace

std::vector<PowerChoice> powersNow(const Match& match, const Standing& before, const DealEntry& recorded)
{
    const Now now(match, before, recorded);
    std::vector<PowerChoice> choices;
    for (Player player = 0; player < match.count(); ++player) {
        if (!match.characters[player])
            continue;
        const Power& power = powerOf(*match.characters[player]);
        choices.push_back(asChoice(power, player));
        choices.back().whyNot = now.against(player, power);
    }
    return choices;
}

std::vector<Declared> inForceNow(const Match& match, const Standing& before, const DealEntry& recorded)
{
    const RecordedDeal deal = follow(match, before, recorded);
    std::vector<Declared> uses;
    for (std::size_t event = 0; event < recorded.log->size(); ++event)
        if ((*recorded.log)[event].kind == Event::Kind::Power && isInForce(recorded, deal, event))
            uses.push_back(recorded.powers[(*recorded.log)[event].use]);
    return uses;
}

PerPlayer<CardSet> handsNow(const Match& match, const Standing& before, const DealEntry& recorded)
{
    Replay replay(match, before, recorded);
    replay.run(Replay::LastTrick::Lies, Replay::Parameters::Follow);
    PerPlayer<CardSet> hands = {};
    for (Player player = 0; player < match.count(); ++player)
        if (const PlayState::Seat& seat = replay.state().seat(player); seat.followed)
            hands[player] = seat.hand;
    return hands;
}

Naming namingNow(const Match& match, const Standing& before, const DealEntry& recorded, Player by)
{
    Declared use;
    use.by = by;
    use.power = *match.characters[by];
    return {match, before, recorded, use, Now(match, before, recorded).moment(),
        [match, before, recorded](const Declared& named) { return whyNot(match, before, recorded, named); }};
}

} // namespace tafel::eidex
