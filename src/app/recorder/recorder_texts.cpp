// What the recorder says: whose turn it is, what is undone, what was against the rules.
#include <algorithm>

#include "app/pad/score_pad.h"
#include "app/recorder/recorder.h"
#include "app/words/rows.h"
#include "games/eidex/power.h"

namespace tafel::app {

/// The card of an event, if it is known; else "a card".
QString Recorder::cardOf(int event) const
{
    for (const RecordedTrick& trick : m_deal.tricks)
        for (const RecordedTrick::Lying& each : trick.cards)
            if (each.event == event && each.card)
                return text(*each.card);
    const std::vector<Event> log = *entry().log;
    const auto at = static_cast<std::size_t>(event);
    return event >= 0 && at < log.size() && log[at].card ? text(*log[at].card) : tr("a card");
}

QString Recorder::headline() const
{
    if (!isOpen())
        return {};
    const int deal = m_session->pad()->dealNumber();
    if (m_step == QLatin1String("turned-up"))
        return tr("Deal %1: which card is turned up?").arg(deal);
    if (m_step == QLatin1String("contract"))
        return tr("Deal %1: which contract is played?").arg(deal);
    if (m_step == QLatin1String("trump"))
        return tr("Deal %1: which suit is trump?").arg(deal);
    if (m_step == QLatin1String("fault"))
        return tr("That cannot be");
    if (m_step == QLatin1String("put-down"))
        return tr("%1 puts a card down").arg(name(chosenPlayer()));
    if (m_step == QLatin1String("tell"))
        return tr("Trick %1: who has won it?").arg(trickNumber());
    if (m_step == QLatin1String("done"))
        return m_deal.seen == deck() || pack() == Pack::Eidex ? tr("All cards are played")
                                                              : tr("The deal is over");
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
    if (m_step == QLatin1String("contract"))
        return tr("Choose it on the score pad first.");
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

// ---- Revokes

/// "A later card of the same hand": which one, and when.
QString Recorder::proofText(const RevokeFound& revoke) const
{
    if (!revoke.proof)
        return {};
    const int trick = trickOf(*revoke.proof);
    QString text = trick == 0 ? tr("The hidden card, %1, proves it.").arg(cardOf(*revoke.proof))
                              : tr("%1 in trick %2 proves it.").arg(cardOf(*revoke.proof)).arg(trick);
    text[0] = text[0].toUpper(); // "ace of ravens" begins the sentence
    return text;
}

const OptionSpec* Recorder::revokeRule() const
{
    for (const OptionSpec& option : match().game->options())
        if (option.name == "revoke")
            return &option;
    return nullptr;
}

QVariantMap Recorder::revokeView(const RevokeFound& revoke) const
{
    const Reason& why = revoke.why.front();
    const int trick = trickOf(revoke.event);
    QString effect;
    if (const OptionSpec* rule = revokeRule()) {
        const int value = match().option(*rule, m_session->pad()->dealNumber());
        effect = qt(rule->effects[static_cast<std::size_t>(value)].in(language()));
    }
    return {{"bold",
                trick == 0 ? tr("%1 put a card down against the rules.").arg(name(revoke.player))
                           : tr("Trick %1: %2 played %3 against the rules.")
                                 .arg(trick)
                                 .arg(name(revoke.player), cardOf(revoke.event))},
        {"why", qt(words::sentenceText(why.sentence, match(), language()))}, {"text", proofText(revoke)},
        {"clause", qt(why.clause->id)}, {"source", sourceText(*why.clause, match().edition, language())},
        {"interpretation", why.clause->isInterpretation(match().edition)}, {"effect", effect}};
}

QVariantList Recorder::revokes() const
{
    QVariantList list;
    for (const RevokeFound& revoke : m_deal.revokes)
        list << revokeView(revoke);
    return list;
}

QVariantList Recorder::waysOut() const
{
    QVariantList ways;
    if (!m_deal.revokesRefused)
        return ways;
    const Clause& clause = *m_deal.uponRevoke;
    const auto offer = [&](const char* what, const QString& title, const QString& text) {
        ways << QVariantMap{{"what", QString::fromLatin1(what)}, {"title", title}, {"text", text},
            {"clause", qt(clause.id)}, {"source", sourceText(clause, match().edition, language())},
            {"interpretation", clause.isInterpretation(match().edition)}};
    };
    const int trick = trickOf(m_deal.revokes.front().event);
    offer("take-back",
        trick == 0 ? tr("Take back to the card put down") : tr("Take back to trick %1").arg(trick),
        tr("The card goes back, and all that came after it. Redo brings it again."));
    if (revokeRule()) {
        offer("stand", tr("Let it stand"), tr("From this deal on it counts as it was played."));
        if (m_step == QLatin1String("done"))
            offer("annul", tr("Annul the deal"),
                tr("From this deal on such a deal is void, and the same person deals again."));
        else
            offer("annul", tr("Annul the deal"),
                tr("The cards recorded are given up; the same person deals again."));
    }
    offer(
        "points", tr("Type the points"), tr("The cards recorded are given up; the table says what counts."));
    return ways;
}

// ---- Undo and the end

QString Recorder::eventText(const Event& event, const std::vector<Declared>& powers) const
{
    const QString who = name(event.by), card = event.card ? text(*event.card) : QString();
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
    if (!now.log->empty())
        return eventText(now.log->back(), now.powers);
    return now.turnedUp                       ? tr("turned-up card")
        : now.contract && now.contract->trump ? tr("trump")
                                              : QString();
}

QString Recorder::redoText() const
{
    if (!isOpen() || m_redo.empty())
        return {};
    const Undone& next = m_redo.back();
    if (!next.event)
        return next.turnedUp ? tr("turned-up card") : tr("trump");
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
