#include "app/prompt/prompt_view.h"

#include <QCoreApplication>

#include "app/words/rows.h"
#include "base/names.h"

namespace tafel::app {

namespace {

QString textOf(const Prompt::Option& option, const Match& match, Language language)
{
    return option.suit ? qt(words::suitText(*option.suit, match.game->pack(), language))
                       : qt(option.text.in(language, match.players));
}

QString labelOf(const Prompt& ask, const Match& match, Language language)
{
    return qt(capitalized(ask.label.in(language, match.players)));
}

/// What was said, all of it and in its order; empty: nothing.
QString saidText(const Prompt& ask, const Match& match, Language language)
{
    std::vector<Prompt::Option> on;
    std::copy_if(ask.options.begin(), ask.options.end(), std::back_inserter(on),
        [](const Prompt::Option& option) { return option.on; });
    std::stable_sort(on.begin(), on.end(), [](const auto& a, const auto& b) { return a.place < b.place; });
    QStringList said;
    for (const Prompt::Option& option : on)
        said << textOf(option, match, language);
    if (const std::optional<int> number = ask.number ? ask.number : ask.rest)
        said << qt(words::numberText(*number));
    for (Card card : ask.chosen)
        said << qt(words::cardText(card, match.game->pack(), language));
    return said.join(QStringLiteral(", "));
}

/// The same as a line on the screen has it: a yes is what it is a yes to, "takes the lead", a no is nothing.
QString answerOf(const Prompt& ask, const Match& match, Language language)
{
    const QString label = labelOf(ask, match, language);
    for (const Prompt::Option& option : ask.options)
        if (option.on && !label.isEmpty() && option.isYesOrNo())
            return option.value == 1 ? label : QString();
    return saidText(ask, match, language);
}

/// "Anna", "Anna, passes", "Trick 3"
QString nameOf(const Prompt& ask, const PadForm& form, const Match& match, Language language)
{
    const QString label = labelOf(ask, match, language);
    if (!ask.of || ask.kind != Prompt::Kind::Number)
        return label;
    const QString name = qt(match.players[*ask.of]);
    const bool isCounted
        = form.measure ? label == qt(form.measure->noun.in(language)) : ask.path.starts_with("/points/");
    return isCounted ? name : QStringLiteral("%1, %2").arg(name, label);
}

} // namespace

QVariantList changesBetween(const Match& match, const Standing& standing, const DealEntry& before,
    const DealEntry& after, Language language)
{
    const PadForm then = match.game->padForm(match, standing, before),
                  now = match.game->padForm(match, standing, after);
    QVariantList changes;
    const auto change = [&](const QString& name, const QString& was, const QString& is) {
        if (was != is)
            changes << QVariantMap{{"name", name}, {"before", was.isEmpty() ? QStringLiteral("–") : was},
                {"after", is.isEmpty() ? QStringLiteral("–") : is}};
    };
    for (const Prompt& ask : then.prompts) {
        const Prompt* const still = now.asked(ask.path);
        change(nameOf(ask, then, match, language), saidText(ask, match, language),
            still ? saidText(*still, match, language) : QString());
    }
    for (const Prompt& ask : now.prompts)
        if (!then.asked(ask.path))
            change(nameOf(ask, now, match, language), {}, saidText(ask, match, language));
    if (then.dealer != now.dealer)
        change(QCoreApplication::translate("Words", "Dealer"), qt(match.players[then.dealer]),
            qt(match.players[now.dealer]));
    return changes;
}

QVariantList suitOptions(Pack pack, std::optional<Suit> said, Language language)
{
    QVariantList list;
    for (Suit suit : suitsInOrder)
        list << QVariant::fromValue(PromptOption{.value = static_cast<int>(suit),
            .text = qt(words::suitText(suit, pack, language)),
            .suit = suitSign(suit, pack),
            .on = said == suit,
            .name = suitSign(suit, pack)});
    return list;
}

PromptView askView(const Prompt& ask, const Match& match, Language language)
{
    const Pack pack = match.game->pack();
    const auto because = [&](const std::optional<Refusal>& refusal) {
        return refusal ? qt(refusal->message.in(language)) : QString();
    };
    PromptView view{.kind = qt(name(ask.kind)),
        .path = qt(ask.path),
        .label = labelOf(ask, match, language),
        .title = qt(ask.question.in(language, match.players)),
        .clause = ask.clause ? qt(ask.clause->id) : QString(),
        .required = ask.required,
        .said = ask.isAnswered(),
        .answer = answerOf(ask, match, language),
        .lowest = ask.lowest,
        .highest = ask.highest,
        .most = ask.most,
        .number = ask.number.value_or(ask.rest.value_or(-1)),
        .follows = !ask.number && ask.rest,
        .seat = ask.of ? static_cast<int>(*ask.of) : -1,
        .anyCard = !ask.cards,
        .cards = cardTexts(ask.cards.value_or(std::vector<Card>()), pack),
        .whyOthersExcluded = because(ask.whyOthersExcluded),
        .chosen = cardTexts(ask.chosen, pack)};
    for (const Prompt::Option& option : ask.options)
        view.offer({.value = option.value,
            .text = textOf(option, match, language),
            .seat = option.player ? static_cast<int>(*option.player) : -1,
            .suit = option.suit ? suitSign(*option.suit, pack) : QString(),
            .on = option.on,
            .place = option.place,
            .follows = option.follows,
            .whyNot = because(option.whyNot)});
    return view;
}

} // namespace tafel::app
