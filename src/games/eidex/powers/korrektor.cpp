// L7 Korrektor: has a trick replayed.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Seven of Lizard", .de1998 = "Eidex 7", .web = "Eidex 7"};

constexpr Clause rejectsTrick{
    .id = "eidex.korrektor.rejects-trick",
    .text = {.de = "Einmal darf der Korrektor einen Stich, der ganz liegt und den noch niemand genommen hat, "
                   "zurückweisen: alle nehmen ihre Karte auf die Hand, und der Stich wird neu gespielt.",
        .en = "Once, Rejector may reject a complete trick that nobody has taken yet: everybody takes their "
              "own card back into the hand, and the trick is played again."},
    .section = source,
};
constexpr Clause mayLead{
    .id = "eidex.korrektor.may-lead",
    .text = {.de = "Zur Wiederholung spielt auf Wunsch der Korrektor aus, sonst wer vorher ausgespielt hat.",
        .en = "Rejector may lead the replay; otherwise the player who led before does."},
    .section = source,
};
constexpr Text powersStayUsedReason{.de = "Nach den Texten gehen die Karten zurück und sonst nichts.",
    .en = "According to the texts the cards go back, and nothing else."};
constexpr Clause powersStayUsed{
    .id = "eidex.korrektor.powers-stay-used",
    .text
    = {.de = "Weist der Korrektor einen Stich zurück, bleiben die darin gebrauchten Fähigkeiten verbraucht.",
        .en = "Powers used in the trick that Rejector rejects stay used."},
    .ruling = PerEdition<Text>::all(powersStayUsedReason),
};
constexpr Text doubleTrickReason{
    .de = "Der Scharfmacher hat seinen Doppelstich verbraucht; wiederholt wird, was ausgespielt war.",
    .en = "Agitator's double trick is used up; what is replayed is the trick as it was led."};
constexpr Clause doubleTrick{
    .id = "eidex.korrektor.double-trick",
    .text = {.de = "Ein vom Korrektor zurückgewiesener Doppelstich wird als einfacher Stich wiederholt.",
        .en = "A double trick that Rejector rejects is replayed as a single one."},
    .ruling = PerEdition<Text>::all(doubleTrickReason),
};
constexpr const Clause* clauses[] = {&rejectsTrick, &mayLead, &powersStayUsed, &doubleTrick};
constexpr Parameter parameters[] = {{.key = "leads",
    .label = {.de = "übernimmt das Ausspiel", .en = "takes the lead"},
    .question = {.de = "spielt der Korrektor aus?", .en = "does Rejector lead?"},
    .kind = Parameter::Kind::Flag,
    .optionalInLog = true}};

void whenUsed(PlayState& state, const PowerUse& use)
{
    state.rejectTrick(use.flag.value_or(false) ? std::optional(use.by) : std::nullopt);
}

} // namespace

extern const Power korrektor;
const Power korrektor{
    .id = "korrektor",
    .card = "L7"_card,
    .name = {.de = "Korrektor", .en = "Rejector"},
    .oneLine = {.de = "Lässt einmal einen Stich wiederholen.", .en = "Has a trick replayed once."},
    .section = source,
    .clauses = clauses,
    .parameters = parameters,
    .phases = PerEdition<Phases>::all({Phase::TrickAward}),
    .use = {.happens = whenUsed},
    .trick = {.uponTrick = true, .fate = Fate::PlayedAgain},
};

} // namespace tafel::eidex
