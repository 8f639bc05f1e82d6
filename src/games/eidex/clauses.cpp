#include "games/eidex/clauses.h"

namespace tafel::eidex::clause {

namespace {

constexpr PerEdition<Text> ruling(Text reason)
{
    return PerEdition<Text>::all(reason);
}

constexpr PerEdition<std::string_view> dealing{"DEALING", "KARTEN AUSTEILEN", "Jass"};
constexpr PerEdition<std::string_view> playing{"PLAYING", "DAS SPIEL", "Jass"};
constexpr PerEdition<std::string_view> conflictsSection{"CONFLICTS", "KONFLIKTE", "Im Zweifelsfall"};

} // namespace

constexpr Clause direction{
    .id = "eidex.deal.direction",
    .text = {.de = "Gegeben und gespielt wird nach rechts, gegen den Uhrzeigersinn; nach jeder Partie gibt "
                   "die nächste Person rechts.",
        .en = "Deal and play go to the right, counterclockwise; after each deal the next player to the right "
              "deals."},
    .section = dealing,
};
constexpr Clause deciding{
    .id = "eidex.deal.trump",
    .text = {.de = "Die letzte Karte des Gebers liegt offen: As ist Obenabe, Sechs ist Undenufe, sonst ist "
                   "ihre Farbe Trumpf. Danach drücken alle eine Karte.",
        .en = "The dealer's last card is turned up: an ace is Obenabe, a six is Undenufe, otherwise its suit "
              "is trump. Then everybody puts down one card."},
    .section = dealing,
};
constexpr Clause firstLead{
    .id = "eidex.play.first-lead",
    .text = {.de = "Zum ersten Stich spielt aus, wer rechts vom Geber sitzt.",
        .en = "The player to the dealer's right leads the first trick."},
    .ruling = ruling({.de = "Kein Text sagt, wer beginnt; es ist die Regel des Jass.",
        .en = "No text says who begins; this is the rule of Jass."}),
};
constexpr Clause ranks{
    .id = "eidex.values.ranks",
    .text = {.de = "Trumpf: B 9 A K D 10 8 7 6; andere Farben und Obenabe: A K D B 10 9 8 7 6; Undenufe: 6 7 "
                   "8 9 10 B D K A.",
        .en = "Trump: B 9 A K D 10 8 7 6; other suits and Obenabe: A K D B 10 9 8 7 6; Undenufe: 6 7 8 9 10 "
              "B D K A. B is the jack, D the queen."},
    .section = {"PLAYING", "DAS SPIEL", "Jass"},
};
constexpr Clause values{
    .id = "eidex.values.cards",
    .text = {.de = "Trumpf-Bube 20, Trumpf-Neun 14, As 11, Zehn 10, König 4, Dame 3, Bube 2; Obenabe und "
                   "Undenufe: Acht 8; Undenufe: Sechs 11, As 0. Der letzte Stich zählt 5.",
        .en = "Jack of trump 20, nine of trump 14, ace 11, ten 10, king 4, queen 3, jack 2; Obenabe and "
              "Undenufe: eight 8; Undenufe: six 11, ace 0. The last trick counts 5."},
    .section = {"SCORING", "WERTUNG", "Jass"},
};
constexpr Clause total{
    .id = "eidex.values.total",
    .text = {.de = "Im Spiel sind 157 Augen, mit den gedrückten Karten und den 5 für den letzten Stich.",
        .en
        = "There are 157 card points in play, including the cards put down and the 5 for the last trick."},
    .section = {"SCORING", "WERTUNG", "Jass"},
};
constexpr Clause follow{
    .id = "eidex.play.follow-suit",
    .text = {.de = "Wer die ausgespielte Farbe hat, spielt sie oder einen Trumpf.",
        .en = "A player who holds the suit led must play it or a trump."},
    .section = playing,
};
constexpr Clause noUndertrump{
    .id = "eidex.play.no-undertrump",
    .text = {.de = "Ist mit Trumpf gestochen worden, ist Untertrumpfen verboten: Niemand darf einen tieferen "
                   "Trumpf spielen, ausser es sind nur noch Trümpfe auf der Hand.",
        .en = "If a trump has been played on another suit, undertrumping is forbidden: nobody may play a "
              "lower trump unless nothing but trumps is in hand."},
    .section = playing,
};
constexpr Clause trumpJack{
    .id = "eidex.play.trump-jack",
    .text = {.de = "Ist Trumpf ausgespielt, muss der Trumpf-Bube nicht folgen, wenn er der einzige Trumpf "
                   "auf der Hand ist.",
        .en = "When trump is led, the jack of trump need not follow if it is the only trump in hand."},
    .section = playing,
};
constexpr Clause noTrumpFollow{
    .id = "eidex.play.follow-without-trump",
    .text = {.de = "Bei Obenabe und Undenufe wird die ausgespielte Farbe gespielt, wenn man sie hat.",
        .en = "In Obenabe and Undenufe a player who holds the suit led must play it."},
    .section = playing,
};
constexpr Clause winner{
    .id = "eidex.play.winner",
    .text = {.de = "Der höchste Trumpf gewinnt den Stich, ohne Trumpf die höchste Karte der ausgespielten "
                   "Farbe; wer ihn gewinnt, spielt aus.",
        .en = "The highest trump wins the trick, without trump the highest card of the suit led; the winner "
              "leads."},
    .section = playing,
};
constexpr Clause revoke{
    .id = "eidex.play.revoke",
    .text = {.de = "Bis zum nächsten Ausspiel geht eine regelwidrige Karte zurück, mit ihr die späteren des "
                   "Stichs; danach entscheidet die Hausregel revoke.",
        .en = "Until the next lead an illegal card is taken back, and the later cards of the trick with it; "
              "after that the house rule revoke decides."},
    .ruling = ruling({.de = "Kein Text nennt eine Strafe.", .en = "No text names a penalty."}),
};

constexpr Clause match{
    .id = "eidex.award.match",
    .text = {.de = "Wer mit eigenen Karten alle Stiche gewinnt, macht einen Match und erhält 2 Gewinnpunkte.",
        .en = "A player who wins all tricks with their own cards makes a match and gets 2 victory points."},
    .section = {"SCORING 1)", "WERTUNG 1)", "Die drei Spieler 1"},
    .ruling = {.de1998 = {.de = "Unter Schwarzpeter steht dort «alle Punkte»; gemeint sind alle Stiche.",
                   .en = "The text on Old Maid says \"all points\"; it means all tricks."}},
    .differs = {.en1998 = {.de = "alle Stiche", .en = "all tricks"},
        .de1998 = {.de = "alle Stiche; unter Schwarzpeter «alle Punkte»",
            .en = "all tricks; under Old Maid \"all points\""},
        .web = {.de = "alle Stiche mit eigenen Karten", .en = "all tricks with their own cards"}},
};
constexpr Clause overLimit{
    .id = "eidex.award.over-limit",
    .text
    = {.de = "Wer die Limite von gewöhnlich 100 Augen erreicht, geht leer aus; die andern erhalten je 1 "
             "Gewinnpunkt.",
        .en = "Any player who reaches the limit, usually 100 card points, gets nothing. The others get 1 "
              "victory point each."},
    .section = {"SCORING 2)", "WERTUNG 2)", "Die drei Spieler 2"},
};
constexpr Clause exactly100{
    .id = "eidex.award.exactly-100",
    .text = {.de = "Genau 100 Augen gelten als darüber; mit der Hausregel exactly_100 = safe als darunter.",
        .en = "Exactly 100 card points count as over; with the house rule exactly_100 = safe as below."},
    .section = {"SCORING 2), 3); Nine of Raven", "WERTUNG 2)", "Die drei Spieler 2"},
    .ruling = {.en1998 = {.de = "Das englische Blatt sagt einmal «mehr als 100», einmal «unter 100» und "
                                "einmal «nicht erreichen»; die andern Ausgaben sagen «100 oder mehr».",
                   .en = "The English sheet says \"more than 100\" once, \"below 100\" once and \"not be "
                         "reached\" once; the other editions say 100 or more."}},
    .differs = {.en1998 = {.de = "«mehr als 100», «unter 100», «nicht erreichen»",
                    .en = "\"more than 100\", \"below 100\", \"not be reached\""},
        .de1998 = {.de = "100 oder mehr", .en = "100 or more"},
        .web = {.de = "100 oder mehr", .en = "100 or more"}},
};
constexpr Clause twoOver{
    .id = "eidex.award.two-over",
    .text = {.de = "Sind zwei an oder über der Limite, gehen beide leer aus und die dritte Person erhält 2 "
                   "Gewinnpunkte.",
        .en = "If two are at or over the limit, both get nothing and the third gets 2 victory points."},
    .ruling = ruling({.de = "Nur durch Computer und Weisheit möglich; beide haben zu viel.",
        .en = "Possible only through Computer and Wisdom; both have too much."}),
};
constexpr Clause threeOver{
    .id = "eidex.award.all-over",
    .text = {.de = "Sind alle an oder über der Limite, erhält niemand etwas.",
        .en = "If all are at or over the limit, nobody gets anything."},
    .ruling = ruling({.de = "Nur durch Computer und Weisheit zusammen möglich; alle haben zu viel.",
        .en = "Possible only through Computer and Wisdom together; all have too much."}),
};
constexpr Clause twoEqual{
    .id = "eidex.award.two-equal",
    .text = {.de
        = "Bleiben alle darunter und haben zwei gleich viele Augen, erhält die dritte Person 2 Gewinnpunkte.",
        .en = "If all stay below and two have equal card points, the third gets 2 victory points."},
    .section = {"SCORING 4)", "WERTUNG 4)", "Die drei Spieler 4"},
};
constexpr Clause allEqual{
    .id = "eidex.award.all-equal",
    .text = {.de = "Haben alle drei gleich viele Augen, erhält niemand etwas.",
        .en = "If all three have equal card points, nobody gets anything."},
    .ruling = ruling({.de = "Nur durch Computer oder Weisheit möglich; es gibt keine dritte Person.",
        .en = "Possible only through Computer or Wisdom; there is no third."}),
};
constexpr Clause mostLeast{
    .id = "eidex.award.most-least",
    .text = {.de = "Bleiben alle darunter, erhalten die meisten und die wenigsten Augen je 1 Gewinnpunkt; "
                   "die Mitte geht leer aus.",
        .en = "If all stay below, the players with the most and the fewest card points get 1 victory point "
              "each; the one in the middle gets nothing."},
    .section = {"SCORING 3)", "WERTUNG 3)", "Die drei Spieler 3"},
};

constexpr Clause target{
    .id = "eidex.tournament.target",
    .text = {.de = "Wer sieben Gewinnpunkte erreicht, gewinnt das Spiel. Die Hausregel target setzt eine "
                   "andere Zahl; was von sechs gesagt ist, gilt dann für eins weniger.",
        .en = "A player who reaches seven victory points wins the match. The house rule target sets another "
              "number; what is said of six then applies to one less."},
    .section = {"THE TOURNAMENT", "DAS TURNIER", "Die drei Spieler"},
};
constexpr Clause twoAtSix{
    .id = "eidex.tournament.two-at-six",
    .text = {.de = "Stehen zwei bei sechs und bekämen beide einen Gewinnpunkt, bleibt bei sechs, wer mehr "
                   "Augen hat; die andere Person fällt auf fünf.",
        .en = "If two are at six and both would get one victory point, the one with more card points stays "
              "at six; the other falls to five."},
    .section = {"THE TOURNAMENT", "DAS TURNIER", "Zusatzregel für das Finale"},
};
constexpr Clause twoAtSixEqual{
    .id = "eidex.tournament.two-at-six-equal",
    .text = {.de = "Haben sie gleich viele Augen, bleiben beide bei sechs.",
        .en = "With equal card points both stay at six."},
    .section = {.en1998 = "THE TOURNAMENT", .de1998 = "DAS TURNIER"},
    .ruling = {.web = {.de = "Die Web-Ausgabe schweigt zum Gleichstand; wie in den gedruckten Ausgaben.",
                   .en = "The web edition is silent on equal points; as in the printed editions."}},
    .differs = {.en1998 = {.de = "beide bleiben bei sechs", .en = "both stay at six"},
        .de1998 = {.de = "beide bleiben bei sechs", .en = "both stay at six"},
        .web = {.de = "schweigt", .en = "silent"}},
};
constexpr Clause chaos{
    .id = "eidex.tournament.chaos",
    .text = {.de = "Chaos: stehen alle drei bei sechs, bleiben die zwei, die einen Gewinnpunkt bekämen, bei "
                   "sechs, und wer leer ausginge, steigt auf sieben und gewinnt.",
        .en = "Chaos: if all three are at six, the two who would get a victory point stay at six, and the "
              "one who would get nothing rises to seven and wins."},
    .section = {"THE TOURNAMENT", "DAS TURNIER", "Zusatzregel für das Finale"},
};
constexpr Text chaosTwoReason{
    .de = "Der Text nennt nur den Match; zwei Gewinnpunkte auf anderem Weg sind ebenso wenig geteilt.",
    .en = "The text names a match only; two victory points won in another way are not shared either."};
constexpr Clause chaosTwo{
    .id = "eidex.tournament.chaos-two",
    .text = {.de = "Wer im Chaos beide Gewinnpunkte erhält, gewinnt.",
        .en = "A player who gets both victory points in chaos wins."},
    .section = {"THE TOURNAMENT", "DAS TURNIER", "Zusatzregel für das Finale"},
    .ruling = {.de1998 = chaosTwoReason, .web = chaosTwoReason},
    .differs
    = {.en1998 = {.de = "wer beide Punkte erhält, gewinnt", .en = "a player who gets both points wins"},
        .de1998 = {.de = "nur der Match ist genannt", .en = "only a match is named"},
        .web = {.de = "nur der Match ist genannt", .en = "only a match is named"}},
};
constexpr Clause chaosNobody{
    .id = "eidex.tournament.chaos-nobody",
    .text = {.de = "Bekäme im Chaos niemand einen Gewinnpunkt, ändert sich nichts.",
        .en = "If nobody would get a victory point in chaos, nothing changes."},
    .ruling = ruling({.de = "Ohne Gewinnpunkte geht auch niemand als Einziger leer aus.",
        .en = "If there are no victory points, no single player gets nothing."}),
};

constexpr Clause fourCards{
    .id = "eidex.four.cards",
    .text = {.de = "Zu viert hat jede Person neun Karten, drückt eine, und es gibt acht Stiche.",
        .en = "With four players everybody has nine cards and puts one down, and there are eight tricks."},
    .section = {.web = "Eidex zu viert"},
};
constexpr Clause fourMatch{
    .id = "eidex.four.match",
    .text = {.de = "Zu viert: wer alle Stiche gewinnt, erhält beide Gewinnpunkte.",
        .en = "With four players, a player who wins all tricks gets both victory points."},
    .section = {.web = "Eidex zu viert"},
};
constexpr Clause fourOverLimit{
    .id = "eidex.four.over-limit",
    .text = {.de = "Zu viert: wer 81 Augen oder mehr macht, geht leer aus.",
        .en = "With four players, a player who makes 81 card points or more gets nothing."},
    .section = {.web = "Eidex zu viert"},
};
constexpr Clause fourNoTrick{
    .id = "eidex.four.no-trick",
    .text = {.de = "Zu viert: wer mit eigenen Karten keinen Stich gewinnt, geht leer aus. Dazwischen liegt "
                   "der grüne Bereich.",
        .en = "With four players, a player who wins no trick with their own cards gets nothing. In between "
              "is the green zone."},
    .section = {.web = "Eidex zu viert"},
};
constexpr Text zoneReason{.de = "Der Text sagt nicht, wer im grünen Bereich die zwei Gewinnpunkte erhält.",
    .en = "The text does not say who in the green zone gets the two victory points."};
constexpr Clause greenAlone{
    .id = "eidex.four.green-alone",
    .text = {.de = "Wer allein im grünen Bereich ist, erhält 2 Gewinnpunkte.",
        .en = "A player who is alone in the green zone gets 2 victory points."},
    .ruling = {.web = zoneReason},
};
constexpr Clause greenTwo{
    .id = "eidex.four.green-two",
    .text = {.de = "Sind zwei im grünen Bereich, erhalten sie je 1 Gewinnpunkt, ob gleich oder nicht.",
        .en = "If two are in the green zone, they get 1 victory point each, equal or not."},
    .ruling = {.web = zoneReason},
};
constexpr Clause greenEnds{
    .id = "eidex.four.green-ends",
    .text = {.de = "Sind drei oder vier im grünen Bereich, erhalten darin die meisten und die wenigsten "
                   "Augen je 1 Gewinnpunkt.",
        .en = "If three or four are in the green zone, the players in it with the most and the fewest card "
              "points get 1 victory point each."},
    .ruling = {.web = zoneReason},
};
constexpr Text sharedReason{
    .de = "Wie zu dritt: wer gleich ist, hebt sich auf, und der Punkt geht ans andere Ende.",
    .en = "As with three players: ties cancel each other out, and the point goes to the other end."};
constexpr Clause greenEndShared{
    .id = "eidex.four.green-end-shared",
    .text = {.de = "Teilen sich mehrere ein Ende des grünen Bereichs, gehen sie leer aus und das andere Ende "
                   "erhält 2 Gewinnpunkte.",
        .en = "If several share one end of the green zone, they get nothing and the other end gets 2 "
              "victory points."},
    .ruling = {.web = sharedReason},
};
constexpr Clause greenBothShared{
    .id = "eidex.four.green-both-shared",
    .text = {.de = "Sind beide Enden des grünen Bereichs geteilt, erhält niemand etwas.",
        .en = "If both ends of the green zone are shared, nobody gets anything."},
    .ruling = {.web = sharedReason},
};
constexpr Clause greenHighest{
    .id = "eidex.four.green-highest",
    .text = {.de = "Hausregel green_zone = highest: wer im grünen Bereich höchstens eine Person über sich "
                   "hat, erhält 1 Gewinnpunkt; wer allein darin ist, 2.",
        .en = "House rule green_zone = highest: a player in the green zone with at most one other above them "
              "in it gets 1 victory point; a player alone in it gets 2."},
    .ruling = {.web = zoneReason},
};
constexpr Clause greenNobody{
    .id = "eidex.four.green-nobody",
    .text = {.de = "Ist niemand im grünen Bereich, erhält niemand etwas.",
        .en = "If nobody is in the green zone, nobody gets anything."},
    .ruling = {.web = zoneReason},
};
constexpr Clause fourAtSix{
    .id = "eidex.four.at-six",
    .text = {.de = "Zu viert gibt es kein Chaos: stehen mehrere bei sechs und bekämen je einen Gewinnpunkt, "
                   "bleiben die mit den meisten Augen, die andern fallen auf fünf.",
        .en = "With four players there is no chaos: if several are at six and would get one victory point "
              "each, those with the most card points stay, the others fall to five."},
    .ruling = {.web = {.de = "Der Text sagt nur, dass das Ziel sieben ist; es gilt die Regel für zwei bei "
                             "sechs, was auch die andern haben.",
                   .en = "The text only says that the target is seven; the rule for two at six applies, "
                         "whatever the others have."}},
};

constexpr Clause characters{
    .id = "eidex.characters.drawn",
    .text = {.de = "Vor dem Spiel zieht jede Person einen Charakter und behält ihn in allen Partien; keine "
                   "zwei sind gleich. Wenn nichts anderes steht, gilt eine Fähigkeit einmal in jeder Partie "
                   "und nur für ihren Charakter.",
        .en = "Before the match everybody draws a character and keeps it in all deals; no two are alike. "
              "Unless it says otherwise, a power may be used once a deal, and only by its own character."},
    .section = {"THE COSMIC CHARACTERS", "DIE COSMIC CHARAKTERE", "Die Cosmic Charaktere"},
};
constexpr Clause conflicts{
    .id = "eidex.characters.order",
    .text = {.de = "Wirken mehrere in derselben Phase, handeln sie in der Reihenfolge der Liste: A K D B 10 "
                   "9 8 7 6, im selben Rang Eidex, Raben, Herz, Sterne; wer später kommt, darf reagieren.",
        .en = "If several act in one phase, they do so in the order of the list: A K D B 10 9 8 7 6, within "
              "a rank lizards, ravens, hearts, stars; the later one may react."},
    .section = conflictsSection,
};
constexpr Clause phaseOver{
    .id = "eidex.characters.phase-over",
    .text = {.de = "Eine Phase, die vorbei ist, beginnt nicht wieder: auf eine Fähigkeit bei der Vergabe "
                   "eines Stichs kann keine antworten, die während des Stichs gilt.",
        .en
        = "Phases do not reopen: a power used during play cannot answer one used when the trick is awarded."},
    .section = conflictsSection,
};
constexpr Clause ownCardTrick{
    .id = "eidex.award.own-card",
    .text = {.de = "Ein Stich zählt für die Person, deren Karte ihn gewinnt: geschenkte Stiche (Fürsorge, "
                   "Ultimo, Jackpot, Gerechtigkeit) machen und brechen keinen Match.",
        .en = "A trick counts for the player whose own card wins it: tricks given away (Social Security, "
              "Ultimo, Jackpot, Justice) neither make nor break a match."},
    .section = {.web = "Die drei Spieler 1"},
    .ruling = {.en1998 = {.de = "Nur die Web-Ausgabe sagt es.", .en = "Only the web edition says so."},
        .de1998 = {.de = "Nur die Web-Ausgabe sagt es.", .en = "Only the web edition says so."}},
    .differs = {.en1998 = {.de = "schweigt", .en = "silent"},
        .de1998 = {.de = "schweigt", .en = "silent"},
        .web = {.de = "geschenkte Stiche zählen nicht", .en = "given tricks do not count"}},
};
constexpr Clause needsTricks{
    .id = "eidex.entry.needs-tricks",
    .text = {.de = "Nach Stichen wird gefragt, wenn die Wertung davon abhängt: jemand hat alle Augen, der "
                   "Differenzler hat getroffen, oder zu viert der grüne Bereich.",
        .en = "Tricks are asked for if the award depends on them: somebody has all card points, "
              "Differentiator's prediction is correct, or with four players the green zone."},
    .ruling = ruling(
        {.de = "Eine Frage der Eingabe, nicht des Spiels.", .en = "This concerns the entry, not the game."}),
};
constexpr Clause tableRuling{
    .id = "eidex.entry.table-ruling",
    .text = {.de = "Der Tisch darf anders entscheiden als der Schiedsrichter; seine Wertung tritt an die "
                   "Stelle der berechneten.",
        .en = "The table may overrule the referee; its award replaces the calculated one."},
    .ruling
    = ruling({.de = "Am Tisch entscheiden die Spielenden.", .en = "At the table the players decide."}),
};

std::span<const Clause* const> all()
{
    static constexpr const Clause* clauses[] = {&direction, &deciding, &firstLead, &ranks, &values, &total,
        &follow, &noUndertrump, &trumpJack, &noTrumpFollow, &winner, &revoke, &match, &ownCardTrick,
        &overLimit, &exactly100, &twoOver, &threeOver, &twoEqual, &allEqual, &mostLeast, &target, &twoAtSix,
        &twoAtSixEqual, &chaos, &chaosTwo, &chaosNobody, &fourCards, &fourMatch, &fourOverLimit, &fourNoTrick,
        &greenAlone, &greenTwo, &greenEnds, &greenEndShared, &greenBothShared, &greenHighest, &greenNobody,
        &fourAtSix, &characters, &conflicts, &phaseOver, &needsTricks, &tableRuling};
    return clauses;
}

} // namespace tafel::eidex::clause
