// How good a schedule can be at best, by counting.
#include "tournament/seating.h"

#include <algorithm>
#include <set>

namespace tafel::tournament {

namespace {

int peopleIn(const std::vector<Round>& rounds)
{
    int people = 0;
    for (const Round& round : rounds)
        for (const Table& table : round)
            for (const int person : table)
                people = std::max(people, person + 1);
    return people;
}

std::set<int> seated(const Round& round)
{
    std::set<int> people;
    for (const Table& table : round)
        people.insert(table.begin(), table.end());
    return people;
}

/// The least number of repeats if `people` of another round with `others` tables sit down at `round`: two
/// people from one of these tables meet again if a table has more of them than there are tables to come from.
/// They are spread as evenly as the sizes allow.
int meetAgain(const Round& round, int people, int others)
{
    std::vector<int> from(round.size(), 0);
    int sum = 0;
    for (; people > 0; --people) {
        std::size_t best = round.size();
        for (std::size_t table = 0; table < round.size(); ++table)
            if (from[table] < static_cast<int>(round[table].size())
                && (best == round.size() || from[table] < from[best]))
                best = table;
        sum += from[best]++ / others;
    }
    return sum;
}

/// By pairs of rounds: two rounds share as many pairs as the tables force them to.
int byRounds(const std::vector<Round>& rounds)
{
    int sum = 0;
    for (std::size_t later = 0; later < rounds.size(); ++later)
        for (std::size_t earlier = 0; earlier < later; ++earlier) {
            const std::set<int> one = seated(rounds[earlier]), other = seated(rounds[later]);
            const int both = static_cast<int>(
                std::count_if(one.begin(), one.end(), [&](int person) { return other.contains(person); }));
            const Round &before = rounds[earlier], &after = rounds[later];
            if (both > 0)
                sum += std::max(meetAgain(after, both, static_cast<int>(before.size())),
                    meetAgain(before, both, static_cast<int>(after.size())));
        }
    return sum;
}

/// A bound by people: a person with more encounters than others to meet has repeats. The encounters of all
/// rounds are assigned to the people for whom they cost least.
int byPeople(const std::vector<Round>& rounds)
{
    const auto people = static_cast<std::size_t>(peopleIn(rounds));
    std::vector<int> least(people, 0), most(people, 0), others(people, 0);
    std::vector<std::set<int>> known(people);
    int encounters = 0;
    for (const Round& round : rounds) {
        const auto [small, large] = std::minmax_element(
            round.begin(), round.end(), [](const Table& a, const Table& b) { return a.size() < b.size(); });
        const std::set<int> here = seated(round);
        for (const int person : here) {
            least[static_cast<std::size_t>(person)] += static_cast<int>(small->size()) - 1;
            most[static_cast<std::size_t>(person)] += static_cast<int>(large->size()) - 1;
            known[static_cast<std::size_t>(person)].insert(here.begin(), here.end());
        }
        for (const Table& table : round)
            encounters += static_cast<int>(table.size() * (table.size() - 1));
    }
    int sum = 0;
    const auto meet = [&](std::size_t person, int times) { // the next encounter has this many repeats
        return times / std::max(1, static_cast<int>(known[person].size()) - 1);
    };
    std::vector<int> met(people, 0);
    for (std::size_t person = 0; person < people; ++person)
        for (; met[person] < least[person]; --encounters)
            sum += meet(person, met[person]++);
    for (; encounters > 0; --encounters) {
        std::size_t best = people;
        for (std::size_t person = 0; person < people; ++person)
            if (met[person] < most[person]
                && (best == people || meet(person, met[person]) < meet(best, met[best])))
                best = person;
        if (best == people)
            break; // one person under two names sat at a table twice: the count is impossible
        sum += meet(best, met[best]++);
    }
    return (sum + 1) / 2; // each was counted for both
}

} // namespace

int repeats(const std::vector<Round>& rounds)
{
    Encounters met(peopleIn(rounds));
    int sum = 0;
    for (const Round& round : rounds)
        for (const Table& table : round) {
            sum += met.repeatsAt(table);
            met.add(table);
        }
    return sum;
}

int fewestRepeats(const std::vector<Round>& rounds)
{
    return std::max(byRounds(rounds), byPeople(rounds));
}

} // namespace tafel::tournament
