// HJ Farbenfreund: names the suit that another player must lead.
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
        .en = "If the leader has no card of the suit, the wish of Fond of Suits is lost."},
    .section = source,
};
constexpr Text givesWayReason{.de = "Wer blind zieht, kann auf eine Farbe nicht achten.",
    .en = "A player who draws blind cannot heed a suit."};
constexpr Clause givesWay{
    .id = "eidex.farbenfreund.gives-way",
    .text = {.de = "Zieht der Laser oder die Schüchterne die Karte, die ausgespielt wird, gilt der Wunsch "
                   "des Farbenfreunds nicht.",
        .en = "If Laser or Shyness draws the card to be led, the wish of Fond of Suits does not apply."},
    .ruling = PerEdition<Text>::all(givesWayReason),
};
constexpr Text rejectedLeadReason{.de = "Der Wunsch gilt dem Ausspiel dieses Stichs, nicht einer Karte.",
    .en = "The wish is for the lead of this trick, not for a card."};
constexpr Clause rejectedLead{
    .id = "eidex.farbenfreund.rejected-lead",
    .text = {.de = "Weist der Konsumentenschutz das Ausspiel zurück, gilt der Wunsch des Farbenfreunds auch "
                   "für die neue Karte.",
        .en
        = "If Consumer Protection rejects the lead, the wish of Fond of Suits also applies to the new card."},
    .ruling = PerEdition<Text>::all(rejectedLeadReason),
};
constexpr const Clause* clauses[] = {&orders, &wishLost, &givesWay, &rejectedLead};
constexpr Parameter parameters[] = {{.key = "suit",
    .label = {.de = "Farbe", .en = "suit"},
    .question = {.de = "welche Farbe?", .en = "which suit?"},
    .kind = Parameter::Kind::Suit}};

/// The player's cards of the requested suit if the player must lead one; empty if the request lapses or does
/// not apply.
CardSet wished(const Turn& turn, const PowerUse& use)
{
    const bool binds = !turn.led && !turn.drawnLead && turn.player != use.by;
    return binds ? turn.hand & CardSet::of(*use.suit) : CardSet{};
}

CardSet mustPlay(const Turn& turn, const PowerUse& use, CardSet legal)
{
    const CardSet cards = wished(turn, use);
    return cards.empty() ? legal : legal & cards;
}

void forbids(const Turn& turn, const PowerUse& use, CardSet, Card card, Reasons& out)
{
    if (const CardSet cards = wished(turn, use); !cards.empty() && !cards.has(card))
        out.push_back({&orders, {use.by},
            {{.de = "{0} ist nicht von der Farbe, die {1} befiehlt.",
                 .en = "{0} is not of the suit that {1} orders."},
                {Argument::card(card), Argument::player(use.by)}}});
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    if (moment.lead == use.by)
        return illegalPower(
            orders, {.de = "Der Farbenfreund spielt selbst aus.", .en = "Fond of Suits leads this trick."});
    return {};
}

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
    .usesClause = &orders,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all({Phase::BeforeLead}),
    .use = {.mayUse = mayUse},
    .turn = {.mustPlay = mustPlay, .forbids = forbids},
    .trick = {.forOneTrick = true},
};

} // namespace tafel::eidex
