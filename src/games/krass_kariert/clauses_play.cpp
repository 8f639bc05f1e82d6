// The clauses of the start, of combinations and of turns.
#include "games/krass_kariert/clauses.h"
#include "games/krass_kariert/sections.h"

namespace tafel::krass_kariert::clause {

constexpr Clause pack{
    .id = "krass.start.pack",
    .text = {.de = "54 Karten ohne Farben: 1 bis 12 je viermal, zwei X, zwei Stop, zwei Redraw.",
        .en = "54 cards without suits: 1 to 12 four times each, two X, two Stop, two Redraw."},
    .section = section("Components"),
};
constexpr Clause hands{
    .id = "krass.start.hands",
    .text = {.de = "Alle erhalten zehn Karten, zu fünft sieben, und zwei offene Reservekarten; der Rest ist "
                   "der Nachziehstapel.",
        .en = "Everybody gets ten cards (seven with five players) and two reserve cards face up; the rest is "
              "the draw pile."},
    .section = section("Setting up the Game"),
};
constexpr Clause oldest{
    .id = "krass.start.oldest",
    .text = {.de = "Die älteste Person gibt jede Runde: die erste der Liste, wenn nicht eine andere als "
                   "Geber genannt ist.",
        .en = "The oldest player deals every round: the first of the list, unless another player is named as "
              "first dealer."},
    .section = section("Setting up the Game"),
    .ruling = ruling({.de = "Wer am ältesten ist, sagt die Reihenfolge der Namen.",
        .en = "The order of the names says who is the oldest."}),
};
constexpr Clause chips{
    .id = "krass.start.chips",
    .text = {.de = "Zu Beginn hat jede Person zwei Chips, für ein längeres Spiel drei.",
        .en = "At the start everybody has two chips, three for a longer game."},
    .section = section("Setting up the Game"),
};
constexpr Clause firstOpener{
    .id = "krass.start.first-opener",
    .text = {.de = "Den ersten Umlauf eröffnet, wer links von der ältesten Person sitzt; gespielt wird im "
                   "Uhrzeigersinn.",
        .en = "The player to the left of the oldest opens the first turn; play goes clockwise."},
    .section = section("Playing the Game"),
};
constexpr Clause handOrder{
    .id = "krass.hand.order",
    .text = {.de = "Die Hand bleibt, wie sie ausgeteilt wurde; nur eine Karte, die dazukommt, darf irgendwo "
                   "eingesteckt werden.",
        .en = "The hand stays as it was dealt; only a card that is taken in may be put anywhere in it."},
    .section = section("Setting up the Game"),
};
constexpr Clause gapCloses{
    .id = "krass.hand.gap",
    .text = {.de = "Wo Karten weggehen, schliesst sich die Lücke: ihre Nachbarn liegen nun nebeneinander.",
        .en = "If cards leave, the gap closes: their neighbours now lie side by side."},
    .section = section("What is a turn?"),
    .ruling = ruling({.de = "Es folgt daraus, dass gespielte Karten nebeneinander liegen müssen.",
        .en = "It follows from the rule that cards played together must be next to each other."}),
};
constexpr Clause handEnds{
    .id = "krass.hand.ends",
    .text = {.de = "Die beiden Enden der Hand sind keine Nachbarn.",
        .en = "The two ends of the hand are not neighbours."},
    .section = section("What is a turn?"),
    .ruling = ruling({.de = "Eine Hand ist eine Reihe, kein Kreis; der Regeltext sagt es nicht.",
        .en = "A hand is a row, not a ring; the sheet does not say so."}),
};
constexpr Clause ranks{
    .id = "krass.combination.ranks",
    .text = {.de = "Von unten nach oben: Solo, Zweierstrasse, Paar, Dreierstrasse, Drilling. Der Wert ist "
                   "die Zahl, bei Strassen die höchste.",
        .en = "From low to high: solo, 2-straight, pair, 3-straight, trips. The value is the number, for a "
              "straight the highest one."},
    .section = section("What does 'outbid' mean?"),
};
constexpr Clause sideBySide{
    .id = "krass.combination.side-by-side",
    .text = {.de = "Gespielt werden eine, zwei oder drei Karten, die in der Hand nebeneinander liegen; ihre "
                   "Reihenfolge spielt keine Rolle.",
        .en = "One, two or three cards that lie side by side in the hand are played; their order does not "
              "matter."},
    .section = section("What is a turn?"),
};
constexpr Clause runs{
    .id = "krass.combination.runs",
    .text = {.de = "Die Zahlen gehen von 1 bis 12 und nicht im Kreis: 12 1 ist nichts.",
        .en = "Numbers run from 1 to 12 and do not go round: 12 1 is not a combination."},
    .section = section("What does 'outbid' mean?"),
    .ruling = ruling({.de = "1 und 12 sind keine benachbarten Werte; eine Ausnahme steht nirgends.",
        .en = "1 and 12 are not neighbouring values; no exception is printed."}),
};
constexpr Clause outbid{
    .id = "krass.combination.outbid",
    .text = {.de = "Überboten wird mit einer höheren Art oder mit derselben Art und höherem Wert; gleich "
                   "hoch genügt nicht.",
        .en
        = "To outbid takes a higher kind, or the same kind with a higher value; an equal one is not enough."},
    .section = section("What does 'outbid' mean?"),
};
constexpr Clause xCall{
    .id = "krass.x.call",
    .text = {.de = "Ein X steht für eine Zahl von 1 bis 12; wer es spielt, sagt sie an, und sie gilt für "
                   "diesen Umlauf.",
        .en = "An X stands for a number from 1 to 12; the player calls the number when playing it, and the X "
              "keeps it for this turn."},
    .section = section(specialCards),
};
constexpr Clause xAndNumbers{
    .id = "krass.x.numbers",
    .text = {.de = "Ein X darf allein gespielt werden oder mit Zahlen, die daneben liegen; für Stop oder "
                   "Redraw steht es nie.",
        .en = "An X may be played alone or with numbers next to it; it never stands for Stop or Redraw."},
    .section = section(specialCards),
};
constexpr Clause xAndX{
    .id = "krass.x.two-and-a-number",
    .text
    = {.de = "Zwei X und eine Zahl, alle drei nebeneinander, sind ein Drilling oder eine Dreierstrasse.",
        .en = "Two X and one number, all three side by side, are trips or a 3-straight."},
    .section = section(specialCards),
    .ruling = ruling({.de = "Eine Zahlenkarte unter den drei Nachbarn genügt.",
        .en = "A number card among the three neighbours is enough."}),
};
constexpr Clause xAlone{
    .id = "krass.x.two-alone",
    .text = {.de = "Zwei X ohne Zahl sind keine Kombination, ausser die Hausregel two_x erlaubt Paar und "
                   "Zweierstrasse.",
        .en = "Two X without a number are not a combination, unless the house rule two_x allows pair and "
              "2-straight."},
    .section = section(specialCards),
    .ruling = ruling({.de = "Nach dem Text schliesst sich ein X nur Zahlenkarten an.",
        .en = "According to the sheet, an X joins only number cards."}),
};
constexpr Clause oneAction{
    .id = "krass.turn.one-action",
    .text = {.de = "Reihum handelt jede Person mit Handkarten einmal: Kombination, Stop, Redraw oder eine "
                   "Reservekarte.",
        .en
        = "Each player who holds cards acts once, in order: a combination, Stop, Redraw or a reserve card."},
    .section = section("What is a turn?"),
};
constexpr Clause openerPlays{
    .id = "krass.turn.opener-plays",
    .text = {.de = "Wer eröffnet, spielt: eine beliebige Kombination, Stop oder Redraw, keine Reservekarte.",
        .en = "The opener must play: any combination, Stop or Redraw, but no reserve card."},
    .section = section("What is a turn?"),
    .ruling = ruling({.de = "Wer eröffnet, hat nichts zu überbieten; eine Reservekarte nimmt, wer nicht "
                            "überbietet.",
        .en = "The opener has nothing to outbid; a reserve card is for players who do not outbid."}),
};
constexpr Clause reserve{
    .id = "krass.turn.reserve",
    .text = {.de = "Wer nicht überbieten kann oder will, nimmt eine der eigenen Reservekarten auf und steckt "
                   "sie irgendwo ein; gespielt wird sie frühestens im nächsten Umlauf.",
        .en = "A player who cannot or will not outbid takes one of their own reserve cards and puts it "
              "anywhere in the hand; it is not played before the next turn."},
    .section = section("When do the reserve cards come into play?"),
};
constexpr Clause mustPlay{
    .id = "krass.turn.must-play",
    .text = {.de = "Ohne Reservekarte muss spielen, wer überbieten kann oder Stop oder Redraw hat.",
        .en = "A player without a reserve card who can outbid or holds a Stop or a Redraw must play."},
    .section = section("End of a Round"),
    .ruling = ruling({.de = "Niemand darf freiwillig verlieren: die Runde verliert nur, wer nicht kann.",
        .en = "You may not choose to lose. Only a player who is unable to act loses the round."}),
};
constexpr Clause alone{
    .id = "krass.turn.alone",
    .text = {.de = "Stop und Redraw werden allein gespielt; sie sind keine Kombination.",
        .en = "Stop and Redraw are played alone; they are not combinations."},
    .section = section(specialCards),
};
constexpr Clause stop{
    .id = "krass.stop.ends",
    .text = {.de
        = "Ein Stop beendet den Umlauf und gewinnt ihn; wer noch nicht gehandelt hat, kommt nicht mehr dran.",
        .en = "A Stop ends the turn and wins it; players who have not acted no longer do."},
    .section = section(specialCards),
};
constexpr Clause stopAnyTime{
    .id = "krass.stop.any-time",
    .text = {.de = "Ein Stop muss nichts überbieten: er geht immer, auch als Eröffnung.",
        .en = "A Stop need not outbid: it may always be played, even to open."},
    .section = section(specialCards),
    .ruling = ruling({.de = "Der Text sagt nur, dass er den Umlauf beendet und gewinnt.",
        .en = "The sheet says only that it ends and wins the turn."}),
};
constexpr Clause redraw{
    .id = "krass.redraw.any-time",
    .text = {.de = "Ein Redraw geht immer; was vor ihm stand, ist weiter zu überbieten, auch nach einem "
                   "zweiten.",
        .en = "A Redraw may always be played; what was played before it must still be outbid, even after a "
              "second one."},
    .section = section(specialCards),
};
constexpr Clause redrawOpens{
    .id = "krass.redraw.opens",
    .text = {.de = "Nach einem Redraw als Eröffnung spielt die nächste Person beliebig oder nimmt eine "
                   "Reservekarte; sie gilt nicht als eröffnend.",
        .en = "After an opening Redraw the next player plays anything or takes a reserve card, and does not "
              "count as the opener."},
    .section = section(specialCards),
};

} // namespace tafel::krass_kariert::clause
