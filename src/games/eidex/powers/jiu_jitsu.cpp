// RA Jiu-Jitsu: swaps the rank of two neighbours in a trick.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Ace of Raven", .de1998 = "Raben As", .web = "Raben As"};

constexpr Clause swapsNeighbours{
    .id = "eidex.jiu-jitsu.swaps-neighbours",
    .text = {.de = "Einmal darf Jiu-Jitsu den Rang zweier verschiedener Karten des Stichs tauschen, die in "
                   "der jetzt geltenden Rangfolge (auch nach Skat und Umwerter) Nachbarn sind: sobald beide "
                   "liegen und bevor jemand den Stich nimmt.",
        .en = "Once, Jiu-Jitsu may swap the ranks of two different cards of the trick that are neighbours in "
              "the current rank order (also after Skat and Revalue), when both are on the table and before "
              "anybody takes the trick."},
    .section = source,
};
constexpr Text sameSuitReason{.de = "Eine Rangfolge gibt es nur innerhalb einer Farbe.",
    .en = "There is a rank order only within a suit."};
constexpr Clause sameSuit{
    .id = "eidex.jiu-jitsu.same-suit",
    .text = {.de = "Die zwei Karten für Jiu-Jitsu müssen von derselben Farbe sein.",
        .en = "The two cards for Jiu-Jitsu must be of the same suit."},
    .ruling = PerEdition<Text>::all(sameSuitReason),
};
constexpr Text notFaceDownReason{.de = "Was die Sphinx verdeckt gespielt hat, sieht niemand; ob es ein "
                                       "Nachbar ist, liesse sich am Tisch nicht prüfen.",
    .en = "Nobody sees what Sphinx played face down; the table could not check whether it is a neighbour."};
constexpr Clause notFaceDown{
    .id = "eidex.jiu-jitsu.not-face-down",
    .text = {.de = "Eine verdeckte Karte kann Jiu-Jitsu nicht wählen.",
        .en = "Jiu-Jitsu cannot choose a face-down card."},
    .ruling = PerEdition<Text>::all(notFaceDownReason),
};
constexpr Text cancelledReason{.de = "Die Texte zeigen am Beispiel des Skats nur, dass der Tausch nicht mehr "
                                     "gilt; ob er verbraucht ist, sagen sie nicht.",
    .en = "The texts, with Skat as their example, only show that the swap is off; they do not say whether it "
          "is used up."};
constexpr Clause cancelled{
    .id = "eidex.jiu-jitsu.cancelled",
    .text = {.de = "Macht eine Reaktion (Skat), dass die zwei Karten nicht mehr Nachbarn sind, ist der "
                   "Tausch von Jiu-Jitsu aufgehoben und doch verbraucht.",
        .en = "If a reaction (Skat) means that the two cards are no longer neighbours, Jiu-Jitsu's swap is "
              "cancelled but still used up."},
    .section = {.en1998 = "Conflicts", .de1998 = "Konflikte", .web = "Ein kniffliges Beispiel"},
    .ruling = PerEdition<Text>::all(cancelledReason),
};
constexpr const Clause* clauses[] = {&swapsNeighbours, &sameSuit, &notFaceDown, &cancelled};
constexpr Parameter parameters[] = {{.key = "cards",
    .label = {.de = "Karten", .en = "cards"},
    .question = {.de = "welche Karten?", .en = "which cards?"},
    .kind = Parameter::Kind::Two}};

Result<void> checkDeclared(const DealInPlay&, const PowerUse& use)
{
    if (!use.cards)
        return {};
    const Card one = use.cards->front();
    const Card other = use.cards->back();
    if (one == other)
        return illegalPower(swapsNeighbours,
            Sentence{{.de = "Jiu-Jitsu braucht zwei verschiedene Karten, nicht zweimal {0}.",
                         .en = "Jiu-Jitsu needs two different cards, not {0} twice."},
                {Argument::card(one)}}
                .inBoth());
    if (one.suit != other.suit)
        return illegalPower(sameSuit,
            Sentence{{.de = "{0} und {1} sind nicht von derselben Farbe.",
                         .en = "{0} and {1} are not of the same suit."},
                {Argument::card(one), Argument::card(other)}}
                .inBoth());
    return {};
}

void alterTrick(Trick& trick, const PowerUse& use)
{
    if (use.cards)
        trick.swapped = {use.cards->front(), use.cards->back()};
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    if (!use.cards)
        return {};
    for (Card card : *use.cards) {
        if (!moment.trick)
            break;
        const Trick::PlayedCard* lying = moment.trick->find(card);
        if (lying ? lying->faceDown : moment.trick->hasFaceDown())
            return illegalPower(notFaceDown,
                Sentence{
                    {.de = "{0} liegt nicht offen.", .en = "{0} is not face up."}, {Argument::card(card)}}
                    .inBoth());
        if (!lying || lying->out)
            return illegalPower(swapsNeighbours,
                Sentence{{.de = "{0} liegt nicht in diesem Stich.", .en = "{0} is not in this trick."},
                    {Argument::card(card)}}
                    .inBoth());
    }
    const Card one = use.cards->front();
    const Card other = use.cards->back();
    if (!moment.order.neighbours(one, other))
        return illegalPower(swapsNeighbours,
            Sentence{{.de = "{0} und {1} sind in der Rangfolge, wie sie jetzt gilt, keine Nachbarn.",
                         .en = "{0} and {1} are not neighbours in the current rank order."},
                {Argument::card(one), Argument::card(other)}}
                .inBoth());
    return {};
}

std::optional<WhyHighest> wonBy(const CompletedTrick& won, const PowerUse& use)
{
    if (!won.trick.swapped)
        return std::nullopt;
    const auto [one, other] = *won.trick.swapped;
    Trick otherwise = won.trick;
    otherwise.swapped.reset();
    const bool holds = won.trick.swapHolds(won.order);
    if (!holds)
        for (Trick::PlayedCard& each : otherwise.playedCards())
            each.card = each.card == one ? other : each.card == other ? one : each.card;
    if (!won.changes(otherwise))
        return std::nullopt;
    const std::array<Argument, 6> both{Argument::card(one), Argument::card(other)};
    return WhyHighest{WonBy::Swap,
        holds ? Reason{&swapsNeighbours, {use.by},
            {{.de = "{0} und {1} haben den Rang getauscht.", .en = "{0} and {1} have swapped ranks."}, both}}
              : Reason{&cancelled, {use.by},
                  {{.de = "{0} und {1} sind keine Nachbarn mehr: der Tausch ist aufgehoben.",
                       .en = "{0} and {1} are no longer neighbours: the swap is cancelled."},
                      both}}};
}

} // namespace

extern const Power jiuJitsu;
const Power jiuJitsu{
    .id = "jiu-jitsu",
    .card = "RA"_card,
    .name = {.de = "Jiu-Jitsu", .en = "Jiu-Jitsu"},
    .oneLine = {.de = "Tauscht den Rang zweier Nachbarkarten im Stich.",
        .en = "Swaps the rank of two neighbours in a trick."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all({Phase::InTrick, Phase::TrickAward}),
    .use = {.checkDeclared = checkDeclared, .mayUse = mayUse},
    .trick = {.uponTrick = true, .alterTrick = alterTrick, .wonBy = wonBy},
};

} // namespace tafel::eidex
