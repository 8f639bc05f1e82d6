// One or two play against the others: who, whether they won, and the value of their game.
#include "games/compendium/measures/measures.h"

#include <algorithm>

#include <fmt/format.h>

namespace tafel::compendium {

namespace {

Declarer& opened(DealEntry& entry)
{
    if (!entry.contract->declarer)
        entry.contract->declarer.emplace();
    return *entry.contract->declarer;
}

/// Removes an empty entry.
void dropEmpty(DealEntry& entry)
{
    const Declarer& declarer = opened(entry);
    if (declarer.by.empty() && !declarer.won && !declarer.value)
        entry.contract->declarer.reset();
}

class ByDeclarers final : public Measure {
public:
    Key key() const override { return Key::Declarer; }
    Text noun() const override { return {.de = "Spiel", .en = "Game"}; }
    std::string_view panel() const override { return "declarer"; }

    std::vector<Question> questions(
        const MeasureContext& deal, const DealEntry& draft, const DealEntry&) const override
    {
        const Declarer declarer = draft.contract->declarer.value_or(Declarer());
        const auto declares = [&](Player player) {
            return std::find(declarer.by.begin(), declarer.by.end(), player) != declarer.by.end();
        };
        const bool several = deal.contract.declarers > 1;
        Prompt by{.path = "/declarer/by",
            .kind = several ? Prompt::Kind::Several : Prompt::Kind::Choice,
            .label = {{"Alleinspiel", "Declarer"}},
            .question = {several ? Text{"Wer spielt zusammen?", "Who plays together?"}
                                 : Text{"Wer spielt allein?", "Who plays alone?"}},
            .lowest = deal.contract.declarers,
            .highest = deal.contract.declarers,
            .options = players(deal, declares)};
        if (!several) // a list of one
            for (Prompt::Option& option : by.options)
                option.put = Put{
                    .path = "/declarer/by", .value = FileValue{FileValue::List{{deal.name(*option.player)}}}};
        Prompt won{.path = "/declarer/won",
            .label = {{"Gewonnen", "Won"}},
            .question = {{"Gewonnen?", "Won?"}},
            .options
            = {Prompt::Option::yes(declarer.won == true), Prompt::Option::no(declarer.won == false)}};
        return {{std::move(by),
                    [several](DealEntry& entry, const Response& said) {
                        std::vector<Player>& who = opened(entry).by;
                        const std::optional<Player> player = playerOf(said);
                        if (several && player)
                            toggle(who, *player);
                        else
                            who = player ? std::vector{*player} : std::vector<Player>();
                        dropEmpty(entry);
                    }},
            {std::move(won),
                [](DealEntry& entry, const Response& said) {
                    const std::optional<int> answer = numberOf(said);
                    opened(entry).won = answer ? std::optional(*answer == 1) : std::nullopt;
                    dropEmpty(entry);
                }},
            {asked(deal.contract.typed, "/declarer/value", declarer.value, {{"Wert", "Value"}}),
                [](DealEntry& entry, const Response& said) {
                    opened(entry).value = numberOf(said);
                    dropEmpty(entry);
                }}};
    }

    Progress progress(const MeasureContext& deal, const DealEntry& filled,
        const std::vector<Question>& questions) const override
    {
        Progress progress = Measure::progress(deal, filled, questions);
        const auto& declarer = filled.contract->declarer;
        if (declarer && !declarer->by.empty()
            && static_cast<int>(declarer->by.size()) != deal.contract.declarers)
            --progress.done; // the declarers are incomplete
        return progress;
    }

    Result<void> check(const MeasureContext& deal, const DealEntry& entry, Facts& facts) const override
    {
        const auto& declarer = entry.contract->declarer;
        if (!declarer)
            return keyMissing({}, "declarer");
        for (std::size_t i = 0; i < declarer->by.size(); ++i) {
            if (facts.declarers.has(declarer->by[i]))
                return impossible(deal, fmt::format("/declarer/by/{}", i), namedTwice(deal, declarer->by[i]));
            facts.declarers.add(declarer->by[i]);
            facts.declaring.add(deal.context.side(declarer->by[i]));
        }
        facts.won = *declarer->won;
        return typed(deal, deal.contract.typed, "/declarer", declarer->value).map([&](int value) {
            facts.value = value;
        });
    }
};

const ByDeclarers declarer;

} // namespace

const Measure& declarerMeasure = declarer;

} // namespace tafel::compendium
