#include "app/pad/deal_correction.h"

#include "app/pad/score_pad.h"
#include "app/session/session.h"
#include "app/words/words.h"
#include "document/document.h"
#include "referee/correction.h"

namespace tafel::app {

namespace {

/// What a correction does to the end of the match; empty: nothing.
QString endText(const Match& match, const CorrectionPreview& preview, Language language)
{
    if (!preview.endChanges())
        return {};
    if (!preview.endAfter)
        return DealCorrection::tr("The match is not over any more.");
    const ScoredDeal& last
        = *preview.effects[static_cast<std::size_t>(*preview.endAfter - preview.effects.front().deal)].after;
    const QString winners = qt(words::winnersText(match, last.after, language));
    return preview.endBefore
        ? DealCorrection::tr("The match ends otherwise: %1.").arg(winners)
        : DealCorrection::tr("The match ends with deal %1: %2.").arg(*preview.endAfter).arg(winners);
}

/// Why it does not work; empty: it does.
QString brokenText(const Match& match, const CorrectionPreview& preview, Language language)
{
    if (!preview.broken)
        return {};
    const int deal = preview.broken->deal;
    const QString why = qt(preview.broken->refusal.message.in(language));
    if (deal == preview.effects.front().deal)
        return why;
    return preview.broken->refusal.code == Refusal::Code::Finished
        ? DealCorrection::tr("Deal %1 would come after the end. %2")
              .arg(deal)
              .arg(endText(match, preview, language))
        : DealCorrection::tr("Deal %1 would no longer be possible: %2").arg(deal).arg(why);
}

QVariantMap effectOf(const ScorePad& pad, const DealEntry& opened)
{
    const Match& match = pad.match();
    const int deal = pad.dealNumber();
    const DealEntry now = pad.toStore();
    const Language language = pad.language();
    const CorrectionPreview preview = previewCorrection(match, deal, now);
    QVariantList rows;
    for (const CorrectionEffect& effect : preview.effects) {
        if (!effect.before || !effect.after || !effect.standingChanges())
            continue;
        QVariantList totals;
        for (std::size_t player = 0; player < static_cast<std::size_t>(match.count()); ++player)
            totals << QVariantMap{
                {"before", effect.before->after.total[player]}, {"after", effect.after->after.total[player]}};
        rows << QVariantMap{{"deal", effect.deal}, {"totals", totals}};
    }
    const DealEntry& corrected = match.deals[static_cast<std::size_t>(deal) - 1];
    return {{"rows", rows}, {"changes", changesBetween(match, pad.form().before, opened, now, language)},
        {"moved", static_cast<int>(rows.size())}, {"broken", brokenText(match, preview, language)},
        {"end", preview.allowed() ? endText(match, preview, language) : QString()},
        {"allowed", preview.allowed()},
        {"same", document::writeDeal(match, opened) == document::writeDeal(match, now)},
        {"recorded", corrected.log || (corrected.round && corrected.round->log)}};
}

} // namespace

DealCorrection::DealCorrection(ScorePad& pad)
    : QObject(&pad)
    , m_pad(pad)
{
}

void DealCorrection::begin(int deal)
{
    if (m_deal == 0)
        m_kept = m_pad.draft();
    m_pad.keepDraft();
    m_deal = deal;
    m_reason.clear();
    const Match& match = m_pad.match();
    const DealEntry& stored = match.deals[static_cast<std::size_t>(deal) - 1];
    m_pad.takeDraft(match.game->reopened(match, match.game->inNumbers(match, m_pad.standing(), stored)));
    m_opened = m_pad.toStore();
    m_pad.beginTyping();
}

void DealCorrection::leave()
{
    if (m_deal == 0)
        return;
    m_deal = 0;
    m_pad.takeDraft(m_kept);
}

bool DealCorrection::confirm()
{
    MatchOnTable& table = *m_pad.table();
    const int deal = m_deal;
    const auto stored = table.session().history().correct(
        m_pad.match().id, deal, m_pad.toStore(), plain(m_reason.trimmed()));
    if (!table.session().answered(stored))
        return false;
    const QString text = m_pad.changesText(*stored);
    m_deal = 0;
    if (!table.reload())
        return false;
    m_pad.takeDraft(m_kept);
    Q_EMIT m_pad.entered(tr("Deal %1 corrected").arg(deal), text);
    return true;
}

void DealCorrection::update()
{
    if (m_deal == 0 && m_effect.isEmpty())
        return;
    m_effect.clear();
    if (m_deal > 0)
        m_effect = effectOf(m_pad, m_opened);
    Q_EMIT changed();
}

} // namespace tafel::app
