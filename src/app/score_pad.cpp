#include "app/score_pad.h"

#include <algorithm>

#include "app/session.h"
#include "app/words.h"
#include "document/document.h"

namespace tafel::app {

namespace {

/// A deal as the paper can show it: what was recorded card by card is given in numbers.
DealEntry inNumbers(const DealEntry& deal, const DealAward& award, int players)
{
    DealEntry entry = deal;
    if (!deal.log)
        return entry;
    entry.log.reset();
    entry.hands.reset();
    entry.hasPoints = true;
    for (Player player = 0; player < players; ++player)
        entry.points.emplace_back(player, award.entered[player].value_or(0));
    entry.tricks = award.tricks;
    entry.powers.clear();
    for (const Declared& use : deal.powers) {
        // What was announced in parts is one announcement on the pad.
        const auto earlier = std::find_if(entry.powers.begin(), entry.powers.end(),
            [&](const Declared& each) { return each.power == use.power; });
        if (earlier != entry.powers.end() && use.flag && !use.card && !use.suit && !use.whom)
            earlier->flag = use.flag;
        else
            entry.powers.push_back(use);
    }
    return entry;
}

} // namespace

ScorePad::ScorePad(Session& session)
    : QObject(&session)
    , m_session(session)
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
QString ScorePad::since() const
{
    return isOpen() ? clockText(match().started) : QString();
}
QString ScorePad::matchId() const
{
    return isOpen() ? qt(match().id) : QString();
}
std::optional<Edition> ScorePad::edition() const
{
    return isOpen() ? std::optional(match().edition) : std::nullopt;
}

QString ScorePad::resultText() const
{
    return finished() ? winnersText(match(), m_outcome.standing) : QString();
}

QString ScorePad::undoText() const
{
    return isOpen() && m_stored->undoable ? changeText(match(), *m_stored->undoable, m_session.language())
                                          : QString();
}
QString ScorePad::redoText() const
{
    return isOpen() && m_stored->redoable ? changeText(match(), *m_stored->redoable, m_session.language())
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
    if (wasDeal && m_draft.points.empty() && !m_draft.match && !m_draft.log)
        takeDraft(last);
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

bool ScorePad::enter()
{
    if (!canEnter())
        return false;
    const int number = dealNumber();
    m_keep.stop();
    m_draftIsStored = true; // it goes with the deal
    const auto stored = m_session.history().enterDeal(match().id, m_draft);
    if (!stored) {
        m_session.report(stored.error());
        return false;
    }
    const QString text = awardsText(match(), stored->award.award, QStringLiteral(" · "));
    if (!reload())
        return false;
    takeDraft({});
    Q_EMIT entered(tr("Deal %1 stands").arg(number), text);
    return true;
}

// ---- A correction

void ScorePad::correct(int deal)
{
    if (m_correcting == 0)
        m_kept = m_draft;
    keepDraft();
    m_correcting = deal;
    m_opened = inNumbers(match().deals[static_cast<std::size_t>(deal) - 1],
        m_outcome.deals[static_cast<std::size_t>(deal) - 1].award, count());
    takeDraft(m_opened);
    m_active = 0;
    m_replaces = true;
    ask();
}

void ScorePad::leaveCorrection()
{
    if (m_correcting == 0)
        return;
    m_correcting = 0;
    takeDraft(m_kept);
}

bool ScorePad::confirmCorrection(const QString& reason)
{
    const int deal = m_correcting;
    const auto stored = m_session.history().correct(match().id, deal, m_draft, plain(reason));
    if (!stored) {
        m_session.report(stored.error());
        return false;
    }
    const QString text = awardsText(match(), stored->award.award, QStringLiteral(" · "));
    m_correcting = 0;
    if (!reload())
        return false;
    takeDraft(m_kept);
    Q_EMIT entered(tr("Deal %1 corrected").arg(deal), text);
    return true;
}

// ---- Questions to the referee

void ScorePad::ask()
{
    if (!isOpen())
        return;
    m_form = match().game->ask(match(), standingBefore(dealNumber()), m_draft);
    updateRemainder();
    updateSeats();
    updateReasons();
    updateQuestions();
    updateZone();
    updateCorrection();
    Q_EMIT changed();
}

} // namespace tafel::app
