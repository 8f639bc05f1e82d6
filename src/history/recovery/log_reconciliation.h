// Reconciles a log with gaps: keeps the part of each match and tournament that the referee agrees with.
#pragma once

#include <map>
#include <set>
#include <span>

#include "history/log/salvage.h"
#include "history/recovery/recovered_log.h"

namespace tafel::history {

class LogReconciler {
public:
    /// `known`: what the projections of the damaged file store about its matches.
    LogReconciler(RecoveredLog& log, const LogGaps& gaps, const std::map<std::string, MatchClue>& known)
        : m_log(log)
        , m_gaps(gaps)
        , m_known(known)
    {
    }

    /// Removes events that depend on missing ones. Reports these events, and the matches that have
    /// changed.
    void run(RecoveryResult& result, const Progress& progress);

private:
    void drop(const Event& event);
    void dropOrphans();
    void reconcile(const std::string& id);
    void reconcileTournament(const std::vector<Event>& events);
    bool isNameUnique(std::span<const Event> events);
    void reconcileMatch(const std::string& id, const std::vector<Event>& events);

    RecoveredLog& m_log;
    const LogGaps& m_gaps;
    const std::map<std::string, MatchClue>& m_known;
    std::set<std::string> m_reconciled, m_tournaments;
    std::vector<std::int64_t> m_dropped;
    std::vector<DamagedMatch> m_hurt;
};

} // namespace tafel::history
