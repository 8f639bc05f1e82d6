#include "history/examination.h"

#include <fmt/format.h>

#include "base/limits.h"
#include "history/core.h"
#include "history/marks.h"
#include "history/tournament_state.h"

namespace tafel::history {

namespace {

[[noreturn]] void wrong(Message what)
{
    throw Failure({Fault::Code::Damaged, std::move(what)});
}

class Examination {
public:
    explicit Examination(Database& database)
        : m_database(database)
        , m_log(database)
    {
    }

    void run(const Progress& progress)
    {
        entries();
        const std::vector<std::string> matches = m_log.matches();
        double done = 0;
        for (const std::string& id : matches) {
            tell(progress, done++ / static_cast<double>(matches.size()));
            part("Spiel", "match", id, [&](const std::vector<Event>& events) { match(events); });
        }
        for (const std::string& id : owners("tournament-opened"))
            part("Turnier", "tournament", id,
                [&](const std::vector<Event>& events) { foldTournament(events); });
        part("Teil", "part", "", [&](const std::vector<Event>& events) { alone(events); });
        if (m_read != m_entries)
            wrong({"Einträge gehören zu keinem Spiel.", "Entries belong to no match."});
        lists();
    }

private:
    /// Each as it was written, none left out. The table itself, in its order: an index could leave out some.
    void entries()
    {
        m_log.each([&](const Event& event, bool sound) {
            if (event.seq < 1 || event.seq > limits::entries)
                wrong({fmt::format("Ein Eintrag hat die Nummer {}, die es nicht geben kann.", event.seq),
                    fmt::format("An entry has the number {}, which cannot be.", event.seq)});
            if (const std::int64_t expected = m_entries + 1; event.seq != expected)
                wrong({fmt::format("Der Eintrag {} fehlt.", expected),
                    fmt::format("Entry {} is missing.", expected)});
            if (!sound)
                wrong({fmt::format("Der Eintrag {} ist nicht, wie er geschrieben wurde.", event.seq),
                    fmt::format("Entry {} is not as it was written.", event.seq)});
            if (!eventKind(event.kind))
                throw Failure(fileFault(Fault::Code::Newer, m_database.file(), event.kind));
            ++m_entries;
        });
    }

    /// All entries of a match or a tournament; a fault in them is one of that.
    void part(const char* german, const char* english, const std::string& id,
        const std::function<void(const std::vector<Event>&)>& look)
    {
        try {
            const std::vector<Event> events = m_log.of(id);
            m_read += static_cast<std::int64_t>(events.size());
            look(events);
        } catch (const Failure& failure) {
            if (failure.fault.code == Fault::Code::Unreadable) // by this version; it is as it was
                return;
            if (failure.fault.code != Fault::Code::Damaged)
                throw;
            wrong({fmt::format(
                       "Einträge passen nicht zusammen, oder die Listen dazu nicht ({} {}).", german, id),
                fmt::format(
                    "Entries do not fit together, or the lists of them do not ({} {}).", english, id)});
        }
    }

    void match(const std::vector<Event>& events)
    {
        const MatchState state = fold(events);
        m_deals += static_cast<std::int64_t>(state.deals().size());
        m_disputes += static_cast<std::int64_t>(state.disputes().size());
        mustBeListedSo(m_database, state);
        if (state.rules() != Settings().rulesVersion)
            return;
        try {
            mustBeJudgedTheSame(read(state));
        } catch (const Failure& failure) {
            if (failure.fault.code == Fault::Code::RulesChanged)
                entriesAreMissing(state.id());
            throw;
        }
    }

    void alone(const std::vector<Event>& events)
    {
        allMarkings(m_database); // and the renamings that they follow
        for (const Event& event : events)
            m_disputes += eventKind(event.kind) == EventKind::DisputeRecorded ? 1 : 0;
    }

    void lists()
    {
        const auto count = [&](const std::string& table) {
            Query row = m_database.query("SELECT count(*) FROM " + table);
            row.next();
            return row.integer(0);
        };
        if (count("match_summary NOT INDEXED") != static_cast<std::int64_t>(m_log.matches().size())
            || count("tournament NOT INDEXED")
                != static_cast<std::int64_t>(owners("tournament-opened").size())
            || count("deal") != m_deals || count("dispute NOT INDEXED") != m_disputes)
            wrong({"Die Listen sind nicht, was die Einträge ergeben.",
                "The lists are not what the entries come to."});
    }

    std::vector<std::string> owners(const char* kind)
    {
        std::vector<std::string> ids;
        Query rows = m_database.query("SELECT match FROM event NOT INDEXED WHERE kind = ? ORDER BY seq");
        rows.with(kind);
        while (rows.next())
            ids.push_back(rows.text(0));
        return ids;
    }

    Database& m_database;
    EventLog m_log;
    std::int64_t m_entries = 0, m_read = 0, m_deals = 0, m_disputes = 0;
};

} // namespace

void mustBeWhole(Database& database, const Progress& progress)
{
    Examination(database).run(progress);
}

} // namespace tafel::history
