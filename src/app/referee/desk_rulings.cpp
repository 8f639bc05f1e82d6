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

Ruling Desk::refused(const Refusal& refusal) const
{
    Ruling open{.sentence = qt(refusal.message.in(m_session->language()))};
    if (refusal.clause)
        open.reasons.emplace_back(ofClause(*refusal.clause), false);
    return open;
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

QVariantMap Desk::emptyView(const QString& title, const QString& hint)
{
    return {{"kind", "empty"}, {"title", title}, {"sentence", hint}};
}

} // namespace tafel::app
