#include "history/projections/totals.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "games/games.h"

namespace tafel::history {

PerPlayer<int> dealsPlayed(const MatchState& match)
{
    PerPlayer<int> played = {};
    for (std::size_t deal = 1; deal <= match.deals().size(); ++deal) {
        const Players out = match.satOut(static_cast<int>(deal));
        for (std::size_t seat = 0; seat < match.header().players.size(); ++seat)
            played[seat] += out.has(static_cast<Player>(seat)) ? 0 : 1;
    }
    return played;
}

PerPlayer<int> totalChange(const MatchState& match)
{
    const Game* game = gameNamed(match.header().game);
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
    const MatchHeader& header = match.header();
    const StoredJudgement& standing = match.standing();
    const PerPlayer<int> played = dealsPlayed(match), award = totalChange(match);
    const std::string seats = std::to_string(shown.size());
    for (std::size_t seat = 0; seat < shown.size(); ++seat) {
        const auto player = static_cast<Player>(seat);
        const bool finished = standing.finished;
        const Sum sum{!match.deals().empty(), finished, finished && standing.winners.has(player),
            finished && standing.losers.has(player), played[seat], award[seat]};
        const std::string character = header.characters[seat].value_or("");
        m_people.rows[Key{shown[seat], header.game, header.edition, seats, character}] += sum;
        m_years.rows[Key{header.game, shown[seat], header.edition, "", year}] += sum;
        if (!character.empty())
            m_years.rows[Key{header.game, "", header.edition, character, year}] += sum;
    }
}

void Totals::addContracts(const MatchState& match, const Row& row)
{
    const auto& [year, shown] = row;
    // First adds up this match, because most of its deals are about a few contracts.
    std::map<std::string, PerPlayer<Sum>> contracts;
    for (std::size_t i = 0; i < match.deals().size(); ++i) {
        const std::string& contract = match.deals()[i].judged.contract;
        if (contract.empty())
            continue;
        const int deal = static_cast<int>(i) + 1;
        const Players out = match.satOut(deal);
        const PerPlayer<int> change = match.change(deal);
        PerPlayer<Sum>& sums = contracts[contract];
        for (std::size_t seat = 0; seat < shown.size(); ++seat)
            if (!out.has(static_cast<Player>(seat)))
                sums[seat] += {.deals = 1, .award = change[seat]};
    }
    const std::string& game = match.header().game;
    for (const auto& [contract, sums] : contracts)
        for (std::size_t seat = 0; seat < shown.size(); ++seat)
            if (sums[seat].deals > 0) {
                m_contracts.rows[Key{game, shown[seat], contract}] += sums[seat];
                m_contractYears.rows[Key{game, shown[seat], contract, year}] += sums[seat];
            }
}

void Totals::write(std::size_t beyond)
{
    for (Table* table : tables())
        if (table->rows.size() > beyond)
            write(*table);
}

void Totals::move(const std::string& from, const std::string& to)
{
    constexpr std::string_view person = "person";
    for (const Table* table : tables()) {
        std::string moved = table->columns;
        moved.replace(moved.find(person), person.size(), "?2");
        m_database
            .query(fmt::format("INSERT INTO {0} ({1}, {2}) SELECT {3}, {2} FROM {0} WHERE {4} {5}",
                table->name, table->columns, table->sums(), moved, table->ofPerson(), table->addToRow()))
            .with(from)
            .with(to)
            .run();
    }
    remove(from);
}

void Totals::remove(const std::string& person)
{
    for (const Table* table : tables())
        m_database.query(fmt::format("DELETE FROM {} WHERE {}", table->name, table->ofPerson()))
            .with(person)
            .run();
}

std::string Totals::Table::sums() const
{
    return ofMatches ? "matches, finished, won, lost, deals, award" : "deals, award";
}

std::string Totals::Table::addToRow() const
{
    constexpr const char* counted
        = "matches = matches + excluded.matches, finished = finished + excluded.finished, "
          "won = won + excluded.won, lost = lost + excluded.lost, ";
    return fmt::format(
        "ON CONFLICT DO UPDATE SET {}deals = deals + excluded.deals, award = award + excluded.award",
        ofMatches ? counted : "");
}

std::string Totals::Table::ofPerson() const
{
    const bool beginsWithGame = std::string_view(columns).starts_with("game");
    return beginsWithGame ? "person = ?1 AND game IN (SELECT game FROM person_total WHERE person = ?1)"
                          : "person = ?1";
}

std::string Totals::Table::insert(std::size_t count) const
{
    return fmt::format("INSERT INTO {} ({}, {}) VALUES {} {}", name, columns, sums(),
        placeholders(count, keys + (ofMatches ? 6 : 2)), addToRow());
}

void Totals::write(Table& table)
{
    constexpr std::size_t atOnce = 16; // a statement for each of them takes longer
    const std::string many = table.insert(atOnce);
    auto row = table.rows.begin();
    for (std::size_t left = table.rows.size(); left > 0;) {
        const std::size_t some = std::min(atOnce, left);
        left -= some;
        Query insert = m_database.query(some == atOnce ? many : table.insert(some));
        for (const auto end = std::next(row, static_cast<std::ptrdiff_t>(some)); row != end; ++row) {
            const auto& [key, sum] = *row;
            for (std::size_t column = 0; column < table.keys; ++column)
                insert.with(key[column]);
            if (table.ofMatches)
                insert.with(sum.matches).with(sum.finished).with(sum.won).with(sum.lost);
            insert.with(sum.deals).with(sum.award);
        }
        insert.run();
    }
    table.rows.clear();
}

} // namespace tafel::history
