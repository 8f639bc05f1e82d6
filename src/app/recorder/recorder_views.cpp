// What the recorder shows: the referee's record as values for the screen.
#include <algorithm>

#include "app/pad/score_pad.h"
#include "app/recorder/recorder.h"
#include "app/words/rows.h"

namespace tafel::app {

QString Recorder::step() const
{
    return m_step;
}

const RecordedTrick* Recorder::lyingTrick() const
{
    return m_deal.tricks.empty() || m_deal.tricks.back().annulled ? nullptr : &m_deal.tricks.back();
}

bool Recorder::trickIsComplete() const
{
    const RecordedTrick* trick = lyingTrick();
    return trick && trick->winner;
}

/// Of the trick that is under way or comes next, from 1.
int Recorder::trickNumber() const
{
    const auto done = std::count_if(m_deal.tricks.begin(), m_deal.tricks.end(),
        [](const RecordedTrick& trick) { return trick.winner && !trick.annulled; });
    return static_cast<int>(done) + 1;
}

int Recorder::trickOf(int event) const
{
    int number = 0;
    for (const RecordedTrick& trick : m_deal.tricks) {
        number += trick.annulled ? 0 : 1;
        for (const RecordedTrick::Lying& each : trick.cards)
            if (each.event == event)
                return std::max(1, number);
    }
    return 0;
}

QString Recorder::trump() const
{
    const QString card = trumpText();
    if (card.isEmpty())
        return {};
    const DealEntry now = entry();
    if (now.contract)
        return suitSign(*now.contract->trump, pack());
    return trumpSign(m_session->pad()->form().decidesTrump);
}

QString Recorder::trumpText() const
{
    if (!isOpen())
        return {};
    if (!keys().has(Key::Contract))
        return m_session->pad()->deal().trump;
    const DealEntry now = entry();
    return now.contract->trump ? qt(words::suitText(*now.contract->trump, pack(), language())) : QString();
}

QString Recorder::contractText() const
{
    return isOpen() && !contract().empty() ? qt(words::contractName(match(), contract(), language()))
                                           : QString();
}

QVariantList Recorder::suits() const
{
    return m_step == QLatin1String("trump") ? suitOptions(pack(), {}, language()) : QVariantList();
}

QStringList Recorder::ranks() const
{
    return isOpen() ? ranksOf(deck()) : QStringList();
}

QStringList Recorder::absent() const
{
    return isOpen() ? absentOf(deck(), pack()) : QStringList();
}

/// Where a contract may be entered by takes or tricks its points are those of the score.
bool Recorder::countsPoints() const
{
    return isOpen() && keys().has(Key::Points) && !keys().has(Key::Takes) && !keys().has(Key::Count);
}

QVariantList Recorder::players() const
{
    QVariantList list;
    if (!isOpen())
        return list;
    for (Player player : sitting())
        list << QVariantMap{{"seat", player}, {"name", name(player)}, {"points", m_deal.points[player]},
            {"tricks", m_deal.tricksWon[player]}};
    return list;
}

QVariantList Recorder::cellsOf(const RecordedTrick& trick) const
{
    const auto marked = [&](int event) {
        return std::any_of(m_deal.revokes.begin(), m_deal.revokes.end(),
            [&](const RevokeFound& revoke) { return revoke.event == event || revoke.proof == event; });
    };
    QVariantList cells;
    for (Player player : sitting()) {
        QVariantList cards;
        for (const RecordedTrick::Lying& each : trick.cards)
            if (each.player == player)
                cards << QVariantMap{{"card", each.card ? qt(each.card->text(pack())) : QString()},
                    {"sign", each.card ? suitSign(each.card->suit, pack()) : QString()},
                    {"rank", each.card ? qt(words::spoken(*each.card, pack(), language())) : QString()},
                    {"marked", marked(each.event)}, {"out", each.rejected},
                    {"leads", &each == &trick.cards.front()}};
        cells << QVariant(cards);
    }
    return cells;
}

QVariantList Recorder::tricks() const
{
    QVariantList rows;
    int number = 0;
    for (const RecordedTrick& trick : m_deal.tricks) {
        if (!trick.winner && !trick.annulled)
            continue;
        number += trick.annulled ? 0 : 1;
        const bool last = &trick == &m_deal.tricks.back();
        const int taker = trick.taker ? *trick.taker : last && trick.winner ? *trick.winner : -1;
        const QString takes = taker < 0 ? tr("nobody") : name(static_cast<Player>(taker));
        rows.prepend(QVariantMap{{"number", trick.annulled ? 0 : number}, {"annulled", trick.annulled},
            {"cells", cellsOf(trick)}, {"takerSeat", trick.annulled ? -1 : taker},
            {"taker", trick.annulled ? tr("void") : takes}, {"points", trick.points}});
    }
    return rows;
}

QVariantList Recorder::places() const
{
    QVariantList list;
    if (!isOpen() || !toBegin(entry()).isEmpty() || m_step == QLatin1String("put-down"))
        return list;
    const RecordedTrick* trick = lyingTrick();
    Players played;
    const auto place = [&](Player player, const char* state, const QString& card, const QString& note) {
        list << QVariantMap{{"seat", player}, {"name", name(player)}, {"card", card},
            {"state", QString::fromLatin1(state)}, {"note", note}};
    };
    if (trick)
        for (const RecordedTrick::Lying& each : trick->cards) {
            const bool takes = trick->winner && each.player == trick->taker.value_or(*trick->winner);
            place(each.player,
                each.rejected   ? "out"
                    : each.card ? "lies"
                                : "hidden",
                each.card ? qt(each.card->text(pack())) : QString(),
                each.rejected                        ? tr("rejected")
                    : takes && !countsPoints()       ? tr("takes")
                    : takes                          ? tr("takes %1").arg(trick->points)
                    : &each == &trick->cards.front() ? tr("leads")
                                                     : QString());
            if (!each.rejected)
                played.add(each.player);
        }
    if (!m_deal.toPlay || (trick && trick->winner))
        return list;
    const Player now = *m_deal.toPlay;
    place(now, "now", {}, tr("now"));
    // In the direction of play, as far as the trick shows it.
    const int count = match().count(), lead = trick ? trick->lead : now;
    const int step = trick && played.size() == 1 && (lead + 1) % count != now && count > 2 ? count - 1 : 1;
    for (int next = 1; next < count; ++next)
        if (const auto player = static_cast<Player>((now + next * step) % count);
            !played.has(player) && player != now && !m_session->pad()->standing().out.has(player))
            place(player, "then", {}, tr("then"));
    return list;
}

QVariantList Recorder::choices() const
{
    QVariantList list;
    const bool putDown = m_step == QLatin1String("put-down");
    if (!isOpen() || (!putDown && m_step != QLatin1String("tell")))
        return list;
    const int count = match().count();
    for (int step = 1; step <= count; ++step)
        if (const auto player = static_cast<Player>((m_session->pad()->dealer() + step) % count);
            !putDown || m_deal.mayPutDown.has(player))
            list << QVariant::fromValue(AskOption{.value = player,
                .text = name(player),
                .seat = player,
                .on = putDown && player == chosenPlayer()});
    return list;
}

QVariantList Recorder::extras() const
{
    QVariantList list;
    for (const Extra& extra : possibleExtras())
        list << QVariant::fromValue(AskOption{.value = static_cast<int>(list.size()), .text = extra.text});
    return list;
}

QStringList Recorder::gone() const
{
    return isOpen() ? cardTexts(m_deal.seen, pack()) : QStringList();
}

QVariant Recorder::legal() const
{
    return m_step == QLatin1String("play") ? cardTexts(m_deal.legal, pack()) : QVariant();
}

QString Recorder::countText() const
{
    if (!isOpen() || m_deal.tricks.empty())
        return {};
    int lie = 0, left = -m_deal.mayPutDown.size();
    for (const RecordedTrick& trick : m_deal.tricks)
        for (const RecordedTrick::Lying& each : trick.cards)
            lie += trick.annulled || each.rejected ? 0 : 1;
    for (Player player = 0; player < match().count(); ++player)
        left += m_deal.cardsLeft[player];
    return tr("%1 of %2 cards lie.").arg(lie).arg(lie + left);
}

} // namespace tafel::app
