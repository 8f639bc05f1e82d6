// LA Dealer: swaps the whole hand with a player who agrees.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Ace of Lizard", .de1998 = "Eidex As", .web = "Eidex As"};

constexpr PerEdition<Text> times{.en1998 = {.de = "vor jedem Ausspiel", .en = "before each lead"},
    .de1998 = {.de = "vor jedem Ausspiel", .en = "before each lead"},
    .web = {.de = "vor dem ersten Ausspiel beliebig oft, dann nach jedem Stich",
        .en = "any number of times before the first lead, then after each trick"}};

constexpr Clause swapsHands{
    .id = "eidex.dealer.swaps-hands",
    .text = {.de = "Der Dealer darf mit einem Mitspieler, der einverstanden ist, die ganze Hand tauschen; "
                   "niemand muss einwilligen.",
        .en = "Dealer may swap the whole hand with another player who agrees; nobody has to agree."},
    .section = source,
    .differs = times,
};
constexpr Clause beforeEachTrick{
    .id = "eidex.dealer.before-each-trick",
    .text = {.de
        = "Ausgaben von 1998: der Dealer tauscht vor dem Ausspiel eines Stichs, höchstens einmal je Stich.",
        .en = "Editions of 1998: Dealer swaps before a trick is led, at most once a trick."},
    .section = {.en1998 = "Ace of Lizard", .de1998 = "Eidex As"},
    .differs = times,
};
constexpr Clause afterEachTrick{
    .id = "eidex.dealer.after-each-trick",
    .text = {.de = "Web-Ausgabe: der Dealer tauscht vor dem ersten Ausspiel jederzeit und dann nach jedem "
                   "Stich höchstens einmal.",
        .en = "Web edition: Dealer swaps at any time before the first lead, and then at most once after each "
              "trick."},
    .section = {.web = "Eidex As"},
    .differs = times,
};
constexpr Clause oftenBeforeFirstLead{
    .id = "eidex.dealer.often-before-first-lead",
    .text = {.de = "Web-Ausgabe: vor dem ersten Ausspiel darf der Dealer mehrmals tauschen.",
        .en = "Web edition: before the first lead Dealer may swap several times."},
    .ruling = {.web = {.de = "Der Text nennt für die Zeit vor dem ersten Ausspiel keine Zahl.",
                   .en = "The text gives no limit for the time before the first lead."}},
    .differs = times,
};
constexpr Clause handOnly{
    .id = "eidex.dealer.hand-only",
    .text = {.de = "Getauscht wird nur, was auf der Hand ist: gedrückte Karten, Ablagen und Charaktere "
                   "bleiben, wo sie sind.",
        .en
        = "Only what is in hand changes places: cards put down, piles and characters stay where they are."},
    .section = source,
};
constexpr Text notWithSeherReason{.de = "Der Seher drückt erst nach dem ersten Ausspiel; bis dahin liegt "
                                        "dort keine Karte, und die Hand ist grösser.",
    .en
    = "Seer puts down only after the first lead; until then Seer has no card put down and a larger hand."};
constexpr Clause notWithSeher{
    .id = "eidex.dealer.not-with-seher",
    .text = {.de = "Solange der Seher noch nicht gedrückt hat, kann der Dealer nicht mit dem Seher tauschen.",
        .en = "As long as Seer has not put down, Dealer cannot swap with Seer."},
    .ruling = PerEdition<Text>::all(notWithSeherReason),
};
constexpr const Clause* clauses[]
    = {&swapsHands, &beforeEachTrick, &afterEachTrick, &oftenBeforeFirstLead, &handOnly, &notWithSeher};
constexpr Parameter parameters[] = {{.key = "with",
    .label = {.de = "mit wem", .en = "with whom"},
    .question = {.de = "mit wem?", .en = "with whom?"},
    .kind = Parameter::Kind::Other}};

void whenUsed(PlayState& state, const PowerUse& use)
{
    state.swapHands(use.by, *use.whom);
}

const Clause& says(const PowerTiming& moment, const PowerUse&)
{
    if (moment.deal.edition != Edition::Web)
        return beforeEachTrick;
    const bool again = moment.beforeFirstLead() && moment.usedBeforeFirstLead.value_or(0) > 0;
    return again ? oftenBeforeFirstLead : afterEachTrick;
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    const bool again = moment.usedInWindow.value_or(0) > 0;
    if (moment.deal.edition != Edition::Web && again)
        return illegalPower(beforeEachTrick,
            {.de = "Vor diesem Stich hat der Dealer schon getauscht.",
                .en = "Dealer has already swapped before this trick."});
    if (moment.deal.edition == Edition::Web && !moment.beforeFirstLead()) {
        if (!moment.now.has(Phase::AfterTrick))
            return illegalPower(afterEachTrick,
                {.de = "Es ist schon ausgespielt: jetzt tauscht der Dealer erst wieder nach einem Stich.",
                    .en = "The first lead has been made; Dealer can swap again only after a trick."});
        if (again)
            return illegalPower(afterEachTrick,
                {.de = "Nach diesem Stich hat der Dealer schon getauscht.",
                    .en = "Dealer has already swapped after this trick."});
    }
    if (use.whom && moment.notPutDown.has(*use.whom) != moment.notPutDown.has(use.by))
        return illegalPower(notWithSeher,
            {.de = "Eine der beiden Personen hat noch nicht gedrückt: die Hand ist grösser.",
                .en = "One of the two has not put down yet and has the larger hand."});
    return {};
}

} // namespace

extern const Power dealer;
const Power dealer{
    .id = "dealer",
    .card = "LA"_card,
    .name = {.de = "Dealer", .en = "Dealer"},
    .oneLine = {.de = "Tauscht die ganze Hand mit einem, der mitmacht.",
        .en = "Swaps the whole hand with a willing player."},
    .section = source,
    .clauses = clauses,
    .uses = PerEdition<int>::all(anyTimes),
    .parameters = parameters,
    .phases = {.en1998 = {Phase::BeforeLead},
        .de1998 = {Phase::BeforeLead},
        .web = Phases::from(Phase::AfterDeal, Phase::BeforeLead) | Phases{Phase::AfterTrick}},
    .use = {.mayUse = mayUse, .says = says, .happens = whenUsed},
};

} // namespace tafel::eidex
