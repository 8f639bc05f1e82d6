#include "app/ask/ask_view.h"

#include <QCoreApplication>

#include "app/words/rows.h"

namespace tafel::app {

namespace {

/// As a heading begins.
QString capital(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

/// What was said, as a line on the screen has it.
QString answerOf(const AskView& view, const Ask& ask, Pack pack, Language language)
{
    QStringList said;
    for (std::size_t i = 0; i < ask.options.size(); ++i)
        if (ask.options[i].on) {
            if (!ask.options[i].isYesOrNo() || view.label.isEmpty())
                said << view.options[static_cast<qsizetype>(i)].value<AskOption>().text;
            else if (ask.options[i].value == 1)
                said << view.label; // a yes to "Takes the lead"
        }
    if (ask.number)
        said << QString::number(*ask.number);
    for (Card card : ask.chosen)
        said << qt(words::cardText(card, pack, language));
    return said.join(QStringLiteral(", "));
}

/// What was said, all of it and in its order; empty: nothing.
QString saidText(const Ask& ask, const Match& match, Language language)
{
    const Pack pack = match.game->pack();
    std::vector<Ask::Option> on;
    std::copy_if(ask.options.begin(), ask.options.end(), std::back_inserter(on),
        [](const Ask::Option& option) { return option.on; });
    std::stable_sort(on.begin(), on.end(), [](const auto& a, const auto& b) { return a.place < b.place; });
    QStringList said;
    for (const Ask::Option& option : on)
        said << (option.suit ? qt(words::suitText(*option.suit, pack, language))
                             : qt(option.text.in(language, match.players)));
    if (const std::optional<int> number = ask.number ? ask.number : ask.rest)
        said << qt(words::numberText(*number));
    for (Card card : ask.chosen)
        said << qt(words::cardText(card, pack, language));
    return said.join(QStringLiteral(", "));
}

/// "Anna", "Anna, passes", "Trick 3"
QString nameOf(const Ask& ask, const Form& form, const Match& match, Language language)
{
    const QString label = capital(qt(ask.label.in(language, match.players)));
    if (!ask.of || ask.kind != Ask::Kind::Number)
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
    const Form then = match.game->ask(match, standing, before), now = match.game->ask(match, standing, after);
    QVariantList changes;
    const auto change = [&](const QString& name, const QString& was, const QString& is) {
        if (was != is)
            changes << QVariantMap{{"name", name}, {"before", was.isEmpty() ? QStringLiteral("–") : was},
                {"after", is.isEmpty() ? QStringLiteral("–") : is}};
    };
    for (const Ask& ask : then.asks) {
        const Ask* const still = now.asked(ask.path);
        change(nameOf(ask, then, match, language), saidText(ask, match, language),
            still ? saidText(*still, match, language) : QString());
    }
    for (const Ask& ask : now.asks)
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
        list << QVariant::fromValue(AskOption{.value = static_cast<int>(suit),
            .text = qt(words::suitText(suit, pack, language)),
            .suit = suitSign(suit, pack),
            .on = said == suit,
            .name = suitSign(suit, pack)});
    return list;
}

AskView askView(const Ask& ask, const Match& match, Language language)
{
    const Pack pack = match.game->pack();
    const auto because = [&](const std::optional<Refusal>& refusal) {
        return refusal ? qt(refusal->message.in(language)) : QString();
    };
    AskView view{.kind = qt(name(ask.kind)),
        .path = qt(ask.path),
        .label = capital(qt(ask.label.in(language, match.players))),
        .title = qt(ask.question.in(language, match.players)),
        .clause = ask.clause ? qt(ask.clause->id) : QString(),
        .required = ask.required,
        .said = ask.isSaid(),
        .lowest = ask.lowest,
        .highest = ask.highest,
        .most = ask.most,
        .number = ask.number.value_or(ask.rest.value_or(-1)),
        .follows = !ask.number && ask.rest,
        .seat = ask.of ? static_cast<int>(*ask.of) : -1,
        .anyCard = !ask.cards,
        .cards = cardTexts(ask.cards.value_or(std::vector<Card>()), pack),
        .whyNotOthers = because(ask.whyNotOthers),
        .chosen = cardTexts(ask.chosen, pack)};
    for (const Ask::Option& option : ask.options)
        view.offer({.value = option.value,
            .text = option.suit ? qt(words::suitText(*option.suit, pack, language))
                                : qt(option.text.in(language, match.players)),
            .seat = option.player ? static_cast<int>(*option.player) : -1,
            .suit = option.suit ? suitSign(*option.suit, pack) : QString(),
            .on = option.on,
            .place = option.place,
            .follows = option.follows,
            .whyNot = because(option.whyNot)});
    view.answer = answerOf(view, ask, pack, language);
    return view;
}

} // namespace tafel::app
