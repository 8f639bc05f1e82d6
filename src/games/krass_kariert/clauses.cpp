// The clauses of how a turn, a round and the game end, and the list of all.
#include "games/krass_kariert/clauses.h"

#include "games/krass_kariert/sections.h"

namespace tafel::krass_kariert::clause {

constexpr Clause highestWins{
    .id = "krass.win.highest",
    .text = {.de = "Den Umlauf gewinnt, wer Stop gespielt hat, sonst die letzte und damit höchste "
                   "Kombination.",
        .en = "A Stop wins the turn, otherwise the last and therefore highest combination."},
    .section = section("Who wins a turn?"),
};
constexpr Clause redrawWins{
    .id = "krass.win.opening-redraw",
    .text = {.de = "Spielt nach einem Redraw als Eröffnung niemand eine Kombination oder Stop, gewinnt, wer "
                   "eröffnet hat.",
        .en = "If after an opening Redraw nobody plays a combination or a Stop, the opener wins."},
    .section = section(specialCards),
};
constexpr Clause draw{
    .id = "krass.win.draw",
    .text = {.de = "Wer den Umlauf gewinnt, zieht für jedes Redraw darin drei Karten, eine nach der andern, "
                   "und steckt jede ein, bevor die nächste kommt.",
        .en = "The winner of a turn draws three cards for each Redraw in it, one by one, and places each "
              "before drawing the next."},
    .section = section(specialCards),
};
constexpr Clause drawEmpty{
    .id = "krass.win.draw-last-card",
    .text = {.de = "Gezogen wird auch mit leerer Hand; wer so Karten hat, bleibt in der Runde.",
        .en
        = "The cards are drawn even with an empty hand; a player who has cards again stays in the round."},
    .section = section(specialCards),
};
constexpr Clause out{
    .id = "krass.win.out",
    .text = {.de = "Wer am Ende eines Umlaufs keine Handkarten hat, ist aus der Runde; Reservekarten zählen "
                   "nicht.",
        .en = "A player who has no cards in hand at the end of a turn is out of the round; reserve cards do "
              "not count."},
    .section = section("End of a Round"),
};
constexpr Clause reservesUnused{
    .id = "krass.win.reserves-unused",
    .text = {.de = "Die Reservekarten einer Person, die draussen ist, nimmt niemand mehr.",
        .en = "The reserve cards of a player who is out are no longer used."},
    .section = section("End of a Round"),
    .ruling = ruling({.de = "Jede Person nimmt nur eigene Reservekarten; mehr sagt der Text nicht.",
        .en = "Players take only their own reserve cards; the sheet says no more."}),
};
constexpr Clause nextOpener{
    .id = "krass.next.winner",
    .text = {.de = "Wer den Umlauf gewinnt, eröffnet den nächsten; ohne Handkarten eröffnet, wer die "
                   "zweithöchste Kombination hatte.",
        .en = "The winner of the turn opens the next one; if the winner has no cards in hand, the player of "
              "the second-highest combination does."},
    .section = section("Who wins a turn?"),
};
constexpr Clause nextLower{
    .id = "krass.next.lower",
    .text = {.de = "Ist auch diese Person draussen, geht es weiter hinunter zur nächsttieferen Kombination; "
                   "ein Stop steht über jeder.",
        .en = "If that player is also out, the next lower combination decides, and so on down; a Stop ranks "
              "above every combination."},
    .section = section("Who wins a turn?"),
    .ruling = ruling(
        {.de = "Der Text nennt nur die zweithöchste.", .en = "The sheet names only the second-highest."}),
};
constexpr Clause rightHand{
    .id = "krass.next.right-hand",
    .text = {.de = "Hat niemand sonst eine Kombination und noch Karten, eröffnet die rechte Nachbarin oder "
                   "der rechte Nachbar; wer dort draussen ist, wird übergangen.",
        .en = "If nobody else had a combination and still has cards, the right-hand neighbour opens; a "
              "player who is out is skipped."},
    .section = section("Who wins a turn?"),
    .ruling = ruling({.de = "Der Text sagt nicht, was gilt, wenn auch dort niemand Karten hat.",
        .en = "The sheet does not say what happens if that neighbour is out as well."}),
};
constexpr Clause oneLeft{
    .id = "krass.round.one-left",
    .text = {.de = "Die Runde endet, wenn am Ende eines Umlaufs nur noch eine Person Handkarten hat; sie "
                   "gibt einen Chip ab.",
        .en = "The round ends when at the end of a turn only one player has cards in hand; that player hands "
              "in a chip."},
    .section = section("End of a Round"),
};
constexpr Clause stuck{
    .id = "krass.round.stuck",
    .text = {.de = "Die Runde endet sofort, wenn jemand nichts spielen kann und keine Reservekarte mehr hat; "
                   "diese Person gibt einen Chip ab.",
        .en = "The round ends at once when somebody cannot play anything and has no reserve card left; that "
              "player hands in a chip."},
    .section = section("End of a Round"),
};
constexpr Clause stuckAlone{
    .id = "krass.round.stuck-alone",
    .text = {.de = "Nur wer festsitzt, gibt einen Chip ab, was immer die andern auf der Hand haben; den "
                   "Umlauf gewinnt niemand, und gezogen wird nicht.",
        .en = "Only the player who is stuck hands in a chip, whatever the others hold; nobody wins the turn "
              "and nothing is drawn."},
    .section = section("End of a Round"),
    .ruling = ruling({.de = "Die Runde ist mitten im Umlauf vorbei, also ohne dessen Ende.",
        .en = "The round is over in the middle of the turn, so the turn has no end."}),
};
constexpr Clause noneLeft{
    .id = "krass.round.none-left",
    .text = {.de = "Hat am Ende eines Umlaufs niemand mehr Handkarten, geben alle einen Chip ab, die in ihm "
                   "dabei waren, ausser wer ihn gewonnen hat.",
        .en = "If nobody has cards in hand at the end of a turn, everybody who was in it hands in a chip, "
              "except its winner."},
    .section = section("End of a Round"),
};
constexpr Clause handsIn{
    .id = "krass.round.hands-in",
    .text = {.de = "Wer die Runde verliert, legt einen Chip zurück in die Schachtel.",
        .en = "A player who loses the round puts a chip back into the box."},
    .section = section("End of a Round"),
};
constexpr Clause nextRound{
    .id = "krass.round.next-opener",
    .text = {.de = "Alle Karten werden neu gemischt. Wer abgegeben hat, eröffnet; waren es mehrere, die "
                   "älteste Person.",
        .en = "All cards are shuffled again. The player who handed in opens; if there were several, the "
              "oldest player."},
    .section = section("The Next Round Begins"),
};
constexpr Clause playsOn{
    .id = "krass.end.plays-on",
    .text = {.de = "Ohne Chips spielt man weiter.", .en = "A player without chips plays on."},
    .section = section("The End of the Game"),
};
constexpr Clause cannotHandIn{
    .id = "krass.end.cannot-hand-in",
    .text = {.de = "Wer einen Chip abgeben muss und keinen hat, verliert; damit ist das Spiel zu Ende.",
        .en = "A player who must hand in a chip but has none loses, and the game ends."},
    .section = section("The End of the Game"),
};
constexpr Clause severalLose{
    .id = "krass.end.several",
    .text = {.de = "Müssen mehrere zugleich abgeben, verlieren alle ohne Chip; die andern geben ihren noch "
                   "ab und gewinnen mit.",
        .en = "If several have to hand in at once, all without a chip lose; the others still hand in theirs "
              "and are among the winners."},
    .section = section("The End of the Game"),
    .ruling = ruling({.de = "Der Text sagt nicht, ob ihr Chip noch abgegeben wird.",
        .en = "The sheet does not say whether their chip is still handed in."}),
};
constexpr Clause winners{
    .id = "krass.end.winners",
    .text = {.de = "Alle, die nicht verloren haben, gewinnen, mit wie vielen Chips auch immer.",
        .en = "Everybody who has not lost wins, however many chips they have."},
    .section = section("The End of the Game"),
};
constexpr Clause entry{
    .id = "krass.entry.gives-chip",
    .text = {.de = "Eingetragen wird, wer einen Chip abgibt: eine Person, oder mehrere, aber nie alle.",
        .en = "An entry names the players who hand in a chip: one, or several, but never all."},
    .section = section("End of a Round"),
    .ruling = ruling({.de = "Wer den letzten Umlauf gewinnt, gibt keinen ab, also bleibt immer jemand.",
        .en = "The winner of the last turn hands in none, so somebody always remains."}),
};
constexpr Clause recorded{
    .id = "krass.entry.recorded",
    .text = {.de = "Eine Mitschrift hat die Hände und Reservekarten, wie sie ausgeteilt wurden, und alles, "
                   "was gespielt, aufgenommen und gezogen wurde; das Übrige folgt daraus.",
        .en = "A record lists the hands and reserve cards as dealt, and all that was played, taken in and "
              "drawn; the rest follows from it."},
    .ruling = ruling(
        {.de = "Eine Frage der Eingabe, nicht des Spiels.", .en = "This concerns the entry, not the game."}),
};
constexpr Clause tableRuling{
    .id = "krass.entry.table-ruling",
    .text = {.de = "Der Tisch darf anders entscheiden als der Schiedsrichter; seine Wertung tritt an die "
                   "Stelle der berechneten.",
        .en = "The table may overrule the referee; its award replaces the calculated one."},
    .ruling
    = ruling({.de = "Am Tisch entscheiden die Spielenden.", .en = "At the table the players decide."}),
};

std::span<const Clause* const> all()
{
    static constexpr const Clause* clauses[] = {&pack, &hands, &oldest, &chips, &firstOpener, &handOrder,
        &gapCloses, &handEnds, &ranks, &sideBySide, &runs, &outbid, &xCall, &xAndNumbers, &xAndX, &xAlone,
        &oneAction, &openerPlays, &reserve, &mustPlay, &alone, &stop, &stopAnyTime, &redraw, &redrawOpens,
        &highestWins, &redrawWins, &draw, &drawEmpty, &out, &reservesUnused, &nextOpener, &nextLower,
        &rightHand, &oneLeft, &stuck, &stuckAlone, &noneLeft, &handsIn, &nextRound, &playsOn, &cannotHandIn,
        &severalLose, &winners, &entry, &recorded, &tableRuling};
    return clauses;
}

} // namespace tafel::krass_kariert::clause
