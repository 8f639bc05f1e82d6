#include "app/prompt/prompt_view.h"

#include <QCoreApplication>

#include "app/phrases/view_rows.h"
#include "base/names.h"

namespace tafel::app {

namespace {

QString textOf(const Prompt::Option& option, const Match& match, Language language)
{
    return option.suit ? qt(phrases::suitText(*option.suit, match.game->pack(), language))
                       : qt(option.text.in(language, match.players));
}

QString labelOf(const Prompt& prompt, const Match& match, Language language)
{
    return qt(capitalized(prompt.label.in(language, match.players)));
}

/// The complete answer in its order; empty if there is none.
QString saidText(const Prompt& prompt, const Match& match, Language language)
{
    std::vector<Prompt::Option> on;
    std::copy_if(prompt.options.begin(), prompt.options.end(), std::back_inserter(on),
        [](const Prompt::Option& option) { return option.on; });
    std::stable_sort(on.begin(), on.end(), [](const auto& a, const auto& b) { return a.place < b.place; });
    QStringList said;
    for (const Prompt::Option& option : on)
        said << textOf(option, match, language);
    if (const std::optional<int> number = prompt.number ? prompt.number : prompt.rest)
        said << qt(phrases::numberText(*number));
    for (Card card : prompt.chosen)
        said << qt(phrases::cardText(card, match.game->pack(), language));
    return said.join(QStringLiteral(", "));
}

/// The answer as one line on the screen. A yes is shown as its meaning, "takes the lead"; a no is empty.
QString answerOf(const Prompt& prompt, const Match& match, Language language)
{
    const QString label = labelOf(prompt, match, language);
    for (const Prompt::Option& option : prompt.options)
        if (option.on && !label.isEmpty() && option.isYesOrNo())
            return option.value == 1 ? label : QString();
    return saidText(prompt, match, language);
}

/// "Anna", "Anna, passes", "Trick 3"
QString nameOf(const Prompt& prompt, const PadForm& form, const Match& match, Language language)
{
    const QString label = labelOf(prompt, match, language);
    if (!prompt.of || prompt.kind != Prompt::Kind::Number)
        return label;
    const QString name = qt(match.players[*prompt.of]);
    const bool isCounted
        = form.measure ? label == qt(form.measure->noun.in(language)) : prompt.path.starts_with("/points/");
    return isCounted ? name : QStringLiteral("%1, %2").arg(name, label);
}

} // namespace

QList<ChangedAnswer> changedAnswers(const Match& match, const Standing& standing, const DealEntry& before,
    const DealEntry& after, Language language)
{
    const PadForm then = match.game->padForm(match, standing, before),
                  now = match.game->padForm(match, standing, after);
    QList<ChangedAnswer> changes;
    const auto change = [&](const QString& name, const QString& was, const QString& is) {
        if (was != is)
            changes << ChangedAnswer{
                name, was.isEmpty() ? QStringLiteral("–") : was, is.isEmpty() ? QStringLiteral("–") : is};
    };
    for (const Prompt& prompt : then.prompts) {
        const Prompt* const still = now.asked(prompt.path);
        change(nameOf(prompt, then, match, language), saidText(prompt, match, language),
            still ? saidText(*still, match, language) : QString());
    }
    for (const Prompt& prompt : now.prompts)
        if (!then.asked(prompt.path))
            change(nameOf(prompt, now, match, language), {}, saidText(prompt, match, language));
    if (then.dealer != now.dealer)
        change(QCoreApplication::translate("Words", "Dealer"), qt(match.players[then.dealer]),
            qt(match.players[now.dealer]));
    return changes;
}

QList<PromptOption> suitOptions(Pack pack, std::optional<Suit> said, Language language)
{
    QList<PromptOption> list;
    for (Suit suit : suitsInOrder)
        list << PromptOption{.value = static_cast<int>(suit),
            .text = qt(phrases::suitText(suit, pack, language)),
            .suit = suitSymbol(suit, pack),
            .on = said == suit,
            .name = suitSymbol(suit, pack)};
    return list;
}

PromptView promptView(const Prompt& prompt, const Match& match, Language language)
{
    const Pack pack = match.game->pack();
    const auto because = [&](const std::optional<Refusal>& refusal) {
        return refusal ? qt(refusal->message.in(language)) : QString();
    };
    PromptView view{.kind = qt(name(prompt.kind)),
        .path = qt(prompt.path),
        .label = labelOf(prompt, match, language),
        .title = qt(prompt.question.in(language, match.players)),
        .clause = prompt.clause ? qt(prompt.clause->id) : QString(),
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
            .text = textOf(option, match, language),
            .seat = option.player ? static_cast<int>(*option.player) : -1,
            .suit = option.suit ? suitSymbol(*option.suit, pack) : QString(),
            .on = option.on,
            .place = option.place,
            .follows = option.follows,
            .whyNot = because(option.whyNot)});
    return view;
}

} // namespace tafel::app
