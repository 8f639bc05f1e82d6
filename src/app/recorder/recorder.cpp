#include "app/recorder/recorder.h"

#include "app/pad/score_pad.h"
#include "app/recorder/recorder_offer.h"

namespace tafel::app {

Recorder::Recorder(QObject* parent)
    : SessionModel(parent, Follows::Nothing)
{
}

void Recorder::attached()
{
    if (m_session) {
        ScorePad* pad = m_session->pad();
        connect(pad, &ScorePad::changed, this, &Recorder::refresh);
        connect(pad->table(), &MatchOnTable::changed, this, [this] {
            m_redo.clear();
            Q_EMIT packChanged();
            refresh();
        });
        pad->correction()->leave();
    }
    Q_EMIT packChanged();
    refresh();
}

bool Recorder::isOpen() const
{
    return m_session && m_session->table()->isOpen();
}
const Match& Recorder::match() const
{
    return m_session->pad()->match();
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

} // namespace tafel::app
