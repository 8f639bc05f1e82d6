#include "search/contracts.h"

#include <algorithm>

#include "games/compendium/clauses.h"
#include "games/compendium/games.h"

namespace tafel::search {

namespace {

using compendium::Contract;
using compendium::GameTable;
using compendium::Layout;
namespace shared = compendium::clause;

void addRulesOfPlay(const GameTable& table, const Contract& contract, std::vector<const Clause*>& list)
{
    switch (contract.layout.kind) {
    case Layout::Kind::None:
        break;
    case Layout::Kind::Rows:
        if (contract.layout.start == Rank::Jack)
            list.push_back(&shared::rowsFromJacks);
        if (contract.layout.start == Rank::Seven)
            list.push_back(&shared::rowsFromSevens);
        break;
    case Layout::Kind::OneRow:
        list.push_back(&shared::oneRow);
        break;
    case Layout::Kind::Series:
        list.push_back(&shared::series);
        break;
    case Layout::Kind::Founded:
        list.push_back(&shared::founded);
        break;
    }
    if (contract.layout.kind != Layout::Kind::None)
        list.push_back(&shared::mustPlay);
    if (!contract.tricks)
        return;
    list.push_back(contract.follow ? &shared::followSuit : &shared::blind);
    if (!table.ranking)
        list.push_back(&shared::ranks);
    if (!contract.notInFirstTrick.empty())
        list.push_back(&shared::firstTrickBan);
    if (contract.trump)
        list.push_back(&shared::trumpWins);
    if (contract.march)
        list.push_back(&shared::march);
    list.push_back(&shared::winnerLeads);
}

} // namespace

const GameTable* tableOf(const Game& game)
{
    const auto tables = compendium::allTables();
    const auto table = std::find_if(
        tables.begin(), tables.end(), [&](const GameTable* each) { return each->id == game.id(); });
    return table == tables.end() ? nullptr : *table;
}

const Contract* contractOf(const GameTable& table, const Clause& clause)
{
    const Contract* best = nullptr;
    for (const Contract& contract : table.contracts) {
        if (contract.clause == &clause || contract.layout.opens == &clause || contract.oneByOne == &clause)
            return &contract;
        // "ober-unter-more" adds to "ober-unter"; of two the longer name.
        const std::string_view id = contract.clause->id;
        const bool adds
            = clause.id.size() > id.size() && clause.id.starts_with(id) && clause.id[id.size()] == '-';
        if (adds && (!best || id.size() > best->clause->id.size()))
            best = &contract;
    }
    return best;
}

std::vector<const Clause*> clausesOf(const GameTable& table, const Contract& contract)
{
    std::vector<const Clause*> list{contract.clause};
    const auto add = [&](const Clause* clause) {
        if (clause && std::find(list.begin(), list.end(), clause) == list.end())
            list.push_back(clause);
    };
    for (const Clause* clause : {contract.ban, contract.layout.opens, contract.layout.order,
             contract.layout.cannotPlay, contract.oneByOne, contract.lastDealtFirst})
        add(clause);
    for (const Clause* clause : table.clauses)
        if (const Contract* about = contractOf(table, *clause); about && about->clause == contract.clause)
            add(clause);
    addRulesOfPlay(table, contract, list);
    return list;
}

std::vector<const Clause*> clausesOf(const GameTable& table)
{
    std::vector<const Clause*> list(table.clauses.begin(), table.clauses.end());
    for (const Contract& contract : table.contracts)
        for (const Clause* clause : clausesOf(table, contract))
            list.push_back(clause);
    if (table.opens)
        list.push_back(table.opens);
    for (const Clause* clause : {&shared::ends, &shared::matchWinner, &shared::order, &shared::dealer,
             &shared::oneMeasure, &shared::recorded, &shared::tableRuling})
        list.push_back(clause);
    return list;
}

} // namespace tafel::search
