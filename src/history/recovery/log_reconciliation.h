// What of a log with gaps still makes sense: matches and tournaments keep what the referee agrees with.
#pragma once

#include <map>
#include <set>
#include <span>

#include "history/recovery/recovered_log.h"
#include "history/log/salvage.h"

namespace tafel::history {

class Settling {
public:
    /// `known`: what the lists of the damaged file say of its matches.
    Settling(NewLog& log, const Gaps& gaps, const std::map<std::string, KnownMatch>& known)
        : m_log(log)
        , m_gaps(gaps)
        , m_known(known)
    {
    }

    /// Takes out of the log what comes after what is missing and says nothing without it; says which
    /// entries, and which matches are not what they were.
    void run(Recovered& result, const Progress& progress);

private:
    void leaveOut(const Event& event);
    void leaveOutWhatBelongsToNothing();
    void settle(const std::string& id);
    void settleTournament(const std::vector<Event>& events);
    bool hasFreeName(std::span<const Event> events);
    void settleMatch(const std::string& id, const std::vector<Event>& events);

    NewLog& m_log;
    const Gaps& m_gaps;
    const std::map<std::string, KnownMatch>& m_known;
    std::set<std::string> m_settled, m_tournaments;
    std::vector<std::int64_t> m_leftOut;
    std::vector<HurtMatch> m_hurt;
};

} // namespace tafel::history
