#include "app/pad/score_pad.h"

#include "app/open_history/open_history.h"
#include "app/pad/seat_views.h"
#include "app/phrases/phrases.h"
#include "document/document.h"

namespace tafel::app {

ScorePad::ScorePad(CurrentMatch& table)
    : QObject(&table)
    , m_table(table)
    , m_openHistory(table.openHistory())
    , m_correction(new DealCorrection(*this))
    , m_phones(new PhoneEntries(*this, this))
    , m_measure(*this, this)
{
    m_keep.setSingleShot(true);
    m_keep.setInterval(250);
    connect(&m_keep, &QTimer::timeout, this, &ScorePad::saveDraft);
    connect(m_openHistory.preferences(), &Preferences::languageChanged, this, &ScorePad::ask);
    connect(&table, &CurrentMatch::aboutToChange, this, [this] {
        m_correction->leave();
        saveDraft();
    });
    connect(&table, &CurrentMatch::opened, this, &ScorePad::resetSeats);
    connect(&table, &CurrentMatch::undone, this, &ScorePad::takeUndone);
    connect(&table, &CurrentMatch::redone, this, &ScorePad::takeRedone);
    connect(
        table.acceptance(), &Acceptance::accepted, this, [this](const QString& bold, const QString& text) {
            showDraft({});
            Q_EMIT entered(bold, text);
        });
}

Language ScorePad::language() const
{
    return m_openHistory.language();
}

int ScorePad::dealNumber() const
{
    return isCorrecting() ? m_correction->deal() : m_table.standing().deals + 1;
}

// ---- The entry panel

/// A screen drops its items of the match before. The seats themselves stay, because a part of the screen that
/// is still being created has them.
void ScorePad::resetSeats()
{
    m_seats.clear();
    m_playing.clear();
    Q_EMIT seatsChanged();
    Q_EMIT playingChanged();
    if (!m_table.isOpen()) {
        m_form = {};
        m_measure.update();
        Q_EMIT changed();
        return;
    }
    for (Player seat = 0; seat < match().count(); ++seat)
        m_seats << &m_allSeats[seat];
    const auto draft = m_openHistory.history().draft(match().id);
    const bool goesOn = m_table.isOurs() && m_openHistory.reportOnError(draft) && *draft;
    showDraft(goesOn ? **draft : DealEntry{});
    Q_EMIT seatsChanged();
}

void ScorePad::showDraft(const DealEntry& draft)
{
    m_draft = draft;
    m_draft.readError.reset();
    m_isReopened = false;
    m_fields.take(
        m_draft, m_table.isOpen() && match().game->padForm(match(), standing(), m_draft).isInMinusPoints());
    m_asking = {};
    m_measure.forget();
    ask();
    const bool eidex = m_table.gameKind() == QLatin1String("eidex");
    if (eidex ? m_draft.turnedUp && !m_draft.march : m_measure.kind() == QLatin1String("points"))
        m_fields.goToEmpty();
    ask();
}

void ScorePad::setDraft(const DealEntry& draft)
{
    m_draft = draft;
    draftChanged();
    if (m_fields.active() < 0 && m_measure.kind() == QLatin1String("points")) {
        m_fields.goToEmpty();
        ask();
    }
}

void ScorePad::record(const DealEntry& entry)
{
    showDraft(entry);
    draftChanged();
}

QString ScorePad::whyNotDealer(int seat) const
{
    const auto dealer = static_cast<Player>(seat);
    if (m_form.dealers.has(dealer))
        return {};
    return match().game->padForm(match(), standing(), {}).dealers.has(dealer) ? tr("First clear this entry")
                                                                              : tr("Cannot deal now");
}

void ScorePad::setDealer(int seat)
{
    const auto dealer = static_cast<Player>(seat);
    if (!m_form.dealers.has(dealer))
        return;
    DealEntry draft = m_draft;
    draft.dealer = dealer == standing().dealer ? std::optional<Player>() : dealer;
    setDraft(draft);
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

namespace {

/// Whether the draft has a counted value.
bool isCounted(const DealEntry& draft)
{
    const auto& contract = draft.contract;
    return !draft.points.empty() || draft.march || draft.round
        || (contract && (!contract->given().empty() || contract->march));
}

/// Whether the draft is empty except for its contract.
bool isUntouched(const DealEntry& draft)
{
    return !isCounted(draft) && !draft.log && !(draft.contract && draft.contract->trump);
}

} // namespace

bool ScorePad::counted() const
{
    return isCounted(m_draft);
}

/// Shows the undone deal in the entry panel, unless another deal is being entered there.
void ScorePad::takeUndone(const DealEntry* deal)
{
    if (deal && (isUntouched(m_draft) || !isExpectedDeal(m_draft))) {
        showDraft(match().game->reopened(match(), *deal));
        m_isReopened = true;
    }
    draftChanged();
}

/// Keeps an entry or a recording in progress, unless it belongs to the redone deal.
void ScorePad::takeRedone(bool deal)
{
    const auto isTheDeal = [&] {
        const DealEntry& last = match().deals.back();
        return document::writeDeal(match(), m_draft)
            == document::writeDeal(match(), m_draft.log ? last : match().game->reopened(match(), last));
    };
    if (deal && (isUntouched(m_draft) || (m_isReopened && !m_draft.log) || isTheDeal()))
        showDraft({});
    draftChanged();
}

/// Whether the contract of the draft may be played next; true without a contract.
bool ScorePad::isExpectedDeal(const DealEntry& draft) const
{
    return !draft.contract || draft.contract->contract.empty()
        || match().game->padForm(match(), standing(), draft).measure;
}

void ScorePad::draftChanged()
{
    ask();
    if (!isCorrecting() && m_table.isOurs()) {
        m_draftIsStored = false;
        m_keep.start();
    }
}

void ScorePad::saveDraft()
{
    m_keep.stop();
    if (m_draftIsStored || !m_table.isOpen() || !m_openHistory.isOpen())
        return;
    m_draftIsStored = true;
    m_openHistory.reportOnError(m_openHistory.history().saveDraft(match().id, m_draft));
}

// ---- Typing

void ScorePad::focus(int seat)
{
    m_phones->onTyped(seat);
    m_asking = {};
    m_fields.goTo(seat);
    ask();
}

void ScorePad::beginTyping()
{
    m_fields.goToFirst();
    ask();
}

void ScorePad::key(const QString& key)
{
    m_fields.ensureActiveField();
    m_phones->onTyped(m_fields.active());
    if (key == QLatin1String("match")) {
        m_fields.clear();
        say(fmt::format("/match/{}", m_fields.active()), 1);
    } else {
        m_draft.march.reset();
        m_draft.hasMarch = false;
        m_fields.key(key);
    }
    m_draft.points.clear();
    for (Player player = 0; player < match().count(); ++player)
        if (const auto value = m_fields.at(player).value())
            m_draft.points.emplace_back(player, m_form.typed(*value));
    const bool inPlaceOfCards = m_form.asked("/points") != nullptr;
    m_draft.hasPoints = !m_draft.points.empty() || inPlaceOfCards;
    if (inPlaceOfCards && !m_draft.contract)
        m_draft.contract.emplace();
    draftChanged();
}

void ScorePad::applyResponse(const Prompt& prompt, const Response& said)
{
    const std::vector<std::pair<Player, int>> before = m_draft.points;
    say(prompt.path, said);
    if (prompt.of && m_draft.points != before) {
        const std::optional<int> points = m_draft.pointsOf(*prompt.of);
        m_fields.setValue(*prompt.of, points ? std::optional(m_form.typed(*points)) : std::nullopt);
    }
    draftChanged();
}

void ScorePad::leaveField(int seat)
{
    if (m_fields.active() == seat && m_fields.empties() > 1)
        m_fields.goToEmpty();
}

// ---- Entering the deal

bool ScorePad::canEnter() const
{
    return m_table.isOurs() && !m_table.finished() && !isCorrecting() && m_table.acceptance()->deal() == 0
        && hasPreview() && m_phones->whyNotNow().isEmpty();
}

bool ScorePad::enter()
{
    if (!canEnter())
        return false;
    const int number = dealNumber();
    m_keep.stop();
    m_draftIsStored = true; // The draft is deleted with the deal.
    const bool waits = m_openHistory.preferences()->requireAcceptance();
    history::History& history = m_openHistory.history();
    const auto stored
        = waits ? history.propose(match().id, entryToStore()) : history.enterDeal(match().id, entryToStore());
    if (!m_openHistory.reportOnError(stored)) {
        m_draftIsStored = false;
        m_table.follow(); // Another tablet may have taken ownership.
        return false;
    }
    const QString text = changesText(*stored);
    if (!m_table.reload())
        return false;
    showDraft({});
    if (waits)
        return true;
    Q_EMIT entered(qt(phrases::standsText(match().game->unit(), number, language())), text);
    return true;
}

// ---- Prompts of the referee

/// Sets the players with a field, and the bounds of each field.
void ScorePad::playFields()
{
    const int count = match().count(), inPlay = m_form.typed(m_form.total);
    if (m_form.columns.empty())
        return m_fields.play(count, m_form.before.out, inPlay, 0, inPlay, false);
    Players out;
    for (Player player = 0; player < count; ++player)
        if (!m_form.columns.has(player))
            out.add(player);
    int lowest = 0, highest = inPlay;
    for (const Prompt& prompt : m_form.prompts)
        if (prompt.path.starts_with("/points/") && !m_form.isInMinusPoints())
            std::tie(lowest, highest) = prompt.ever.value_or(std::pair(prompt.lowest, prompt.highest));
    const bool open = m_form.open && !m_form.isInMinusPoints();
    m_fields.play(count, out, inPlay, lowest, open || lowest < 0 ? highest : std::min(highest, inPlay), open);
}

void ScorePad::ask()
{
    if (!m_table.isOpen())
        return;
    const Standing before = standing();
    m_form = match().game->padForm(match(), before, m_draft);
    if (!m_form.measure && !before.finished && m_draft.contract && !m_draft.contract->contract.empty()
        && !m_draft.log) {
        // The contract of the draft is no longer due, so the entry panel is cleared.
        m_draft = {};
        m_fields.clear();
        m_measure.forget();
        m_form = match().game->padForm(match(), before, m_draft);
    }
    // A power may be declared before the card is known; then the card is asked for again.
    if (m_asking.kind.isEmpty() && !m_draft.turnedUp && m_table.gameKind() == QLatin1String("eidex"))
        askForCard();
    playFields();
    m_phones->update();
    updateHead();
    updateField();
    updateRemainder();
    for (Player player = 0; player < m_seats.size(); ++player)
        m_seats[player]->set(seatView(*this, player));
    QList<Seat*> playing = m_seats;
    playing.removeIf([](const Seat* seat) { return !seat->view().plays; });
    if (std::exchange(m_playing, playing) != playing) // Their rows remain while numbers are typed.
        Q_EMIT playingChanged();
    updateReasons();
    updateQuestions();
    updateZone();
    m_measure.update();
    m_correction->update();
    Q_EMIT changed();
}

} // namespace tafel::app
