// Clauses that interact: found in their own words and in the tables of the games, never by hand.
#include <algorithm>

#include "games/eidex/power.h"
#include "games/games.h"
#include "search/clause_location.h"
#include "search/contracts.h"

namespace tafel::search {

namespace {

bool isLetter(char c)
{
    // the first byte of letters like ä
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '\xC3';
}

bool endsWithLetter(std::string_view text)
{
    return !text.empty() && (isLetter(text.back()) || (text.size() > 1 && text[text.size() - 2] == '\xC3'));
}

/// Finds a name as a whole word with its capital letter: "the dealer" is not Dealer.
bool names(std::string_view text, std::string_view name)
{
    for (auto at = text.find(name); at != std::string_view::npos; at = text.find(name, at + 1)) {
        const bool begins = !endsWithLetter(text.substr(0, at));
        const auto end = at + name.size();
        const bool genitive = end < text.size() && text[end] == 's';
        const auto after = end + (genitive ? 1 : 0);
        if (begins && (after == text.size() || !isLetter(text[after])))
            return true;
    }
    return false;
}

bool names(const Clause& clause, const eidex::Power& power)
{
    const auto in
        = [&](const Text& text) { return names(text.de, power.name.de) || names(text.en, power.name.en); };
    return in(clause.text) || in(clause.ruling.en1998) || in(clause.ruling.de1998) || in(clause.ruling.web);
}

const eidex::Power* powerOf(const Clause& clause)
{
    const std::optional<Card> character = locationOf(clause).character;
    return character ? &eidex::powerOf(*character) : nullptr;
}

/// Adds the clauses of a named power about the clause's own power, or otherwise its first clause.
void addPower(const eidex::Power& named, const eidex::Power* own, std::vector<const Clause*>& list)
{
    const auto before = list.size();
    if (own)
        for (const Clause* clause : named.clauses)
            if (names(*clause, *own))
                list.push_back(clause);
    if (list.size() == before)
        list.push_back(&named.rule());
}

void addOfPowers(const Clause& clause, std::vector<const Clause*>& list)
{
    const eidex::Power* own = powerOf(clause);
    for (const eidex::Power* power : eidex::allPowers)
        if (power != own && names(clause, *power))
            addPower(*power, own, list);
    if (!own || &own->rule() != &clause)
        return;
    for (const Clause* other :
        locationOf(clause).game->clauses()) // the first clause of a power lists the clauses that name it
        if (powerOf(*other) != own && names(*other, *own))
            list.push_back(other);
}

void addOfContracts(const Clause& clause, std::vector<const Clause*>& list)
{
    for (const Game* game : allGames())
        if (const auto* table = tableOf(*game))
            for (const compendium::Contract& contract : table->contracts) {
                const std::vector<const Clause*> together = clausesOf(*table, contract);
                const bool isShared = !locationOf(clause).game;
                if (std::find(together.begin(), together.end(), &clause) == together.end())
                    continue;
                if (isShared) // a clause of all games that share it
                    list.push_back(together.front());
                else
                    list.insert(list.end(), together.begin(), together.end());
            }
}

} // namespace

std::vector<const Clause*> relatedClauses(const Clause& clause)
{
    std::vector<const Clause*> found;
    if (const Game* game = locationOf(clause).game; game && !tableOf(*game))
        addOfPowers(clause, found);
    else
        addOfContracts(clause, found);
    std::vector<const Clause*> list;
    for (const Clause* each : allClauses())
        if (each != &clause && std::find(found.begin(), found.end(), each) != found.end())
            list.push_back(each);
    return list;
}

std::vector<const Clause*> siblings(const Clause& clause)
{
    std::vector<const Clause*> list;
    const ClauseLocation& own = locationOf(clause);
    for (const Clause* other : allClauses()) {
        const ClauseLocation& place = locationOf(*other);
        if (other != &clause && place.game == own.game && place.character == own.character
            && place.contract == own.contract && place.name.de == own.name.de)
            list.push_back(other);
    }
    return list;
}

} // namespace tafel::search
