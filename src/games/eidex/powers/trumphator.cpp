// SA Trumphator: the card dealt second to last decides the trump instead.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Ace of Stars", .de1998 = "Sternen As", .web = "Sternen As"};

constexpr Clause secondToLast{
    .id = "eidex.trumphator.second-to-last",
    .text = {.de = "Nach dem Geben, bevor jemand drückt, darf der Trumphator einmal die zweitletzte Karte "
                   "statt der letzten den Trumpf bestimmen lassen, ohne sie vorher zu sehen.",
        .en = "After the deal, before anybody puts down, Trumphator may once let the card dealt second to "
              "last decide the trump instead of the last, without seeing it first."},
    .section = source,
};
constexpr Text aceAndSixReason{
    .de = "Kein Text sagt, ob As und Sechs dann Obenabe und Undenufe bringen; es bleibt beim Üblichen.",
    .en = "No text says whether ace and six then bring Obenabe and Undenufe; the usual rule stays."};
constexpr Clause aceAndSix{
    .id = "eidex.trumphator.ace-and-six",
    .text = {.de = "Auch die zweitletzte Karte macht als As Obenabe und als Sechs Undenufe.",
        .en = "If the card dealt second to last is an ace or a six, it also makes Obenabe or Undenufe."},
    .ruling = PerEdition<Text>::all(aceAndSixReason),
};
constexpr Text anotherReason{
    .de = "Sie liegt auch beim Geber, ist aber eine andere Karte als die aufgedeckte.",
    .en = "The dealer also holds it, but it is a different card from the one turned up."};
constexpr Clause anotherCard{
    .id = "eidex.trumphator.another-card",
    .text = {.de = "Die zweitletzte Karte ist eine der Karten des Gebers und nicht die aufgedeckte.",
        .en = "The card dealt second to last is one of the dealer's cards and not the one turned up."},
    .ruling = PerEdition<Text>::all(anotherReason),
};
constexpr Clause asPrinted{
    .id = "eidex.trumphator.as-printed",
    .text = {.de = "Der Trumphator gilt in der Web-Ausgabe wie gedruckt.",
        .en = "In the web edition Trumphator applies as printed."},
    .ruling = {.web = {.de = "Die Web-Ausgabe nennt diesen Charakter verstärkt und verweist auf Antworten, "
                             "die nicht zu bekommen sind.",
                   .en = "The web edition calls this character strengthened and refers to answers that are "
                         "not available."}},
    .differs = {.en1998 = {.de = "eine Karte, ungesehen", .en = "one card, unseen"},
        .de1998 = {.de = "eine Karte, ungesehen", .en = "one card, unseen"},
        .web = {.de = "«verstärkt», ohne zu sagen wie", .en = "\"strengthened\", without saying how"}},
};
constexpr const Clause* clauses[] = {&secondToLast, &aceAndSix, &anotherCard, &asPrinted};
constexpr Parameter parameters[] = {{.key = "card",
    .label = {.de = "Karte", .en = "card"},
    .question = {.de = "die zweitletzte Karte", .en = "the card dealt second to last"},
    .kind = Parameter::Kind::Card,
    .required = true}};

Result<void> checkDeclared(const DealInPlay& deal, const PowerUse& use)
{
    if (use.card == deal.turnedUp)
        return illegalPower(anotherCard,
            Sentence{{.de = "{0} liegt schon offen; gefragt ist die zweitletzte Karte.",
                         .en = "{0} is already face up; enter the card dealt second to last."},
                {Argument::card(*use.card)}}
                .inBoth());
    return {};
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    // After cards have changed hands, nobody can tell to whom the card was dealt.
    if (!use.card || !moment.dealerKnown || !moment.deal.powers.empty())
        return {};
    const Player dealer = moment.deal.dealer;
    if (moment.lacks(dealer, *use.card) || (use.by != dealer && moment.hand && moment.hand->has(*use.card)))
        return illegalPower(anotherCard,
            Sentence{{.de = "Der Geber hat {0} nicht.", .en = "The dealer does not have {0}."},
                {Argument::card(*use.card)}}
                .inBoth());
    return {};
}

std::optional<WhyHighest> wonBy(const CompletedTrick& won, const PowerUse& use)
{
    const Trump turnedUp = Trump::of(won.deal.turnedUp);
    Order order(turnedUp);
    Values values(turnedUp);
    change(won.deal, won.deal.powers, order, values);
    if (!won.changes(won.trick, order, turnedUp))
        return std::nullopt;
    return WhyHighest{WonBy::Trump,
        {won.deal.trump.kind == Trump::Kind::Suit ? &secondToLast : &aceAndSix, {use.by},
            {{.de = "{0} bestimmt den Trumpf.", .en = "{0} decides the trump."},
                {Argument::card(won.deal.deciding)}}}};
}

std::optional<Card> deciding(const PowerUse& use)
{
    return use.card;
}

} // namespace

extern const Power trumphator;
const Power trumphator{
    .id = "trumphator",
    .card = "SA"_card,
    .name = {.de = "Trumphator", .en = "Trumphator"},
    .oneLine = {.de = "Die zweitletzte Karte bestimmt den Trumpf.",
        .en = "The second to last card decides the trump."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all({Phase::AfterDeal}),
    .use = {.checkDeclared = checkDeclared, .mayUse = mayUse},
    .cards = {.deciding = deciding},
    .trick = {.wonBy = wonBy},
};

} // namespace tafel::eidex
