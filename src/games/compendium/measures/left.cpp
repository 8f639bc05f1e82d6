// The cards of each player when the first one has none left, and the number of passes.
#include "games/compendium/measures/measures.h"

#include "base/limits.h"

namespace tafel::compendium {

namespace {

/// The dealt cards; a custom game may omit their number.
int maxCardsLeft(const MeasureContext& deal)
{
    const GameTable& table = *deal.context.table;
    return table.own ? limits::awarded : handSizeOf(table, deal.context.players(), deal.begun.in.size());
}

class Left final : public Measure {
public:
    Key key() const override { return Key::Left; }
    Text noun() const override { return {.de = "Karten auf der Hand", .en = "Cards in hand"}; }
    std::string_view panel() const override { return "numbers"; }

    /// The default is no passes.
    void fillIn(const MeasureContext& deal, DealEntry& draft) const override
    {
        if (!deal.contract.passes || !draft.contract->left)
            return;
        for (Player player = 0; player < deal.context.players(); ++player)
            if (!valueAt(draft.contract->passes, player))
                setValue(draft.contract->passes, player, 0);
    }

    std::vector<Question> questions(
        const MeasureContext& deal, const DealEntry& draft, const DealEntry& filled) const override
    {
        std::vector<Question> questions;
        const CountByPlayer given = draft.contract->left.value_or(CountByPlayer());
        for (const Player player : deal.columns()) { // exactly one has none
            const bool anotherIsOut = howMany(given, 0, player) > 0;
            const bool isLast = deal.begun.columns.size() - static_cast<int>(given.size())
                == (valueAt(given, player) ? 0 : 1);
            questions.push_back({{.path = deal.at("/left", player),
                                     .kind = Prompt::Kind::Number,
                                     .lowest = anotherIsOut ? 1 : 0,
                                     .highest = isLast && !anotherIsOut ? 0 : maxCardsLeft(deal),
                                     .ever = std::pair(0, maxCardsLeft(deal)),
                                     .number = valueAt(draft.contract->left, player),
                                     .of = player},
                [player](DealEntry& entry, const Response& said) {
                    setValue(entry.contract->left, player, numberOf(said));
                }});
        }
        for (Player player = 0; deal.contract.passes && player < deal.context.players(); ++player)
            questions.push_back({{.path = deal.at("/passes", player),
                                     .kind = Prompt::Kind::Number,
                                     .label = {{"Gepasst", "Passes"}},
                                     .required = false,
                                     .highest = limits::awarded,
                                     .number = valueAt(draft.contract->passes, player),
                                     .rest = valueAt(draft.contract->passes, player)
                                         ? std::nullopt
                                         : valueAt(filled.contract->passes, player),
                                     .of = player},
                [player](DealEntry& entry, const Response& said) {
                    setValue(entry.contract->passes, player, numberOf(said));
                }});
        return questions;
    }

    Progress progress(const MeasureContext& deal, const DealEntry& filled,
        const std::vector<Question>& questions) const override
    {
        Progress progress = Measure::progress(deal, filled, questions);
        for (Player player = 0; player < deal.context.players(); ++player)
            if (valueAt(filled.contract->left, player) == 0)
                progress.result = {{"{0} ist fertig", "{0} is out"}, {Argument::player(player)}};
        return progress;
    }

    Result<void> check(const MeasureContext& deal, const DealEntry& entry, Facts& facts) const override
    {
        if (Result<void> answer = ofEach(deal, "left", entry.contract->left, maxCardsLeft(deal), facts.left);
            !answer)
            return answer;
        int finished = 0;
        for (const Player player : deal.columns())
            finished += facts.left[player] == 0 ? 1 : 0;
        if (finished != 1)
            return impossible(deal, "/left",
                {.de = "Es muss genau eine Person keine Karte mehr haben.",
                    .en = "Exactly one player must have no card left."});
        if (!deal.contract.passes)
            return {};
        return ofEach(deal, "passes", entry.contract->passes, limits::awarded, facts.passes);
    }
};

const Left left;

} // namespace

const Measure& leftMeasure = left;

} // namespace tafel::compendium
