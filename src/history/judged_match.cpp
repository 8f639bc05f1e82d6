#include "history/judged_match.h"

#include <utility>

#include "base/names.h"

namespace tafel::history {

Result<JudgedMatch> JudgedMatch::of(Match match)
{
    return score(match).map(
        [&](Outcome&& outcome) { return JudgedMatch(std::move(match), std::move(outcome)); });
}

void JudgedMatch::normalizeNames()
{
    for (std::string& name : m_match.players)
        name = normalizedName(name);
}

Match JudgedMatch::start()
{
    std::vector<DealEntry> deals = std::exchange(m_match.deals, {});
    Match start = m_match;
    start.ended = m_match.ended && deals.empty(); // otherwise the last deal decides
    m_match.deals = std::move(deals);
    return start;
}

ScoredDeal JudgedMatch::lastDealBeforeEnd()
{
    const bool ended = std::exchange(m_match.ended, false);
    Result<Outcome> outcome = score(m_match);
    m_match.ended = ended;
    return std::move(outcome.value().deals.back());
}

} // namespace tafel::history
