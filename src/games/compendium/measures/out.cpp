// The order in which the players ran out of cards.
#include "games/compendium/measures/measures.h"

#include <algorithm>

#include <fmt/format.h>

namespace tafel::compendium {

namespace {

class Out final : public Measure {
public:
    Key key() const override { return Key::Out; }
    Text noun() const override { return {.de = "Reihenfolge", .en = "Order"}; }
    std::string_view panel() const override { return "names"; }

    /// The last one still held cards.
    void fillIn(const MeasureContext& deal, DealEntry& draft) const override
    {
        if (!draft.contract->out)
            return;
        Players left = deal.begun.in;
        for (Player player : *draft.contract->out)
            left.remove(player);
        if (left.size() == 1)
            draft.contract->out->push_back(left.first());
    }

    std::vector<Question> questions(
        const MeasureContext& deal, const DealEntry& draft, const DealEntry& filled) const override
    {
        const std::vector<Player> named = draft.contract->out.value_or(std::vector<Player>());
        const std::vector<Player> order = filled.contract->out.value_or(std::vector<Player>());
        Prompt prompt{.path = "/out",
            .kind = Prompt::Kind::Order,
            .label = {{"Reihenfolge", "Order"}},
            .question = {{"Wer ist zuerst fertig, wer als zweites, …?", "Who is out first, second, …?"}},
            .options = players(deal, std::nullopt)};
        for (Prompt::Option& option : prompt.options) {
            const auto place = std::find(order.begin(), order.end(), option.value) - order.begin();
            option.on = place < static_cast<std::ptrdiff_t>(order.size());
            option.place = option.on ? static_cast<int>(place) + 1 : 0;
            option.follows = option.on && place >= static_cast<std::ptrdiff_t>(named.size());
        }
        return {{std::move(prompt), [](DealEntry& entry, const Response& said) {
                     if (const std::optional<Player> player = playerOf(said))
                         toggle(entry.contract->out, *player);
                 }}};
    }

    Progress progress(
        const MeasureContext& deal, const DealEntry& filled, const std::vector<Question>&) const override
    {
        const auto& out = filled.contract->out;
        return {out ? static_cast<int>(out->size()) : 0, deal.begun.in.size()};
    }

    void reopen(const Contract&, ContractEntry& entry, int columns) const override
    {
        if (entry.out && static_cast<int>(entry.out->size()) == columns)
            entry.out->pop_back();
    }

    Result<void> check(const MeasureContext& deal, const DealEntry& entry, Facts&) const override
    {
        const auto& given = entry.contract->out;
        const int in = deal.begun.in.size();
        if (!given)
            return keyMissing({}, "out");
        if (static_cast<int>(given->size()) != in)
            return wrongSum(Refusal::Code::CountSum, "/out", in, static_cast<int>(given->size()));
        Players named;
        for (std::size_t i = 0; i < given->size(); ++i) {
            const Player player = (*given)[i];
            if (named.has(player))
                return impossible(deal, fmt::format("/out/{}", i), namedTwice(deal, player));
            named.add(player);
        }
        return {};
    }
};

const Out out;

} // namespace

const Measure& outMeasure = out;

} // namespace tafel::compendium
