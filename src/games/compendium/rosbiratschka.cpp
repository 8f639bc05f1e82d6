// Rosbiratschka: four players, 32 cards, six deals, highest total wins.
#include "games/compendium/clauses.h"
#include "games/compendium/contract.h"
#include "games/compendium/games.h"
#include "games/compendium/scores.h"

namespace tafel::compendium {
namespace {

constexpr auto page = section("Rosbiratschka");

constexpr Clause dealsClause{
    .id = "rosbiratschka.deals",
    .text = {.de = "Sechs Partien in fester Reihenfolge; nach jeder gibt, wer rechts sitzt. Rechts vom Geber "
                   "wird begonnen, in jeder Partie.",
        .en = "Six deals in a fixed order; the deal passes to the right. The player to the dealer's right "
              "opens every one of them."},
    .section = page,
    .ruling = ruling({.de
        = "Wer als Nächstes gibt, sagt die Compendium-Seite nicht; gegeben und gespielt wird nach rechts.",
        .en = "The compendium page does not say who deals next; deal and play go to the right."}),
};
constexpr Clause noTricksClause{
    .id = "rosbiratschka.no-tricks",
    .text = {.de = "Haben alle einen Stich, kostet jeder Stich 1.",
        .en = "If all took a trick, each trick costs 1."},
    .section = page,
};
constexpr Clause noHeartsClause{
    .id = "rosbiratschka.no-hearts",
    .text = {.de = "Haben alle ein Herz gewonnen, kostet jedes Herz 1.",
        .en = "If all won a heart, each heart costs 1."},
    .section = page,
};
constexpr Clause noUntersClause{
    .id = "rosbiratschka.no-unters",
    .text = {.de = "Haben alle einen Buben gewonnen, kostet jeder Bube 1.",
        .en = "If all won a jack, each jack costs 1."},
    .section = page,
};
constexpr Clause someWithoutClause{
    .id = "rosbiratschka.some-without",
    .text = {.de = "Kein Stich, Kein Herz, Kein Bube: Geht eine Person leer aus, oder zwei, kosten die "
                   "Stiche, Herz oder Buben der andern je 2.",
        .en = "No tricks, no hearts, no jacks: if one or two players took none, those of the others cost 2 "
              "each."},
    .section = page,
};
constexpr Clause allClause{
    .id = "rosbiratschka.all",
    .text
    = {.de = "Kein Stich, Kein Herz, Kein Bube: Wer alle gewinnt, bekommt 8; die andern schreiben nichts.",
        .en = "No tricks, no hearts, no jacks: a player who wins them all gets 8; the others score nothing."},
    .section = page,
};
constexpr Clause kingOfHeartsClause{
    .id = "rosbiratschka.king-of-hearts",
    .text = {.de = "Wer den Herz-König gewinnt, verliert 8; damit ist die Partie zu Ende.",
        .en = "The player who wins the king of hearts loses 8; that ends the deal."},
    .section = page,
};
constexpr Clause hundredClause{
    .id = "rosbiratschka.hundred",
    .text = {.de = "Wer die laufende Summe über 25 bringt, verliert 1, über 50 2, über 100 5; damit ist die "
                   "Partie zu Ende.",
        .en = "The player who pushes the running total above 25 loses 1, above 50 loses 2, above 100 loses 5 "
              "and ends the deal."},
    .section = page,
};
constexpr Clause hundredPlayClause{
    .id = "rosbiratschka.hundred-play",
    .text = {.de = "Hundert: Der Reihe nach legen alle irgendeine Karte und sagen die Summe an: Ass 11, Zehn "
                   "10, König 4, Dame 3, Bube 2, die andern 0.",
        .en = "Hundred: in turn, everybody plays any card and announces the total: ace 11, ten 10, king 4, "
              "queen 3, jack 2, the others 0."},
    .section = page,
};
constexpr Clause rosbiratschkaClause{
    .id = "rosbiratschka.rosbiratschka",
    .text = {.de = "Wer als letzte Person noch Karten hat, verliert 8.",
        .en = "The last player holding cards loses 8."},
    .section = page,
};

/// One took all: +8. One or two took none: −2 each. All took some: −1 each.
DealScores likewise(const DealContext& context, const Contract& contract, const Facts& facts)
{
    DealScores worth;
    Players without;
    Player most = 0;
    for (Player player = 0; player < context.players(); ++player) {
        if (facts.count[player] == 0)
            without.add(player);
        if (facts.count[player] > facts.count[most])
            most = player;
    }
    if (without.size() == context.players() - 1) {
        worth.award[most] = 8;
        worth.because.push_back({&allClause, Players{most},
            {{.de = "Alle {1} für {0}: +8, sonst schreibt niemand.",
                 .en = "All {1} for {0}: +8, nobody else scores."},
                {Argument::player(most), Argument::number(facts.count[most])}}});
        return worth;
    }
    for (Player player = 0; player < context.players(); ++player)
        worth.award[player] = (without.empty() ? -1 : -2) * facts.count[player];
    worth.because.push_back(without.empty()
            ? defaultReason(contract)
            : Reason{&someWithoutClause, without,
                {{.de = "Nichts für {0}: je −2 statt −1.", .en = "None for {0}: −2 each instead of −1."},
                    {Argument::players(without)}}});
    return worth;
}

constexpr Rank ranks[]
    = {Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten, Rank::Nine, Rank::Eight, Rank::Seven};

constexpr Contract contracts[] = {
    {.id = "no-tricks",
        .name = {.de = "Kein Stich", .en = "No tricks"},
        .line = {.de = "−1 oder −2 je Stich", .en = "−1 or −2 a trick"},
        .clause = &noTricksClause,
        .measure = Key::Count,
        .score = Special{likewise}},
    {.id = "no-hearts",
        .name = {.de = "Kein Herz", .en = "No hearts"},
        .line = {.de = "−1 oder −2 je Herz", .en = "−1 or −2 a heart"},
        .clause = &noHeartsClause,
        .measure = Key::Count,
        .score = Special{likewise},
        .noun = {.de = "Herz", .en = "Hearts"},
        .scoring = CardSet::of(Suit::Hearts)},
    {.id = "no-unters",
        .name = {.de = "Kein Bube", .en = "No jacks"},
        .line = {.de = "−1 oder −2 je Bube", .en = "−1 or −2 a jack"},
        .clause = &noUntersClause,
        .measure = Key::Count,
        .score = Special{likewise},
        .noun = {.de = "Buben", .en = "Jacks"},
        .scoring = CardSet::of(Rank::Jack)},
    {.id = "king-of-hearts",
        .name = {.de = "Herz-König", .en = "King of hearts"},
        .line = {.de = "−8", .en = "−8"},
        .clause = &kingOfHeartsClause,
        .measure = Key::Takes,
        .score = PerCard{{{{{"HK"_french}, -8}}}},
        .scoring = {"HK"_french},
        .endsWith = {"HK"_french}},
    {.id = "hundred",
        .name = {.de = "Hundert", .en = "Hundred"},
        .line = {.de = "−1 · −2 · −5", .en = "−1 · −2 · −5"},
        .clause = &hundredClause,
        .measure = Key::Crossings,
        .score = ByThreshold{{{{25, -1}, {50, -2}, {100, -5}}}},
        .tricks = false,
        .oneByOne = &hundredPlayClause},
    {.id = "rosbiratschka",
        .name = {.de = "Rosbiratschka", .en = "Rosbiratschka"},
        .line = {.de = "letzte Person −8", .en = "last one −8"},
        .clause = &rosbiratschkaClause,
        .measure = Key::Out,
        .score = ByPlace{{0, 0, 0, -8}},
        .layout = {.kind = Layout::Kind::Rows},
        .tricks = false},
};

constexpr const Clause* clauses[]
    = {&dealsClause, &noTricksClause, &noHeartsClause, &noUntersClause, &someWithoutClause, &allClause,
        &kingOfHeartsClause, &hundredClause, &hundredPlayClause, &rosbiratschkaClause};

} // namespace

const GameTable rosbiratschka{
    .id = "rosbiratschka",
    .name = {.de = "Rosbiratschka", .en = "Rosbiratschka"},
    .oneLine
    = {.de = "vier Personen, sechs Partien, kleine Zahlen", .en = "four players, six deals, small numbers"},
    .picture = "card DA",
    .unit = Unit::Points,
    .playerCounts = Players{4},
    .ranks = ranks,
    .contracts = contracts,
    .clauses = clauses,
    .opens = &dealsClause,
    .plan = &dealsClause,
};

} // namespace tafel::compendium
