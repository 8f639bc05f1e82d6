// HA Ultimo: takes the last trick.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Ace of Hearts", .de1998 = "Herz As", .web = "Herz As"};

constexpr Clause takesLastTrick{
    .id = "eidex.ultimo.takes-last-trick",
    .text = {.de = "Liegen alle Karten des letzten Stichs, darf Ultimo den Stich samt den 5 Augen "
                   "übernehmen, muss aber nicht.",
        .en = "When all cards of the last trick are on the table, Ultimo may, but need not, take it together "
              "with the 5 card points."},
    .section = source,
};
constexpr Clause underJustice{
    .id = "eidex.ultimo.under-justice",
    .text = {.de = "Gilt im letzten Stich die Gerechtigkeit, erhält Ultimo nur die eigene Karte und die 5.",
        .en = "If Justice is in force in the last trick, Ultimo gets only Ultimo's own card and the 5."},
    .section = source,
};
constexpr Text animalTrickReason{.de = "Ultimos Text macht für Tierstiche keine Ausnahme, und der Jackpot "
                                       "spricht vom Stich mit der genannten Karte.",
    .en = "Ultimo's text makes no exception for animal tricks, and Jackpot speaks of the trick with the "
          "named card."};
constexpr Clause animalTrick{
    .id = "eidex.ultimo.animal-trick",
    .text = {.de = "Auch ein Tierstich geht als letzter Stich an Ultimo statt in den Topf; der Topf folgt "
                   "dem Stich mit der genannten Karte.",
        .en = "As the last trick, even an animal trick goes to Ultimo and not into the pot; the pot follows "
              "the trick with the named card."},
    .ruling = PerEdition<Text>::all(animalTrickReason),
};
constexpr Text wonByCardReason{.de = "Die Blätter von 1998 verlangen nur alle Stiche; wie in der Web-Ausgabe "
                                     "zählt, wessen Karte gewonnen hat.",
    .en
    = "The sheets of 1998 only ask for all tricks; as in the web edition, what counts is whose card won."};
constexpr Clause wonByCard{
    .id = "eidex.ultimo.won-by-card",
    .text = {.de = "Für die Zahl der Stiche und den Match zählt ein von Ultimo übernommener Stich dort, wo "
                   "die Karte herkommt, die ihn gewonnen hat.",
        .en = "For the number of tricks and for a match, a trick that Ultimo took stays with the player "
              "whose card won it."},
    .section = {.web = "Die drei Spieler"},
    .ruling = {.en1998 = wonByCardReason, .de1998 = wonByCardReason},
};
constexpr const Clause* clauses[] = {&takesLastTrick, &underJustice, &animalTrick, &wonByCard};

void whenUsed(PlayState& state, const PowerUse& use)
{
    state.claimTrick(use.by);
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    bool moreToCome = moment.cards ? *moment.cards > 0 : !moment.mayBeLastTrick();
    if (moment.trick)
        for (const Trick::PlayedCard& each : moment.trick->playedCards())
            // The card comes back into the hand.
            moreToCome = moreToCome || (each.out && each.player == use.by);
    if (moreToCome)
        return illegalPower(takesLastTrick,
            {.de = "Das ist noch nicht der letzte Stich.", .en = "This is not the last trick yet."});
    return {};
}

} // namespace

extern const Power ultimo;
const Power ultimo{
    .id = "ultimo",
    .card = "HA"_card,
    .name = {.de = "Ultimo", .en = "Ultimo"},
    .oneLine = {.de = "Darf den letzten Stich übernehmen.", .en = "May take the last trick."},
    .section = source,
    .clauses = clauses,
    .phases = PerEdition<Phases>::all({Phase::TrickAward}),
    .use = {.mayUse = mayUse, .happens = whenUsed},
    .trick = {.uponTrick = true, .fate = Fate::Given},
};

} // namespace tafel::eidex
