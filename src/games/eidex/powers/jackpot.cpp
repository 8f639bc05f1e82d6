// S7 Jackpot: animal tricks go into a pot.
#include <utility>

#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Seven of Stars (text under Ten of Stars)", .de1998 = "Stern 7", .web = "Stern 7"};

constexpr Text unclaimedReason{
    .de = "Wird die genannte Karte gedrückt, löst niemand den Topf; seine Augen zählen für niemanden.",
    .en = "If the named card is put down, nobody takes the pot; its card points count for nobody."};

} // namespace

constexpr Clause clause::jackpot::pot{
    .id = "eidex.jackpot.pot",
    .text = {.de = "Vor dem Drücken nennt der Jackpot Herz 7 oder Stern 7. Die vom Jackpot gedrückte Karte "
                   "und jeder Stich nur aus Eidex- und Rabenkarten kommen in den Topf; der Stich mit der "
                   "genannten Karte nimmt ihn, danach gibt es keinen Topf mehr.",
        .en = "Before the cards are put down Jackpot names the seven of hearts or the seven of stars. The "
              "card that Jackpot puts down and every trick of only lizards and ravens go into the pot; the "
              "trick with the named card takes it, after which there is no pot any more."},
    .section = source,
};
constexpr Clause clause::jackpot::unclaimed{
    .id = "eidex.jackpot.unclaimed",
    .text = {.de = "Ein Topf, den niemand löst, bleibt liegen: seine Augen sind nicht mehr im Spiel.",
        .en = "A pot that nobody takes is left over: its card points are no longer in play."},
    .ruling = PerEdition<Text>::all(unclaimedReason),
};

namespace {

using namespace clause::jackpot;

constexpr Text leadReason{
    .de = "Der Topf nimmt nur die Karten; das Ausspiel und die 5 gehören der höchsten Karte.",
    .en = "The pot takes the cards only; the lead and the 5 belong to the highest card."};
constexpr Clause leadStays{
    .id = "eidex.jackpot.lead-stays",
    .text = {.de = "Geht ein Stich in den Topf, spielt trotzdem die höchste Karte aus und erhält im letzten "
                   "Stich die 5.",
        .en
        = "If a trick goes into the pot, the highest card still leads, and gets the 5 in the last trick."},
    .ruling = PerEdition<Text>::all(leadReason),
};
constexpr Clause underJustice{
    .id = "eidex.jackpot.under-justice",
    .text = {.de = "Während der Gerechtigkeit wandern keine Tierstiche in den Topf; die höchste Karte des "
                   "Stichs mit der genannten Karte nimmt ihn.",
        .en = "During Justice no animal tricks go into the pot; the highest card of the trick with the named "
              "card takes the pot."},
    .section = {.en1998 = "Queen of Stars", .de1998 = "Sternen Dame", .web = "Sternen Dame"},
    .ruling = PerEdition<Text>::all({.de
        = "Dass die höchste Karte den Topf nimmt, sagt kein Text; ohne Besitzer des Stichs bliebe nur sie.",
        .en = "No text says that the highest card takes the pot; if no player takes the trick, only that "
              "card is left."}),
};
constexpr const Clause* clauses[] = {&pot, &leadStays, &unclaimed, &underJustice};
constexpr Parameter parameters[] = {{.key = "card",
    .label = {.de = "Karte", .en = "card"},
    .question = {.de = "mit welcher Karte?", .en = "with which card?"},
    .kind = Parameter::Kind::Card,
    .required = true}};

Result<void> checkDeclared(const DealInPlay&, const PowerUse& use)
{
    if (use.card && *use.card != "H7"_card && *use.card != "S7"_card)
        return illegalPower(pot,
            Sentence{{.de = "Den Jackpot löst {0} oder {1}, nicht {2}.",
                         .en = "{0} or {1} takes the Jackpot, not {2}."},
                {Argument::card("H7"_card), Argument::card("S7"_card), Argument::card(*use.card)}}
                .inBoth());
    return {};
}

Reason explain(const DealInPlay&, const PowerUse& use, int before, int after)
{
    return {.clause = &unclaimed,
        .players = {use.by},
        .sentence = {{.de = "{0} Augen blieben im Jackpot: {1} im Spiel.",
                         .en = "{0} card points were left in the Jackpot: {1} in play."},
            {Argument::number(before - after), Argument::number(after)}}};
}

void ask(const DealInPlay&, const PowerUse&, Prompt& asked)
{
    asked.cards = {"H7"_card, "S7"_card};
}

void whenUsed(PlayState& state, const PowerUse& use)
{
    state.pot().open(use.by, use.card.value_or("S7"_card));
}

constexpr CardSet animals = CardSet::of(Suit::Lizard) | CardSet::of(Suit::Raven);

} // namespace

void Pot::open(Player by, Card named)
{
    m_owner = by;
    m_named = named;
}

// A trick of lizards and ravens alone goes into the pot (Seven of Stars).
bool Pot::takesIn(CardSet trick) const
{
    return isOpen() && (trick - animals).empty();
}

// The trick with the seven that was named takes the pot, and the pot is over (Seven of Stars).
CardSet Pot::take(Player taker)
{
    m_taker = taker;
    return std::exchange(m_cards, {});
}

extern const Power jackpot;
const Power jackpot{
    .id = "jackpot",
    .card = "S7"_card,
    .name = {.de = "Jackpot", .en = "Jackpot"},
    .oneLine = {.de = "Tierstiche kommen in einen Topf.", .en = "Animal tricks go into a pot."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all({Phase::BeforePutDown}),
    .decides = true,
    .use = {.checkDeclared = checkDeclared, .happens = whenUsed},
    .score = {.explain = explain, .ask = ask},
};

} // namespace tafel::eidex
