// Quodlibet: three or four players, 32 cards, twelve deals in three rounds, penalty points, lowest total
// wins.
#include <algorithm>

#include "games/compendium/clauses.h"
#include "games/compendium/contract.h"
#include "games/compendium/games.h"
#include "games/compendium/scores.h"

namespace tafel::compendium {
namespace {

constexpr auto page = section("Quodlibet");

// ---- Clauses of the scores

constexpr Clause plusClause{
    .id = "quodlibet.plus",
    .text = {.de = "Jeder Stich, der zu acht fehlt, kostet 10 (zu dritt zu zehn).",
        .en = "Each trick short of eight costs 10 (with three players short of ten)."},
    .section = page,
};
constexpr Clause plusNoneClause{
    .id = "quodlibet.plus-no-trick",
    .text = {.de = "Plus: Wer gar keinen Stich gewinnt, schreibt stattdessen 100.",
        .en = "Plus: a player who wins no trick at all scores 100 instead."},
    .section = page,
};
constexpr Clause minusClause{
    .id = "quodlibet.minus",
    .text = {.de = "Jeder Stich kostet 10.", .en = "Each trick costs 10."},
    .section = page,
};
constexpr Clause allTricksClause{
    .id = "quodlibet.all-tricks",
    .text = {.de = "Minus, Böser Nachbar, Offen und Jagd: Alle Stiche einer Person zählen zusammen 100.",
        .en = "Minus, bad neighbour, open and hunt: all tricks won by one player count 100 together."},
    .section = page,
};
constexpr Clause badNeighborClause{
    .id = "quodlibet.bad-neighbor",
    .text = {.de = "Wie Minus, aber die Punkte werden dem rechten Nachbarplatz geschrieben; mit der "
                   "Hausregel bad_neighbor = left dem linken.",
        .en = "Like minus, but the points go to the right-hand neighbour; with the house rule bad_neighbor = "
              "left to the left-hand one."},
    .section = page,
};
constexpr Clause ahmedClause{
    .id = "quodlibet.ahmed",
    .text
    = {.de = "Der Herz-König (Roter Räuber) kostet 50, Ahmed 30. Sind beide gewonnen, ist die Partie zu "
             "Ende. Ahmed ist der Kreuz-Bube; mit der Hausregel ahmed der Karo-Bube oder die Karo-Dame.",
        .en = "The king of hearts (Red Ruffian) costs 50, Ahmed 30. When both are won the deal is over. "
              "Ahmed is the jack of clubs; with the house rule ahmed the jack or the queen of diamonds."},
    .section = page,
    .ruling
    = ruling({.de = "Die Compendium-Seite nennt Ahmed einmal den Karo-Buben und viermal den Kreuz-Buben.",
        .en = "The compendium page calls Ahmed the jack of diamonds once and the jack of clubs four times."}),
};
constexpr Clause ahmedBanClause{
    .id = "quodlibet.ahmed-first-trick",
    .text = {.de = "Herz-König und Ahmed bleiben aus dem ersten Stich, wenn eine andere Karte erlaubt ist. "
                   "Ahmed ist der Kreuz-Bube, nach der Hausregel ahmed der Karo-Bube oder die Karo-Dame.",
        .en = "King of hearts and Ahmed stay out of the first trick if another card is legal. Ahmed is the "
              "jack of clubs, by the house rule ahmed the jack or the queen of diamonds."},
    .section = page,
};
constexpr Clause ahmedTogetherClause{
    .id = "quodlibet.ahmed-together",
    .text = {.de = "Herz-König und Ahmed in einem Stich: zusammen 100.",
        .en = "King of hearts and Ahmed in one trick: 100 in all."},
    .section = page,
};
constexpr Clause firstLastClause{
    .id = "quodlibet.1238",
    .text = {.de = "Der erste Stich kostet 10, der zweite 20, der dritte 30, der letzte 100.",
        .en = "The first trick costs 10, the second 20, the third 30, the last 100."},
    .section = page,
};
constexpr Clause noRedsClause{
    .id = "quodlibet.no-reds",
    .text = {.de = "Herz Sieben bis Zehn kosten je 20, Bube bis Ass je 10.",
        .en = "Seven to ten of hearts cost 20 each, jack to ace 10 each."},
    .section = page,
};
constexpr Clause noRedsBanClause{
    .id = "quodlibet.no-reds-first-trick",
    .text
    = {.de = "Kein Rot: Herz Sieben bis Ass bleibt aus dem ersten Stich, wenn eine andere Karte erlaubt ist.",
        .en = "No reds: hearts, seven to ace, stay out of the first trick if another card is legal."},
    .section = page,
};
constexpr Clause allHeartsClause{
    .id = "quodlibet.no-reds-all-hearts",
    .text = {.de = "Ein Stich aus lauter Herz zählt stattdessen 100.",
        .en = "A trick of nothing but hearts counts 100 instead."},
    .section = page,
};
constexpr Clause oberUnterClause{
    .id = "quodlibet.ober-unter",
    .text = {.de = "Jede Dame kostet 30, jeder Bube 20.", .en = "Each queen costs 30, each jack 20."},
    .section = page,
};
constexpr Clause oberUnterBanClause{
    .id = "quodlibet.ober-unter-first-trick",
    .text
    = {.de = "Damen und Buben: Die vier Damen und die vier Buben bleiben aus dem ersten Stich, wenn eine "
             "andere Karte erlaubt ist.",
        .en = "Queens and jacks: the four queens and the four jacks stay out of the first trick if another "
              "card is legal."},
    .section = page,
};
constexpr Clause pairClause{
    .id = "quodlibet.ober-unter-pair",
    .text = {.de = "Dame und Bube in einem Stich zählen zusammen 100.",
        .en = "A queen and a jack in one trick count 100 together."},
    .section = page,
};
constexpr Clause pairsClause{
    .id = "quodlibet.ober-unter-more",
    .text = {.de
        = "Jedes weitere Paar im selben Stich zählt noch einmal 100, was übrig bleibt, seinen eigenen Wert.",
        .en
        = "Every further pair in the same trick counts another 100; cards left over count their own value."},
    .ruling = ruling({.de = "Die Compendium-Seite spricht nur von einem Paar.",
        .en = "The compendium page speaks only of one pair."}),
};
constexpr Clause highLowClause{
    .id = "quodlibet.high-low",
    .text = {.de = "Jeder Stich kostet 30; wer darin den tiefsten Rang gespielt hat, schreibt 20, alle mit "
                   "diesem Rang.",
        .en = "Each trick costs 30; every player who played the lowest rank in it scores 20."},
    .section = page,
};
constexpr Clause highLowBothClause{
    .id = "quodlibet.high-low-both",
    .text = {.de = "Wer den Stich mit dem tiefsten Rang gewinnt, schreibt dafür 100 statt beider; mit der "
                   "Hausregel high_low_adds 100 und 20.",
        .en = "The player who wins the trick with the lowest rank scores 100 for it instead of both; with "
              "the house rule high_low_adds 100 and 20."},
    .section = page,
    .ruling = ruling({.de = "Die Compendium-Seite sagt nur «statt der 30»; überall sonst ersetzt ein "
                            "Hunderter die kleineren Punkte seines Stichs.",
        .en = "The compendium page only says \"instead of the 30\"; everywhere else 100 replaces the smaller "
              "points of the trick."}),
};
constexpr Clause openClause{
    .id = "quodlibet.open",
    .text = {.de = "Die Karten zeigen nach aussen und werden blind gezogen. Jeder Stich kostet 10.",
        .en = "Hands face outwards and cards are drawn blind. Each trick costs 10."},
    .section = page,
};
constexpr Clause huntClause{
    .id = "quodlibet.hunt",
    .text = {.de = "Alle Karten liegen offen. Jeder Stich kostet 10.",
        .en = "All hands are face up. Each trick costs 10."},
    .section = page,
};
constexpr Clause quadratureClause{
    .id = "quodlibet.quadrature",
    .text = {.de = "Sooft jemand keine Karten mehr hat, wird gezählt: jede Karte der andern kostet 10, beim "
                   "zweiten Mal 20, beim dritten 30.",
        .en = "Whenever somebody runs out of cards, there is a count: each card that the others hold costs "
              "10, at the second count 20, at the third 30."},
    .section = page,
};
constexpr Clause snackingClause{
    .id = "quodlibet.snacking",
    .text = {.de = "Gezählt wird wie bei der Quadratur: 10, 20, 30 für jede Karte auf der Hand.",
        .en = "Count as in quadrature: 10, 20, 30 for each card in hand."},
    .section = page,
};
constexpr Clause cvClause{
    .id = "quodlibet.cv-105",
    .text = {.de = "Wer am Zug ist, darf «CV» rufen. Liegt die Summe bei 105 oder mehr, schreibt die Person "
                   "davor 100, sonst wer gerufen hat.",
        .en = "A player may call \"CV\" at their turn. If the sum is 105 or more, the player before scores "
              "100, otherwise the caller."},
    .section = page,
};
constexpr Clause cvNobodyClause{
    .id = "quodlibet.cv-105-nobody",
    .text = {.de = "Ruft niemand, schreibt niemand.", .en = "If nobody calls, nobody scores anything."},
    .ruling
    = ruling({.de = "Die Compendium-Seite sagt es nicht.", .en = "The compendium page does not say."}),
};

// ---- Clauses of the course of a match

constexpr Clause roundsClause{
    .id = "quodlibet.rounds",
    .text = {.de = "Zwölf Partien in drei Runden zu vier; in einer Runde kommt jeder ihrer Kontrakte einmal.",
        .en = "Twelve deals, three rounds of four; in a round each of its contracts is played once."},
    .section = page,
};
constexpr Clause kingClause{
    .id = "quodlibet.king",
    .text = {.de = "Der König gibt, wählt den Kontrakt und spielt aus; nach jeder Partie wird König, wer "
                   "rechts vom König sitzt.",
        .en = "The King deals, chooses the contract and leads; after each deal the player to the King's "
              "right is the next King."},
    .section = page,
};
constexpr Clause firstKingClause{
    .id = "quodlibet.first-king",
    .text = {.de = "Die zweite und die dritte Runde beginnt, wer am meisten Strafpunkte hat, bei "
                   "Gleichstand, wer nach dem letzten König zuerst kommt.",
        .en = "The second and the third round start with the player who has the most penalty points; if "
              "several do, with the first of them after the last King."},
    .section = page,
    .ruling = ruling({.de = "Zum Gleichstand sagt die Compendium-Seite nichts.",
        .en = "The compendium page says nothing about ties."}),
};
constexpr Clause unseenClause{
    .id = "quodlibet.chosen-unseen",
    .text = {.de = "In der dritten Runde nennt der König den Kontrakt, ohne die eigenen Karten zu sehen.",
        .en = "In the third round the King names the contract before seeing their hand."},
    .section = page,
};
constexpr Clause snackingLastClause{
    .id = "quodlibet.snacking-last",
    .text = {.de = "Naschen ist immer die letzte Partie.", .en = "Snacking is always the last deal."},
    .section = page,
};
constexpr Clause punishClause{
    .id = "quodlibet.king-punishes",
    .text = {.de = "Der König darf Fehler am Tisch bestrafen, aber nie über die Punkte.",
        .en = "The King may punish faults at the table, but never through the score."},
    .section = page,
};
constexpr Clause countsClause{
    .id = "quodlibet.after-a-count",
    .text
    = {.de = "Nach einer Zählung geht die Quadratur weiter, wo sie stand; wäre am Zug, wer keine Karten mehr "
             "hat, kommt die nächste Person rechts. Von Zählung zu Zählung wird keine Hand grösser.",
        .en = "After a count quadrature continues where it stopped; if it is the turn of the player who ran "
              "out, the next to the right plays. No hand grows from count to count."},
    .section = page,
};
constexpr Clause packetsClause{
    .id = "quodlibet.snacking-packets",
    .text = {.de = "Naschen: vier Karten für alle; fünf Päckchen zu drei Karten und eine einzelne liegen da. "
                   "Der König beginnt. Wer nicht legen kann, nimmt ein Päckchen, die einzelne zuletzt, und "
                   "ist fertig; ist keines mehr da, wird gepasst.",
        .en = "Snacking: four cards each; five packets of three and a single card lie on the table. The King "
              "starts. A player who cannot play takes a packet, the single card last, and the turn is over; "
              "if none is left, the player passes."},
    .section = page,
};
constexpr Clause growsClause{
    .id = "quodlibet.snacking-counts",
    .text = {.de = "Naschen: Hände können zwischen zwei Zählungen wachsen. Wer noch spielt, hat mindestens "
                   "eine Karte; zusammen sind es höchstens 28, bei der zweiten Zählung 24 (zu dritt 26 bei "
                   "der ersten). Danach geht es rechts von der Person weiter, die fertig ist.",
        .en = "Snacking: hands can grow between two counts. Those still in have at least one card each, at "
              "most 28 together, 24 at the second count (26 at the first with three players). Play then goes "
              "on to the right of the player who ran out."},
    .section = page,
};
constexpr Clause cvPlayClause{
    .id = "quodlibet.cv-105-play",
    .text = {.de
        = "CV 105 tritt mit der Hausregel cv_105 an die Stelle von Hoch-Tief. Rechts vom König beginnt; "
          "gelegt wird irgendeine Karte: Ass 11, Zehn 10, König 4, Dame 3, Bube 2, zusammen 120. Niemand "
          "nennt eine Summe; gerufen wird, wenn man am Zug ist, vor dem Legen, oder nach der letzten Karte.",
        .en = "With the house rule cv_105, CV 105 replaces high-low. The player to the King's right starts; "
              "any card is played: ace 11, ten 10, king 4, queen 3, jack 2, 120 in all. Nobody announces the "
              "sum; a player calls at their turn before playing, or after the last card."},
    .section = page,
};
constexpr Clause threeClause{
    .id = "quodlibet.three-players",
    .text = {.de = "Zu dritt: ohne Karo-Sieben und Karo-Acht, zehn Karten, zehn Stiche. Plus zählt von zehn, "
                   "der letzte Stich ist der zehnte, ein Stich aus drei Herz ist einer aus lauter Herz. Wer "
                   "in einer Runde zuerst König war, ist es auch in ihrer vierten Partie.",
        .en = "Three players: without seven and eight of diamonds, ten cards each, ten tricks. Plus counts "
              "from ten, the last trick is the tenth, a trick of three hearts is one of nothing but hearts. "
              "The player who was first King of a round is King again for its fourth deal."},
    .ruling = ruling({.de = "Die Compendium-Seite nennt drei Personen, aber keine Regeln dazu; die Karten "
                            "sind die von Lorum zu dritt.",
        .en = "The compendium page names three players but gives no rules; the cards are those of Lorum for "
              "three."}),
};
constexpr Clause threeSnackingClause{
    .id = "quodlibet.three-snacking",
    .text = {.de = "Naschen zu dritt: vier Karten für alle, sechs Päckchen zu drei. Karo-Sieben und "
                   "Karo-Acht werden gelegt, sobald sie passen. Zwei Zählungen, 10 und 20.",
        .en = "Snacking with three players: four cards each, six packets of three. Seven and eight of "
              "diamonds are laid as soon as they fit. Two counts, 10 and 20."},
    .ruling = ruling({.de = "Die Compendium-Seite nennt drei Personen, aber keine Regeln dazu.",
        .en = "The compendium page names three players but gives no rules."}),
};

// ---- House rules

constexpr std::string_view neighborWords[] = {"right", "left"};
constexpr Text neighborEffects[] = {
    {.de = "die Punkte gehen nach rechts", .en = "points go to the right"},
    {.de = "die Punkte gehen nach links", .en = "points go to the left"},
};
constexpr std::string_view ahmedWords[] = {"CJ", "DJ", "DQ"};
constexpr Text ahmedEffects[] = {
    {.de = "Ahmed ist der Kreuz-Bube", .en = "Ahmed is the jack of clubs"},
    {.de = "Ahmed ist der Karo-Bube", .en = "Ahmed is the jack of diamonds"},
    {.de = "Ahmed ist die Karo-Dame", .en = "Ahmed is the queen of diamonds"},
};
constexpr Text addsEffects[] = {
    {.de = "wer mit der tiefsten Karte gewinnt, schreibt 100",
        .en = "winning with the lowest card costs 100"},
    {.de = "wer mit der tiefsten Karte gewinnt, schreibt 100 und 20",
        .en = "winning with the lowest card costs 100 and 20"},
};
constexpr Text cvEffects[] = {
    {.de = "Hoch-Tief wird gespielt", .en = "high-low is played"},
    {.de = "CV 105 ersetzt Hoch-Tief", .en = "CV 105 replaces high-low"},
};
constexpr OptionSpec options[] = {
    {.name = "bad_neighbor",
        .label = {.de = "Böser Nachbar", .en = "Bad neighbour"},
        .words = neighborWords,
        .effects = neighborEffects},
    {.name = "ahmed", .label = {.de = "Ahmed", .en = "Ahmed"}, .words = ahmedWords, .effects = ahmedEffects},
    {.name = "high_low_adds",
        .label = {.de = "Hoch-Tief: 100 und 20", .en = "High-low: 100 and 20"},
        .words = flagWords,
        .effects = addsEffects,
        .form = OptionSpec::Form::Flag},
    {.name = "cv_105",
        .label = {.de = "CV 105 statt Hoch-Tief", .en = "CV 105 instead of high-low"},
        .words = flagWords,
        .effects = cvEffects,
        .form = OptionSpec::Form::Flag},
};
constexpr const OptionSpec& neighborOption = optionNamed(options, "bad_neighbor");
constexpr const OptionSpec& ahmedOption = optionNamed(options, "ahmed");
constexpr const OptionSpec& highLowAdds = optionNamed(options, "high_low_adds");
constexpr const OptionSpec& cvOption = optionNamed(options, "cv_105");

// ---- Scores

/// 10 for each trick short of all; no trick at all: 100.
DealScores plus(const DealContext& context, const Contract& contract, const Facts& facts)
{
    DealScores worth;
    Players none;
    for (Player player = 0; player < context.players(); ++player) {
        const int tricks = facts.count[player];
        worth.award[player] = tricks == 0 ? 100 : 10 * (facts.tricks - tricks);
        if (tricks == 0)
            none.add(player);
    }
    if (!none.empty())
        worth.because.push_back({&plusNoneClause, none,
            {{.de = "Kein Stich für {0}: 100.", .en = "No trick for {0}: 100."}, {Argument::players(none)}}});
    worth.because.push_back(defaultReason(contract)); // a player took tricks
    return worth;
}

/// The winner of every trick.
std::optional<Player> winnerOfAllTricks(const DealContext& context, const Facts& facts)
{
    for (Player player = 0; player < context.players(); ++player)
        if (facts.count[player] == facts.tricks)
            return player;
    return std::nullopt;
}

Reason allTricks(Player player, const Facts& facts)
{
    return {&allTricksClause, Players{player},
        {{.de = "Alle {1} Stiche für {0}: zusammen 100.", .en = "All {1} tricks for {0}: 100 together."},
            {Argument::player(player), Argument::number(facts.tricks)}}};
}

/// 10 a trick; all of them 100.
int costOf(int tricks, const Facts& facts)
{
    return tricks == facts.tricks ? 100 : 10 * tricks;
}

DealScores minus(const DealContext& context, const Contract& contract, const Facts& facts)
{
    DealScores worth;
    for (Player player = 0; player < context.players(); ++player)
        worth.award[player] = costOf(facts.count[player], facts);
    const std::optional<Player> all = winnerOfAllTricks(context, facts);
    worth.because.push_back(all ? allTricks(*all, facts) : defaultReason(contract));
    return worth;
}

/// Like `minus`, but written to the neighbour of the winner.
DealScores badNeighbor(const DealContext& context, const Contract&, const Facts& facts)
{
    DealScores worth;
    if (const std::optional<Player> all = winnerOfAllTricks(context, facts))
        worth.because.push_back(allTricks(*all, facts));
    const bool left = context.option(neighborOption) == 1;
    for (Player player = 0; player < context.players(); ++player) {
        const Player neighbor = left ? context.previous(player) : context.next(player);
        worth.award[neighbor] = costOf(facts.count[player], facts);
        if (facts.count[player] > 0)
            worth.because.push_back({&badNeighborClause, Players{player, neighbor},
                {{.de = "Stiche von {0}: {1}; {2} schreibt {3}.",
                     .en = "Tricks of {0}: {1}; {2} scores {3}."},
                    {Argument::player(player), Argument::number(facts.count[player]),
                        Argument::player(neighbor), Argument::number(worth.award[neighbor])}}});
    }
    return worth;
}

/// 50 and 30; both in one trick 100.
DealScores ahmed(const DealContext&, const Contract& contract, const Facts& facts)
{
    const CardTake& first = facts.takes.front();
    if (first.cards.size() == 2) {
        DealScores together;
        together.award[first.by] = 100;
        together.because.push_back({&ahmedTogetherClause, Players{first.by},
            {{.de = "Beide in einem Stich von {0}: 100 statt 80.",
                 .en = "Both in one trick of {0}: 100 instead of 80."},
                {Argument::player(first.by)}}});
        return together;
    }
    DealScores worth{.because = {defaultReason(contract)}};
    for (const CardTake& take : facts.takes)
        worth.award[take.by] += take.cards.front() == "HK"_french ? 50 : 30;
    return worth;
}

/// Seven to ten cost 20, the others 10; a trick of hearts only 100.
DealScores noReds(const DealContext& context, const Contract& contract, const Facts& facts)
{
    DealScores worth;
    bool single = false;
    for (const CardTake& take : facts.takes) {
        int sum = 0;
        for (Card card : take.cards)
            sum += card.rank <= Rank::Ten ? 20 : 10;
        if (static_cast<int>(take.cards.size()) == context.players()) {
            worth.because.push_back({&allHeartsClause, Players{take.by},
                {{.de = "Ein Stich aus lauter Herz für {0}: 100 statt {1}.",
                     .en = "A trick of nothing but hearts for {0}: 100 instead of {1}."},
                    {Argument::player(take.by), Argument::number(sum)}}});
            sum = 100;
        } else {
            single = true;
        }
        worth.award[take.by] += sum;
    }
    if (single)
        worth.because.push_back(defaultReason(contract));
    return worth;
}

/// Queens 30, jacks 20; a queen and a jack in one trick 100 for the pair.
DealScores oberUnter(const DealContext&, const Contract& contract, const Facts& facts)
{
    DealScores worth;
    bool single = false;
    for (const CardTake& take : facts.takes) {
        int queens = 0, jacks = 0;
        for (Card card : take.cards)
            ++(card.rank == Rank::Queen ? queens : jacks);
        const int pairs = std::min(queens, jacks);
        const int rest = 30 * (queens - pairs) + 20 * (jacks - pairs);
        worth.award[take.by] += 100 * pairs + rest;
        single = single || rest > 0;
        if (pairs == 0)
            continue;
        if (pairs > 1 || rest > 0)
            worth.because.push_back({&pairsClause, Players{take.by},
                {{.de = "Dieser Stich von {0}: Paare {1} × 100, dazu {2}.",
                     .en = "This trick of {0}: pairs {1} × 100, plus {2}."},
                    {Argument::player(take.by), Argument::number(pairs), Argument::number(rest)}}});
        worth.because.push_back({&pairClause, Players{take.by},
            {{.de = "Dame und Bube in einem Stich von {0}: 100 für das Paar.",
                 .en = "Queen and jack in one trick of {0}: 100 for the pair."},
                {Argument::player(take.by)}}});
    }
    if (single)
        worth.because.push_back(defaultReason(contract));
    return worth;
}

/// Winner 30, lowest 20; both 100 (with the house rule 120), others with the lowest still 20.
DealScores highLow(const DealContext& context, const Contract& contract, const Facts& facts)
{
    DealScores worth;
    const int both = context.has(&highLowAdds) ? 120 : 100;
    int number = 0;
    bool plain = false;
    for (const LowTrick& trick : facts.lows) {
        ++number;
        int winner = 30;
        for (Player lowest : trick.lowest)
            if (lowest == trick.winner)
                winner = both;
            else
                worth.award[lowest] += 20;
        worth.award[trick.winner] += winner;
        plain = plain || winner != both || trick.lowest.size() > 1;
        if (winner == both)
            worth.because.push_back({&highLowBothClause, Players{trick.winner},
                {{.de = "Stich {1} gewinnt {0} mit dem tiefsten Rang: {2}.",
                     .en = "{0} won trick {1} with the lowest rank: {2}."},
                    {Argument::player(trick.winner), Argument::number(number), Argument::number(both)}}});
    }
    if (plain)
        worth.because.push_back(defaultReason(contract));
    return worth;
}

/// At 105 and more 100 for the player before, below it for the caller.
DealScores cv105(const DealContext&, const Contract&, const Facts& facts)
{
    DealScores worth;
    const std::optional<Call> called = facts.entered.called.value_or(std::nullopt);
    if (!called) {
        worth.because.push_back({&cvNobodyClause, {},
            {{.de = "Niemand hat gerufen: niemand schreibt.",
                .en = "Nobody called: nobody scores anything."}}});
        return worth;
    }
    const Player writes = called->sum >= 105 ? called->before : called->by;
    worth.award[writes] = 100;
    worth.because.push_back({&cvClause, Players{writes},
        {{.de = "{0} hat bei {1} gerufen: 100 für {2}.", .en = "{0} called at {1}: 100 for {2}."},
            {Argument::player(called->by), Argument::number(called->sum), Argument::player(writes)}}});
    return worth;
}

// ---- The table

constexpr Rank ranks[]
    = {Rank::Ace, Rank::King, Rank::Queen, Rank::Jack, Rank::Ten, Rank::Nine, Rank::Eight, Rank::Seven};

constexpr CardSet hearts = CardSet::of(Suit::Hearts);
constexpr CardSet obersAndUnters = CardSet::of(Rank::Queen) | CardSet::of(Rank::Jack);

/// Ahmed is a card of the house rules: the table has the contract once for each.
constexpr Contract ahmedWith(Card card, int value)
{
    return {.id = "ahmed-and-red-ruffian",
        .name = {.de = "Ahmed", .en = "Ahmed"},
        .line = {.de = "König 50, Ahmed 30", .en = "King 50, Ahmed 30"},
        .clause = &ahmedClause,
        .measure = Key::Takes,
        .score = Special{ahmed},
        .scoring = {"HK"_french, card},
        .notInFirstTrick = {"HK"_french, card},
        .ban = &ahmedBanClause,
        .endsWith = {"HK"_french, card},
        .slot = 3,
        .only = {&ahmedOption, value}};
}

constexpr Contract contracts[] = {
    {.id = "plus",
        .name = {.de = "Plus", .en = "Plus"},
        .line = {.de = "10 je fehlenden Stich", .en = "10 a missing trick"},
        .clause = &plusClause,
        .measure = Key::Count,
        .score = Special{plus},
        .slot = 0},
    {.id = "minus",
        .name = {.de = "Minus", .en = "Minus"},
        .line = {.de = "10 je Stich", .en = "10 a trick"},
        .clause = &minusClause,
        .measure = Key::Count,
        .score = Special{minus},
        .slot = 1},
    {.id = "bad-neighbor",
        .name = {.de = "Böser Nachbar", .en = "Bad neighbour"},
        .line = {.de = "10 je Stich, nebenan", .en = "10 a trick, next door"},
        .clause = &badNeighborClause,
        .measure = Key::Count,
        .score = Special{badNeighbor},
        .slot = 2},
    ahmedWith("CJ"_french, 0),
    ahmedWith("DJ"_french, 1),
    ahmedWith("DQ"_french, 2),
    {.id = "1238",
        .name = {.de = "1238", .en = "1238"},
        .line = {.de = "10 · 20 · 30 · 100", .en = "10 · 20 · 30 · 100"},
        .clause = &firstLastClause,
        .measure = Key::Winners,
        .score = ByTrick{{{{1, 10}, {2, 20}, {3, 30}, {-1, 100}}}},
        .slot = 4},
    {.id = "no-reds",
        .name = {.de = "Kein Rot", .en = "No reds"},
        .line = {.de = "7–10 je 20, B–A je 10", .en = "7–10 20, J–A 10 each"},
        .clause = &noRedsClause,
        .measure = Key::Takes,
        .score = Special{noReds},
        .scoring = hearts,
        .notInFirstTrick = hearts,
        .ban = &noRedsBanClause,
        .slot = 5},
    {.id = "ober-unter",
        .name = {.de = "Damen und Buben", .en = "Queens and jacks"},
        .line = {.de = "Dame 30, Bube 20", .en = "Queen 30, jack 20"},
        .clause = &oberUnterClause,
        .measure = Key::Takes,
        .score = Special{oberUnter},
        .scoring = obersAndUnters,
        .notInFirstTrick = obersAndUnters,
        .ban = &oberUnterBanClause,
        .slot = 6},
    {.id = "high-low",
        .name = {.de = "Hoch-Tief", .en = "High-low"},
        .line = {.de = "Stich 30, tiefste 20", .en = "Trick 30, lowest 20"},
        .clause = &highLowClause,
        .measure = Key::Lows,
        .score = Special{highLow},
        .slot = 7,
        .only = {&cvOption, 0}},
    {.id = "cv-105",
        .name = {.de = "CV 105", .en = "CV 105"},
        .line = {.de = "100 ab Summe 105", .en = "100 from a sum of 105"},
        .clause = &cvClause,
        .measure = Key::Called,
        .score = Special{cv105},
        .tricks = false,
        .oneByOne = &cvPlayClause,
        .slot = 7,
        .only = {&cvOption, 1}},
    {.id = "open",
        .name = {.de = "Offen", .en = "Open"},
        .line = {.de = "blind, 10 je Stich", .en = "blind, 10 a trick"},
        .clause = &openClause,
        .measure = Key::Count,
        .score = Special{minus},
        .follow = false,
        .slot = 8},
    {.id = "hunt",
        .name = {.de = "Jagd", .en = "Hunt"},
        .line = {.de = "offen, 10 je Stich", .en = "face up, 10 a trick"},
        .clause = &huntClause,
        .measure = Key::Count,
        .score = Special{minus},
        .slot = 9},
    {.id = "quadrature",
        .name = {.de = "Quadratur", .en = "Quadrature"},
        .line = {.de = "10 · 20 … je Karte", .en = "10 · 20 … a card"},
        .clause = &quadratureClause,
        .measure = Key::Counts,
        .score = ByCount{{10, 20, 30}},
        .layout = {.kind = Layout::Kind::Series},
        .tricks = false,
        .slot = 10},
    {.id = "snacking",
        .name = {.de = "Naschen", .en = "Snacking"},
        .line = {.de = "10 · 20 … je Karte", .en = "10 · 20 … a card"},
        .clause = &snackingClause,
        .measure = Key::Counts,
        .score = ByCount{{10, 20, 30}},
        .layout = {.kind = Layout::Kind::Rows, .packets = true, .cannotPlay = &packetsClause},
        .tricks = false,
        .when = &snackingLastClause,
        .slot = 11},
};

constexpr int roundLength = 4, lastSlot = 11;

bool isInUse(const DealContext& context, const Contract& contract)
{
    return !contract.only.option || context.option(*contract.only.option) == contract.only.value;
}

std::vector<const Contract*> possible(const DealContext& context)
{
    std::vector<const Contract*> list;
    for (const Contract& contract : contracts)
        if (isInUse(context, contract))
            list.push_back(&contract);
    return list;
}

/// Rounds start with the player who has most penalty points, among equals the first after the last King.
Player kingAfter(const DealContext& context, const Standing& before)
{
    if (before.played.empty())
        return before.dealer;
    const Player next = context.next(before.played.back().dealer);
    if (before.played.size() % roundLength != 0)
        return next;
    Player king = next;
    for (Player player = context.next(next); player != next; player = context.next(player))
        if (before.total[player] > before.total[king])
            king = player;
    return king;
}

DueContracts due(const DealContext& context, const Standing& before)
{
    const int played = static_cast<int>(before.played.size());
    DueContracts due{kingAfter(context, before), {}};
    for (const Contract& contract : contracts) {
        const bool filled = std::any_of(before.played.begin(), before.played.end(),
            [&](const PlayedContract& each) { return contracts[each.contract].slot == contract.slot; });
        const bool tooEarly = contract.slot == lastSlot && played != lastSlot;
        if (contract.slot / roundLength == played / roundLength && !filled && !tooEarly
            && isInUse(context, contract))
            due.contracts.push_back(&contract);
    }
    return due;
}

Sentence situation(const DealContext&, const Standing& before, Player dealer)
{
    return {{.de = "Runde {1} · {0} ist König", .en = "Round {1} · {0} is King"},
        {Argument::player(dealer),
            Argument::number(static_cast<int>(before.played.size()) / roundLength + 1)}};
}

constexpr const Clause* clauses[] = {&roundsClause, &kingClause, &firstKingClause, &unseenClause,
    &snackingLastClause, &punishClause, &plusClause, &plusNoneClause, &minusClause, &allTricksClause,
    &badNeighborClause, &ahmedClause, &ahmedBanClause, &ahmedTogetherClause, &firstLastClause, &noRedsClause,
    &noRedsBanClause, &allHeartsClause, &oberUnterClause, &oberUnterBanClause, &pairClause, &pairsClause,
    &highLowClause, &highLowBothClause, &openClause, &huntClause, &quadratureClause, &countsClause,
    &snackingClause, &packetsClause, &growsClause, &cvClause, &cvPlayClause, &cvNobodyClause, &threeClause,
    &threeSnackingClause};

} // namespace

const GameTable quodlibet{
    .id = "quodlibet",
    .name = {.de = "Quodlibet", .en = "Quodlibet"},
    .oneLine = {.de = "drei oder vier Personen, zwölf Partien in drei Runden, der König wählt",
        .en = "three or four players, twelve deals in three rounds, the King chooses"},
    .picture = "card CJ",
    .unit = Unit::PenaltyPoints,
    .playerCounts = Players{3, 4},
    .ranks = ranks,
    .contracts = contracts,
    .clauses = clauses,
    .options = options,
    .firstDealerNote = {.de = "zuerst König", .en = "first King"},
    .withoutWithThree = {"D7"_french, "D8"_french},
    .round = static_cast<int>(roundLength),
    .dealerLeads = true,
    .opens = &kingClause,
    .plan = &roundsClause,
    .due = due,
    .possible = possible,
    .situation = situation,
};

} // namespace tafel::compendium
