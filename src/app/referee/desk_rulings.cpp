// The referee's answers as the screen of every desk shows them.
#include "app/referee/desk.h"
#include "app/words/words.h"

namespace tafel::app {

namespace {

Reason ofClause(const Clause& clause)
{
    return {.clause = &clause, .sentence = {clause.text}};
}

} // namespace

QString Desk::yesOrNo(bool yes)
{
    return yes ? tr("Yes") : tr("No");
}

Desk::Places Desk::placesOf(
    const TrickSoFar& trick, const std::function<Result<Verdict>(std::size_t)>& judge) const
{
    Places places{.toPlay = trick.lead};
    int winning = -1;
    for (std::size_t lying = 0; lying <= trick.cards.size(); ++lying) {
        const Result<Verdict> verdict = judge(lying);
        if (verdict)
            winning = verdict->winning ? int{verdict->winning->player} : -1;
        places.full = verdict && verdict->complete;
        if (places.full)
            break;
        places.toPlay
            = verdict ? verdict->toPlay : static_cast<int>((trick.lead + lying) % m_match.players.size());
        places.views << QVariantMap{{"seat", places.toPlay},
            {"name", name(static_cast<Player>(places.toPlay))},
            {"card",
                lying < trick.cards.size() && trick.cards[lying] ? text(*trick.cards[lying]) : QString()},
            {"winning", false}};
    }
    for (QVariant& place : places.views) {
        QVariantMap map = place.toMap();
        map["winning"] = map["seat"] == winning && map["card"] != QString();
        place = map;
    }
    return places;
}

QVariantList Desk::handView(const std::vector<Card>& hand, const QStringList& legal,
    const QStringList& illegal, std::optional<Card> asked) const
{
    QVariantList list;
    for (Card card : hand) {
        const QString shown = text(card);
        list << QVariantMap{{"card", shown},
            {"mark",
                legal.contains(shown)         ? "yes"
                    : illegal.contains(shown) ? "no"
                                              : ""},
            {"asked", asked == card}};
    }
    return list;
}

Ruling Desk::refused(const Refusal& refusal) const
{
    Ruling open{.sentence = qt(refusal.message.in(m_session->language()))};
    if (refusal.clause)
        open.reasons.emplace_back(ofClause(*refusal.clause), false);
    return open;
}

Ruling Desk::onTrick(
    const Match& match, const Result<Verdict>& answer, bool winner, std::optional<Card> asked) const
{
    if (!answer)
        return refused(answer.error());
    if (winner || answer->complete) {
        Ruling ruling{.kind = QStringLiteral("winner")};
        for (const Reason& reason : answer->because)
            ruling.reasons.emplace_back(reason, true);
        if (!answer->winning) {
            ruling.kind = QStringLiteral("ask");
            ruling.sentence = tr("A card lies face down: its player tells who wins.");
            return ruling;
        }
        ruling.word = name(answer->winning->player);
        if (answer->complete)
            ruling.verdict = ruling.word;
        const QString card = answer->winning->card
            ? qt(words::cardText(*answer->winning->card, pack(), language()))
            : QString();
        if (!answer->complete)
            ruling.sentence = tr("leads the trick so far with the %1.").arg(card);
        else if (card.isEmpty())
            ruling.sentence = tr("wins the trick.");
        else if (!answer->points)
            ruling.sentence = tr("wins the trick with the %1.").arg(card);
        else
            ruling.sentence
                = tr("wins the trick with the %1: %2 card points.").arg(card).arg(*answer->points);
        return ruling;
    }
    const Language language = m_session->language();
    Ruling ruling{.kind = QStringLiteral("list"), .sentence = tr("Tap the card in question.")};
    for (Card card : answer->legal)
        ruling.legal << QVariantMap{{"card", text(card)}, {"why", QString()}};
    for (const Forbidden& each : answer->illegal) {
        if (each.card != asked) {
            ruling.illegal << QVariantMap{{"card", text(each.card)},
                {"why", qt(words::sentenceText(each.why.front().sentence, match, language))}};
            continue;
        }
        for (const Reason& reason : each.why)
            ruling.reasons.emplace_back(reason, false);
    }
    if (!asked)
        return ruling;
    const bool yes = ruling.reasons.empty();
    ruling.kind = yes ? QStringLiteral("yes") : QStringLiteral("no");
    ruling.verdict = ruling.kind;
    ruling.word = yesOrNo(yes);
    ruling.sentence = (yes ? tr("%1 may play the %2.") : tr("%1 may not play the %2."))
                          .arg(name(answer->toPlay), qt(words::cardText(*asked, pack(), language)));
    return ruling;
}

/// "Web edition, “Farben”", "Quodlibet, “Round 1”"; that it is an interpretation is said elsewhere.
QString Desk::source(const Clause& clause) const
{
    const QString where = words::hasEditions(*m_match.game)
        ? qt(words::editionName(m_match.edition, language()))
        : qt(m_match.game->name().in(m_session->language()));
    const QString section = qt(clause.section.in(m_match.edition));
    return section.isEmpty() || section == where ? where : tr("%1, “%2”").arg(where, section);
}

QVariantMap Desk::clauseView(const Reason& reason, bool good) const
{
    const Language language = m_session->language();
    const Clause& clause = *reason.clause;
    const Edition edition = m_match.edition;
    const QString sentence = qt(words::sentenceText(reason.sentence, m_match, language)),
                  rule = qt(clause.text.in(language));
    return {{"kind", good ? "yes" : "no"}, {"bold", sentence.isEmpty() ? rule : sentence},
        {"text", sentence.isEmpty() || rule == sentence ? QString() : rule}, {"clause", qt(clause.id)},
        {"source", source(clause)}, {"interpretation", clause.isInterpretation(edition)},
        {"ruling", qt(clause.ruling.in(edition).in(language))}};
}

/// {kind, word, sentence, verdict, reasons: [{kind, bold, text, clause, source, interpretation, ruling}],
///  legal and illegal: [{card, why}], choices: [{value, text}]}
QVariantMap Desk::verdictView(const Ruling& ours) const
{
    QVariantList reasons;
    for (const auto& [reason, good] : ours.reasons) {
        QVariantMap view = clauseView(reason, good);
        if (reasons.isEmpty() && !ours.why.isEmpty()) {
            view["bold"] = ours.why;
            view["text"] = qt(reason.clause->text.in(m_session->language()));
        }
        reasons << view;
    }
    QVariantList choices = ours.choices;
    if (ours.verdict == QLatin1String("yes") || ours.verdict == QLatin1String("no")) {
        const bool yes = ours.verdict == QLatin1String("no");
        choices = {QVariantMap{{"value", yes ? "yes" : "no"}, {"text", yesOrNo(yes)}}};
    } else if (choices.isEmpty() && !ours.verdict.isEmpty()) {
        for (Player player = 0; player < m_match.count(); ++player)
            if (name(player) != ours.verdict)
                choices << QVariantMap{{"value", name(player)}, {"text", name(player)}};
    }
    return {{"kind", ours.kind}, {"word", ours.word}, {"sentence", ours.sentence}, {"verdict", ours.verdict},
        {"reasons", reasons}, {"legal", ours.legal}, {"illegal", ours.illegal}, {"choices", choices}};
}

} // namespace tafel::app
