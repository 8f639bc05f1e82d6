#include "history/custom_games.h"

#include <fmt/format.h>

#include "document/document.h"
#include "games/custom/game.h"
#include "games/custom/key.h"
#include "history/history_file.h"
#include "history/projections/custom_game_rows.h"

namespace tafel::history {

namespace {

/// The name of the last version; its id where this program cannot read it.
Message nameOf(const std::string& document, const std::string& id)
{
    const auto game = document::readCustomGame(document, document::Texts::AsKept);
    return game ? Message{std::string((*game)->name().de), std::string((*game)->name().en)} : Message{id, id};
}

} // namespace

Expected<std::vector<CustomGameEntry>> customGames(History& history)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        std::vector<CustomGameEntry> games;
        Query rows
            = database.query("SELECT g.id, g.fingerprint, g.document, count(s.number), "
                             "coalesce(max(s.started), '') FROM game_version g LEFT JOIN match_summary s "
                             "ON s.own_game = g.fingerprint AND s.own_game <> '' "
                             "GROUP BY g.fingerprint ORDER BY g.id, g.version");
        while (rows.next()) {
            if (games.empty() || games.back().id != rows.text(0))
                games.push_back({.id = rows.text(0)});
            games.back().name = nameOf(rows.text(2), rows.text(0));
            games.back().versions.push_back({rows.text(1), rows.integer(3), rows.text(4)});
        }
        return games;
    });
}

Expected<std::optional<std::string>> customGameDocument(
    History& history, const std::string& id, const std::string& fingerprint)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&]() -> std::optional<std::string> {
        Query row = database.query(
            "SELECT document FROM game_version WHERE id = ?1 AND (?2 = '' OR fingerprint = ?2) "
            "ORDER BY version DESC LIMIT 1");
        row.with(id).with(fingerprint);
        return row.next() ? std::optional(row.text(0)) : std::nullopt;
    });
}

Expected<std::map<std::string, Message>> customContractNames(History& history, const std::string& game)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        std::map<std::string, Message> names;
        Query rows = database.query("SELECT document FROM game_version WHERE id = ? ORDER BY version DESC");
        rows.with(std::string(custom::idIn(game).value_or("")));
        while (rows.next())
            if (const auto version = document::readCustomGame(rows.text(0), document::Texts::AsKept))
                for (const custom::ContractDefinition& each : (*version)->definition().contracts)
                    names.try_emplace(each.id, Message{each.name.de, each.name.en});
        return names;
    });
}

Expected<std::vector<VersionAverage>> versionAverages(History& history, const Filter& filter)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        std::vector<VersionAverage> averages;
        Query rows = database.query(
            "WITH version AS (SELECT fingerprint, version AS number FROM game_version WHERE id = ?1) "
            "SELECT version.number, fingerprint, deal.contract, count(DISTINCT s.number), "
            "count(DISTINCT s.number || ' ' || deal.number), count(*), sum(deal_player.change) FROM version "
            "CROSS JOIN match_summary s ON s.own_game = fingerprint AND s.own_game <> '' "
            "CROSS JOIN deal ON deal.match = s.number AND deal.contract IS NOT NULL "
            "CROSS JOIN deal_player ON deal_player.match = s.number AND deal_player.deal = deal.number "
            "CROSS JOIN match_player ON match_player.match = s.number AND match_player.seat = "
            "deal_player.seat WHERE deal_player.played AND (?2 = '' OR match_player.person = ?2) AND "
            + conditionOf(filter) + " GROUP BY 1, 2, 3 ORDER BY 3, 1");
        rows.with(std::string(custom::idIn(filter.game).value_or(""))).with(filter.player);
        bind(rows, filter);
        while (rows.next())
            averages.push_back({rows.number(0), rows.text(1), rows.text(2), rows.number(3), rows.number(4),
                rows.number(5), rows.integer(6)});
        return averages;
    });
}

WriteResult<bool> storeCustomGame(History& history, const std::shared_ptr<const custom::CustomGame>& game)
{
    HistoryFile& core = history.file();
    return core.change<bool>([&]() -> WriteResult<bool> {
        bool added = false;
        core.database.transaction([&] { added = storeCustomGame(core, game); });
        return added;
    });
}

bool storeCustomGame(HistoryFile& core, const std::shared_ptr<const custom::CustomGame>& game)
{
    {
        Query known = core.database.query("SELECT 1 FROM own_game WHERE fingerprint = ?");
        known.with(game->fingerprint());
        if (known.next())
            return false;
    }
    Event event = core.event({}, EventKind::GameKept, fmt::format("{{\"game\":{}}}", game->document()));
    core.log.append(event);
    insertCustomGame(core.database, game->fingerprint(), game->definition().id, event.seq, game->document());
    return true;
}

} // namespace tafel::history
