#include "history/exchange/export.h"

#include <algorithm>

#include <fmt/format.h>

#include "document/document.h"
#include "history/history_file.h"
#include "history/projections/names.h"

namespace tafel::history {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::string_view columns = "match,started,game,edition,tournament,deal,dealer,contract,player,"
                                     "character,points,award,change,total,mark\r\n";

/// Verifies that each match of the log is in the list; the index of the log has all events that are about no
/// match. Two events may have one meaning (two tablets imported one file, or undid one renaming), so meanings
/// are not counted.
void verifyMatchListComplete(Database& database)
{
    Query missing = database.query("SELECT match FROM event NOT INDEXED WHERE kind = 'match-opened' "
                                   "EXCEPT SELECT id FROM match_summary NOT INDEXED LIMIT 1");
    if (missing.next())
        throwMissingEvents(missing.text(0));
    Query counts = database.query("SELECT (SELECT count(*) FROM event NOT INDEXED WHERE match = '') - "
                                  "(SELECT count(*) FROM event INDEXED BY event_of_match WHERE match = '')");
    counts.next();
    if (counts.integer(0) != 0)
        throwMissingEvents({});
}

/// Verifies that people are shown by the names that result from the renamings in the log.
void verifyDisplayNames(Database& database)
{
    Aliases shown;
    Query rows = database.query("SELECT name, person FROM alias");
    while (rows.next())
        shown.emplace(rows.text(0), rows.text(1));
    const Aliases wanted = aliasesOf(allRenamings(database));
    const bool found = std::all_of(wanted.begin(), wanted.end(), // the table itself: that was its index
        [&](const auto& each) { return displayName(database, each.first) == each.second; });
    if (shown != wanted || !found)
        throwMissingEvents({});
}

constexpr int columnCount = 15;

/// \return true for the columns with numbers: the number of the deal, and the four before the mark
constexpr bool isNumber(int column)
{
    return column == 5 || (column >= 10 && column < 14);
}

} // namespace

Export::Export(History& history, ExportFormat format, Filter filter, CsvConsumer reader)
    : m_history(history)
    , m_format(format)
    , m_filter(std::move(filter))
    , m_reader(reader)
{
}

double Export::done() const
{
    return m_ids.empty() ? 0.0 : static_cast<double>(m_next) / static_cast<double>(m_ids.size());
}

void Export::begin(std::string& out)
{
    m_begun = true;
    {
        Database& database = m_history.file().database;
        if (m_filter.match.empty())
            verifyMatchListComplete(database);
        m_filter.withoutIndex = true; // a damaged one leaves matches out without a word
        verifyDisplayNames(database);
        Query rows = database.query("SELECT s.id FROM match_summary s NOT INDEXED WHERE "
            + conditionOf(m_filter) + " ORDER BY s.started, s.id");
        bind(rows, m_filter);
        while (rows.next())
            m_ids.push_back(rows.text(0));
    }
    if (m_format == ExportFormat::Match && m_ids.size() > 1)
        m_ids.resize(1);
    if (m_format == ExportFormat::Deals)
        out += columns;
}

Expected<bool> Export::step(std::chrono::milliseconds time, std::string& out)
{
    const Clock::time_point end = Clock::now() + time;
    const std::filesystem::path& file = m_history.file().database.file();
    if (!m_begun)
        if (Expected<void> begun = guarded(file, [&] { begin(out); }); !begun)
            return tl::unexpected(begun.error());
    while (m_next < m_ids.size()) {
        const std::string& id = m_ids[m_next++];
        const Expected<void> written
            = guarded(file, [&] { m_format == ExportFormat::Deals ? writeDeals(id, out) : write(id, out); });
        if (written)
            ++m_result.written;
        else if (written.error().code == StorageError::Code::Unreadable)
            m_result.unreadable.emplace_back(id, written.error());
        else
            return tl::unexpected(written.error());
        if (Clock::now() >= end)
            break;
    }
    return m_next < m_ids.size();
}

void Export::write(const std::string& id, std::string& out)
{
    HistoryFile& core = m_history.file();
    Match match = read(core.stateOf(id)).match;
    match.players = displayNames(core.database, match.players);
    out += document::writeMatch(match, true, m_format == ExportFormat::Match);
    out += '\n';
}

void Export::writeDeals(const std::string& id, std::string& out)
{
    const MatchState state = m_history.file().stateOf(id);
    std::size_t written = 0;
    Query rows = m_history.file().database.query(
        "SELECT s.id, s.started, s.game, s.edition, s.tournament, d.number, dealer.person, d.contract, "
        "p.person, p.character, x.points, x.award, x.change, x.total, x.mark FROM match_summary s "
        "JOIN deal d ON d.match = s.number "
        "JOIN match_player dealer ON dealer.match = s.number AND dealer.seat = d.dealer "
        "JOIN deal_player x ON x.match = s.number AND x.deal = d.number "
        "JOIN match_player p ON p.match = s.number AND p.seat = x.seat "
        "WHERE s.id = ? ORDER BY d.number, x.seat");
    rows.with(id);
    while (rows.next()) {
        for (int column = 0; column < columnCount; ++column) {
            if (isNumber(column))
                appendField(out, rows.text(column));
            else
                appendText(out, rows.text(column), m_reader);
            out += column + 1 < columnCount ? "," : "\r\n";
        }
        ++written;
    }
    if (written != state.deals().size() * state.header().players.size())
        throwMissingEvents(id);
}

Expected<ExportResult> exportMatches(History& history, ExportFormat format, const Filter& filter,
    const Sink& sink, const Progress& progress, CsvConsumer reader)
{
    Export job(history, format, filter, reader);
    for (bool more = true; more;) {
        std::string piece;
        const Expected<bool> step = job.step(std::chrono::milliseconds(250), piece);
        if (!step)
            return tl::unexpected(step.error());
        sink(piece);
        more = *step;
        if (progress && !progress(job.done()) && more) {
            ExportResult result = job.result();
            result.cancelled = true;
            return result;
        }
    }
    return job.result();
}

} // namespace tafel::history
