// An earlier deal on the paper again: what changing it would do, before it is stored.
#include "app/measure_words.h"
#include "app/score_pad.h"
#include "app/session.h"
#include "document/document.h"
#include "referee/correction.h"

namespace tafel::app {

namespace {

/// A deal as the paper can show it: what was recorded card by card is given in numbers.
DealEntry inNumbers(const DealEntry& deal, const DealAward& award, int players)
{
    DealEntry entry = deal;
    if (deal.round && deal.round->log) {
        entry.round = RoundEntry{.opener = award.opener, .givesChip = std::vector<Player>{}};
        for (Player player = 0; player < players; ++player)
            if (award.award[player] < 0)
                entry.round->givesChip->push_back(player);
    }
    if (!deal.log)
        return entry;
    if (deal.contract) {
        entry.log.reset();
        entry.hands.reset();
        entry.contract = award.measured ? award.measured : deal.contract;
        if (award.measured && award.measured->given().empty())
            for (Player player = 0; player < players; ++player)
                if (award.entered[player])
                    entry.points.emplace_back(player, *award.entered[player]);
        entry.hasPoints = !entry.points.empty();
        return entry;
    }
    entry.log.reset();
    entry.hands.reset();
    entry.hasPoints = true;
    for (Player player = 0; player < players; ++player)
        entry.points.emplace_back(player, award.entered[player].value_or(0));
    entry.tricks = award.tricks;
    entry.powers.clear();
    for (const Declared& use : deal.powers) {
        // What was announced in parts is one announcement on the pad.
        const auto earlier = std::find_if(entry.powers.begin(), entry.powers.end(),
            [&](const Declared& each) { return each.power == use.power; });
        if (earlier != entry.powers.end() && use.flag && !use.card && !use.suit && !use.whom)
            earlier->flag = use.flag;
        else
            entry.powers.push_back(use);
    }
    return entry;
}

/// With the one that was left out.
DealEntry withAllPoints(DealEntry entry, const DealAward& award, int players)
{
    entry.points.clear();
    for (Player player = 0; player < players; ++player)
        if (award.entered[player])
            entry.points.emplace_back(player, *award.entered[player]);
    return entry;
}

} // namespace

void ScorePad::correct(int deal)
{
    if (m_correcting == 0)
        m_kept = m_draft;
    keepDraft();
    m_correcting = deal;
    takeDraft(MeasurePad::reopened(inNumbers(match().deals[static_cast<std::size_t>(deal) - 1],
                                       m_outcome.deals[static_cast<std::size_t>(deal) - 1].award, count()),
        count()));
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

bool ScorePad::confirmCorrection(const QString& reason)
{
    const int deal = m_correcting;
    const auto stored = m_session.history().correct(match().id, deal, toStore(), plain(reason));
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
    QVariantList rows, changes;
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
    const auto& before = m_outcome.deals[static_cast<std::size_t>(m_correcting) - 1].award;
    if (family() != QLatin1String("eidex") && m_form.live)
        changes = changesBetween(match(), withAllPoints(m_opened, before, count()), toStore(),
            m_form.live->award, m_session.language());
    for (Player player = 0; family() == QLatin1String("eidex") && player < count(); ++player) {
        const auto now
            = m_form.points[player].entered ? m_form.points[player].entered : m_form.points[player].rest;
        if (before.entered[player] && now && *before.entered[player] != *now)
            changes << QVariantMap{
                {"name", qt(match().players[player])}, {"before", *before.entered[player]}, {"after", *now}};
    }
    QString broken;
    if (preview.broken)
        broken = preview.broken->deal == m_correcting
            ? qt(preview.broken->refusal.message.in(m_session.language()))
            : tr("Deal %1 would no longer be possible: %2")
                  .arg(preview.broken->deal)
                  .arg(qt(preview.broken->refusal.message.in(m_session.language())));
    m_correctionView = {{"rows", rows}, {"changes", changes}, {"moved", moved}, {"broken", broken},
        {"allowed", preview.allowed()},
        {"same", document::writeDeal(match(), m_opened) == document::writeDeal(match(), toStore())},
        {"recorded", corrected.log || (corrected.round && corrected.round->log)}};
}

} // namespace tafel::app
