#include "games/custom/table.h"

#include <algorithm>
#include <stdexcept>

#include "games/custom/description.h"
#include "games/custom/plan.h"

namespace tafel::custom {

namespace {

using compendium::Contract;

compendium::NumberInput typed(const NumberInput& given)
{
    return {given.values, given.lowest, given.highest};
}

/// The author's text, or one that is derived from the score.
Text contractSummary(const ContractDefinition& given, Table& table, int count)
{
    if (!given.line.empty())
        return given.line.text();
    const Message& line = table.lines.emplace_back(contractSummary(given, count));
    return {line.de, line.en};
}

/// The name of the counted objects: the author's own word where the default would be wrong.
Text nounOf(const ContractDefinition& given, int count)
{
    if (given.measure == Key::Points)
        return {.de = "Punkte", .en = "Points"};
    const bool tricks = given.rules.scoring.empty() && !given.total[static_cast<std::size_t>(count)];
    return given.measure == Key::Count && !tricks ? given.name.text() : Text();
}

/// The number of card values in the whole definition: the table stores them in one list that never moves.
std::size_t worthsOf(const Definition& definition)
{
    std::size_t count = 0;
    for (const ContractDefinition& each : definition.contracts)
        count += each.cards.size();
    return count;
}

compendium::Score scoreOf(const ContractDefinition& given, Table& table, std::size_t count)
{
    switch (given.measure) {
    case Key::Count:
        return given.each;
    case Key::Takes: {
        const std::size_t first = table.worths.size();
        table.worths.insert(table.worths.end(), given.cards.begin(), given.cards.end());
        return compendium::CardWorths{std::span(table.worths).subspan(first)};
    }
    case Key::Winners:
        return given.tricks;
    case Key::Out: {
        compendium::ByPlace places{};
        std::copy(given.places[count].begin(), given.places[count].end(), places.values.begin());
        return places;
    }
    case Key::Left:
        return compendium::CardsLeft{given.each.value, 0, given.winner};
    case Key::Said:
        return given.forecast;
    case Key::Declarer:
        return given.declarer;
    default:
        return compendium::PerPoint{given.each.value, given.winner};
    }
}

Contract contractOf(const ContractDefinition& given, const Clauses& clauses, Table& table, std::size_t count)
{
    const std::string id = "own." + given.id;
    Contract contract = given.rules;
    contract.id = given.id;
    contract.name = given.name.text();
    contract.line = contractSummary(given, table, static_cast<int>(count));
    contract.clause = &clauses.named(id);
    contract.measure = given.measure;
    contract.score = scoreOf(given, table, count);
    contract.noun = nounOf(given, static_cast<int>(count));
    contract.tricks = false; // the play is unknown
    contract.total = given.total[count];
    contract.typed = typed(given.typed);
    if (given.march)
        contract.everything
            = {&clauses.named(id + ".march"), given.march->by, given.march->others, given.march->adds};
    if (given.factor)
        contract.factor = {&clauses.named(id + ".factor"), given.factor->values};
    return contract;
}

void plan(const Definition& definition, Table& table, int count)
{
    const auto at = static_cast<std::size_t>(count);
    const End& end = definition.end;
    table.order = definition.order;
    table.dealing = definition.dealing;
    table.dealerIsChosen = definition.dealing == DealerRule::Chosen;
    for (const std::size_t place : definition.sequence)
        table.sequence.push_back(&table.contractList[place]);
    table.roundDeals = definition.roundOf(count);
    table.round = definition.order == Order::Round ? table.roundDeals : 0;
    table.ofDealers = definition.order == Order::Player;
    table.open = definition.isOpen();
    table.target = end.target;
    table.checkedByRound = end.checkedByRound;
    table.tiesPlayOn = end.tiesPlayOn;
    if (definition.tricksListed[at])
        table.deals = static_cast<int>(definition.tricks[at].size());
    else if (end.deals[at] > 0)
        table.deals = end.deals[at];
    else if (end.rounds[at] > 0)
        table.deals = end.rounds[at] * table.roundDeals;
    else if (!end.given && (definition.order == Order::Sequence || definition.order == Order::Round))
        table.deals = table.roundDeals;
}

} // namespace

Clauses::Clauses(const Definition& definition)
{
    for (const ContractDefinition& each : definition.contracts) {
        const std::string id = "own." + each.id;
        add(id, each.clause);
        if (each.march)
            add(id + ".march", each.march->clause);
        if (each.factor)
            add(id + ".factor", each.factor->clause);
    }
    for (const ExtraDefinition& each : definition.extras)
        add("own.extra." + each.id, each.clause);
}

void Clauses::add(std::string id, const LocalizedText& words)
{
    const std::string& kept = m_ids.emplace_back(std::move(id));
    m_all.push_back(&m_clauses.emplace_back(Clause{.id = kept, .text = words.text(), .own = true}));
}

const Clause& Clauses::named(std::string_view id) const
{
    for (const Clause* each : m_all)
        if (each->id == id)
            return *each;
    throw std::logic_error("a clause of a custom game is missing");
}

std::unique_ptr<const Table> tableOf(const Definition& definition, const Clauses& clauses, int count)
{
    auto table = std::make_unique<Table>();
    const auto at = static_cast<std::size_t>(count);
    table->id = "own";
    table->name = definition.name.text();
    table->oneLine = definition.line.text();
    table->unit = definition.most ? Unit::Points : Unit::PenaltyPoints;
    table->playerCounts = definition.players;
    table->ranks = definition.ranks;
    table->clauses = clauses.all();
    table->own = true;
    table->pairs = definition.pairs;
    table->seats = definition.seats;
    table->tricks = definition.tricks[at];
    table->listsTricks = definition.tricksListed[at];
    CardSet ofRanks;
    for (const Rank rank : definition.ranks)
        ofRanks = ofRanks | CardSet::of(rank);
    table->without = ofRanks - definition.deck(count);
    table->worths.reserve(worthsOf(definition));
    table->contractList.reserve(definition.contracts.size());
    for (const ContractDefinition& each : definition.contracts)
        table->contractList.push_back(contractOf(each, clauses, *table, at));
    table->contracts = table->contractList;
    for (const ExtraDefinition& each : definition.extras)
        table->extraList.push_back({each.id, each.name.text(), &clauses.named("own.extra." + each.id),
            typed(each.typed), each.multiplied});
    table->extras = table->extraList;
    plan(definition, *table, count);
    table->due = due;
    table->after = after;
    table->situation = situation;
    return table;
}

} // namespace tafel::custom
