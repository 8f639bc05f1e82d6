#include "app/prompt/prompt_view.h"

#include "app/phrases/view_rows.h"
#include "phrases/answers.h"

namespace tafel::app {

namespace {

/// The answer as one line on the screen. A yes is shown as its meaning, "takes the lead"; a no is empty.
QString answerOf(const Prompt& prompt, const Match& match, Language language)
{
    const QString label = qt(phrases::labelText(prompt, match, language));
    for (const Prompt::Option& option : prompt.options)
        if (option.on && !label.isEmpty() && option.isYesOrNo)
            return option.value == 1 ? label : QString();
    return qt(phrases::answerText(prompt, match, language));
}

} // namespace

QList<ChangedAnswer> changedAnswers(const Match& match, const Standing& standing, const DealEntry& before,
    const DealEntry& after, Language language)
{
    QList<ChangedAnswer> changes;
    for (const phrases::ChangedAnswer& each :
        phrases::changedAnswers(match, standing, before, after, language))
        changes << ChangedAnswer{qt(each.name), qt(each.before), qt(each.after)};
    return changes;
}

PromptView promptView(const Prompt& prompt, const Match& match, Language language, const QList<int>& badges)
{
    const Pack pack = match.game->pack();
    const auto because = [&](const std::optional<Refusal>& refusal) {
        return refusal ? qt(refusal->message.in(language)) : QString();
    };
    PromptView view{.kind = qt(name(prompt.kind)),
        .path = qt(prompt.path),
        .label = qt(phrases::labelText(prompt, match, language)),
        .title = qt(prompt.question.in(language, match.players)),
        .required = prompt.required,
        .said = prompt.isAnswered(),
        .answer = answerOf(prompt, match, language),
        .lowest = prompt.lowest,
        .highest = prompt.highest,
        .most = prompt.most,
        .number = prompt.number.value_or(prompt.rest.value_or(-1)),
        .follows = !prompt.number && prompt.rest,
        .seat = prompt.of ? static_cast<int>(*prompt.of) : -1,
        .anyCard = !prompt.cards,
        .cards = cardTexts(prompt.cards.value_or(std::vector<Card>()), pack),
        .whyOthersExcluded = because(prompt.whyOthersExcluded),
        .chosen = cardTexts(prompt.chosen, pack)};
    for (const Prompt::Option& option : prompt.options)
        view.offer({.value = option.value,
            .text = qt(phrases::optionText(option, match, language)),
            .seat = option.player ? static_cast<int>(*option.player) : -1,
            .badge = option.player ? badges.value(*option.player, *option.player) : 0,
            .suit = option.suit ? suitSymbol(*option.suit, pack) : QString(),
            .on = option.on,
            .place = option.place,
            .follows = option.follows,
            .whyNot = because(option.whyNot),
            .name = option.suit ? suitSymbol(*option.suit, pack) : QString()});
    return view;
}

} // namespace tafel::app
