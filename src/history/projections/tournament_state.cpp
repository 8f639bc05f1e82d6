#include "history/projections/tournament_state.h"

#include <algorithm>

#include <fmt/format.h>

#include "history/storage/database.h"
#include "history/storage/storage_error.h"
#include "referee/game.h"

namespace tafel::history {

namespace {

[[noreturn]] void outOfOrder(const Event& event)
{
    throw StorageException(
        damageError({"Die Einträge eines Turniers passen nicht zueinander. Die Spiele sind alle da.",
                        "The entries of a tournament are inconsistent. All its matches are intact."},
            event.uuid));
}

} // namespace

TournamentState::TournamentState(const Event& opened)
    : m_id(opened.match)
    , m_device(opened.device)
    , m_changed(opened.at)
    , m_number(opened.seq)
{
    if (opened.kind != name(EventKind::TournamentOpened))
        outOfOrder(opened);
    change(readChange(opened.body));
}

void TournamentState::change(const TournamentChange& change)
{
    m_rules.name = change.name.value_or(m_rules.name);
    m_rules.rule = change.rule.value_or(m_rules.rule);
    m_rules.setup = change.setup.value_or(m_rules.setup);
    m_rules.sizes = change.sizes.value_or(m_rules.sizes);
    const auto set = [&](const std::string& name, bool present) {
        const auto known = std::find_if(
            m_people.begin(), m_people.end(), [&](const Person& each) { return each.name == name; });
        if (known != m_people.end())
            known->present = present;
        else if (present)
            m_people.push_back({name, true});
    };
    for (const std::string& name : change.come)
        set(name, true);
    for (const std::string& name : change.leave)
        set(name, false);
    m_closed = change.closed.value_or(m_closed);
}

void TournamentState::apply(const Event& event)
{
    const std::optional<EventKind> kind = eventKind(event.kind);
    m_severalTablets = m_severalTablets || event.device != m_device;
    if (kind == EventKind::TournamentChanged) {
        change(readChange(event.body));
    } else if (kind == EventKind::RoundDrawn) {
        DrawnRound round = readRound(event.body);
        round.tick = tickOf(event);
        round.uuid = event.uuid;
        round.at = event.at;
        if (!m_severalTablets || round.number > static_cast<int>(m_rounds.size()))
            m_rounds.push_back(std::move(round));
    } else if (kind == EventKind::RoundWithdrawn) {
        if (!m_rounds.empty())
            m_rounds.pop_back();
        else if (!m_severalTablets)
            outOfOrder(event);
    } else if (kind == EventKind::TournamentClosed) {
        m_closed = true;
    } else if (kind == EventKind::TournamentTableTaken) {
        std::erase_if(m_tablets, [&](const auto& each) { return each.second == event.device; });
        if (const int table = readTable(event.body); table > 0)
            m_tablets[table] = event.device;
    } else {
        outOfOrder(event);
    }
    m_changed = event.at;
}

TournamentState foldTournament(const std::vector<Event>& events)
{
    if (events.empty())
        throw StorageException({StorageError::Code::UnknownMatch,
            {"Dieses Turnier steht nicht in der Spielgeschichte. Wähle eines aus der Liste.",
                "This tournament is not in the history. Choose one from the list."}});
    TournamentState state(events.front());
    for (std::size_t i = 1; i < events.size(); ++i)
        state.apply(events[i]);
    return state;
}

namespace {

/// Two tablets may have opened tournaments of the same name while they were offline.
bool isOfAnother(Database& database, const std::string& name, const std::string& id)
{
    Query row = database.query("SELECT 1 FROM tournament WHERE name = ? AND id <> ?");
    row.with(name).with(id);
    return row.next();
}

} // namespace

void project(Database& database, const TournamentState& tournament)
{
    const auto present = std::count_if(tournament.people().begin(), tournament.people().end(),
        [](const TournamentState::Person& person) { return person.present; });
    const TournamentRules& rules = tournament.rules();
    std::string name = rules.name;
    for (int number = 2; isOfAnother(database, name, tournament.id()); ++number)
        name = fmt::format("{} ({})", rules.name, number);
    Query row = database.query(
        "INSERT INTO tournament (number, id, name, game, rule, people, rounds, closed, changed) VALUES (?, "
        "?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (number) DO UPDATE SET "
        "name = excluded.name, game = excluded.game, rule = excluded.rule, people = excluded.people, "
        "rounds = excluded.rounds, closed = excluded.closed, changed = excluded.changed");
    row.with(tournament.number()).with(tournament.id()).with(name);
    row.with(rules.setup.game ? rules.setup.game->id() : std::string_view())
        .with(tournament::name(rules.rule));
    row.with(static_cast<std::int64_t>(present)).with(static_cast<std::int64_t>(tournament.rounds().size()));
    row.with(tournament.closed()).with(tournament.changed()).run();
    database.query("DELETE FROM tournament_tablet WHERE tournament = ?").with(tournament.id()).run();
    for (const auto& [number, device] : tournament.tablets())
        database.query("INSERT INTO tournament_tablet (tournament, number, device) VALUES (?, ?, ?)")
            .with(tournament.id())
            .with(static_cast<std::int64_t>(number))
            .with(device)
            .run();
}

void rebuildTournaments(Database& database)
{
    database.execute("DELETE FROM tournament");
    database.execute("DELETE FROM tournament_tablet");
    std::vector<std::string> ids;
    {
        Query rows = database.query("SELECT match FROM event WHERE kind = 'tournament-opened' ORDER BY "
                                    "coalesce(tick, seq), device, uuid");
        while (rows.next())
            ids.push_back(rows.text(0));
    }
    EventLog log(database);
    for (const std::string& id : ids) {
        try {
            project(database, foldTournament(log.ofMatch(id)));
        } catch (const StorageException& failure) { // a newer tablet began it
            if (failure.error.code != StorageError::Code::Unreadable)
                throw;
        }
    }
}

} // namespace tafel::history
