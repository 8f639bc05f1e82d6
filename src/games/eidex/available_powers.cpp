#include "games/eidex/available_powers.h"

#include <algorithm>

#include "base/names.h"
#include "games/eidex/clauses.h"
#include "games/eidex/entry.h"
#include "games/eidex/judge.h"
#include "games/eidex/record.h"
#include "games/eidex/replay.h"

namespace tafel::eidex {

namespace {

/// The phases of this moment. A complete trick on the table may be taken before a power is used.
Phases phasesOf(const RecordedDeal& deal)
{
    return !deal.isTrickComplete() ? deal.now
        : deal.playedOut           ? deal.now | Phases{Phase::AfterTrick, Phase::GameEnd}
                                   : deal.now | Phases{Phase::AfterTrick, Phase::BeforeLead};
}

/// Whether the power restricts the next card, which is played openly.
bool bindsNextCard(const Power& power)
{
    return !power.playsFaceDown()
        && (power.rejectsCard() || power.turn.mayPlay || power.turn.mustPlay || power.isForNextCard());
}

/// Whether the player to play has a legal card.
bool leavesACard(const Match& match, const Standing& before, DealEntry recorded, const RecordedDeal& now)
{
    if (!now.toPlay || !now.mayPlay)
        return true;
    recorded.log->push_back({.by = *now.toPlay});
    for (const Card card : now.legal) {
        recorded.log->back().card = card;
        const RecordedDeal then = follow(match, before, recorded);
        if (!then.fault && then.revokes.size() <= now.revokes.size())
            return true;
    }
    return false;
}

/// The referee's error for a log that continues with the power. A power that leaves no card to play is also
/// refused.
std::optional<Refusal> whyNot(
    const Match& match, const Standing& before, DealEntry recorded, const PowerUse& use)
{
    const auto place = static_cast<std::uint16_t>(recorded.powers.size());
    recorded.log->push_back({.kind = Event::Kind::Power, .by = use.by, .use = place});
    recorded.powers.push_back(use);
    RecordedDeal after = follow(match, before, recorded);
    const Power& power = powerOf(use.power);
    if (!after.fault && bindsNextCard(power) && !leavesACard(match, before, recorded, after))
        return Refusal{.code = Refusal::Code::IllegalPower,
            .where = {},
            .message = {.de = "Danach gäbe es keine Karte, die gespielt werden darf.",
                .en = "After that, no card could be played legally."},
            .clause = &power.rule()};
    if (after.fault || !use.suit || !power.playsFaceDown())
        return after.fault;
    // A given hand must hold the suit that is named.
    recorded.log->push_back({.by = use.by});
    Replay replay(match, before, recorded);
    replay.run(Replay::LastTrick::StaysOnTable, Replay::Parameters::Follow);
    if (replay.fault() || !replay.state().seat(use.by).followed || replay.fits(use.by, std::nullopt, {}))
        return std::nullopt;
    return Refusal{.code = Refusal::Code::IllegalPower,
        .where = {},
        .message = {.de = fmt::format("{} hat keine Karte dieser Farbe.", match.players[use.by]),
            .en = fmt::format("{} has no card of this suit.", match.players[use.by])},
        .clause = &clause::sphinx::namesSuit};
}

/// Whether the power stays active after the moment, the card or the trick for which it is used.
bool lasts(const Power& power)
{
    return power.cards.order || power.cards.values || power.cards.deciding || power.score.limit
        || power.score.award || power.changesTotal() || power.turn.mayPlay
        || (power.trick.alterTrick && !power.trick.uponTrick);
}

/// Whether the power is active at the end of the log. A power for one card is active until that card is
/// played, a power for one trick while that trick is on the table.
bool isInForce(const DealEntry& recorded, const RecordedDeal& deal, std::size_t event)
{
    const std::vector<Event>& log = *recorded.log;
    const Power& power = powerOf(recorded.powers[log[event].use].power);
    const auto at = static_cast<int>(event);
    if (power.isForNextCard())
        return std::none_of(log.begin() + at + 1, log.end(),
            [&](const Event& later) { return later.kind == Event::Kind::Play && later.by == log[event].by; });
    const bool isForTrick = power.trick.forOneTrick
        || (power.trick.uponTrick && (power.trick.alterTrick || power.trick.fate != Fate::Usual));
    if (!isForTrick)
        return lasts(power);
    if (!power.trick.uponTrick) // The power applies to the trick whose next card follows it.
        return std::none_of(deal.tricks.begin(), deal.tricks.end(), [&](const RecordedTrick& trick) {
            return &trick != deal.currentTrick() && !trick.cards.empty() && trick.cards.back().event > at;
        });
    const RecordedTrick* const lies = deal.currentTrick(); // The power applies to the trick on the table.
    return lies && !lies->cards.empty() && lies->cards.front().event < at;
}

/// A parameter to name with a power, or one player's card of a parameter with a card for each.
struct Named {
    const Parameter& parameter;
    std::optional<Player> of = {};

    bool isIn(const PowerUse& use) const
    {
        if (!of)
            return isNamed(use, parameter);
        const auto& cards = parameter.kind == Parameter::Kind::Takes ? use.takes : use.gives;
        return std::any_of(cards.begin(), cards.end(), [&](const auto& each) { return each.first == *of; });
    }
    /// The key of the parameter under the event.
    std::string path(const Match& match) const
    {
        return std::string(parameter.key) + (of ? escapePointerToken(match.players[*of]) : std::string());
    }
};

/// The possible uses of a power at the end of a log, with every value of its parameters.
class Uses {
public:
    Uses(const Match& match, const Standing& before, const DealEntry& recorded, const InLog& at)
        : m_match(match)
        , m_before(before)
        , m_entry(recorded)
        , m_at(at)
    {
    }

    /// Why the use cannot be recorded, whatever values its other parameters get; nothing if it can.
    std::optional<Refusal> against(const PowerUse& use) const
    {
        const std::optional<Named> next = missing(use);
        if (!next)
            return whyNot(m_match, m_before, m_entry, use);
        std::optional<Refusal> last = nothingToName();
        for (const PowerUse& with : ways(use, *next)) {
            last = against(with);
            if (!last)
                return std::nullopt;
        }
        return last;
    }

    /// The first required parameter without a value; empty if there is none.
    std::optional<Named> missing(const PowerUse& use) const
    {
        for (const Named& each : all(use))
            if (each.parameter.isAsked(use, m_at) == Requirement::Must && !each.isIn(use))
                return each;
        return std::nullopt;
    }

    /// A prompt with the answers that can be recorded. Its path is the parameter's key.
    Prompt ask(const PowerUse& use, const Named& named) const
    {
        const Parameter& parameter = named.parameter;
        Prompt prompt = powerOf(use.power).isInParts() && parameter.kind == Parameter::Kind::Number
            ? bonusOf(use, parameter)
            : askFor(deal(use), use, parameter);
        const auto may = [&](const PowerUse& with) { return !against(with); };
        std::erase_if(prompt.options, [&](const Prompt::Option& option) {
            PowerUse with = use;
            say(with, parameter.key, option.value);
            return !may(with);
        });
        if (prompt.kind == Prompt::Kind::Card) {
            prompt.cards.emplace();
            for (const auto& [card, with] : cardWays(use, named))
                if (may(with))
                    prompt.cards->push_back(card);
        }
        if (prompt.kind == Prompt::Kind::Cards) { // Two cards become a single answer.
            prompt.kind = Prompt::Kind::Choice;
            for (const PowerUse& with : ways(use, named))
                if (may(with))
                    prompt.options.push_back(pair(*with.cards, static_cast<int>(prompt.options.size())));
        }
        return prompt;
    }

    /// The missing parameters, up to the first required one.
    std::vector<Prompt> prompts(const PowerUse& use) const
    {
        std::vector<Prompt> prompts;
        // The use is refused unless another parameter gets a value.
        const bool cannotBe = !missing(use) && against(use);
        for (const Named& named : all(use)) {
            const Parameter& parameter = named.parameter;
            const Requirement asked = parameter.isAsked(use, m_at);
            if (asked == Requirement::No || named.isIn(use) || parameter.kind == Parameter::Kind::Melds)
                continue; // The value of melds is asked for instead of their cards.
            Prompt prompt = this->ask(use, named);
            prompt.path = fmt::format("/log/{}/{}", m_entry.log->size(), named.path(m_match));
            for (Prompt::Option& option : prompt.options)
                if (option.put)
                    option.put->path = prompt.path;
            prompt.required = asked == Requirement::Must || cannotBe;
            prompt.of = named.of.value_or(use.by);
            if (named.of)
                prompt.question.arguments = {Argument::player(*named.of)};
            const bool isEmpty = prompt.options.empty() && (!prompt.cards || prompt.cards->empty())
                && prompt.kind != Prompt::Kind::Number;
            if (isEmpty && asked != Requirement::Must)
                continue;
            prompts.push_back(std::move(prompt));
            if (asked == Requirement::Must)
                break;
        }
        return prompts;
    }

private:
    static Refusal nothingToName()
    {
        return {.code = Refusal::Code::IllegalPower,
            .where = {},
            .message = {.de = "Es gibt hier nichts zu nennen.", .en = "There is nothing to name here."}};
    }

    DealInPlay deal(const PowerUse& use) const
    {
        DealEntry entry = m_entry;
        entry.powers.push_back(use);
        return dealOf(m_match, m_before, entry);
    }

    static Prompt::Option pair(const std::vector<Card>& cards, int value)
    {
        const auto text = [](Card card) { return FileValue{card.text(Pack::Eidex)}; };
        return {.value = value,
            .text = {{"{0} und {1}", "{0} and {1}"}, {Argument::card(cards[0]), Argument::card(cards[1])}},
            .put = Put{.value = FileValue{FileValue::List{text(cards[0]), text(cards[1])}}}};
    }

    std::vector<Named> all(const PowerUse& use) const
    {
        std::vector<Named> all;
        for (const Parameter& parameter : powerOf(use.power).parameters)
            if (!parameter.isForEach())
                all.push_back({parameter});
            else
                for (const Player player : m_at.cardOf)
                    all.push_back({parameter, player});
        return all;
    }

    /// The use with each card. For a card of each of several players, only the cards that may be named before
    /// the rest.
    std::vector<std::pair<Card, PowerUse>> cardWays(const PowerUse& use, const Named& named) const
    {
        std::vector<std::pair<Card, PowerUse>> all;
        for (const Card card : CardSet::eidexPack()) {
            PowerUse way = use;
            say(way, forPlayer(named), card);
            const std::optional<Refusal> against
                = named.of ? whyNot(m_match, m_before, m_entry, way) : std::nullopt;
            if (!against || against->code == Refusal::Code::Schema)
                all.emplace_back(card, std::move(way));
        }
        return all;
    }

    /// The key in the form that `say` expects.
    static std::string forPlayer(const Named& named)
    {
        return named.of ? fmt::format("{}/{}", named.parameter.key, *named.of)
                        : std::string(named.parameter.key);
    }

    /// The use with each value.
    std::vector<PowerUse> ways(const PowerUse& use, const Named& named) const
    {
        const Parameter& parameter = named.parameter;
        std::vector<PowerUse> all;
        const auto with = [&](const auto& name) { name(all.emplace_back(use)); };
        switch (parameter.kind) {
        case Parameter::Kind::Card:
        case Parameter::Kind::Returns:
        case Parameter::Kind::Takes:
        case Parameter::Kind::Gives:
            for (auto& [card, way] : cardWays(use, named))
                all.push_back(std::move(way));
            break;
        case Parameter::Kind::Two: {
            const CardSet lying = onTable(); // At least one of the two lies on the table.
            for (const Card one : lying)
                for (const Card other : CardSet::eidexPack())
                    if (one != other && (one < other || !lying.has(other)))
                        with([&](PowerUse& way) { way.cards = {one, other}; });
            break;
        }
        case Parameter::Kind::Number:
            with([&](PowerUse& way) { way.number = askFor(deal(use), use, parameter).lowest; });
            break;
        default:
            for (const Prompt::Option& option : askFor(deal(use), use, parameter).options)
                with([&](PowerUse& way) { say(way, parameter.key, option.value); });
            break;
        }
        return all;
    }

    CardSet onTable() const
    {
        const RecordedDeal deal = follow(m_match, m_before, m_entry);
        CardSet cards;
        if (const RecordedTrick* trick = deal.currentTrick())
            for (const RecordedTrick::PlayedCard& each : trick->cards)
                if (each.card && !each.rejected)
                    cards.add(*each.card);
        return cards;
    }

    const Match& m_match;
    const Standing& m_before;
    const DealEntry& m_entry;
    const InLog m_at;
};

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

    /// If the power has no required parameters, the log itself decides.
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
        if (now.allowed || now.because.empty()) {
            const PowerUse use{.by = by, .power = power.card};
            const Uses uses(m_match, m_before, m_entry, moment(use));
            std::optional<Refusal> against = uses.against(use);
            const bool canBeNamed = !uses.missing(use) && !uses.prompts(use).empty();
            return canBeNamed ? std::nullopt : against;
        }
        const Reason& why = now.because.front();
        const auto text
            = [&](Language language) { return capitalized(why.sentence.in(language, m_match.players)); };
        return Refusal{.code = Refusal::Code::IllegalPower,
            .where = {},
            .message = {.de = text(Language::German), .en = text(Language::English)},
            .clause = why.clause};
    }

    InLog moment(const PowerUse& use) const
    {
        InLog at{.dealer = dealer(),
            .ends = phasesOf(m_deal).has(Phase::GameEnd),
            .leads = m_deal.isTrickComplete() || !liesACard(),
            .handsKnown = m_entry.hands.has_value()};
        if (const auto namesCardOf = powerOf(use.power).use.namesCardOf) {
            Replay replay(m_match, m_before, m_entry);
            replay.run(Replay::LastTrick::IsTaken, Replay::Parameters::Follow);
            at.cardOf = namesCardOf(replay.state().moment(use.by, use.power), use.by);
        }
        return at;
    }

private:
    /// Whether a card lies on the table. A rejected card counts as not played.
    bool liesACard() const
    {
        const RecordedTrick* const trick = m_deal.currentTrick();
        return trick
            && std::any_of(trick->cards.begin(), trick->cards.end(),
                [](const RecordedTrick::PlayedCard& each) { return !each.rejected; });
    }

    Player dealer() const { return m_entry.dealer.value_or(m_before.dealer); }

    /// Asks for every phase of this moment. If all of them refuse, the answer is that of the first phase.
    Permission asked(Player by, Card power) const
    {
        PowerQuestion question{.match = m_match,
            .hasCharacters = true,
            .turnedUp = *m_entry.turnedUp,
            .powers = m_entry.powers,
            .may = {{.by = by, .power = power}},
            .tricks = m_deal.tricksWon,
            .total = m_before.total,
            .dealer = dealer()};
        question.match.deals.clear();
        if (const RecordedTrick* trick = m_deal.currentTrick()) {
            question.trick = TrickSoFar{.lead = trick->lead};
            for (const RecordedTrick::PlayedCard& each : trick->cards)
                question.trick->cards.push_back(each.card);
        }
        const Phases phases = phasesOf(m_deal);
        std::optional<Permission> first;
        for (int each = 0; each <= static_cast<int>(Phase::GameEnd); ++each) {
            question.phase = static_cast<Phase>(each);
            if (!phases.has(question.phase))
                continue;
            const bool upon = question.phase == Phase::InTrick || question.phase == Phase::TrickAward;
            question.trickNumber = m_deal.trickNumber() - (upon && m_deal.isTrickComplete() ? 1 : 0);
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

std::vector<PowerChoice> availablePowers(
    const Match& match, const Standing& before, const DealEntry& recorded)
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

std::vector<Prompt> namedNow(
    const Match& match, const Standing& before, const DealEntry& recorded, const PowerUse& use)
{
    return Uses(match, before, recorded, Now(match, before, recorded).moment(use)).prompts(use);
}

std::vector<PowerUse> activePowers(const Match& match, const Standing& before, const DealEntry& recorded)
{
    const RecordedDeal deal = follow(match, before, recorded);
    std::vector<PowerUse> uses;
    for (std::size_t event = 0; event < recorded.log->size(); ++event)
        if ((*recorded.log)[event].kind == Event::Kind::Power && isInForce(recorded, deal, event))
            uses.push_back(recorded.powers[(*recorded.log)[event].use]);
    return uses;
}

PerPlayer<CardSet> currentHands(const Match& match, const Standing& before, const DealEntry& recorded)
{
    Replay replay(match, before, recorded);
    replay.run(Replay::LastTrick::StaysOnTable, Replay::Parameters::Follow);
    PerPlayer<CardSet> hands = {};
    for (Player player = 0; player < match.count(); ++player)
        if (const PlayState::Seat& seat = replay.state().seat(player); seat.followed)
            hands[player] = seat.hand;
    return hands;
}

PowerParameterPrompts parameterPrompts(
    const Match& match, const Standing& before, const DealEntry& recorded, Player by)
{
    PowerUse use;
    use.by = by;
    use.power = *match.characters[by];
    return {match, before, recorded, use, Now(match, before, recorded).moment(use),
        [match, before, recorded](const PowerUse& named) { return whyNot(match, before, recorded, named); }};
}

} // namespace tafel::eidex
