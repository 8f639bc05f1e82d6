// H6 Wünschelrute: asks for a card and loses one drawn blind.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{.en1998 = "Six of Hearts", .de1998 = "Herz 6", .web = "Herz 6"};

constexpr Clause asks{
    .id = "eidex.wuenschelrute.asks",
    .text = {.de = "Einmal vor dem Drücken darf die Wünschelrute eine bestimmte Karte verlangen; wer sie "
                   "hat, gibt sie her.",
        .en = "Once, before the cards are put down, Wishbone may ask for a specific card; the player who has "
              "it gives it to Wishbone."},
    .section = source,
};
constexpr Clause drawsInReturn{
    .id = "eidex.wuenschelrute.draws-in-return",
    .text = {.de = "Für die verlangte Karte zieht der Spender blind eine aus der Hand der Wünschelrute.",
        .en = "For the card asked for the donor draws one blind from Wishbone's hand."},
    .section = source,
};
constexpr Text drawsFirstReason{.de = "Sonst könnte die eben gegebene Karte gleich wieder gezogen werden.",
    .en = "Otherwise the donor might draw the card just given straight back."};
constexpr Clause drawsFirst{
    .id = "eidex.wuenschelrute.draws-first",
    .text = {.de = "Der Spender zieht, bevor die Wünschelrute die verlangte Karte zu den andern steckt.",
        .en = "The donor draws before Wishbone puts the card that was asked for among the others."},
    .ruling = PerEdition<Text>::all(drawsFirstReason),
};
constexpr Text notInHandReason{.de = "Die Texte setzen jemanden voraus, der die Karte spendet.",
    .en = "The texts assume that another player donates the card."};
constexpr Clause notInHand{
    .id = "eidex.wuenschelrute.not-in-hand",
    .text = {.de = "Eine Karte aus der eigenen Hand kann die Wünschelrute nicht verlangen.",
        .en = "Wishbone cannot ask for a card that is in Wishbone's own hand."},
    .ruling = PerEdition<Text>::all(notInHandReason),
};
constexpr const Clause* clauses[] = {&asks, &notInHand, &drawsInReturn, &drawsFirst};
constexpr Parameter parameters[] = {
    {.key = "card",
        .label = {.de = "Karte", .en = "card"},
        .question = {.de = "welche Karte?", .en = "which card?"},
        .kind = Parameter::Kind::Card},
    {.key = "of",
        .label = {.de = "von wem", .en = "from whom"},
        .question = {.de = "von wem?", .en = "from whom?"},
        .kind = Parameter::Kind::Other},
    {.key = "returns",
        .label = {.de = "gibt zurück", .en = "gives back"},
        .question = {.de = "welche Karte geht zurück?", .en = "which card goes back?"},
        .kind = Parameter::Kind::Returns,
        .optionalInLog = true,
        .inLog = whereHandsAreKnown},
};

/// The donor draws before the owner takes the card.
void whenUsed(PlayState& state, const PowerUse& use)
{
    state.moveCard(use.by, *use.whom, use.returns);
    state.moveCard(*use.whom, use.by, use.card);
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    if (use.card && moment.hand && moment.hand->has(*use.card))
        return illegalPower(notInHand,
            Sentence{{.de = "Die Wünschelrute hat {0} schon.", .en = "Wishbone already has {0}."},
                {Argument::card(*use.card)}}
                .inBoth());
    if (use.card && use.whom && moment.lacks(*use.whom, *use.card))
        return illegalPower(asks,
            Sentence{{.de = "{0} liegt in einer anderen Hand.", .en = "{0} is in another hand."},
                {Argument::card(*use.card)}}
                .inBoth());
    if (use.returns && moment.lacks(use.by, *use.returns))
        return illegalPower(drawsInReturn,
            Sentence{{.de = "{0} kommt nicht aus der Hand der Wünschelrute.",
                         .en = "{0} is not from Wishbone's hand."},
                {Argument::card(*use.returns)}}
                .inBoth());
    return {};
}

} // namespace

extern const Power wuenschelrute;
const Power wuenschelrute{
    .id = "wuenschelrute",
    .card = "H6"_card,
    .name = {.de = "Wünschelrute", .en = "Wishbone"},
    .oneLine = {.de = "Wünscht eine Karte und lässt dafür eine ziehen.",
        .en = "Asks for a card and has one drawn for it."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all({Phase::BeforePutDown}),
    .use = {.mayUse = mayUse, .happens = whenUsed},
};

} // namespace tafel::eidex
