#include "app/pad/deal_correction.h"

#include "app/open_history/open_history.h"
#include "app/pad/score_pad.h"
#include "app/phrases/phrases.h"
#include "base/names.h"
#include "document/document.h"
#include "referee/correction.h"

namespace tafel::app {

namespace {

QString winnersText(const Match& match, const CorrectionPreview& preview, Language language)
{
    const ScoredDeal& last
        = *preview.effects[static_cast<std::size_t>(*preview.endAfter - preview.effects.front().deal)].after;
    return qt(phrases::winnersText(match, last.after, language));
}

/// The effect of a correction on the end of the match; empty if there is none.
QString endText(const Match& match, const CorrectionPreview& preview, Language language)
{
    if (!preview.endChanges())
        return {};
    if (!preview.endAfter)
        return DealCorrection::tr("The match is not over any more.");
    const QString winners = winnersText(match, preview, language);
    return preview.endBefore
        ? DealCorrection::tr("The match ends differently: %1.").arg(winners)
        : DealCorrection::tr("The match ends with %1: %2.", "deal 7")
              .arg(qt(phrases::dealNumberText(match.game->unit(), *preview.endAfter, language)), winners);
}

/// Why the correction is not possible, which deal conflicts with it, and the remedy; empty if it is possible.
QString brokenText(const Match& match, const CorrectionPreview& preview, Language language)
{
    if (!preview.broken)
        return {};
    const QString why = qt(preview.broken->refusal.message.in(language));
    const std::optional<DealRange> inTheWay = preview.inTheWay();
    if (!inTheWay)
        return why;
    const Unit unit = match.game->unit();
    const std::string deal = phrases::dealNumberText(unit, inTheWay->first, language);
    return preview.broken->refusal.code == Refusal::Code::Finished
        ? DealCorrection::tr(
            "%1 would come after the end: %2. Undo brings back what the correction takes back.")
              .arg(qt(capitalized(deal)), winnersText(match, preview, language))
        : DealCorrection::tr(
            "%1 would no longer be possible: %2 Correct %3 first, or take back %4 and enter what was "
            "played. Undo brings back what the correction takes back.")
              .arg(qt(capitalized(deal)), why, qt(deal),
                  qt(phrases::dealRangeText(unit, *inTheWay, language)));
}

QString movedText(bool moved, bool ruled)
{
    return moved ? DealCorrection::tr("The standing changes.")
        : ruled  ? DealCorrection::tr("No standing changes, because the table's ruling replaces the award.")
                 : DealCorrection::tr("No standing changes.");
}

CorrectionEffectView effectOf(const ScorePad& pad, const DealEntry& opened)
{
    const Match& match = pad.match();
    const int deal = pad.dealNumber();
    const DealEntry now = pad.entryToStore();
    const Language language = pad.language();
    const CorrectionPreview preview = previewCorrection(match, deal, now);
    const std::optional<DealRange> inTheWay = preview.inTheWay();
    QList<StandingChange> rows;
    for (const CorrectionEffect& effect : preview.effects) {
        if (!effect.before || !effect.after || !effect.standingChanges())
            continue;
        StandingChange row{
            .name = qt(capitalized(phrases::dealNumberText(match.game->unit(), effect.deal, language)))};
        for (std::size_t player = 0; player < static_cast<std::size_t>(match.count()); ++player)
            row.totals << TotalChange{effect.before->after.total[player], effect.after->after.total[player]};
        rows << row;
    }
    const DealEntry& corrected = match.deals[static_cast<std::size_t>(deal) - 1];
    return {.rows = rows,
        .changes = changedAnswers(match, pad.form().before, opened, now, language),
        .moved = movedText(!rows.isEmpty(), corrected.ruling.has_value()),
        .stays = DealCorrection::tr("Every later %1 stays possible.", "deal, round")
                     .arg(qt(phrases::dealsWord(match.game->unit(), 1, language))),
        .broken = pad.hasPreview() || inTheWay ? brokenText(match, preview, language) : QString(),
        .takesBack
        = inTheWay ? qt(phrases::dealRangeText(match.game->unit(), *inTheWay, language)) : QString(),
        .takesBackFrom = inTheWay ? inTheWay->first : 0,
        .end = preview.allowed() ? endText(match, preview, language) : QString(),
        .allowed = preview.allowed(),
        .same = document::writeDeal(match, opened) == document::writeDeal(match, now),
        .recorded = corrected.log || (corrected.round && corrected.round->log)};
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
    m_pad.saveDraft();
    m_deal = deal;
    m_reason.clear();
    const Match& match = m_pad.match();
    const DealEntry& stored = match.deals[static_cast<std::size_t>(deal) - 1];
    m_pad.showDraft(match.game->reopened(match, match.game->toNumericEntry(match, m_pad.standing(), stored)));
    m_opened = m_pad.entryToStore();
    m_pad.beginTyping();
}

void DealCorrection::leave()
{
    if (m_deal == 0)
        return;
    m_deal = 0;
    m_pad.showDraft(m_kept);
}

bool DealCorrection::confirm()
{
    CurrentMatch& table = *m_pad.table();
    const int from = m_effect.takesBackFrom;
    const auto stored = table.openHistory().history().correct(m_pad.match().id, m_deal, m_pad.entryToStore(),
        plain(m_reason.trimmed()), from > 0 ? std::optional(from) : std::nullopt);
    if (!table.openHistory().reportOnError(stored))
        return false;
    const Unit unit = m_pad.match().game->unit();
    const QString deal = m_pad.deal().title;
    QString text = m_pad.changesText(*stored);
    if (from > 0)
        text += QStringLiteral(" · ")
            + qt(phrases::takenBackText(
                unit, {from, static_cast<int>(m_pad.match().deals.size())}, m_pad.language()));
    m_deal = 0;
    if (!table.reload())
        return false;
    m_pad.showDraft(m_kept);
    Q_EMIT m_pad.entered(tr("%1 corrected").arg(deal), text);
    return true;
}

void DealCorrection::update()
{
    if (m_deal == 0 && m_effect == CorrectionEffectView())
        return;
    m_effect = {};
    if (m_deal > 0)
        m_effect = effectOf(m_pad, m_opened);
    Q_EMIT changed();
}

} // namespace tafel::app
