#include "app/recorder.h"

#include <algorithm>

#include "app/score_pad.h"
#include "app/words.h"

namespace tafel::app {

Recorder::Recorder(QObject* parent)
    : QObject(parent)
{
}

void Recorder::setSession(Session* session)
{
    if (session == m_session)
        return;
    m_session = session;
    if (session) {
        connect(session->pad(), &ScorePad::changed, this, &Recorder::refresh);
        connect(session->pad(), &ScorePad::matchChanged, this, [this] {
            m_redo.clear();
            refresh();
        });
        if (session->pad()->correcting() > 0)
            session->pad()->leaveCorrection();
    }
    refresh();
}

bool Recorder::isOpen() const
{
    return m_session && m_session->pad()->isOpen();
}
const Match& Recorder::match() const
{
    return m_session->pad()->match();
}
Language Recorder::language() const
{
    return m_session->language();
}
QString Recorder::name(Player player) const
{
    return qt(match().players[player]);
}

// ---- The log

DealEntry Recorder::entry() const
{
    const DealEntry& draft = m_session->pad()->draft();
    if (draft.log)
        return draft;
    DealEntry begun;
    begun.dealer = draft.dealer;
    begun.turnedUp = draft.turnedUp;
    begun.log.emplace();
    return begun;
}

DealEntry Recorder::with(const Event& event, const std::optional<Declared>& use) const
{
    DealEntry next = entry();
    next.log->push_back(event);
    if (use) {
        next.log->back().use = static_cast<std::uint16_t>(next.powers.size());
        next.powers.push_back(*use);
    }
    return next;
}

RecordedDeal Recorder::follow(const DealEntry& entry) const
{
    return match().game->follow(match(), m_session->pad()->standing(), entry);
}

void Recorder::refresh()
{
    m_deal = {};
    m_step.clear();
    if (isOpen()) {
        const DealEntry now = entry();
        if (now.turnedUp)
            m_deal = follow(now);
        const Event unseen{.by = m_deal.toPlay.value_or(0)};
        m_step = !now.turnedUp                                   ? QStringLiteral("turned-up")
            : m_deal.fault                                       ? QStringLiteral("fault")
            : m_deal.playedOut && m_deal.hidden.empty()          ? QStringLiteral("done")
            : m_deal.playedOut                                   ? QStringLiteral("reveal")
            : m_deal.toPlay && m_deal.mayPlay && !whyNot(unseen) ? QStringLiteral("face-down")
            : m_deal.toPlay && m_deal.mayPlay                    ? QStringLiteral("play")
            : !m_deal.mayPutDown.empty()                         ? QStringLiteral("put-down")
                                                                 : QStringLiteral("tell");
    }
    Q_EMIT changed();
}

/// The referee's answer to a log that goes on so; nothing: it may.
std::optional<Refusal> Recorder::whyNot(const Event& event, const std::optional<Declared>& use) const
{
    return follow(with(event, use)).fault;
}

void Recorder::record(const DealEntry& entry)
{
    DealEntry next = entry;
    if (next.log->empty())
        next.log.reset(); // nothing is recorded: the score pad is free
    m_chosen = -1;
    m_session->pad()->record(next);
}

bool Recorder::happen(const Event& event, const std::optional<Declared>& use)
{
    if (const std::optional<Refusal> fault = whyNot(event, use)) {
        Q_EMIT refused(qt(fault->message.in(language())), fault->clause ? qt(fault->clause->id) : QString());
        return false;
    }
    m_redo.clear();
    record(with(event, use));
    return true;
}

void Recorder::tapCard(const QString& text)
{
    const std::optional<Card> card = Card::parse(plain(text), Pack::Eidex);
    if (!isOpen() || !card)
        return;
    if (m_step == QLatin1String("turned-up")) {
        DealEntry begun = entry();
        begun.turnedUp = card;
        m_redo.clear();
        record(begun);
    } else if (m_step == QLatin1String("put-down")) {
        happen({.kind = Event::Kind::PutDown, .by = chosenPlayer(), .card = card});
    } else if (m_step == QLatin1String("play")) {
        happen({.kind = Event::Kind::Play, .by = *m_deal.toPlay, .card = card});
    } else if (m_step == QLatin1String("reveal")) {
        const auto [event, player] = m_deal.hidden.front();
        happen({.kind = Event::Kind::Reveal, .by = player, .card = card, .of = event});
    }
}

void Recorder::faceDown()
{
    if (m_step == QLatin1String("put-down"))
        happen({.kind = Event::Kind::PutDown, .by = chosenPlayer()});
    else if (m_step == QLatin1String("face-down"))
        happen({.kind = Event::Kind::Play, .by = *m_deal.toPlay});
}

void Recorder::allFaceDown()
{
    while (m_step == QLatin1String("put-down")
        && happen({.kind = Event::Kind::PutDown, .by = chosenPlayer()})) { }
}

void Recorder::choose(int seat)
{
    if (m_step == QLatin1String("tell")) {
        for (const RecordedTrick::Lying& each : lyingTrick()->cards)
            if (each.faceDown && !each.rejected)
                return void(happen(
                    {.kind = Event::Kind::Tell, .by = each.player, .winner = static_cast<Player>(seat)}));
        return;
    }
    m_chosen = seat;
    Q_EMIT changed();
}

/// Who puts down next: the one who was tapped, else as they sit after the dealer.
Player Recorder::chosenPlayer() const
{
    const int count = match().count(), dealer = m_session->pad()->dealer();
    if (m_chosen >= 0 && m_deal.mayPutDown.has(static_cast<Player>(m_chosen)))
        return static_cast<Player>(m_chosen);
    for (int step = 1; step <= count; ++step)
        if (const auto player = static_cast<Player>((dealer + step) % count); m_deal.mayPutDown.has(player))
            return player;
    return 0;
}

/// What may happen besides the next card: the referee is asked, nothing is guessed.
std::vector<Recorder::Extra> Recorder::possibleExtras() const
{
    std::vector<Extra> extras;
    const auto offer = [&](const Event& event, const QString& text) {
        if (!whyNot(event))
            extras.push_back({event, text});
    };
    if (!isOpen() || m_step == QLatin1String("turned-up") || m_step == QLatin1String("fault"))
        return extras;
    if (const RecordedTrick* trick = lyingTrick(); trick && !trick->cards.empty())
        if (const RecordedTrick::Lying& last = trick->cards.back(); last.card && !last.rejected)
            offer({.kind = Event::Kind::TakeBack, .by = last.player, .card = last.card},
                tr("%1 takes %2 back").arg(name(last.player), cardText(*last.card)));
    if (m_step != QLatin1String("play") && m_step != QLatin1String("face-down"))
        return extras;
    for (Player player = 0; player < match().count(); ++player)
        if (m_deal.mayPutDown.has(player) || m_deal.tricks.empty())
            offer({.kind = Event::Kind::PutDown, .by = player},
                m_deal.mayPutDown.has(player) ? tr("%1 puts down").arg(name(player))
                                              : tr("%1 puts down another card").arg(name(player)));
    return extras;
}

void Recorder::takeExtra(int index)
{
    const std::vector<Extra> extras = possibleExtras();
    if (index >= 0 && static_cast<std::size_t>(index) < extras.size())
        happen(extras[static_cast<std::size_t>(index)].event);
}

// ---- Undo

void Recorder::undo()
{
    if (!isOpen())
        return;
    DealEntry now = entry();
    if (!now.turnedUp)
        return;
    Undone undone{.turnedUp = *now.turnedUp};
    if (now.log->empty()) {
        now.turnedUp.reset();
    } else {
        undone.event = now.log->back();
        now.log->pop_back();
        if (undone.event->kind == Event::Kind::Power) {
            undone.use = now.powers.back();
            now.powers.pop_back();
        }
    }
    leavePower();
    m_redo.push_back(std::move(undone));
    record(now);
}

void Recorder::redo()
{
    if (!isOpen() || m_redo.empty())
        return;
    const Undone undone = std::move(m_redo.back());
    m_redo.pop_back();
    DealEntry next = undone.event ? with(*undone.event, undone.use) : entry();
    next.turnedUp = undone.turnedUp;
    record(next);
}

bool Recorder::finish()
{
    return isOpen() && m_step == QLatin1String("done") && m_session->pad()->enter();
}

} // namespace tafel::app
