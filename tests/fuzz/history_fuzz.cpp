// Arbitrary bytes as an untrusted history file, or as changes to its rows. The file is refused with an error,
// or all of it is read. It is never changed, and it is restored only if it is a history.
#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>
#include <sqlite3.h>

#include "club_history.h"
#include "fuzz.h"
#include "history/exchange/export.h"
#include "history/recovery/backup.h"
#include "history/statistics/records.h"
#include "history/statistics/statistics.h"
#include "history/tournaments/tournaments.h"

namespace {

using namespace tafel;
using namespace tafel::fuzz;
using namespace tafel::history;
namespace fs = std::filesystem;

std::string contents(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

void write(const fs::path& file, std::string_view bytes)
{
    for (const char* side : {"", "-wal", "-shm", "-journal"})
        fs::remove(file.string() + side);
    std::ofstream(file, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
}

template <typename T> void answers(const tl::expected<T, StorageError>& answer)
{
    if (answer)
        return;
    const StorageError& fault = answer.error();
    mustHold(!fault.message.de.empty() && !fault.message.en.empty(), "a fault says what it is");
}

void readAll(History& history)
{
    answers(history.people());
    answers(history.counts());
    answers(disputesOf(history));
    answers(history.currentMatch());
    answers(history.lastMatchOf({"Anna", "Beat"}));
    answers(history.contractAverages("herzeln"));
    answers(personTotals(history));
    answers(gameTotals(history, {.finished = false}));
    answers(characterTotals(history));
    answers(opponentTotals(history, {.player = "Anna"}));
    answers(form(history, {.player = "Anna"}));
    answers(tournamentNames(history));
    answers(lastPlayed(history, "Anna", 3));
    answers(disputesOf(history));
    answers(gameRecords(history));
    answers(winningRun(history));
    answers(tournaments(history));
    answers(loadTournament(history, "Cup"));
    answers(history.matches({.text = "anna be"}));
    const auto matches = history.matches();
    answers(matches);
    if (matches)
        for (const MatchSummary& each : *matches) {
            answers(history.load(each.id));
            answers(history.draft(each.id));
            answers(history.events(each.id));
            (void)history.differences(each.id);
        }
    for (const ExportFormat format : {ExportFormat::Lines, ExportFormat::Deals})
        answers(exportMatches(history, format, {}, [](std::string_view) {}));
}

void openAsHistory(std::string_view bytes, bool restored)
{
    const fs::path file = folder() / "foreign.db";
    write(file, bytes);
    {
        auto history = History::open(file, Mode::Read);
        answers(history);
        if (history)
            readAll(*history);
    }
    mustHold(contents(file) == bytes, "who reads writes nothing");
    if (!restored)
        return;
    const fs::path own = folder() / "own.db";
    write(own, {});
    fs::remove(own);
    History history = History::open(own, Mode::Write).value();
    const auto done = restore(history, file);
    answers(done);
    mustHold(contents(file) == bytes, "what is restored stays as it is");
    if (!done) {
        mustHold(history.counts()->matches == 0, "after a refusal the history is as it was");
        return;
    }
    readAll(history);
    answers(history.rebuild());
    readAll(history);
    fs::remove(*done);
}

/// A small history with changes from lines: "column <tab> event <tab> value" changes one event of the log,
/// and "table.column" changes all rows of a table.
std::string changed(std::string_view lines)
{
    static const std::string whole = [] {
        makeHistory(folder() / "whole.db");
        return contents(folder() / "whole.db");
    }();
    const fs::path file = folder() / "changed.db";
    write(file, whole);
    SQLite::Database database(file.string(), SQLite::OPEN_READWRITE);
    sqlite3_db_config(database.getHandle(), SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    database.exec("PRAGMA synchronous = OFF; PRAGMA ignore_check_constraints = ON; BEGIN");
    constexpr std::string_view tables[]
        = {"event", "match_summary", "match_player", "deal", "deal_player", "dispute", "tournament", "alias",
            "person_total", "contract_total", "year_total", "contract_year", "draft", "setting"};
    while (!lines.empty()) {
        const std::string_view line = lines.substr(0, lines.find('\n'));
        lines.remove_prefix(std::min(line.size() + 1, lines.size()));
        const std::size_t first = line.find('\t'), second = line.find('\t', first + 1);
        if (second == std::string_view::npos)
            continue;
        const std::string_view what = line.substr(0, first);
        const std::size_t dot = what.find('.');
        const std::string_view table = dot == std::string_view::npos ? "event" : what.substr(0, dot);
        const std::string_view column = dot == std::string_view::npos ? what : what.substr(dot + 1);
        if (std::find(std::begin(tables), std::end(tables), table) == std::end(tables)
            || column.find_first_not_of("abcdefghijklmnopqrstuvwxyz_") != std::string_view::npos)
            continue;
        const int row = std::atoi(std::string(line.substr(first + 1, 6)).c_str());
        try { // the column may not exist, or the table may not accept the value
            SQLite::Statement update(database,
                "UPDATE " + std::string(table) + " SET " + std::string(column) + " = ?"
                    + (table == "event" ? ", sum = NULL WHERE seq = " + std::to_string(row) : ""));
            update.bind(1, std::string(line.substr(second + 1)));
            update.exec();
        } catch (const SQLite::Exception&) {
        }
    }
    database.exec("COMMIT");
    return contents(file);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    if (bytes.starts_with("SQLite format 3")) {
        openAsHistory(bytes, size % 4 == 0);
    } else {
        openAsHistory(changed(bytes), size % 2 == 0);
    }
    return 0;
}
