// The views of the score pad: the referee's answers as values for the screen.
#include <algorithm>

#include "app/open_history/open_history.h"
#include "app/pad/score_pad.h"
#include "app/pad/seat_views.h"
#include "app/phrases/view_rows.h"
#include "base/names.h"

namespace tafel::app {

void ScorePad::updateHead()
{
    const std::string deal = phrases::dealNumberText(match().game->unit(), dealNumber(), language());
    m_deal = {.number = dealNumber(),
        .name = qt(deal),
        .title = qt(capitalized(deal)),
        .dealer = name(m_form.dealer),
        .dealerFollows = !m_form.dealers.empty(),
        .recording = m_draft.log.has_value()};
    if (m_draft.turnedUp) {
        m_deal.card = qt(m_draft.turnedUp->text(Pack::Eidex));
        m_deal.trump = qt(phrases::trumpText(m_form.trumpCard, language()));
    }
}

void ScorePad::updateField()
{
    const int seat = m_fields.active();
    m_field = {.seat = seat};
    if (seat < 0)
        return;
    const PointsEntry& field = m_fields.at(seat);
    const auto player = static_cast<Player>(seat);
    m_field.value = field.value().value_or(m_form.points[player].rest.value_or(-1));
    m_field.question = tr("Which points are sure to raise %1’s score?").arg(name(player));
    if (field.empty() && !m_fields.returnsToPrevious())
        m_field.mutedKeys << QStringLiteral("+") << QStringLiteral("back");
    if (field.empty() && !m_fields.returnsToPrevious() && !m_fields.belowZero())
        m_field.mutedKeys << QStringLiteral("-");
    if (m_fields.left() < 0 && !m_fields.belowZero())
        m_field.mutedKeys << QStringLiteral("rest");
}

QString ScorePad::enterHint() const
{
    if (!m_table.isOpen())
        return {};
    if (const QString why = m_phones->whyNotNow(); !why.isEmpty())
        return why;
    if (m_form.live)
        return changesText(*m_form.live);
    return m_form.refusal ? qt(m_form.refusal->message.in(language())) : QString();
}

std::string ScorePad::contractId() const
{
    const DealEntry deal = m_form.completed.value_or(DealEntry());
    return deal.contract ? deal.contract->contract : std::string();
}

bool ScorePad::canBeRecorded() const
{
    return m_table.isOpen() && match().game->dealKeys(match(), contractId()).has(Key::Log)
        && !match().game->deck(match().count()).empty();
}

QString ScorePad::whyNoRecording() const
{
    if (!m_table.isOpen())
        return {};
    if (!m_table.isOurs())
        return m_table.ownershipText();
    if (m_table.finished())
        return tr("The match is over");
    if (m_table.acceptance()->deal() > 0)
        return m_table.acceptance()->whyNot();
    const bool open = match().game->dealKeys(match(), {}).has(Key::Contract) && contractId().empty();
    return open ? tr("Choose the contract first") : QString();
}

QString ScorePad::changesText(const ScoredDeal& deal) const
{
    const QString changes
        = qt(phrases::changesText(match(), deal.change, deal.after.winners, " · ", language()));
    const bool chips = match().game->unit() == Unit::Chips;
    QStringList losers;
    for (Player player = 0; player < match().count(); ++player)
        if (chips ? deal.after.finished && deal.after.losers.has(player) : deal.award.lost == player)
            losers << name(player);
    if (losers.isEmpty())
        return changes;
    const QString loses = (!chips ? tr("%1 loses this game")
            : losers.size() > 1   ? tr("%1 lose")
                                  : tr("%1 loses"))
                              .arg(listed(losers, language()));
    const bool moves = std::ranges::any_of(deal.change, [](int each) { return each != 0; });
    return moves ? changes + QStringLiteral(" · ") + loses : loses;
}

ReasonRow ScorePad::announced() const
{
    if (!m_form.announced)
        return {};
    const Reason& reason = *m_form.announced;
    return {.text = qt(phrases::reasonText(reason, match(), language())), .clause = qt(reason.clause->id)};
}

void ScorePad::updateReasons()
{
    QList<ReasonRow> reasons;
    if (m_form.live)
        reasons = reasonsView(*m_form.live, match(), language());
    if (std::exchange(m_reasons, reasons) != reasons)
        Q_EMIT reasonsChanged();
}

void ScorePad::updateQuestions()
{
    QList<PromptView> questions;
    const QList<int> badges = m_table.badges();
    if (!m_table.finished() || isCorrecting())
        for (const Prompt& question : m_form.questions) {
            PromptView view = promptView(question, match(), language(), badges);
            if (question.kind == Prompt::Kind::Number) // The button that opens the keys.
                view.offer({.text = view.said ? view.answer : tr("Enter"), .on = view.said});
            questions << view;
        }
    if (std::exchange(m_questions, questions) != questions)
        Q_EMIT questionsChanged();
}

void ScorePad::updateZone()
{
    QList<ZoneStretch> zone;
    if (m_fields.active() >= 0 && !m_draft.march && m_draft.turnedUp
        && (!m_table.finished() || isCorrecting())) {
        constexpr const char* kinds[] = {"certain", "open", "nothing", "wins"};
        const QString words[] = {tr("certain"), tr("open"), tr("nothing"), tr("wins")};
        for (const SafeRange& stretch :
            match().game->safeZone(match(), m_form.before, m_draft, static_cast<Player>(m_fields.active())))
            zone << ZoneStretch{stretch.from, stretch.to,
                QString::fromLatin1(kinds[static_cast<std::size_t>(stretch.kind)]),
                words[static_cast<std::size_t>(stretch.kind)]};
    }
    if (std::exchange(m_zone, zone) != zone)
        Q_EMIT zoneChanged();
}

void ScorePad::updateRemainder()
{
    int all = 0;
    for (int seat = 0; seat < match().count(); ++seat)
        all += m_fields.plays(seat) ? 1 : 0;
    const int entered = static_cast<int>(m_draft.points.size());
    const int left = m_form.typed(m_form.left);
    const QString total = qt(phrases::numberText(m_form.total));
    const bool follows = anyFollows(m_form);
    const bool full = entered == all || follows;
    if (m_form.open)
        m_remainder = {full ? QStringLiteral("yes") : QStringLiteral("ask"),
            full ? QString() : tr("%1 of %2 numbers").arg(entered).arg(all)};
    else if (m_draft.march)
        m_remainder = {QStringLiteral("yes"), tr("Match: %1").arg(name(*m_draft.march))};
    else if (left < 0 && !follows)
        m_remainder = {QStringLiteral("no"), tr("%1 too many").arg(-left)};
    else if (full && (left == 0 || follows))
        m_remainder = {QStringLiteral("yes"), tr("%1 in play – adds up").arg(total)};
    else
        m_remainder
            = {QStringLiteral("ask"), full ? tr("%1 missing").arg(left) : tr("%1 still to enter").arg(left)};
}

} // namespace tafel::app
