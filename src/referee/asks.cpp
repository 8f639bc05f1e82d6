#include "referee/asks.h"

#include <fmt/format.h>

#include "referee/house_rules.h"
#include "referee/recording.h"

namespace tafel {

Result<Asking> asksOf(const Match& match)
{
    Match before = match;
    Asking asking;
    if (!before.deals.empty()) {
        asking.draft = std::move(before.deals.back());
        before.deals.pop_back();
    }
    const Result<Outcome> outcome = score(before);
    if (!outcome)
        return tl::unexpected(outcome.error());
    asking.before = outcome->standing;
    if (!match.deals.empty())
        if (Result<DealAward> award = match.game->award(match, asking.before, asking.draft)) {
            asking.before = scored(match, asking.before, std::move(*award)).after;
            before.deals.push_back(std::exchange(asking.draft, {}));
        }
    if (asking.before.finished)
        return asking;
    if (asking.draft.misread)
        return tl::unexpected(
            Refusal(asking.draft.misread->refusal).under(fmt::format("/deals/{}", before.deals.size())));
    if (match.deals.empty())
        asking.houseRules = houseRules(match, 1);
    Form form = match.game->ask(before, asking.before, asking.draft);
    asking.asks = form.asks;
    if (asking.draft.log)
        for (Ask& next : Recording(before, asking.before, asking.draft).asks())
            if (!form.asked(next.path))
                asking.asks.push_back(std::move(next));
    asking.gives = std::move(form.live);
    asking.refusal = std::move(form.refusal);
    return asking;
}

} // namespace tafel
