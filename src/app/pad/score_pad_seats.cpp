// The players on the slate and in the fields: what stands, what is entered, what it would give.
#include "app/pad/score_pad.h"

#include "app/session/session.h"
#include "app/words/rows.h"

namespace tafel::app {

SeatView ScorePad::seatView(Player player) const
{
    const std::size_t seat = player;
    SeatView view{.index = player, .name = qt(match().players[player])};
    // The slate shows what stands, also while an earlier deal is corrected on the paper.
    view.total = m_outcome.standing.total[player];
    view.deals = !finished() && player == m_form.dealer;
    view.dealsNext = !finished() && player == (m_form.dealer + 1) % count();
    view.winner = finished() && m_outcome.standing.winners.has(player);
    view.active = player == m_active && m_asking.kind != QLatin1String("turned-up");
    view.unit = qt(words::unitId(match().game->unit()));
    view.out = m_outcome.standing.out.has(player);
    view.plays = plays(player);
    view.marks = m_outcome.standing.marks[seat];
    view.full = match().game->unit() == Unit::Chips ? match().game->start(match()).total[seat] : 0;
    view.note = noteOf(view);
    view.text = qt(m_fields[seat].text());
    if (m_draft.match == player && m_fields[seat].empty())
        view.text = tr("Match");
    if (m_form.points[seat].rest) {
        view.text = QString::number(std::abs(*m_form.points[seat].rest));
        view.rest = true;
    }
    const int left = m_form.total < 0 ? -m_form.left : m_form.left;
    view.misfit = !m_fields[seat].empty() && left < 0 && !m_draft.match;
    if (m_form.total < 0 && !view.text.isEmpty() && view.text != QLatin1String("0"))
        view.text.prepend(QStringLiteral("−"));
    if (m_form.live)
        showChange(view);
    if (const PowerChoice* choice = powerOf(player))
        showPower(view, *choice);
    return view;
}

const PowerChoice* ScorePad::powerOf(int seat) const
{
    const auto found = std::find_if(m_form.powers.begin(), m_form.powers.end(),
        [&](const PowerChoice& choice) { return choice.by == seat; });
    return found == m_form.powers.end() ? nullptr : &*found;
}

void ScorePad::showPower(SeatView& view, const PowerChoice& choice) const
{
    const Language language = m_session.language();
    view.character = qt(choice.power.text(Pack::Eidex));
    view.power = qt(choice.name.in(language));
    view.powerDoes = qt(choice.oneLine.in(language));
    view.powerOn = choice.on;
    view.powerPossible = !choice.whyNot || choice.on;
    if (choice.whyNot) {
        view.whyNot = qt(choice.whyNot->message.in(language));
        view.whyNotClause = choice.whyNot->clause ? qt(choice.whyNot->clause->id) : QString();
        view.powerLine = view.whyNot;
    }
    if (!choice.ask)
        return;
    const AskView ask = askView(*choice.ask, match(), language);
    view.powerKind = ask.kind;
    if (!choice.on || choice.whyNot)
        return;
    view.powerNumber = choice.ask->number.value_or(0);
    for (const Ask::Option& option : choice.ask->options)
        if (option.on)
            view.powerNumber = option.value;
    if (choice.incomplete)
        view.powerLine = tr("still open");
    else if (choice.ask->kind == Ask::Kind::Number)
        view.powerLine = qt(choice.ask->label.in(language, match().players)) + QLatin1Char(' ') + ask.answer;
    else if (choice.ask->kind == Ask::Kind::Worth)
        view.powerLine = qt(words::signedText(view.powerNumber));
    else if (choice.ask->kind == Ask::Kind::Card)
        view.powerLine = ask.chosen.first().left(1)
            + qt(words::spoken(choice.ask->chosen.front(), Pack::Eidex, language));
}

/// What the deal as entered makes of this player's standing.
void ScorePad::showChange(SeatView& view) const
{
    const auto seat = static_cast<std::size_t>(view.index);
    const auto player = static_cast<Player>(view.index);
    const Standing& after = m_form.live->after;
    const Unit unit = match().game->unit();
    view.changeKnown = true;
    view.change = m_form.live->change[seat];
    view.after = after.total[seat];
    view.pending = m_correcting > 0 ? 0 : view.after - view.total;
    view.changeText = qt(words::changeText(unit, view.change, after.winners.has(player), language()));
    if (unit == Unit::VictoryPoints) {
        view.pending = std::max(0, view.pending);
        view.verdict = view.change > 0 ? QStringLiteral("yes") : QStringLiteral("no");
    } else if (unit == Unit::Strokes) {
        const bool wins = after.out.has(player) && plays(view.index);
        if (wins)
            view.changeText = tr("wins", "is rid of the strokes");
        view.verdict = wins || view.change < 0 ? QStringLiteral("yes")
            : view.change > 0                  ? QStringLiteral("no")
                                               : QString();
    }
}

/// What is worth saying under the name on the slate.
QString ScorePad::noteOf(const SeatView& view) const
{
    const Standing& standing = m_outcome.standing;
    const Unit unit = match().game->unit();
    if (finished())
        return standing.losers.has(static_cast<Player>(view.index)) ? tr("has lost") : QString();
    if (unit == Unit::Chips)
        return view.total == 0 ? tr("next one loses") : view.deals ? tr("oldest, deals") : QString();
    if (view.deals)
        return tr("deals");
    const std::span totals(standing.total.data(), static_cast<std::size_t>(count()));
    if (!leadersOf(unit, totals).has(static_cast<Player>(view.index)))
        return {};
    return unit == Unit::PenaltyPoints ? tr("fewest") : tr("most");
}

void ScorePad::updateSeats()
{
    for (Player player = 0; player < m_seats.size(); ++player)
        m_seats[player]->set(seatView(player));
}

void ScorePad::updateRemainder()
{
    int all = 0;
    for (int seat = 0; seat < count(); ++seat)
        all += plays(seat) ? 1 : 0;
    const int entered = static_cast<int>(m_draft.points.size());
    const int left = m_form.total < 0 ? -m_form.left : m_form.left;
    const QString total = qt(words::numberText(m_form.total < 0 ? -inPlay() : inPlay()));
    bool full = entered == all;
    for (const PointsQuestion& each : m_form.points)
        full = full || each.rest.has_value();
    if (m_draft.match)
        m_remainder = {QStringLiteral("yes"), tr("Match: %1").arg(qt(match().players[*m_draft.match]))};
    else if (left < 0)
        m_remainder = {QStringLiteral("no"), tr("%1 too many").arg(-left)};
    else if (full && (left == 0 || entered < all))
        m_remainder = {QStringLiteral("yes"), tr("%1 in play – adds up").arg(total)};
    else if (entered > 0)
        m_remainder
            = {QStringLiteral("ask"), full ? tr("%1 missing").arg(left) : tr("%1 still to enter").arg(left)};
    else
        m_remainder = {QStringLiteral("ask"), tr("%1 still to enter").arg(inPlay())};
}

QStringList ScorePad::mutedKeys() const
{
    QStringList muted;
    if (m_active < 0)
        return muted;
    const PointsEntry& field = m_fields[static_cast<std::size_t>(m_active)];
    if (field.empty() && m_previous < 0)
        muted << QStringLiteral("+") << QStringLiteral("-");
    if (field.empty() && m_previous < 0)
        muted << QStringLiteral("back");
    if (inPlay() < sumOfOthers(m_active))
        muted << QStringLiteral("rest");
    return muted;
}

} // namespace tafel::app
