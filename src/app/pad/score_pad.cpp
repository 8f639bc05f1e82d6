#include "app/pad/score_pad.h"

#include <algorithm>

#include "app/session/session.h"
#include "app/words/rows.h"
#include "document/document.h"

namespace tafel::app {

ScorePad::ScorePad(Session& session)
    : QObject(&session)
    , m_session(session)
    , m_measure(*this)
{
    m_keep.setSingleShot(true);
    m_keep.setInterval(250);
    connect(&m_keep, &QTimer::timeout, this, &ScorePad::keepDraft);
    connect(session.preferences(), &Preferences::languageChanged, this, [this] {
        if (!isOpen())
            return;
        updateDeals();
        ask();
        Q_EMIT matchChanged();
    });
}

namespace {

/// Nothing was said of it but which contract it is.
bool isUntouched(const DealEntry& draft)
{
    const auto& contract = draft.contract;
    return draft.points.empty() && !draft.match && !draft.round && !draft.log
        && (!contract || (contract->given().empty() && !contract->march && !contract->trump));
}

} // namespace

// ---- The match

bool ScorePad::open(const QString& match)
{
    keepDraft();
    if (!load(plain(match)))
        return false;
    m_correcting = 0;
    leaveSeats();
    for (int seat = 0; seat < count(); ++seat)
        m_seats << new Seat(this);
    auto draft = m_session.history().draft(m_stored->match.id);
    if (!draft)
        m_session.report(draft.error());
    takeDraft(draft && *draft ? **draft : DealEntry{});
    Q_EMIT seatsChanged();
    Q_EMIT matchChanged();
    return true;
}

/// The screen lets go of the seats before they go.
void ScorePad::leaveSeats()
{
    const QList<Seat*> gone = std::exchange(m_seats, {});
    Q_EMIT seatsChanged();
    for (Seat* seat : gone)
        seat->deleteLater();
}

bool ScorePad::load(const std::string& id)
{
    auto stored = m_session.history().load(id);
    if (!stored) {
        m_session.report(stored.error());
        return false;
    }
    Result<Outcome> outcome = score(stored->match);
    if (!outcome) {
        m_session.report(history::Problem(outcome.error()));
        return false;
    }
    m_stored = std::move(*stored);
    m_outcome = std::move(*outcome);
    m_target = targetOf(match(), m_outcome.standing.deals + 1);
    updateDeals();
    return true;
}

bool ScorePad::reload()
{
    const bool good = load(m_stored->match.id);
    Q_EMIT matchChanged();
    Q_EMIT m_session.historyChanged();
    return good;
}

void ScorePad::close()
{
    if (!isOpen())
        return;
    leaveCorrection();
    keepDraft();
    leaveSeats();
    m_stored.reset();
    Q_EMIT matchChanged();
}

bool ScorePad::setAside()
{
    if (auto done = m_session.history().abandon(m_stored->match.id); !done) {
        m_session.report(done.error());
        return false;
    }
    close();
    Q_EMIT m_session.historyChanged();
    return true;
}

QString ScorePad::title() const
{
    return isOpen() ? qt(match().game->name().in(m_session.language())) : QString();
}
/// By what a deal of the game is entered with.
QString ScorePad::family() const
{
    if (!isOpen())
        return {};
    const Keys keys = match().game->dealKeys(match(), {});
    return keys.has(Key::GivesChip) ? QStringLiteral("round")
        : keys.has(Key::Contract)   ? QStringLiteral("contract")
                                    : QStringLiteral("eidex");
}
Language ScorePad::language() const
{
    return m_session.language();
}
QString ScorePad::since() const
{
    return isOpen() ? qt(words::clockOf(match().started)) : QString();
}
QString ScorePad::matchId() const
{
    return isOpen() ? qt(match().id) : QString();
}
QString ScorePad::tournament() const
{
    return isOpen() ? qt(match().tournament) : QString();
}
std::optional<Edition> ScorePad::edition() const
{
    return isOpen() ? std::optional(match().edition) : std::nullopt;
}

QString ScorePad::resultText() const
{
    return finished() ? qt(words::winnersText(match(), m_outcome.standing, language())) : QString();
}

QString ScorePad::undoText() const
{
    return isOpen() && m_stored->undoable ? qt(words::stepText(match(), *m_stored->undoable, language()))
                                          : QString();
}
QString ScorePad::redoText() const
{
    return isOpen() && m_stored->redoable ? qt(words::stepText(match(), *m_stored->redoable, language()))
                                          : QString();
}

bool ScorePad::undo()
{
    leaveCorrection();
    const DealEntry last = match().deals.empty() ? DealEntry{} : match().deals.back();
    const auto undone = m_session.history().undo(match().id);
    if (!undone) {
        m_session.report(undone.error());
        return false;
    }
    const bool wasDeal = *undone && (*undone)->what == history::Step::What::Deal;
    if (!reload())
        return false;
    // The undone deal lies on the paper again, unless another is being entered there.
    if (wasDeal && (isUntouched(m_draft) || !isDue(m_draft)))
        takeDraft(match().game->reopened(match(), last));
    else
        ask();
    draftChanged();
    return true;
}

bool ScorePad::redo()
{
    leaveCorrection();
    const auto redone = m_session.history().redo(match().id);
    if (!redone) {
        m_session.report(redone.error());
        return false;
    }
    if (!reload())
        return false;
    // A recording under way goes on, unless it was this deal's.
    const bool another = m_draft.log && !match().deals.empty()
        && document::writeDeal(match(), m_draft) != document::writeDeal(match(), match().deals.back());
    if (*redone && (*redone)->what == history::Step::What::Deal && !another)
        takeDraft({});
    draftChanged();
    return true;
}

Standing ScorePad::standingBefore(int deal) const
{
    return deal <= 1 ? match().game->start(match())
                     : m_outcome.deals[static_cast<std::size_t>(deal) - 2].after;
}

// ---- Entering

bool ScorePad::canEnter() const
{
    return isOpen() && !finished() && m_correcting == 0 && m_form.live.has_value();
}

DealEntry ScorePad::toStore() const
{
    return m_form.filledIn ? *m_form.filledIn : m_draft;
}

/// Its contract may be played next; where there is none, always.
bool ScorePad::isDue(const DealEntry& draft) const
{
    return !draft.contract || draft.contract->contract.empty()
        || match().game->ask(match(), standingBefore(dealNumber()), draft).measure;
}

bool ScorePad::enter()
{
    if (!canEnter())
        return false;
    const int number = dealNumber();
    m_keep.stop();
    m_draftIsStored = true; // it goes with the deal
    const auto stored = m_session.history().enterDeal(match().id, toStore());
    if (!stored) {
        m_session.report(stored.error());
        return false;
    }
    const QString text = changesText(*stored);
    if (!reload())
        return false;
    takeDraft({});
    Q_EMIT entered(
        (family() == QLatin1String("round") ? tr("Round %1 stands") : tr("Deal %1 stands")).arg(number),
        text);
    return true;
}

// ---- Questions to the referee

void ScorePad::ask()
{
    if (!isOpen())
        return;
    const Standing before = standingBefore(dealNumber());
    m_form = match().game->ask(match(), before, m_draft);
    if (!m_form.measure && !before.finished && m_draft.contract && !m_draft.contract->contract.empty()
        && !m_draft.log) {
        // The contract that was begun is not due any more: the paper is empty again.
        m_draft = {};
        for (PointsEntry& field : m_fields)
            field.clear();
        m_measure.forget();
        m_form = match().game->ask(match(), before, m_draft);
    }
    updateRemainder();
    updateSeats();
    updateReasons();
    updateQuestions();
    updateZone();
    updateCorrection();
    m_measure.update();
    Q_EMIT changed();
}

} // namespace tafel::app
