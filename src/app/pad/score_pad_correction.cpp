// An earlier deal on the paper again: what changing it would do, before it is stored.
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
        return ScorePad::tr("The match is not over any more.");
    const ScoredDeal& last
        = *preview.effects[static_cast<std::size_t>(*preview.endAfter - preview.effects.front().deal)].after;
    const QString winners = qt(words::winnersText(match, last.after, language));
    return preview.endBefore
        ? ScorePad::tr("The match ends otherwise: %1.").arg(winners)
        : ScorePad::tr("The match ends with deal %1: %2.").arg(*preview.endAfter).arg(winners);
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
        ? ScorePad::tr("Deal %1 would come after the end. %2")
              .arg(deal)
              .arg(endText(match, preview, language))
        : ScorePad::tr("Deal %1 would no longer be possible: %2").arg(deal).arg(why);
}

} // namespace

void ScorePad::correct(int deal)
{
    if (m_correcting == 0)
        m_kept = m_draft;
    keepDraft();
    m_correcting = deal;
    m_correctionReason.clear();
    const DealEntry& stored = match().deals[static_cast<std::size_t>(deal) - 1];
    takeDraft(
        match().game->reopened(match(), match().game->inNumbers(match(), standingBefore(deal), stored)));
    m_opened = toStore();
    m_active = plays(0) ? 0 : emptySeatAfter(-1);
    m_replaces = true;
    ask();
}

void ScorePad::leaveCorrection()
{
    if (m_correcting == 0)
        return;
    m_correcting = 0;
    takeDraft(m_kept);
}

bool ScorePad::confirmCorrection()
{
    const int deal = m_correcting;
    const auto stored
        = m_session.history().correct(match().id, deal, toStore(), plain(m_correctionReason.trimmed()));
    if (!stored) {
        m_session.report(stored.error());
        return false;
    }
    const QString text = changesText(*stored);
    m_correcting = 0;
    if (!reload())
        return false;
    takeDraft(m_kept);
    Q_EMIT entered(tr("Deal %1 corrected").arg(deal), text);
    return true;
}

void ScorePad::updateCorrection()
{
    m_correctionView.clear();
    if (m_correcting == 0)
        return;
    const CorrectionPreview preview = previewCorrection(match(), m_correcting, toStore());
    QVariantList rows;
    int moved = 0;
    for (const CorrectionEffect& effect : preview.effects) {
        if (!effect.before || !effect.after || !effect.standingChanges())
            continue;
        ++moved;
        QVariantList totals;
        for (std::size_t player = 0; player < static_cast<std::size_t>(count()); ++player)
            totals << QVariantMap{
                {"before", effect.before->after.total[player]}, {"after", effect.after->after.total[player]}};
        rows << QVariantMap{{"deal", effect.deal}, {"totals", totals}};
    }
    const DealEntry& corrected = match().deals[static_cast<std::size_t>(m_correcting) - 1];
    const QVariantList changes
        = changesBetween(match(), m_form.before, m_opened, toStore(), m_session.language());
    m_correctionView = {{"rows", rows}, {"changes", changes}, {"moved", moved},
        {"broken", brokenText(match(), preview, m_session.language())},
        {"end", preview.allowed() ? endText(match(), preview, language()) : QString()},
        {"allowed", preview.allowed()},
        {"same", document::writeDeal(match(), m_opened) == document::writeDeal(match(), toStore())},
        {"recorded", corrected.log || (corrected.round && corrected.round->log)}};
}

} // namespace tafel::app
