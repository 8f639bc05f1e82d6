// Prompts that replace the number pad: the turned-up card, powers and their parameters, and questions that
// only a person can answer. The core determines the effect of each answer.
#include "app/pad/score_pad.h"

#include "app/pad/seat_views.h"
#include "app/phrases/phrases.h"

namespace tafel::app {

void ScorePad::say(std::string_view path, const Response& answer)
{
    m_draft = match().game->respond(match(), standing(), std::move(m_draft), path, answer);
}

void ScorePad::askForCard()
{
    m_asking = {.kind = QStringLiteral("turned-up"),
        .path = QStringLiteral("/turned_up"),
        .title = tr("Deal %1: which card is turned up?").arg(dealNumber()),
        .hint = tr("One tap. Ace: Obenabe, six: Undenufe, otherwise trump.")};
}

void ScorePad::promptForCard()
{
    askForCard();
    Q_EMIT changed();
}

void ScorePad::closePrompt()
{
    m_asking = {};
    ask();
}

void ScorePad::chooseCard(const QString& card)
{
    const std::optional<Card> chosen = Card::parse(plain(card), Pack::Eidex);
    if (!chosen || m_asking.kind.isEmpty())
        return;
    say(plain(m_asking.path), *chosen);
    if (m_asking.kind == QLatin1String("turned-up") && m_fields.active() < 0 && !m_draft.march)
        m_fields.goToEmpty();
    m_asking = {};
    draftChanged();
}

void ScorePad::chooseNumber(int number)
{
    if (m_asking.kind.isEmpty())
        return;
    say(plain(m_asking.path), number);
    m_asking = {};
    draftChanged();
}

void ScorePad::togglePower(int seat)
{
    const PowerChoice* choice = powerOf(m_form, seat);
    if (!choice)
        return;
    const bool on = !choice->on;
    m_asking = {};
    say(choice->path, on ? 1 : 0);
    ask();
    if (on)
        askForParameter(seat);
    draftChanged();
}

void ScorePad::editPower(int seat)
{
    if (const PowerChoice* choice = powerOf(m_form, seat); choice && choice->on)
        askForParameter(seat);
    Q_EMIT changed();
}

/// Asks for a parameter. Choices are shown next to the power itself.
void ScorePad::askForParameter(int seat)
{
    m_asking = {};
    const PowerChoice* choice = powerOf(m_form, seat);
    if (!choice || !choice->ask || choice->ask->kind == Prompt::Kind::Choice)
        return;
    m_asking = promptView(*choice->ask, match(), language());
    const QString name = qt(choice->name.in(language()));
    m_asking.title = choice->ask->kind == Prompt::Kind::Number
        ? tr("%1: tens, then ones (%2–%3)")
              .arg(name, QString::number(m_asking.lowest), QString::number(m_asking.highest))
        : tr("%1: %2").arg(name, m_asking.title);
}

void ScorePad::chooseSign(int seat, int sign)
{
    const PowerChoice* choice = powerOf(m_form, seat);
    if (!choice || !choice->ask)
        return;
    if (sign == 0)
        say(choice->path, 0);
    for (const Prompt::Option& option : choice->ask->options)
        if (option.value * sign > 0)
            say(choice->ask->path, option.value);
    draftChanged();
}

void ScorePad::answer(int index, int value)
{
    const Prompt& question = m_form.questions[static_cast<std::size_t>(index)];
    if (question.kind == Prompt::Kind::Number)
        m_asking = promptView(question, match(), language());
    else
        say(question.path, value);
    draftChanged();
}

} // namespace tafel::app
