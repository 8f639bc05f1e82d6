#include "games/compendium/clauses.h"

namespace tafel::compendium::clause {

constexpr Clause followSuit{
    .id = "compendium.follow-suit",
    .text = {.de = "Wer ausspielt, ist frei. Die andern bekennen die ausgespielte Farbe; wer sie nicht hat, "
                   "spielt irgendeine Karte. Die höchste Karte der ausgespielten Farbe gewinnt.",
        .en = "Any card may be led. The others follow suit; a player who cannot may play any card. The "
              "highest card of the suit led wins."},
    .section = section("Quodlibet"),
};
constexpr Clause ranks{
    .id = "compendium.ranks",
    .text = {.de = "Von oben nach unten: Ass, König, Dame, Bube, Zehn, Neun und so weiter, soweit das Spiel "
                   "diese Karten hat. Herzeln zu viert und Hintersche ordnen anders.",
        .en = "From high to low: ace, king, queen, jack, ten, nine and so on, as far as the game has these "
              "cards. Four-player Herzeln and Hintersche rank them differently."},
    .section = section("Kein Stich, Rosbiratschka, Lorum, Bauernfangen, Pesë Katësh, Bismarck Whist"),
};
constexpr Clause blind{
    .id = "compendium.blind",
    .text = {.de = "Wer die eigenen Karten nicht sieht, muss nicht bekennen; es gewinnt trotzdem die höchste "
                   "Karte der ausgespielten Farbe.",
        .en = "A player who cannot see their own hand need not follow suit; the highest card of the suit led "
              "wins "
              "all the same."},
    .section = section("Quodlibet, Lorum"),
};
constexpr Clause firstTrickBan{
    .id = "compendium.first-trick-ban",
    .text = {.de = "Wo ein Kontrakt Karten aus dem ersten Stich verbannt, werden sie weder ausgespielt noch "
                   "zugegeben, ausser es ist keine andere erlaubt; Bekennen geht vor.",
        .en = "If a contract keeps cards out of the first trick, they are neither led nor played to it "
              "unless nothing else is legal; following suit comes first."},
    .section = section("Quodlibet, Herzeln, Kein Stich, Lorum"),
    .ruling = ruling({.de = "Die Compendium-Seite sagt es einmal so, einmal «nur wer nichts als Herz hat».",
        .en = "The compendium page says this in one place and \"only with nothing but hearts\" in another."}),
};
constexpr Clause winnerLeads{
    .id = "compendium.winner-leads",
    .text = {.de = "Wer einen Stich gewinnt, spielt zum nächsten aus.",
        .en = "The winner of a trick leads the next."},
    .section = section("Quodlibet"),
    .ruling = ruling({.de = "Bei mehreren Kontrakten steht «leader»; dann spielte immer dieselbe Person aus.",
        .en = "Several contracts say \"leader\", which would let one player lead every trick."}),
};
constexpr Clause trumpWins{
    .id = "compendium.trump",
    .text = {.de = "Der höchste Trumpf im Stich gewinnt, ohne Trumpf die höchste Karte der ausgespielten "
                   "Farbe. Wer bekennen kann, muss es; wer nicht kann, ist nicht zum Trumpfen verpflichtet.",
        .en = "The highest trump in the trick wins, without one the highest card of the suit led. A player "
              "who can follow suit must do so; one who cannot need not trump."},
    .section = section("Hintersche, Bismarck Whist"),
};

constexpr Clause mustPlay{
    .id = "compendium.must-play",
    .text = {.de = "Wer legen kann, muss; wer nicht kann, passt. Reihen enden bei der tiefsten und der "
                   "höchsten Karte, wenn nicht steht, dass sie rundherum gehen.",
        .en = "A player who can play must do so; otherwise the player passes. Rows end at the lowest and the "
              "highest card unless the game says that they go round."},
    .section = section("Quodlibet, Herzeln, Lorum"),
    .ruling = ruling({.de = "Bei Kein Stich, Rosbiratschka und Peskac schweigt die Compendium-Seite; so ist "
                            "es in den andern Spielen.",
        .en = "The compendium page is silent on Kein Stich, Rosbiratschka and Peskac; this is the rule in "
              "the other games."}),
};
constexpr Clause rowsFromJacks{
    .id = "compendium.rows-from-jacks",
    .text = {.de = "Ein Bube beginnt die Reihe seiner Farbe; sie wächst abwärts bis zur Sieben und aufwärts "
                   "bis zum Ass, eine Karte je Zug.",
        .en = "A jack starts the row of its suit; it grows downwards to the seven and upwards to the ace, "
              "one card a turn."},
    .section = section("Quodlibet, Kein Stich, Rosbiratschka"),
};
constexpr Clause oneRow{
    .id = "compendium.one-row",
    .text
    = {.de = "Gepasst wird, bis ein Bube liegt. Dann wächst eine einzige Reihe an beiden Enden, ungeachtet "
             "der Farbe und rundherum; ein weiterer Bube darf nur liegen, wo er anschliesst.",
        .en = "Everybody passes until a jack is on the table. Then a single row grows at both ends, "
              "regardless of suit and going round; another jack may be played only where it fits."},
    .section = section("Herzeln"),
};
constexpr Clause series{
    .id = "compendium.series",
    .text = {.de = "Auf die erste Karte folgt die nächsthöhere derselben Farbe, nach dem Ass die Sieben; wer "
                   "sie hat, muss sie legen, auch mehrere hintereinander. Nach vier Karten, oder wenn die "
                   "nächste fehlt, spielt aus, wer zuletzt gelegt hat.",
        .en = "The first card is followed by the next higher of its suit, the ace by the seven; the player "
              "who holds it must play it, even several in a row. After four cards, or if the next is gone, "
              "the player of the last card leads."},
    .section = section("Quodlibet, Lorum"),
    .ruling = ruling({.de = "Bei Lorum sagt die Compendium-Seite «darf»; bei Quodlibet ist es Pflicht.",
        .en = "For Lorum the compendium page says \"may\"; in Quodlibet it is a duty."}),
};
constexpr Clause founded{
    .id = "compendium.founded",
    .text = {.de = "Die erste Karte ist frei; mit ihrem Rang beginnen auch die andern Farben. Reihen wachsen "
                   "nur aufwärts, nach dem Ass mit der Sieben, bis alle Karten der Farbe liegen.",
        .en = "Any card may come first; its rank also starts the other suits. Rows only grow upwards, the "
              "seven after the ace, until all cards of the suit are on the table."},
    .section = section("Lorum"),
};
constexpr Clause rowsFromSevens{
    .id = "compendium.rows-from-sevens",
    .text = {.de = "Eine Sieben beginnt die Reihe ihrer Farbe; sie wächst aufwärts bis zum König und abwärts "
                   "bis zum Ass, das hier unter der Zwei liegt.",
        .en = "A seven starts the row of its suit; it grows upwards to the king and downwards to the ace, "
              "which ranks below the two here."},
    .section = section("Peskac"),
};

constexpr Clause ends{
    .id = "compendium.ends",
    .text = {.de = "Sind alle Partien gespielt, ist das Spiel zu Ende.",
        .en = "When all deals have been played, the match is over."},
    .section = section("Quodlibet, Herzeln, Kein Stich, Rosbiratschka, Lorum, Bauernfangen, Hintersche, Pesë "
                       "Katësh, Peskac, Bismarck Whist"),
};
constexpr Clause matchWinner{
    .id = "compendium.match-winner",
    .text = {.de = "Es gewinnt, wer am meisten Punkte hat; wo es Strafpunkte sind, wer am wenigsten hat, bei "
                   "Hintersche, wer am wenigsten Spiele verloren hat. Wer gleich steht, teilt den Sieg.",
        .en = "The most points win; if they are penalty points, the fewest; in Hintersche the fewest games "
              "lost. Tied players share the victory."},
    .section = section("Quodlibet, Herzeln, Kein Stich, Rosbiratschka, Lorum, Bauernfangen, Hintersche, Pesë "
                       "Katësh, Peskac, Bismarck Whist"),
    .ruling = ruling({.de = "Vom Gleichstand spricht die Compendium-Seite nur bei Bauernfangen und "
                            "Hintersche; dort wird geteilt.",
        .en = "The compendium page mentions ties only in Bauernfangen and Hintersche; there the victory is "
              "shared."}),
};
constexpr Clause march{
    .id = "compendium.march",
    .text = {.de = "Mit der Hausregel march bekommt +50, wer alle Stiche gewinnt, und jede andere Person "
                   "−30, was immer die Karten kosten. Nicht in der Zusatzpartie und nicht in der Legerunde.",
        .en = "With the house rule march a player who wins all tricks gets +50 and each opponent −30, "
              "whatever the cards cost. Not in the extra deal and not in domino."},
    .section = section("Kein Stich"),
};
constexpr Clause order{
    .id = "compendium.order",
    .text
    = {.de = "Gespielt wird der Kontrakt, der an der Reihe ist; wo gewählt wird, einer, der noch offen ist.",
        .en
        = "The contract that is due is played; where there is a choice, one that has not been played yet."},
    .section = section("Quodlibet, Herzeln, Kein Stich, Rosbiratschka, Lorum, Bauernfangen, Pesë Katësh, "
                       "Peskac, Bismarck Whist"),
};
constexpr Clause dealer{
    .id = "compendium.dealer",
    .text = {.de = "Nach jeder Partie, oder nach allen in Folge, die eine Person gibt, gibt die nächste in "
                   "Spielrichtung. Wer entgegen der Reihe gegeben hat, gibt auch den Rest der Folge; von "
                   "dort geht es weiter.",
        .en = "After each deal, or after all that one player deals in succession, the deal passes to the "
              "next player in the direction of play. A player who dealt out of turn also deals the rest of "
              "the succession; it goes on from there."},
    .section = section("Quodlibet, Herzeln, Kein Stich, Lorum, Bauernfangen, Pesë Katësh, Peskac"),
    .ruling
    = ruling({.de = "Zu einer Abweichung sagt die Compendium-Seite nichts; was am Tisch geschah, gilt.",
        .en = "The compendium page says nothing about deviations; what happened at the table counts."}),
};
constexpr Clause oneMeasure{
    .id = "compendium.one-measure",
    .text = {.de = "Eingetragen wird, wonach der Kontrakt fragt, und nichts anderes.",
        .en = "Enter what the contract asks for, and nothing else."},
    .ruling = ruling(
        {.de = "Eine Frage der Eingabe, nicht des Spiels.", .en = "This concerns the entry, not the game."}),
};
constexpr Clause recorded{
    .id = "compendium.recorded",
    .text
    = {.de = "Eine Partie mit Stichen darf Karte für Karte eingetragen werden; alles Weitere folgt daraus.",
        .en = "A deal made of tricks may be entered card by card; everything else follows from that."},
    .ruling = ruling(
        {.de = "Eine Frage der Eingabe, nicht des Spiels.", .en = "This concerns the entry, not the game."}),
};
constexpr Clause tableRuling{
    .id = "compendium.table-ruling",
    .text = {.de = "Der Tisch darf anders entscheiden als der Schiedsrichter; seine Wertung tritt an die "
                   "Stelle der berechneten.",
        .en = "The table may overrule the referee; its award replaces the calculated one."},
    .ruling
    = ruling({.de = "Am Tisch entscheiden die Spielenden.", .en = "At the table the players decide."}),
};

std::span<const Clause* const> shared()
{
    static constexpr const Clause* clauses[] = {&followSuit, &ranks, &blind, &firstTrickBan, &winnerLeads,
        &trumpWins, &mustPlay, &rowsFromJacks, &oneRow, &series, &founded, &rowsFromSevens, &ends,
        &matchWinner, &march, &order, &dealer, &oneMeasure, &recorded, &tableRuling};
    return clauses;
}

} // namespace tafel::compendium::clause
