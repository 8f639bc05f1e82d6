// SQ Gerechtigkeit: two tricks in which each player keeps their own card.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Queen of Stars", .de1998 = "Sternen Dame", .web = "Sternen Dame"};

constexpr Clause ownCards{
    .id = "eidex.gerechtigkeit.own-cards",
    .text = {.de
        = "Einmal, vor einem Ausspiel, verkündet die Gerechtigkeit: in den nächsten zwei Stichen geht jede "
          "Karte in die Ablage dessen, der sie gespielt hat; ausspielen darf wie immer die höchste Karte.",
        .en = "Once, before a lead, Justice announces: in the next two tricks every card goes to the pile of "
              "the player who played it; the highest card still leads."},
    .section = source,
};
constexpr Text lastTrickFiveReason{
    .de = "Die 5 gehören zum Stich und zu keiner Karte; die Texte vergeben sie nur für Ultimo eigens.",
    .en = "The 5 belong to the trick and to no card; only for Ultimo do the texts award them explicitly."};
constexpr Clause lastTrickFive{
    .id = "eidex.gerechtigkeit.last-trick-five",
    .text = {.de = "Fällt der letzte Stich unter die Gerechtigkeit, erhält die höchste Karte die 5.",
        .en = "If the last trick falls under Justice, the highest card gets the 5."},
    .ruling = PerEdition<Text>::all(lastTrickFiveReason),
};
constexpr Clause noPot{
    .id = "eidex.gerechtigkeit.no-pot",
    .text = {.de = "Tierstiche gehen während der Gerechtigkeit nicht in den Topf des Jackpots.",
        .en = "During Justice animal tricks do not go into Jackpot's pot."},
    .section = source,
};
constexpr Clause leadOnly{
    .id = "eidex.gerechtigkeit.lead-only",
    .text = {.de = "Die Fürsorge vergibt während der Gerechtigkeit nur das Ausspiel, nicht die Karten.",
        .en = "During Justice Social Security gives away only the lead, not the cards."},
    .section = source,
};
constexpr Clause countsForZombie{
    .id = "eidex.gerechtigkeit.counts-for-zombie",
    .text = {.de = "Die eigenen Karten aus einem Stich der Gerechtigkeit gelten für Zombie als Stich.",
        .en = "A player's own cards from a trick under Justice count as a trick for Zombie."},
    .section = {.en1998 = "Eight of Raven", .de1998 = "Raben 8", .web = "Raben 8"},
};
constexpr Text wonByCardReason{.de = "Die Blätter von 1998 verlangen nur alle Stiche; wie in der Web-Ausgabe "
                                     "zählt, wessen Karte gewonnen hat.",
    .en
    = "The sheets of 1998 only ask for all tricks; as in the web edition, what counts is whose card won."};
constexpr Clause wonByCard{
    .id = "eidex.gerechtigkeit.won-by-card",
    .text
    = {.de = "Für die Zahl der Stiche und den Match gehört ein Stich der Gerechtigkeit der höchsten Karte.",
        .en = "For the number of tricks and for a match, a trick under Justice belongs to the highest card."},
    .section = {.web = "Die drei Spieler"},
    .ruling = {.en1998 = wonByCardReason, .de1998 = wonByCardReason},
};
constexpr const Clause* clauses[]
    = {&ownCards, &lastTrickFive, &noPot, &leadOnly, &countsForZombie, &wonByCard};

void whenUsed(PlayState& state, const PowerUse&)
{
    state.shareTricks(2);
}

} // namespace

extern const Power gerechtigkeit;
const Power gerechtigkeit{
    .id = "gerechtigkeit",
    .card = "SQ"_card,
    .name = {.de = "Gerechtigkeit", .en = "Justice"},
    .oneLine = {.de = "Zwei Stiche lang behält jeder die eigene Karte.",
        .en = "For two tricks everybody keeps their own card."},
    .section = source,
    .clauses = clauses,
    .phases = PerEdition<Phases>::all({Phase::BeforeLead}),
    .use = {.happens = whenUsed},
    .trick = {.fate = Fate::Shared},
};

} // namespace tafel::eidex
