// What the paper asks in place of the number pad: the turned-up card, powers and their parameters, what only
// a person can know.
#include "app/pad/score_pad.h"

#include "app/session/session.h"
#include "app/words/words.h"

namespace tafel::app {

namespace {

constexpr Card turnedUpAsked{};

Card cardNamed(const QString& text)
{
    return Card::parse(plain(text), Pack::Eidex).value_or(turnedUpAsked);
}

QStringList names(const std::vector<Card>& cards)
{
    QStringList list;
    for (Card card : cards)
        list << qt(card.text(Pack::Eidex));
    return list;
}

} // namespace

void ScorePad::askForCard()
{
    m_asking = {.kind = QStringLiteral("turned-up"),
        .title = tr("Deal %1: which card is turned up?").arg(dealNumber()),
        .hint = tr("One tap. Ace: Obenabe, six: Undenufe, otherwise trump.")};
    m_asksQuestion = false;
    Q_EMIT changed();
}

void ScorePad::stopAsking()
{
    if (m_asking.kind == QLatin1String("turned-up") && !m_draft.turnedUp)
        return;
    m_asking = {};
    m_asksQuestion = false;
    Q_EMIT changed();
}

void ScorePad::chooseCard(const QString& card)
{
    const Card chosen = cardNamed(card);
    if (m_asking.kind == QLatin1String("turned-up")) {
        m_draft.turnedUp = chosen;
        if (m_active < 0 && !m_draft.match)
            m_active = emptySeatAfter(-1);
    } else if (m_asking.seat >= 0) {
        setPower(m_asking.seat, [&](Declared& use) { use.card = chosen; });
    }
    m_asking = {};
    draftChanged();
}

void ScorePad::chooseNumber(int number)
{
    if (m_asksQuestion && m_askingQuestion == OpenQuestion::Kind::Regular) {
        m_draft.regular = number;
    } else if (m_asksQuestion) {
        m_draft.unclaimed = number;
    } else if (m_asking.kind == QLatin1String("bonus")) {
        setPower(m_asking.seat, [&](Declared& use) {
            use.melds.reset();
            use.number = std::abs(number);
            use.flag = number > 0;
        });
    } else if (m_asking.seat >= 0) {
        setPower(m_asking.seat, [&](Declared& use) { use.number = number; });
    }
    m_asking = {};
    m_asksQuestion = false;
    draftChanged();
}

void ScorePad::setPower(int seat, const std::function<void(Declared&)>& change)
{
    const auto player = static_cast<Player>(seat);
    for (Declared& use : m_draft.powers)
        if (use.by == player) {
            change(use);
            return;
        }
    Declared use{.by = player, .power = *match().characters[player]};
    change(use);
    m_draft.powers.push_back(std::move(use));
}

void ScorePad::togglePower(int seat)
{
    const auto player = static_cast<Player>(seat);
    const bool on = m_draft.declared(*match().characters[player]) != nullptr;
    std::erase_if(m_draft.powers, [&](const Declared& use) { return use.by == player; });
    m_asking = {};
    if (!on) {
        m_draft.powers.push_back({.by = player, .power = *match().characters[player]});
        ask();
        askForParameter(seat);
    } else if (*match().characters[player] == "RJ"_card) {
        m_draft.captured.clear();
    }
    if (!m_draft.turnedUp && m_asking.kind.isEmpty())
        askForCard();
    // What was asked only because of this power is asked no more.
    const Form form = match().game->ask(match(), standingBefore(dealNumber()), m_draft);
    const auto asks = [&](OpenQuestion::Kind kind) {
        return std::any_of(form.questions.begin(), form.questions.end(),
            [&](const OpenQuestion& question) { return question.kind == kind; });
    };
    if (!asks(OpenQuestion::Kind::Regular))
        m_draft.regular.reset();
    if (!asks(OpenQuestion::Kind::Unclaimed))
        m_draft.unclaimed.reset();
    draftChanged();
}

void ScorePad::editPower(int seat)
{
    if (m_draft.declared(*match().characters[static_cast<std::size_t>(seat)]))
        askForParameter(seat);
    Q_EMIT changed();
}

void ScorePad::askForParameter(int seat)
{
    for (const PowerChoice& choice : m_form.powers) {
        if (choice.by != seat)
            continue;
        const QString name = qt(choice.name.in(m_session.language()));
        m_asking = {
            .seat = seat, .lowest = choice.lowest, .highest = choice.highest, .cards = names(choice.cards)};
        if (choice.kind == ParameterKind::Number) {
            m_asking.kind = QStringLiteral("number");
            m_asking.title
                = tr("%1: tens, then ones (%2–%3)").arg(name).arg(choice.lowest).arg(choice.highest);
        } else if (choice.kind == ParameterKind::Card) {
            m_asking.kind = QStringLiteral("card");
            m_asking.title = choice.cards.empty() ? tr("%1: the card dealt second to last").arg(name)
                                                  : tr("%1: with which card?").arg(name);
        } else if (choice.kind == ParameterKind::SignedBonus) {
            m_asking.kind = QStringLiteral("bonus");
            m_asking.title = tr("%1: worth of the melds, added or taken off").arg(name);
        } else {
            m_asking = {};
        }
    }
}

void ScorePad::chooseSign(int seat, int sign)
{
    if (sign == 0)
        std::erase_if(m_draft.powers, [&](const Declared& use) { return use.by == seat; });
    else
        setPower(seat, [&](Declared& use) { use.number = 5 * sign; });
    draftChanged();
}

void ScorePad::setCaptured(Card card, std::optional<Player> by)
{
    std::erase_if(m_draft.captured, [&](const Captured& each) { return each.card == card; });
    m_draft.captured.push_back({card, by});
}

void ScorePad::forgetTricks()
{
    m_draft.tricks.reset(); // of a deal that was recorded
    m_draft.trickless.reset();
    m_draft.match.reset();
    m_draft.hasMatch = false;
}

std::optional<Players> ScorePad::withoutTrick() const
{
    if (m_draft.trickless || !m_draft.tricks)
        return m_draft.trickless;
    Players without;
    for (Player player = 0; player < count(); ++player)
        if ((*m_draft.tricks)[player] == 0)
            without.add(player);
    return without;
}

void ScorePad::answer(int index, int value)
{
    const OpenQuestion question = m_form.questions[static_cast<std::size_t>(index)];
    const std::optional<Players> said = withoutTrick();
    switch (question.kind) {
    case OpenQuestion::Kind::WhoHas:
        setCaptured(question.card, value < 0 ? std::nullopt : std::optional(static_cast<Player>(value)));
        break;
    case OpenQuestion::Kind::Trickless:
        // With three players: did this one win a trick? With four: who won none, one by one; -1: nobody.
        forgetTricks();
        if (count() == 3) {
            m_draft.trickless = value == 1 ? Players{} : Players{question.player};
        } else if (value < 0) {
            m_draft.trickless = said == Players{} ? std::nullopt : std::optional(Players{});
        } else {
            Players without = said.value_or(Players{});
            if (without.has(static_cast<Player>(value)))
                without.remove(static_cast<Player>(value));
            else
                without.add(static_cast<Player>(value));
            m_draft.trickless = without.empty() ? std::nullopt : std::optional(without);
        }
        break;
    case OpenQuestion::Kind::MadeMatch:
        forgetTricks();
        m_draft.match = value == 1 ? std::optional(question.player) : std::nullopt;
        m_draft.hasMatch = value == 1;
        m_draft.trickless = value == 1 ? std::nullopt : std::optional(Players{});
        break;
    case OpenQuestion::Kind::Regular:
    case OpenQuestion::Kind::Unclaimed:
        m_asksQuestion = true;
        m_askingQuestion = question.kind;
        m_asking = {.kind = QStringLiteral("number"),
            .seat = question.kind == OpenQuestion::Kind::Regular ? question.player : -1,
            .title = question.kind == OpenQuestion::Kind::Regular
                ? tr("Regular card points of %1").arg(qt(match().players[question.player]))
                : tr("Card points left in the Jackpot"),
            .lowest = 0,
            .highest = question.kind == OpenQuestion::Kind::Regular
                ? 157
                : m_form.total + m_draft.unclaimed.value_or(0)};
        break;
    }
    draftChanged();
}

} // namespace tafel::app
