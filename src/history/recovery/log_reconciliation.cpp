#include "history/recovery/log_reconciliation.h"

#include <algorithm>

#include "history/history_file.h"
#include "history/open_match.h"
#include "history/projections/tournament_state.h"

namespace tafel::history {

namespace {

/// How many of the events, from the first on, make a match.
std::size_t fitting(std::span<const Event> events)
{
    std::size_t kept = 0;
    try {
        fold(events); // also of several tablets
        return events.size();
    } catch (const StorageException&) { // use the readable part
    }
    try {
        MatchState state(events.front());
        for (kept = 1; kept < events.size(); ++kept)
            state.apply(events[kept]);
    } catch (const StorageException&) {
        return kept;
    }
    return kept;
}

/// \return true if the referee gets the stored scores: no event is missing in between
bool scoresTheSame(std::span<const Event> events)
{
    try {
        requireSameJudgement(read(fold(events)));
        return true;
    } catch (const StorageException&) {
        return false;
    }
}

} // namespace

void LogReconciler::run(RecoveryResult& result, const Progress& progress)
{
    dropOrphans();
    const std::vector<std::string> owners = m_log.owners();
    double done = 0;
    for (const std::string& id : owners) {
        tell(progress, done++ / static_cast<double>(owners.size()));
        reconcile(id);
    }
    for (const auto& [id, known] : m_known)
        if (m_reconciled.insert(id).second && known.deals > 0)
            m_hurt.push_back(
                {id, known.started, known.players, 0, known.deals, true, m_gaps.firstMissingOf(id)});
    std::sort(m_dropped.begin(), m_dropped.end());
    result.leftOut = std::move(m_dropped);
    result.hurt = std::move(m_hurt);
}

void LogReconciler::drop(const Event& event)
{
    m_log.remove(event.seq);
    m_dropped.push_back(event.seq);
}

/// Disputes outside any match and the like.
void LogReconciler::dropOrphans()
{
    for (const Event& event : m_log.ofMatch(""))
        if (const auto kind = eventKind(event.kind); kind && !isSelfContained(*kind, event.body))
            drop(event);
}

void LogReconciler::reconcile(const std::string& id)
{
    m_reconciled.insert(id);
    const std::vector<Event> events = m_log.ofMatch(id);
    if (subjectOf(events.front().kind) == EventSubject::Tournament)
        reconcileTournament(events);
    else
        reconcileMatch(id, events);
}

void LogReconciler::reconcileTournament(const std::vector<Event>& events)
{
    std::size_t kept = 0;
    try {
        TournamentState state(events.front());
        for (kept = 1; kept < events.size(); ++kept)
            state.apply(events[kept]);
    } catch (const StorageException&) { // the first ones stay
    }
    while (kept > 0 && !isNameUnique(std::span(events).first(kept)))
        --kept;
    for (const Event& event : std::span(events).subspan(kept))
        drop(event);
}

/// A lost change of a name may leave two of the same.
bool LogReconciler::isNameUnique(std::span<const Event> events)
{
    return m_tournaments.insert(foldTournament({events.begin(), events.end()}).rules().name).second;
}

void LogReconciler::reconcileMatch(const std::string& id, const std::vector<Event>& events)
{
    const std::int64_t gap = m_gaps.firstMissingIn(id, events);
    std::size_t kept = fitting(events);
    if (gap > 0 && (kept < events.size() || !scoresTheSame(events)))
        kept = std::min(kept,
            static_cast<std::size_t>(std::count_if(
                events.begin(), events.end(), [&](const Event& event) { return event.seq < gap; })));
    DamagedMatch hurt{.id = id, .kept = 0, .lost = kept == 0};
    if (kept > 0) {
        const MatchState state = fold(std::span(events).first(kept));
        hurt.kept = static_cast<int>(state.deals().size());
        hurt.players = state.header().players;
        hurt.started = state.header().started;
    }
    const auto known = m_known.find(id);
    if (known != m_known.end())
        hurt.before = known->second.deals;
    else if (kept < events.size())
        hurt.before = m_log.dealsIn(id);
    if (kept == 0 && known != m_known.end()) {
        hurt.players = known->second.players;
        hurt.started = known->second.started;
    }
    hurt.before = std::max(hurt.before, hurt.kept);
    hurt.from = gap > 0 ? gap : kept < events.size() ? events[kept].seq : 0;
    for (const Event& event : std::span(events).subspan(kept))
        drop(event);
    if (kept < events.size() || hurt.kept < hurt.before || m_gaps.firstMissingOf(id) > 0)
        m_hurt.push_back(std::move(hurt));
}

} // namespace tafel::history
