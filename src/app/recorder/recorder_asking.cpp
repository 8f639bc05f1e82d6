// A power in a recorded deal: what it names is asked one after the other, then it is used.
#include "app/pad/score_pad.h"
#include "app/recorder/recorder.h"
#include "app/words/words.h"
#include "games/eidex/power.h"

namespace tafel::app {

void Recorder::usePower(int seat)
{
    const auto player = static_cast<Player>(seat);
    const RecordedTrick* trick = lyingTrick();
    m_problem.clear();
    Declared use;
    use.by = player;
    use.power = *match().characters[player];
    m_naming.emplace(match(), m_session->pad()->standing(), entry(), use,
        eidex::InLog{.dealer = static_cast<Player>(m_session->pad()->dealer()),
            .ends = phases().has(Phase::GameEnd),
            .leads = !trick || trick->winner},
        [this](
            const Declared& named) { return whyNot({.kind = Event::Kind::Power, .by = named.by}, named); });
    goOn();
}

void Recorder::leavePower()
{
    m_naming.reset();
    m_problem.clear();
    m_asking = {};
    Q_EMIT askingChanged();
}

void Recorder::answer(int value)
{
    if (m_naming)
        m_naming->answer(value);
    goOn();
}

void Recorder::pick(const QString& text)
{
    const std::optional<Card> card = Card::parse(plain(text), Pack::Eidex);
    if (m_naming && card)
        m_naming->pick(*card);
    goOn();
}

void Recorder::skip()
{
    if (m_naming)
        m_naming->skip();
    goOn();
}

void Recorder::endPicking()
{
    if (m_naming)
        m_naming->endList();
    goOn();
}

/// To the next question; after the last one the power is used.
void Recorder::goOn()
{
    if (!m_naming)
        return;
    const Declared use = m_naming->use();
    if (const std::optional<Ask> ask = m_naming->ask()) {
        m_asking = askView(*ask, match(), language());
        m_asking.title = tr("%1: %2").arg(qt(eidex::powerOf(use.power).name.in(language())), m_asking.title);
        Q_EMIT askingChanged();
        return;
    }
    leavePower();
    const Event event{.kind = Event::Kind::Power, .by = use.by};
    if (const std::optional<Refusal> fault = whyNot(event, use))
        m_problem = qt(fault->message.in(language()));
    else
        happen(event, use);
    Q_EMIT askingChanged();
    if (m_problem.isEmpty())
        Q_EMIT powerUsed();
}

} // namespace tafel::app
