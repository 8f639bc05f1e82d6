#include "app/recorder/recorded_powers.h"

#include "app/recorder/recorder.h"
#include "games/eidex/power.h"

namespace tafel::app {

RecordedPowers::RecordedPowers(Recorder& recorder)
    : m_recorder(recorder)
{
    connect(&recorder, &Recorder::changed, this, &RecordedPowers::changed);
}

QList<PowerRow> RecordedPowers::all() const
{
    QList<PowerRow> list;
    const DealRecorder* const recording = m_recorder.recording();
    if (!recording)
        return list;
    const Language language = m_recorder.language();
    // The screen already reports an invalid log.
    const bool isAtFault = recording->step() == DealRecorder::Step::Fault;
    for (const PowerChoice& choice : recording->powers()) {
        const std::optional<Refusal>& why = choice.whyNot;
        list << PowerRow{.seat = choice.by,
            .badge = m_recorder.badge(choice.by),
            .name = m_recorder.name(choice.by),
            .power = qt(choice.name.in(language)),
            .does = qt(choice.oneLine.in(language)),
            .whyNot = isAtFault ? m_recorder.headline()
                : why           ? qt(why->message.in(language))
                                : QString(),
            .clause = why && why->clause && !isAtFault ? qt(why->clause->id) : QString()};
    }
    return list;
}

QList<PowerRow> RecordedPowers::inForce() const
{
    QList<PowerRow> list;
    const DealRecorder* const recording = m_recorder.recording();
    if (!recording || recording->begins() || recording->draft().powers.empty())
        return list;
    const Match& match = m_recorder.match();
    for (const PowerUse& use : eidex::activePowers(match, m_recorder.pad().standing(), recording->draft())) {
        QStringList text{qt(eidex::powerOf(use.power).name.in(m_recorder.language()))};
        for (const Prompt& prompt : eidex::promptsFor(match, use, recording->draft().turnedUp))
            if (const PromptView view = promptView(prompt, match, m_recorder.language());
                !view.answer.isEmpty())
                text << view.answer;
        list << PowerRow{.badge = m_recorder.badge(use.by),
            .name = m_recorder.name(use.by),
            .power = text.join(QStringLiteral(", "))};
    }
    return list;
}

void RecordedPowers::use(int seat)
{
    m_problem.clear();
    if (const DealRecorder* const recording = m_recorder.recording())
        m_naming.emplace(eidex::parameterPrompts(
            m_recorder.match(), m_recorder.pad().standing(), recording->draft(), static_cast<Player>(seat)));
    continueNaming();
}

void RecordedPowers::leave()
{
    m_naming.reset();
    m_problem.clear();
    m_asking = {};
    Q_EMIT askingChanged();
}

void RecordedPowers::pick(const QString& text)
{
    if (const std::optional<Card> card = Card::parse(plain(text), Pack::Eidex))
        give([&](auto& prompts) { prompts.pick(*card); });
}

/// Continues with the next prompt; after the last one the power is used.
void RecordedPowers::continueNaming()
{
    if (!m_naming)
        return;
    const PowerUse use = m_naming->use();
    if (const std::optional<Prompt> prompt = m_naming->ask()) {
        m_asking = promptView(
            *prompt, m_recorder.match(), m_recorder.language(), m_recorder.pad().table()->badges());
        m_asking.title
            = tr("%1: %2").arg(qt(eidex::powerOf(use.power).name.in(m_recorder.language())), m_asking.title);
        Q_EMIT askingChanged();
        return;
    }
    leave();
    Result<DealRecorder> next = m_recorder.recording()->used(use);
    // A card that is named for the turn is played at once.
    if (next && use.card && eidex::powerOf(use.power).isForNextCard() && next->actor() == use.by)
        if (const Result<DealRecorder> played = next->respond(DealRecorder::atCard, *use.card))
            next = *played;
    if (next)
        m_recorder.continueWith(next);
    else
        m_problem = qt(next.error().message.in(m_recorder.language()));
    Q_EMIT askingChanged();
    if (next)
        Q_EMIT used();
}

} // namespace tafel::app
