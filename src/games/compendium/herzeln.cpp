// Herzeln: four players, 32 cards, A 10 K Q J 9 8 7, or three with 24; highest total wins after eight deals.
#include "games/compendium/clauses.h"
#include "games/compendium/contract.h"
#include "games/compendium/games.h"

namespace tafel::compendium {
namespace {

constexpr auto page = section("Herzeln");

constexpr Clause noHeartsClause{
    .id = "herzeln.no-hearts",
    .text = {.de = "Jedes gewonnene Herz kostet: As 11, Zehn 10, König 4, Ober 3, Unter 2, die tieferen 1. "
                   "Zusammen −33, zu dritt −31.",
        .en = "Each heart won costs: ace 11, ten 10, king 4, queen 3, jack 2, lower ones 1. Together −33, "
              "with three players −31."},
    .section = page,
};
constexpr Clause tricksClause{
    .id = "herzeln.tricks",
    .text = {.de = "Jeder Stich bringt 10.", .en = "Each trick brings 10."},
    .section = page,
};
constexpr Clause noTricksClause{
    .id = "herzeln.no-tricks",
    .text = {.de = "Jeder Stich kostet 10.", .en = "Each trick costs 10."},
    .section = page,
};
constexpr Clause noObersClause{
    .id = "herzeln.no-obers",
    .text = {.de = "Jeder gewonnene Ober kostet 20.", .en = "Each queen won costs 20."},
    .section = page,
};
constexpr Clause kingOfHeartsClause{
    .id = "herzeln.king-of-hearts",
    .text = {.de = "Wer den Herz-König gewinnt, verliert 40; damit ist die Partie zu Ende.",
        .en = "Whoever wins the king of hearts loses 40; that ends the deal."},
    .section = page,
};
constexpr Clause lastTrickClause{
    .id = "herzeln.last-trick",
    .text = {.de = "Der letzte Stich bringt 40.", .en = "The last trick brings 40."},
    .section = page,
};
constexpr Clause noLastTrickClause{
    .id = "herzeln.no-last-trick",
    .text = {.de = "Der letzte Stich kostet 40.", .en = "The last trick costs 40."},
    .section = page,
};
constexpr Clause dominoClause{
    .id = "herzeln.domino",
    .text = {.de = "Wer zuerst keine Karten mehr hat, bekommt 0, dann −10, −20, −30.",
        .en = "The first to run out of cards gets 0, then −10, −20, −30."},
    .section = page,
};

constexpr CardSet hearts = CardSet::of(Suit::Hearts);
constexpr CardSet queens = CardSet::of(Rank::Queen);
constexpr CardSet low{"H9"_french, "H8"_french, "H7"_french};

constexpr Rank ranks[]
    = {Rank::Ace, Rank::Ten, Rank::King, Rank::Queen, Rank::Jack, Rank::Nine, Rank::Eight, Rank::Seven};
/// The ten ranks low here.
constexpr Rank ranksOfThree[] = {Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten, Rank::Nine};

constexpr Contract contracts[] = {
    {.id = "no-hearts",
        .name = {.de = "Kein Herz", .en = "No hearts"},
        .line = {.de = "−33 verteilt", .en = "−33 in all"},
        .clause = &noHeartsClause,
        .measure = Key::Takes,
        .score = PerCard{{{{{"HA"_french}, -11}, {{"H10"_french}, -10}, {{"HK"_french}, -4},
            {{"HQ"_french}, -3}, {{"HJ"_french}, -2}, {low, -1}}}},
        .scoring = hearts,
        .notInFirstTrick = hearts,
        .orPoints = true},
    {.id = "tricks",
        .name = {.de = "Stiche", .en = "Tricks"},
        .line = {.de = "10 je Stich", .en = "10 a trick"},
        .clause = &tricksClause,
        .measure = Key::Count,
        .score = Each{10}},
    {.id = "no-tricks",
        .name = {.de = "Keine Stiche", .en = "No tricks"},
        .line = {.de = "−10 je Stich", .en = "−10 a trick"},
        .clause = &noTricksClause,
        .measure = Key::Count,
        .score = Each{-10}},
    {.id = "no-obers",
        .name = {.de = "Keine Ober", .en = "No queens"},
        .line = {.de = "−20 je Ober", .en = "−20 a queen"},
        .clause = &noObersClause,
        .measure = Key::Count,
        .score = Each{-20},
        .noun = {.de = "Ober", .en = "Queens"},
        .scoring = queens,
        .notInFirstTrick = queens},
    {.id = "king-of-hearts",
        .name = {.de = "Herz-König", .en = "King of hearts"},
        .line = {.de = "−40", .en = "−40"},
        .clause = &kingOfHeartsClause,
        .measure = Key::Takes,
        .score = PerCard{{{{{"HK"_french}, -40}}}},
        .scoring = {"HK"_french},
        .notInFirstTrick = {"HK"_french},
        .endsWith = {"HK"_french}},
    {.id = "last-trick",
        .name = {.de = "Letzter Stich", .en = "Last trick"},
        .line = {.de = "+40", .en = "+40"},
        .clause = &lastTrickClause,
        .measure = Key::Winners,
        .score = ByTrick{{{{-1, 40}}}}},
    {.id = "no-last-trick",
        .name = {.de = "Kein letzter", .en = "No last trick"},
        .line = {.de = "−40", .en = "−40"},
        .clause = &noLastTrickClause,
        .measure = Key::Winners,
        .score = ByTrick{{{{-1, -40}}}}},
    {.id = "domino",
        .name = {.de = "Domino", .en = "Domino"},
        .line = {.de = "0 · −10 · −20 · −30", .en = "0 · −10 · −20 · −30"},
        .clause = &dominoClause,
        .measure = Key::Out,
        .score = ByPlace{{0, -10, -20, -30}},
        .layout = {.kind = Layout::Kind::OneRow},
        .tricks = false},
};

constexpr const Clause* clauses[] = {&noHeartsClause, &tricksClause, &noTricksClause, &noObersClause,
    &kingOfHeartsClause, &lastTrickClause, &noLastTrickClause, &dominoClause};

} // namespace

const GameTable herzeln{
    .id = "herzeln",
    .name = {.de = "Herzeln", .en = "Herzeln"},
    .oneLine = {.de = "drei oder vier Personen, acht Partien, mal Stiche, mal keine",
        .en = "three or four players, eight deals, tricks wanted and unwanted"},
    .unit = Unit::Points,
    .playerCounts = Players{3, 4},
    .ranks = ranks,
    .contracts = contracts,
    .clauses = clauses,
    .ranksOfThree = ranksOfThree,
};

} // namespace tafel::compendium
