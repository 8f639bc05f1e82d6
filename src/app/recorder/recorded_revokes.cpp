// The revokes of a deal that is being recorded, and the ways to resolve them.
#include <algorithm>

#include "app/recorder/recorder.h"

namespace tafel::app {

using RevokeResolution = DealRecorder::RevokeResolution;

/// The card of an event if it is known; otherwise "a card".
QString Recorder::cardOf(int event) const
{
    for (const RecordedTrick& trick : m_recording->deal().tricks)
        for (const RecordedTrick::PlayedCard& each : trick.cards)
            if (each.event == event && each.card)
                return text(*each.card);
    const std::vector<Event>& log = *m_recording->draft().log;
    const auto at = static_cast<std::size_t>(event);
    return event >= 0 && at < log.size() && log[at].card ? text(*log[at].card) : tr("a card");
}

/// The sentence about the proof, such as a later card of the same hand, and its trick.
QString Recorder::proofText(const DetectedRevoke& revoke) const
{
    if (!revoke.proof)
        return {};
    const int trick = m_recording->deal().trickOf(*revoke.proof);
    QString text = trick == 0 ? tr("The hidden card, %1, proves it.").arg(cardOf(*revoke.proof))
                              : tr("%1 in trick %2 proves it.").arg(cardOf(*revoke.proof)).arg(trick);
    text[0] = text[0].toUpper(); // A card name such as "ace of ravens" begins the sentence.
    return text;
}

RevokeRow Recorder::rowOf(const DetectedRevoke& revoke) const
{
    const Reason& why = revoke.why.front();
    const int trick = m_recording->deal().trickOf(revoke.event);
    RevokeRow row{clauseRow(*why.clause, match().edition, language())};
    row.bold = trick == 0 ? tr("%1 put a card down against the rules.").arg(name(revoke.player))
                          : tr("Trick %1: %2 played %3 against the rules.")
                                .arg(trick)
                                .arg(name(revoke.player), cardOf(revoke.event));
    row.why = qt(phrases::sentenceText(why.sentence, match(), language()));
    row.text = proofText(revoke);
    if (const OptionSpec* rule = revokeRule(*match().game)) {
        const int value = match().option(*rule, pad().dealNumber());
        row.effect = in(rule->effects[static_cast<std::size_t>(value)]);
    }
    return row;
}

QList<RevokeRow> Recorder::revokes() const
{
    QList<RevokeRow> list;
    if (m_recording)
        for (const DetectedRevoke& revoke : m_recording->deal().revokes)
            list << rowOf(revoke);
    return list;
}

QList<RevokeResolutionRow> Recorder::revokeResolutions() const
{
    QList<RevokeResolutionRow> ways;
    const std::vector<RevokeResolution> all
        = m_recording ? m_recording->revokeResolutions() : std::vector<RevokeResolution>();
    const auto offer = [&](RevokeResolution way, const QString& title, const QString& text) {
        RevokeResolutionRow row{clauseRow(*m_recording->deal().revokeClause, match().edition, language())};
        row.way = qt(tafel::name(way));
        row.title = title;
        row.text = text;
        ways << row;
    };
    for (RevokeResolution way : all)
        switch (way) {
        case RevokeResolution::TakeBack: {
            const int trick = m_recording->deal().trickOf(m_recording->deal().revokes.front().event);
            offer(way,
                trick == 0 ? tr("Take back to the card put down") : tr("Take back to trick %1").arg(trick),
                tr("The card goes back, and all that came after it. Redo brings it again."));
            break;
        }
        case RevokeResolution::Stand:
            offer(way, tr("Let it stand"), tr("From this deal on it counts as it was played."));
            break;
        case RevokeResolution::Annul:
            offer(way, tr("Annul the deal"),
                m_recording->step() == DealRecorder::Step::Done
                    ? tr("From this deal on such a deal is void, and the same person deals again.")
                    : tr("The recorded cards are discarded; the same person deals again."));
            break;
        case RevokeResolution::Points:
            offer(way, tr("Type the points"),
                tr("The recorded cards are discarded; the table says what counts."));
            break;
        }
    return ways;
}

void Recorder::overrule(std::string_view word)
{
    const OptionSpec& rule = *revokeRule(*match().game);
    const auto value = std::ranges::find(rule.words, word) - rule.words.begin();
    const std::string id = match().id;
    if (!m_session->reportOnError(history().overrule(id, {&rule, static_cast<int>(value)})))
        return;
    m_session->table()->open(qt(id)); // This also restores the deal being recorded.
    Q_EMIT m_session->historyChanged();
}

bool Recorder::resolveRevoke(const QString& chosen)
{
    if (!m_recording || !m_recording->deal().revokesBlockScoring)
        return false;
    const std::string way = plain(chosen);
    const bool annuls = way == tafel::name(RevokeResolution::Annul);
    if (way == tafel::name(RevokeResolution::TakeBack)) {
        const auto event = static_cast<std::size_t>(m_recording->deal().revokes.front().event);
        while (m_recording->draft().log->size() > event)
            undo();
        return false;
    }
    if (way == tafel::name(RevokeResolution::Points)) {
        pad().leaveRecording();
        return true;
    }
    if (annuls && m_recording->step() != DealRecorder::Step::Done) {
        pad().clearEntry();
        return true;
    }
    overrule(tafel::name(annuls ? RevokeResolution::Annul : RevokeResolution::Stand));
    return false;
}

} // namespace tafel::app
