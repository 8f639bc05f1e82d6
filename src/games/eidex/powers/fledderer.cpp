// R7 Fledderer: robs a card that another player put down.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Seven of Raven", .de1998 = "Raben 7", .web = "Raben 7"};

constexpr Clause robs{
    .id = "eidex.fledderer.robs",
    .text = {.de = "Einmal, wenn alle gedrückt haben und noch niemand ausgespielt hat, drückt der Fledderer "
                   "für einen Mitspieler eine zweite Karte und nimmt dafür dessen gedrückte auf die Hand.",
        .en = "Once, when everybody has put down and nobody has led yet, Grave Robber puts down a second "
              "card for another player and takes into hand the card that player put down."},
    .section = source,
};
constexpr Clause unseen{
    .id = "eidex.fledderer.unseen",
    .text = {.de = "Vorher ansehen darf der Fledderer die geraubte Karte nicht.",
        .en = "Grave Robber may not look at the stolen card beforehand."},
    .section = {.en1998 = "Seven of Raven", .web = "Raben 7"},
    .ruling = {.de1998 = {.de = "Das deutsche Blatt schweigt; wie in den andern Ausgaben.",
                   .en = "The German sheet is silent; as in the other editions."}},
};
constexpr Clause victimMayLook{
    .id = "eidex.fledderer.victim-may-look",
    .text = {.de = "Wer beraubt wird, darf die neue Karte ansehen; sie bleibt gedrückt liegen.",
        .en = "The robbed player may look at the new card; it stays put down."},
    .section = source,
};
constexpr Text forbiddenCardReason{
    .de = "Die Texte verbieten, die Karte zu drücken; das gilt für die zweite wie für die erste.",
    .en = "The texts forbid putting the card down; that applies to the second one as to the first."};
constexpr Clause forbiddenCard{
    .id = "eidex.fledderer.forbidden-card",
    .text = {.de = "Unter Schwarzpeter darf der Fledderer den Raben-Buben nicht hinlegen, zu viert auch den "
                   "Sternen-König nicht.",
        .en = "Under Old Maid Grave Robber may not leave the jack of ravens or, with four players, the king "
              "of stars."},
    .ruling = PerEdition<Text>::all(forbiddenCardReason),
};
constexpr Text notSeherReason{.de = "Der Seher drückt erst nach dem ersten Ausspiel; bis dahin liegt dort "
                                    "keine Karte, und die Hand ist grösser.",
    .en
    = "Seer puts down only after the first lead; until then Seer has no card put down and a larger hand."};
constexpr Clause notSeher{
    .id = "eidex.fledderer.not-seher",
    .text = {.de = "Solange der Seher noch nicht gedrückt hat, kann der Fledderer den Seher nicht wählen.",
        .en = "As long as Seer has not put down, Grave Robber cannot choose Seer."},
    .ruling = PerEdition<Text>::all(notSeherReason),
};
constexpr const Clause* clauses[] = {&robs, &unseen, &victimMayLook, &forbiddenCard, &notSeher};
constexpr Parameter parameters[] = {{.key = "of",
    .label = {.de = "von wem", .en = "from whom"},
    .question = {.de = "von wem?", .en = "from whom?"},
    .kind = Parameter::Kind::Other}};

void whenUsed(PlayState& state, const PowerUse& use)
{
    state.robPutDown(use.by, *use.whom);
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    if ((use.whom && moment.notPutDown.has(*use.whom)) || moment.notPutDown.has(use.by))
        return illegalPower(notSeher,
            {.de = "Dort liegt noch keine gedrückte Karte.",
                .en = "That player has not put down a card yet."});
    return {};
}

} // namespace

extern const Power fledderer;
const Power fledderer{
    .id = "fledderer",
    .card = "R7"_card,
    .name = {.de = "Fledderer", .en = "Grave Robber"},
    .oneLine = {.de = "Raubt eine gedrückte Karte und legt eine andere hin.",
        .en = "Steals a put-down card and leaves another."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all({Phase::AfterPutDown}),
    .use = {.mayUse = mayUse, .happens = whenUsed},
    .down = {.exchanges = true},
};

} // namespace tafel::eidex
