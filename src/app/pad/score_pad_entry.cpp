// The draft and the fields that are typed in. All of it changes the draft; what it means the referee says.
#include "app/pad/score_pad.h"

#include "app/session/session.h"
#include "app/words/words.h"

namespace tafel::app {

// ---- The deal under entry

void ScorePad::takeDraft(const DealEntry& draft)
{
    m_draft = draft;
    m_draft.misread.reset();
    for (Player player = 0; player < maxPlayers; ++player) {
        m_fields[player].clear();
        if (const auto points = m_draft.pointsOf(player))
            m_fields[player].set(std::abs(*points));
    }
    m_asking = {};
    m_previous = -1;
    m_replaces = false;
    m_measure.forget();
    m_active = -1;
    ask();
    const bool eidex = family() == QLatin1String("eidex");
    if (eidex ? m_draft.turnedUp && !m_draft.match : m_measure.kind() == QLatin1String("points"))
        m_active = emptySeatAfter(-1);
    if (eidex && !m_draft.turnedUp)
        askForCard();
    ask();
}

void ScorePad::write(const DealEntry& draft)
{
    m_draft = draft;
    draftChanged();
    if (m_active < 0 && m_measure.kind() == QLatin1String("points")) {
        m_active = emptySeatAfter(-1);
        ask();
    }
}

void ScorePad::askAgain()
{
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
    if (m_draft.contract)
        numbers.contract
            = ContractEntry{.contract = m_draft.contract->contract, .trump = m_draft.contract->trump};
    record(numbers);
}

int ScorePad::emptySeatAfter(int seat) const
{
    for (int step = 1; step <= count(); ++step) {
        const int next = (seat + step + count()) % count();
        if (plays(next) && m_fields[static_cast<std::size_t>(next)].empty())
            return next;
    }
    return -1;
}

bool ScorePad::plays(int seat) const
{
    return !m_form.before.out.has(static_cast<Player>(seat));
}

int ScorePad::inPlay() const
{
    return std::abs(m_form.total);
}

int ScorePad::sumOfOthers(int seat) const
{
    int sum = 0;
    for (int other = 0; other < count(); ++other)
        if (other != seat)
            sum += m_fields[static_cast<std::size_t>(other)].value().value_or(0);
    return sum;
}

int ScorePad::seatAfter(int seat) const
{
    int next = seat;
    do
        next = (next + 1) % count();
    while (!plays(next) && next != seat);
    return next;
}

/// A sum that is left shows what it comes to.
void ScorePad::enterField(int seat)
{
    if (m_active >= 0 && m_active != seat)
        if (PointsEntry& left = m_fields[static_cast<std::size_t>(m_active)]; left.isSum())
            if (const auto value = left.value())
                left.set(*value);
    m_active = seat;
}

void ScorePad::focus(int seat)
{
    stopAsking();
    enterField(seat);
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
        for (PointsEntry& each : m_fields)
            each.clear();
        say(fmt::format("/match/{}", m_active), 1);
        return typed();
    }
    m_draft.match.reset();
    m_draft.hasMatch = false;
    // Nothing is typed here yet: what is taken back or added to is the number before.
    const bool goesBack = m_previous >= 0 && (field->empty() || m_replaces);
    if (key == QLatin1String("rest")) {
        field->set(std::max(0, inPlay() - sumOfOthers(m_active)));
        m_replaces = true;
    } else if (key == QLatin1String("back")) {
        if (goesBack) {
            m_active = m_previous;
            m_fields[static_cast<std::size_t>(m_active)].backspace();
        } else if (m_replaces)
            field->clear();
        else
            field->backspace();
        m_replaces = false;
    } else if (key == QLatin1String("+") || key == QLatin1String("-")) {
        if (goesBack) {
            m_active = m_previous;
            field = &m_fields[static_cast<std::size_t>(m_active)];
        }
        field->sign(key == QLatin1String("+") ? '+' : '-');
        m_replaces = false;
    } else {
        if (!m_replaces && field->ended(inPlay())) {
            // The number cannot go on: the digit begins the next field that is still empty; with all of them
            // full the first one again.
            const int next = emptySeatAfter(m_active);
            m_replaces = next < 0;
            enterField(next >= 0 ? next : seatAfter(count() - 1));
            field = &m_fields[static_cast<std::size_t>(m_active)];
        }
        if (m_replaces)
            field->clear();
        m_replaces = false;
        field->digit(key.at(0).toLatin1());
        int empty = 0;
        for (int seat = 0; seat < count(); ++seat)
            empty += plays(seat) && m_fields[static_cast<std::size_t>(seat)].empty() ? 1 : 0;
        m_previous = -1;
        if (field->ended(inPlay()) && empty != 1) { // the last one that is empty fills itself
            m_previous = m_active;
            m_replaces = empty == 0;
            enterField(empty == 0 ? seatAfter(m_active) : emptySeatAfter(m_active));
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
    const int sign = m_form.total < 0 ? -1 : 1; // minus points are typed without it
    m_draft.points.clear();
    for (Player player = 0; player < count(); ++player)
        if (const auto value = m_fields[player].value())
            m_draft.points.emplace_back(player, sign * *value);
    const bool inPlaceOfCards = m_form.asked("/points") != nullptr;
    m_draft.hasPoints = !m_draft.points.empty() || inPlaceOfCards;
    if (inPlaceOfCards && !m_draft.contract)
        m_draft.contract.emplace();
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

} // namespace tafel::app
