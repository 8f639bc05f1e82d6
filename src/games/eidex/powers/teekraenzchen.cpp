// HQ Teekränzchen: gets a card from each and gives one to each.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Queen of Hearts", .de1998 = "Herz Dame", .web = "Herz Dame"};

constexpr Clause exchange{
    .id = "eidex.teekraenzchen.exchange",
    .text = {.de = "Einmal, wenn alle gedrückt haben und noch niemand ausgespielt hat, erhält das "
                   "Teekränzchen von jedem Mitspieler eine Karte, sieht sie an und gibt dann jedem eine.",
        .en = "Once, when everybody has put down and nobody has led yet, Tea party gets a card from each "
              "other player, looks at them and then gives one to each."},
    .section = source,
};
constexpr Clause mayReturn{
    .id = "eidex.teekraenzchen.may-return",
    .text = {.de = "Ausgaben von 1998: zurückgeben darf das Teekränzchen auch die Karte, die es von diesem "
                   "Mitspieler hat.",
        .en = "Editions of 1998: Tea party may give a player back the very card that came from there."},
    .section = {.en1998 = "Queen of Hearts", .de1998 = "Herz Dame"},
};
constexpr Clause passOn{
    .id = "eidex.teekraenzchen.pass-on",
    .text = {.de = "Web-Ausgabe: was das Teekränzchen erhält, darf es weitergeben, aber nicht an den zurück, "
                   "von dem sie kam.",
        .en = "Web edition: Tea party may pass a card on to somebody else, but not back to the player it "
              "came from."},
    .section = {.web = "Herz Dame"},
};
constexpr Clause neighboursOnly{
    .id = "eidex.teekraenzchen.neighbours-only",
    .text = {.de = "Zu viert tauscht das Teekränzchen nur mit den beiden Nachbarn.",
        .en = "With four players Tea party exchanges with both neighbours only."},
    .section = {.web = "Eidex zu viert"},
};
constexpr const Clause* clauses[] = {&exchange, &mayReturn, &passOn, &neighboursOnly};
constexpr Parameter parameters[] = {
    {.key = "takes", .kind = Parameter::Kind::Takes},
    {.key = "gives", .kind = Parameter::Kind::Gives},
};

} // namespace

extern const Power teekraenzchen;
const Power teekraenzchen{
    .id = "teekraenzchen",
    .card = "HQ"_card,
    .name = {.de = "Teekränzchen", .en = "Tea party"},
    .oneLine = {.de = "Bekommt von jedem eine Karte und gibt jedem eine.",
        .en = "Gets a card from each and gives one to each."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
};

} // namespace tafel::eidex
