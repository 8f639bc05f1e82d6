#include "app/ask/ask_view.h"

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
            const bool yesOrNo = ask.options[i].word == "true" || ask.options[i].word == "false";
            if (!yesOrNo || view.label.isEmpty())
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

} // namespace

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
        .number = ask.number.value_or(-1),
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
            .whyNot = because(option.whyNot)});
    view.answer = answerOf(view, ask, pack, language);
    return view;
}

} // namespace tafel::app
