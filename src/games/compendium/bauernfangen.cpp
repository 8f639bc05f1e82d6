// Bauernfangen: four or five players, 20 cards, jacks avoided in the first leg and caught in the second.
#include "games/compendium/clauses.h"
#include "games/compendium/contract.h"
#include "games/compendium/games.h"

namespace tafel::compendium {
namespace {

constexpr auto page = section("Bauernfangen");

constexpr Clause avoidClause{
    .id = "bauernfangen.avoid-jacks",
    .text = {.de = "Hinspiel: Der Herz-Bube kostet 40, der Karo-Bube 30, der Pik-Bube 20, der Kreuz-Bube 10.",
        .en = "First leg: the jack of hearts costs 40, of diamonds 30, of spades 20, of clubs 10."},
    .section = page,
};
constexpr Clause catchClause{
    .id = "bauernfangen.catch-jacks",
    .text
    = {.de = "Rückspiel: Der Herz-Bube bringt 40, der Karo-Bube 30, der Pik-Bube 20, der Kreuz-Bube 10.",
        .en = "Second leg: the jack of hearts brings 40, of diamonds 30, of spades 20, of clubs 10."},
    .section = page,
};
constexpr Clause handsClause{
    .id = "bauernfangen.hands",
    .text = {.de = "Zwanzig Karten, Ass bis Zehn: zu viert fünf für alle, zu fünft vier.",
        .en = "Twenty cards, ace to ten: five each with four players, four each with five."},
    .section = page,
};
constexpr Clause fourthJackClause{
    .id = "bauernfangen.fourth-jack",
    .text = {.de = "Mit dem vierten Buben ist die Partie zu Ende.", .en = "The fourth jack ends the deal."},
    .section = page,
};
constexpr Clause legsClause{
    .id = "bauernfangen.legs",
    .text = {.de = "Vier Partien Hinspiel, vier Rückspiel; nach jeder gibt, wer links sitzt. Links vom Geber "
                   "wird ausgespielt.",
        .en = "Four deals in the first leg, four in the second; the deal passes to the left. The player to "
              "the dealer's left leads."},
    .section = page,
};
constexpr Clause fiveClause{
    .id = "bauernfangen.five-players",
    .text
    = {.de = "Auch zu fünft vier Partien hin und vier zurück; mit der Hausregel deals = 10 je fünf, und "
             "alle geben in beiden einmal.",
        .en = "With five players there are also four deals a leg; with the house rule deals = 10 there are "
              "five, and each player deals once a leg."},
    .section = page,
    .ruling = ruling(
        {.de = "Die Compendium-Seite sagt einmal «genau vier Partien», einmal, dass alle einmal geben; zu "
               "fünft geht nicht beides.",
            .en = "The compendium page says \"exactly four hands\" and also that each player deals once; "
                  "with five players it cannot be both."}),
};

constexpr std::string_view dealsWords[] = {"8", "10"};
constexpr Text dealsEffects[] = {
    {.de = "vier Partien hin, vier zurück", .en = "four deals in each leg"},
    {.de = "fünf Partien hin, fünf zurück", .en = "five deals in each leg"},
};
constexpr OptionSpec options[] = {
    {.name = "deals",
        .label = {.de = "Partien zu fünft", .en = "Deals with five players"},
        .words = dealsWords,
        .effects = dealsEffects,
        .form = OptionSpec::Form::OneOf,
        .onlyPlayers = 5,
        .fixedAfterFirstDeal = true},
};
constexpr const OptionSpec& dealsOption = optionNamed(options, "deals");

constexpr Rank ranks[] = {Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten};
constexpr CardSet jacks = CardSet::of(Rank::Jack);

constexpr Contract contracts[] = {
    {.id = "avoid-jacks",
        .name = {.de = "Buben meiden", .en = "Avoid jacks"},
        .line = {.de = "−40 · −30 · −20 · −10", .en = "−40 · −30 · −20 · −10"},
        .clause = &avoidClause,
        .measure = Key::Takes,
        .score
        = PerCard{{{{{"HJ"_french}, -40}, {{"DJ"_french}, -30}, {{"SJ"_french}, -20}, {{"CJ"_french}, -10}}}},
        .scoring = jacks,
        .endsWith = jacks},
    {.id = "catch-jacks",
        .name = {.de = "Buben fangen", .en = "Catch jacks"},
        .line = {.de = "40 · 30 · 20 · 10", .en = "40 · 30 · 20 · 10"},
        .clause = &catchClause,
        .measure = Key::Takes,
        .score
        = PerCard{{{{{"HJ"_french}, 40}, {{"DJ"_french}, 30}, {{"SJ"_french}, 20}, {{"CJ"_french}, 10}}}},
        .scoring = jacks,
        .endsWith = jacks},
};

/// How many deals a leg has.
std::size_t dealsPerLeg(const DealContext& context)
{
    return dealsOption.isFor(context.players()) && context.has(&dealsOption) ? 5 : 4;
}

std::vector<const Contract*> deals(const DealContext& context)
{
    std::vector<const Contract*> list(dealsPerLeg(context), &contracts[0]);
    list.insert(list.end(), dealsPerLeg(context), &contracts[1]);
    return list;
}

Sentence situation(const DealContext& context, const Standing& before, Player)
{
    return before.played.size() < dealsPerLeg(context)
        ? Sentence{{.de = "Hinspiel: Buben kosten", .en = "First leg: jacks cost"}}
        : Sentence{{.de = "Rückspiel: Buben bringen", .en = "Second leg: jacks bring"}};
}

constexpr const Clause* clauses[]
    = {&handsClause, &legsClause, &avoidClause, &catchClause, &fourthJackClause, &fiveClause};

} // namespace

const GameTable bauernfangen{
    .id = "bauernfangen",
    .name = {.de = "Bauernfangen", .en = "Bauernfangen"},
    .oneLine = {.de = "vier oder fünf Personen, Buben erst meiden, dann fangen",
        .en = "four or five players, first avoid jacks, then catch them"},
    .picture = "card HJ",
    .unit = Unit::Points,
    .playerCounts = Players{4, 5},
    .ranks = ranks,
    .contracts = contracts,
    .clauses = clauses,
    .options = options,
    .opens = &legsClause,
    .plan = &legsClause,
    .dealt = &handsClause,
    .deals = deals,
    .situation = situation,
};

} // namespace tafel::compendium
