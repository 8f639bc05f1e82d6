#include "referee/correction.h"

#include <charconv>

namespace tafel {

namespace {

/// The scores up to the first impossible deal, and that deal.
struct Scored {
    std::vector<ScoredDeal> deals = {};
    std::optional<CorrectionPreview::FirstInvalidDeal> broken = {};
};

/// The index from 0 of the deal that a refusal of a match points at: "/deals/2/points". Scoring has no other
/// refusals.
std::size_t dealAt(const std::string& where)
{
    constexpr std::string_view prefix = "/deals/";
    std::size_t deal = 0;
    std::from_chars(where.data() + prefix.size(), where.data() + where.size(), deal);
    return deal;
}

Scored scoreAsFarAsPossible(Match match)
{
    Result<Outcome> outcome = score(match);
    if (outcome)
        return {std::move(outcome->deals)};
    const std::size_t possible = dealAt(outcome.error().where);
    Scored scored{
        {}, CorrectionPreview::FirstInvalidDeal{static_cast<int>(possible) + 1, std::move(outcome.error())}};
    match.deals.resize(possible);
    match.ended = false; // the table said so after a later deal
    scored.deals = std::move(score(match).value().deals); // the fold went past them
    return scored;
}

/// The deal that ends the match, and who wins.
void noteEnd(const Scored& scored, std::optional<int>& end, Players& winners)
{
    if (scored.deals.empty() || !scored.deals.back().after.finished)
        return;
    end = static_cast<int>(scored.deals.size());
    winners = scored.deals.back().after.winners;
}

std::optional<ScoredDeal> at(const Scored& scored, std::size_t deal)
{
    return deal < scored.deals.size() ? std::optional(scored.deals[deal]) : std::nullopt;
}

} // namespace

bool CorrectionEffect::awardChanges() const
{
    return before && after && before->award.award != after->award.award;
}

bool CorrectionEffect::standingChanges() const
{
    return before && after
        && (before->after.total != after->after.total || before->after.finished != after->after.finished
            || before->after.winners != after->after.winners || before->after.losers != after->after.losers);
}

std::optional<DealRange> CorrectionPreview::inTheWay() const
{
    if (!broken || broken->deal == effects.front().deal)
        return std::nullopt;
    return DealRange{broken->deal, effects.back().deal};
}

CorrectionPreview previewCorrection(const Match& match, int deal, const DealEntry& entry)
{
    const std::size_t first = static_cast<std::size_t>(deal) - 1;
    const Scored before = scoreAsFarAsPossible(match);
    Match corrected = match;
    corrected.deals[first] = entry;
    Scored after = scoreAsFarAsPossible(std::move(corrected));
    CorrectionPreview preview{.effects = {}, .broken = std::move(after.broken)};
    noteEnd(before, preview.endBefore, preview.winnersBefore);
    noteEnd(after, preview.endAfter, preview.winnersAfter);
    for (std::size_t i = first; i < match.deals.size(); ++i)
        preview.effects.push_back({static_cast<int>(i) + 1, at(before, i), at(after, i)});
    return preview;
}

} // namespace tafel
