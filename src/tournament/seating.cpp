#include "tournament/seating.h"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <numeric>
#include <tuple>

#include "base/random.h"

namespace tafel::tournament {

namespace {

/// All people in one row: each position belongs to a table; the positions of those who sit out come last.
struct Search {
    Search(const std::vector<Participant>& who, const Encounters& met, const std::vector<int>& sizes)
        : guests(who)
        , encounters(met)
    {
        for (std::size_t table = 0; table < sizes.size(); ++table)
            tableOf.insert(tableOf.end(), static_cast<std::size_t>(sizes[table]), static_cast<int>(table));
        for (int place = 0, table = 0; place < static_cast<int>(tableOf.size()); ++table) {
            first.push_back(place);
            place += sizes[static_cast<std::size_t>(table)];
        }
        first.push_back(static_cast<int>(tableOf.size()));
    }

    /// The repeat encounters of a person at a table, without the person at position `except`.
    int at(int person, int table, int except) const
    {
        int sum = 0;
        for (int place = first[static_cast<std::size_t>(table)];
             place < first[static_cast<std::size_t>(table) + 1]; ++place)
            if (place != except)
                sum += encounters.between(person, row[static_cast<std::size_t>(place)]);
        return sum;
    }

    bool isOut(std::size_t place) const { return place >= tableOf.size(); }

    /// The change of the cost if two people at different tables swap positions.
    int change(std::size_t one, std::size_t other) const
    {
        const int a = row[one], b = row[other], here = static_cast<int>(one), there = static_cast<int>(other);
        int sum = at(b, tableOf[one], here) - at(a, tableOf[one], here);
        if (!isOut(other))
            sum += at(a, tableOf[other], there) - at(b, tableOf[other], there);
        return sum;
    }

    /// A swap must not make a person sit out before others whose turn it is.
    bool mayChange(std::size_t one, std::size_t other) const
    {
        if (isOut(one) || (!isOut(other) && tableOf[one] == tableOf[other]))
            return false;
        return !isOut(other) || turn(row[one]) == turn(row[other]);
    }

    /// The order of sitting out, the smallest first.
    std::pair<int, int> turn(int person) const
    {
        const Participant& guest = guests[static_cast<std::size_t>(person)];
        return {guest.satOut, -guest.played};
    }

    int cost() const
    {
        int sum = 0;
        for (std::size_t place = 0; place < tableOf.size(); ++place)
            sum += at(row[place], tableOf[place], static_cast<int>(place));
        return sum / 2;
    }

    const std::vector<Participant>& guests;
    const Encounters& encounters;
    /// The table of a position; the first position of a table, with an end element.
    std::vector<int> tableOf = {}, first = {};
    std::vector<int> row = {};
};

/// Late acceptance: a change is accepted if the cost is not higher than some steps ago, so that the search
/// leaves small local minima. It uses integers only, so each machine gets the same result.
int improve(Search& search, Random& numbers)
{
    constexpr std::size_t memory = 60;
    constexpr int patience = 10'000;
    int cost = search.cost(), best = cost;
    std::vector<int> earlier(memory, cost), kept = search.row;
    for (int step = 0, since = 0; best > 0 && since < patience; ++step, ++since) {
        const std::size_t one = numbers.below(search.tableOf.size()),
                          other = numbers.below(search.row.size());
        if (!search.mayChange(one, other))
            continue;
        const int then = cost + search.change(one, other);
        int& before = earlier[static_cast<std::size_t>(step) % memory];
        if (then <= cost || then <= before) {
            std::swap(search.row[one], search.row[other]);
            cost = then;
        }
        before = std::min(before, cost);
        if (cost < best) {
            best = cost;
            kept = search.row;
            since = 0;
        }
    }
    search.row = std::move(kept);
    return best;
}

/// One draw: people in any order, those whose turn it is to sit out at its end, then improved.
SeatingDraw candidateFrom(const std::vector<Participant>& guests, const Encounters& met,
    const std::vector<int>& sizes, const std::vector<int>& present, Random& numbers)
{
    Search search(guests, met, sizes);
    const auto seats = static_cast<std::ptrdiff_t>(search.tableOf.size());
    search.row = present;
    numbers.shuffle(search.row);
    std::stable_sort(search.row.begin(), search.row.end(),
        [&](int one, int other) { return search.turn(one) > search.turn(other); });
    std::vector<int> seated(search.row.begin(), search.row.begin() + seats);
    numbers.shuffle(seated);
    std::copy(seated.begin(), seated.end(), search.row.begin());
    SeatingDraw drawn{.repeats = improve(search, numbers)};
    for (std::size_t table = 0; table < sizes.size(); ++table)
        drawn.tables.emplace_back(
            search.row.begin() + search.first[table], search.row.begin() + search.first[table + 1]);
    drawn.out.assign(search.row.begin() + seats, search.row.end());
    return drawn;
}

/// Finds the order of seats in which people sit where they sat least often; the first one of several.
void balanceSeats(Table& table, const std::vector<Participant>& guests)
{
    Table order = table, best = table;
    std::sort(order.begin(), order.end());
    int least = std::numeric_limits<int>::max();
    do {
        int often = 0;
        for (std::size_t seat = 0; seat < order.size(); ++seat) {
            const int times = guests[static_cast<std::size_t>(order[seat])].seats[seat];
            often += (seat == 0 ? 3 : 1) * times * times; // dealing first counts most
        }
        if (often < least || (often == least && order == table)) {
            least = often;
            best = order;
        }
    } while (std::next_permutation(order.begin(), order.end()));
    table = std::move(best);
}

} // namespace

Encounters::Encounters(int people)
    : m_people(people)
    , m_met(static_cast<std::size_t>(people) * static_cast<std::size_t>(people), 0)
{
}

int Encounters::repeatsAt(const Table& table) const
{
    int sum = 0;
    for (std::size_t one = 0; one < table.size(); ++one)
        for (std::size_t other = one + 1; other < table.size(); ++other)
            sum += between(table[one], table[other]);
    return sum;
}

void Encounters::add(const Table& table)
{
    for (const int one : table)
        for (const int other : table)
            if (one != other)
                ++m_met[at(one, other)];
}

std::vector<int> tableSizes(int people, const std::vector<int>& allowed)
{
    /// The tables for a number of people: how many differ from the preferred size, and by how much.
    struct Split {
        bool possible = false;
        int others = 0, distance = 0;
        std::vector<int> sizes = {};
    };
    std::vector<Split> splits(static_cast<std::size_t>(std::max(people, 0)) + 1);
    splits[0].possible = true;
    for (int seated = 1; seated <= people; ++seated) {
        Split& best = splits[static_cast<std::size_t>(seated)];
        for (const int size : allowed) {
            if (size > seated || !splits[static_cast<std::size_t>(seated - size)].possible)
                continue;
            Split with = splits[static_cast<std::size_t>(seated - size)];
            with.others += size == allowed.front() ? 0 : 1;
            with.distance += std::abs(size - allowed.front());
            with.sizes.push_back(size);
            if (!best.possible || std::tie(with.others, with.distance) < std::tie(best.others, best.distance))
                best = std::move(with);
        }
    }
    const auto most
        = std::find_if(splits.rbegin(), splits.rend(), [](const Split& split) { return split.possible; });
    std::vector<int> sizes = std::move(most->sizes);
    std::sort(sizes.rbegin(), sizes.rend());
    return sizes;
}

SeatingDraw drawRound(const std::vector<Participant>& guests, const Encounters& met,
    const std::vector<int>& allowed, const std::string& seed)
{
    std::vector<int> present;
    for (int person = 0; person < static_cast<int>(guests.size()); ++person)
        if (guests[static_cast<std::size_t>(person)].present)
            present.push_back(person);
    const std::vector<int> sizes = tableSizes(static_cast<int>(present.size()), allowed);
    if (sizes.empty())
        return {.out = present};
    Random numbers(seed + " round");
    constexpr int candidates = 6, ahead = 2;
    SeatingDraw best;
    int bestAhead = 0;
    for (int candidate = 0; candidate < candidates; ++candidate) {
        SeatingDraw drawn = candidateFrom(guests, met, sizes, present, numbers);
        if (candidate > 0 && drawn.repeats > best.repeats)
            continue;
        // Among equally good ones, chooses the one that leaves most for later rounds.
        Encounters then = met;
        int later = 0;
        for (int round = 0; round <= ahead; ++round) {
            const SeatingDraw next
                = round == 0 ? drawn : candidateFrom(guests, then, sizes, present, numbers);
            later += round == 0 ? 0 : next.repeats;
            for (const Table& table : next.tables)
                then.add(table);
        }
        if (candidate == 0 || std::tie(drawn.repeats, later) < std::tie(best.repeats, bestAhead)) {
            best = std::move(drawn);
            bestAhead = later;
        }
    }
    for (Table& table : best.tables)
        balanceSeats(table, guests);
    return best;
}

} // namespace tafel::tournament
