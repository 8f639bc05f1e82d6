#include "app/recorder/recorded_tricks.h"

#include <algorithm>

#include "app/recorder/recorder.h"
#include "games/eidex/available_powers.h"

namespace tafel::app {

RecordedTricks::RecordedTricks(Recorder& recorder)
    : m_recorder(recorder)
{
    connect(&recorder, &Recorder::changed, this, &RecordedTricks::changed);
    connect(&recorder, &Recorder::packChanged, this, &RecordedTricks::packChanged);
}

QString RecordedTricks::trump() const
{
    if (trumpText().isEmpty())
        return {};
    const std::optional<ContractEntry>& contract = m_recorder.recording()->draft().contract;
    return contract ? suitSymbol(*contract->trump, m_recorder.pack())
                    : qt(phrases::trumpSymbol(m_recorder.pad().form().trumpCard));
}

QString RecordedTricks::trumpText() const
{
    const DealRecorder* const recording = m_recorder.recording();
    if (!recording)
        return {};
    const std::optional<ContractEntry>& contract = recording->draft().contract;
    if (!contract)
        return m_recorder.pad().deal().trump;
    return contract->trump ? qt(phrases::suitText(*contract->trump, m_recorder.pack(), m_recorder.language()))
                           : QString();
}

QString RecordedTricks::contractText() const
{
    const DealRecorder* const recording = m_recorder.recording();
    return recording && !recording->contract().empty()
        ? qt(phrases::contractName(m_recorder.match(), recording->contract(), m_recorder.language()))
        : QString();
}

PackView RecordedTricks::pack() const
{
    return m_recorder.isOpen() ? packView(m_recorder.deck(), m_recorder.pack()) : PackView();
}

/// Card points are shown unless the contract can be entered by takes or tricks. In that case its points are
/// those of the score.
bool RecordedTricks::countsPoints() const
{
    const Keys keys = m_recorder.recording() ? m_recorder.recording()->keys() : Keys();
    return keys.has(Key::Points) && !keys.has(Key::Takes) && !keys.has(Key::Count);
}

std::vector<Player> RecordedTricks::sitting() const
{
    std::vector<Player> players;
    const Players out = m_recorder.pad().standing().out;
    for (Player player = 0; player < m_recorder.match().count(); ++player)
        if (!out.has(player))
            players.push_back(player);
    return players;
}

QList<RecordedPlayer> RecordedTricks::players() const
{
    QList<RecordedPlayer> list;
    if (const DealRecorder* const recording = m_recorder.recording())
        for (Player player : sitting())
            list << RecordedPlayer{.badge = m_recorder.badge(player),
                .name = m_recorder.name(player),
                .points = recording->deal().points[player],
                .tricks = recording->deal().tricksWon[player]};
    return list;
}

QList<QList<RecordedCard>> RecordedTricks::cellsOf(const RecordedTrick& trick) const
{
    const std::vector<DetectedRevoke>& revokes = m_recorder.recording()->deal().revokes;
    const auto marked = [&](int event) {
        return std::ranges::any_of(revokes,
            [&](const DetectedRevoke& revoke) { return revoke.event == event || revoke.proof == event; });
    };
    const Pack pack = m_recorder.pack();
    QList<QList<RecordedCard>> cells;
    for (Player player : sitting()) {
        QList<RecordedCard> cards;
        for (const RecordedTrick::PlayedCard& each : trick.cards)
            if (each.player == player)
                cards << RecordedCard{.card = each.card ? qt(each.card->text(pack)) : QString(),
                    .sign = each.card ? suitSymbol(each.card->suit, pack) : QString(),
                    .rank = each.card ? qt(phrases::printedRank(*each.card, pack, m_recorder.language()))
                                      : QString(),
                    .marked = marked(each.event),
                    .out = each.rejected,
                    .leads = &each == &trick.cards.front()};
        cells.push_back(cards);
    }
    return cells;
}

QList<TrickRow> RecordedTricks::tricks() const
{
    QList<TrickRow> rows;
    const DealRecorder* const recording = m_recorder.recording();
    if (!recording)
        return rows;
    const std::vector<RecordedTrick>& all = recording->deal().tricks;
    int number = 0;
    for (const RecordedTrick& trick : all) {
        if (!trick.winner && !trick.annulled)
            continue;
        number += trick.annulled ? 0 : 1;
        const bool last = &trick == &all.back();
        const int taker = trick.taker ? *trick.taker : last && trick.winner ? *trick.winner : -1;
        const QString takes = taker < 0 ? tr("nobody") : m_recorder.name(static_cast<Player>(taker));
        rows.prepend({.number = trick.annulled ? 0 : number,
            .annulled = trick.annulled,
            .cells = cellsOf(trick),
            .takerBadge = trick.annulled || taker < 0 ? -1 : m_recorder.badge(static_cast<Player>(taker)),
            .taker = trick.annulled ? tr("void") : takes,
            .points = trick.points});
    }
    return rows;
}

TrickPlace RecordedTricks::placeOf(const RecordedTrick& trick, const RecordedTrick::PlayedCard& played) const
{
    const bool takes = trick.winner && played.player == trick.taker.value_or(*trick.winner);
    const char* const state = played.rejected ? "out" : played.card ? "lies" : "hidden";
    const QString note = played.rejected  ? tr("rejected")
        : takes && !countsPoints()        ? tr("takes")
        : takes                           ? tr("takes %1").arg(trick.points)
        : &played == &trick.cards.front() ? tr("leads")
                                          : QString();
    return {.badge = m_recorder.badge(played.player),
        .name = m_recorder.name(played.player),
        .card = played.card ? qt(played.card->text(m_recorder.pack())) : QString(),
        .state = QString::fromLatin1(state),
        .note = note};
}

QList<TrickPlace> RecordedTricks::currentTrickCards() const
{
    QList<TrickPlace> list;
    const DealRecorder* const recording = m_recorder.recording();
    if (!recording || recording->begins() || recording->step() == DealRecorder::Step::PutDown)
        return list;
    const RecordedDeal& deal = recording->deal();
    if (const RecordedTrick* trick = deal.currentTrick())
        for (const RecordedTrick::PlayedCard& each : trick->cards)
            list << placeOf(*trick, each);
    if (!deal.toPlay || deal.isTrickComplete())
        return list;
    const auto empty = [&](Player player, const char* state, const QString& note) {
        list << TrickPlace{.badge = m_recorder.badge(player),
            .name = m_recorder.name(player),
            .state = QString::fromLatin1(state),
            .note = note};
    };
    empty(*deal.toPlay, "now", tr("now"));
    for (Player player : recording->following())
        empty(player, "then", tr("then"));
    return list;
}

QStringList RecordedTricks::playedCards() const
{
    return m_recorder.recording() ? cardTexts(m_recorder.recording()->deal().seen, m_recorder.pack())
                                  : QStringList();
}

QList<RecordedHand> RecordedTricks::hands() const
{
    QList<RecordedHand> list;
    const DealRecorder* const recording = m_recorder.recording();
    if (!recording || !recording->draft().hands)
        return list;
    const PerPlayer<CardSet> hands = recording->keys().has(Key::TurnedUp)
        ? eidex::currentHands(m_recorder.match(), m_recorder.pad().standing(), recording->draft())
        : recording->hands();
    for (Player player : sitting())
        if (!hands[player].empty())
            list << RecordedHand{.seat = player,
                .badge = m_recorder.badge(player),
                .name = m_recorder.name(player),
                .acts = recording->actor() == player,
                .cards = cardTexts(hands[player], m_recorder.pack())};
    return list;
}

QString RecordedTricks::countText() const
{
    const DealRecorder* const recording = m_recorder.recording();
    if (!recording || recording->deal().tricks.empty())
        return {};
    const RecordedDeal& deal = recording->deal();
    int lie = 0, left = -deal.mayPutDown.size();
    for (const RecordedTrick& trick : deal.tricks)
        for (const RecordedTrick::PlayedCard& each : trick.cards)
            lie += trick.annulled || each.rejected ? 0 : 1;
    for (Player player = 0; player < m_recorder.match().count(); ++player)
        left += deal.cardsLeft[player];
    return tr("%1 of %2 cards played.").arg(lie).arg(lie + left);
}

} // namespace tafel::app
