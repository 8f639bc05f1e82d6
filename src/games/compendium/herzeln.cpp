// Herzeln: four players, 32 cards, A 10 K Q J 9 8 7, or three with 24; highest total wins after eight deals.
#include "games/compendium/clauses.h"
#include "games/compendium/contract.h"
#include "games/compendium/games.h"

namespace tafel::compendium {
namespace {

constexpr auto page = section("Herzeln");

constexpr auto threePage = section("Herzeln: Three Player Herzeln");

constexpr Clause dealsClause{
    .id = "herzeln.deals",
    .text = {.de = "Acht Partien in dieser Folge: Kein Herz, Stiche, Keine Stiche, Keine Damen, Herz-König, "
                   "letzter Stich, kein letzter Stich, Domino. Nach jeder gibt, wer rechts sitzt; rechts vom "
                   "Geber wird ausgespielt und im Domino begonnen.",
        .en = "Eight deals in this order: no hearts, tricks, no tricks, no queens, king of hearts, last "
              "trick, no last trick, domino. The deal passes to the right; the player to the dealer's right "
              "leads, and also starts domino."},
    .section = page,
};
constexpr Clause ranksClause{
    .id = "herzeln.ranks",
    .text = {.de = "Zu viert von oben nach unten: Ass, Zehn, König, Dame, Bube, Neun, Acht, Sieben. Die Zehn "
                   "sticht also den König.",
        .en = "With four players from high to low: ace, ten, king, queen, jack, nine, eight, seven. So the "
              "ten beats the king."},
    .section = page,
};
constexpr Clause threeRanksClause{
    .id = "herzeln.three-players-ranks",
    .text
    = {.de = "Zu dritt von oben nach unten: Ass, König, Dame, Bube, Zehn, Neun. Die Zehn ist hier tief.",
        .en = "With three players from high to low: ace, king, queen, jack, ten, nine. The ten is low here."},
    .section = threePage,
};
constexpr Clause handsClause{
    .id = "herzeln.hands",
    .text = {.de = "Alle bekommen acht Karten: zu viert von 32, zu dritt von 24, ohne Acht und Sieben.",
        .en = "Everybody gets eight cards: four players from a pack of 32, three from 24 without eights and "
              "sevens."},
    .section = section("Herzeln, Three Player Herzeln"),
};
constexpr Clause noHeartsClause{
    .id = "herzeln.no-hearts",
    .text = {.de = "Jedes gewonnene Herz kostet: Ass 11, Zehn 10, König 4, Dame 3, Bube 2, die tieferen 1. "
                   "Zusammen −33, zu dritt −31.",
        .en = "Each heart won costs: ace 11, ten 10, king 4, queen 3, jack 2, lower ones 1. Together −33, "
              "with three players −31."},
    .section = page,
};
constexpr Clause noHeartsBanClause{
    .id = "herzeln.no-hearts-first-trick",
    .text = {.de = "Kein Herz: Kein Herz, von der Sieben bis zum Ass, kommt in den ersten Stich, wenn eine "
                   "andere Karte erlaubt ist.",
        .en
        = "No hearts: hearts (seven to ace) may not be played to the first trick if another card is legal."},
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
    .text = {.de = "Jede gewonnene Dame kostet 20.", .en = "Each queen won costs 20."},
    .section = page,
};
constexpr Clause noObersBanClause{
    .id = "herzeln.no-obers-first-trick",
    .text = {.de
        = "Keine Damen: Keine der vier Damen kommt in den ersten Stich, wenn eine andere Karte erlaubt ist.",
        .en
        = "No queens: none of the four queens may be played to the first trick if another card is legal."},
    .section = page,
};
constexpr Clause kingOfHeartsClause{
    .id = "herzeln.king-of-hearts",
    .text = {.de = "Wer den Herz-König gewinnt, verliert 40; damit ist die Partie zu Ende.",
        .en = "The player who wins the king of hearts loses 40; that ends the deal."},
    .section = page,
};
constexpr Clause kingBanClause{
    .id = "herzeln.king-of-hearts-first-trick",
    .text = {.de = "Herz-König: Er kommt nicht in den ersten Stich, wenn eine andere Karte erlaubt ist.",
        .en = "King of hearts: it may not be played to the first trick if another card is legal."},
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

constexpr Clause dominoRowClause{
    .id = "herzeln.domino-row",
    .text
    = {.de = "Aufwärts liegt die Domino-Reihe Bube, Dame, König, Zehn, Ass, Sieben, Acht, Neun, Bube und "
             "so fort, abwärts Bube, Neun, Acht, Sieben, Ass, Zehn, König, Dame. Zu dritt aufwärts Bube, "
             "Dame, König, Ass, Neun, Zehn, abwärts Bube, Zehn, Neun, Ass, König, Dame.",
        .en = "Upwards the domino row runs jack, queen, king, ten, ace, seven, eight, nine, jack and so on, "
              "downwards jack, nine, eight, seven, ace, ten, king, queen. With three players upwards jack, "
              "queen, king, ace, nine, ten, downwards jack, ten, nine, ace, king, queen."},
    .section = page,
    .ruling = ruling(
        {.de = "Die Compendium-Seite nennt nur Ass und Sieben als Nachbarn; im Übrigen gilt die Rangfolge "
               "des Spiels, in der die Zehn zu viert über dem König liegt.",
            .en = "The compendium page names only ace and seven as neighbours; otherwise the ranking of the "
                  "game applies, in which the ten is above the king with four players."}),
};
constexpr Clause threeDominoClause{
    .id = "herzeln.domino-three-players",
    .text = {.de = "Domino zu dritt: 0, −10, −20.", .en = "Domino with three players: 0, −10, −20."},
    .section = threePage,
};

/// With four players the ten ranks above the king.
const Clause& ranking(int players, Card, std::optional<Suit>)
{
    return players == 3 ? threeRanksClause : ranksClause;
}

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
        .line = {.de = "−11 bis −1 je Herz", .en = "−11 to −1 a heart"},
        .clause = &noHeartsClause,
        .measure = Key::Takes,
        .score = PerCard{{{{{"HA"_french}, -11}, {{"H10"_french}, -10}, {{"HK"_french}, -4},
            {{"HQ"_french}, -3}, {{"HJ"_french}, -2}, {low, -1}}}},
        .scoring = hearts,
        .notInFirstTrick = hearts,
        .ban = &noHeartsBanClause,
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
        .name = {.de = "Keine Damen", .en = "No queens"},
        .line = {.de = "−20 je Dame", .en = "−20 a queen"},
        .clause = &noObersClause,
        .measure = Key::Count,
        .score = Each{-20},
        .noun = {.de = "Damen", .en = "Queens"},
        .scoring = queens,
        .notInFirstTrick = queens,
        .ban = &noObersBanClause},
    {.id = "king-of-hearts",
        .name = {.de = "Herz-König", .en = "King of hearts"},
        .line = {.de = "−40", .en = "−40"},
        .clause = &kingOfHeartsClause,
        .measure = Key::Takes,
        .score = PerCard{{{{{"HK"_french}, -40}}}},
        .scoring = {"HK"_french},
        .notInFirstTrick = {"HK"_french},
        .ban = &kingBanClause,
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
        .line = {.de = "0 · −10 · −20 …", .en = "0 · −10 · −20 …"},
        .clause = &dominoClause,
        .measure = Key::Out,
        .score = ByPlace{{0, -10, -20, -30}},
        .layout = {.kind = Layout::Kind::OneRow, .order = &dominoRowClause},
        .tricks = false},
};

constexpr const Clause* clauses[] = {&handsClause, &ranksClause, &threeRanksClause, &dealsClause,
    &noHeartsClause, &noHeartsBanClause, &tricksClause, &noTricksClause, &noObersClause, &noObersBanClause,
    &kingOfHeartsClause, &kingBanClause, &lastTrickClause, &noLastTrickClause, &dominoClause,
    &threeDominoClause, &dominoRowClause};

} // namespace

const GameTable herzeln{
    .id = "herzeln",
    .name = {.de = "Herzeln", .en = "Herzeln"},
    .oneLine = {.de = "drei oder vier Personen, acht Partien, mal Stiche, mal keine",
        .en = "three or four players, eight deals, tricks wanted and unwanted"},
    .picture = "card HA",
    .unit = Unit::Points,
    .playerCounts = Players{3, 4},
    .ranks = ranks,
    .contracts = contracts,
    .clauses = clauses,
    .ranksOfThree = ranksOfThree,
    .opens = &dealsClause,
    .plan = &dealsClause,
    .dealt = &handsClause,
    .ranking = ranking,
};

} // namespace tafel::compendium
