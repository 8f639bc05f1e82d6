// L6 Kompass: sets the direction of play.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Six of Lizard", .de1998 = "Eidex 6", .web = "Eidex 6"};

constexpr Clause direction{
    .id = "eidex.kompass.direction",
    .text = {.de = "Vor dem ersten Ausspiel bestimmt der Kompass, in welcher Richtung gespielt wird.",
        .en = "Before the first lead Compass decides in which direction play goes."},
    .section = source,
};
constexpr Clause twoChanges{
    .id = "eidex.kompass.two-changes",
    .text = {.de = "Danach darf der Kompass die Richtung höchstens zweimal ändern.",
        .en = "Afterwards Compass may change the direction twice at most."},
    .section = source,
};
constexpr Text betweenTricksReason{
    .de = "Die Texte sagen nicht, wann; mitten im Stich käme jemand zweimal oder gar nicht an die Reihe.",
    .en = "The texts do not say when; in the middle of a trick somebody would get two turns or none."};
constexpr Clause betweenTricks{
    .id = "eidex.kompass.between-tricks",
    .text = {.de = "Ändern darf der Kompass die Richtung nur vor einem Ausspiel, nicht mitten im Stich.",
        .en = "Compass may change the direction only before a lead, not in the middle of a trick."},
    .ruling = PerEdition<Text>::all(betweenTricksReason),
};
constexpr Text dealPassesReason{
    .de = "Die Texte geben dem Kompass die Richtung des Spiels, nicht die des Gebens.",
    .en = "The texts give Compass the direction of play, not that of the deal."};
constexpr Clause dealPasses{
    .id = "eidex.kompass.deal-passes",
    .text = {.de = "Auch mit dem Kompass wechselt der Geber weiterhin nach rechts.",
        .en = "Even with Compass, the deal still passes to the right."},
    .ruling = PerEdition<Text>::all(dealPassesReason),
};
constexpr Text firstLeadReason{
    .de = "Die Texte sagen nicht, wer ausspielt; der Kompass ändert nur, wie es weitergeht.",
    .en = "The texts do not say who leads; Compass changes only how play goes on."};
constexpr Clause firstLead{
    .id = "eidex.kompass.first-lead",
    .text = {.de = "Auch wenn der Kompass nach links spielen lässt, spielt zum ersten Stich aus, wer rechts "
                   "vom Geber sitzt; erst von dort geht es nach links.",
        .en = "If Compass turns play to the left, the player to the dealer's right still leads the first "
              "trick; only from there play goes left."},
    .ruling = PerEdition<Text>::all(firstLeadReason),
};
constexpr Text oneChoiceReason{
    .de = "Die Texte nennen das Bestimmen und das Ändern getrennt und zählen nur das Ändern.",
    .en = "The texts mention the choice and the changes separately and count only the changes."};
constexpr Clause oneChoice{
    .id = "eidex.kompass.one-choice",
    .text = {.de = "Vor dem ersten Ausspiel bestimmt der Kompass die Richtung ein einziges Mal; was danach "
                   "kommt, ist eine Änderung.",
        .en = "Before the first lead Compass chooses the direction only once; anything later is a change."},
    .ruling = PerEdition<Text>::all(oneChoiceReason),
};
constexpr const Clause* clauses[]
    = {&direction, &oneChoice, &twoChanges, &betweenTricks, &dealPasses, &firstLead};
constexpr Parameter parameters[] = {{.key = "direction",
    .label = {.de = "Richtung", .en = "direction"},
    .question = {.de = "welche Richtung?", .en = "which direction?"},
    .kind = Parameter::Kind::Words,
    .words = {{{"right", {"nach rechts", "to the right"}}, {"left", {"nach links", "to the left"}}}}}};

void alterTrick(Trick& trick, const PowerUse& use)
{
    trick.step = use.flag.value_or(true) ? 1 : -1;
}

const Clause& says(const PowerTiming& moment, const PowerUse& use)
{
    if (!(moment.now & Phases{Phase::InTrick, Phase::TrickAward}).empty())
        return betweenTricks;
    const bool chosen = moment.usedBeforeFirstLead.value_or(0) > 0 || moment.deal.declared(use.power);
    return moment.beforeFirstLead() && !chosen ? direction : twoChanges;
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    const bool first = moment.beforeFirstLead() && !moment.now.has(Phase::BeforeLead);
    if (first && moment.usedBeforeFirstLead.value_or(0) > 0)
        return illegalPower(oneChoice,
            {.de = "Die Richtung ist schon bestimmt; ändern lässt sie sich nach dem ersten Stich.",
                .en = "The direction has already been chosen; it may be changed after the first trick."});
    if (!moment.usedBeforeFirstLead)
        return {};
    int changes = -std::min(*moment.usedBeforeFirstLead, 1); // The first of them was the choice.
    for (const PowerUse& earlier : moment.deal.powers)
        changes += earlier.power == use.power ? 1 : 0;
    if (changes >= 2)
        return illegalPower(twoChanges,
            {.de = "Der Kompass hat die Richtung schon zweimal geändert.",
                .en = "Compass has already changed the direction twice."});
    return {};
}

} // namespace

extern const Power kompass;
const Power kompass{
    .id = "kompass",
    .card = "L6"_card,
    .name = {.de = "Kompass", .en = "Compass"},
    .oneLine = {.de = "Bestimmt die Spielrichtung, ändert sie zweimal.",
        .en = "Sets the direction of play, changes it twice."},
    .section = source,
    .clauses = clauses,
    .uses = PerEdition<int>::all(3),
    .usesClause = &twoChanges,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all(Phases::from(Phase::AfterDeal, Phase::BeforeLead)),
    .use = {.mayUse = mayUse, .says = says},
    .trick = {.alterTrick = alterTrick},
};

} // namespace tafel::eidex
