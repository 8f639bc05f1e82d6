#include "app/recorder/recorded_revokes.h"

#include <algorithm>

#include "app/recorder/recorder.h"

namespace tafel::app {

using RevokeResolution = DealRecorder::RevokeResolution;

RecordedRevokes::RecordedRevokes(Recorder& recorder)
    : m_recorder(recorder)
{
    connect(&recorder, &Recorder::changed, this, &RecordedRevokes::changed);
}

/// The card of an event if it is known; otherwise "a card".
QString RecordedRevokes::cardOf(int event) const
{
    const DealRecorder& recording = *m_recorder.recording();
    for (const RecordedTrick& trick : recording.deal().tricks)
        for (const RecordedTrick::PlayedCard& each : trick.cards)
            if (each.event == event && each.card)
                return m_recorder.text(*each.card);
    const std::vector<Event>& log = *recording.draft().log;
    const auto at = static_cast<std::size_t>(event);
    return event >= 0 && at < log.size() && log[at].card ? m_recorder.text(*log[at].card) : tr("a card");
}

/// The sentence about the proof, such as a later card of the same hand, and its trick.
QString RecordedRevokes::proofText(const DetectedRevoke& revoke) const
{
    if (!revoke.proof)
        return {};
    const int trick = m_recorder.recording()->deal().trickOf(*revoke.proof);
    QString text = trick == 0 ? tr("The hidden card, %1, proves it.").arg(cardOf(*revoke.proof))
                              : tr("%1 in trick %2 proves it.").arg(cardOf(*revoke.proof)).arg(trick);
    text[0] = text[0].toUpper(); // A card name such as "ace of ravens" begins the sentence.
    return text;
}

RevokeRow RecordedRevokes::view(const DetectedRevoke& revoke) const
{
    const Match& match = m_recorder.match();
    const Language language = m_recorder.language();
    const Reason& why = revoke.why.front();
    const int trick = m_recorder.recording()->deal().trickOf(revoke.event);
    RevokeRow row{clauseRow(*why.clause, match.edition, language)};
    row.bold = trick == 0 ? tr("%1 put a card down against the rules.").arg(m_recorder.name(revoke.player))
                          : tr("Trick %1: %2 played %3 against the rules.")
                                .arg(trick)
                                .arg(m_recorder.name(revoke.player), cardOf(revoke.event));
    row.why = qt(phrases::sentenceText(why.sentence, match, language));
    row.text = proofText(revoke);
    if (const OptionSpec* rule = revokeRule(*match.game)) {
        const int value = match.option(*rule, m_recorder.pad().dealNumber());
        row.effect = qt(rule->effects[static_cast<std::size_t>(value)].in(language));
    }
    return row;
}

QList<RevokeRow> RecordedRevokes::all() const
{
    QList<RevokeRow> list;
    if (const DealRecorder* const recording = m_recorder.recording())
        for (const DetectedRevoke& revoke : recording->deal().revokes)
            list << view(revoke);
    return list;
}

QList<RevokeResolutionRow> RecordedRevokes::revokeResolutions() const
{
    QList<RevokeResolutionRow> ways;
    const DealRecorder* const recording = m_recorder.recording();
    const std::vector<RevokeResolution> all
        = recording ? recording->revokeResolutions() : std::vector<RevokeResolution>();
    const auto offer = [&](RevokeResolution way, const QString& title, const QString& text) {
        RevokeResolutionRow row{
            clauseRow(*recording->deal().revokeClause, m_recorder.match().edition, m_recorder.language())};
        row.what = qt(name(way));
        row.title = title;
        row.text = text;
        ways << row;
    };
    for (RevokeResolution way : all)
        switch (way) {
        case RevokeResolution::TakeBack: {
            const int trick = recording->deal().trickOf(recording->deal().revokes.front().event);
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
                recording->step() == DealRecorder::Step::Done
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

void RecordedRevokes::overrule(std::string_view word)
{
    const OptionSpec& rule = *revokeRule(*m_recorder.match().game);
    const auto value = std::ranges::find(rule.words, word) - rule.words.begin();
    const std::string id = m_recorder.match().id;
    Session& session = *m_recorder.session();
    if (!session.reportOnError(session.history().overrule(id, {&rule, static_cast<int>(value)})))
        return;
    session.table()->open(qt(id)); // This also restores the deal being recorded.
    Q_EMIT session.historyChanged();
}

bool RecordedRevokes::resolve(const QString& what)
{
    const DealRecorder* const recording = m_recorder.recording();
    if (!recording || !recording->deal().revokesBlockScoring)
        return false;
    const std::string way = plain(what);
    const bool annuls = way == name(RevokeResolution::Annul);
    if (way == name(RevokeResolution::TakeBack)) {
        const auto event = static_cast<std::size_t>(recording->deal().revokes.front().event);
        while (m_recorder.recording()->draft().log->size() > event)
            m_recorder.undo();
        return false;
    }
    if (way == name(RevokeResolution::Points)) {
        m_recorder.pad().leaveRecording();
        return true;
    }
    if (annuls && recording->step() != DealRecorder::Step::Done) {
        m_recorder.pad().clearEntry();
        return true;
    }
    overrule(name(annuls ? RevokeResolution::Annul : RevokeResolution::Stand));
    return false;
}

} // namespace tafel::app
