#include "games/eidex/form.h"

#include "games/eidex/available_powers.h"
#include "games/eidex/clauses.h"
#include "games/eidex/entry.h"
#include "games/eidex/game.h"
#include "games/eidex/questions.h"
#include "games/eidex/tournament.h"
#include "referee/refusals.h"

namespace tafel::eidex {

namespace {

/// A power of this seat as a switch on the score pad, with the reason why it cannot be declared.
PowerChoice choiceOf(
    const Match& match, const Standing& before, const DealEntry& draft, Player player, const Power& power)
{
    PowerChoice choice = asChoice(power, player);
    choice.on = draft.declared(power.card) != nullptr;
    DealEntry with = draft;
    if (!choice.on)
        with.powers.push_back({.by = player, .power = power.card});
    const DealInPlay deal = dealOf(match, before, with);
    for (std::size_t i = 0; i < with.powers.size(); ++i) {
        if (with.powers[i].power != power.card)
            continue;
        choice.incomplete = choice.on && !complete(match, with.powers[i]);
        if (Result<void> answer = checkDeclared(match, deal, i); !answer)
            choice.whyNot = std::move(answer.error());
        break;
    }
    if (const Parameter* parameter = awardParameter(power)) {
        const PowerUse& use = *deal.declared(power.card);
        choice.ask = askFor(deal, use, *parameter);
        if (power.score.ask && choice.ask->kind == Prompt::Kind::Choice)
            power.score.ask(deal, use, *choice.ask);
        choice.ask->path = fmt::format("{}/{}", choice.path, choice.ask->path);
    }
    return choice;
}

std::vector<Card> allCards()
{
    std::vector<Card> cards;
    for (const Card card : CardSet::eidexPack())
        cards.push_back(card);
    return cards;
}

/// Whether every entered power may be declared. A power that lacks a parameter may be declared if any value
/// allows it.
bool mayDeclareAll(const Match& match, const Standing& before, const DealEntry& entry)
{
    const DealInPlay deal = dealOf(match, before, entry);
    for (std::size_t i = 0; i < entry.powers.size(); ++i)
        if (!checkDeclared(match, deal, i))
            return false;
    return true;
}

Prompt turnedUp(const Match& match, const Standing& before, const DealEntry& draft)
{
    Prompt prompt{.path = "/turned_up",
        .kind = Prompt::Kind::Card,
        .label = {{"Aufgedeckte Karte", "Turned-up card"}},
        .question = {{"Welche Karte ist aufgedeckt?", "Which card is turned up?"}}};
    if (draft.turnedUp)
        prompt.chosen = {*draft.turnedUp};
    if (draft.powers.empty() || draft.log)
        return prompt;
    prompt.cards.emplace();
    DealEntry with = draft;
    for (const Card card : CardSet::eidexPack()) {
        with.turnedUp = card;
        if (mayDeclareAll(match, before, with))
            prompt.cards->push_back(card);
    }
    return prompt;
}

Prompt pointsOf(const Match& match, const PadForm& form, Player player)
{
    constexpr Text points{"Augen", "Card points"};
    const CardPointsField& own = form.points[player];
    const int most = std::max(0, form.left + own.entered.value_or(0));
    const bool othersAreSaid = std::count_if(form.points.begin(), form.points.begin() + match.count(),
                                   [](const CardPointsField& each) { return each.entered.has_value(); })
        == match.count() - (own.entered ? 0 : 1);
    return {.path = "/points" + escapePointerToken(match.players[player]),
        .kind = Prompt::Kind::Number,
        .label = {points},
        .question = {points},
        .lowest = othersAreSaid ? most : 0,
        .highest = most,
        .ever = std::pair(0, form.total),
        .number = own.entered,
        .rest = own.rest,
        .of = player};
}

Prompt switchOf(const Match& match, const PowerChoice& choice)
{
    const FileValue::Object use{
        {"by", FileValue{match.players[choice.by]}}, {"power", FileValue{std::string(choice.id)}}};
    return {.path = choice.path,
        .label = {choice.name},
        .question = {choice.oneLine},
        .required = false,
        .options = {{.value = 1,
                        .text = {{"eingesetzt", "used"}},
                        .word = "true",
                        .on = choice.on,
                        .whyNot = choice.whyNot,
                        .put = Put{.path = "/powers/-", .value = FileValue{use}}},
            {.value = 0,
                .text = {{"nicht eingesetzt", "not used"}},
                .word = "false",
                .on = !choice.on,
                .byDefault = !choice.on}},
        .of = choice.by};
}

/// The error if more card points are entered than would be in play with the power.
std::optional<Refusal> tooManyWith(
    const Match& match, const Standing& before, const DealEntry& draft, const PowerChoice& choice)
{
    DealEntry with = draft;
    with.powers.push_back({.by = choice.by, .power = choice.power});
    int left = totalInPlay(dealOf(match, before, with), with);
    for (const auto& [player, points] : draft.points)
        left -= points;
    const bool all = static_cast<int>(draft.points.size()) == match.count();
    if (all ? left == 0 : left >= 0)
        return std::nullopt;
    return Refusal{.code = Refusal::Code::PointsSum,
        .where = "/points",
        .message = {.de = "Die eingetragenen Augen würden dann nicht mehr passen.",
            .en = "The card points entered would no longer fit."},
        .clause = &clause::total};
}

/// The prompts for the parameters on which the award depends, with their keys in the match file. A bonus also
/// has its sign.
std::vector<Prompt> parametersOf(
    const Match& match, const Standing& before, const DealEntry& draft, const PowerChoice& choice)
{
    std::vector<Prompt> prompts;
    const auto at = std::find_if(draft.powers.begin(), draft.powers.end(),
        [&](const PowerUse& use) { return use.power == choice.power; });
    const std::string place = fmt::format("/powers/{}", at - draft.powers.begin());
    const DealInPlay deal = dealOf(match, before, draft);
    const auto may = [&](const auto& named) {
        DealEntry with = draft;
        named(with.powers[static_cast<std::size_t>(at - draft.powers.begin())]);
        return mayDeclareAll(match, before, with);
    };
    for (const Parameter& parameter : powerOf(choice.power).parameters) {
        const bool isSum
            = choice.ask->kind == Prompt::Kind::Worth && parameter.kind == Parameter::Kind::Number;
        const bool isSign
            = choice.ask->kind == Prompt::Kind::Worth && parameter.kind == Parameter::Kind::Words;
        if (!isSum && !isSign && (!parameter.required || choice.ask->kind == Prompt::Kind::Worth))
            continue;
        Prompt prompt = isSum || isSign ? askFor(deal, *at, parameter) : *choice.ask;
        if (isSum)
            prompt = bonusOf(*at, parameter);
        prompt.path = fmt::format("{}/{}", choice.path, parameter.key);
        prompt.put = Put{.path = fmt::format("{}/{}", place, parameter.key)};
        prompt.required = true;
        if (prompt.kind == Prompt::Kind::Card) {
            const std::vector<Card> cards = prompt.cards.value_or(allCards());
            prompt.cards.emplace();
            for (const Card card : cards)
                if (may([&](PowerUse& use) { say(use, parameter.key, card); }))
                    prompt.cards->push_back(card);
        }
        std::erase_if(prompt.options, [&](const Prompt::Option& option) {
            return !option.on && !may([&](PowerUse& use) { say(use, parameter.key, option.value); });
        });
        prompts.push_back(std::move(prompt));
    }
    return prompts;
}

/// All prompts of the score pad in the order of the match file.
std::vector<Prompt> promptsFor(
    const Match& match, const Standing& before, const PadForm& form, const DealEntry& draft)
{
    std::vector<Prompt> prompts{turnedUp(match, before, draft)};
    if (draft.log)
        return prompts;
    for (Player player = 0; player < match.count(); ++player)
        prompts.push_back(pointsOf(match, form, player));
    for (const PowerChoice& choice : form.powers) {
        Prompt& use = prompts.emplace_back(switchOf(match, choice));
        if (!choice.on && !choice.whyNot)
            use.options.front().whyNot = tooManyWith(match, before, draft, choice);
        if (choice.on && choice.ask)
            for (Prompt& named : parametersOf(match, before, draft, choice))
                prompts.push_back(std::move(named));
    }
    prompts.insert(prompts.end(), form.questions.begin(), form.questions.end());
    return prompts;
}

/// The prompts for a recording whose last power lacks parameters; nothing if none are missing.
std::optional<PadForm> askForHalf(const Match& match, const Standing& before, const DealEntry& draft)
{
    if (!draft.turnedUp || draft.log->empty() || draft.log->back().kind != Event::Kind::Power)
        return std::nullopt;
    DealEntry recorded = draft;
    const PowerUse use = recorded.powers.back();
    recorded.powers.pop_back();
    recorded.log->pop_back();
    std::vector<Prompt> prompts = namedNow(match, before, recorded, use);
    if (prompts.empty() || !prompts.back().required)
        return std::nullopt;
    PadForm form = padForm(match, before, recorded);
    form.live.reset();
    form.refusal = keyMissing(fmt::format("/log/{}", recorded.log->size()),
        prompts.back().path.substr(prompts.back().path.rfind('/') + 1))
                       .value();
    for (Prompt& each : prompts)
        form.prompts.push_back(std::move(each));
    return form;
}

} // namespace

PadForm padForm(const Match& match, const Standing& before, const DealEntry& draft)
{
    if (draft.log)
        if (std::optional<PadForm> half = askForHalf(match, before, draft))
            return std::move(*half);
    PadForm form{.before = before,
        .dealer = draft.dealer.value_or(before.dealer),
        .dealers = Players::firstSeats(match.count())};
    const DealInPlay deal = dealOf(match, before, draft);
    form.trumpCard = deal.deciding;
    form.total = totalInPlay(deal, draft);
    form.left = form.total;
    for (const auto& [player, points] : draft.points) {
        form.points[player].entered = points;
        form.left -= points;
    }
    if (static_cast<int>(draft.points.size()) == match.count() - 1 && form.left >= 0)
        for (Player player = 0; player < match.count(); ++player)
            if (!form.points[player].entered)
                form.points[player].rest = form.left;
    for (Player player = 0; player < match.count(); ++player)
        if (match.characters[player])
            form.powers.push_back(choiceOf(match, before, draft, player, powerOf(*match.characters[player])));
    form.questions = questionsOf(match, before, draft);
    form.prompts = promptsFor(match, before, form, draft);
    form.announced = announced(before, match.count(), Options::of(match, before.deals + 1).target);

    Result<DealAward> award = game.award(match, before, draft);
    if (!award) {
        form.refusal = std::move(award.error());
        return form;
    }
    form.live = scored(match, before, std::move(*award));
    return form;
}

std::optional<CardPoints> cardPoints(const Match& match, const Standing& before, const DealEntry& draft)
{
    if (!draft.turnedUp)
        return std::nullopt;
    DealEntry entry = draft;
    std::erase_if(entry.powers, [&](const PowerUse& use) { return !complete(match, use); });
    const DealInPlay deal = dealOf(match, before, entry);
    Order order(deal.trump);
    Values values(deal.trump);
    change(deal, deal.powers, order, values);
    CardPoints points{.lastTrick = values.lastTrick()};
    for (Card card : CardSet::eidexPack())
        points.of.emplace_back(card, values.of(card));
    return points;
}

} // namespace tafel::eidex
