// The rows of the paper, one a player, and the line that says how far the entry is.
#include "app/contract/measure_numbers.h"
#include "app/contract/measure_pad.h"
#include "app/pad/score_pad.h"
#include "app/session/session.h"
#include "app/words/words.h"

namespace tafel::app {

QVariantMap MeasurePad::rowView(Player seat) const
{
    const QString award = form().live ? qt(words::signedText(form().live->change[seat])) : QString();
    QVariantMap row{{"name", name(seat)}, {"in", plays(seat)}, {"value", -1}, {"rest", false}, {"place", 0},
        {"award", award}};
    if (m_kind == QLatin1String("chips")) {
        row["line"] = chipsText(seat);
        row["chosen"] = handsIn(seat);
    }
    const ContractEntry* deal = entry();
    if (!question() || !deal)
        return row;
    switch (question()->kind) {
    case Key::Count: {
        const PointsQuestion& count = question()->counts[seat];
        row["value"] = count.entered.value_or(count.rest.value_or(-1));
        row["rest"] = count.rest.has_value();
        break;
    }
    case Key::Out:
        if (deal->out) {
            const auto place = std::find(deal->out->begin(), deal->out->end(), seat) - deal->out->begin();
            const auto filled = static_cast<std::ptrdiff_t>(deal->out->size());
            const auto named = static_cast<std::ptrdiff_t>(
                draft().contract && draft().contract->out ? draft().contract->out->size() : 0);
            row["place"] = place < filled ? static_cast<int>(place) + 1 : 0;
            row["rest"] = place < filled && place >= named;
        }
        break;
    case Key::Left:
        row["value"] = numberOf(deal->left, seat).value_or(-1);
        row["passes"] = numberOf(deal->passes, seat).value_or(0);
        break;
    case Key::Counts: {
        QVariantList cells;
        for (int count = 0; count < question()->entries; ++count)
            cells << countCell(seat, count);
        row["cells"] = cells;
        break;
    }
    default:
        break;
    }
    return row;
}

/// Of one player at one count: "gone" (ran out before), "out", "ask" (who ran out?), "number", "later".
QVariantMap MeasurePad::countCell(Player seat, int count) const
{
    const auto& deal = draft().contract;
    const int done = deal && deal->counts ? static_cast<int>(deal->counts->size()) : 0;
    QString kind = QStringLiteral("number");
    int value = -1;
    if (!stillIn(seat, count))
        kind = QStringLiteral("gone");
    else if (count > done || (count == done && count > 0 && !complete(count - 1)))
        kind = QStringLiteral("later");
    else if (count == done)
        kind = QStringLiteral("ask");
    else if ((*deal->counts)[static_cast<std::size_t>(count)].out == seat)
        kind = QStringLiteral("out");
    else
        value = numberOf((*deal->counts)[static_cast<std::size_t>(count)].left, seat).value_or(-1);
    return {{"kind", kind}, {"value", value}, {"active", seat == m_seat && count == m_count}};
}

/// Did not run out at an earlier count.
bool MeasurePad::stillIn(int seat, int count) const
{
    const auto& deal = draft().contract;
    const int done = deal && deal->counts ? static_cast<int>(deal->counts->size()) : 0;
    for (int earlier = 0; earlier < std::min(count, done); ++earlier)
        if ((*deal->counts)[static_cast<std::size_t>(earlier)].out == seat)
            return false;
    return plays(seat);
}

/// Everybody who is still in has a number at that count.
bool MeasurePad::complete(int count) const
{
    const auto& deal = draft().contract;
    if (!deal || !deal->counts || count >= static_cast<int>(deal->counts->size()))
        return false;
    const CardsCount& column = (*deal->counts)[static_cast<std::size_t>(count)];
    for (int seat = 0; seat < this->count(); ++seat)
        if (stillIn(seat, count) && seat != column.out && !numberOf(column.left, seat))
            return false;
    return true;
}

// ---- How far the entry is

RemainderView MeasurePad::progress() const
{
    if (!question() || !entry())
        return {};
    const ContractEntry& deal = *entry();
    const auto sized = [](const auto& list) { return list ? static_cast<int>(list->size()) : 0; };
    int done = 0, all = 0;
    switch (question()->kind) {
    case Key::Points:
        return m_pad.remainder();
    case Key::Count:
        all = question()->total;
        done = all - question()->left;
        break;
    case Key::Takes:
        all = static_cast<int>(m_cards.size());
        done = static_cast<int>(takers().size());
        break;
    case Key::Winners:
    case Key::Crossings:
        all = anyOne() ? 1 : static_cast<int>(m_numbers.size());
        done = static_cast<int>(winners().size());
        break;
    case Key::Lows:
        all = question()->entries;
        if (deal.lows)
            for (const LowTrick& trick : *deal.lows)
                done += trick.lowest.empty() ? 0 : 1;
        break;
    case Key::Out:
        all = question()->entries;
        done = sized(deal.out);
        break;
    case Key::Counts:
        all = question()->entries;
        while (done < all && complete(done))
            ++done;
        break;
    case Key::Left:
        for (int seat = 0; seat < count(); ++seat)
            all += plays(seat) ? 1 : 0;
        done = sized(deal.left);
        break;
    default:
        all = 1;
        done = caller() == -1 || !sum().isEmpty() ? 1 : 0;
        break;
    }
    const QString kind = done > all || (done == all && refused()) ? QStringLiteral("no")
        : done == all                                             ? QStringLiteral("yes")
                                                                  : QStringLiteral("ask");
    return {kind, progressText(done, all)};
}

/// By what is entered, not only because something else is missing.
bool MeasurePad::refused() const
{
    return form().refusal && !(asksTrump() && trump().isEmpty())
        && !(question()->takesToo && takers().size() < m_cards.size());
}

/// Of the takes that are asked besides a count.
RemainderView MeasurePad::takesProgress() const
{
    if (!asksTakes())
        return {};
    const bool full = takers().size() == m_cards.size();
    return {full ? QStringLiteral("yes") : QStringLiteral("ask"),
        full ? tr("%1 of %2 – adds up").arg(m_cards.size()).arg(m_cards.size())
             : tr("%1 of %2").arg(takers().size()).arg(m_cards.size())};
}

QString MeasurePad::progressText(int done, int all) const
{
    const Key kind = question()->kind;
    if (done > all)
        return tr("%1 too many").arg(done - all);
    if (done == all && refused())
        return qt(form().refusal->message.in(m_pad.language()));
    if (kind == Key::Count || kind == Key::Takes)
        return done == all ? tr("%1 of %2 – adds up").arg(done).arg(all) : tr("%1 of %2").arg(done).arg(all);
    if (kind == Key::Left && done == all)
        for (int seat = 0; seat < count(); ++seat)
            if (numberOf(entry()->left, seat) == 0)
                return tr("%1 is out", "ran out of cards").arg(name(seat));
    if (kind == Key::Called)
        return done == all ? QString() : caller() == -2 ? tr("Who called?") : tr("The sum is missing");
    return tr("%1 of %2").arg(done).arg(all);
}

QString MeasurePad::missing() const
{
    if (!m_pad.isOpen() || form().live)
        return {};
    if (m_kind == QLatin1String("chips"))
        return tr("Who hands in a chip?");
    if (!question())
        return chooses() ? tr("Which contract?") : m_pad.enterHint();
    if (asksTrump() && trump().isEmpty())
        return tr("Trump is missing");
    if (m_remainder.kind == QLatin1String("no") || question()->kind == Key::Called
        || question()->kind == Key::Points)
        return m_remainder.text;
    if (question()->takesToo && m_remainder.kind == QLatin1String("yes"))
        return tr("Cards: %1").arg(takesProgress().text);
    return tr("%1: %2", "what is counted: how many of how many").arg(noun(), m_remainder.text);
}

QString MeasurePad::whyNotCount(int seat, int value) const
{
    if (!question() || question()->kind != Key::Count)
        return {};
    const PointsQuestion& count = question()->counts[static_cast<std::size_t>(seat)];
    if (count.rest)
        return *count.rest == value ? QString() : tr("Follows from the others.");
    const int highest = question()->highest[static_cast<std::size_t>(seat)];
    if (value <= highest || count.entered == value)
        return {};
    if (question()->left == 0)
        return tr("All %1 are given out. Another tap on a chosen number frees it.").arg(question()->total);
    const int left = highest - count.entered.value_or(0);
    return left == 1 ? tr("Only 1 is left.") : tr("Only %1 are left.").arg(left);
}

} // namespace tafel::app
