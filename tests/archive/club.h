// A club for tests: a PostgreSQL server, tablets with separate histories, and the content that users see.
#pragma once

#include <fstream>
#include <memory>

#include "archive/server.h"
#include "archive/sync.h"
#include "full_history.h"
#include "history/exchange/archive_membership.h"
#include "history/ownership.h"
#include "history/people/people.h"
#include "support/files.h"
#include "table.h"

namespace tafel::archive {

using history::Folder;
using history::History;

/// The visible content of a history, without local numbers, in an order that is the same on every tablet.
inline std::string content(const std::filesystem::path& file)
{
    const SQLite::Database database(file.string(), SQLite::OPEN_READONLY, 5000);
    std::string text;
    for (const char* sql : {"SELECT s.id, game, edition, rules, tournament, started, changed, s.deals, "
                            "s.finished, abandoned, party, "
                            "ended_by, own_game, rated, seat, name, person, character, total, won, lost, "
                            "marks, p.deals, award FROM "
                            "match_summary s JOIN match_player p ON p.match = s.number ORDER BY s.id, seat",
             "SELECT s.id, d.number, dealer, turned_up, entered, corrections, contract, seat, points, award, "
             "total, "
             "change, mark FROM match_summary s JOIN deal d ON d.match = s.number JOIN deal_player p ON "
             "p.match = "
             "d.match AND p.deal = d.number ORDER BY s.id, d.number, seat",
             "SELECT d.id, s.id, d.at, asker, question, verdict, ruled, note FROM dispute d LEFT JOIN "
             "match_summary s "
             "ON s.number = d.match ORDER BY d.id",
             "SELECT * FROM person_total WHERE matches + finished + deals > 0 ORDER BY 1, 2, 3, 4, 5",
             "SELECT * FROM year_total WHERE matches + finished + deals > 0 ORDER BY 1, 2, 3, 4, 5",
             "SELECT * FROM contract_total WHERE deals > 0 ORDER BY 1, 2, 3",
             "SELECT * FROM alias ORDER BY name", "SELECT * FROM person_mark ORDER BY person",
             "SELECT * FROM forked ORDER BY match",
             "SELECT id, name, game, rule, people, rounds, closed, changed FROM tournament ORDER BY id",
             "SELECT * FROM tournament_tablet ORDER BY tournament, number"}) {
        SQLite::Statement rows(database, sql);
        while (rows.executeStep()) {
            for (int column = 0; column < rows.getColumnCount(); ++column)
                text += rows.getColumn(column).getString() + "|";
            text += "\n";
        }
        text += "--\n";
    }
    return text;
}

/// Searches the file and SQLite's side files.
inline bool isIn(const std::filesystem::path& file, const std::string& text)
{
    for (const char* part : {"", "-wal", "-shm"})
        if (test::readFile(file.string() + part).find(text) != std::string::npos)
            return true;
    return false;
}

} // namespace tafel::archive
