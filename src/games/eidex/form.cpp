#include "games/eidex/form.h"

#include "games/eidex/clauses.h"
#include "games/eidex/game.h"
#include "games/eidex/tournament.h"
#include "games/eidex/worlds.h"

namespace tafel::eidex {

namespace {

/// A power of this seat as the score pad shows it: a switch, and why it cannot be declared.
PowerChoice choiceOf(
    const Match& match, const Standing& before, const DealEntry& draft, Player player, const Power& power)
{
    PowerChoice choice{.by = player,
        .power = power.card,
        .name = power.name,
        .oneLine = power.oneLine,
        .decides = power.decides,
        .on = draft.declared(power.card) != nullptr};
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
    if (power.ask)
        power.ask(deal, choice);
    return choice;
}

/// The draft without what answers the question of the tricks.
DealEntry withoutTricks(DealEntry draft)
{
    draft.tricks.reset();
    draft.trickless.reset();
    draft.match.reset();
    draft.hasMatch = false;
    return draft;
}

void askForTricks(
    const Match& match, const Standing& before, const DealEntry& draft, std::vector<OpenQuestion>& questions)
{
    const bool answered = draft.tricks || draft.trickless || draft.match;
    if (match.count() == 4) {
        questions.push_back(
            {.kind = OpenQuestion::Kind::Trickless, .answered = answered, .clause = &clause::fourNoTrick});
        return;
    }
    const DealEntry open = withoutTricks(draft);
    const Result<Known> known = reduce(match, before, open);
    if (!known)
        return;
    const int total = totalInPlay(known->deal, open);
    Missing missing;
    settle(*known, total, missing);
    if (!missing.tricks)
        return;
    for (Player player = 0; player < match.count(); ++player)
        if (known->facts.counted[player] == total) {
            questions.push_back({.kind = OpenQuestion::Kind::MadeMatch,
                .player = player,
                .answered = answered,
                .clause = &clause::match});
            return;
        }
    questions.push_back({.kind = OpenQuestion::Kind::Trickless,
        .player = known->facts.guess->by,
        .answered = answered,
        .clause = &powerOf(declared(known->deal, &Power::guesses)->power).rule()});
}

std::vector<OpenQuestion> questionsOf(const Match& match, const Standing& before, const DealEntry& draft)
{
    std::vector<OpenQuestion> questions;
    const Deal deal = dealOf(match, before, draft);
    const auto has = [&](Card card) {
        for (const Captured& each : draft.captured)
            if (each.card == card)
                return true;
        return false;
    };
    if (const Declared* use = declared(deal, &Power::stakes); use && !draft.match)
        for (Card card : powerOf(use->power).stakes(deal))
            questions.push_back({.kind = OpenQuestion::Kind::WhoHas,
                .card = card,
                .nobody = deal.pot(),
                .answered = has(card),
                .clause = &powerOf(use->power).rule()});
    if (const Declared* guess = declared(deal, &Power::guesses); guess && deal.guggitaler())
        questions.push_back({.kind = OpenQuestion::Kind::Regular,
            .player = guess->by,
            .answered = draft.regular.has_value(),
            .clause = &clause::differenzler::regularPoints});
    if (deal.pot())
        questions.push_back({.kind = OpenQuestion::Kind::Unclaimed,
            .answered = draft.unclaimed.has_value(),
            .required = false,
            .clause = &clause::jackpot::unclaimed});
    askForTricks(match, before, draft, questions);
    return questions;
}

} // namespace

Form ask(const Match& match, const Standing& before, const DealEntry& draft)
{
    Form form{.before = before, .dealer = draft.dealer.value_or(before.dealer)};
    const Deal deal = dealOf(match, before, draft);
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
    form.announced = announced(before, match.count(), Options::of(match, before.deals + 1).target);

    Result<DealAward> award = game.award(match, before, draft);
    if (!award) {
        form.refusal = std::move(award.error());
        return form;
    }
    form.live = scored(match, before, std::move(*award));
    return form;
}

} // namespace tafel::eidex
