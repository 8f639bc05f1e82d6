// Bismarck: three players, 52 cards, every dealer deals four contracts, highest total wins.
#include <algorithm>

#include "games/compendium/clauses.h"
#include "games/compendium/contract.h"
#include "games/compendium/games.h"
#include "games/compendium/scores.h"

namespace tafel::compendium {
namespace {

constexpr auto page = section("Bismarck Whist");

constexpr Clause noTrumpClause{
    .id = "bismarck.no-trump",
    .text
    = {.de = "Ohne Trumpf: Der Geber bekommt 1 für jeden Stich über acht, die andern für jeden über vier.",
        .en = "No trump: the dealer gets 1 for each trick over eight, the others for each over four."},
    .section = page,
};
constexpr Clause turnedTrumpClause{
    .id = "bismarck.turned-trump",
    .text = {.de = "Eine der vier übrigen Karten wird aufgedeckt; ihre Farbe ist Trumpf. Der Geber bekommt 1 "
                   "für jeden Stich über acht, die andern für jeden über vier.",
        .en = "One of the four cards set aside is turned up; its suit is trump. The dealer gets 1 for each "
              "trick over eight, the others for each over four."},
    .section = page,
};
constexpr Clause chosenTrumpClause{
    .id = "bismarck.chosen-trump",
    .text = {.de = "Wer gibt, sieht die eigenen Karten an, wählt Trumpf und bekommt 1 für jeden Stich über "
                   "acht, die andern für jeden über vier.",
        .en = "The dealer looks at their own hand, names the trump suit and gets 1 for each trick over "
              "eight, the others for each over four."},
    .section = page,
};
constexpr Clause misereClause{
    .id = "bismarck.misere",
    .text = {.de = "Misère, ohne Trumpf: Wer gibt, bekommt sechs weniger die eigenen Stiche, die andern vier "
                   "weniger ihre.",
        .en = "Misère, no trump: the dealer gets six minus their tricks, the others four minus theirs."},
    .section = page,
};
constexpr Clause neverBelowClause{
    .id = "bismarck.never-below-nought",
    .text = {.de = "Weniger als null schreibt in Bismarck niemand.",
        .en = "No player scores below zero in Bismarck."},
    .section = page,
};
constexpr Clause dealsClause{
    .id = "bismarck.deals",
    .text = {.de = "Zwölf Partien; alle geben die vier Kontrakte einmal, sechzehn Karten für alle, vier "
                   "liegen beiseite. Links vom Geber wird ausgespielt.",
        .en = "Twelve deals; each player deals the four contracts once, sixteen cards each, four set aside. "
              "The player to the dealer's left leads."},
    .section = page,
};
constexpr Clause successionClause{
    .id = "bismarck.succession",
    .text = {.de = "Wer gibt, gibt vier Partien hintereinander, dann gibt, wer links sitzt. Mit der "
                   "Hausregel deal = rotating wechselt der Geber nach jeder Partie; wer zum zweiten Mal "
                   "gibt, gibt den zweiten Kontrakt.",
        .en = "A dealer deals all four in succession, then the deal passes to the left. With the house rule "
              "deal = rotating it passes after each deal; a player who deals for the second time deals the "
              "second contract."},
    .section = page,
    .ruling = ruling(
        {.de = "Die Compendium-Seite nennt nur die Reihenfolge der Kontrakte, nicht den Wechsel des Gebers.",
            .en = "The compendium page gives only the order of the contracts, not when the deal passes."}),
};

constexpr std::string_view dealWords[] = {"succession", "rotating"};
constexpr Text dealEffects[] = {
    {.de = "alle geben ihre vier Partien hintereinander", .en = "each dealer deals the four in succession"},
    {.de = "nach jeder Partie gibt die nächste Person", .en = "the deal passes after each deal"},
};
constexpr OptionSpec options[] = {
    {.name = "deal",
        .label = {.de = "Geben", .en = "Dealing"},
        .words = dealWords,
        .effects = dealEffects,
        .fixedAfterFirstDeal = true},
};
constexpr const OptionSpec& dealOption = optionNamed(options, "deal");

/// Dealer and others: the tricks over `dealer` and over `others`, or short of them; never below 0.
DealScores against(const DealContext& context, const Contract& contract, const Facts& facts, int dealer,
    int others, int each)
{
    DealScores worth;
    Players nothing;
    for (Player player = 0; player < context.players(); ++player) {
        const int over = each * (facts.count[player] - (player == facts.dealer ? dealer : others));
        worth.award[player] = std::max(0, over);
        if (over < 0)
            nothing.add(player);
    }
    if (!nothing.empty())
        worth.because.push_back({&neverBelowClause, nothing,
            {{.de = "Nichts unter null für {0}.", .en = "Nothing below zero for {0}."},
                {Argument::players(nothing)}}});
    worth.because.push_back(defaultReason(contract));
    return worth;
}

/// 1 a trick over eight for the dealer, over four for the others.
DealScores tricksOver(const DealContext& context, const Contract& contract, const Facts& facts)
{
    return against(context, contract, facts, 8, 4, 1);
}

/// Six less the tricks for the dealer, four less them for the others.
DealScores misere(const DealContext& context, const Contract& contract, const Facts& facts)
{
    return against(context, contract, facts, 6, 4, -1);
}

constexpr Rank ranks[] = {Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten, Rank::Nine, Rank::Eight,
    Rank::Seven, Rank::Six, Rank::Five, Rank::Four, Rank::Three, Rank::Two};

constexpr Contract contracts[] = {
    {.id = "no-trump",
        .name = {.de = "Ohne Trumpf", .en = "No trump"},
        .line = {.de = "1 je Stich über 8 / 4", .en = "1 per trick over 8 / 4"},
        .clause = &noTrumpClause,
        .measure = Key::Count,
        .score = Special{tricksOver}},
    {.id = "turned-trump",
        .name = {.de = "Offener Trumpf", .en = "Turned trump"},
        .line = {.de = "1 je Stich über 8 / 4", .en = "1 per trick over 8 / 4"},
        .clause = &turnedTrumpClause,
        .measure = Key::Count,
        .score = Special{tricksOver},
        .trump = true},
    {.id = "chosen-trump",
        .name = {.de = "Gewählter Trumpf", .en = "Chosen trump"},
        .line = {.de = "1 je Stich über 8 / 4", .en = "1 per trick over 8 / 4"},
        .clause = &chosenTrumpClause,
        .measure = Key::Count,
        .score = Special{tricksOver},
        .trump = true},
    {.id = "misere",
        .name = {.de = "Misère", .en = "Misère"},
        .line = {.de = "6 / 4 weniger Stiche", .en = "6 / 4 minus tricks"},
        .clause = &misereClause,
        .measure = Key::Count,
        .score = Special{misere}},
};
constexpr int blockLength = static_cast<int>(std::size(contracts));

/// The number of this deal among its dealer's four, from 0; it counts deals, not dealers.
int turnOf(const DealContext& context, int played)
{
    return context.has(&dealOption) ? played / context.players() : played % blockLength;
}

std::vector<const Contract*> deals(const DealContext& context)
{
    std::vector<const Contract*> list;
    for (int deal = 0; deal < context.players() * blockLength; ++deal)
        list.push_back(&contracts[turnOf(context, deal)]);
    return list;
}

int block(const DealContext& context)
{
    return context.has(&dealOption) ? 1 : blockLength;
}

Sentence situation(const DealContext& context, const Standing& before, Player dealer)
{
    const int turn = turnOf(context, static_cast<int>(before.played.size())) + 1;
    return {{.de = "{0} gibt {1} von 4", .en = "{0} deals {1} of 4"},
        {Argument::player(dealer), Argument::number(turn)}};
}

constexpr const Clause* clauses[] = {&dealsClause, &successionClause, &noTrumpClause, &turnedTrumpClause,
    &chosenTrumpClause, &misereClause, &neverBelowClause};

} // namespace

const GameTable bismarck{
    .id = "bismarck",
    .name = {.de = "Bismarck", .en = "Bismarck"},
    .oneLine = {.de = "drei Personen, 52 Karten, alle geben vier Kontrakte",
        .en = "three players, 52 cards, everybody deals four contracts"},
    .picture = "card CA",
    .unit = Unit::Points,
    .playerCounts = Players{3},
    .ranks = ranks,
    .contracts = contracts,
    .clauses = clauses,
    .options = options,
    .handSize = 16,
    .opens = &dealsClause,
    .plan = &successionClause,
    .dealt = &dealsClause,
    .deals = deals,
    .block = block,
    .situation = situation,
};

} // namespace tafel::compendium
