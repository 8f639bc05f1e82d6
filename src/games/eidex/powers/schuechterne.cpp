// RQ Schüchterne: has another player lead a card drawn blind.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Queen of Raven", .de1998 = "Raben Dame", .web = "Raben Dame"};

constexpr Clause drawsLead{
    .id = "eidex.schuechterne.draws-lead",
    .text = {.de = "Einmal darf die Schüchterne am Ausspiel blind eine Karte aus der Hand einer andern "
                   "Person ziehen, die statt einer eigenen ausgespielt wird.",
        .en = "Once, when Shyness is to lead, Shyness may draw a card blind from another player's hand, "
              "which is led instead of one of their own."},
    .section = source,
};
constexpr Clause oneRefusal{
    .id = "eidex.schuechterne.one-refusal",
    .text = {.de = "Die erste Karte, die die Schüchterne zieht, darf abgelehnt werden, die zweite muss "
                   "ausgespielt werden.",
        .en = "The other player may refuse the first card that Shyness draws but must lead the second."},
    .section = source,
};
constexpr Clause refusedStaysSecret{
    .id = "eidex.schuechterne.refused-stays-secret",
    .text = {.de = "Eine Karte, die der Schüchternen verweigert wird, bleibt geheim.",
        .en = "A card refused to Shyness stays secret."},
    .section = {.en1998 = "Queen of Raven", .web = "Raben Dame"},
    .ruling = {.de1998 = {.de = "Das deutsche Blatt schweigt; wie in den andern Ausgaben.",
                   .en = "The German sheet is silent; as in the other editions."}},
    .differs = {.en1998 = {.de = "bleibt geheim", .en = "stays secret"},
        .de1998 = {.de = "schweigt", .en = "silent"},
        .web = {.de = "bleibt geheim", .en = "stays secret"}},
};
constexpr Text drawnPlayerLeadsReason{
    .de = "Die Texte sagen nicht, wer nach der gezogenen Karte an der Reihe ist.",
    .en = "The texts do not say whose turn it is after the drawn card."};
constexpr Clause drawnPlayerLeads{
    .id = "eidex.schuechterne.drawn-player-leads",
    .text = {.de = "Bei der Schüchternen hat ausgespielt, aus wessen Hand die Karte kommt; von dort geht es "
                   "in der Spielrichtung weiter.",
        .en = "With Shyness the player whose hand the card came from has led; from there play goes on in its "
              "direction."},
    .ruling = PerEdition<Text>::all(drawnPlayerLeadsReason),
};
constexpr Text notFromSeherReason{.de = "Der Seher drückt erst nach dem ersten Ausspiel; bis dahin liegt "
                                        "dort keine Karte, und die Hand ist grösser.",
    .en
    = "Seer puts down only after the first lead; until then Seer has no card put down and a larger hand."};
constexpr Clause notFromSeher{
    .id = "eidex.schuechterne.not-from-seher",
    .text = {.de = "Solange der Seher noch nicht gedrückt hat, kann die Schüchterne nicht beim Seher ziehen.",
        .en = "As long as Seer has not put down, Shyness cannot draw from Seer."},
    .ruling = PerEdition<Text>::all(notFromSeherReason),
};
constexpr const Clause* clauses[]
    = {&drawsLead, &oneRefusal, &refusedStaysSecret, &drawnPlayerLeads, &notFromSeher};
constexpr Parameter parameters[] = {
    {.key = "from",
        .label = {.de = "von wem", .en = "from whom"},
        .question = {.de = "von wem?", .en = "from whom?"},
        .kind = Parameter::Kind::Other},
    {.key = "refused",
        .label = {.de = "erste Karte abgelehnt", .en = "first card refused"},
        .question = {.de = "wurde die erste Karte abgelehnt?", .en = "was the first card refused?"},
        .kind = Parameter::Kind::Flag,
        .optionalInLog = true},
};

void whenUsed(PlayState& state, const PowerUse& use)
{
    state.leadFrom(*use.whom);
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    if (moment.lead && *moment.lead != use.by)
        return illegalPower(
            drawsLead, {.de = "Die Schüchterne spielt nicht aus.", .en = "It is not Shyness's lead."});
    if (use.whom && moment.notPutDown.has(*use.whom))
        return illegalPower(notFromSeher,
            {.de = "Wo noch keine Karte gedrückt liegt, kann keine gezogen werden.",
                .en = "Nothing can be drawn from a player who has not put down yet."});
    return {};
}

} // namespace

extern const Power schuechterne;
const Power schuechterne{
    .id = "schuechterne",
    .card = "RQ"_card,
    .name = {.de = "Schüchterne", .en = "Shyness"},
    .oneLine = {.de = "Lässt einmal einen andern ausspielen, blind gezogen.",
        .en = "Has another player's card, drawn blind, led once."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all({Phase::BeforeLead}),
    .use = {.mayUse = mayUse, .happens = whenUsed},
    .trick = {.lead = BlindLead::OtherHand},
};

} // namespace tafel::eidex
