// The cards of a deal that is being recorded.
#include <algorithm>

#include "app/recorder/recorder.h"
#include "games/eidex/available_powers.h"

namespace tafel::app {

QString Recorder::trump() const
{
    if (trumpText().isEmpty())
        return {};
    const std::optional<ContractEntry>& contract = m_recording->draft().contract;
    return contract ? suitSymbol(*contract->trump, cardPack())
                    : qt(phrases::trumpSymbol(pad().form().trumpCard));
}

QString Recorder::trumpText() const
{
    if (!m_recording)
        return {};
    const std::optional<ContractEntry>& contract = m_recording->draft().contract;
    if (!contract)
        return pad().deal().trump;
    return contract->trump ? qt(phrases::suitText(*contract->trump, cardPack(), language())) : QString();
}

QString Recorder::contractText() const
{
    return m_recording && !m_recording->contract().empty()
        ? qt(phrases::contractName(match(), m_recording->contract(), language()))
        : QString();
}

PackView Recorder::pack() const
{
    return isOpen() ? packView(deck(), cardPack()) : PackView();
}

/// Card points are shown unless the contract can be entered by takes or tricks. In that case its points are
/// those of the score.
bool Recorder::countsPoints() const
{
    const Keys keys = m_recording ? m_recording->keys() : Keys();
    return keys.has(Key::Points) && !keys.has(Key::Takes) && !keys.has(Key::Count);
}

std::vector<Player> Recorder::sitting() const
{
    std::vector<Player> players;
    const Players out = pad().standing().out;
    for (Player player = 0; player < match().count(); ++player)
        if (!out.has(player))
            players.push_back(player);
    return players;
}

QList<RecordedPlayer> Recorder::players() const
{
    QList<RecordedPlayer> list;
    if (m_recording)
        for (Player player : sitting())
            list << RecordedPlayer{.badge = badge(player),
                .name = name(player),
                .points = m_recording->deal().points[player],
                .tricks = m_recording->deal().tricksWon[player]};
    return list;
}

QList<TrickCell> Recorder::cellsOf(const RecordedTrick& trick) const
{
    const std::vector<DetectedRevoke>& revokes = m_recording->deal().revokes;
    const auto marked = [&](int event) {
        return std::ranges::any_of(revokes,
            [&](const DetectedRevoke& revoke) { return revoke.event == event || revoke.proof == event; });
    };
    const Pack pack = cardPack();
    QList<TrickCell> cells;
    for (Player player : sitting()) {
        QList<RecordedCard> cards;
        for (const RecordedTrick::PlayedCard& each : trick.cards)
            if (each.player == player)
                cards << RecordedCard{.card = each.card ? qt(each.card->text(pack)) : QString(),
                    .sign = each.card ? suitSymbol(each.card->suit, pack) : QString(),
                    .rank = each.card ? qt(phrases::printedRank(*each.card, pack, language())) : QString(),
                    .marked = marked(each.event),
                    .out = each.rejected,
                    .leads = &each == &trick.cards.front()};
        cells.push_back({cards});
    }
    return cells;
}

QList<TrickRow> Recorder::tricks() const
{
    QList<TrickRow> rows;
    if (!m_recording)
        return rows;
    const std::vector<RecordedTrick>& all = m_recording->deal().tricks;
    int number = 0;
    for (const RecordedTrick& trick : all) {
        if (!trick.winner && !trick.annulled)
            continue;
        number += trick.annulled ? 0 : 1;
        const bool last = &trick == &all.back();
        const int taker = trick.taker ? *trick.taker : last && trick.winner ? *trick.winner : -1;
        const QString takes = taker < 0 ? tr("nobody") : name(static_cast<Player>(taker));
        rows.prepend({.number = trick.annulled ? 0 : number,
            .annulled = trick.annulled,
            .cells = cellsOf(trick),
            .takerBadge = trick.annulled || taker < 0 ? -1 : badge(static_cast<Player>(taker)),
            .taker = trick.annulled ? tr("void") : takes,
            .points = trick.points});
    }
    return rows;
}

TrickPlace Recorder::placeOf(const RecordedTrick& trick, const RecordedTrick::PlayedCard& played) const
{
    const bool takes = trick.winner && played.player == trick.taker.value_or(*trick.winner);
    const char* const state = played.rejected ? "out" : played.card ? "lies" : "hidden";
    const QString note = played.rejected  ? tr("rejected")
        : takes && !countsPoints()        ? tr("takes")
        : takes                           ? tr("takes %1").arg(trick.points)
        : &played == &trick.cards.front() ? tr("leads")
                                          : QString();
    return {.badge = badge(played.player),
        .name = name(played.player),
        .card = played.card ? qt(played.card->text(cardPack())) : QString(),
        .state = QString::fromLatin1(state),
        .note = note};
}

QList<TrickPlace> Recorder::currentTrickCards() const
{
    QList<TrickPlace> list;
    if (!m_recording || m_recording->begins() || m_recording->step() == DealRecorder::Step::PutDown)
        return list;
    const RecordedDeal& deal = m_recording->deal();
    if (const RecordedTrick* trick = deal.currentTrick())
        for (const RecordedTrick::PlayedCard& each : trick->cards)
            list << placeOf(*trick, each);
    if (!deal.toPlay || deal.isTrickComplete())
        return list;
    const auto empty = [&](Player player, const char* state, const QString& note) {
        list << TrickPlace{
            .badge = badge(player), .name = name(player), .state = QString::fromLatin1(state), .note = note};
    };
    empty(*deal.toPlay, "now", tr("now"));
    for (Player player : m_recording->following())
        empty(player, "then", tr("then"));
    return list;
}

QStringList Recorder::playedCards() const
{
    return m_recording ? cardTexts(m_recording->deal().seen, cardPack()) : QStringList();
}

QList<RecordedHand> Recorder::hands() const
{
    QList<RecordedHand> list;
    if (!m_recording || !m_recording->draft().hands)
        return list;
    const PerPlayer<CardSet> hands = m_recording->keys().has(Key::TurnedUp)
        ? eidex::currentHands(match(), pad().standing(), m_recording->draft())
        : m_recording->hands();
    for (Player player : sitting())
        if (!hands[player].empty())
            list << RecordedHand{.seat = player,
                .badge = badge(player),
                .name = name(player),
                .acts = m_recording->actor() == player,
                .cards = cardTexts(hands[player], cardPack())};
    return list;
}

QString Recorder::countText() const
{
    if (!m_recording || m_recording->deal().tricks.empty())
        return {};
    const RecordedDeal& deal = m_recording->deal();
    int lie = 0, left = -deal.mayPutDown.size();
    for (const RecordedTrick& trick : deal.tricks)
        for (const RecordedTrick::PlayedCard& each : trick.cards)
            lie += trick.annulled || each.rejected ? 0 : 1;
    for (Player player = 0; player < match().count(); ++player)
        left += deal.cardsLeft[player];
    return tr("%1 of %2 cards played.").arg(lie).arg(lie + left);
}

} // namespace tafel::app
