#include "referee/asks.h"

#include <fmt/format.h>

#include "referee/house_rules.h"

namespace tafel {

namespace {

/// What the log goes on with: who puts down, or the next card.
std::vector<Ask> nextOfLog(const Match& match, const Standing& before, const DealEntry& draft)
{
    const RecordedDeal deal = match.game->follow(match, before, draft);
    if (deal.fault || deal.playedOut)
        return {};
    std::vector<Ask> asks;
    if (!deal.mayPutDown.empty()) {
        constexpr Text question{"Wer drückt?", "Who puts down?"};
        asks.push_back({.path = "/log/-", .label = {question}, .question = {question}});
        for (Player player = 0; player < match.count(); ++player)
            if (deal.mayPutDown.has(player))
                asks.back().options.push_back(Ask::Option::of(player));
    }
    if (!deal.toPlay || !deal.mayPlay)
        return asks;
    const Sentence plays{{"{0} spielt", "{0} plays"}, {Argument::player(*deal.toPlay)}};
    Ask next{.path = "/log/-", .kind = Ask::Kind::Card, .label = plays, .question = plays, .of = deal.toPlay};
    next.cards.emplace();
    for (Card card : deal.legal)
        next.cards->push_back(card);
    asks.push_back(std::move(next));
    return asks;
}

} // namespace

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
    asking.asks = std::move(form.asks);
    if (asking.draft.log)
        for (Ask& next : nextOfLog(before, asking.before, asking.draft))
            asking.asks.push_back(std::move(next));
    asking.gives = std::move(form.live);
    asking.refusal = std::move(form.refusal);
    return asking;
}

} // namespace tafel
