// What is tapped on the recorder: cards as they fall, what else happens, undo and the end.
#include <algorithm>

#include "app/pad/score_pad.h"
#include "app/recorder/recorder.h"

namespace tafel::app {

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

bool Recorder::overrule(std::string_view word)
{
    const OptionSpec& rule = *revokeRule();
    const auto value = std::find(rule.words.begin(), rule.words.end(), word) - rule.words.begin();
    const std::string id = match().id;
    const auto answer = m_session->history().overrule(id, {&rule, static_cast<int>(value)});
    if (!answer) {
        m_session->report(answer.error());
        return false;
    }
    m_session->table()->open(qt(id)); // the deal under recording comes with it
    Q_EMIT m_session->historyChanged();
    return true;
}

bool Recorder::takeWayOut(const QString& what)
{
    if (!isOpen() || !m_deal.revokesRefused)
        return false;
    if (what == QLatin1String("take-back")) {
        const auto event = static_cast<std::size_t>(m_deal.revokes.front().event);
        while (entry().log->size() > event)
            undo();
        return false;
    }
    if (what == QLatin1String("points")) {
        m_session->pad()->leaveRecording();
        return true;
    }
    if (what == QLatin1String("annul") && m_step != QLatin1String("done")) {
        m_session->pad()->clearEntry();
        return true;
    }
    overrule(what == QLatin1String("annul") ? "annul" : "stand");
    return false;
}

bool Recorder::finish()
{
    return isOpen() && m_step == QLatin1String("done") && m_session->pad()->enter();
}

} // namespace tafel::app
