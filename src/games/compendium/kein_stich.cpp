// Kein Stich and its two sisters, King Louis and Black Pig: four players, 32 cards, highest total wins.
#include "games/compendium/clauses.h"
#include "games/compendium/contract.h"
#include "games/compendium/games.h"

namespace tafel::compendium {
namespace {

constexpr auto page = section("Kein Stich");
constexpr auto louisPage = section("Kein Stich: King Louis");
constexpr auto pigPage = section("Kein Stich: Black Pig");
constexpr auto extraPage = section("Kein Stich: Extra Deals");

// ---- Clauses

constexpr Clause noTricksClause{
    .id = "kein-stich.no-tricks",
    .text = {.de = "Jeder Stich kostet 5.", .en = "Each trick costs 5."},
    .section = page,
};
constexpr Clause noHeartsClause{
    .id = "kein-stich.no-hearts",
    .text = {.de = "Jedes gewonnene Herz kostet 5.", .en = "Each heart won costs 5."},
    .section = page,
};
constexpr Clause noHeartsBanClause{
    .id = "kein-stich.no-hearts-first-trick",
    .text = {.de = "Kein Herz: Kein Herz, von der Sieben bis zum Ass, kommt in den ersten Stich, wenn eine "
                   "andere Karte erlaubt ist.",
        .en
        = "No hearts: hearts (seven to ace) may not be played to the first trick if another card is legal."},
    .section = page,
};
constexpr Clause noObersClause{
    .id = "kein-stich.no-obers",
    .text = {.de = "Jede gewonnene Dame kostet 10.", .en = "Each queen won costs 10."},
    .section = page,
};
constexpr Clause noObersBanClause{
    .id = "kein-stich.no-obers-first-trick",
    .text = {.de
        = "Keine Dame: Keine der vier Damen kommt in den ersten Stich, wenn eine andere Karte erlaubt ist.",
        .en
        = "No queens: none of the four queens may be played to the first trick if another card is legal."},
    .section = page,
};
constexpr Clause kingOfHeartsClause{
    .id = "kein-stich.king-of-hearts",
    .text = {.de = "Wer den Herz-König (Max) gewinnt, verliert 40; damit ist die Partie zu Ende.",
        .en = "The player who wins the king of hearts (Max) loses 40; that ends the deal."},
    .section = page,
};
constexpr Clause kingBanClause{
    .id = "kein-stich.king-of-hearts-first-trick",
    .text = {.de = "Herz-König: Er kommt nicht in den ersten Stich, wenn eine andere Karte erlaubt ist.",
        .en = "King of hearts: it may not be played to the first trick if another card is legal."},
    .section = page,
};
constexpr Clause noPenultimateClause{
    .id = "kein-stich.no-penultimate",
    .text = {.de = "Der zweitletzte Stich kostet 40. Zusatzpartie mit der Hausregel extra = penultimate.",
        .en = "The last trick but one costs 40. Extra deal with the house rule extra = penultimate."},
    .section = extraPage,
};
constexpr Clause noFirstLastClause{
    .id = "kein-stich.no-first-last",
    .text = {.de
        = "Der erste und der letzte Stich kosten je 20. Zusatzpartie mit der Hausregel extra = first-last.",
        .en
        = "The first and the last trick cost 20 each. Extra deal with the house rule extra = first-last."},
    .section = extraPage,
};
constexpr Clause dominoClause{
    .id = "kein-stich.domino",
    .text = {.de = "Wer zuerst keine Karten mehr hat, bekommt 100, dann 50, 10 und 0.",
        .en = "The first to run out of cards gets 100, then 50, 10 and 0."},
    .section = page,
};
constexpr Clause dominoExtraClause{
    .id = "kein-stich.domino-after-extra",
    .text = {.de = "Mit einer Zusatzpartie bringt die Legerunde 120, 60, 20 und 0.",
        .en = "With an extra deal domino gives 120, 60, 20 and 0."},
    .section = extraPage,
};
constexpr Clause dominoOpensClause{
    .id = "kein-stich.domino-opens",
    .text = {.de = "Die Legerunde beginnt, wer den Kreuz-Buben hat, mit dieser Karte.",
        .en = "Domino is opened by the holder of the jack of clubs, with that card."},
    .section = page,
};
constexpr Clause dealsClause{
    .id = "kein-stich.deals",
    .text = {.de = "Fünf Partien in fester Reihenfolge, die Legerunde zuletzt; nach jeder gibt, wer rechts "
                   "sitzt. Rechts vom Geber wird ausgespielt.",
        .en = "Five deals in a fixed order, domino last; the deal passes to the right. The player to the "
              "dealer's right leads."},
    .section = page,
};
constexpr Clause extraClause{
    .id = "kein-stich.extra",
    .text = {.de = "Eine Zusatzpartie kommt nach der vierten Partie (bei King Louis nach der dritten), vor "
                   "der Legerunde.",
        .en
        = "An extra deal is played after the fourth deal (in King Louis after the third), before domino."},
    .section = extraPage,
};
constexpr Clause marchGoesOnClause{
    .id = "kein-stich.march-goes-on",
    .text = {.de = "Mit der Hausregel march geht die Partie um den König oder die Pik-Dame nach dem Fang "
                   "weiter, solange die Person, die gefangen hat, alle Stiche hat.",
        .en = "With the house rule march the deal for the king or the queen of spades goes on after the "
              "capture as long as the player who took the card has every trick."},
    .ruling = ruling({.de
        = "Endete sie sofort, gäbe es in dieser Partie keinen Durchmarsch; die Compendium-Seite erlaubt ihn.",
        .en = "If it ended at once there could be no march in that deal; the compendium page allows one."}),
};

constexpr Clause louisDealsClause{
    .id = "king-louis.deals",
    .text = {.de = "Kein Stich ohne die erste Partie: vier Partien, mit einer Zusatzpartie fünf.",
        .en = "Kein Stich without its first deal: four deals, or five with an extra deal."},
    .section = louisPage,
};
constexpr Clause louisDominoClause{
    .id = "king-louis.domino",
    .text = {.de = "Wer zuerst keine Karten mehr hat, bekommt 80, dann 30, 10 und 0.",
        .en = "The first to run out of cards gets 80, then 30, 10 and 0."},
    .section = louisPage,
};
constexpr Clause louisDominoExtraClause{
    .id = "king-louis.domino-after-extra",
    .text = {.de = "Mit einer Zusatzpartie bringt die Legerunde 100, 50, 10 und 0.",
        .en = "With an extra deal domino gives 100, 50, 10 and 0."},
    .section = extraPage,
    .ruling = ruling({.de = "Die Compendium-Seite nennt nur die Werte von Kein Stich; alle dort gehen in der "
                            "Summe auf null auf.",
        .en = "The compendium page gives the values of Kein Stich only; every version on it sums to zero."}),
};

constexpr Clause queenOfSpadesClause{
    .id = "black-pig.queen-of-spades",
    .text = {.de = "Wer die Pik-Dame gewinnt, verliert 40; damit ist die Partie zu Ende.",
        .en = "The player who wins the queen of spades loses 40; that ends the deal."},
    .section = pigPage,
};
constexpr Clause queenBanClause{
    .id = "black-pig.queen-of-spades-first-trick",
    .text = {.de = "Pik-Dame: Sie kommt nicht in den ersten Stich, wenn eine andere Karte erlaubt ist.",
        .en = "Queen of spades: it may not be played to the first trick if another card is legal."},
    .section = pigPage,
};
constexpr Clause pigDealsClause{
    .id = "black-pig.deals",
    .text = {.de = "Kein Stich mit der Pik-Dame an der Stelle des Herz-Königs.",
        .en = "Kein Stich with the queen of spades instead of the king of hearts."},
    .section = pigPage,
};

// ---- House rules

constexpr Text marchEffects[] = {
    {.de = "kein Bonus für alle Stiche", .en = "no bonus for all tricks"},
    {.de = "alle Stiche: +50, die andern −30", .en = "all tricks: +50, the others −30"},
};
constexpr std::string_view extraWords[] = {"none", "penultimate", "first-last"};
constexpr Text extraEffects[] = {
    {.de = "keine Zusatzpartie", .en = "no extra deal"},
    {.de = "dazu eine Partie: der zweitletzte Stich kostet 40",
        .en = "one more deal: the last trick but one costs 40"},
    {.de = "dazu eine Partie: erster und letzter Stich kosten je 20",
        .en = "one more deal: first and last trick cost 20 each"},
};
constexpr OptionSpec options[] = {
    {.name = "march",
        .label = {.de = "Durchmarsch", .en = "March"},
        .words = flagWords,
        .effects = marchEffects,
        .form = OptionSpec::Form::Flag},
    {.name = "extra",
        .label = {.de = "Zusatzpartie", .en = "Extra deal"},
        .words = extraWords,
        .effects = extraEffects,
        .fixedAfterFirstDeal = true},
};
constexpr const OptionSpec& marchOption = optionNamed(options, "march");
constexpr const OptionSpec& extraOption = optionNamed(options, "extra");

// ---- Contracts

constexpr Rank ranks[]
    = {Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten, Rank::Nine, Rank::Eight, Rank::Seven};
constexpr CardSet hearts = CardSet::of(Suit::Hearts);
constexpr CardSet queens = CardSet::of(Rank::Queen);

constexpr Contract noTricks{.id = "no-tricks",
    .name = {.de = "Kein Stich", .en = "No tricks"},
    .line = {.de = "−5 je Stich", .en = "−5 a trick"},
    .clause = &noTricksClause,
    .measure = Key::Count,
    .score = Each{-5},
    .march = true};
constexpr Contract noHearts{.id = "no-hearts",
    .name = {.de = "Kein Herz", .en = "No hearts"},
    .line = {.de = "−5 je Herz", .en = "−5 a heart"},
    .clause = &noHeartsClause,
    .measure = Key::Count,
    .score = Each{-5},
    .noun = {.de = "Herz", .en = "Hearts"},
    .scoring = hearts,
    .notInFirstTrick = hearts,
    .ban = &noHeartsBanClause,
    .march = true};
constexpr Contract noObers{.id = "no-obers",
    .name = {.de = "Keine Dame", .en = "No queens"},
    .line = {.de = "−10 je Dame", .en = "−10 a queen"},
    .clause = &noObersClause,
    .measure = Key::Count,
    .score = Each{-10},
    .noun = {.de = "Damen", .en = "Queens"},
    .scoring = queens,
    .notInFirstTrick = queens,
    .ban = &noObersBanClause,
    .march = true};
constexpr Contract kingOfHearts{.id = "king-of-hearts",
    .name = {.de = "Herz-König", .en = "King of hearts"},
    .line = {.de = "−40", .en = "−40"},
    .clause = &kingOfHeartsClause,
    .measure = Key::Takes,
    .score = PerCard{{{{{"HK"_french}, -40}}}},
    .scoring = {"HK"_french},
    .notInFirstTrick = {"HK"_french},
    .ban = &kingBanClause,
    .endsWith = {"HK"_french},
    .march = true};
constexpr Contract queenOfSpades{.id = "queen-of-spades",
    .name = {.de = "Pik-Dame", .en = "Queen of spades"},
    .line = {.de = "−40", .en = "−40"},
    .clause = &queenOfSpadesClause,
    .measure = Key::Takes,
    .score = PerCard{{{{{"SQ"_french}, -40}}}},
    .scoring = {"SQ"_french},
    .notInFirstTrick = {"SQ"_french},
    .ban = &queenBanClause,
    .endsWith = {"SQ"_french},
    .march = true};
constexpr Contract noPenultimate{.id = "no-penultimate",
    .name = {.de = "Zweitletzter", .en = "Penultimate"},
    .line = {.de = "−40", .en = "−40"},
    .clause = &noPenultimateClause,
    .measure = Key::Winners,
    .score = ByTrick{{{{-2, -40}}}}};
constexpr Contract noFirstLast{.id = "no-first-last",
    .name = {.de = "1. und letzter", .en = "First and last"},
    .line = {.de = "je −20", .en = "−20 each"},
    .clause = &noFirstLastClause,
    .measure = Key::Winners,
    .score = ByTrick{{{{1, -20}, {-1, -20}}}}};

constexpr Contract domino(const Clause* clause, Text line, std::array<int, maxPlayers> values)
{
    return {.id = "domino",
        .name = {.de = "Legerunde", .en = "Domino"},
        .line = line,
        .clause = clause,
        .measure = Key::Out,
        .score = ByPlace{values},
        .layout = {.kind = Layout::Kind::Rows, .first = "CJ"_french, .opens = &dominoOpensClause},
        .tricks = false};
}
constexpr Contract domino100
    = domino(&dominoClause, {.de = "100 · 50 · 10 · 0", .en = "100 · 50 · 10 · 0"}, {100, 50, 10, 0});
constexpr Contract domino120
    = domino(&dominoExtraClause, {.de = "120 · 60 · 20 · 0", .en = "120 · 60 · 20 · 0"}, {120, 60, 20, 0});
constexpr Contract louisDomino80
    = domino(&louisDominoClause, {.de = "80 · 30 · 10 · 0", .en = "80 · 30 · 10 · 0"}, {80, 30, 10, 0});
constexpr Contract louisDomino100 = domino(
    &louisDominoExtraClause, {.de = "100 · 50 · 10 · 0", .en = "100 · 50 · 10 · 0"}, {100, 50, 10, 0});

/// The last four of each list depend on the house rules: the two extra deals, domino without and with one.
constexpr std::size_t houseRuleContracts = 4;
constexpr Contract keinStichContracts[]
    = {noTricks, noHearts, noObers, kingOfHearts, noPenultimate, noFirstLast, domino100, domino120};
constexpr Contract kingLouisContracts[]
    = {noHearts, noObers, kingOfHearts, noPenultimate, noFirstLast, louisDomino80, louisDomino100};
constexpr Contract blackPigContracts[]
    = {noTricks, noHearts, noObers, queenOfSpades, noPenultimate, noFirstLast, domino100, domino120};

std::vector<const Contract*> deals(const DealContext& context)
{
    const std::span<const Contract> all = context.table->contracts;
    const std::size_t always = all.size() - houseRuleContracts;
    std::vector<const Contract*> list;
    for (const Contract& contract : all.first(always))
        list.push_back(&contract);
    const auto extra = static_cast<std::size_t>(context.option(extraOption));
    if (extra > 0)
        list.push_back(&all[always + extra - 1]);
    list.push_back(&all[always + (extra > 0 ? 3 : 2)]);
    return list;
}

/// Each clause is listed with the game that it comes from.
constexpr const Clause* keinStichClauses[]
    = {&dealsClause, &noTricksClause, &noHeartsClause, &noHeartsBanClause, &noObersClause, &noObersBanClause,
        &kingOfHeartsClause, &kingBanClause, &extraClause, &noPenultimateClause, &noFirstLastClause,
        &dominoClause, &dominoExtraClause, &dominoOpensClause, &marchGoesOnClause};
constexpr const Clause* kingLouisClauses[] = {&louisDealsClause, &louisDominoClause, &louisDominoExtraClause};
constexpr const Clause* blackPigClauses[] = {&pigDealsClause, &queenOfSpadesClause, &queenBanClause};

} // namespace

const GameTable keinStich{
    .id = "kein-stich",
    .name = {.de = "Kein Stich", .en = "Kein Stich"},
    .oneLine = {.de = "vier Personen, fünf Partien, zuletzt die Legerunde",
        .en = "four players, five deals, domino at the end"},
    .picture = "card H10",
    .unit = Unit::Points,
    .playerCounts = Players{4},
    .ranks = ranks,
    .contracts = keinStichContracts,
    .clauses = keinStichClauses,
    .options = options,
    .opens = &dealsClause,
    .plan = &dealsClause,
    .march = &marchOption,
    .marchWins = 50,
    .marchLoses = -30,
    .deals = deals,
};

const GameTable kingLouis{
    .id = "king-louis",
    .name = {.de = "King Louis", .en = "King Louis"},
    .oneLine = {.de = "Kein Stich ohne die erste Partie", .en = "Kein Stich without its first deal"},
    .picture = "card HK",
    .unit = Unit::Points,
    .playerCounts = Players{4},
    .ranks = ranks,
    .contracts = kingLouisContracts,
    .clauses = kingLouisClauses,
    .options = options,
    .opens = &dealsClause,
    .plan = &louisDealsClause,
    .march = &marchOption,
    .marchWins = 50,
    .marchLoses = -30,
    .deals = deals,
};

const GameTable blackPig{
    .id = "black-pig",
    .name = {.de = "Schwarze Sau", .en = "Black Pig"},
    .oneLine = {.de = "Kein Stich mit der Pik-Dame statt des Herz-Königs",
        .en = "Kein Stich with the queen of spades instead of the king of hearts"},
    .picture = "card SQ",
    .unit = Unit::Points,
    .playerCounts = Players{4},
    .ranks = ranks,
    .contracts = blackPigContracts,
    .clauses = blackPigClauses,
    .options = options,
    .opens = &dealsClause,
    .plan = &pigDealsClause,
    .march = &marchOption,
    .marchWins = 50,
    .marchLoses = -30,
    .deals = deals,
};

} // namespace tafel::compendium
