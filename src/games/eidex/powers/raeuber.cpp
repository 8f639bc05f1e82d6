// RK Räuber: takes the card that decides the trump.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "King of Raven", .de1998 = "Raben König", .web = "Raben König"};

constexpr Clause takesTrumpCard{
    .id = "eidex.raeuber.takes-trump-card",
    .text = {.de = "Nach dem Geben darf der Räuber einmal die Karte nehmen, die den Trumpf bestimmt; wer "
                   "gibt, erhält dafür eine beliebige Karte des Räubers.",
        .en = "After the deal Thief may once take the card that decides the trump; in return Thief gives the "
              "dealer any one card."},
    .section = source,
};
constexpr Clause asDealer{
    .id = "eidex.raeuber.as-dealer",
    .text = {.de
        = "Gibt der Räuber selbst, muss die Trumpf-Sechs im Tausch gegen die Trumpfkarte hergegeben werden.",
        .en = "If Thief deals, the holder of the six of trump must exchange it for the trump card."},
    .section = source,
};
constexpr Text noTrumpReason{
    .de = "Ohne Trumpf gibt es keine Trumpf-Sechs, und wer sie selbst hält, hat niemanden zum Tauschen.",
    .en = "Without trump there is no six of trump, and a player who holds it has nobody to exchange with."};
constexpr Clause asDealerImpossible{
    .id = "eidex.raeuber.as-dealer-impossible",
    .text = {.de = "Als Geber kann der Räuber nicht rauben, wenn es keinen Trumpf gibt oder die Trumpf-Sechs "
                   "in der eigenen Hand ist.",
        .en
        = "As dealer Thief cannot steal if there is no trump or if the six of trump is in Thief's own hand."},
    .ruling = PerEdition<Text>::all(noTrumpReason),
};
constexpr const Clause* clauses[] = {&takesTrumpCard, &asDealer, &asDealerImpossible};
constexpr Parameter parameters[] = {
    {.key = "gives",
        .label = {.de = "gibt", .en = "gives"},
        .question = {.de = "welche Karte wird gegeben?", .en = "which card is given?"},
        .kind = Parameter::Kind::Card,
        .optionalInLog = true,
        .inLog =
            [](const PowerUse& use, const InLog& at) {
                // The card is the six of trump.
                return use.by == at.dealer ? Requirement::No : whereHandsAreKnown(use, at);
            }},
    {.key = "from",
        .label = {.de = "von wem", .en = "from whom"},
        .question = {.de = "von wem?", .en = "from whom?"},
        .kind = Parameter::Kind::Other,
        .optionalInLog = true,
        .notOneself = &asDealer,
        .inLog = [](const PowerUse& use,
                     const InLog& at) { return use.by == at.dealer ? Requirement::Must : Requirement::No; }},
};

Result<void> checkDeclared(const DealInPlay& deal, const PowerUse& use)
{
    if (use.by == deal.dealer && deal.trump.kind != Trump::Kind::Suit)
        return illegalPower(asDealerImpossible,
            {.de = "Ohne Trumpf gibt es keine Trumpf-Sechs zu verlangen.",
                .en = "Without trump there is no six of trump to ask for."});
    return {};
}

/// Moves the card that decides the trump to the Räuber, and any card of theirs to the dealer. If the Räuber
/// is the dealer, the deciding card goes to the holder of the six of trump, who gives that six for it.
void whenUsed(PlayState& state, const PowerUse& use)
{
    const DealInPlay& deal = state.deal();
    if (use.by != deal.dealer) {
        // Dealer or Wünschelrute may already have moved the card.
        const Player victim = state.holderOf(deal.deciding).value_or(deal.dealer);
        if (victim == use.by)
            return;
        state.moveCard(victim, use.by, deal.deciding);
        state.moveCard(use.by, victim, use.card);
    } else if (use.whom) {
        state.moveCard(use.by, *use.whom, deal.deciding);
        state.moveCard(*use.whom, use.by, Card{deal.trump.suit, Rank::Six});
    }
}

const Clause& says(const PowerTiming& moment, const PowerUse& use)
{
    return use.by == moment.deal.dealer ? asDealer : takesTrumpCard;
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    if (use.by == moment.deal.dealer) {
        const Card six{moment.deal.trump.suit, Rank::Six};
        if (moment.hand && moment.hand->has(six))
            return illegalPower(asDealerImpossible,
                Sentence{{.de = "Der Räuber hat {0} selbst.", .en = "{0} is in Thief's own hand."},
                    {Argument::card(six)}}
                    .inBoth());
        if (use.whom && moment.lacks(*use.whom, six))
            return illegalPower(asDealer,
                Sentence{{.de = "{0} liegt in einer anderen Hand.", .en = "{0} is in another hand."},
                    {Argument::card(six)}}
                    .inBoth());
    } else if (use.card && *use.card != moment.deal.deciding && moment.lacks(use.by, *use.card)) {
        return illegalPower(takesTrumpCard,
            Sentence{{.de = "Der Räuber hat {0} nicht auf der Hand.", .en = "Thief does not hold {0}."},
                {Argument::card(*use.card)}}
                .inBoth());
    }
    return {};
}

} // namespace

extern const Power raeuber;
const Power raeuber{
    .id = "raeuber",
    .card = "RK"_card,
    .name = {.de = "Räuber", .en = "Thief"},
    .oneLine = {.de = "Raubt dem Geber die Trumpfkarte.", .en = "Robs the dealer of the trump card."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all({Phase::AfterDeal}),
    .use = {.checkDeclared = checkDeclared, .mayUse = mayUse, .says = says, .happens = whenUsed},
};

} // namespace tafel::eidex
