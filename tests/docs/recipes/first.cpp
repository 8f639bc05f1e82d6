// A measure for the player who runs out of cards first.
#include "games/compendium/measures/measures.h"

namespace tafel::compendium {

namespace {

class First final : public Measure {
public:
    Key key() const override { return Key::First; }
    Text noun() const override { return {.de = "Zuerst fertig", .en = "First out"}; }

    std::vector<Question> questions(
        const MeasureContext& deal, const DealEntry& draft, const DealEntry&) const override
    {
        Prompt prompt{.path = "/first",
            .label = {{"Zuerst fertig", "First out"}},
            .question = {{"Wer ist zuerst fertig?", "Who is out first?"}},
            .options = players(deal, draft.contract->first)};
        return {{std::move(prompt),
            [](DealEntry& entry, const Response& said) { entry.contract->first = playerOf(said); }}};
    }

    Result<void> check(const MeasureContext& deal, const DealEntry& entry, Facts&) const override
    {
        const std::optional<Player>& first = entry.contract->first;
        if (!first)
            return keyMissing({}, "first");
        if (!deal.begun.in.has(*first))
            return sitsOut(deal, "/first", *first);
        return {};
    }
};

const First first;

} // namespace

const Measure& firstMeasure = first;

} // namespace tafel::compendium
