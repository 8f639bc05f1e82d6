// Tables of contracts: the awards of each person, and a summary of all.
#include <algorithm>

#include "games/games.h"
#include "history/custom_games.h"
#include "phrases/game.h"
#include "phrases/number.h"
#include "phrases/unit.h"
#include "report/statistics_tables.h"

namespace tafel::report {

namespace {

using Medium = Column::Medium;

/// The contracts by their names: of a custom game also those that only an earlier version has.
struct Names {
    phrases::ContractNames known;
    std::map<std::string, Message> own;
    Language language;

    std::string operator[](const std::string& contract) const
    {
        const auto found = own.find(contract);
        return found == own.end() ? known[contract] : found->second.in(language);
    }
    std::size_t placeOf(const std::string& contract) const { return known.placeOf(contract); }
};

Expected<Names> namesIn(history::History& history, const history::Filter& filter, Language language)
{
    return history::customContractNames(history, filter.game).map([&](auto own) {
        return Names{phrases::ContractNames(filter.game, language), std::move(own), language};
    });
}

/// In the order of the rulebook; for one person with `filter.player`.
Expected<std::vector<history::ContractAverage>> averages(
    history::History& history, const history::Filter& filter, const Names& names)
{
    auto all = history.contractAverages(filter.game, filter);
    if (!all)
        return all;
    if (!filter.player.empty())
        std::erase_if(*all, [&](const auto& each) { return each.player != filter.player; });
    std::stable_sort(all->begin(), all->end(),
        [&](const auto& a, const auto& b) { return names.placeOf(a.contract) < names.placeOf(b.contract); });
    return all;
}

Table contractTable(const char* id, const history::Filter& filter, Language language)
{
    const Localizer w{language};
    Table table{.id = id,
        .title = w({"Kontrakte", "Contracts"}),
        .language = language,
        .empty = w({"Dazu gibt es noch keine Partien.", "There are no deals of this kind yet."})};
    const Game* game = gameNamed(filter.game);
    const std::string name(game ? phrases::unitTitle(game->unit(), language) : "");
    table.columns = {{.id = "contract", .heading = w({"Kontrakt", "Contract"})},
        {.id = "player",
            .heading = "Name",
            .medium = filter.player.empty() ? Medium::Everywhere : Medium::Data},
        {.id = "deals", .heading = w({"Partien", "Deals"}), .kind = Column::Kind::Number},
        {.id = "sum", .heading = w({"Summe", "Sum"}), .kind = Column::Kind::Number, .unit = name},
        {.id = "average",
            .heading = w({"Je Partie", "Per deal"}),
            .kind = Column::Kind::Average,
            .unit = name}};
    return table;
}

} // namespace

Expected<Table> contractsTable(history::History& history, const history::Filter& filter, Language language)
{
    const auto names = namesIn(history, filter, language);
    if (!names)
        return tl::unexpected(names.error());
    const auto all = averages(history, filter, *names);
    if (!all)
        return tl::unexpected(all.error());
    Table table = contractTable("contracts", filter, language);
    for (const history::ContractAverage& each : *all)
        table.rows.push_back({{.value = (*names)[each.contract], .id = each.contract}, {.value = each.player},
            number(each.deals), number(each.sum), {.value = each.average()}});
    return table;
}

Expected<Table> versionsTable(history::History& history, const history::Filter& filter, Language language)
{
    const Localizer w{language};
    const auto names = namesIn(history, filter, language);
    if (!names)
        return tl::unexpected(names.error());
    auto all = history::versionAverages(history, filter);
    if (!all)
        return tl::unexpected(all.error());
    std::stable_sort(all->begin(), all->end(), [&](const auto& a, const auto& b) {
        return names->placeOf(a.contract) < names->placeOf(b.contract);
    });
    const Game* game = gameNamed(filter.game);
    Table table{.id = "versions",
        .title = w({"Fassungen", "Versions"}),
        .language = language,
        .empty = w({"Dazu gibt es noch keine Partien.", "There are no deals of this kind yet."})};
    table.columns = {{.id = "contract", .heading = w({"Kontrakt", "Contract"})},
        {.id = "version", .heading = w({"Fassung", "Version"}), .kind = Column::Kind::Number},
        {.id = "fingerprint", .heading = w({"Fingerabdruck", "Fingerprint"}), .medium = Medium::Data},
        {.id = "matches", .heading = w({"Spiele", "Matches"}), .kind = Column::Kind::Number},
        {.id = "deals", .heading = w({"Partien", "Deals"}), .kind = Column::Kind::Number},
        {.id = "average",
            .heading = w({"Je Partie und Person", "Per deal and person"}),
            .kind = Column::Kind::Average,
            .unit = std::string(game ? phrases::unitTitle(game->unit(), language) : "")}};
    for (const history::VersionAverage& each : *all)
        table.rows.push_back({{.value = (*names)[each.contract], .id = each.contract}, number(each.version),
            {.value = each.fingerprint}, number(each.matches), number(each.deals),
            {.value = each.average()}});
    return table;
}

Expected<Table> contractSummaryTable(
    history::History& history, const history::Filter& filter, Language language)
{
    const Localizer w{language};
    const auto names = namesIn(history, filter, language);
    if (!names)
        return tl::unexpected(names.error());
    const auto all = averages(history, filter, *names);
    if (!all)
        return tl::unexpected(all.error());
    const Game* game = gameNamed(filter.game);
    const bool low = game && isFewerBetter(game->unit());
    Table table = contractTable("contracts_in_short", filter, language);
    table.columns[1] = {.id = "people", .heading = w({"Personen", "People"}), .kind = Column::Kind::Number};
    table.columns[2].heading = w({"Partien insgesamt", "Deals in total"});
    table.columns.push_back({.id = "best", .heading = w({"Am besten", "Best"})});
    for (std::size_t from = 0; from < all->size();) {
        std::size_t to = from;
        std::int64_t deals = 0, sum = 0;
        const history::ContractAverage* best = &(*all)[from];
        for (; to < all->size() && (*all)[to].contract == (*all)[from].contract; ++to) {
            const history::ContractAverage& each = (*all)[to];
            deals += each.deals;
            sum += each.sum;
            if (low ? each.average() < best->average() : each.average() > best->average())
                best = &each;
        }
        table.rows.push_back({{.value = (*names)[best->contract], .id = best->contract},
            number(static_cast<std::int64_t>(to - from)), number(deals), number(sum),
            {.value = static_cast<double>(sum) / static_cast<double>(deals)},
            {.value = best->player, .note = phrases::decimalText(best->average(), 2, language)}});
        from = to;
    }
    return table;
}

} // namespace tafel::report
