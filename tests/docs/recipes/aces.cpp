// Aces: four players, 16 cards, two contracts, highest total wins.
#include "games/compendium/clauses.h"
#include "games/compendium/contract.h"
#include "games/compendium/games.h"

namespace tafel::compendium {
namespace {

constexpr auto page = section("Aces");

constexpr Clause acesClause{
    .id = "aces.aces",
    .text = {.de = "Jedes gewonnene Ass bringt 3.", .en = "Each ace won brings 3."},
    .section = page,
};
constexpr Clause lastClause{
    .id = "aces.last",
    .text = {.de = "Der letzte Stich kostet 5.", .en = "The last trick costs 5."},
    .section = page,
};
constexpr const Clause* clauses[] = {&acesClause, &lastClause};

constexpr Rank ranks[] = {Rank::Ace, Rank::King, Rank::Queen, Rank::Jack};

constexpr Contract contracts[] = {
    {.id = "aces",
        .name = {.de = "Asse", .en = "Aces"},
        .line = {.de = "3 je Ass", .en = "3 an ace"},
        .clause = &acesClause,
        .measure = Key::Count,
        .score = Each{3},
        .noun = {.de = "Asse", .en = "Aces"},
        .scoring = CardSet::of(Rank::Ace)},
    {.id = "last",
        .name = {.de = "Letzter", .en = "Last"},
        .line = {.de = "−5", .en = "−5"},
        .clause = &lastClause,
        .measure = Key::Winners,
        .score = ByTrick{{{{-1, -5}}}}},
};

} // namespace

const GameTable aces{
    .id = "aces",
    .name = {.de = "Asse", .en = "Aces"},
    .oneLine = {.de = "vier Personen, zwei Partien", .en = "four players, two deals"},
    .picture = "card SA",
    .unit = Unit::Points,
    .playerCounts = Players{4},
    .ranks = ranks,
    .contracts = contracts,
    .clauses = clauses,
};

} // namespace tafel::compendium
