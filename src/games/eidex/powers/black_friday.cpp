// R6 Black Friday: moves the card points of a suit to the ravens.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Six of Raven", .de1998 = "Raben 6", .web = "Raben 6"};

constexpr Clause movesValues{
    .id = "eidex.black-friday.moves-values",
    .text = {.de = "Einmal, nach dem Drücken und vor dem ersten Ausspiel, entwertet Black Friday eine Farbe: "
                   "ihre Karten zählen 0, und was jede zählte, kommt zur Rabenkarte gleichen Namens; der "
                   "Rang aller Karten bleibt.",
        .en = "Once, after the cards are put down and before the first lead, Black Friday devalues a suit: "
              "its cards count 0, and what each counted is added to the raven of the same name; the rank of "
              "all cards stays."},
    .section = source,
};
constexpr Clause notRaven{
    .id = "eidex.black-friday.not-raven",
    .text = {.de = "Entwertet werden kann Herz, Eidex oder Stern, nicht Rabe.",
        .en = "Hearts, lizards or stars may be devalued, but not ravens."},
    .section = source,
};
constexpr Text afterGuggitalerReason{
    .de = "Black Friday steht in der Liste nach Guggitaler und trifft die Werte an, die dann gelten.",
    .en = "Black Friday comes after Guggitaler in the list and applies to the values in force by then."};
constexpr Clause afterGuggitaler{
    .id = "eidex.black-friday.after-guggitaler",
    .text = {.de = "Unter Guggitaler verschiebt Black Friday dessen Werte.",
        .en = "Under Guggitaler, Black Friday moves Guggitaler's values."},
    .ruling = PerEdition<Text>::all(afterGuggitalerReason),
};
constexpr const Clause* clauses[] = {&movesValues, &notRaven, &afterGuggitaler};
constexpr Parameter parameters[] = {{.key = "suit",
    .label = {.de = "Farbe", .en = "suit"},
    .question = {.de = "welche Farbe?", .en = "which suit?"},
    .kind = Parameter::Kind::Suit}};

Result<void> checkDeclared(const DealInPlay&, const PowerUse& use)
{
    if (use.suit == Suit::Raven)
        return illegalPower(notRaven,
            {.de = "Rabe kann nicht entwertet werden: Black Friday nennt H, L oder S.",
                .en = "Ravens cannot be devalued: Black Friday names H, L or S."});
    return {};
}

void values(const DealInPlay&, const PowerUse& use, Values& values)
{
    if (use.suit)
        values.moveToRaven(*use.suit);
}

const Clause& valueClause(const DealInPlay& deal)
{
    return deal.guggitaler() ? afterGuggitaler : movesValues;
}

} // namespace

extern const Power blackFriday;
const Power blackFriday{
    .id = "black-friday",
    .card = "R6"_card,
    .name = {.de = "Black Friday", .en = "Black Friday"},
    .oneLine
    = {.de = "Entwertet eine Farbe zugunsten der Raben.", .en = "Moves what a suit counts to the ravens."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all({Phase::AfterPutDown}),
    .use = {.checkDeclared = checkDeclared},
    .cards = {.values = values, .valueClause = valueClause},
};

} // namespace tafel::eidex
