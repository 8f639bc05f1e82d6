#include "history/totals.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "games/games.h"
#include "history/parts.h"

namespace tafel::history {

namespace {

std::string keyOf(std::initializer_list<std::string_view> columns)
{
    std::string key;
    for (const std::string_view column : columns)
        (key += column) += betweenParts;
    return key;
}

} // namespace

PerPlayer<int> dealsPlayed(const MatchState& match)
{
    PerPlayer<int> played = {};
    for (std::size_t deal = 1; deal <= match.deals().size(); ++deal) {
        const Players out = match.before(static_cast<int>(deal)).out;
        for (std::size_t seat = 0; seat < match.head().players.size(); ++seat)
            played[seat] += out.has(static_cast<Player>(seat)) ? 0 : 1;
    }
    return played;
}

PerPlayer<int> addedUp(const MatchState& match)
{
    const Game* game = gameNamed(match.head().game);
    return game && isWonByMarks(game->unit()) ? match.standing().marks
                                              : changeOf(match.start().total, match.standing().total);
}

Totals::Sum& Totals::Sum::operator+=(const Sum& other)
{
    matches += other.matches;
    finished += other.finished;
    won += other.won;
    lost += other.lost;
    deals += other.deals;
    award += other.award;
    return *this;
}

void Totals::add(const MatchState& match, const Row& row)
{
    addPeople(match, row);
    addContracts(match, row);
}

void Totals::addPeople(const MatchState& match, const Row& row)
{
    const auto& [year, shown] = row;
    const MatchHead& head = match.head();
    const Judged& standing = match.standing();
    const PerPlayer<int> played = dealsPlayed(match), award = addedUp(match);
    const std::string seats = std::to_string(shown.size());
    for (std::size_t seat = 0; seat < shown.size(); ++seat) {
        const auto player = static_cast<Player>(seat);
        const bool finished = standing.finished;
        const Sum sum{played[seat] > 0, finished, finished && standing.winners.has(player),
            finished && standing.losers.has(player), played[seat], award[seat]};
        const std::string character = head.characters[seat].value_or("");
        m_people.rows[keyOf({shown[seat], head.game, head.edition, seats, character})] += sum;
        m_years.rows[keyOf({year, head.game, head.edition, shown[seat], ""})] += sum;
        if (!character.empty())
            m_years.rows[keyOf({year, head.game, head.edition, "", character})] += sum;
    }
}

void Totals::addContracts(const MatchState& match, const Row& row)
{
    const auto& [year, shown] = row;
    // Of this match first: most of its deals are about a few contracts.
    std::map<std::string_view, PerPlayer<Sum>> contracts;
    for (std::size_t i = 0; i < match.deals().size(); ++i) {
        const std::string& contract = match.deals()[i].judged.contract;
        if (contract.empty())
            continue;
        const int deal = static_cast<int>(i) + 1;
        const Players out = match.before(deal).out;
        const PerPlayer<int> change = match.change(deal);
        PerPlayer<Sum>& sums = contracts[contract];
        for (std::size_t seat = 0; seat < shown.size(); ++seat)
            if (!out.has(static_cast<Player>(seat)))
                sums[seat] += {.deals = 1, .award = change[seat]};
    }
    const std::string& game = match.head().game;
    for (const auto& [contract, sums] : contracts)
        for (std::size_t seat = 0; seat < shown.size(); ++seat)
            if (sums[seat].deals > 0) {
                m_contracts.rows[keyOf({game, contract, shown[seat]})] += sums[seat];
                m_contractYears.rows[keyOf({year, game, contract, shown[seat]})] += sums[seat];
            }
}

void Totals::write(std::size_t beyond)
{
    for (Table* table : {&m_people, &m_years, &m_contracts, &m_contractYears})
        if (table->rows.size() > beyond)
            write(*table);
}

/// Adds to what stands there already.
std::string Totals::Table::insert(std::size_t count) const
{
    constexpr const char* counted
        = "matches = matches + excluded.matches, finished = finished + excluded.finished, "
          "won = won + excluded.won, lost = lost + excluded.lost, ";
    return fmt::format("INSERT INTO {} VALUES {} ON CONFLICT DO UPDATE SET {}deals = deals + excluded.deals, "
                       "award = award + excluded.award",
        name, placesFor(count, keys + (ofMatches ? 6 : 2)), ofMatches ? counted : "");
}

void Totals::write(Table& table)
{
    constexpr std::size_t atOnce = 16; // a statement for each of them takes longer
    // In the order of the table: each row goes behind the one before it.
    std::vector<const std::pair<const std::string, Sum>*> rows;
    for (const auto& row : table.rows)
        rows.push_back(&row);
    std::sort(rows.begin(), rows.end(),
        [](const auto* one, const auto* other) { return one->first < other->first; });
    const std::string many = table.insert(atOnce);
    for (std::size_t from = 0; from < rows.size(); from += atOnce) {
        const std::size_t end = std::min(from + atOnce, rows.size());
        Query insert = m_database.query(end - from == atOnce ? many : table.insert(end - from));
        for (std::size_t i = from; i < end; ++i) {
            const auto& [key, sum] = *rows[i];
            for (std::string_view rest = key; !rest.empty();)
                insert.with(cut(rest));
            if (table.ofMatches)
                insert.with(sum.matches).with(sum.finished).with(sum.won).with(sum.lost);
            insert.with(sum.deals).with(sum.award);
        }
        insert.run();
    }
    table.rows.clear();
}

} // namespace tafel::history
