#include "history/late_corrections.h"

#include "history/history_file.h"

namespace tafel::history {

namespace {

/// The setting that stores which correction of a match this tablet has seen last.
std::string seenKey(const std::string& match)
{
    return "seen-correction:" + match;
}

std::string acknowledgedUpTo(Database& database, const std::string& match)
{
    Query row = database.query("SELECT value FROM setting WHERE name = ?");
    return row.with(seenKey(match)).next() ? row.text(0) : std::string();
}

std::vector<std::string> finishedAndCorrected(Database& database, const std::string& tournament)
{
    std::vector<std::string> ids;
    Query rows = database.query(
        "SELECT id FROM match_summary s WHERE tournament = ? AND finished AND NOT abandoned "
        "AND EXISTS (SELECT 1 FROM deal WHERE match = s.number AND corrections > 0) ORDER BY number");
    rows.with(tournament);
    while (rows.next())
        ids.push_back(rows.text(0));
    return ids;
}

} // namespace

Expected<std::vector<LateCorrection>> lateCorrections(History& history, const std::string& tournament)
{
    HistoryFile& core = history.file();
    return guarded(core.database.file(), [&] {
        std::vector<LateCorrection> unseen;
        for (const std::string& id : finishedAndCorrected(core.database, tournament)) {
            const MatchState match = core.stateOf(id);
            if (core.isOurs(match))
                continue;
            LateCorrection late{.match = id};
            const std::string after = std::max(match.ended(), acknowledgedUpTo(core.database, id));
            for (std::size_t deal = 0; deal < match.deals().size(); ++deal) {
                const std::vector<Correction>& corrections = match.deals()[deal].corrections;
                if (corrections.empty() || corrections.back().at <= after)
                    continue;
                late.deals.push_back(static_cast<int>(deal) + 1);
                late.at = std::max(late.at, corrections.back().at);
            }
            if (!late.deals.empty())
                unseen.push_back(std::move(late));
        }
        return unseen;
    });
}

Expected<void> acknowledge(History& history, const LateCorrection& correction)
{
    Database& database = history.file().database;
    return guarded(database.file(), [&] {
        database.query("INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)")
            .with(seenKey(correction.match))
            .with(correction.at)
            .run();
    });
}

} // namespace tafel::history
