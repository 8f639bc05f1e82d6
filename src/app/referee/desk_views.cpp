// Converts a dispute of the core to the views of the screen.
#include "app/referee/desk.h"

namespace tafel::app {

QString Desk::nameOf(std::string_view path)
{
    return qt(path).mid(1).replace(QLatin1Char('/'), QLatin1Char('.'));
}

std::string Desk::pathOf(QString name)
{
    return name.isEmpty() ? std::string() : '/' + plain(name.replace(QLatin1Char('.'), QLatin1Char('/')));
}

PromptView Desk::question() const
{
    const std::optional<Prompt> prompt = m_draft.question();
    if (!prompt)
        return {};
    PromptView view = promptOf(*prompt);
    view.options.clear();
    for (const Prompt::Option& each : prompt->options)
        view.offer({.value = each.value,
            .text = qt(each.text.in(language(), match().players)),
            .on = each.on,
            .whyNot = each.whyNot ? in(each.whyNot->message) : QString(),
            .name = qt(each.word)});
    return view;
}

PromptView Desk::promptOf(const Prompt& prompt) const
{
    PromptView view = promptView(prompt, match(), language(), m_badges);
    view.path = nameOf(prompt.path);
    return view;
}

/// A compact prompt next to a fact. A yes or no is one switch, a number is changed step by step.
PromptView Desk::besides(const Prompt& prompt) const
{
    PromptView view = promptOf(prompt);
    if (prompt.kind == Prompt::Kind::Number) { // 0 means that it was not entered.
        view.kind = QStringLiteral("count");
        view.title = prompt.number ? view.label : tr("%1 (not said)").arg(view.label);
        view.number = prompt.number.value_or(0);
    } else if (prompt.options.front().isYesOrNo) {
        view.kind = QStringLiteral("yes");
        view.title = view.label;
        view.number = prompt.options.front().on ? 1 : 0;
    }
    view.label.clear();
    return view;
}

PromptOption Desk::optionOf(const dispute::Button& button) const
{
    QStringList named;
    for (const Prompt& each : button.named)
        if (const QString answer = promptOf(each).answer; !answer.isEmpty())
            named << answer;
    const int* const value = button.tap.answer ? std::get_if<int>(&*button.tap.answer) : nullptr;
    return {.value = value ? *value : 0,
        .text = button.trump ? qt(phrases::trumpText(*button.trump, language())) : in(button.text),
        .seat = button.player ? static_cast<int>(*button.player) : -1,
        .badge = button.player ? m_badges[*button.player] : 0,
        .suit = button.suit ? suitSymbol(*button.suit, cardPack()) : QString(),
        .on = button.on,
        .whyNot = in(button.whyNot),
        .name = qt(button.name),
        .line = named.isEmpty() ? in(button.line) : named.join(QStringLiteral(", ")),
        .hint = in(button.hint),
        .icon = qt(button.icon),
        .card = button.card ? qt(button.card->text(cardPack()))
            : button.number ? qt(button.number->text())
                            : QString()};
}

DeskPlace Desk::placeOf(const dispute::Place& place) const
{
    return {.name = qt(place.name),
        .card = place.card ? qt(place.card->text(cardPack()))
            : place.number ? qt(place.number->card.text())
                           : QString(),
        .caption = place.player ? qt(match().players[*place.player]) : in(place.caption),
        .badge = place.player ? m_badges[*place.player] : -1,
        .call = place.number ? place.number->call.value_or(0) : 0,
        .verdict = !place.mayPlay ? QString()
            : *place.mayPlay      ? QStringLiteral("yes")
                                  : QStringLiteral("no"),
        .hidden = place.hidden,
        .asked = place.asked,
        .leads = place.leads,
        .winning = place.winning};
}

DeskFact Desk::factOf(const dispute::Fact& fact) const
{
    DeskFact view{.path = nameOf(fact.path), .title = in(fact.title), .hint = in(fact.hint)};
    for (const dispute::Place& place : fact.places)
        view.places << placeOf(place);
    for (const dispute::Row& row : fact.rows)
        view.rows << DeskRow{row.suit ? suitSymbol(*row.suit, cardPack()) : QString(),
            cardTexts(row.cards, cardPack()), row.asked};
    for (const dispute::Button& button : fact.buttons)
        view.options << optionOf(button);
    for (const Prompt& prompt : fact.prompts)
        view.asks << besides(prompt);
    return view;
}

DeskPick Desk::pickOf(const dispute::Pick& pick) const
{
    constexpr const char* kinds[] = {"", "choice", "card", "character", "asks"};
    DeskPick view;
    view.kind = QString::fromLatin1(kinds[static_cast<std::size_t>(pick.kind)]);
    view.path = nameOf(pick.path);
    view.title = in(pick.title);
    view.hint = in(pick.hint);
    view.chosen = cardTexts(pick.chosen, cardPack());
    view.anyCard = !pick.cards;
    view.cards = cardTexts(pick.cards.value_or(std::vector<Card>()), cardPack());
    view.gone = cardTexts(pick.gone, cardPack());
    view.whyGone = in(pick.whyGone);
    for (const dispute::Button& button : pick.buttons)
        view.offer(optionOf(button));
    for (const Prompt& prompt : pick.prompts) {
        PromptView asked = promptOf(prompt);
        if (prompt.path == "/lead")
            for (PromptOption& each : asked.options)
                if (each.on)
                    each.line = tr("leads");
        view.asks << asked;
    }
    for (const dispute::KeyRow& row : pick.keys) {
        PromptView keys{.kind = QStringLiteral("keys"), .path = nameOf(row.path), .label = in(row.label)};
        for (const dispute::Button& key : row.keys)
            keys.offer(optionOf(key));
        view.asks << keys;
    }
    for (const dispute::Button& tool : pick.tools)
        view.tools << optionOf(tool);
    view.next = in(pick.next);
    view.goesOn = pick.goesOn();
    return view;
}

// ---- The verdict

/// "Web edition, “Farben”", "Quodlibet, “Round 1”". Other code marks interpretations.
QString Desk::source(const Clause& clause) const
{
    const QString where = match().game->hasEditions() ? qt(phrases::editionName(match().edition, language()))
                                                      : in(match().game->name());
    const QString section = qt(clause.section.in(match().edition));
    return section.isEmpty() || section == where ? where : tr("%1, “%2”").arg(where, section);
}

DeskReason Desk::reasonOf(const Reason& reason, bool good) const
{
    const Clause& clause = *reason.clause;
    const Edition edition = match().edition;
    const QString sentence = qt(phrases::sentenceText(reason.sentence, match(), language())),
                  rule = in(clause.text);
    DeskReason view{clauseRow(clause, edition, language())};
    view.tone = good ? QStringLiteral("yes") : QStringLiteral("no");
    view.bold = sentence.isEmpty() ? rule : sentence;
    view.text = sentence.isEmpty() || rule == sentence ? QString() : rule;
    view.source = source(clause); // Also of an interpretation, because the screen marks it.
    view.ruling = in(clause.ruling.in(edition));
    return view;
}

DeskVerdict Desk::verdictOf(const dispute::Ruling& ruling) const
{
    DeskVerdict view{.kind = qt(name(ruling.kind)), .sentence = in(ruling.sentence)};
    if (ruling.kind == dispute::Ruling::Kind::Empty) {
        view.title = in(ruling.word);
        return view;
    }
    view.word = in(ruling.word);
    const bool recorded = m_recorded && *m_recorded == asked();
    view.whyNotRecord = ruling.verdict.empty() ? tr("There is no verdict yet")
        : recorded                             ? tr("This dispute is recorded")
                                               : QString();
    if (recorded && m_ruled > 0) {
        const auto& [decided, text] = ruling.choices[static_cast<std::size_t>(m_ruled) - 1];
        if (decided == "yes" || decided == "no")
            view.kind = qt(decided);
        view.title = tr("The table decided so. The referee says: %1").arg(view.word);
        view.word = in(text);
    }
    for (const auto& [reason, good] : ruling.reasons)
        view.reasons << reasonOf(reason, good);
    if (!view.reasons.isEmpty() && !ruling.why.empty()) {
        view.reasons.front().bold = in(ruling.why);
        view.reasons.front().text = in(ruling.reasons.front().first.clause->text);
    }
    view.legal = cardTexts(ruling.legal, cardPack());
    for (const auto& [card, why] : ruling.illegal)
        view.illegal << DeskCard{qt(card.text(cardPack())), in(why)};
    for (const dispute::Ruling::InEdition& each : ruling.editions)
        view.editions << DeskEdition{.name = qt(phrases::editionName(each.edition, language())),
            .yours = each.edition == match().edition,
            .kind = qt(name(each.kind)),
            .word = in(each.word),
            .source = in(each.what)};
    if (ruling.playable)
        view.playable = factOf(*ruling.playable);
    return view;
}

} // namespace tafel::app
