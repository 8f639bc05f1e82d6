// LQ Feministin: need not take tricks that hold a queen and a king or jack.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Queen of Lizard", .de1998 = "Eidex Dame", .web = "Eidex Dame"};

constexpr Clause refuses{
    .id = "eidex.feministin.refuses",
    .text = {.de = "Enthält ein Stich, den die Feministin gewänne, eine Dame und einen König oder Buben, "
                   "darf die Feministin ihn ablehnen, bevor ihn jemand nimmt. Das gilt für jeden solchen "
                   "Stich und ist nie Pflicht.",
        .en = "If a trick that Feminist would win holds a queen and a king or jack, Feminist may refuse it "
              "before anybody takes it. This applies to every such trick and is never a duty."},
    .section = source,
};
constexpr Clause nextBest{
    .id = "eidex.feministin.next-best",
    .text = {.de = "Ein Stich, den die Feministin ablehnt, geht an die nächstbeste Karte.",
        .en = "A trick that Feminist refuses goes to the next best card."},
    .section = source,
};
constexpr Clause cardLosesRank{
    .id = "eidex.feministin.card-loses-rank",
    .text = {.de = "Lehnt die Feministin ab, verliert die gespielte Karte den Rang, sonst nichts; in einem "
                   "Doppelstich kann noch die andere gewinnen.",
        .en = "If Feminist refuses, the card played loses its rank and nothing else; in a double trick "
              "Feminist's other card may still win."},
    .section = {.de1998 = "Eidex Dame", .web = "Eidex Dame"},
    .ruling = {.en1998 = {.de = "Das englische Blatt spricht nur von der zweithöchsten Karte; im Doppelstich "
                                "kann auch diese von der Feministin sein.",
                   .en = "The English sheet only speaks of the second highest card; in a double trick that "
                         "one may be Feminist's too."}},
    .differs = {.en1998 = {.de = "die zweithöchste Karte gewinnt", .en = "the second highest card wins"},
        .de1998 = {.de = "die Karte verliert den Stichwert", .en = "the card loses its rank"},
        .web = {.de = "die Karte verliert den Stichwert", .en = "the card loses its rank"}},
};
constexpr Text mustTakeReason{.de = "Jemand muss den Stich nehmen und das nächste Mal ausspielen.",
    .en = "Someone must take the trick and lead to the next one."};
constexpr Clause mustTake{
    .id = "eidex.feministin.must-take",
    .text = {.de = "Kann keine andere Karte den Stich gewinnen, darf die Feministin ihn nicht ablehnen.",
        .en = "If no other card can win the trick, Feminist may not refuse it."},
    .ruling = PerEdition<Text>::all(mustTakeReason),
};
constexpr Text doubleTrickReason{
    .de = "Erst wenn alle Karten liegen, steht fest, wer gewänne; die Vergabe des Stichs beginnt dann neu.",
    .en = "Only when all cards are on the table is it certain who would win; the award of the trick then "
          "starts again."};
constexpr Clause doubleTrick{
    .id = "eidex.feministin.double-trick",
    .text = {.de = "Erklärt der Scharfmacher einen Doppelstich, darf die Feministin auch noch ablehnen, wenn "
                   "er ganz liegt.",
        .en = "If Agitator declares a double trick, Feminist may still refuse it once it is complete."},
    .ruling = PerEdition<Text>::all(doubleTrickReason),
};
constexpr Text countsForNextReason{
    .de = "Die Karte der Feministin hat keinen Rang mehr; gewonnen hat die nächstbeste.",
    .en = "Feminist's card no longer has a rank; the next best card has won."};
constexpr Clause countsForNext{
    .id = "eidex.feministin.counts-for-next",
    .text = {.de = "Ein von der Feministin abgelehnter Stich zählt bei der Zahl der Stiche für die Person "
                   "der nächstbesten Karte.",
        .en = "A trick that Feminist refused counts in the number of tricks for the player of the next best "
              "card."},
    .ruling = PerEdition<Text>::all(countsForNextReason),
};
constexpr const Clause* clauses[]
    = {&refuses, &nextBest, &cardLosesRank, &mustTake, &doubleTrick, &countsForNext};

void whenUsed(PlayState& state, const PowerUse& use)
{
    state.refuseTrick(use.by);
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse& use)
{
    if (!moment.trick || !moment.trick->complete(moment.deal.players))
        return {};
    if (!moment.trick->allKnown())
        return {}; // An unknown card lies there.
    switch (moment.trick->mayRefuse(use.by, moment.order, moment.deal.trump)) {
    case Trick::Refusal::Possible:
        break;
    case Trick::Refusal::NotHers:
        return illegalPower(refuses,
            {.de = "Diesen Stich gewinnt die Feministin nicht.", .en = "Feminist does not win this trick."});
    case Trick::Refusal::NoCouple:
        return illegalPower(refuses,
            {.de = "Der Stich enthält nicht eine Dame und dazu einen König oder Buben.",
                .en = "There is no queen together with a king or jack."});
    case Trick::Refusal::NoOther:
        return illegalPower(mustTake,
            {.de = "Keine andere Karte kann den Stich gewinnen.", .en = "No other card can win the trick."});
    }
    return {};
}

std::optional<WhyHighest> wonBy(const CompletedTrick& won, const PowerUse& use)
{
    Trick kept = won.trick;
    for (Trick::PlayedCard& each : kept.playedCards())
        each.rankless = false;
    if (!won.changes(kept))
        return std::nullopt;
    const bool hersAgain = won.best.player == use.by; // She can have both cards in a double trick.
    return WhyHighest{WonBy::Refusal,
        {hersAgain ? &cardLosesRank : &nextBest, {use.by},
            {{.de = "{0} lässt den Stich; die nächstbeste Karte ist {1}.",
                 .en = "{0} refuses the trick; the next best card is {1}."},
                {Argument::player(use.by), Argument::card(won.best.card)}}}};
}

} // namespace

extern const Power feministin;
const Power feministin{
    .id = "feministin",
    .card = "LQ"_card,
    .name = {.de = "Feministin", .en = "Feminist"},
    .oneLine = {.de = "Muss keinen Stich mit Dame und Mann nehmen.",
        .en = "Need not take a trick with a queen and a man."},
    .section = source,
    .clauses = clauses,
    .uses = PerEdition<int>::all(anyTimes),
    .phases = PerEdition<Phases>::all({Phase::TrickAward}),
    .use = {.mayUse = mayUse, .happens = whenUsed},
    .trick = {.uponTrick = true, .fate = Fate::Refused, .wonBy = wonBy},
};

} // namespace tafel::eidex
