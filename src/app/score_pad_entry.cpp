// What is typed and tapped on the paper: fields, card, powers, questions. All of it changes the draft; what
// it means the referee says.
#include "app/score_pad.h"

#include "app/session.h"
#include "app/words.h"

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

// ---- The deal under entry

void ScorePad::takeDraft(const DealEntry& draft)
{
    m_draft = draft;
    m_draft.misread.reset();
    for (Player player = 0; player < maxPlayers; ++player) {
        m_fields[player].clear();
        if (const auto points = m_draft.pointsOf(player))
            m_fields[player].set(*points);
    }
    m_asking = {};
    m_asksQuestion = false;
    m_previous = -1;
    m_replaces = false;
    m_active = m_draft.turnedUp && !m_draft.match ? emptySeatAfter(-1) : -1;
    if (!m_draft.turnedUp)
        askForCard();
    ask();
}

void ScorePad::clearEntry()
{
    takeDraft({});
    draftChanged();
}

void ScorePad::record(const DealEntry& entry)
{
    takeDraft(entry);
    draftChanged();
}

void ScorePad::leaveRecording()
{
    DealEntry numbers;
    numbers.dealer = m_draft.dealer;
    numbers.turnedUp = m_draft.turnedUp;
    record(numbers);
}

int ScorePad::emptySeatAfter(int seat) const
{
    for (int step = 1; step <= count(); ++step) {
        const int next = (seat + step + count()) % count();
        if (m_fields[static_cast<std::size_t>(next)].empty())
            return next;
    }
    return -1;
}

int ScorePad::sumOfOthers(int seat) const
{
    int sum = 0;
    for (int other = 0; other < count(); ++other)
        if (other != seat)
            sum += m_fields[static_cast<std::size_t>(other)].value().value_or(0);
    return sum;
}

int ScorePad::mostFor(int seat) const
{
    // With another field still open the rest bounds this one; when all are full, as in a correction, nothing
    // does yet.
    const bool allOthersFull = [&] {
        for (int other = 0; other < count(); ++other)
            if (other != seat && m_fields[static_cast<std::size_t>(other)].empty())
                return false;
        return true;
    }();
    return allOthersFull ? m_form.total : std::max(0, m_form.total - sumOfOthers(seat));
}

void ScorePad::focus(int seat)
{
    stopAsking();
    m_active = seat;
    m_previous = -1;
    m_replaces = true;
    ask();
}

void ScorePad::key(const QString& key)
{
    if (m_active < 0)
        m_active = std::max(0, emptySeatAfter(-1));
    PointsEntry* field = &m_fields[static_cast<std::size_t>(m_active)];
    if (key == QLatin1String("match")) {
        const bool again = m_draft.match == static_cast<Player>(m_active);
        for (PointsEntry& each : m_fields)
            each.clear();
        m_draft.match = again ? std::nullopt : std::optional(static_cast<Player>(m_active));
        m_draft.hasMatch = !again;
        m_draft.trickless.reset();
        return typed();
    }
    m_draft.match.reset();
    m_draft.hasMatch = false;
    if (key == QLatin1String("rest")) {
        field->set(std::max(0, m_form.total - sumOfOthers(m_active)));
        m_replaces = true;
    } else if (key == QLatin1String("back")) {
        if (m_replaces)
            field->clear();
        else
            field->backspace();
        m_replaces = false;
    } else if (key == QLatin1String("+") || key == QLatin1String("-")) {
        if (field->empty() && m_previous >= 0) {
            m_active = m_previous;
            field = &m_fields[static_cast<std::size_t>(m_active)];
        }
        field->sign(key == QLatin1String("+") ? '+' : '-');
        m_replaces = false;
    } else {
        if (!m_replaces && field->ended(mostFor(m_active))) {
            // The number cannot go on: the digit begins the next field that is still empty.
            if (const int next = emptySeatAfter(m_active); next >= 0) {
                m_active = next;
                field = &m_fields[static_cast<std::size_t>(m_active)];
            } else {
                field->clear();
            }
        }
        if (m_replaces)
            field->clear();
        m_replaces = false;
        field->digit(key.at(0).toLatin1());
        int empty = 0;
        for (int seat = 0; seat < count(); ++seat)
            empty += m_fields[static_cast<std::size_t>(seat)].empty() ? 1 : 0;
        m_previous = -1;
        if (field->ended(mostFor(m_active)) && empty >= 2) {
            m_previous = m_active;
            m_active = emptySeatAfter(m_active);
        }
    }
    typed();
}

void ScorePad::typed()
{
    fieldsToDraft();
    draftChanged();
}

void ScorePad::fieldsToDraft()
{
    m_draft.points.clear();
    for (Player player = 0; player < count(); ++player)
        if (const auto value = m_fields[player].value())
            m_draft.points.emplace_back(player, *value);
    m_draft.hasPoints = !m_draft.points.empty();
}

void ScorePad::draftChanged()
{
    ask();
    if (m_correcting == 0) {
        m_draftIsStored = false;
        m_keep.start();
    }
}

void ScorePad::keepDraft()
{
    m_keep.stop();
    if (m_draftIsStored || !isOpen() || !m_session.isOpen())
        return;
    m_draftIsStored = true;
    if (auto kept = m_session.history().saveDraft(match().id, m_draft); !kept)
        m_session.report(kept.error());
}

// ---- What is asked in place of the number pad

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

void ScorePad::answer(int index, int value)
{
    const OpenQuestion& question = m_form.questions[static_cast<std::size_t>(index)];
    switch (question.kind) {
    case OpenQuestion::Kind::WhoHas:
        setCaptured(question.card, value < 0 ? std::nullopt : std::optional(static_cast<Player>(value)));
        break;
    case OpenQuestion::Kind::Trickless:
        // With three players: did this one win a trick? With four: who won none, one by one; -1: nobody.
        if (count() == 3) {
            m_draft.trickless = value == 1 ? Players{} : Players{question.player};
        } else if (value < 0) {
            m_draft.trickless = m_draft.trickless == Players{} ? std::nullopt : std::optional(Players{});
        } else {
            Players without = m_draft.trickless.value_or(Players{});
            if (without.has(static_cast<Player>(value)))
                without.remove(static_cast<Player>(value));
            else
                without.add(static_cast<Player>(value));
            m_draft.trickless = without.empty() ? std::nullopt : std::optional(without);
        }
        break;
    case OpenQuestion::Kind::MadeMatch:
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
