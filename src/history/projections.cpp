#include "history/projections.h"

#include <algorithm>
#include <future>
#include <utility>

#include <fmt/format.h>
#include <sqlite3.h>

#include "games/games.h"
#include "history/names.h"
#include "history/own_games.h"
#include "history/tournament_state.h"

namespace tafel::history {

namespace {

constexpr char between[] = "\x1f"; // No name contains it: the unit separator.

std::string jsonList(const std::vector<std::string>& ids)
{
    return ids.empty() ? "[]" : fmt::format("[\"{}\"]", fmt::join(ids, "\",\"")); // ids need no escapes
}

/// What is added up of a match: how far it moved the standing that decides it.
PerPlayer<int> addedUp(const MatchState& match)
{
    const Game* game = gameNamed(match.head().game);
    return game && isWonByMarks(game->unit()) ? match.standing().marks
                                              : tafel::changeOf(match.start().total, match.standing().total);
}

/// As long as it is there, a row is written as it comes: no trigger adds it up, and nobody looks whether what
/// it refers to is there. For whoever writes all rows of the projections, and then what they add up to.
class NoTriggers {
public:
    explicit NoTriggers(Database& database)
        : m_handle(database.connection().getHandle())
    {
        set(0);
    }
    ~NoTriggers() { set(1); }
    NoTriggers(const NoTriggers&) = delete;
    NoTriggers& operator=(const NoTriggers&) = delete;

private:
    void set(int on)
    {
        sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, on, nullptr);
        sqlite3_db_config(m_handle, SQLITE_DBCONFIG_ENABLE_FKEY, on, nullptr);
    }

    sqlite3* m_handle;
};

/// What the triggers of `match_summary`, `match_player` and `deal_player` keep, from all their rows at once.
constexpr const char* sums = R"(
INSERT INTO person_total
SELECT person, game, edition, 1 + length(party) - length(replace(party, char(31), '')), coalesce(character, ''), sum(p.deals > 0),
  sum(p.finished), sum(p.finished AND won), sum(p.finished AND lost), sum(p.deals), sum(award)
FROM match_player p JOIN match_summary s ON s.number = match GROUP BY 1, 2, 3, 4, 5;
INSERT INTO year_total
SELECT substr(started, 1, 4), game, edition, person, '', sum(p.deals > 0), sum(p.finished), sum(p.finished AND won),
  sum(p.finished AND lost), sum(p.deals), sum(award)
FROM match_player p JOIN match_summary s ON s.number = match GROUP BY 1, 2, 3, 4;
INSERT INTO year_total
SELECT substr(started, 1, 4), game, edition, '', character, sum(p.deals > 0), sum(p.finished), sum(p.finished AND won),
  sum(p.finished AND lost), sum(p.deals), sum(award)
FROM match_player p JOIN match_summary s ON s.number = match WHERE character IS NOT NULL GROUP BY 1, 2, 3, 5;
INSERT INTO contract_year
SELECT substr(started, 1, 4), game, contract, person, count(*), sum(x.change)
FROM deal d CROSS JOIN match_summary s ON s.number = d.match CROSS JOIN deal_player x ON x.match = d.match AND x.deal = d.number
  CROSS JOIN match_player p ON p.match = d.match AND p.seat = x.seat
WHERE contract IS NOT NULL AND x.played GROUP BY 1, 2, 3, 4;
INSERT INTO contract_total SELECT game, contract, person, sum(deals), sum(award) FROM contract_year GROUP BY 1, 2, 3;
INSERT INTO match_text (match_text) VALUES ('rebuild');
UPDATE match_summary SET finish = (
  SELECT group_concat(person || char(31) || won || char(31) || lost || char(31) || total || char(31) || marks, char(30))
  FROM (SELECT * FROM match_player WHERE match = match_summary.number ORDER BY seat))
WHERE finished;
)";

bool hasTable(Database& database, const char* name)
{
    Query row = database.query("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?");
    row.with(name);
    return row.next();
}

/// As many tables of them as there are yet.
void emptyProjections(Database& database)
{
    const NoTriggers alone(database); // a table without them is emptied at once
    for (const char* table : {"dispute", "deal_player", "deal", "match_player", "match_summary",
             "person_total", "contract_total", "year_total", "contract_year", "own_game", "forked"})
        if (hasTable(database, table))
            database.execute(fmt::format("DELETE FROM {}", table).c_str());
}

} // namespace

void Projections::open(const MatchState& match)
{
    const MatchHead& head = match.head();
    const std::vector<std::string> shown = shownNames(m_database, head.players);
    // A file may carry another zone.
    Query summary = m_database.query(
        "INSERT INTO match_summary VALUES (?1, ?2, ?3, ?4, ?5, ?6, "
        "coalesce(strftime('%Y-%m-%dT%H:%M:%fZ', ?7), ?7), ?8, ?9, 0, 0, 0, ?10, ?11, '[]', ?12, '', '')");
    summary.with(match.number()).with(match.id()).with(head.game).with(head.edition).with(match.rules());
    summary.with(head.tournament).with(head.started).with(match.changed()).with(match.played());
    summary.with(partyOf(shown)).with(searchText(head, shown)).with(head.ownGame).run();
    if (!head.ownGame.empty())
        insertOwnGame(m_database, head.ownGame, head.ownId, match.number(), head.ownDocument);
    for (std::size_t seat = 0; seat < head.players.size(); ++seat) {
        Query player = m_database.query("INSERT INTO match_player VALUES (?, ?, ?, ?, ?, 0, 0, 0, ?, 0, "
                                        "0, 0)");
        player.with(match.number())
            .with(static_cast<int>(seat))
            .with(head.players[seat])
            .with(head.characters[seat]);
        player.with(match.standing().total[seat]).with(shown[seat]).run();
    }
}

void Projections::update(const MatchState& match, MatchState::Effect effect)
{
    const Judged& standing = match.standing();
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
        m_database.query("INSERT OR REPLACE INTO forked VALUES (?, ?)")
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
    const std::size_t people = match.head().players.size();
    PerPlayer<int> played = {};
    Players out = match.start().out;
    for (const DealState& deal : match.deals()) {
        for (std::size_t seat = 0; seat < people; ++seat)
            played[seat] += out.has(static_cast<Player>(seat)) ? 0 : 1;
        out = deal.judged.out;
    }
    const PerPlayer<int> sum = addedUp(match);
    for (std::size_t seat = 0; seat < people; ++seat) {
        const auto player = static_cast<Player>(seat);
        Query total = m_database.query(
            "UPDATE match_player SET total = ?, won = ?, lost = ?, marks = ?, finished = ?, "
            "deals = ?, award = ? WHERE match = ? AND seat = ?");
        total.with(standing.total[seat]).with(standing.winners.has(player)).with(standing.losers.has(player));
        total.with(standing.marks[seat]).with(standing.finished).with(played[seat]).with(sum[seat]);
        total.with(match.number()).with(static_cast<int>(seat)).run();
    }
}

void Projections::insertDeal(const MatchState& match, int number)
{
    const DealState& state = match.deals()[static_cast<std::size_t>(number) - 1];
    const Players out
        = number > 1 ? match.deals()[static_cast<std::size_t>(number) - 2].judged.out : match.start().out;
    const auto unlessEmpty
        = [](const std::string& text) { return text.empty() ? std::nullopt : std::optional(text); };
    Query deal = m_database.query("INSERT INTO deal VALUES (?, ?, ?, ?, ?, ?, ?)");
    deal.with(match.number()).with(number).with(static_cast<int>(state.judged.dealer));
    deal.with(unlessEmpty(state.turnedUp)).with(state.entered);
    deal.with(static_cast<int>(state.corrections.size())).with(unlessEmpty(state.judged.contract)).run();
    const PerPlayer<int> change = match.change(number), marks = match.marksBy(number);
    for (std::size_t seat = 0; seat < match.head().players.size(); ++seat) {
        Query player = m_database.query("INSERT INTO deal_player VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
        player.with(match.number()).with(number).with(static_cast<int>(seat)).with(state.judged.points[seat]);
        player.with(state.judged.award[seat]).with(state.judged.total[seat]);
        player.with(!out.has(static_cast<Player>(seat))).with(change[seat]).with(marks[seat]).run();
    }
}

void Projections::insert(const Dispute& dispute, std::optional<std::int64_t> match)
{
    Query row = m_database.query("INSERT INTO dispute SELECT seq, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM event "
                                 "WHERE uuid = ?");
    row.with(dispute.id).with(match).with(dispute.deal > 0 ? std::optional(dispute.deal) : std::nullopt);
    row.with(dispute.at).with(dispute.asker).with(dispute.question).with(dispute.card).with(dispute.verdict);
    row.with(jsonList(dispute.clauses)).with(dispute.ruled).with(dispute.note).with(dispute.id).run();
}

namespace {

/// Each match in the order of their openings, and how much of the way is done, in [0, 1). Some are folded by
/// a thread while those before them are taken.
void eachFolded(EventLog& log, const std::function<void(const MatchState&, double done)>& take)
{
    constexpr std::size_t atOnce = 64;
    const std::vector<std::string> matches = log.matches();
    const auto some = [&](std::size_t from) {
        std::vector<std::vector<Event>> events;
        for (std::size_t i = from; i < std::min(from + atOnce, matches.size()); ++i)
            events.push_back(log.of(matches[i]));
        return std::async(std::launch::async, [all = std::move(events)] {
            std::vector<MatchState> folded;
            for (const std::vector<Event>& each : all)
                folded.push_back(fold(each));
            return folded;
        });
    };
    std::future<std::vector<MatchState>> next = some(0);
    for (std::size_t from = 0; from < matches.size(); from += atOnce) {
        const std::vector<MatchState> folded = std::exchange(next, some(from + atOnce)).get();
        for (std::size_t i = 0; i < folded.size(); ++i)
            take(folded[i], static_cast<double>(from + i) / static_cast<double>(matches.size()));
    }
}

} // namespace

void rebuildProjections(Database& database, const Progress& progress)
{
    emptyProjections(database);
    rebuildOwnGames(database);
    meetOwnGames(database); // for the words by which a match is found
    rebuildAliases(database);
    EventLog log(database);
    {
        const NoTriggers alone(database);
        constexpr double added = 0.9; // of the whole way
        const Progress adding = stretch(progress, 0, added);
        Projections projections(database);
        eachFolded(log, [&](const MatchState& match, double done) {
            tell(adding, done);
            projections.open(match);
            projections.update(match, {1, false, true});
        });
        database.execute(sums);
    }
    rebuildDisputesOfNoMatch(database);
    rebuildTournaments(database);
    database.execute("DELETE FROM setting WHERE name = 'clock'; INSERT INTO setting SELECT 'clock', "
                     "CAST(max(tick) AS TEXT) FROM event HAVING max(tick) IS NOT NULL");
}

void rebuildDisputesOfNoMatch(Database& database)
{
    database.execute("DELETE FROM dispute WHERE match IS NULL");
    Projections projections(database);
    for (const Event& event : EventLog(database).of(""))
        if (const EventBody body = read(event.body, {}); body.dispute)
            projections.insert(disputeOf(event, body), std::nullopt);
}

namespace {

/// The trigger of the log would look at each event from end to end, for nothing but its new sum.
void sumUp(Database& database)
{
    const NoTriggers alone(database);
    EventLog(database).sumUp();
}

} // namespace

Climbing rebuilding()
{
    return {emptyProjections, [](Database& database, const Progress& progress) {
                sumUp(database);
                rebuildProjections(database, progress);
            }};
}

std::string smallLetters(std::string_view text)
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

std::string partyOf(std::vector<std::string> players)
{
    std::sort(players.begin(), players.end());
    return fmt::format("{}", fmt::join(players, between));
}

} // namespace tafel::history
