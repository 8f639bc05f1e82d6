// What the score pad shows: the referee's answers as values for the screen.
#include "app/score_pad.h"
#include "app/session.h"
#include "app/words.h"
#include "document/document.h"
#include "referee/correction.h"

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
    if (!m_draft.turnedUp)
        return {};
    const Declared* trumphator = m_draft.declared("SA"_card);
    return trumpOf(trumphator && trumphator->card ? *trumphator->card : *m_draft.turnedUp);
}

QString ScorePad::zoneQuestion() const
{
    return m_active < 0 || !isOpen()
        ? QString()
        : tr("What is sure to give %1 a point?").arg(qt(match().players[static_cast<std::size_t>(m_active)]));
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
        return awardsText(match(), m_form.live->award.award, QStringLiteral(" · "));
    return m_form.refusal ? qt(m_form.refusal->message.in(m_session.language())) : QString();
}

QStringList ScorePad::mutedKeys() const
{
    QStringList muted;
    if (m_active < 0)
        return muted;
    const PointsEntry& field = m_fields[static_cast<std::size_t>(m_active)];
    if (field.empty() && m_previous < 0)
        muted << QStringLiteral("+") << QStringLiteral("-");
    if (field.empty())
        muted << QStringLiteral("back");
    if (m_form.total < sumOfOthers(m_active))
        muted << QStringLiteral("rest");
    return muted;
}

SeatView ScorePad::seatView(Player player) const
{
    const Language language = m_session.language();
    const std::size_t seat = player;
    SeatView view{.index = player, .name = qt(match().players[player])};
    // The slate shows what stands, also while an earlier deal is corrected on the paper.
    view.total = m_outcome.standing.total[player];
    view.deals = !finished() && player == m_form.dealer;
    view.dealsNext = !finished() && player == (m_form.dealer + 1) % count();
    view.winner = finished() && m_outcome.standing.winners.has(player);
    view.active = player == m_active && m_asking.kind != QLatin1String("turned-up");
    view.text = qt(m_fields[seat].text());
    if (m_draft.match == player && m_fields[seat].empty())
        view.text = tr("Match");
    if (m_form.points[seat].rest) {
        view.text = QString::number(*m_form.points[seat].rest);
        view.rest = true;
    }
    if (m_form.live) {
        view.awardKnown = true;
        view.award = m_form.live->award.award[seat];
        view.awardText = pointsText(view.award);
        view.after = m_form.live->after.total[seat];
        view.pending = m_correcting > 0 ? 0 : std::max(0, view.after - view.total);
    }
    for (const PowerChoice& choice : m_form.powers) {
        if (choice.by != player)
            continue;
        view.character = qt(choice.power.text(Pack::Eidex));
        view.power = qt(choice.name.in(language));
        view.powerDoes = qt(choice.oneLine.in(language));
        view.powerOn = choice.on;
        view.powerPossible = !choice.whyNot || choice.on;
        constexpr const char* kinds[] = {"none", "number", "signed", "card", "words", "bonus"};
        view.powerKind = QString::fromLatin1(kinds[static_cast<std::size_t>(choice.kind)]);
        if (choice.whyNot) {
            view.whyNot = qt(choice.whyNot->message.in(language));
            view.whyNotClause = choice.whyNot->clause ? qt(choice.whyNot->clause->id) : QString();
            view.powerLine = view.whyNot;
        }
        const Declared* use = m_draft.declared(choice.power);
        if (!use || choice.whyNot)
            continue;
        if (choice.incomplete)
            view.powerLine = tr("still open");
        else if (choice.kind == ParameterKind::Number && use->number)
            view.powerLine = choice.power == "R9"_card ? tr("limit %1").arg(*use->number)
                                                       : tr("guess %1").arg(*use->number);
        else if (choice.kind == ParameterKind::SignedBonus && use->number)
            view.powerLine = use->flag.value_or(true) ? QStringLiteral("+%1").arg(*use->number)
                                                      : QStringLiteral("−%1").arg(*use->number);
        else if (choice.kind == ParameterKind::Card && use->card)
            view.powerLine = qt(letter(use->card->suit, Pack::Eidex) + std::string()) + spoken(*use->card);
        view.powerNumber = use->number.value_or(0)
            * (choice.kind == ParameterKind::SignedBonus && !use->flag.value_or(true) ? -1 : 1);
    }
    return view;
}

void ScorePad::updateSeats()
{
    for (Player player = 0; player < m_seats.size(); ++player)
        m_seats[player]->set(seatView(player));
}

void ScorePad::updateRemainder()
{
    RemainderView view;
    const bool some = !m_draft.points.empty();
    bool full = static_cast<int>(m_draft.points.size()) == count();
    for (const PointsQuestion& each : m_form.points)
        full = full || each.rest.has_value();
    if (m_draft.match)
        view = {QStringLiteral("yes"), tr("Match: %1").arg(qt(match().players[*m_draft.match]))};
    else if (m_form.left < 0)
        view = {QStringLiteral("no"), tr("%1 too many").arg(-m_form.left)};
    else if (full && (m_form.left == 0 || static_cast<int>(m_draft.points.size()) < count()))
        view = {QStringLiteral("yes"), tr("%1 in play – adds up").arg(m_form.total)};
    else if (some)
        view = {QStringLiteral("ask"),
            full ? tr("%1 missing").arg(m_form.left) : tr("%1 still to enter").arg(m_form.left)};
    else
        view = {QStringLiteral("ask"), tr("%1 still to enter").arg(m_form.total)};
    m_remainder = view;
}

void ScorePad::updateReasons()
{
    QVariantList reasons;
    if (m_form.live)
        for (const Reason& reason : m_form.live->award.because)
            reasons << reasonView(reason, match(), m_form.live->award.award, m_session.language());
    if (reasons == m_reasons)
        return;
    m_reasons = reasons;
    Q_EMIT reasonsChanged();
}

QVariantMap ScorePad::questionView(const OpenQuestion& question) const
{
    const QString who = qt(match().players[question.player]);
    QString text, kind;
    QVariantList chosen; // the seats, or 1 for yes and 0 for no
    switch (question.kind) {
    case OpenQuestion::Kind::WhoHas:
        kind = QStringLiteral("seat");
        text = question.card == "RJ"_card ? tr("Who has the jack of ravens?")
                                          : tr("Who has the king of stars?");
        for (const Captured& each : m_draft.captured)
            if (each.card == question.card)
                chosen << (each.by ? static_cast<int>(*each.by) : -1);
        break;
    case OpenQuestion::Kind::Trickless:
        kind = count() == 3 ? QStringLiteral("yes-no") : QStringLiteral("seats");
        text = count() == 3 ? tr("Has %1 won a trick?").arg(who) : tr("Who won no trick?");
        if (m_draft.trickless && count() == 3)
            chosen << (m_draft.trickless->has(question.player) ? 0 : 1);
        if (m_draft.trickless && count() == 4) {
            for (Player player = 0; player < count(); ++player)
                if (m_draft.trickless->has(player))
                    chosen << static_cast<int>(player);
            if (m_draft.trickless->empty())
                chosen << -1;
        }
        break;
    case OpenQuestion::Kind::MadeMatch:
        kind = QStringLiteral("yes-no");
        text = tr("Did %1 win every trick?").arg(who);
        if (question.answered)
            chosen << (m_draft.match ? 1 : 0);
        break;
    case OpenQuestion::Kind::Regular:
        kind = QStringLiteral("number");
        text = tr("Regular card points of %1").arg(who);
        if (m_draft.regular)
            chosen << *m_draft.regular;
        break;
    case OpenQuestion::Kind::Unclaimed:
        kind = QStringLiteral("number");
        text = tr("Left in the Jackpot");
        if (m_draft.unclaimed)
            chosen << *m_draft.unclaimed;
        break;
    }
    return {{"kind", kind}, {"text", text}, {"chosen", chosen},
        {"nobody", question.nobody || (kind == QLatin1String("seats"))},
        {"nobodyText", kind == QLatin1String("seats") ? tr("everybody has one") : tr("nobody")},
        {"answered", question.answered}, {"required", question.required},
        {"clause", question.clause ? qt(question.clause->id) : QString()}};
}

void ScorePad::updateQuestions()
{
    QVariantList questions;
    if (!finished() || m_correcting > 0)
        for (const OpenQuestion& question : m_form.questions)
            questions << questionView(question);
    if (questions == m_questions)
        return;
    m_questions = questions;
    Q_EMIT questionsChanged();
}

void ScorePad::updateZone()
{
    QVariantList zone;
    if (m_active >= 0 && !m_draft.match && m_draft.turnedUp && (!finished() || m_correcting > 0)) {
        constexpr const char* kinds[] = {"certain", "open", "nothing"};
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

void ScorePad::updateCorrection()
{
    m_correctionView.clear();
    if (m_correcting == 0)
        return;
    const CorrectionPreview preview = previewCorrection(match(), m_correcting, m_draft);
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
    const auto& before = m_outcome.deals[static_cast<std::size_t>(m_correcting) - 1].award;
    for (Player player = 0; player < count(); ++player) {
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
        {"same", document::writeDeal(match(), m_opened) == document::writeDeal(match(), m_draft)},
        {"recorded", match().deals[static_cast<std::size_t>(m_correcting) - 1].log.has_value()}};
}

} // namespace tafel::app
