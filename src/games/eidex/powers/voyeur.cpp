// HK Voyeur: sees cards of another hand.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "King of Hearts", .de1998 = "Herz König", .web = "Herz König"};

constexpr Clause seesCards{
    .id = "eidex.voyeur.sees-cards",
    .text = {.de = "Einmal, irgendwann vom Ende des Gebens bis zum letzten Stich, darf der Voyeur von einem "
                   "Mitspieler Handkarten zu sehen verlangen.",
        .en = "Once, at any time from the end of the dealing to the last trick, Peeping Tom may ask to see "
              "cards in another player's hand."},
    .section = source,
    .differs = {.en1998 = {.de = "5 Karten", .en = "5 cards"},
        .de1998 = {.de = "5 Karten", .en = "5 cards"},
        .web = {.de = "6 Karten", .en = "6 cards"}},
};
constexpr Clause fiveCards{
    .id = "eidex.voyeur.five-cards",
    .text = {.de = "Ausgaben von 1998: der Voyeur sieht 5 Karten.",
        .en = "Editions of 1998: Peeping Tom sees 5 cards."},
    .section = {.en1998 = "King of Hearts", .de1998 = "Herz König"},
};
constexpr Clause sixCards{
    .id = "eidex.voyeur.six-cards",
    .text = {.de = "Web-Ausgabe: der Voyeur sieht 6 Karten.", .en = "Web edition: Peeping Tom sees 6 cards."},
    .section = {.web = "Herz König"},
};
constexpr Clause ownerChooses{
    .id = "eidex.voyeur.owner-chooses",
    .text = {.de = "Wer die Karten hat, wählt aus, welche der Voyeur sieht; sind es nicht mehr als verlangt, "
                   "werden alle gezeigt.",
        .en = "The holder of the cards chooses which ones Peeping Tom sees; a holder with no more than that "
              "shows all."},
    .section = source,
};
constexpr const Clause* clauses[] = {&seesCards, &fiveCards, &sixCards, &ownerChooses};
constexpr Parameter parameters[] = {{.key = "of",
    .label = {.de = "wessen Karten", .en = "whose cards"},
    .question = {.de = "wessen Karten?", .en = "whose cards?"},
    .kind = Parameter::Kind::Other}};

} // namespace

extern const Power voyeur;
const Power voyeur{
    .id = "voyeur",
    .card = "HK"_card,
    .name = {.de = "Voyeur", .en = "Peeping Tom"},
    .oneLine = {.de = "Sieht einmal 5 (Web: 6) Karten eines Mitspielers.",
        .en = "Sees 5 (web: 6) cards of another hand once."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all(Phases::from(Phase::AfterDeal, Phase::AfterTrick)),
};

} // namespace tafel::eidex
