#include "games/compendium/measures/bonuses.h"

#include <algorithm>

#include <fmt/format.h>

namespace tafel::compendium {

namespace {

bool asksForEverything(const Contract& contract)
{
    return contract.everything && contract.measure == Key::Points;
}

/// Checks the entered points and the bounds. Without points the option is not offered, because few deals end
/// like that.
bool mayHaveEverything(const MeasureContext& deal, const DealEntry& draft, Player side)
{
    const Contract& contract = deal.contract;
    const auto* const perPoint = std::get_if<PerPoint>(&contract.score);
    const bool onlyOneIsOut = perPoint && perPoint->winner;
    if (draft.points.empty() || !contract.typed.allows(0) || !contract.typed.allows(*contract.total)
        || (onlyOneIsOut && deal.begun.columns.size() != 2))
        return false;
    return std::all_of(draft.points.begin(), draft.points.end(),
        [&](const auto& each) { return each.second == (each.first == side ? *deal.contract.total : 0); });
}

Question everything(const MeasureContext& deal, const DealEntry& draft)
{
    Prompt prompt{.path = "/march",
        .label = {{"Alles", "Everything"}},
        .question = {{"Hat jemand alles?", "Does somebody have everything?"}},
        .required = false,
        .clause = deal.contract.everything->clause,
        .options = players(deal, draft.contract->march)};
    std::erase_if(prompt.options, [&](const Prompt::Option& option) {
        return !option.on && !mayHaveEverything(deal, draft, deal.context.side(*option.player));
    });
    return {std::move(prompt),
        [](DealEntry& entry, const Response& said) { entry.contract->march = playerOf(said); }};
}

Question factor(const MeasureContext& deal, const DealEntry& draft)
{
    Prompt prompt{.path = "/factor",
        .label = {{"Faktor", "Multiplier"}},
        .question = {{"Wie viel zählt die Partie?", "How many times does the deal count?"}},
        .required = false,
        .clause = deal.contract.factor->clause};
    const auto& values = deal.contract.factor->values;
    for (const int value : values)
        prompt.options.push_back({.value = value,
            .text = {{"× {0}", "× {0}"}, {Argument::number(value)}},
            .on = draft.contract->factor.value_or(values.front()) == value,
            .byDefault = !draft.contract->factor && value == values.front()});
    return {std::move(prompt),
        [](DealEntry& entry, const Response& said) { entry.contract->factor = numberOf(said); }};
}

/// The points of a player, or of the player's side, under the name of an extra; no value takes them away.
void put(DealEntry& entry, std::string_view id, Player player, Players side, std::optional<int> value)
{
    auto& extras = entry.contract->extras;
    if (!extras)
        extras.emplace();
    std::erase_if(*extras, [&](const ExtraPoints& each) { return each.extra == id && side.has(each.by); });
    if (value)
        extras->push_back({std::string(id), player, value});
    if (extras->empty())
        extras.reset();
}

Question extraOf(const MeasureContext& deal, const DealEntry& draft, const Extra& extra, Player player)
{
    Players side;
    for (Player each = 0; each < deal.context.players(); ++each)
        if (deal.context.side(each) == player)
            side.add(each);
    const auto given = draft.contract->extras.value_or(std::vector<ExtraPoints>());
    std::optional<int> said;
    std::optional<std::size_t> place;
    for (std::size_t i = 0; i < given.size(); ++i)
        if (given[i].extra == extra.id && side.has(given[i].by)) {
            said = given[i].value;
            place = i;
        }
    Prompt prompt = asked(extra.typed, deal.at(fmt::format("/extras/{}", extra.id), player), said,
        Sentence::verbatim(extra.name));
    prompt.required = place && !said && extra.typed.values.empty(); // only its value is missing
    prompt.rest.reset(); // no player has it by default
    for (Prompt::Option& each : prompt.options) {
        each.on = each.value == said;
        each.follows = false;
    }
    prompt.put = place
        ? Put{.path = fmt::format("/extras/{}/value", *place)}
        : newEntry("/extras",
            {{"extra", FileValue{std::string(extra.id)}}, {"by", FileValue{deal.name(player)}}}, "value");
    prompt.clause = extra.clause;
    prompt.of = player;
    return {std::move(prompt), [id = extra.id, player, side](DealEntry& entry, const Response& answer) {
                put(entry, id, player, side, numberOf(answer));
            }};
}

Result<void> checkEverything(const MeasureContext& deal, const DealEntry& entry, Facts& facts)
{
    const auto& march = entry.contract->march;
    if (!march)
        return {};
    if (!facts.in.has(*march))
        return sitsOut(deal, "/march", *march);
    const Player side = deal.context.side(*march);
    if (facts.points[side] != deal.contract.total)
        return impossible(deal, "/march",
            {.de = fmt::format("{} hat nach dem Eintrag nicht alles.", deal.name(*march)),
                .en
                = fmt::format("According to the entry, {} does not have everything.", deal.name(*march))});
    facts.everything = side;
    return {};
}

Result<void> checkFactor(const MeasureContext& deal, const DealEntry& entry, Facts& facts)
{
    if (!deal.contract.factor)
        return {};
    const auto& values = deal.contract.factor->values;
    facts.factor = entry.contract->factor.value_or(values.front());
    if (std::find(values.begin(), values.end(), facts.factor) != values.end())
        return {};
    return impossible(deal, "/factor",
        {.de = fmt::format("{} ist keiner der Faktoren: {}.", facts.factor, fmt::join(values, ", ")),
            .en
            = fmt::format("{} is not one of the multipliers: {}.", facts.factor, fmt::join(values, ", "))});
}

Result<void> checkExtra(
    const MeasureContext& deal, const ExtraPoints& given, const std::string& at, Facts& facts)
{
    const auto& extras = deal.context.table->extras;
    const auto extra = std::find_if(
        extras.begin(), extras.end(), [&](const Extra& each) { return each.id == given.extra; });
    if (extra == extras.end())
        return refuse(Refusal::Code::Schema, at + "/extra",
            {.de = fmt::format("«{}» gibt es in diesem Spiel nicht.", given.extra),
                .en = fmt::format("There is no bonus \"{}\" in this game.", given.extra)});
    if (!facts.in.has(given.by))
        return sitsOut(deal, at + "/by", given.by);
    Result<int> value = typed(deal, extra->typed, at, given.value);
    if (!value) {
        if (value.error().clause)
            value.error().clause = extra->clause;
        return tl::unexpected(std::move(value.error()));
    }
    facts.extras.emplace_back(&*extra, ExtraPoints{{}, given.by, *value});
    return {};
}

} // namespace

std::vector<Question> bonusPrompts(const MeasureContext& deal, const DealEntry& draft)
{
    std::vector<Question> questions;
    if (asksForEverything(deal.contract))
        if (Question asked = everything(deal, draft); !asked.ask.options.empty())
            questions.push_back(std::move(asked));
    if (deal.contract.factor && deal.contract.factor->values.size() > 1)
        questions.push_back(factor(deal, draft));
    for (const Extra& extra : deal.context.table->extras)
        for (const Player player : deal.columns())
            questions.push_back(extraOf(deal, draft, extra, player));
    return questions;
}

Result<void> checkBonuses(const MeasureContext& deal, const DealEntry& entry, Facts& facts)
{
    if (Result<void> read = readSoFar(entry, CheckStage::March); !read)
        return read;
    if (Result<void> answer = checkEverything(deal, entry, facts); !answer)
        return answer;
    if (Result<void> read = readSoFar(entry, CheckStage::Factor); !read)
        return read;
    if (Result<void> answer = checkFactor(deal, entry, facts); !answer)
        return answer;
    const auto& extras = entry.contract->extras;
    for (std::size_t i = 0; extras && i < extras->size(); ++i)
        if (Result<void> answer = checkExtra(deal, (*extras)[i], fmt::format("/extras/{}", i), facts);
            !answer)
            return answer;
    return readSoFar(entry, CheckStage::Extras);
}

} // namespace tafel::compendium
