// Hintersche: four players, 36 cards, trump; strokes on a slate are collected, then wiped. Four games a
// rubber.
#include <algorithm>

#include "games/compendium/clauses.h"
#include "games/compendium/contract.h"
#include "games/compendium/games.h"
#include "games/compendium/scores.h"

namespace tafel::compendium {
namespace {

constexpr auto page = section("Hintersche");

// ---- Clauses

constexpr Clause opensClause{
    .id = "hintersche.opens",
    .text = {.de = "Rechts vom Geber wird ausgespielt.", .en = "The player to the dealer's right leads."},
    .section = page,
};
constexpr Clause trumpClause{
    .id = "hintersche.trump",
    .text
    = {.de = "Trumpf von oben nach unten: Bube der Trumpffarbe, Bube derselben Farbgruppe, Ass, König, Dame, "
             "Zehn, Neun, Acht, Sieben, Sechs.",
        .en = "Trump from high to low: jack of trump, jack of the same colour, ace, king, queen, ten, nine, "
              "eight, seven, six."},
    .section = page,
};
constexpr Clause sameColourClause{
    .id = "hintersche.jack-of-same-colour",
    .text
    = {.de = "Der Bube derselben Farbgruppe (Kreuz und Pik, Herz und Karo) ist in allem ein Trumpf, der "
             "zweithöchste: er bekennt Trumpf und nicht seine aufgedruckte Farbe.",
        .en = "The jack of the same colour (clubs and spades, hearts and diamonds) is a trump in every "
              "respect, the second highest: it follows trump and not its printed suit."},
    .section = page,
};
constexpr Clause plainSuitsClause{
    .id = "hintersche.plain-suits",
    .text
    = {.de = "In den andern Farben von oben nach unten: Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben, "
             "Sechs; in der einen ohne Buben, der Trumpf ist.",
        .en = "In the other suits from high to low: ace, king, queen, jack, ten, nine, eight, seven, six; in "
              "one of them without its jack, which is a trump."},
    .section = page,
};
constexpr Clause bottomCardClause{
    .id = "hintersche.bottom-card",
    .text = {.de = "Die unterste Karte wird gezeigt, ihre Farbe ist Trumpf. Sie gehört dem Geber, der also "
                   "mindestens eine Karte der Trumpffarbe hat.",
        .en = "The bottom card is shown and its suit is trump. It belongs to the dealer, who therefore holds "
              "at least one card of the trump suit."},
    .section = page,
};
constexpr Clause cardPointsClause{
    .id = "hintersche.card-points",
    .text
    = {.de = "Jeder der beiden Trumpf-Buben zählt 12, Ass 11, Zehn 10, König 4, Dame 3, die andern zwei "
             "Buben je 2; zusammen 140 Augen.",
        .en = "Each of the two jacks of trump counts 12, ace 11, ten 10, king 4, queen 3, the other two "
              "jacks 2 each; 140 card points in all."},
    .section = page,
    .ruling = ruling(
        {.de = "In der Tabelle der Compendium-Seite fehlt die Zehn; beim verwandten Viersche sind es 140.",
            .en = "The table on the compendium page lacks the ten; the related game Viersche counts 140."}),
};
constexpr Clause strokesClause{
    .id = "hintersche.vier-strich",
    .text = {.de = "Erste Phase: Wer am meisten Augen hat, bekommt einen Strich.",
        .en = "First phase: the player with the most card points gets a stroke."},
    .section = page,
};
constexpr Clause strokesMarchClause{
    .id = "hintersche.vier-strich-march",
    .text
    = {.de = "Erste Phase: Mit 100 Augen oder mehr bekommt man nichts, alle andern bekommen einen Strich.",
        .en = "First phase: a player with 100 card points or more gets nothing, each opponent a stroke."},
    .section = page,
};
constexpr Clause firstPhaseEndsClause{
    .id = "hintersche.first-phase-ends",
    .text = {.de = "Die erste Phase endet nach vier Partien oder sobald vier Striche auf der Tafel stehen. "
                   "Wer keinen hat, hat gewonnen und ist nicht mehr dabei.",
        .en = "The first phase ends after four deals, or as soon as four strokes are on the slate. A player "
              "who has none has won and is out."},
    .section = page,
};
constexpr Clause lostAtOnceClause{
    .id = "hintersche.lost-at-once",
    .text = {.de = "Hat nach der ersten Phase nur eine Person Striche, hat sie schon verloren.",
        .en = "If only one player has strokes after the first phase, that player has lost at once."},
    .section = page,
};
constexpr Clause nobodyLostClause{
    .id = "hintersche.nobody-lost",
    .text
    = {.de = "Hat nach der ersten Phase niemand einen Strich, zählt das Spiel und niemand hat verloren.",
        .en = "If nobody has a stroke after the first phase, the game counts and nobody has lost."},
    .ruling = ruling({.de = "Die Compendium-Seite bedenkt es nicht; es geschieht nur, wenn jedes Mal alle "
                            "gleich viele Augen haben.",
        .en = "The compendium page does not mention it; it happens only if all have equal card points in "
              "every deal."}),
};
constexpr Clause butzenClause{
    .id = "hintersche.butzen",
    .text = {.de = "Zweite Phase: Wer am wenigsten Augen hat, wischt einen Strich. Sind noch drei oder mehr "
                   "dabei, bekommt einen, wer am meisten hat.",
        .en = "Second phase: the player with the fewest card points wipes a stroke. With three or more still "
              "in, the player with the most gets one."},
    .section = page,
};
constexpr Clause butzenMarchClause{
    .id = "hintersche.butzen-march",
    .text = {.de = "Zweite Phase: Mit 100 Augen oder mehr wischt man zwei Striche, alle andern, die noch "
                   "dabei sind, bekommen einen; sonst wird nichts geschrieben.",
        .en = "Second phase: a player with 100 card points or more wipes two strokes, each opponent still in "
              "gets one; nothing else is written."},
    .section = page,
};
constexpr Clause wipedClause{
    .id = "hintersche.wiped",
    .text = {.de = "Wer den letzten Strich gewischt hat, hat gewonnen und ist nicht mehr dabei. Weniger als "
                   "null Striche gibt es nicht.",
        .en = "A player who has wiped the last stroke has won and is out. Strokes never fall below zero."},
    .section = page,
};
constexpr Clause lostClause{
    .id = "hintersche.lost",
    .text = {.de = "Die zweite Phase geht weiter, bis eine Person übrig ist; sie hat verloren und bekommt "
                   "eine Marke am Rahmen.",
        .en
        = "The second phase goes on until one player is left, who has lost and gets a mark on the frame."},
    .section = page,
    .ruling = ruling({.de = "Die Compendium-Seite spricht daneben von acht Partien und einmal davon, dass "
                            "Augen zu gewinnen seien.",
        .en
        = "The compendium page also speaks of eight deals and says once that card points are to be won."}),
};
constexpr Clause twoLeftClause{
    .id = "hintersche.two-left",
    .text = {.de = "Auch zu zweit: Wer weniger Augen hat, wischt einen Strich; bei 70 zu 70 geschieht "
                   "nichts, mit 100 oder mehr gilt −2 und +1.",
        .en = "Also with two players left, the player with fewer card points wipes a stroke; 70 each changes "
              "nothing, and 100 or more gives −2 and +1."},
    .section = page,
    .ruling = ruling({.de = "Die Compendium-Seite sagt zu zweit nur, dass niemand einen Strich bekommt.",
        .en = "For two the compendium page only says that nobody gets a stroke."}),
};
constexpr Clause equalClause{
    .id = "hintersche.equal",
    .text = {.de = "Gleich viele Augen: Alle mit den meisten bekommen einen Strich, alle mit den wenigsten "
                   "wischen einen. Haben alle gleich viele, wird nichts geschrieben.",
        .en = "Equal card points: all who have the most get a stroke, all who have the fewest wipe one. If "
              "all are equal, nothing is written."},
    .ruling = ruling({.de = "Die Compendium-Seite sagt nichts zum Gleichstand in einer Partie.",
        .en = "The compendium page says nothing about ties within a deal."}),
};
constexpr Clause outClause{
    .id = "hintersche.out",
    .text = {.de = "Wer fertig ist, spielt nicht mit. Die andern bekommen alle Karten (9, 12 oder 18); es "
                   "bleibt bei 140 Augen und beim Durchmarsch mit 100.",
        .en = "Players who are out no longer play. The others are dealt the whole pack (9, 12 or 18 cards); "
              "140 card points and the march at 100 stay."},
    .ruling = ruling({.de = "Die Compendium-Seite sagt nicht, wie die Karten dann gegeben werden.",
        .en = "The compendium page does not say how cards are dealt then."}),
};
constexpr Clause dealerClause{
    .id = "hintersche.dealer",
    .text = {.de = "Es gibt die nächste Person rechts, die noch dabei ist. Das nächste Spiel gibt zuerst, "
                   "wer rechts vom letzten Geber sitzt, wieder zu viert.",
        .en = "The deal passes to the next player on the right who is still in. In the next game, with all "
              "four again, the player to the last dealer's right deals first."},
    .ruling = ruling({.de
        = "Wer als Nächstes gibt, sagt die Compendium-Seite nicht; gegeben und gespielt wird nach rechts.",
        .en = "The compendium page does not say who deals next; deal and play go to the right."}),
};
constexpr Clause rubberClause{
    .id = "hintersche.rubber",
    .text
    = {.de = "Vier Spiele sind ein Robber; es gewinnt, wer am wenigsten Marken hat, bei Gleichstand mehrere.",
        .en = "A rubber is four games; the fewest marks win, and tied players share the victory."},
    .section = page,
};

// ---- Cards

/// Hearts and diamonds, clubs and spades.
constexpr Suit sameColour(Suit suit)
{
    switch (suit) {
    case Suit::Hearts:
        return Suit::Diamonds;
    case Suit::Diamonds:
        return Suit::Hearts;
    case Suit::Clubs:
        return Suit::Spades;
    default:
        return Suit::Clubs;
    }
}

/// The jack of the same colour is a trump in every respect.
Suit suitOf(Card card, std::optional<Suit> trump)
{
    return trump && card.rank == Rank::Jack && card.suit == sameColour(*trump) ? *trump : card.suit;
}

/// Jack of trump, jack of the same colour, the other trumps, then the suit led.
int strength(Card card, Suit led, std::optional<Suit> trump)
{
    constexpr int trumps = 20, jacks = 40;
    const Suit suit = suitOf(card, trump);
    const int rank = static_cast<int>(card.rank);
    if (suit != trump)
        return suit == led ? rank : 0;
    if (card.rank != Rank::Jack)
        return trumps + rank;
    return card.suit == trump ? jacks + 1 : jacks;
}

const Clause& ranking(int, Card card, std::optional<Suit> trump)
{
    const Suit suit = suitOf(card, trump);
    return suit != trump ? plainSuitsClause : card.suit != trump ? sameColourClause : trumpClause;
}

int points(Card card, std::optional<Suit> trump)
{
    switch (card.rank) {
    case Rank::Jack:
        return suitOf(card, trump) == trump ? 12 : 2;
    case Rank::Ace:
        return 11;
    case Rank::Ten:
        return 10;
    case Rank::King:
        return 4;
    case Rank::Queen:
        return 3;
    default:
        return 0;
    }
}

// ---- Scores

constexpr int marchAt = 100;

/// The remaining players with exactly this number of card points.
Players with(const Facts& facts, int points)
{
    Players players;
    for (Player player = 0; player < maxPlayers; ++player)
        if (facts.in.has(player) && facts.points[player] == points)
            players.add(player);
    return players;
}

/// Most and fewest card points of those still in.
std::pair<int, int> range(const Facts& facts)
{
    int most = 0, fewest = marchAt;
    for (Player player = 0; player < maxPlayers; ++player)
        if (facts.in.has(player)) {
            most = std::max(most, facts.points[player]);
            fewest = std::min(fewest, facts.points[player]);
        }
    return {most, fewest};
}

/// 100 card points or more: a bonus for that player, a stroke for each opponent.
DealScores marched(const Facts& facts, const Clause& clause, int strokes)
{
    DealScores worth;
    const int most = range(facts).first;
    const Player marcher = with(facts, most).first();
    Players others = facts.in;
    others.remove(marcher);
    for (Player player = 0; player < maxPlayers; ++player)
        worth.award[player] = player == marcher ? strokes : others.has(player) ? 1 : 0;
    worth.because.push_back({&clause, Players{marcher},
        {{.de = "Durchmarsch von {0} mit {1} Augen: {2}; {3}: +1.",
             .en = "March of {0} with {1} card points: {2}; {3}: +1."},
            {Argument::player(marcher), Argument::number(most), Argument::signedNumber(strokes),
                Argument::players(others)}}});
    return worth;
}

Reason allEqual()
{
    return {&equalClause, {},
        {{.de = "Alle haben gleich viele Augen: nichts wird geschrieben.",
            .en = "All have equal card points: nothing is written."}}};
}

/// A stroke more or less for some, with the reason; equals are a ruling.
void write(DealScores& worth, const Clause& alone, Players players, Text pattern, int points, int strokes)
{
    for (Player player = 0; player < maxPlayers; ++player)
        if (players.has(player))
            worth.award[player] += strokes;
    worth.because.push_back({players.size() > 1 ? &equalClause : &alone, players,
        {pattern, {Argument::players(players), Argument::number(points), Argument::signedNumber(strokes)}}});
}

constexpr Text mostPattern{
    .de = "Am meisten Augen ({1}) für {0}: {2}.", .en = "Most card points ({1}) for {0}: {2}."};
constexpr Text fewestPattern{
    .de = "Am wenigsten Augen ({1}) für {0}: {2}.", .en = "Fewest card points ({1}) for {0}: {2}."};

/// First phase: a stroke for most card points.
DealScores vierStrich(const DealContext&, const Contract&, const Facts& facts)
{
    const auto [most, fewest] = range(facts);
    if (most >= marchAt)
        return marched(facts, strokesMarchClause, 0);
    DealScores worth;
    if (most == fewest)
        worth.because.push_back(allEqual());
    else
        write(worth, strokesClause, with(facts, most), mostPattern, most, 1);
    return worth;
}

/// Second phase: fewest card points wipe a stroke; with three or more in most add one.
DealScores butzen(const DealContext&, const Contract&, const Facts& facts)
{
    const auto [most, fewest] = range(facts);
    if (most >= marchAt)
        return marched(facts, butzenMarchClause, -2);
    DealScores worth;
    if (most == fewest) {
        worth.because.push_back(allEqual());
        return worth;
    }
    write(worth, facts.in.size() == 2 ? twoLeftClause : butzenClause, with(facts, fewest), fewestPattern,
        fewest, -1);
    if (facts.in.size() > 2)
        write(worth, butzenClause, with(facts, most), mostPattern, most, 1);
    std::stable_partition(worth.because.begin(), worth.because.end(),
        [](const Reason& reason) { return reason.clause == &equalClause; }); // the most special first
    return worth;
}

// ---- The table

constexpr Rank ranks[] = {Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten, Rank::Nine, Rank::Eight,
    Rank::Seven, Rank::Six};

constexpr Contract contracts[] = {
    {.id = "vier-strich",
        .name = {.de = "Vier-Strich", .en = "Vier-Strich"},
        .line = {.de = "meiste Augen: +1", .en = "most points: +1"},
        .clause = &strokesClause,
        .measure = Key::Points,
        .score = Special{vierStrich},
        .trump = true},
    {.id = "butzen",
        .name = {.de = "Butzen", .en = "Butzen"},
        .line = {.de = "wenigste Augen: −1", .en = "fewest points: −1"},
        .clause = &butzenClause,
        .measure = Key::Points,
        .score = Special{butzen},
        .trump = true},
};
constexpr const Contract& firstPhase = contracts[0];
constexpr const Contract& secondPhase = contracts[1];
constexpr int gamesOfRubber = 4, dealsOfFirstPhase = 4, strokesOfFirstPhase = 4;

bool firstPhaseIsOver(const Standing& standing, int dealsOfGame)
{
    int strokes = 0;
    for (int each : standing.total)
        strokes += each;
    return dealsOfGame >= dealsOfFirstPhase || strokes >= strokesOfFirstPhase;
}

/// A new game has an empty slate, whatever the total is.
const Contract& phaseOf(const Standing& before)
{
    const int dealsOfGame = static_cast<int>(before.played.size()) - before.gameStartDeal;
    if (dealsOfGame == 0)
        return firstPhase;
    const bool wiping = &contracts[before.played.back().contract] == &secondPhase;
    return wiping || firstPhaseIsOver(before, dealsOfGame) ? secondPhase : firstPhase;
}

DueContracts due(const DealContext& context, const Standing& before)
{
    Player dealer = before.dealer;
    if (!before.played.empty()) {
        dealer = context.next(before.played.back().dealer);
        while (before.out.has(dealer))
            dealer = context.next(dealer);
    }
    return {dealer, {&phaseOf(before)}};
}

std::vector<const Contract*> possible(const DealContext&)
{
    return {&firstPhase, &secondPhase};
}

Sentence situation(const DealContext&, const Standing& before, Player)
{
    const Argument game = Argument::number(before.games + 1);
    return &phaseOf(before) == &firstPhase ? Sentence{{.de = "Erste Phase: Striche · Spiel {0} von 4",
                                                          .en = "First phase: strokes · game {0} of 4"},
               {game}}
                                           : Sentence{{.de = "Zweite Phase: Butzen · Spiel {0} von 4",
                                                          .en = "Second phase: Butzen · game {0} of 4"},
                                               {game}};
}

/// Ends the game: its loser gets a mark; the next one begins with an empty slate and all four players.
void endGame(
    const DealContext& context, Standing& standing, DealAward& award, Players left, const Clause& clause)
{
    if (left.empty()) {
        award.lost.emplace();
        award.because.push_back({&nobodyLostClause, {},
            {{.de = "Niemand hat einen Strich: niemand hat verloren.",
                .en = "Nobody has a stroke: nobody has lost."}}});
    } else {
        const Player loser = left.first();
        award.lost.emplace(loser);
        ++standing.marks[loser];
        award.because.push_back({&clause, left,
            {{.de = "Nur noch {0} hat Striche: verloren, eine Marke.",
                 .en = "Only {0} has strokes left: lost, one mark."},
                {Argument::players(left)}}});
    }
    standing.out = {};
    standing.gameStartDeal = context.deal;
    ++standing.games;
    if (standing.games < gamesOfRubber)
        return;
    standing.finished = true;
    const int fewest = *std::min_element(standing.marks.begin(), standing.marks.begin() + context.players());
    for (Player player = 0; player < context.players(); ++player)
        if (standing.marks[player] == fewest)
            standing.winners.add(player);
    award.because.push_back({&rubberClause, standing.winners,
        {{.de = "Vier Spiele sind gespielt; am wenigsten Marken ({1}): {0}.",
             .en = "Four games were played; fewest marks ({1}): {0}."},
            {Argument::players(standing.winners), Argument::number(fewest)}}});
}

/// The slate after the deal: strokes, who is out, whether the phase, the game or the rubber is over.
Standing after(const DealContext& context, const Standing& before, DealAward& award)
{
    Standing standing = before;
    const int dealsOfGame = context.deal - before.gameStartDeal; // with this one
    if (dealsOfGame == 1)
        standing.total = {};
    for (Player player = 0; player < context.players(); ++player)
        standing.total[player] = std::max(0, standing.total[player] + award.award[player]);

    const bool strokesPhase = award.contract == firstPhase.id;
    if (strokesPhase && !firstPhaseIsOver(standing, dealsOfGame))
        return standing;
    Players left, clean;
    for (Player player = 0; player < context.players(); ++player) {
        if (before.out.has(player))
            continue;
        (standing.total[player] > 0 ? left : clean).add(player);
    }
    for (Player player = 0; player < context.players(); ++player)
        if (clean.has(player))
            standing.out.add(player);
    if (!clean.empty())
        award.because.push_back({strokesPhase ? &firstPhaseEndsClause : &wipedClause, clean,
            {{.de = "Kein Strich bei {0}: gewonnen.", .en = "No stroke for {0}: won."},
                {Argument::players(clean)}}});
    if (left.size() < 2)
        endGame(context, standing, award, left, strokesPhase ? lostAtOnceClause : lostClause);
    return standing;
}

constexpr const Clause* clauses[] = {&opensClause, &bottomCardClause, &trumpClause, &sameColourClause,
    &plainSuitsClause, &cardPointsClause, &strokesClause, &strokesMarchClause, &firstPhaseEndsClause,
    &lostAtOnceClause, &nobodyLostClause, &butzenClause, &butzenMarchClause, &wipedClause, &lostClause,
    &twoLeftClause, &equalClause, &outClause, &dealerClause, &rubberClause};

} // namespace

const GameTable hintersche{
    .id = "hintersche",
    .name = {.de = "Hintersche", .en = "Hintersche"},
    .oneLine = {.de = "vier Personen, Striche auf der Tafel sammeln und wieder wischen",
        .en = "four players, collect strokes on the slate and wipe them again"},
    .picture = "strokes",
    .unit = Unit::Strokes,
    .playerCounts = Players{4},
    .ranks = ranks,
    .contracts = contracts,
    .clauses = clauses,
    .phases = true,
    .opens = &opensClause,
    .dealt = &outClause,
    .bottomCard = &bottomCardClause,
    .due = due,
    .possible = possible,
    .situation = situation,
    .after = after,
    .strength = strength,
    .ranking = ranking,
    .suitOf = suitOf,
    .points = points,
    .pointsInPlay = 140,
};

} // namespace tafel::compendium
