// H9 Konsumentenschutz: rejects a card just played.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Nine of Hearts", .de1998 = "Herz 9", .web = "Herz 9"};

constexpr Clause rejects{
    .id = "eidex.konsumentenschutz.rejects",
    .text = {.de = "Einmal darf der Konsumentenschutz eine eben gespielte Karte zurückweisen, bevor die "
                   "nächste fällt oder jemand den Stich nimmt; in diesem Stich zählt sie nicht.",
        .en = "Once, Consumer Protection may reject the card just played, before the next one is played or "
              "anybody takes the trick; in this trick it does not count."},
    .section = source,
};
constexpr Clause playsAnother{
    .id = "eidex.konsumentenschutz.plays-another",
    .text = {.de = "Wessen Karte zurückgewiesen ist, spielt nach denselben Regeln eine andere, als wäre jene "
                   "nicht auf der Hand, und nimmt sie nach dem Stich wieder auf.",
        .en = "The player of a rejected card plays another by the same rules, as if not holding it, and "
              "takes it back into the hand after the trick."},
    .section = source,
};
constexpr Clause notOwn{
    .id = "eidex.konsumentenschutz.not-own",
    .text = {.de = "Die eigene Karte darf der Konsumentenschutz nicht zurückweisen.",
        .en = "Consumer Protection may not reject a card of their own."},
    .section = {.de1998 = "Herz 9", .web = "Herz 9"},
    .ruling = {.en1998 = {.de = "Das englische Blatt schweigt; wie in den andern Ausgaben.",
                   .en = "The English sheet is silent; as in the other editions."}},
    .differs = {.en1998 = {.de = "schweigt", .en = "silent"},
        .de1998 = {.de = "eine fremde Karte", .en = "another player's card"},
        .web = {.de = "eine fremde Karte", .en = "another player's card"}},
};
constexpr Text notOnlyCardReason{
    .de = "Die Texte verlangen eine andere Karte und sagen nicht, was ohne eine solche gilt.",
    .en = "The texts ask for another card and do not say what applies without one."};
constexpr Clause notOnlyCard{
    .id = "eidex.konsumentenschutz.not-only-card",
    .text = {.de = "Die letzte Karte einer Hand darf der Konsumentenschutz nicht zurückweisen.",
        .en = "Consumer Protection may not reject the only card that its player has left."},
    .ruling = PerEdition<Text>::all(notOnlyCardReason),
};
constexpr Text staysOutReason{
    .de = "Ein Doppelstich ist ein einziger Stich, und zurück kommt sie erst danach.",
    .en = "A double trick is one trick, and the card comes back only after it."};
constexpr Clause staysOut{
    .id = "eidex.konsumentenschutz.stays-out",
    .text = {.de = "Eine vom Konsumentenschutz zurückgewiesene Karte bleibt den ganzen Stich draussen, auch "
                   "einen Doppelstich lang.",
        .en
        = "A card that Consumer Protection rejects stays out for the whole trick, a double trick included."},
    .ruling = PerEdition<Text>::all(staysOutReason),
};
constexpr Text leadAnewReason{
    .de = "Die Texte sprechen nicht vom Ausspiel; der Stich beginnt mit der neuen Karte.",
    .en = "The texts do not speak of the lead; the trick begins with the new card."};
constexpr Clause leadAnew{
    .id = "eidex.konsumentenschutz.lead-anew",
    .text = {.de = "Wird das Ausspiel zurückgewiesen, spielt dieselbe Person neu aus, unter dem "
                   "Farbenfreund wieder die genannte Farbe.",
        .en = "If the lead is rejected, the same player leads again, and under Fond of Suits the named suit "
              "again."},
    .ruling = PerEdition<Text>::all(leadAnewReason),
};
constexpr Text notFaceDownReason{.de = "Zurückgewiesen wird eine bestimmte Karte, und diese sieht niemand.",
    .en = "A specific card is rejected, and nobody sees this one."};
constexpr Clause notFaceDown{
    .id = "eidex.konsumentenschutz.not-face-down",
    .text = {.de = "Eine verdeckte Karte der Sphinx kann der Konsumentenschutz nicht zurückweisen.",
        .en = "Consumer Protection cannot reject a card that Sphinx plays face down."},
    .ruling = PerEdition<Text>::all(notFaceDownReason),
};
constexpr const Clause* clauses[]
    = {&rejects, &playsAnother, &notOwn, &notOnlyCard, &staysOut, &leadAnew, &notFaceDown};
constexpr Parameter parameters[] = {
    {.key = "of",
        .label = {.de = "wessen Karte", .en = "whose card"},
        .question = {.de = "wessen Karte?", .en = "whose card?"},
        .kind = Parameter::Kind::Other,
        .notOneself = &notOwn},
    {.key = "card",
        .label = {.de = "Karte", .en = "card"},
        .question = {.de = "welche Karte?", .en = "which card?"},
        .kind = Parameter::Kind::Card},
};

void whenUsed(PlayState& state, const PowerUse&)
{
    state.rejectCard();
}

CardSet holds(const Turn& turn, const PowerUse& use, CardSet hand)
{
    return use.whom == turn.player ? hand - CardSet{*use.card} : hand;
}

/// Called only for the card that the power takes out of the hand.
void forbids(const Turn&, const PowerUse& use, CardSet, Card card, Reasons& out)
{
    out.push_back({&playsAnother, {use.by},
        {{.de = "{1} hat {0} für diesen Stich zurückgewiesen.", .en = "{1} has rejected {0} for this trick."},
            {Argument::card(card), Argument::player(use.by)}}});
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    if (moment.rejectedLeft == 0)
        return illegalPower(notOnlyCard,
            {.de = "Es ist die einzige Karte: eine andere zu spielen ist nicht möglich.",
                .en = "It is the only card: there is no other one to play."});
    if (!moment.trick)
        return {};
    const Trick::PlayedCard* last = moment.trick->last();
    if (!last)
        return illegalPower(
            rejects, {.de = "Eben ist keine Karte gespielt worden.", .en = "No card has just been played."});
    if (last->faceDown)
        return illegalPower(notFaceDown,
            {.de = "Die Karte liegt verdeckt; niemand weiss, was zurückzuweisen wäre.",
                .en = "The card is face down; nobody knows what would be rejected."});
    if (last->player == use.by)
        return illegalPower(notOwn,
            {.de = "Zuletzt hat der Konsumentenschutz selbst gespielt.",
                .en = "The card just played is Consumer Protection's own."});
    if ((use.card && last->card != *use.card) || (use.whom && last->player != *use.whom))
        return illegalPower(rejects,
            {.de = "Zurückweisen lässt sich nur die Karte, die eben gespielt wurde.",
                .en = "Only the card that has just been played can be rejected."});
    return {};
}

std::optional<WhyHighest> wonBy(const CompletedTrick& won, const PowerUse& use)
{
    Trick kept = won.trick;
    for (Trick::PlayedCard& each : kept.playedCards())
        each.out = false;
    if (!won.changes(kept))
        return std::nullopt;
    return WhyHighest{WonBy::Rejection,
        {&rejects, {use.by},
            {{.de = "{0} zählt in diesem Stich nicht.", .en = "{0} does not count in this trick."},
                {Argument::card(*use.card)}}}};
}

} // namespace

extern const Power konsumentenschutz;
const Power konsumentenschutz{
    .id = "konsumentenschutz",
    .card = "H9"_card,
    .name = {.de = "Konsumentenschutz", .en = "Consumer Protection"},
    .oneLine = {.de = "Weist einmal eine fremde Karte zurück.", .en = "Rejects another player's card once."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all({Phase::InTrick}),
    .use = {.mayUse = mayUse, .happens = whenUsed},
    .turn = {.holds = holds, .forbids = forbids},
    .trick = {.uponTrick = true, .forOneTrick = true, .wonBy = wonBy},
};

} // namespace tafel::eidex
