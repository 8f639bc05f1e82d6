#include "history/projections/custom_game_rows.h"

#include <fmt/format.h>

#include "document/document.h"
#include "games/custom/game.h"
#include "games/custom/key.h"
#include "games/custom/registry.h"
#include "history/log/event_log.h"
#include "history/projections/names.h"
#include "history/storage/database.h"
#include "history/storage/storage_error.h"

namespace tafel::history {

namespace {

/// As `isBefore` orders events, and as the view `game_version` does.
constexpr std::string_view orderOfEvents = "coalesce(tick, seq), device, uuid";

/// The document inside of the body of a `game-kept`.
document::GameText readKept(std::string_view body)
{
    std::optional<document::GameText> kept = document::findGameText(body, "game");
    if (!kept)
        throw StorageException({StorageError::Code::Damaged,
            {"Ein eigenes Spiel in der Spielgeschichte ist beschädigt.",
                "A custom game in the history is damaged."}});
    return std::move(*kept);
}

} // namespace

void insertCustomGame(Database& database, std::string_view fingerprint, std::string_view id,
    std::int64_t number, std::string_view document)
{
    Query row = database.query(
        fmt::format("INSERT INTO own_game (fingerprint, id, number, document) VALUES (?, ?, ?, ?) ON "
                    "CONFLICT DO UPDATE SET number = "
                    "(SELECT seq FROM event WHERE seq IN (number, excluded.number) ORDER BY {} LIMIT 1)",
            orderOfEvents));
    row.with(std::string(fingerprint)).with(std::string(id)).with(number).with(std::string(document)).run();
    const custom::CustomGame* const known = custom::known(custom::keyOf(id));
    if (known && known->fingerprint() == fingerprint)
        return;
    Query last
        = database.query("SELECT fingerprint FROM game_version WHERE id = ? ORDER BY version DESC LIMIT 1");
    if (last.with(std::string(id)).next() && last.text(0) != fingerprint)
        return;
    if (auto game = document::readCustomGame(document, document::Texts::AsKept))
        custom::know(std::move(*game));
}

void removeCustomGameOf(Database& database, std::int64_t match)
{
    std::string fingerprint, id, document;
    {
        Query removed
            = database.query("DELETE FROM own_game WHERE number = ?1 AND fingerprint = (SELECT own_game "
                             "FROM match_summary WHERE number = ?1) RETURNING fingerprint, id, document");
        if (!removed.with(match).next())
            return;
        fingerprint = removed.text(0), id = removed.text(1), document = removed.text(2);
    }
    std::optional<std::int64_t> other;
    {
        Query row = database.query(
            fmt::format("SELECT number FROM match_summary JOIN event ON seq = number WHERE own_game = ? "
                        "AND number <> ? ORDER BY {} LIMIT 1",
                orderOfEvents));
        if (row.with(fingerprint).with(match).next())
            other = row.integer(0);
    }
    if (other)
        insertCustomGame(database, fingerprint, id, *other, document);
    rebuildCustomGames(database);
}

void rebuildCustomGames(Database& database)
{
    for (const Event& event : EventLog(database).ofMatch(""))
        if (event.kind == name(EventKind::GameKept)) {
            const document::GameText kept = readKept(event.body);
            insertCustomGame(database, kept.fingerprint, kept.id, event.seq, kept.document);
        }
}

std::vector<std::string> gamesOfPairs(Database& database)
{
    std::vector<std::string> fingerprints;
    Query rows = database.query("SELECT fingerprint, document FROM own_game");
    while (rows.next())
        if (const auto game = document::readCustomGame(rows.text(1), document::Texts::AsKept);
            game && (*game)->definition().pairs)
            fingerprints.push_back(rows.text(0));
    return fingerprints;
}

void registerCustomGames(Database& database)
{
    Query rows = database.query("SELECT document, max(version) FROM game_version GROUP BY id");
    while (rows.next())
        if (auto game = document::readCustomGame(rows.text(0), document::Texts::AsKept))
            custom::know(std::move(*game));
}

} // namespace tafel::history
