#include "games/eidex/power_prompts.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "games/eidex/entry.h"
#include "games/eidex/record.h"
#include "games/eidex/values.h"
#include "referee/game.h"

namespace tafel::eidex {

namespace {

using Kind = Parameter::Kind;

std::vector<Prompt::Option> optionsOf(const DealInPlay& deal, const PowerUse& use, const Parameter& parameter)
{
    std::vector<Prompt::Option> options;
    switch (parameter.kind) {
    case Kind::Signed: // Computer changes the points by five.
        for (const int number : {-5, 5})
            options.push_back({.value = number,
                .text = {{"{0}", "{0}"}, {Argument::signedNumber(number)}},
                .on = use.number == number});
        break;
    case Kind::Other:
    case Kind::Anyone:
        for (Player player = 0; player < deal.players; ++player)
            if (parameter.kind == Kind::Anyone || player != use.by)
                options.push_back(Prompt::Option::of(player, use.whom == player));
        break;
    case Kind::Suit:
        for (const Suit suit : {Suit::Hearts, Suit::Lizard, Suit::Raven, Suit::Stars})
            options.push_back(Prompt::Option::of(suit, use.suit == suit));
        break;
    case Kind::Flag:
        options = {Prompt::Option::yes(use.flag == true), Prompt::Option::no(use.flag == false)};
        break;
    case Kind::Words:
        for (int value : {1, 0}) {
            const Parameter::Word& word = parameter.words[value == 1 ? 0 : 1];
            options.push_back(
                {.value = value, .text = {word.text}, .word = word.key, .on = use.flag == (value == 1)});
        }
        break;
    default:
        break;
    }
    return options;
}

/// The parameter with this name; null if there is none.
const Parameter* named(const PowerUse& use, std::string_view key)
{
    const auto all = powerOf(use.power).parameters;
    const auto found
        = std::find_if(all.begin(), all.end(), [&](const Parameter& each) { return each.key == key; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace

const Parameter* awardParameter(const Power& power)
{
    const auto found = std::find_if(power.parameters.begin(), power.parameters.end(),
        [](const Parameter& parameter) { return parameter.required; });
    return found == power.parameters.end() ? nullptr : &*found;
}

PowerChoice asChoice(const Power& power, Player by)
{
    return {.by = by,
        .power = power.card,
        .path = fmt::format("/powers/{}", power.id),
        .id = power.id,
        .name = power.name,
        .oneLine = power.oneLine,
        .decides = power.decides};
}

Prompt askFor(const DealInPlay& deal, const PowerUse& use, const Parameter& parameter)
{
    Prompt prompt{.path = std::string(parameter.key),
        .label = {parameter.label},
        .question = {parameter.question},
        .required = parameter.required,
        .clause = &powerOf(use.power).rule(),
        .options = optionsOf(deal, use, parameter)};
    switch (parameter.kind) {
    case Kind::Number:
        prompt.kind = Prompt::Kind::Number;
        prompt.highest = regularCardPoints;
        prompt.number = use.number;
        break;
    case Kind::Card:
    case Kind::Returns: {
        prompt.kind = Prompt::Kind::Card;
        const std::optional<Card>& card = parameter.kind == Kind::Card ? use.card : use.returns;
        if (card)
            prompt.chosen = {*card};
        break;
    }
    case Kind::Takes:
    case Kind::Gives:
        prompt.kind = Prompt::Kind::Card;
        break;
    case Kind::Two:
        prompt.kind = Prompt::Kind::Cards;
        prompt.chosen = use.cards.value_or(std::vector<Card>());
        break;
    case Kind::Melds:
        prompt.kind = Prompt::Kind::Lists;
        for (const std::vector<Card>& meld : use.melds.value_or(std::vector<std::vector<Card>>()))
            prompt.chosen.insert(prompt.chosen.end(), meld.begin(), meld.end());
        break;
    default:
        break;
    }
    const Power& power = powerOf(use.power);
    if (power.score.ask && prompt.kind != Prompt::Kind::Choice && &parameter == awardParameter(power))
        power.score.ask(deal, use, prompt);
    return prompt;
}

Prompt bonusOf(const PowerUse& use, const Parameter& parameter)
{
    constexpr int fewest = 4, most = 100;
    Prompt prompt{.path = std::string(parameter.key),
        .label = {parameter.label},
        .question = {parameter.question},
        .clause = &powerOf(use.power).rule()};
    for (int bonus = fewest; bonus <= most; bonus += 2)
        prompt.options.push_back(
            {.value = bonus, .text = {{"{0}", "{0}"}, {Argument::number(bonus)}}, .on = use.number == bonus});
    return prompt;
}

bool isNamed(const PowerUse& use, const Parameter& parameter)
{
    switch (parameter.kind) {
    case Kind::Number:
    case Kind::Signed:
        return use.number.has_value();
    case Kind::Card:
        return use.card.has_value();
    case Kind::Returns:
        return use.returns.has_value();
    case Kind::Other:
    case Kind::Anyone:
        return use.whom.has_value();
    case Kind::Suit:
        return use.suit.has_value();
    case Kind::Flag:
    case Kind::Words:
        return use.flag.has_value();
    case Kind::Two:
        return use.cards.has_value();
    case Kind::Melds:
        return use.melds.has_value();
    case Kind::Takes:
        return !use.takes.empty();
    case Kind::Gives:
        return !use.gives.empty();
    }
    return false;
}

std::vector<Prompt> promptsFor(const Match& match, const PowerUse& use, std::optional<Card> turnedUp)
{
    Match with = match;
    with.characters[use.by] = use.power;
    DealEntry entry;
    entry.turnedUp = turnedUp;
    entry.powers = {use};
    const DealInPlay deal = dealOf(with, with.game->start(with), entry);
    std::vector<Prompt> prompts;
    for (const Parameter& parameter : powerOf(use.power).parameters) {
        const Prompt one = askFor(deal, use, parameter);
        if (!parameter.isForEach()) {
            if (!powerOf(use.power).isInParts()
                || one.kind == Prompt::Kind::Lists) // The melds determine their value.
                prompts.push_back(one);
            continue;
        }
        for (Player player = 0; player < match.count(); ++player) {
            if (player == use.by)
                continue;
            Prompt& of = prompts.emplace_back(one);
            of.path = fmt::format("{}/{}", parameter.key, player);
            of.question.arguments = {Argument::player(player)};
            of.of = player;
            of.chosen.clear();
            for (const auto& [each, card] : parameter.kind == Kind::Takes ? use.takes : use.gives)
                if (each == player)
                    of.chosen = {card};
        }
    }
    return prompts;
}

void say(PowerUse& use, std::string_view key, int value)
{
    const Parameter* parameter = named(use, key);
    switch (parameter ? parameter->kind : Kind::Melds) {
    case Kind::Number:
    case Kind::Signed:
        use.number = value;
        break;
    case Kind::Other:
    case Kind::Anyone:
        use.whom = static_cast<Player>(value);
        break;
    case Kind::Suit:
        use.suit = static_cast<Suit>(value);
        break;
    case Kind::Flag:
    case Kind::Words:
        use.flag = value == 1;
        break;
    default:
        break;
    }
}

void say(PowerUse& use, std::string_view key, Card card)
{
    const Parameter* parameter = named(use, key.substr(0, key.find('/')));
    if (!parameter)
        return;
    switch (parameter->kind) {
    case Kind::Card:
        use.card = card;
        break;
    case Kind::Returns:
        use.returns = card;
        break;
    case Kind::Takes:
    case Kind::Gives: {
        std::vector<std::pair<Player, Card>>& all = parameter->kind == Kind::Takes ? use.takes : use.gives;
        const std::pair said{static_cast<Player>(key.back() - '0'), card};
        const bool again = std::find(all.begin(), all.end(), said) != all.end();
        std::erase_if(all, [&](const auto& each) { return each.first == said.first; });
        if (!again)
            all.push_back(said);
        break;
    }
    case Kind::Melds: {
        std::vector<std::vector<Card>> melds
            = std::exchange(use.melds, std::nullopt).value_or(std::vector<std::vector<Card>>());
        std::size_t taken = 0;
        for (std::vector<Card>& meld : melds)
            taken += std::erase(meld, card);
        if (taken == 0 && melds.empty())
            melds.emplace_back();
        if (taken == 0)
            melds.back().push_back(card);
        else
            std::erase(melds, std::vector<Card>());
        if (!melds.empty())
            use.melds = std::move(melds);
        break;
    }
    case Kind::Two:
        if (!use.cards || use.cards->size() >= 2)
            use.cards.emplace();
        if (std::erase(*use.cards, card) == 0)
            use.cards->push_back(card);
        break;
    default:
        break;
    }
}

void beginMeld(PowerUse& use)
{
    if (use.melds && !use.melds->empty() && !use.melds->back().empty())
        use.melds->emplace_back();
}

void endMelds(PowerUse& use)
{
    if (!use.melds)
        return;
    std::erase(*use.melds, std::vector<Card>());
    if (use.melds->empty())
        use.melds.reset();
}

void clearParameter(PowerUse& use, std::string_view key)
{
    const Parameter* parameter = named(use, key);
    switch (parameter ? parameter->kind : Kind::Melds) {
    case Kind::Signed:
        use.number.reset();
        break;
    case Kind::Other:
    case Kind::Anyone:
        use.whom.reset();
        break;
    case Kind::Suit:
        use.suit.reset();
        break;
    case Kind::Flag:
    case Kind::Words:
        use.flag.reset();
        break;
    case Kind::Card:
        use.card.reset();
        break;
    case Kind::Returns:
        use.returns.reset();
        break;
    default:
        break;
    }
}

void setMeldValue(PowerUse& use, int worth)
{
    use.melds.reset();
    use.number = std::abs(worth);
    use.flag = worth > 0;
}

PowerParameterPrompts::PowerParameterPrompts(const Match& match, const Standing& before,
    const DealEntry& deal, PowerUse use, InLog at, Against against)
    : m_match(match)
    , m_before(before)
    , m_entry(deal)
    , m_use(std::move(use))
    , m_at(at)
    , m_against(std::move(against))
    , m_left(m_at.cardOf)
{
}

const Parameter* PowerParameterPrompts::parameter() const
{
    const auto all = powerOf(m_use.power).parameters;
    for (std::size_t i = m_next; i < all.size(); ++i)
        if (all[i].isAsked(m_use, m_at) != Requirement::No && !(all[i].isForEach() && m_at.cardOf.empty()))
            return &all[i];
    return nullptr;
}

bool PowerParameterPrompts::isLastNeeded() const
{
    const auto all = powerOf(m_use.power).parameters;
    return std::none_of(&*parameter() + 1, all.data() + all.size(),
        [](const Parameter& each) { return !each.optionalInLog; });
}

std::optional<Prompt> PowerParameterPrompts::ask() const
{
    const Parameter* asked = parameter();
    if (!asked)
        return std::nullopt;
    DealEntry entry = m_entry;
    entry.powers.push_back(m_use);
    Prompt prompt = askFor(dealOf(m_match, m_before, entry), m_use, *asked);
    prompt.required = asked->isAsked(m_use, m_at) == Requirement::Must;
    if (asked->isForEach())
        prompt.question.arguments = {Argument::player(m_left.first())};
    if (asked->kind == Kind::Melds)
        prompt.chosen = m_picked;
    if (m_entry.log && !asked->isForEach() && prompt.kind != Prompt::Kind::Choice
        && prompt.kind != Prompt::Kind::Number) {
        const CardSet cards = cardsLeft(asked->kind);
        prompt.cards.emplace();
        for (const Card card : cards)
            prompt.cards->push_back(card);
        prompt.whyOthersExcluded = Refusal{.code = Refusal::Code::IllegalPower,
            .where = {},
            .message = {.de = "Diese Karte ist schon gespielt.", .en = "This card has already been played."}};
        if (powerOf(m_use.power).trick.uponTrick)
            prompt.whyOthersExcluded->message
                = {.de = "Diese Karte liegt nicht in diesem Stich.", .en = "This card is not in this trick."};
    }
    if (!isLastNeeded())
        return prompt;
    for (Prompt::Option& option : prompt.options) {
        PowerUse use = m_use;
        say(use, asked->key, option.value);
        option.whyNot = m_against(use);
    }
    if (asked->kind == Kind::Card) {
        if (!prompt.cards) {
            prompt.cards.emplace();
            for (const Card card : CardSet::eidexPack())
                prompt.cards->push_back(card);
        }
        std::optional<Refusal> first;
        std::erase_if(*prompt.cards, [&](const Card card) {
            PowerUse use = m_use;
            use.card = card;
            std::optional<Refusal> against = m_against(use);
            if (against && !first)
                first = against;
            return against.has_value();
        });
        if (first)
            prompt.whyOthersExcluded = std::move(first);
    }
    return prompt;
}

/// The cards that can still be named: those that were not played and, for a meld, also those of the trick on
/// the table. For a power that is used on a trick, only the cards of that trick.
CardSet PowerParameterPrompts::cardsLeft(Kind kind) const
{
    const RecordedDeal deal = follow(m_match, m_before, m_entry);
    CardSet played, lying;
    for (const RecordedTrick& trick : deal.tricks)
        for (const RecordedTrick::PlayedCard& each : trick.cards) {
            if (!each.card || trick.annulled || each.rejected)
                continue;
            played.add(*each.card);
            if (&trick == deal.currentTrick())
                lying.add(*each.card);
        }
    if (powerOf(m_use.power).trick.uponTrick)
        return lying;
    return CardSet::eidexPack() - (kind == Kind::Melds ? played - lying : played);
}

void PowerParameterPrompts::next()
{
    if (const Parameter* asked = parameter())
        m_next = static_cast<std::size_t>(asked - powerOf(m_use.power).parameters.data()) + 1;
    m_left = m_at.cardOf;
    m_picked.clear();
}

void PowerParameterPrompts::answer(int value)
{
    if (const Parameter* asked = parameter()) {
        say(m_use, asked->key, value);
        next();
    }
}

void PowerParameterPrompts::pick(Card card)
{
    const Parameter* asked = parameter();
    if (!asked)
        return;
    if (asked->kind == Kind::Melds) {
        if (std::erase(m_picked, card) == 0)
            m_picked.push_back(card);
    } else if (asked->isForEach()) {
        (asked->kind == Kind::Takes ? m_use.takes : m_use.gives).emplace_back(m_left.first(), card);
        skip();
    } else {
        say(m_use, asked->key, card);
        if (asked->kind != Kind::Two || m_use.cards->size() == 2)
            next();
    }
}

void PowerParameterPrompts::skip()
{
    const Parameter* asked = parameter();
    if (asked && asked->isForEach() && m_left.size() > 1)
        m_left.remove(m_left.first());
    else
        next();
}

void PowerParameterPrompts::endPicking()
{
    if (m_picked.empty())
        return next();
    if (!m_use.melds)
        m_use.melds.emplace();
    m_use.melds->push_back(std::exchange(m_picked, {}));
}

} // namespace tafel::eidex
