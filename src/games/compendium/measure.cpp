#include "games/compendium/measure.h"

#include <algorithm>

#include <fmt/format.h>

#include "games/compendium/clauses.h"
#include "games/compendium/measures/measures.h"
#include "games/compendium/play.h"

namespace tafel::compendium {

namespace {

using Code = Refusal::Code;

/// Given with the measure, a march must agree with it: whoever won every trick has all that counts.
Result<void> march(const Measured& deal, const ContractEntry& entry, Facts& facts)
{
    if (!entry.march)
        return {};
    const Player winner = *entry.march;
    bool agrees = true;
    for (Player player = 0; player < deal.setting.players(); ++player)
        agrees = agrees && (player == winner || facts.count[player] == 0);
    for (const Take& take : facts.takes)
        agrees = agrees && take.by == winner;
    if (!agrees)
        return refuse(Code::Impossible, "/march",
            {.de = fmt::format("{} hat nach dem Eintrag nicht alle Stiche.", deal.name(winner)),
                .en = fmt::format("By the entry {} has not won every trick.", deal.name(winner))},
            &clause::march);
    facts.march = winner;
    return {};
}

} // namespace

CardSet deckOf(const GameTable& table, int players)
{
    CardSet deck;
    for (Rank rank : ranksOf(table, players))
        deck = deck | CardSet::of(rank);
    return players == 3 ? deck - table.withoutWithThree : deck;
}

int handSizeOf(const GameTable& table, int players, int in)
{
    return table.handSize > 0 ? table.handSize : deckOf(table, players).size() / in;
}

int trickNumber(int trick, int tricks)
{
    return trick < 0 ? tricks + 1 + trick : trick;
}

std::string Measured::at(std::string_view path, Player player) const
{
    return fmt::format("{}{}", path, pointerStep(name(player)));
}

CardSet Measured::scoring() const
{
    return contract.scoring & deckOf(*setting.table, setting.players());
}

Progress Measure::progress(const Measured&, const DealEntry&, const std::vector<Question>& questions) const
{
    Progress progress;
    for (const Question& each : questions)
        if (each.ask.required) {
            ++progress.all;
            progress.done += each.ask.isOpen() ? 0 : 1;
        }
    return progress;
}

const Measure& measureOf(Key key)
{
    for (const Measure* each : allMeasures())
        if (each->key() == key)
            return *each;
    return pointsMeasure;
}

const Measure& measureOf(const Contract& contract, const DealEntry& entry)
{
    const bool inPoints = contract.orPoints && (entry.hasPoints || !entry.points.empty())
        && !(entry.contract && entry.contract->takes);
    return inPoints ? pointsMeasure : measureOf(contract.measure);
}

Result<Facts> measured(const Setting& setting, const Contract& contract, Facts facts, const DealEntry& entry)
{
    const Facts begun = facts;
    const Measured deal{setting, contract, begun};
    const bool saysWhoWonAll = entry.contract->march && entry.contract->given().empty();
    if (!saysWhoWonAll) {
        if (Result<void> answer = measureOf(contract, entry).check(deal, entry, facts); !answer)
            return tl::unexpected(std::move(answer.error()));
        if (contract.takesToo)
            if (Result<void> answer = takesMeasure.check(deal, entry, facts); !answer)
                return tl::unexpected(std::move(answer.error()));
    }
    if (Result<void> answer = march(deal, *entry.contract, facts); !answer)
        return tl::unexpected(std::move(answer.error()));
    facts.announced = entry.contract->announced.value_or(false);
    return facts;
}

void countTrick(const Measured& deal, int number, const RecordedTrick& trick, Facts& facts)
{
    measureOf(deal.contract.measure).count(deal, number, trick, facts);
    if (deal.contract.takesToo)
        takesMeasure.count(deal, number, trick, facts);
    facts.points[*trick.winner] += trick.points;
}

ContractEntry entryOf(const Setting& setting, const Contract& contract, const Facts& facts)
{
    ContractEntry entry{.contract = std::string(contract.id), .trump = facts.trump};
    const Measured deal{setting, contract, facts};
    measureOf(contract.measure).enter(deal, facts, entry);
    if (contract.takesToo)
        takesMeasure.enter(deal, facts, entry);
    return entry;
}

std::vector<Ask::Option> players(const Measured& deal, const std::function<bool(Player)>& isOn)
{
    std::vector<Ask::Option> options;
    for (Player player = 0; player < deal.setting.players(); ++player)
        if (deal.begun.in.has(player))
            options.push_back(Ask::Option::of(player, isOn(player)));
    return options;
}

std::vector<Ask::Option> players(const Measured& deal, std::optional<Player> said)
{
    return players(deal, [&](Player player) { return said == player; });
}

std::optional<Player> lastUnnamed(Players in, const Counted& named)
{
    for (const auto& [player, number] : named)
        in.remove(player);
    return in.size() == 1 ? std::optional(in.first()) : std::nullopt;
}

std::optional<int> numberOf(const Said& said)
{
    const int* const number = std::get_if<int>(&said);
    return number ? std::optional(*number) : std::nullopt;
}

std::optional<Player> playerOf(const Said& said)
{
    const std::optional<int> number = numberOf(said);
    return number ? std::optional(static_cast<Player>(*number)) : std::nullopt;
}

std::vector<Card> among(CardSet set, const RecordedTrick& trick)
{
    std::vector<Card> cards;
    for (const RecordedTrick::Lying& each : trick.cards)
        if (set.has(*each.card))
            cards.push_back(*each.card);
    return cards;
}

Result<void> ofEach(const Measured& deal, std::string_view measure, const std::optional<Counted>& given,
    int most, PerPlayer<int>& numbers)
{
    if (!given)
        return keyMissing({}, measure);
    Players named;
    for (const auto& [player, number] : *given) {
        named.add(player);
        numbers[player] = number;
    }
    for (Player player = 0; player < deal.setting.players(); ++player)
        if (!named.has(player))
            return keyMissing(fmt::format("/{}", measure), deal.name(player));
    for (const auto& [player, number] : *given)
        if (number > most)
            return over(deal, deal.at(fmt::format("/{}", measure), player), number, most);
    return {};
}

tl::unexpected<Refusal> impossible(const Measured& deal, std::string where, Message message)
{
    return refuse(Code::Impossible, std::move(where), std::move(message), deal.contract.clause);
}

tl::unexpected<Refusal> over(const Measured& deal, std::string where, int value, int most)
{
    return impossible(deal, std::move(where),
        {.de = fmt::format("{} sind mehr als die {}, die es gibt.", value, most),
            .en = fmt::format("{} are more than the {} there are.", value, most)});
}

tl::unexpected<Refusal> wrongSum(Code code, std::string where, int total, int sum)
{
    return refuse(code, std::move(where),
        {.de = fmt::format("Zusammen sind es {}, eingetragen sind {}.", total, sum),
            .en = fmt::format("Together there are {}, {} are entered.", total, sum)},
        &clause::oneMeasure);
}

} // namespace tafel::compendium
