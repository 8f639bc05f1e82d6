#include "history/projections/projections.h"

#include <algorithm>
#include <array>
#include <future>
#include <utility>

#include <fmt/format.h>

#include "games/games.h"
#include "history/projections/custom_game_rows.h"
#include "history/projections/names.h"
#include "history/projections/totals.h"
#include "history/projections/tournament_state.h"
#include "history/storage/delimited_text.h"
#include "history/storage/without_triggers.h"

namespace tafel::history {

namespace {

std::string jsonList(const std::vector<std::string>& ids)
{
    return ids.empty() ? "[]" : fmt::format("[\"{}\"]", fmt::join(ids, "\",\"")); // ids need no escapes
}

/// Inserts all players of a deal by one statement, which is faster than one statement for each.
const std::string& insertPlayers(std::size_t seats)
{
    static const auto statements = [] {
        std::array<std::string, maxPlayers + 1> all;
        for (std::size_t rows = 1; rows < all.size(); ++rows)
            all[rows] = "INSERT INTO deal_player (match, deal, seat, points, award, total, played, change, "
                        "mark) VALUES "
                + placeholders(rows, 9);
        return all;
    }();
    return statements[seats];
}

/// The others are emptied by rebuildAliases() and rebuildTournaments().
void emptyProjections(Database& database)
{
    const WithoutTriggers alone(database); // a table without them is emptied at once
    for (const char* table : {"dispute", "deal_player", "deal", "match_player", "match_summary",
             "person_total", "contract_total", "year_total", "contract_year", "own_game", "forked"})
        database.execute(fmt::format("DELETE FROM {}", table).c_str());
}

} // namespace

std::vector<std::string> Projections::open(const MatchState& match)
{
    const MatchHeader& header = match.header();
    std::vector<std::string> shown = displayNames(m_database, header.players);
    // A file may carry another zone.
    Query summary = m_database.query(
        "INSERT INTO match_summary (number, id, game, edition, rules, tournament, started, changed, played, "
        "party, search, own_game, deals, finished, abandoned, ended_by, rated) VALUES (?1, ?2, ?3, ?4, ?5, "
        "?6, coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', ?7), ?7), ?8, ?9, ?10, ?11, ?12, 0, 0, 0, '[]', '')");
    summary.with(match.number()).with(match.id()).with(header.game).with(header.edition).with(match.rules());
    summary.with(header.tournament).with(header.started).with(match.changed()).with(match.played());
    summary.with(playerSetKey(shown)).with(searchText(header, shown)).with(header.customGame).run();
    if (!header.customGame.empty())
        insertCustomGame(
            m_database, header.customGame, header.customGameId, match.number(), header.customGameDocument);
    for (std::size_t seat = 0; seat < header.players.size(); ++seat) {
        Query player = m_database.query(
            "INSERT INTO match_player (match, seat, name, character, total, person, won, lost, marks, "
            "finished, deals, award, dealt) VALUES (?, ?, ?, ?, ?, ?, 0, 0, 0, 0, 0, 0, 0)");
        player.with(match.number())
            .with(static_cast<int>(seat))
            .with(header.players[seat])
            .with(header.characters[seat]);
        player.with(match.standing().total[seat]).with(shown[seat]).run();
    }
    return shown;
}

void Projections::update(const MatchState& match, MatchState::Effect effect)
{
    const StoredJudgement& standing = match.standing();
    const auto deals = static_cast<int>(match.deals().size());
    Query summary
        = m_database.query("UPDATE match_summary SET rules = ?, changed = ?, played = ?, deals = ?, "
                           "finished = ?, abandoned = ?, ended_by = ?, "
                           "rated = coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', ?8), ?8) WHERE number = ?9");
    summary.with(match.rules()).with(match.changed()).with(match.played()).with(deals);
    summary.with(standing.finished).with(match.abandoned());
    summary.with(jsonList(standing.finished ? standing.because : std::vector<std::string>{}));
    summary.with(match.rated() ? match.ended() : std::string());
    summary.with(match.number()).run();
    if (match.isForked())
        m_database.query("INSERT OR REPLACE INTO forked (match, branches) VALUES (?, ?)")
            .with(match.id())
            .with(match.branches())
            .run();
    if (effect.disputes) {
        m_database.query("DELETE FROM dispute WHERE match = ?").with(match.number()).run();
        for (const Dispute& dispute : match.disputes())
            insert(dispute, match.number());
    }
    if (effect.from == 0)
        return;
    if (effect.replaces)
        m_database.query("DELETE FROM deal WHERE match = ? AND number >= ?")
            .with(match.number())
            .with(effect.from)
            .run();
    for (int number = effect.from; number <= deals; ++number)
        insertDeal(match, number);
    const std::size_t people = match.header().players.size();
    const PerPlayer<int> played = dealsPlayed(match), sum = totalChange(match);
    for (std::size_t seat = 0; seat < people; ++seat) {
        const auto player = static_cast<Player>(seat);
        Query total = m_database.query(
            "UPDATE match_player SET total = ?, won = ?, lost = ?, marks = ?, finished = ?, "
            "deals = ?, award = ?, dealt = ? WHERE match = ? AND seat = ?");
        total.with(standing.total[seat]).with(standing.winners.has(player)).with(standing.losers.has(player));
        total.with(standing.marks[seat]).with(standing.finished).with(played[seat]).with(sum[seat]);
        total.with(deals > 0).with(match.number()).with(static_cast<int>(seat)).run();
    }
}

void Projections::insertDeal(const MatchState& match, int number)
{
    const DealState& state = match.deals()[static_cast<std::size_t>(number) - 1];
    const Players out = match.satOut(number);
    const auto unlessEmpty
        = [](const std::string& text) { return text.empty() ? std::nullopt : std::optional(text); };
    Query deal = m_database.query(
        "INSERT INTO deal (match, number, dealer, turned_up, entered, corrections, contract) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)");
    deal.with(match.number()).with(number).with(static_cast<int>(state.judged.dealer));
    deal.with(unlessEmpty(state.turnedUp)).with(state.entered);
    deal.with(static_cast<int>(state.corrections.size())).with(unlessEmpty(state.judged.contract)).run();
    const PerPlayer<int> change = match.change(number), marks = match.marksBy(number);
    const std::size_t seats = match.header().players.size();
    Query players = m_database.query(insertPlayers(seats));
    for (std::size_t seat = 0; seat < seats; ++seat) {
        players.with(match.number())
            .with(number)
            .with(static_cast<int>(seat))
            .with(state.judged.points[seat]);
        players.with(state.judged.award[seat]).with(state.judged.total[seat]);
        players.with(!out.has(static_cast<Player>(seat))).with(change[seat]).with(marks[seat]);
    }
    players.run();
}

void Projections::applyStandalone(const Event& event)
{
    const std::optional<EventKind> kind = eventKind(event.kind);
    if (kind == EventKind::DisputeRecorded)
        insert(disputeOf(event, read(event.body, {})), std::nullopt);
    else if (kind == EventKind::DisputeWithdrawn)
        m_database
            .query("DELETE FROM dispute WHERE id = ?1 AND match IS NULL AND number = (SELECT seq FROM event "
                   "WHERE uuid = ?1 AND device = ?2)") // a tablet takes back its own ones only
            .with(read(event.body, {}).of)
            .with(event.device)
            .run();
}

void Projections::insert(const Dispute& dispute, std::optional<std::int64_t> match)
{
    Query row = m_database.query(
        "INSERT INTO dispute (number, id, match, deal, at, asker, question, card, verdict, "
        "clauses, ruled, note) SELECT seq, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM event "
        "WHERE uuid = ?");
    row.with(dispute.id).with(match).with(dispute.deal > 0 ? std::optional(dispute.deal) : std::nullopt);
    row.with(dispute.at).with(dispute.asker).with(dispute.question).with(dispute.card).with(dispute.verdict);
    row.with(jsonList(dispute.clauses)).with(dispute.ruled).with(dispute.note).with(dispute.id).run();
}

namespace {

/// Some matches in the order of their openings.
struct Batch {
    std::vector<MatchState> matches;
    std::size_t before = 0, all = 0; ///< How many matches were before these, and are to come in all.
};

/// Folds all matches in batches; a thread folds the next batch while `take` handles the one before.
void eachBatch(EventLog& log, const std::function<void(Batch)>& take)
{
    constexpr std::size_t atOnce = 64;
    const std::vector<std::string> matches = log.matches();
    const auto some = [&](std::size_t from) {
        const std::size_t end = std::min(from + atOnce, matches.size());
        std::vector<std::vector<Event>> events;
        for (std::size_t i = from; i < end; ++i)
            events.push_back(log.ofMatch(matches[i]));
        return std::async(std::launch::async, [all = std::move(events), from, count = matches.size()] {
            Batch batch{.matches = {}, .before = from, .all = count};
            for (const std::vector<Event>& each : all)
                batch.matches.push_back(fold(each));
            return batch;
        });
    };
    std::future<Batch> next = some(0);
    for (std::size_t from = 0; from < matches.size(); from += atOnce)
        take(std::exchange(next, some(from + atOnce)).get());
}

std::string yearOf(Database& database, const MatchState& match)
{
    Query row = database.query("SELECT substr(started, 1, 4) FROM match_summary WHERE number = ?");
    row.with(match.number()).next();
    return row.text(0);
}

/// The rows of all matches and their sums.
void writeMatches(Database& database, const Progress& progress)
{
    constexpr std::size_t manyRows = 50'000; // about 8 MB of a table of sums
    const WithoutTriggers alone(database);
    EventLog log(database);
    Projections projections(database);
    Totals totals(database);
    std::future<void> adding; // those before, by a thread, while the next ones are written
    const auto added = [&] {
        if (adding.valid())
            adding.get();
    };
    eachBatch(log, [&](Batch batch) {
        std::vector<Totals::Row> rows;
        for (const MatchState& match : batch.matches) {
            tell(progress, static_cast<double>(batch.before + rows.size()) / static_cast<double>(batch.all));
            std::vector<std::string> shown = projections.open(match);
            projections.update(match, {1, false, true});
            rows.push_back({yearOf(database, match), std::move(shown)});
        }
        added();
        totals.write(manyRows);
        adding = std::async(
            std::launch::async, [&totals, matches = std::move(batch.matches), rows = std::move(rows)] {
                for (std::size_t i = 0; i < matches.size(); ++i)
                    totals.add(matches[i], rows[i]);
            });
    });
    added();
    totals.write();
}

} // namespace

void rebuildProjections(Database& database, const Progress& progress)
{
    constexpr double written = 0.9; // share of the progress
    emptyProjections(database);
    rebuildCustomGames(database);
    rebuildAliases(database);
    writeMatches(database, stretch(progress, 0, written));
    rebuildStandaloneDisputes(database);
    rebuildTournaments(database);
    database.execute("DELETE FROM setting WHERE name = 'clock'; INSERT INTO setting (name, value) SELECT "
                     "'clock', "
                     "CAST(max(tick) AS TEXT) FROM event HAVING max(tick) IS NOT NULL");
}

void rebuildStandaloneDisputes(Database& database)
{
    database.execute("DELETE FROM dispute WHERE match IS NULL");
    Projections projections(database);
    for (const Event& event : EventLog(database).ofMatch(""))
        projections.applyStandalone(event);
}

std::string lowerCase(std::string_view text)
{
    std::string small(text);
    for (std::size_t i = 0; i < small.size(); ++i) {
        const auto byte = static_cast<unsigned char>(small[i]);
        if (byte >= 'A' && byte <= 'Z')
            small[i] = static_cast<char>(byte + 0x20);
        else if (i > 0 && small[i - 1] == '\xc3' && byte >= 0x80 && byte <= 0x9e
            && byte != 0x97) // À … Þ, not ×
            small[i] = static_cast<char>(byte + 0x20);
    }
    return small;
}

std::string playerSetKey(std::vector<std::string> players)
{
    std::sort(players.begin(), players.end());
    for (std::string& each : players)
        std::replace(each.begin(), each.end(), fieldSeparator, ' '); // else one name would be two
    return fmt::format("{}", fmt::join(players, std::string_view(&fieldSeparator, 1)));
}

} // namespace tafel::history
