// Pesë Katësh and its short form Peskac: four players, 52 cards, highest total wins.
#include "games/compendium/clauses.h"
#include "games/compendium/contract.h"
#include "games/compendium/games.h"
#include "games/compendium/scores.h"

namespace tafel::compendium {
namespace {

constexpr auto page = section("Pesë Katësh");
constexpr auto threeFloors = section("Pesë Katësh (3 Floor)");
constexpr auto peskacPage = section("Peskac");

// ---- Clauses

constexpr Clause positiveClause{
    .id = "pese-katesh.positive",
    .text = {.de = "Jeder Stich bringt 2.", .en = "Each trick brings 2."},
    .section = page,
};
constexpr Clause noHeartsClause{
    .id = "pese-katesh.no-hearts",
    .text = {.de = "Jedes gewonnene Herz kostet 2.", .en = "Each heart won costs 2."},
    .section = page,
};
constexpr Clause noQueensClause{
    .id = "pese-katesh.no-queens",
    .text = {.de = "Jede gewonnene Dame kostet 4.", .en = "Each queen won costs 4."},
    .section = page,
};
constexpr Clause noKingClause{
    .id = "pese-katesh.no-king-of-spades",
    .text = {.de = "Wer den Pik-König gewinnt, verliert 16.",
        .en = "The player who wins the king of spades loses 16."},
    .section = page,
};
constexpr Clause blocksClause{
    .id = "pese-katesh.blocks",
    .text = {.de = "20 Partien: jeder Kontrakt viermal hintereinander, einmal von allen gegeben, zuletzt "
                   "jeder noch einmal.",
        .en = "20 deals: each contract four times in succession, once by each dealer; at the end, each once "
              "more."},
    .section = page,
    .ruling
    = ruling({.de = "Die Compendium-Seite sagt auch «der Reihe nach»; nur so hat jeder Geber jeden Kontrakt.",
        .en = "The compendium page also says \"in sequence\"; only this way does every dealer deal every "
              "contract."}),
};
constexpr Clause floorsClause{
    .id = "pese-katesh.floors",
    .text = {.de = "Mit der Hausregel floors = 3 fehlt der Pik-König: 15 Partien.",
        .en = "With the house rule floors = 3 the king of spades is left out: 15 deals."},
    .section = threeFloors,
};
constexpr Clause opensClause{
    .id = "pese-katesh.opens",
    .text = {.de = "Nach jeder Partie gibt, wer links sitzt; links vom Geber wird ausgespielt.",
        .en = "The deal passes to the left; the player to the dealer's left leads."},
    .section = page,
};

constexpr Clause minusesOpensClause{
    .id = "peskac.minuses-opens",
    .text = {.de = "Minus eröffnet, wer links vom Geber sitzt.",
        .en = "Minuses is opened by the player to the dealer's left."},
    .section = peskacPage,
};
constexpr Clause minusesClause{
    .id = "peskac.minuses",
    .text = {.de = "Jeder Stich bringt 2; jedes Herz kostet 2, die Herz-Dame 6, jede andere Dame 4, der "
                   "Pik-König 16.",
        .en = "Each trick brings 2; each heart costs 2, the queen of hearts 6, any other queen 4, the king "
              "of spades 16."},
    .section = peskacPage,
};
constexpr Clause sevensClause{
    .id = "peskac.sevens",
    .text = {.de = "Wer zuerst keine Karten mehr hat, bekommt 32, dann 16, 8 und 4.",
        .en = "The first to run out of cards gets 32, then 16, 8 and 4."},
    .section = peskacPage,
};
constexpr Clause sevensOpensClause{
    .id = "peskac.sevens-opens",
    .text = {.de = "Sieben beginnt, wer die Karo-Sieben hat, mit dieser Karte.",
        .en = "Sevens is opened by the holder of the seven of diamonds, with that card."},
    .section = peskacPage,
};
constexpr Clause givenCardClause{
    .id = "peskac.given-card",
    .text = {.de = "Wer passen muss, kann von der Person davor, die noch dabei ist, eine Karte bekommen, die "
                   "diese auswählt. Wer so die letzte Karte abgibt, ist an dieser Stelle fertig.",
        .en = "A player who must pass may be given a card, of the giver's choice, by the previous player who "
              "is still in. A giver who has none left after that is out at that place."},
    .section = peskacPage,
};
constexpr Clause peskacDealsClause{
    .id = "peskac.deals",
    .text = {.de
        = "Zehn Partien: viermal Minus, viermal Sieben, zuletzt je einmal; nach jeder gibt, wer links sitzt.",
        .en = "Ten deals: four minuses, four sevens, then one of each; the deal passes to the left."},
    .section = peskacPage,
};

// ---- The house rule

constexpr std::string_view floorsWords[] = {"4", "3"};
constexpr Text floorsEffects[] = {
    {.de = "vier Kontrakte, 20 Partien", .en = "four contracts, 20 deals"},
    {.de = "ohne Pik-König, 15 Partien", .en = "without the king of spades, 15 deals"},
};
constexpr OptionSpec options[] = {
    {.name = "floors",
        .label = {.de = "Stockwerke", .en = "Floors"},
        .words = floorsWords,
        .effects = floorsEffects,
        .form = OptionSpec::Form::OneOf,
        .fixedAfterFirstDeal = true},
};
constexpr const OptionSpec& floorsOption = optionNamed(options, "floors");

// ---- Contracts

constexpr Rank ranks[] = {Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten, Rank::Nine, Rank::Eight,
    Rank::Seven, Rank::Six, Rank::Five, Rank::Four, Rank::Three, Rank::Two};
constexpr CardSet hearts = CardSet::of(Suit::Hearts);
constexpr CardSet queens = CardSet::of(Rank::Queen);

constexpr Contract contracts[] = {
    {.id = "positive",
        .name = {.de = "Stiche", .en = "Positive"},
        .line = {.de = "+2 je Stich", .en = "+2 a trick"},
        .clause = &positiveClause,
        .measure = Key::Count,
        .score = Each{2}},
    {.id = "no-hearts",
        .name = {.de = "Kein Herz", .en = "No hearts"},
        .line = {.de = "−2 je Herz", .en = "−2 a heart"},
        .clause = &noHeartsClause,
        .measure = Key::Count,
        .score = Each{-2},
        .noun = {.de = "Herz", .en = "Hearts"},
        .scoring = hearts},
    {.id = "no-queens",
        .name = {.de = "Keine Damen", .en = "No queens"},
        .line = {.de = "−4 je Dame", .en = "−4 a queen"},
        .clause = &noQueensClause,
        .measure = Key::Count,
        .score = Each{-4},
        .noun = {.de = "Damen", .en = "Queens"},
        .scoring = queens},
    {.id = "no-king-of-spades",
        .name = {.de = "Kein Pik-König", .en = "No king of spades"},
        .line = {.de = "−16", .en = "−16"},
        .clause = &noKingClause,
        .measure = Key::Takes,
        .score = PerCard{{{{{"SK"_french}, -16}}}},
        .scoring = {"SK"_french}},
};

constexpr PerCard minusesCards{
    {{{{"HQ"_french}, -6}, {hearts - queens, -2}, {queens - hearts, -4}, {{"SK"_french}, -16}}}};

/// Tricks give 2; hearts, queens and the king of spades cost.
DealScores minuses(const DealContext& context, const Contract&, const Facts& facts)
{
    DealScores worth;
    PerPlayer<int> cards{};
    for (const CardTake& take : facts.takes)
        for (Card card : take.cards)
            cards[take.by] += minusesCards.of(card);
    for (Player player = 0; player < context.players(); ++player) {
        worth.award[player] = 2 * facts.count[player] + cards[player];
        worth.because.push_back({&minusesClause, Players{player},
            {{.de = "{0}: Stiche {1}, Karten {2}.", .en = "{0}: tricks {1}, cards {2}."},
                {Argument::player(player), Argument::signedNumber(2 * facts.count[player]),
                    Argument::signedNumber(cards[player])}}});
    }
    return worth;
}

constexpr Contract peskacContracts[] = {
    {.id = "minuses",
        .name = {.de = "Minus", .en = "Minuses"},
        .line = {.de = "+2, −2, −4, −6, −16", .en = "+2, −2, −4, −6, −16"},
        .clause = &minusesClause,
        .measure = Key::Count,
        .score = Special{minuses},
        .scoring = hearts | queens | CardSet{"SK"_french},
        .takesToo = true},
    {.id = "sevens",
        .name = {.de = "Sieben", .en = "Sevens"},
        .line = {.de = "32 · 16 · 8 · 4", .en = "32 · 16 · 8 · 4"},
        .clause = &sevensClause,
        .measure = Key::Out,
        .score = ByPlace{{32, 16, 8, 4}},
        .layout = {.kind = Layout::Kind::Rows,
            .start = Rank::Seven,
            .aceLow = true,
            .first = "D7"_french,
            .opens = &sevensOpensClause,
            .cannotPlay = &givenCardClause},
        .tricks = false},
};

// ---- The tables

/// Each contract is played four times in succession, once by each dealer, and all of them once more.
constexpr std::size_t blockLength = 4;

std::span<const Contract> floors(const DealContext& context)
{
    const std::span<const Contract> all = context.table->contracts;
    const bool three = !context.table->options.empty() && context.has(&floorsOption);
    return three ? all.first(all.size() - 1) : all;
}

std::vector<const Contract*> deals(const DealContext& context)
{
    std::vector<const Contract*> list;
    for (const Contract& contract : floors(context))
        list.insert(list.end(), blockLength, &contract);
    for (const Contract& contract : floors(context))
        list.push_back(&contract);
    return list;
}

Sentence situation(const DealContext& context, const Standing& before, Player)
{
    const std::size_t block = before.played.size() / blockLength, blocks = floors(context).size();
    if (block >= blocks)
        return {{.de = "Schlussrunde: jeder Kontrakt einmal", .en = "Last round: each contract once"}};
    return {{.de = "Block {0} von {1}", .en = "Block {0} of {1}"},
        {Argument::number(static_cast<int>(block) + 1), Argument::number(static_cast<int>(blocks))}};
}

constexpr const Clause* clauses[] = {&blocksClause, &opensClause, &positiveClause, &noHeartsClause,
    &noQueensClause, &noKingClause, &floorsClause};
constexpr const Clause* peskacClauses[] = {&peskacDealsClause, &minusesClause, &minusesOpensClause,
    &sevensClause, &sevensOpensClause, &givenCardClause};

} // namespace

const GameTable peseKatesh{
    .id = "pese-katesh",
    .name = {.de = "Pesë Katësh", .en = "Pesë Katësh"},
    .oneLine = {.de = "vier Personen, 52 Karten, 20 Partien auf vier Stockwerken",
        .en = "four players, 52 cards, 20 deals on four floors"},
    .picture = "card SK",
    .unit = Unit::Points,
    .playerCounts = Players{4},
    .ranks = ranks,
    .contracts = contracts,
    .clauses = clauses,
    .options = options,
    .opens = &opensClause,
    .plan = &blocksClause,
    .deals = deals,
    .situation = situation,
};

const GameTable peskac{
    .id = "peskac",
    .name = {.de = "Peskac", .en = "Peskac"},
    .oneLine = {.de = "Pesë Katësh in zehn Partien: Minus und Sieben",
        .en = "Pesë Katësh in ten deals: minuses and sevens"},
    .picture = "card D7",
    .unit = Unit::Points,
    .playerCounts = Players{4},
    .ranks = ranks,
    .contracts = peskacContracts,
    .clauses = peskacClauses,
    .opens = &minusesOpensClause,
    .plan = &peskacDealsClause,
    .deals = deals,
    .situation = situation,
};

} // namespace tafel::compendium
