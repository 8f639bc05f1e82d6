#include "app/recorder.h"

#include <algorithm>

#include "app/recorder_offer.h"
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
            Q_EMIT packChanged();
            refresh();
        });
        if (session->pad()->correcting() > 0)
            session->pad()->leaveCorrection();
    }
    Q_EMIT packChanged();
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
    if (keys().has(Key::Contract)) {
        begun.contract.emplace().contract = contract();
        if (draft.contract) {
            begun.contract->trump = draft.contract->trump;
            begun.contract->announced = draft.contract->announced;
        }
    }
    begun.log.emplace();
    return begun;
}

std::string Recorder::contract() const
{
    return contractOf(*m_session->pad());
}

Keys Recorder::keys() const
{
    return match().game->dealKeys(match(), contract());
}

std::vector<Player> Recorder::sitting() const
{
    std::vector<Player> players;
    const Players out = m_session->pad()->standing().out;
    for (Player player = 0; player < match().count(); ++player)
        if (!out.has(player))
            players.push_back(player);
    return players;
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
        m_step = toBegin(now);
        if (m_step.isEmpty()) {
            m_deal = follow(now);
            m_step = stepOf(now);
        }
    }
    Q_EMIT changed();
}

QString Recorder::toBegin(const DealEntry& entry) const
{
    const Keys has = keys();
    if (has.has(Key::TurnedUp))
        return entry.turnedUp ? QString() : QStringLiteral("turned-up");
    if (!entry.contract || entry.contract->contract.empty())
        return QStringLiteral("contract");
    return has.has(Key::Trump) && !entry.contract->trump ? QStringLiteral("trump") : QString();
}

QString Recorder::stepOf(const DealEntry& entry) const
{
    if (m_deal.fault)
        return QStringLiteral("fault");
    if (m_deal.playedOut)
        return m_deal.hidden.empty() ? QStringLiteral("done") : QStringLiteral("reveal");
    if (m_deal.toPlay && m_deal.mayPlay) {
        DealEntry unseen = entry;
        unseen.log->push_back({.by = *m_deal.toPlay});
        return follow(unseen).fault ? QStringLiteral("play") : QStringLiteral("face-down");
    }
    return m_deal.mayPutDown.empty() ? QStringLiteral("tell") : QStringLiteral("put-down");
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
    if (!isOpen())
        return;
    const std::optional<Card> card = Card::parse(plain(text), pack());
    if (!card)
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

void Recorder::chooseTrump(int suit)
{
    if (m_step != QLatin1String("trump"))
        return;
    DealEntry begun = entry();
    begun.contract->trump = static_cast<Suit>(suit);
    m_redo.clear();
    record(begun);
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
    if (!isOpen() || m_deal.fault || !toBegin(entry()).isEmpty())
        return extras;
    if (const RecordedTrick* trick = lyingTrick(); trick && !trick->cards.empty())
        if (const RecordedTrick::Lying& last = trick->cards.back(); last.card && !last.rejected)
            offer({.kind = Event::Kind::TakeBack, .by = last.player, .card = last.card},
                tr("%1 takes %2 back").arg(name(last.player), this->text(*last.card)));
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
    Undone undone{.turnedUp = now.turnedUp};
    if (now.contract)
        undone.trump = now.contract->trump;
    if (now.log->empty() && !undone.turnedUp && !undone.trump)
        return;
    if (now.log->empty()) {
        now.turnedUp.reset();
        if (now.contract)
            now.contract->trump.reset();
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
    if (next.contract)
        next.contract->trump = undone.trump;
    record(next);
}

bool Recorder::finish()
{
    return isOpen() && m_step == QLatin1String("done") && m_session->pad()->enter();
}

} // namespace tafel::app
