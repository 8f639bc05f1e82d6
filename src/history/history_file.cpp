#include "history/history_file.h"

#include <algorithm>
#include <utility>

#include "document/json.h"
#include "history/log/event_body.h"
#include "history/open_match.h"
#include "history/projections/custom_game_rows.h"
#include "history/projections/match_list.h"
#include "history/projections/migration.h"
#include "history/projections/projections.h"
#include "history/storage/vacuum.h"

namespace tafel::history {

namespace {

std::string deviceOf(Database& database, Mode mode)
{
    {
        Query known = database.query("SELECT value FROM setting WHERE name = 'device'");
        if (known.next())
            return known.text(0);
    }
    std::string device = newUuid();
    if (mode != Mode::Read)
        database.query("INSERT INTO setting (name, value) VALUES ('device', ?)").with(device).run();
    return device;
}

/// Reads the list itself, because its index may be damaged. Called if the log does not have the match.
bool isListed(Database& database, const std::string& id)
{
    Query row = database.query("SELECT 1 FROM match_summary NOT INDEXED WHERE id = ?");
    row.with(id);
    return row.next();
}

/// \return false for a damaged list, which may show values that no row has
bool areProjectionsIntact(Database& database)
{
    Query row = database.query("PRAGMA integrity_check(match_summary)");
    return row.next() && row.text(0) == "ok";
}

/// \return true if an event of this kind may contain names
bool mayName(EventKind kind)
{
    switch (kind) {
    case EventKind::MatchAbandoned:
    case EventKind::MatchResumed:
    case EventKind::MatchUnrated:
    case EventKind::MatchRated:
    case EventKind::DealWithdrawn:
    case EventKind::DisputeWithdrawn:
    case EventKind::DisputeRestored:
    case EventKind::InterpretationOverruled:
    case EventKind::OverrulingWithdrawn:
    case EventKind::OverrulingRestored:
    case EventKind::RenamingWithdrawn:
    case EventKind::PersonForgotten:
    case EventKind::GameKept:
    case EventKind::RoundWithdrawn:
    case EventKind::TournamentClosed:
    case EventKind::TournamentTableTaken:
    case EventKind::MatchTakenOver:
    case EventKind::BranchChosen:
        return false;
    default:
        return true;
    }
}

} // namespace

HistoryFile::HistoryFile(const std::filesystem::path& file, Mode wanted, Settings with)
    : settings(std::move(with))
    , mode(wanted)
    , database(file, wanted, migrateEarlierRelease,
          settings.readsEarlierReleases ? Database::MigrationBackup::Private
                                        : Database::MigrationBackup::Copy,
          settings.patience, settings.progress)
    , log(database)
    , projections(database)
    , device(deviceOf(database, wanted))
{
    registerCustomGames(database);
    if (mode == Mode::Write)
        vacuumIfNecessary(database); // left by a killed program, or postponed for a user
    settings.progress = {}; // the caller has what it waited for
}

bool HistoryFile::isOurs(const MatchState& match)
{
    if (match.writer() == device || match.writtenHere() == 0)
        return match.writer() == device;
    Query row = database.query(
        "SELECT 1 FROM setting, archive WHERE name = 'restored' AND CAST(value AS INTEGER) >= ?");
    return !row.with(match.writtenHere()).next();
}

void HistoryFile::takeNewId()
{
    device = newUuid();
    database.query("INSERT OR REPLACE INTO setting (name, value) VALUES ('device', ?)").with(device).run();
}

void HistoryFile::readId()
{
    if (mode != Mode::Read)
        device = deviceOf(database, mode);
}

Event HistoryFile::event(const std::string& owner, EventKind kind, std::string body)
{
    readId();
    if (mayName(kind)) {
        std::set<std::string> known;
        for (const Event& erasure : erasures())
            known.insert(erasure.uuid);
        std::vector<std::string> ends;
        for (const std::string& uuid : known)
            ends.push_back(shortErasure(uuid));
        body = withErasures(std::move(body), ends);
    }
    return {
        0, newUuid(), device, timestamp(settings.clock()), owner, std::string(name(kind)), std::move(body)};
}

const std::vector<Event>& HistoryFile::erasures()
{
    std::string last;
    {
        Query row = database.query("SELECT uuid FROM event WHERE match = '' ORDER BY seq DESC LIMIT 1");
        if (row.next())
            last = row.text(0);
    }
    if (last == m_lastOfNoMatch)
        return m_erasures;
    m_erasures.clear();
    std::vector<std::pair<std::string, Event>> byPseudonym;
    for (Event& event : log.ofMatch(""))
        if (eventKind(event.kind) == EventKind::PersonForgotten) {
            const auto known = ErasedNames::read(event.body);
            byPseudonym.emplace_back(known ? known->pseudonym() : std::string(), std::move(event));
        }
    std::stable_sort(byPseudonym.begin(), byPseudonym.end(),
        [](const auto& one, const auto& other) { return isLowerPseudonym(one.first, other.first); });
    for (auto& [pseudonym, event] : byPseudonym)
        m_erasures.push_back(std::move(event));
    m_lastOfNoMatch = last;
    return m_erasures;
}

ErasedNames* HistoryFile::erasedNames(const Event& erasure)
{
    auto found = erased.find(erasure.uuid);
    if (found == erased.end()) {
        std::optional<ErasedNames> names = ErasedNames::read(erasure.body);
        if (!names)
            return nullptr;
        found = erased.emplace(erasure.uuid, std::move(*names)).first;
    }
    return &found->second;
}

bool HistoryFile::removeRemains()
{
    std::set<std::string> texts;
    for (const std::string& text : std::exchange(takenOut, {}))
        texts.insert({text, document::escaped(text), lowerCase(text)}); // searches read small letters
    return vacuumIfNecessary(database, texts, mode != Mode::SharedWriter);
}

MatchState HistoryFile::stateOf(const std::string& id)
{
    std::optional<MatchState> state;
    database.snapshot([&] {
        if (const std::vector<Event> events = log.ofMatch(id); !events.empty()) {
            state = fold(events);
            verifyListedEventCount(database, *state);
        } else if (isListed(database, id) || !areProjectionsIntact(database)) {
            throwMissingEvents(id);
        }
    });
    if (!state)
        throw StorageException({StorageError::Code::UnknownMatch,
            {"Dieses Spiel steht nicht in der Spielgeschichte. Alle andern sind da. Wähle eines aus der "
             "Liste.",
                "This match is not in the history. All others are there. Choose one from the list."},
            id});
    return std::move(*state);
}

bool HistoryFile::hasMatch(const std::string& id)
{
    Query row = database.query("SELECT 1 FROM event WHERE match = ?"); // also a tournament has its id alone
    row.with(id);
    return row.next();
}

MatchState reproject(HistoryFile& file, const std::string& match)
{
    std::int64_t number = 0;
    {
        Query row = file.database.query("SELECT number FROM match_summary WHERE id = ?");
        if (row.with(match).next())
            number = row.integer(0);
    }
    if (number != 0) {
        removeCustomGameOf(file.database, number);
        for (const char* sql : {"DELETE FROM dispute WHERE match = ?", "DELETE FROM deal WHERE match = ?",
                 "DELETE FROM match_player WHERE match = ?", "DELETE FROM match_summary WHERE number = ?"})
            file.database.query(sql).with(number).run();
    }
    file.database.query("DELETE FROM forked WHERE match = ?").with(match).run();
    MatchState state = fold(file.log.ofMatch(match));
    file.projections.open(state);
    file.projections.update(state, {1, false, true});
    return state;
}

} // namespace tafel::history
