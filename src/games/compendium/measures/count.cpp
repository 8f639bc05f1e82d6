// Tricks, or scoring cards of equal value: a number for each player, which add up.
#include "games/compendium/measures/measures.h"

#include <algorithm>

#include <fmt/format.h>

namespace tafel::compendium {

namespace {

bool countsTricks(const Contract& contract)
{
    return contract.scoring.empty() || contract.takesToo;
}

int totalOf(const MeasureContext& deal)
{
    return deal.contract.total.value_or(
        countsTricks(deal.contract) ? deal.begun.tricks : deal.scoring().size());
}

class Count final : public Measure {
public:
    Key key() const override { return Key::Count; }
    Text noun() const override { return {.de = "Stiche", .en = "Tricks"}; }
    std::string_view panel() const override { return "count"; }

    /// If nothing is left, all unnamed players have none. Otherwise the last player has the rest.
    void fillIn(const MeasureContext& deal, DealEntry& draft) const override
    {
        if (!draft.contract->count)
            return;
        CountByPlayer& given = *draft.contract->count;
        const int left = leftOf(deal, given);
        const std::optional<Player> last
            = deal.contract.rest ? std::nullopt : lastUnnamed(deal.begun.columns, given);
        for (const Player player : deal.columns())
            if (!valueAt(given, player) && (player == last ? left >= 0 : left == 0))
                given.emplace_back(player, left);
    }

    std::vector<Question> questions(
        const MeasureContext& deal, const DealEntry& draft, const DealEntry& filled) const override
    {
        const int total = totalOf(deal);
        // A number that follows from the others yields to a typed one.
        const int left = leftOf(deal, draft.contract->count.value_or(CountByPlayer()));
        std::vector<Question> questions;
        for (const Player player : deal.columns()) {
            Prompt prompt{.path = deal.at("/count", player),
                .kind = Prompt::Kind::Number,
                .most = total,
                .number = valueAt(draft.contract->count, player),
                .of = player};
            if (!prompt.number)
                prompt.rest = valueAt(filled.contract->count, player);
            prompt.highest = std::max(0, left + prompt.number.value_or(0));
            if (const auto& march = draft.contract->march; march && !deal.context.table->own) {
                prompt.highest = *march == player ? total : 0; // one of them has everything
                prompt.lowest = prompt.highest;
            }
            prompt.ever = std::pair(prompt.lowest, prompt.highest);
            if (prompt.rest)
                prompt.lowest = std::min(*prompt.rest, prompt.highest);
            questions.push_back({std::move(prompt), [player](DealEntry& entry, const Response& said) {
                                     setValue(entry.contract->count, player, numberOf(said));
                                 }});
        }
        return questions;
    }

    Progress progress(
        const MeasureContext& deal, const DealEntry& filled, const std::vector<Question>&) const override
    {
        const int all = totalOf(deal);
        return {all - leftOf(deal, filled.contract->count.value_or(CountByPlayer())), all};
    }

    /// If some may remain unclaimed, the last number does not follow from the others.
    void reopen(const Contract& contract, ContractEntry& entry, int columns) const override
    {
        if (!contract.rest && entry.count && static_cast<int>(entry.count->size()) == columns)
            entry.count->pop_back();
    }

    Result<void> check(const MeasureContext& deal, const DealEntry& entry, Facts& facts) const override
    {
        const int total = totalOf(deal);
        if (Result<void> answer = ofEach(deal, "count", entry.contract->count, total, facts.count); !answer)
            return answer;
        int sum = 0;
        for (int number : facts.count)
            sum += number;
        if (Result<void> answer = addsUp(deal, "/count", total, sum); !answer)
            return answer;
        for (const Player player : deal.columns())
            if (deal.contract.everything && facts.count[player] == total)
                facts.everything = player;
        // The only measure from which a march follows by itself.
        if (deal.context.has(deal.context.table->march) && deal.contract.march
            && deal.contract.scoring.empty())
            for (Player player = 0; player < deal.context.players(); ++player)
                if (facts.count[player] == total)
                    facts.march = player;
        return {};
    }

    void count(const MeasureContext& deal, int, const RecordedTrick& trick, Facts& facts) const override
    {
        facts.count[*trick.winner]
            += countsTricks(deal.contract) ? 1 : static_cast<int>(among(deal.contract.scoring, trick).size());
    }

    void enter(const MeasureContext& deal, const Facts& facts, ContractEntry& entry) const override
    {
        CountByPlayer& count = entry.count.emplace();
        for (Player player = 0; player < deal.context.players(); ++player)
            count.emplace_back(player, facts.count[player]);
    }

private:
    static int leftOf(const MeasureContext& deal, const CountByPlayer& given)
    {
        int left = totalOf(deal);
        for (const auto& each : given)
            left -= each.second;
        return left;
    }
};

const Count count;

} // namespace

const Measure& countMeasure = count;

} // namespace tafel::compendium
