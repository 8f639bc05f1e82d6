#include "games/eidex/form.h"

#include "games/eidex/clauses.h"
#include "games/eidex/entry.h"
#include "games/eidex/game.h"
#include "games/eidex/power_asks.h"
#include "games/eidex/questions.h"
#include "games/eidex/tournament.h"

namespace tafel::eidex {

namespace {

/// A power of this seat as the score pad shows it: a switch, and why it cannot be declared.
PowerChoice choiceOf(
    const Match& match, const Standing& before, const DealEntry& draft, Player player, const Power& power)
{
    PowerChoice choice = asChoice(power, player);
    choice.on = draft.declared(power.card) != nullptr;
    DealEntry with = draft;
    if (!choice.on)
        with.powers.push_back({.by = player, .power = power.card});
    const Deal deal = dealOf(match, before, with);
    for (std::size_t i = 0; i < with.powers.size(); ++i) {
        if (with.powers[i].power != power.card)
            continue;
        choice.incomplete = choice.on && !complete(match, with.powers[i]);
        if (Result<void> answer = mayDeclare(match, deal, i); !answer)
            choice.whyNot = std::move(answer.error());
        break;
    }
    if (const Parameter* parameter = awardHangsOn(power)) {
        const Declared& use = *deal.declared(power.card);
        choice.ask = askFor(deal, use, *parameter);
        if (power.ask && choice.ask->kind == Ask::Kind::Choice)
            power.ask(deal, use, *choice.ask);
        choice.ask->path = fmt::format("{}/{}", choice.path, choice.ask->path);
    }
    return choice;
}

Ask turnedUp(const DealEntry& draft)
{
    Ask ask{.path = "/turned_up",
        .kind = Ask::Kind::Card,
        .label = {{"Aufgedeckte Karte", "Turned-up card"}},
        .question = {{"Welche Karte ist aufgedeckt?", "Which card is turned up?"}}};
    if (draft.turnedUp)
        ask.chosen = {*draft.turnedUp};
    return ask;
}

Ask pointsOf(const Match& match, const Form& form, Player player)
{
    constexpr Text points{"Augen", "Card points"};
    return {.path = "/points" + pointerStep(match.players[player]),
        .kind = Ask::Kind::Number,
        .label = {points},
        .question = {points},
        .highest = form.total,
        .number = form.points[player].entered,
        .rest = form.points[player].rest,
        .of = player};
}

Ask switchOf(const PowerChoice& choice)
{
    return {.path = choice.path,
        .label = {choice.name},
        .question = {choice.oneLine},
        .required = false,
        .options = {{.value = 1,
                        .text = {{"eingesetzt", "used"}},
                        .word = "true",
                        .on = choice.on,
                        .whyNot = choice.whyNot},
            {.value = 0, .text = {{"nicht eingesetzt", "not used"}}, .word = "false", .on = !choice.on}},
        .of = choice.by};
}

/// All that the score pad shows, as one list in the order of the match file.
std::vector<Ask> asksOf(const Match& match, const Form& form, const DealEntry& draft)
{
    std::vector<Ask> asks{turnedUp(draft)};
    if (draft.log)
        return asks;
    for (Player player = 0; player < match.count(); ++player)
        asks.push_back(pointsOf(match, form, player));
    for (const PowerChoice& choice : form.powers) {
        asks.push_back(switchOf(choice));
        if (choice.on && choice.ask)
            asks.push_back(*choice.ask);
    }
    asks.insert(asks.end(), form.questions.begin(), form.questions.end());
    return asks;
}

} // namespace

Form ask(const Match& match, const Standing& before, const DealEntry& draft)
{
    Form form{.before = before, .dealer = draft.dealer.value_or(before.dealer)};
    const Deal deal = dealOf(match, before, draft);
    form.decidesTrump = deal.deciding;
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
    const DealEntry sure = withSureTricks(match, before, draft);
    if (sure.trickless != draft.trickless)
        form.filledIn = sure;
    form.questions = questionsOf(match, before, sure);
    form.asks = asksOf(match, form, draft);
    form.announced = announced(before, match.count(), Options::of(match, before.deals + 1).target);

    Result<DealAward> award = game.award(match, before, sure);
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
    std::erase_if(entry.powers, [&](const Declared& use) { return !complete(match, use); });
    const Deal deal = dealOf(match, before, entry);
    Order order(deal.trump);
    Values values(deal.trump);
    change(deal, deal.powers, order, values);
    CardPoints points{.lastTrick = values.lastTrick()};
    for (Card card : CardSet::eidexPack())
        points.of.emplace_back(card, values.of(card));
    return points;
}

} // namespace tafel::eidex
