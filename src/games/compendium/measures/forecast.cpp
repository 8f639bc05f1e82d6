// Each player's bid, and the tricks made, which add up.
#include "games/compendium/measures/measures.h"

#include <algorithm>

#include <fmt/format.h>

namespace tafel::compendium {

namespace {

int totalOf(const MeasureContext& deal)
{
    return deal.contract.total.value_or(deal.begun.tricks);
}

int sumOf(const CountByPlayer& given)
{
    int sum = 0;
    for (const auto& each : given)
        sum += each.second;
    return sum;
}

class Forecasts final : public Measure {
public:
    Key key() const override { return Key::Said; }
    Keys additionalKeys() const override { return {Key::Made}; }
    Text noun() const override { return {.de = "Ansage", .en = "Bid"}; }
    std::string_view panel() const override { return "numbers"; }
    CheckStage first() const override { return CheckStage::Forecast; }

    /// The last player made the rest.
    void fillIn(const MeasureContext& deal, DealEntry& draft) const override
    {
        auto& made = draft.contract->made;
        if (!made || deal.contract.rest)
            return;
        const int left = totalOf(deal) - sumOf(*made);
        if (const std::optional<Player> last = lastUnnamed(deal.begun.columns, *made); last && left >= 0)
            made->emplace_back(*last, left);
    }

    std::vector<Question> questions(
        const MeasureContext& deal, const DealEntry& draft, const DealEntry& filled) const override
    {
        const int total = totalOf(deal);
        std::vector<Question> questions;
        const CountByPlayer forecasts = draft.contract->said.value_or(CountByPlayer());
        for (const Player player : deal.columns())
            questions.push_back(
                {{.path = deal.at("/said", player),
                     .kind = Prompt::Kind::Number,
                     .label = {{"Angesagt", "Bid"}},
                     .question = {{"Was sagt {0} an?", "What does {0} bid?"}, {Argument::player(player)}},
                     .highest = total,
                     .except = unevenFor(deal, forecasts, player),
                     .number = valueAt(draft.contract->said, player),
                     .of = player},
                    [player](DealEntry& entry, const tafel::Response& said) {
                        setValue(entry.contract->said, player, numberOf(said));
                    }});
        // A number that follows from the others yields to a typed one.
        const int left = total - sumOf(draft.contract->made.value_or(CountByPlayer()));
        for (const Player player : deal.columns()) {
            const std::optional<int> made = valueAt(draft.contract->made, player);
            Prompt prompt{.path = deal.at("/made", player),
                .kind = Prompt::Kind::Number,
                .label = {{"Gemacht", "Made"}},
                .question = {{"Was hat {0} gemacht?", "What did {0} make?"}, {Argument::player(player)}},
                .highest = std::max(0, left + made.value_or(0)),
                .most = total,
                .number = made,
                .of = player};
            if (!prompt.number)
                prompt.rest = valueAt(filled.contract->made, player);
            questions.push_back({std::move(prompt), [player](DealEntry& entry, const tafel::Response& said) {
                                     setValue(entry.contract->made, player, numberOf(said));
                                 }});
        }
        return questions;
    }

    /// The number with which the forecasts would add up, which they may not; empty: none yet.
    static std::vector<NumberRange> unevenFor(
        const MeasureContext& deal, const CountByPlayer& forecasts, Player player)
    {
        const std::optional<int> own = valueAt(forecasts, player);
        const bool isLast = deal.begun.columns.size() - static_cast<int>(forecasts.size()) == (own ? 0 : 1);
        const int others = sumOf(forecasts) - own.value_or(0), total = totalOf(deal);
        if (!deal.contract.uneven || !isLast || others > total)
            return {};
        return {{total - others, total - others}};
    }

    /// If some may remain unclaimed, the last number does not follow from the others.
    void reopen(const Contract& contract, ContractEntry& entry, int columns) const override
    {
        if (!contract.rest && entry.made && static_cast<int>(entry.made->size()) == columns)
            entry.made->pop_back();
    }

    Result<void> check(const MeasureContext& deal, const DealEntry& entry, Facts& facts) const override
    {
        const auto &said = entry.contract->said, &made = entry.contract->made;
        const int total = totalOf(deal);
        if (!said || !made)
            return keyMissing({}, said ? "made" : "said");
        if (Result<void> answer = ofEach(deal, "said", said, total, facts.said); !answer)
            return answer;
        if (deal.contract.uneven && sumOf(*said) == total)
            return impossible(deal, "/said",
                {.de = fmt::format("Die Ansagen dürfen zusammen nicht {} sein.", total),
                    .en = fmt::format("The bids may not add up to {}.", total)});
        if (Result<void> answer = playing(deal, entry, Key::Made); !answer)
            return answer;
        if (Result<void> read = readSoFar(entry, CheckStage::Measure); !read)
            return read;
        if (Result<void> answer = ofEach(deal, "made", made, total, facts.made); !answer)
            return answer;
        return addsUp(deal, "/made", total, sumOf(*made));
    }
};

const Forecasts said;

} // namespace

const Measure& saidMeasure = said;

} // namespace tafel::compendium
