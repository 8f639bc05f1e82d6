// HJ Farbenfreund: names the suit that another must lead.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Jack of Hearts", .de1998 = "Herz Bube", .web = "Herz Bube"};

constexpr Clause orders{
    .id = "eidex.farbenfreund.orders",
    .text = {.de = "Zweimal in der Partie darf der Farbenfreund, bevor ein anderer ausspielt, die Farbe "
                   "nennen, die dieser ausspielen muss.",
        .en = "Twice a deal, before another player leads, Fond of Suits may name the suit that player must "
              "lead."},
    .section = source,
};
constexpr Clause wishLost{
    .id = "eidex.farbenfreund.wish-lost",
    .text = {.de = "Hat der Ausspielende keine Karte der Farbe, ist der Wunsch des Farbenfreunds verloren.",
        .en = "When the leader has no card of the suit, the wish of Fond of Suits is lost."},
    .section = source,
};
constexpr Text givesWayReason{
    .de = "Wer blind zieht, kann auf eine Farbe nicht achten.", .en = "Who draws blind cannot heed a suit."};
constexpr Clause givesWay{
    .id = "eidex.farbenfreund.gives-way",
    .text = {.de = "Zieht der Laser oder die Schüchterne die Karte, die ausgespielt wird, gilt der Wunsch "
                   "des Farbenfreunds nicht.",
        .en = "When Laser or Shyness draws the card to be led, the wish of Fond of Suits does not hold."},
    .ruling = PerEdition<Text>::all(givesWayReason),
};
constexpr Text rejectedLeadReason{.de = "Der Wunsch gilt dem Ausspiel dieses Stichs, nicht einer Karte.",
    .en = "The wish is for the lead of this trick, not for a card."};
constexpr Clause rejectedLead{
    .id = "eidex.farbenfreund.rejected-lead",
    .text = {.de = "Weist der Konsumentenschutz das Ausspiel zurück, gilt der Wunsch des Farbenfreunds auch "
                   "für die neue Karte.",
        .en
        = "When Consumer Protection rejects the lead, the wish of Fond of Suits holds for the new card too."},
    .ruling = PerEdition<Text>::all(rejectedLeadReason),
};
constexpr const Clause* clauses[] = {&orders, &wishLost, &givesWay, &rejectedLead};
constexpr Parameter parameters[] = {{.key = "suit", .kind = Parameter::Kind::Suit}};

} // namespace

extern const Power farbenfreund;
const Power farbenfreund{
    .id = "farbenfreund",
    .card = "HJ"_card,
    .name = {.de = "Farbenfreund", .en = "Fond of Suits"},
    .oneLine
    = {.de = "Befiehlt zweimal, welche Farbe ausgespielt wird.", .en = "Orders twice which suit is led."},
    .section = source,
    .clauses = clauses,
    .uses = PerEdition<int>::all(2),
    .parameters = parameters,
};

} // namespace tafel::eidex
