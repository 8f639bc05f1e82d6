// What the score pad shows: the referee's answers as values for the screen.
#include <algorithm>

#include "app/pad/score_pad.h"
#include "app/session/session.h"
#include "app/words/rows.h"

namespace tafel::app {

QString ScorePad::dealerName() const
{
    return isOpen() ? qt(match().players[m_form.dealer]) : QString();
}

QString ScorePad::card() const
{
    return m_draft.turnedUp ? qt(m_draft.turnedUp->text(Pack::Eidex)) : QString();
}

QString ScorePad::trumpText() const
{
    return m_draft.turnedUp ? qt(words::trumpText(m_form.decidesTrump, language())) : QString();
}

QString ScorePad::zoneQuestion() const
{
    return m_active < 0 || !isOpen() ? QString()
                                     : tr("What is sure to raise the standing of %1?")
                                           .arg(qt(match().players[static_cast<std::size_t>(m_active)]));
}

int ScorePad::zoneValue() const
{
    if (m_active < 0)
        return -1;
    const auto seat = static_cast<std::size_t>(m_active);
    return m_fields[seat].value().value_or(m_form.points[seat].rest.value_or(-1));
}

QString ScorePad::enterHint() const
{
    if (!isOpen())
        return {};
    if (m_form.live)
        return changesText(*m_form.live);
    return m_form.refusal ? qt(m_form.refusal->message.in(m_session.language())) : QString();
}

QString ScorePad::changesText(const ScoredDeal& deal) const
{
    const QString changes
        = qt(words::changesText(match(), deal.change, deal.after.winners, " · ", language()));
    const bool chips = match().game->unit() == Unit::Chips;
    QStringList losers;
    for (Player player = 0; player < count(); ++player)
        if (chips ? deal.after.finished && deal.after.losers.has(player) : deal.award.lost == player)
            losers << qt(match().players[player]);
    if (losers.isEmpty())
        return changes;
    const QString loses = (!chips ? tr("%1 loses this game")
            : losers.size() > 1   ? tr("%1 lose")
                                  : tr("%1 loses"))
                              .arg(listed(losers, language()));
    const bool moves
        = std::any_of(deal.change.begin(), deal.change.end(), [](int each) { return each != 0; });
    return moves ? changes + QStringLiteral(" · ") + loses : loses;
}

QVariantMap ScorePad::announced() const
{
    if (!isOpen() || !m_form.announced)
        return {};
    const Reason& reason = *m_form.announced;
    return {{"text", qt(words::reasonText(reason, match(), language()))}, {"clause", qt(reason.clause->id)}};
}

void ScorePad::updateReasons()
{
    QVariantList reasons;
    if (m_form.live)
        reasons = reasonsView(*m_form.live, match(), m_session.language());
    if (reasons == m_reasons)
        return;
    m_reasons = reasons;
    Q_EMIT reasonsChanged();
}

void ScorePad::updateQuestions()
{
    QVariantList questions;
    if (!finished() || m_correcting > 0)
        for (const Ask& question : m_form.questions)
            questions << QVariant::fromValue(askView(question, match(), m_session.language()));
    if (questions == m_questions)
        return;
    m_questions = questions;
    Q_EMIT questionsChanged();
}

void ScorePad::updateZone()
{
    QVariantList zone;
    if (m_active >= 0 && !m_draft.match && m_draft.turnedUp && (!finished() || m_correcting > 0)) {
        constexpr const char* kinds[] = {"certain", "open", "nothing", "wins"};
        for (const SafeStretch& stretch :
            match().game->safeZone(match(), m_form.before, m_draft, static_cast<Player>(m_active)))
            zone << QVariantMap{{"from", stretch.from}, {"to", stretch.to},
                {"kind", QString::fromLatin1(kinds[static_cast<std::size_t>(stretch.kind)])}};
    }
    if (zone == m_zone)
        return;
    m_zone = zone;
    Q_EMIT zoneChanged();
}

void ScorePad::updateDeals()
{
    m_deals.clear();
    for (std::size_t index = m_outcome.deals.size(); index-- > 0;)
        m_deals << dealView(*m_stored, m_outcome, index, m_session.language());
}

} // namespace tafel::app
