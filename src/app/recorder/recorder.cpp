#include "app/recorder/recorder.h"

#include <QRandomGenerator>

#include "games/eidex/power.h"

namespace tafel::app {

using Step = DealRecorder::Step;

void Recorder::attached()
{
    if (m_session) {
        connect(&pad(), &ScorePad::changed, this, &Recorder::refresh);
        connect(pad().table(), &CurrentMatch::changed, this, [this] {
            m_redo.clear();
            Q_EMIT packChanged();
            refresh();
        });
        pad().correction()->leave();
    }
    Q_EMIT packChanged();
    refresh();
}

void Recorder::refresh()
{
    m_recording.reset();
    if (isOpen())
        m_recording.emplace(match(), pad().standing(), pad().draft());
    updatePrompts();
}

void Recorder::updatePrompts()
{
    m_next = m_choice = m_extras = {};
    const QList<int> badges = isOpen() ? pad().table()->badges() : QList<int>();
    for (const RecorderPrompt& prompt :
        m_recording ? m_recording->prompts() : std::vector<RecorderPrompt>()) {
        PromptView view = promptView(prompt, match(), language(), badges);
        switch (prompt.part) {
        case RecorderPrompt::Part::Next:
            m_next = std::move(view);
            break;
        case RecorderPrompt::Part::Choice:
            m_choice = std::move(view);
            break;
        case RecorderPrompt::Part::Event:
            m_extras.path = view.path;
            m_extras.options << view.options;
            break;
        case RecorderPrompt::Part::Power: // `RecordedPowers` shows the powers.
            break;
        }
    }
    Q_EMIT changed();
}

// ---- Taps

void Recorder::record(const DealEntry& entry)
{
    DealEntry next = entry;
    if (next.log->empty() && !next.hands)
        next.log.reset(); // Without recorded events the score pad can be used.
    pad().record(next);
}

bool Recorder::continueWith(const Result<DealRecorder>& next)
{
    if (!next) {
        const Refusal& fault = next.error();
        Q_EMIT refused(in(fault.message), fault.clause ? qt(fault.clause->id) : QString());
        return false;
    }
    m_redo.clear();
    record(next->draft());
    return true;
}

void Recorder::respond(std::string_view path, const Response& answer)
{
    if (!m_recording)
        return;
    Result<DealRecorder> next = m_recording->respond(path, answer);
    if (path != DealRecorder::atBy)
        return void(continueWith(next));
    m_recording = std::move(*next); // The deal is the same.
    updatePrompts();
}

void Recorder::respond(const QString& path, int value)
{
    respond(plain(path), Response(value));
}

void Recorder::tapCard(const QString& text)
{
    const std::optional<Card> card = m_recording ? Card::parse(plain(text), cardPack()) : std::nullopt;
    if (card && m_next.kind == QLatin1String("card"))
        respond(plain(m_next.path), *card);
}

void Recorder::allFaceDown()
{
    while (is(Step::PutDown)
        && continueWith(m_recording->respond(DealRecorder::atCard, DealRecorder::unseen))) { }
}

void Recorder::deal()
{
    const std::string seed = std::to_string(QRandomGenerator::system()->generate64());
    const std::optional<DealEntry> next = m_recording ? m_recording->dealt(seed) : std::nullopt;
    if (!next)
        return;
    m_redo.clear();
    record(*next);
}

void Recorder::undo()
{
    const std::optional<DealEntry> before = m_recording ? m_recording->undone() : std::nullopt;
    if (!before)
        return;
    m_powers.leave();
    m_redo.push_back(m_recording->draft());
    record(*before);
}

void Recorder::redo()
{
    if (!m_recording || m_redo.empty())
        return;
    const DealEntry next = std::move(m_redo.back());
    m_redo.pop_back();
    record(next);
}

bool Recorder::finish()
{
    return is(Step::Done) && pad().enter();
}

// ---- Texts

QString Recorder::headline() const
{
    if (is(Step::Fault))
        return tr("That cannot be");
    if (is(Step::Done))
        return m_recording->deal().seen == deck() || cardPack() == Pack::Eidex ? tr("All cards are played")
                                                                               : tr("The deal is over");
    return m_next.kind.isEmpty() ? m_choice.title : m_next.title;
}

QString Recorder::hint() const
{
    if (!m_recording)
        return {};
    switch (m_recording->step()) {
    case Step::TurnedUp:
        return tr("Tap it first; then every card as it falls.");
    case Step::Contract:
        return tr("Choose it on the score pad first.");
    case Step::Fault:
        return in(m_recording->deal().fault->message);
    case Step::PutDown:
        return tr("Face down, or tap the card if all have seen it.");
    case Step::FaceDown:
        return tr("The card is shown at the end of the deal.");
    case Step::Tell:
        return tr("The player who played it face down says which card it is.");
    case Step::Reveal:
        return tr("Tap the card.");
    case Step::Done:
        return pad().canEnter() ? tr("This is what the deal gives.") : QString();
    case Step::Trump:
    case Step::Play:
        break;
    }
    return tr("Tap the card as it falls.");
}

QString Recorder::faultClause() const
{
    const Refusal* const fault
        = m_recording && m_recording->deal().fault ? &*m_recording->deal().fault : nullptr;
    return fault && fault->clause ? qt(fault->clause->id) : QString();
}

QString Recorder::eventText(const Event& event, const std::vector<PowerUse>& powers) const
{
    const QString who = name(event.by), card = event.card ? text(*event.card) : QString();
    switch (event.kind) {
    case Event::Kind::Power:
        return tr("%1, %2").arg(who, in(eidex::powerOf(powers[event.use].power).name));
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

/// The last event of a deal as text; empty if there is none.
QString Recorder::lastText(const DealEntry& deal) const
{
    if (deal.log && !deal.log->empty())
        return eventText(deal.log->back(), deal.powers);
    if (deal.hands)
        return tr("practice deal");
    return deal.turnedUp                        ? tr("turned-up card")
        : deal.contract && deal.contract->trump ? tr("trump")
                                                : QString();
}

QString Recorder::finishHint() const
{
    if (!m_recording)
        return {};
    return !is(Step::Done) ? headline() : pad().canEnter() ? QString() : pad().enterHint();
}

} // namespace tafel::app
