// A made-up game in a single table.
#include "games/compendium/clauses.h"
#include "games/compendium/contract.h"
#include "games/compendium/games.h"

namespace tafel::compendium {
namespace {

constexpr Clause acesClause{
    .id = "toy.aces",
    .text = {.de = "Jedes gewonnene Ass bringt 3.", .en = "Each ace won brings 3."},
    .section = section("Toy"),
};
constexpr Clause lastClause{
    .id = "toy.last",
    .text = {.de = "Der letzte Stich kostet 5.", .en = "The last trick costs 5."},
    .section = section("Toy"),
};
constexpr Clause runClause{
    .id = "toy.run",
    .text = {.de = "Wer zuerst fertig ist, bekommt 4, dann 2.", .en = "Who is out first gets 4, then 2."},
    .section = section("Toy"),
};
constexpr const Clause* clauses[] = {&acesClause, &lastClause, &runClause};
constexpr Rank ranks[] = {Rank::Ace, Rank::King, Rank::Queen, Rank::Jack};
constexpr CardSet aces = CardSet::of(Rank::Ace);

constexpr Contract contracts[] = {
    {.id = "aces",
        .name = {.de = "Asse", .en = "Aces"},
        .line = {.de = "3 je Ass", .en = "3 an ace"},
        .clause = &acesClause,
        .measure = Key::Count,
        .score = Each{3},
        .noun = {.de = "Asse", .en = "Aces"},
        .scoring = aces,
        .notInFirstTrick = aces},
    {.id = "last",
        .name = {.de = "Letzter", .en = "Last"},
        .line = {.de = "−5", .en = "−5"},
        .clause = &lastClause,
        .measure = Key::Winners,
        .score = ByTrick{{{{-1, -5}}}}},
    {.id = "run",
        .name = {.de = "Rennen", .en = "Run"},
        .line = {.de = "4 · 2 · 0 · 0", .en = "4 · 2 · 0 · 0"},
        .clause = &runClause,
        .measure = Key::Out,
        .score = ByPlace{{4, 2, 0, 0}},
        .layout = {.kind = Layout::Kind::Rows, .start = Rank::Queen},
        .tricks = false},
};

} // namespace

extern const GameTable toy;
const GameTable toy{
    .id = "toy",
    .name = {.de = "Spielzeug", .en = "Toy"},
    .oneLine = {.de = "drei Partien", .en = "three deals"},
    .picture = "card SA",
    .unit = Unit::Points,
    .playerCounts = Players{4},
    .ranks = ranks,
    .contracts = contracts,
    .clauses = clauses,
};

} // namespace tafel::compendium
