// Players by number: the winners of certain tricks; the players who made the running total pass a threshold.
#include "games/compendium/measures/measures.h"

#include <algorithm>

#include <fmt/format.h>

namespace tafel::compendium {

namespace {

/// Sets the player of a number, in order; an empty `player` removes the number.
void put(std::optional<PlayerByNumber>& numbers, int number, std::optional<Player> player)
{
    setValue(numbers, number, player);
    if (numbers)
        std::sort(numbers->begin(), numbers->end());
}

tl::unexpected<Refusal> unknownNumber(std::string_view measure, int number)
{
    return refuse(Refusal::Code::Schema, fmt::format("/{}{}", measure, trickStep(number)),
        {.de = fmt::format("«{}» ist hier unbekannt.", number),
            .en = fmt::format("\"{}\" is unknown here.", number)});
}

/// All of these numbers, and no other.
Result<void> hasAll(
    std::string_view measure, const std::optional<PlayerByNumber>& given, const std::vector<int>& wanted)
{
    if (!given)
        return keyMissing({}, measure);
    for (const auto& [number, player] : *given)
        if (std::find(wanted.begin(), wanted.end(), number) == wanted.end())
            return unknownNumber(measure, number);
    for (int number : wanted)
        if (!valueAt(given, number))
            return keyMissing(fmt::format("/{}", measure), trickStep(number).substr(1));
    return {};
}

/// The prompt for the winner of the trick with that number.
Question winnerOf(const MeasureContext& deal, const DealEntry& draft, int trick)
{
    const bool last = trick == lastTrick;
    return {{.path = "/winners" + trickStep(trick),
                .label = {last ? Text{"Letzter Stich", "Last trick"} : Text{"Stich {0}", "Trick {0}"},
                    {Argument::number(trick)}},
                .question = {last ? Text{"Wer hat den letzten Stich?", "Who won the last trick?"}
                                  : Text{"Wer hat Stich {0}?", "Who won trick {0}?"},
                    {Argument::number(trick)}},
                .options = players(deal, valueAt(draft.contract->winners, trick))},
        [trick](DealEntry& entry, const Response& said) {
            put(entry.contract->winners, trick, playerOf(said));
            entry.contract->trick = playerOf(said) ? std::nullopt : std::optional(trick);
        }};
}

class Winners final : public Measure {
public:
    Key key() const override { return Key::Winners; }
    Text noun() const override { return {.de = "Stiche", .en = "Tricks"}; }

    std::vector<Question> questions(
        const MeasureContext& deal, const DealEntry& draft, const DealEntry&) const override
    {
        std::vector<Question> questions;
        if (!isAnyOne(deal.contract)) {
            for (const int trick : tricksOf(deal))
                questions.push_back(winnerOf(deal, draft, trick));
            return questions;
        }
        const auto& winners = draft.contract->winners;
        const std::optional<int> chosen
            = winners && !winners->empty() ? winners->front().first : draft.contract->trick;
        Question which{{.path = "/winners",
                           .label = {{"Stich", "Trick"}},
                           .question = {{"Welcher Stich?", "Which trick?"}}},
            [](DealEntry& entry, const Response& said) {
                const std::optional<int> trick = numberOf(said);
                auto& given = entry.contract->winners;
                if (given && !given->empty() && trick)
                    given = PlayerByNumber{{*trick, given->front().second}};
                else
                    entry.contract->trick = trick;
            }};
        const FileValue winner
            = winners && !winners->empty() ? FileValue{deal.name(winners->front().second)} : FileValue();
        for (int trick = 1; trick <= deal.begun.tricks; ++trick)
            which.ask.options.push_back({.value = trick,
                .text = {{"{0}", "{0}"}, {Argument::number(trick)}},
                .on = trick == chosen,
                .put = Put{.path = "/winners",
                    .value = FileValue{FileValue::Object{{std::to_string(trick), winner}}}}});
        questions.push_back(std::move(which));
        if (chosen)
            questions.push_back(winnerOf(deal, draft, *chosen));
        return questions;
    }

    Progress progress(const MeasureContext& deal, const DealEntry& filled,
        const std::vector<Question>& questions) const override
    {
        if (isAnyOne(deal.contract))
            return {filled.contract->winners ? 1 : 0, 1};
        return Measure::progress(deal, filled, questions);
    }

    Result<void> check(const MeasureContext& deal, const DealEntry& entry, Facts& facts) const override
    {
        const auto& given = entry.contract->winners;
        if (isAnyOne(deal.contract)) {
            if (!given)
                return keyMissing({}, "winners");
            for (std::size_t i = 0; i < given->size(); ++i)
                if (i > 0 || (*given)[i].first > deal.begun.tricks)
                    return unknownNumber("winners", (*given)[i].first);
            if (given->empty())
                return keyMissing("/winners", "1");
        } else if (Result<void> answer = hasAll("winners", given, tricksOf(deal)); !answer) {
            return answer;
        }
        facts.winners = *given;
        return {};
    }

    /// A trick that the score of the contract names, or in which the card fell that it asks for.
    void count(
        const MeasureContext& deal, int number, const RecordedTrick& trick, Facts& facts) const override
    {
        const std::vector<int> named = isAnyOne(deal.contract) ? std::vector<int>() : tricksOf(deal);
        if (isAnyOne(deal.contract) ? !among(deal.contract.scoring, trick).empty()
                                    : std::find(named.begin(), named.end(), number) != named.end())
            facts.winners.emplace_back(number, *trick.winner);
    }

    void enter(const MeasureContext&, const Facts& facts, ContractEntry& entry) const override
    {
        entry.winners = facts.winners;
    }

private:
    static bool isAnyOne(const Contract& contract)
    {
        return !std::holds_alternative<ByTrick>(contract.score);
    }
    /// The numbers of the tricks that count.
    static std::vector<int> tricksOf(const MeasureContext& deal)
    {
        std::vector<int> tricks;
        for (const TrickWorth& worth : std::get<ByTrick>(deal.contract.score).worths)
            if (worth.trick != 0)
                tricks.push_back(trickNumber(worth.trick, deal.begun.tricks));
        return tricks;
    }
};

class Crossings final : public Measure {
public:
    Key key() const override { return Key::Crossings; }
    Text noun() const override { return {.de = "Überschritten", .en = "Crossed"}; }

    std::vector<Question> questions(
        const MeasureContext& deal, const DealEntry& draft, const DealEntry&) const override
    {
        std::vector<Question> questions;
        for (const int threshold : thresholdsOf(deal.contract))
            questions.push_back({{.path = fmt::format("/crossings/{}", threshold),
                                     .label = {{"{0}", "{0}"}, {Argument::number(threshold)}},
                                     .question = {{"Wer überschritt {0}?", "Who crossed {0}?"},
                                         {Argument::number(threshold)}},
                                     .options = players(deal, valueAt(draft.contract->crossings, threshold))},
                [threshold](DealEntry& entry, const Response& said) {
                    put(entry.contract->crossings, threshold, playerOf(said));
                }});
        return questions;
    }

    Result<void> check(const MeasureContext& deal, const DealEntry& entry, Facts&) const override
    {
        return hasAll("crossings", entry.contract->crossings, thresholdsOf(deal.contract));
    }

private:
    static std::vector<int> thresholdsOf(const Contract& contract)
    {
        std::vector<int> thresholds;
        for (const Threshold& threshold : std::get<ByThreshold>(contract.score).thresholds)
            if (threshold.at != 0)
                thresholds.push_back(threshold.at);
        return thresholds;
    }
};

const Winners winners;
const Crossings crossings;

} // namespace

const Measure& winnersMeasure = winners;
const Measure& crossingsMeasure = crossings;

} // namespace tafel::compendium
