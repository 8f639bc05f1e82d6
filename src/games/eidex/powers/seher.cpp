// S9 Seher: puts down last, after the first lead.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Nine of Stars", .de1998 = "Sternen 9", .web = "Sternen 9"};

constexpr Clause putsDownLast{
    .id = "eidex.seher.puts-down-last",
    .text = {.de = "Einmal darf der Seher mit dem Drücken warten, bis die gedrückten Karten der andern und "
                   "die erste ausgespielte Karte zu sehen waren.",
        .en = "Once, Seer may wait to put down until Seer has seen the cards that the others put down and "
              "the first card led."},
    .section = source,
};
constexpr Clause laserDrawsNot{
    .id = "eidex.seher.laser-draws-not",
    .text = {.de = "Der Laser zieht dem Seher keine Karte zum Drücken, zeigt dem Seher aber die eigene "
                   "gedrückte nicht.",
        .en = "Laser draws no card for Seer to put down, but does not show Laser's own put-down card to Seer "
              "either."},
    .section = source,
};
constexpr Text whileWaitingReason{.de = "Der Seher drückt erst nach dem ersten Ausspiel; bis dahin liegt "
                                        "dort keine Karte, und die Hand ist grösser.",
    .en
    = "Seer puts down only after the first lead; until then Seer has no card put down and a larger hand."};
constexpr Clause whileWaiting{
    .id = "eidex.seher.while-waiting",
    .text = {.de = "Wartet der Seher, endet das Drücken mit den Karten der andern; bis auch der Seher "
                   "gedrückt hat, können Dealer, Schüchterne und Fledderer dort nicht wählen.",
        .en = "While Seer waits, putting down ends with the cards of the others; until Seer has put down, "
              "Dealer, Shyness and Grave Robber cannot choose Seer."},
    .ruling = PerEdition<Text>::all(whileWaitingReason),
};
constexpr const Clause* clauses[] = {&putsDownLast, &laserDrawsNot, &whileWaiting};

void whenUsed(PlayState& state, const PowerUse& use)
{
    state.waitToPutDown(use.by);
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse&)
{
    if (moment.cards.value_or(36) < 36 / moment.deal.players)
        return illegalPower(
            putsDownLast, {.de = "Der Seher hat schon gedrückt.", .en = "Seer has already put down a card."});
    return {};
}

} // namespace

extern const Power seher;
const Power seher{
    .id = "seher",
    .card = "S9"_card,
    .name = {.de = "Seher", .en = "Seer"},
    .oneLine
    = {.de = "Drückt erst, wenn alles andere zu sehen ist.", .en = "Puts down last, having seen the rest."},
    .section = source,
    .clauses = clauses,
    .phases = PerEdition<Phases>::all({Phase::PutDown}),
    .use = {.mayUse = mayUse, .happens = whenUsed},
};

} // namespace tafel::eidex
