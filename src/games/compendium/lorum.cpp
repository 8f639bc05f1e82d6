// Lorum: three or four players, 32 cards, every dealer deals all eight contracts, lowest total wins.
#include "games/compendium/clauses.h"
#include "games/compendium/contract.h"
#include "games/compendium/games.h"
#include "games/compendium/scores.h"

namespace tafel::compendium {
namespace {

constexpr auto page = section("Lorum");
constexpr auto otherTypes = section("Lorum: Differing Game Types");
constexpr auto threePlayers = section("Lorum: Three Player Lorum");

// ---- Clauses

constexpr Clause dealsClause{
    .id = "lorum.deals",
    .text = {.de = "Alle geben die acht Kontrakte einmal in fester Reihenfolge; dann gibt, wer rechts sitzt. "
                   "Zu viert sind es 32 Partien.",
        .en = "Every dealer deals the eight contracts once in a fixed order; then the deal passes to the "
              "right. With four players that makes 32 deals."},
    .section = page,
};
constexpr Clause opensClause{
    .id = "lorum.opens",
    .text = {.de = "In jedem Kontrakt beginnt, wer rechts vom Geber sitzt.",
        .en = "Every contract is opened by the player to the dealer's right."},
    .ruling = ruling({.de
        = "Die Compendium-Seite sagt es nicht; einmal spricht sie von der Farbe, die der Geber ausspielt.",
        .en = "The compendium page does not say; once it speaks of the suit led by the dealer."}),
};
constexpr Clause stichlosClause{
    .id = "lorum.stichlos",
    .text = {.de = "Jeder Stich kostet 1.", .en = "Each trick costs 1."},
    .section = page,
};
constexpr Clause herzlosClause{
    .id = "lorum.herzlos",
    .text = {.de = "Jedes gewonnene Herz kostet 1.", .en = "Each heart won costs 1."},
    .section = page,
};
constexpr Clause herzlosBanClause{
    .id = "lorum.herzlos-first-trick",
    .text = {.de = "Herzlos: Kein Herz, von der Sieben bis zum Ass, kommt in den ersten Stich, wenn eine "
                   "andere Karte erlaubt ist.",
        .en
        = "Herzlos: hearts (seven to ace) may not be played to the first trick if another card is legal."},
    .section = page,
};
constexpr Clause oneWithoutClause{
    .id = "lorum.one-without",
    .text = {.de = "Stichlos und Herzlos: Geht genau eine Person leer aus, schreibt sie −8.",
        .en = "Stichlos and herzlos: the only player who took none scores −8."},
    .section = page,
};
constexpr Clause twoWithoutClause{
    .id = "lorum.two-without",
    .text = {.de = "Stichlos und Herzlos: Gehen zwei leer aus, schreiben sie je −4.",
        .en = "Stichlos and herzlos: two players who took none score −4 each."},
    .section = page,
};
constexpr Clause allClause{
    .id = "lorum.all",
    .text = {.de = "Stichlos und Herzlos: Wer alle gewinnt, schreibt nur −24, alle andern +8.",
        .en = "Stichlos and herzlos: a player who wins them all scores only −24, each other player +8."},
    .section = page,
};
constexpr Clause noQueensClause{
    .id = "lorum.no-queens",
    .text = {.de = "Die Herz-Dame kostet 4, die Pik-Dame 3, die Kreuz-Dame 2, die Karo-Dame 1.",
        .en = "The queen of hearts costs 4, of spades 3, of clubs 2, of diamonds 1."},
    .section = page,
};
constexpr Clause noQueensBanClause{
    .id = "lorum.no-queens-first-trick",
    .text = {.de
        = "Keine Damen: Keine der vier Damen kommt in den ersten Stich, wenn eine andere Karte erlaubt ist.",
        .en
        = "No queens: none of the four queens may be played to the first trick if another card is legal."},
    .section = page,
};
constexpr Clause kingOfHeartsClause{
    .id = "lorum.king-of-hearts",
    .text = {.de = "Der Herz-König kostet 4.", .en = "The king of hearts costs 4."},
    .section = page,
};
constexpr Clause blindKingClause{
    .id = "lorum.king-of-hearts-blind",
    .text = {.de = "Die Karten bleiben verdeckt und werden blind gespielt. Der Herz-König kostet 4.",
        .en = "Cards stay face down and are played blind. The king of hearts costs 4."},
    .section = page,
    .ruling = ruling({.de = "Die Compendium-Seite nennt hier keinen Wert; es ist der des offenen Kontrakts.",
        .en = "The compendium page gives no value here; it is that of the open contract."}),
};
constexpr Clause blindOrderClause{
    .id = "lorum.king-of-hearts-blind-order",
    .text = {.de = "Herz-König blind: Die Karten liegen verdeckt, wie sie gegeben wurden, und werden von der "
                   "zuletzt gegebenen an rückwärts gespielt.",
        .en = "Blind king: the cards lie face down as they were dealt and are played backwards, from the one "
              "dealt last."},
    .section = page,
};
constexpr Clause quartelClause{
    .id = "lorum.quartel",
    .text = {.de = "Wer zuerst keine Karten mehr hat, beendet die Partie; jede Karte der andern kostet 1.",
        .en = "The first player out of cards ends the deal; each card that the others hold costs 1."},
    .section = page,
};
constexpr Clause sutaClause{
    .id = "lorum.suta",
    .text
    = {.de = "Wer die laufende Summe auf 25 oder darüber bringt, schreibt 1, auf 50 2, auf 75 3, auf 100 4.",
        .en = "The player who brings the running total to 25 or more scores 1, to 50 2, to 75 3, to 100 4."},
    .section = page,
};
constexpr Clause sutaEndsClause{
    .id = "lorum.suta-ends",
    .text = {.de = "Suta ist zu Ende, wenn die Summe 100 erreicht.",
        .en = "Suta is over when the total reaches 100."},
    .ruling = ruling({.de = "Die Compendium-Seite sagt es nicht; danach ist nichts mehr zu schreiben.",
        .en = "The compendium page does not say; after that there is nothing more to score."}),
};
constexpr Clause sutaPlayClause{
    .id = "lorum.suta-play",
    .text
    = {.de = "Suta: Der Reihe nach legen alle irgendeine Karte und sagen die Summe an: Ass 11, Zehn 10, "
             "König 4, Dame 3, Bube 2, die andern 0.",
        .en = "Suta: in turn, everybody plays any card and announces the total: ace 11, ten 10, king 4, "
              "queen 3, jack 2, the others 0."},
    .section = page,
};
constexpr Clause lorumClause{
    .id = "lorum.lorum",
    .text = {.de = "Jedes Passen kostet 1, auch wenn man gewinnt. Wer zuerst fertig ist, beendet die Partie; "
                   "jede Karte der andern kostet 1.",
        .en = "Each pass costs 1, even the winner's. The first player out ends the deal, and each card that "
              "the others hold costs 1."},
    .section = page,
};
constexpr Clause oneCardClause{
    .id = "lorum.lorum-one-card",
    .text = {.de = "Lorum: Wer am Zug ist, legt nur eine Karte, auch wenn mehrere passen.",
        .en = "Lorum: only one card is played per turn, even if several fit."},
    .section = page,
};
constexpr Clause replaceClause{
    .id = "lorum.replace",
    .text = {.de = "Mit der Hausregel replace tritt ein anderer Kontrakt an die Stelle eines der acht; jeder "
                   "ersetzt nur einen.",
        .en
        = "With the house rule replace another contract replaces one of the eight; each replaces only one."},
    .section = otherTypes,
};
constexpr Clause firstLastClause{
    .id = "lorum.first-last",
    .text = {.de = "Der erste und der letzte Stich kosten je 4.",
        .en = "The first and the last trick cost 4 each."},
    .section = otherTypes,
};
constexpr Clause fifthTrickClause{
    .id = "lorum.fifth-trick",
    .text = {.de = "Der fünfte Stich kostet 8; damit ist die Partie zu Ende.",
        .en = "The fifth trick costs 8; that ends the deal."},
    .section = otherTypes,
};
constexpr Clause seventhTrickClause{
    .id = "lorum.seventh-trick",
    .text = {.de = "Der siebte und zweitletzte Stich kostet 8; damit ist die Partie zu Ende. Zu dritt ist es "
                   "der neunte.",
        .en = "The seventh trick, the last but one, costs 8; that ends the deal. With three players it is "
              "the ninth."},
    .section = otherTypes,
};
constexpr Clause hairyApeClause{
    .id = "lorum.hairy-ape",
    .text = {.de = "Die Karten zeigen nach aussen und werden blind gezogen. Der Herz-König kostet 8.",
        .en = "Hands face outwards and cards are drawn blind. The king of hearts costs 8."},
    .section = otherTypes,
};
constexpr Clause redKinglessClause{
    .id = "lorum.red-kingless",
    .text = {.de = "Der Herz-König kostet im ersten Stich 16, im letzten 32, dazwischen 8.",
        .en = "The king of hearts costs 16 in the first trick, 32 in the last, 8 in between."},
    .section = otherTypes,
};
constexpr Clause announcedClause{
    .id = "lorum.red-kingless-announced",
    .text = {.de = "Wer den Herz-König hat, darf ihn vor dem ersten Stich ansagen; fällt er dann im letzten, "
                   "kostet er 64.",
        .en = "The holder of the king of hearts may announce it before the first trick; if it then falls in "
              "the last, it costs 64."},
    .section = otherTypes,
};
constexpr Clause threeClause{
    .id = "lorum.three-players",
    .text = {.de = "Zu dritt: ohne Karo-Sieben und Karo-Acht, zehn Karten, 24 Partien. Im Lorum werden die "
                   "beiden gelegt, sobald sie passen, wer immer am Zug ist.",
        .en = "Three players: without seven and eight of diamonds, ten cards each, 24 deals. In lorum those "
              "two are laid as soon as they fit, whoever's turn it is."},
    .section = threePlayers,
};
constexpr Clause threeScoresClause{
    .id = "lorum.three-players-scores",
    .text = {.de = "Zu dritt: Gehen zwei leer aus, hat die dritte Person alle: −24, +8, +8. Der letzte Stich "
                   "ist der zehnte, der zweitletzte der neunte.",
        .en = "Three players: if two took none, the third took all: −24, +8, +8. The last trick is the "
              "tenth, the last but one the ninth."},
    .section = threePlayers,
    .ruling = ruling({.de = "Die Compendium-Seite nennt Zahlen nur für acht Stiche.",
        .en = "The compendium page gives numbers for eight tricks only."}),
};

// ---- Scores

/// One took all: −24 and +8. Otherwise 1 each, and −8 for the only one without any, −4 for two.
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
    const bool all = without.size() == context.players() - 1;
    for (Player player = 0; player < context.players(); ++player)
        worth.award[player] = all ? 8 : facts.count[player];
    if (all) {
        worth.award[most] = -24;
        if (context.players() == 3)
            worth.because.push_back({&threeScoresClause, without,
                {{.de = "Zu dritt hat, wenn zwei leer ausgehen ({0}), die dritte Person alle.",
                     .en = "With three players, if two took none ({0}), the third took all."},
                    {Argument::players(without)}}});
        worth.because.push_back({&allClause, Players{most},
            {{.de = "Alle {1} für {0}: −24, alle andern +8.",
                 .en = "All {1} for {0}: −24, everybody else +8."},
                {Argument::player(most), Argument::number(facts.count[most])}}});
        return worth;
    }
    if (without.empty()) {
        worth.because.push_back(defaultReason(contract));
        return worth;
    }
    const int bonus = without.size() == 1 ? -8 : -4;
    for (Player player = 0; player < context.players(); ++player)
        if (without.has(player))
            worth.award[player] = bonus;
    worth.because.push_back({without.size() == 1 ? &oneWithoutClause : &twoWithoutClause, without,
        {{.de = "Nichts für {0}: {1}.", .en = "None for {0}: {1}."},
            {Argument::players(without), Argument::signedNumber(bonus)}}});
    worth.because.push_back(defaultReason(contract)); // for the players who took some
    return worth;
}

/// The king of hearts: 16 in the first trick, 32 in the last, announced 64, otherwise 8.
DealScores redKingless(const DealContext&, const Contract&, const Facts& facts)
{
    DealScores worth;
    for (const auto& [trick, winner] : facts.winners) {
        const bool last = trick == facts.tricks;
        const bool announced = last && facts.announced;
        worth.award[winner] = announced ? 64 : last ? 32 : trick == 1 ? 16 : 8;
        worth.because.push_back({announced ? &announcedClause : &redKinglessClause, Players{winner},
            {announced ? Text{.de = "Angesagt und im letzten Stich gefallen: {2} für {0}.",
                 .en = "Announced and fallen in the last trick: {2} for {0}."}
                       : Text{.de = "Im Stich {1} gefallen: {2} für {0}.",
                           .en = "Fallen in trick {1}: {2} for {0}."},
                {Argument::player(winner), Argument::number(trick), Argument::number(worth.award[winner])}}});
    }
    return worth;
}

// ---- Contracts

constexpr Rank ranks[]
    = {Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten, Rank::Nine, Rank::Eight, Rank::Seven};
constexpr CardSet hearts = CardSet::of(Suit::Hearts);
constexpr CardSet queens = CardSet::of(Rank::Queen);

/// The eight in the order of dealing, then the alternatives in the order of `replaceWords`.
constexpr Contract contracts[] = {
    {.id = "stichlos",
        .name = {.de = "Stichlos", .en = "Stichlos"},
        .line = {.de = "1 je Stich", .en = "1 a trick"},
        .clause = &stichlosClause,
        .measure = Key::Count,
        .score = Special{likewise}},
    {.id = "herzlos",
        .name = {.de = "Herzlos", .en = "Herzlos"},
        .line = {.de = "1 je Herz", .en = "1 a heart"},
        .clause = &herzlosClause,
        .measure = Key::Count,
        .score = Special{likewise},
        .noun = {.de = "Herz", .en = "Hearts"},
        .scoring = hearts,
        .notInFirstTrick = hearts,
        .ban = &herzlosBanClause},
    {.id = "no-queens",
        .name = {.de = "Keine Damen", .en = "No queens"},
        .line = {.de = "4 · 3 · 2 · 1", .en = "4 · 3 · 2 · 1"},
        .clause = &noQueensClause,
        .measure = Key::Takes,
        .score = PerCard{{{{{"HQ"_french}, 4}, {{"SQ"_french}, 3}, {{"CQ"_french}, 2}, {{"DQ"_french}, 1}}}},
        .scoring = queens,
        .notInFirstTrick = queens,
        .ban = &noQueensBanClause},
    {.id = "king-of-hearts",
        .name = {.de = "Herz-König", .en = "King of hearts"},
        .line = {.de = "4", .en = "4"},
        .clause = &kingOfHeartsClause,
        .measure = Key::Takes,
        .score = PerCard{{{{{"HK"_french}, 4}}}},
        .scoring = {"HK"_french}},
    {.id = "king-of-hearts-blind",
        .name = {.de = "Herz-König blind", .en = "Blind king"},
        .line = {.de = "verdeckt gespielt, 4", .en = "played blind, 4"},
        .clause = &blindKingClause,
        .measure = Key::Takes,
        .score = PerCard{{{{{"HK"_french}, 4}}}},
        .scoring = {"HK"_french},
        .follow = false,
        .lastDealtFirst = &blindOrderClause},
    {.id = "quartel",
        .name = {.de = "Quartel", .en = "Quartel"},
        .line = {.de = "1 je Karte", .en = "1 a card"},
        .clause = &quartelClause,
        .measure = Key::Left,
        .score = CardsLeft{1, 0},
        .layout = {.kind = Layout::Kind::Series},
        .tricks = false},
    {.id = "suta",
        .name = {.de = "Suta", .en = "Suta"},
        .line = {.de = "1 · 2 · 3 · 4", .en = "1 · 2 · 3 · 4"},
        .clause = &sutaClause,
        .measure = Key::Crossings,
        .score = ByThreshold{{{{25, 1}, {50, 2}, {75, 3}, {100, 4}}}},
        .tricks = false,
        .oneByOne = &sutaPlayClause},
    {.id = "lorum",
        .name = {.de = "Lorum", .en = "Lorum"},
        .line = {.de = "1 je Karte und Passen", .en = "1 a card and pass"},
        .clause = &lorumClause,
        .measure = Key::Left,
        .score = CardsLeft{1, 1},
        .layout = {.kind = Layout::Kind::Founded},
        .tricks = false,
        .oneByOne = &oneCardClause,
        .passes = true},
    {.id = "first-last",
        .name = {.de = "1. und letzter", .en = "First and last"},
        .line = {.de = "je 4", .en = "4 each"},
        .clause = &firstLastClause,
        .measure = Key::Winners,
        .score = ByTrick{{{{1, 4}, {-1, 4}}}}},
    {.id = "fifth-trick",
        .name = {.de = "Fünfter Stich", .en = "Fifth trick"},
        .line = {.de = "8", .en = "8"},
        .clause = &fifthTrickClause,
        .measure = Key::Winners,
        .score = ByTrick{{{{5, 8}}}},
        .endsAfter = 5},
    {.id = "seventh-trick",
        .name = {.de = "Zweitletzter", .en = "Penultimate"},
        .line = {.de = "8", .en = "8"},
        .clause = &seventhTrickClause,
        .measure = Key::Winners,
        .score = ByTrick{{{{-2, 8}}}},
        .endsAfter = -2},
    {.id = "hairy-ape",
        .name = {.de = "Haariger Affe", .en = "Hairy ape"},
        .line = {.de = "Herz-König blind, 8", .en = "blind king, 8"},
        .clause = &hairyApeClause,
        .measure = Key::Takes,
        .score = PerCard{{{{{"HK"_french}, 8}}}},
        .scoring = {"HK"_french},
        .follow = false},
    {.id = "red-kingless",
        .name = {.de = "Roter König", .en = "Red kingless"},
        .line = {.de = "16 · 8 · 32 oder 64", .en = "16 · 8 · 32 or 64"},
        .clause = &redKinglessClause,
        .measure = Key::Winners,
        .score = Special{redKingless},
        .scoring = {"HK"_french},
        .announced = &announcedClause},
};
constexpr std::size_t eight = 8;

// ---- The house rule

constexpr std::string_view replaced[] = {
    "stichlos", "herzlos", "no-queens", "king-of-hearts", "king-of-hearts-blind", "quartel", "suta", "lorum"};
constexpr std::string_view replaceWords[]
    = {"first-last", "fifth-trick", "seventh-trick", "hairy-ape", "red-kingless"};
constexpr Text replaceEffects[] = {
    {.de = "erster und letzter Stich je 4", .en = "first and last trick 4 each"},
    {.de = "der fünfte Stich kostet 8", .en = "the fifth trick costs 8"},
    {.de = "der zweitletzte Stich kostet 8", .en = "the last trick but one costs 8"},
    {.de = "der Herz-König kostet 8, blind gespielt", .en = "the king of hearts costs 8, played blind"},
    {.de = "der Herz-König kostet 16, 8 oder 32, je nach Stich",
        .en = "the king of hearts costs 16, 8 or 32, depending on the trick"},
};
constexpr OptionSpec options[] = {
    {.name = "replace",
        .label = {.de = "Andere Kontrakte", .en = "Other contracts"},
        .words = replaceWords,
        .effects = replaceEffects,
        .form = OptionSpec::Form::WordPerTarget,
        .of = replaced,
        .fixedAfterFirstDeal = true},
};
constexpr const OptionSpec& replaceOption = optionNamed(options, "replace");

// ---- The table

std::vector<const Contract*> deals(const DealContext& context)
{
    std::vector<const Contract*> list;
    for (int deal = 1; deal <= context.players() * static_cast<int>(eight); ++deal) {
        const std::size_t place = static_cast<std::size_t>(deal - 1) % eight;
        const std::optional<int> other
            = context.match->optionOf(replaceOption, static_cast<int>(place), deal);
        list.push_back(&contracts[other ? eight + static_cast<std::size_t>(*other) : place]);
    }
    return list;
}

int block(const DealContext&)
{
    return static_cast<int>(eight);
}

Sentence situation(const DealContext&, const Standing& before, Player dealer)
{
    return {{.de = "{0} gibt {1} von 8", .en = "{0} deals {1} of 8"},
        {Argument::player(dealer), Argument::number(static_cast<int>(before.played.size() % eight) + 1)}};
}

constexpr const Clause* clauses[] = {&dealsClause, &opensClause, &stichlosClause, &herzlosClause,
    &herzlosBanClause, &oneWithoutClause, &twoWithoutClause, &allClause, &noQueensClause, &noQueensBanClause,
    &kingOfHeartsClause, &blindKingClause, &blindOrderClause, &quartelClause, &sutaClause, &sutaPlayClause,
    &sutaEndsClause, &lorumClause, &oneCardClause, &replaceClause, &firstLastClause, &fifthTrickClause,
    &seventhTrickClause, &hairyApeClause, &redKinglessClause, &announcedClause, &threeClause,
    &threeScoresClause};

} // namespace

const GameTable lorum{
    .id = "lorum",
    .name = {.de = "Lorum", .en = "Lorum"},
    .oneLine = {.de = "drei oder vier Personen, alle geben acht Kontrakte",
        .en = "three or four players, everybody deals eight contracts"},
    .picture = "card HQ",
    .unit = Unit::PenaltyPoints,
    .playerCounts = Players{3, 4},
    .ranks = ranks,
    .contracts = contracts,
    .clauses = clauses,
    .options = options,
    .withoutWithThree = {"D7"_french, "D8"_french},
    .opens = &opensClause,
    .plan = &dealsClause,
    .deals = deals,
    .block = block,
    .situation = situation,
};

} // namespace tafel::compendium
