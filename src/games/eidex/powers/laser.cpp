// L9 Laser: draws blind the cards that the other players put down, and the first lead.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Nine of Lizard", .de1998 = "Eidex 9", .web = "Eidex 9"};

constexpr Clause drawsPutDown{
    .id = "eidex.laser.draws-put-down",
    .text = {.de
        = "Beim Drücken darf der Laser den Mitspielern blind die Karte aus der Hand ziehen, die sie drücken.",
        .en = "When cards are put down, Laser may draw blind from the other players' hands the cards that "
              "they put down."},
    .section = source,
};
constexpr Clause drawsFirstLead{
    .id = "eidex.laser.draws-first-lead",
    .text = {.de = "Spielt ein anderer zum ersten Stich aus, darf der Laser auch diese Karte blind ziehen.",
        .en = "If another player leads the first trick, Laser may also draw that card blind."},
    .section = source,
};
constexpr Clause notSeher{
    .id = "eidex.laser.not-seher",
    .text = {.de = "Dem Seher zieht der Laser keine Karte zum Drücken; dafür sieht der Seher die vom Laser "
                   "gedrückte nicht.",
        .en = "Laser draws no card for Seer to put down; in return Seer does not see what Laser put down."},
    .section = {.en1998 = "Nine of Stars", .de1998 = "Sternen 9", .web = "Sternen 9"},
};
constexpr Text forbiddenDrawnAgainReason{
    .de = "Die Texte verbieten nur, sie zu drücken; wer blind zieht, kann ihr nicht ausweichen.",
    .en = "The texts only forbid putting it down; a player who draws blind cannot avoid it."};
constexpr Clause forbiddenDrawnAgain{
    .id = "eidex.laser.forbidden-drawn-again",
    .text = {.de = "Zieht der Laser eine Karte, die nicht gedrückt werden darf, wird noch einmal gezogen.",
        .en = "If Laser draws a card that may not be put down, Laser draws again."},
    .ruling = PerEdition<Text>::all(forbiddenDrawnAgainReason),
};
constexpr Clause onceEach{
    .id = "eidex.laser.once-each",
    .text = {.de = "Beides tut der Laser je einmal in der Partie: zum Drücken und zum ersten Ausspiel.",
        .en = "Laser does each of the two once a deal: when cards are put down and for the first lead."},
    .section = source,
};
constexpr const Clause* clauses[]
    = {&drawsPutDown, &drawsFirstLead, &onceEach, &notSeher, &forbiddenDrawnAgain};

/// Before the cards are put down the power has no visible effect, because cards are put down anyway.
void whenUsed(PlayState& state, const PowerUse&)
{
    state.drawLead();
}

const Clause& says(const PowerTiming& moment, const PowerUse&)
{
    return moment.now.has(Phase::PutDown)   ? drawsPutDown
        : moment.now.has(Phase::BeforeLead) ? drawsFirstLead
                                            : onceEach;
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    if (moment.usedInWindow.value_or(0) > 0)
        return illegalPower(
            onceEach, {.de = "Das hat der Laser schon getan.", .en = "Laser has already done that."});
    if (moment.now.has(Phase::PutDown))
        return {};
    if (!moment.firstTrick())
        return illegalPower(drawsFirstLead,
            {.de = "Das ist nicht mehr der erste Stich.", .en = "This is no longer the first trick."});
    if (moment.lead == use.by)
        return illegalPower(
            drawsFirstLead, {.de = "Der Laser spielt selbst aus.", .en = "Laser leads this trick."});
    return {};
}

} // namespace

extern const Power laser;
const Power laser{
    .id = "laser",
    .card = "L9"_card,
    .name = {.de = "Laser", .en = "Laser"},
    .oneLine
    = {.de = "Zieht den andern blind, was sie drücken.", .en = "Draws blind what the others put down."},
    .section = source,
    .clauses = clauses,
    .uses = PerEdition<int>::all(2),
    .usesClause = &onceEach,
    .phases = PerEdition<Phases>::all({Phase::PutDown, Phase::BeforeLead}),
    .use = {.mayUse = mayUse, .says = says, .happens = whenUsed},
    .trick = {.lead = BlindLead::OwnHand},
};

} // namespace tafel::eidex
