// What the recorder shows: the referee's record as values for the screen.
#include <algorithm>

#include "app/recorder.h"
#include "app/score_pad.h"
#include "app/words.h"
#include "games/eidex/power.h"

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

/// The card of an event, if it is known; else "a card".
QString Recorder::cardOf(int event) const
{
    for (const RecordedTrick& trick : m_deal.tricks)
        for (const RecordedTrick::Lying& each : trick.cards)
            if (each.event == event && each.card)
                return cardName(*each.card);
    const std::vector<Event> log = *entry().log;
    const auto at = static_cast<std::size_t>(event);
    return event >= 0 && at < log.size() && log[at].card ? cardName(*log[at].card) : tr("a card");
}

QString Recorder::headline() const
{
    if (!isOpen())
        return {};
    const int deal = m_session->pad()->dealNumber();
    if (m_step == QLatin1String("turned-up"))
        return tr("Deal %1: which card is turned up?").arg(deal);
    if (m_step == QLatin1String("fault"))
        return tr("That cannot be");
    if (m_step == QLatin1String("put-down"))
        return tr("%1 puts a card down").arg(name(chosenPlayer()));
    if (m_step == QLatin1String("tell"))
        return tr("Trick %1: who has won it?").arg(trickNumber());
    if (m_step == QLatin1String("done"))
        return tr("All cards are played");
    if (m_step == QLatin1String("reveal")) {
        const auto [event, player] = m_deal.hidden.front();
        const int trick = trickOf(event);
        return trick == 0 ? tr("%1 shows the card put down").arg(name(player))
                          : tr("%1 shows the card of trick %2").arg(name(player)).arg(trick);
    }
    const QString who = name(*m_deal.toPlay);
    const RecordedTrick* trick = lyingTrick();
    if (m_step == QLatin1String("face-down"))
        return tr("Trick %1: %2 plays face down").arg(trickNumber()).arg(who);
    return (trick && !trick->winner ? tr("Trick %1: %2 plays") : tr("Trick %1: %2 leads"))
        .arg(trickNumber())
        .arg(who);
}

QString Recorder::hint() const
{
    if (!isOpen())
        return {};
    if (m_step == QLatin1String("turned-up"))
        return tr("Tap it first; then every card as it falls.");
    if (m_step == QLatin1String("fault"))
        return qt(m_deal.fault->message.in(language()));
    if (m_step == QLatin1String("put-down"))
        return tr("Face down, or tap the card if all have seen it.");
    if (m_step == QLatin1String("face-down"))
        return tr("The card is shown at the end of the deal.");
    if (m_step == QLatin1String("tell"))
        return tr("Whoever played face down says it.");
    if (m_step == QLatin1String("reveal"))
        return tr("Tap the card.");
    if (m_step == QLatin1String("done"))
        return m_session->pad()->canEnter() ? tr("This is what the deal gives.") : QString();
    return tr("Tap the card as it falls.");
}

QString Recorder::faultClause() const
{
    return m_deal.fault && m_deal.fault->clause ? qt(m_deal.fault->clause->id) : QString();
}

QString Recorder::trump() const
{
    const QString card = trumpText();
    if (card.isEmpty())
        return {};
    const DealEntry now = entry();
    const Declared* other = now.declared("SA"_card);
    return trumpSign(other && other->card ? *other->card : *now.turnedUp);
}

QString Recorder::trumpText() const
{
    return isOpen() ? m_session->pad()->trumpText() : QString();
}

QVariantList Recorder::players() const
{
    QVariantList list;
    for (Player player = 0; isOpen() && player < match().count(); ++player)
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
    for (Player player = 0; player < match().count(); ++player) {
        QVariantList cards;
        for (const RecordedTrick::Lying& each : trick.cards)
            if (each.player == player)
                cards << QVariantMap{{"card", each.card ? qt(each.card->text(Pack::Eidex)) : QString()},
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
    if (!isOpen() || m_step == QLatin1String("turned-up") || m_step == QLatin1String("put-down"))
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
                each.card ? qt(each.card->text(Pack::Eidex)) : QString(),
                each.rejected                        ? tr("rejected")
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
            !played.has(player) && player != now)
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
            list << QVariantMap{
                {"seat", player}, {"name", name(player)}, {"chosen", putDown && player == chosenPlayer()}};
    return list;
}

QStringList Recorder::extras() const
{
    QStringList texts;
    for (const Extra& extra : possibleExtras())
        texts << extra.text;
    return texts;
}

QStringList Recorder::gone() const
{
    QStringList cards;
    for (Card card : m_deal.seen)
        cards << qt(card.text(Pack::Eidex));
    return cards;
}

QVariant Recorder::legal() const
{
    if (m_step != QLatin1String("play"))
        return {};
    QStringList cards;
    for (Card card : m_deal.legal)
        cards << qt(card.text(Pack::Eidex));
    return cards;
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

// ---- Revokes

/// "A later card of the same hand": which one, and when.
QString Recorder::proofText(const RevokeFound& revoke) const
{
    if (!revoke.proof)
        return {};
    const int trick = trickOf(*revoke.proof);
    return trick == 0 ? tr("The hidden card, %1, proves it.").arg(cardOf(*revoke.proof))
                      : tr("%1 in trick %2 proves it.").arg(cardOf(*revoke.proof)).arg(trick);
}

QVariantMap Recorder::revokeView(const RevokeFound& revoke) const
{
    const Reason& why = revoke.why.front();
    const int trick = trickOf(revoke.event);
    QString effect;
    for (const OptionSpec& option : match().game->options())
        if (option.name == "revoke")
            effect = qt(
                option
                    .effects[static_cast<std::size_t>(match().option(option, m_session->pad()->dealNumber()))]
                    .in(language()));
    return {{"bold",
                trick == 0 ? tr("%1 put a card down against the rules.").arg(name(revoke.player))
                           : tr("Trick %1: %2 played %3 against the rules.")
                                 .arg(trick)
                                 .arg(name(revoke.player), cardOf(revoke.event))},
        {"why", qt(why.sentence.in(language(), match().players))}, {"text", proofText(revoke)},
        {"clause", qt(why.clause->id)}, {"source", sourceText(*why.clause, match().edition)},
        {"interpretation", why.clause->isInterpretation(match().edition)}, {"effect", effect}};
}

QVariantList Recorder::revokes() const
{
    QVariantList list;
    for (const RevokeFound& revoke : m_deal.revokes)
        list << revokeView(revoke);
    return list;
}

// ---- Undo and the end

QString Recorder::eventText(const Event& event, const std::vector<Declared>& powers) const
{
    const QString who = name(event.by), card = event.card ? cardName(*event.card) : QString();
    switch (event.kind) {
    case Event::Kind::Power:
        return tr("%1, %2").arg(who, qt(eidex::powerOf(powers[event.use].power).name.in(language())));
    case Event::Kind::PutDown:
        return card.isEmpty() ? tr("%1, put down").arg(who) : tr("%1, %2 put down").arg(who, card);
    case Event::Kind::Play:
        return card.isEmpty() ? tr("%1, face down").arg(who) : tr("%1, %2").arg(who, card);
    case Event::Kind::Reveal:
        return tr("%1, %2 shown").arg(who, card);
    case Event::Kind::Tell:
        return tr("%1, trick told").arg(who);
    case Event::Kind::TakeBack:
        return tr("%1, %2 taken back").arg(who, card);
    }
    return {};
}

QString Recorder::undoText() const
{
    if (!isOpen())
        return {};
    const DealEntry now = entry();
    return !now.turnedUp   ? QString()
        : now.log->empty() ? tr("turned-up card")
                           : eventText(now.log->back(), now.powers);
}

QString Recorder::redoText() const
{
    if (!isOpen() || m_redo.empty())
        return {};
    const Undone& next = m_redo.back();
    if (!next.event)
        return tr("turned-up card");
    Event event = *next.event;
    event.use = 0;
    return eventText(event, next.use ? std::vector{*next.use} : std::vector<Declared>());
}

QString Recorder::finishHint() const
{
    if (!isOpen())
        return {};
    const ScorePad& pad = *m_session->pad();
    return m_step != QLatin1String("done") ? headline() : pad.canEnter() ? QString() : pad.enterHint();
}

} // namespace tafel::app
