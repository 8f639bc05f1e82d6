// SJ Scharfmacher: a double trick.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Jack of Stars", .de1998 = "Sternen Bube", .web = "Sternen Bube"};

constexpr Clause doubleTrick{
    .id = "eidex.scharfmacher.double-trick",
    .text = {.de = "Einmal darf der Scharfmacher, sobald alle Karten eines Stichs liegen, einen Doppelstich "
                   "erklären: alle geben in derselben Reihenfolge eine zweite, regelgemässe Karte dazu, und "
                   "alles ist ein Stich.",
        .en = "Once, when all cards of a trick are on the table, Agitator may declare a double trick: "
              "everybody adds a second legal card in the same order, and all of it is one trick."},
    .section = source,
};
constexpr Text oneLessReason{
    .de = "Zwei Karten von jedem sind ein Stich; so bleibt einer weniger, auch für den Match.",
    .en = "Two cards of each player are one trick; so there is one trick fewer, also for a match."};
constexpr Clause removeTrick{
    .id = "eidex.scharfmacher.one-trick-less",
    .text = {.de = "Mit einem Doppelstich hat die Partie einen Stich weniger.",
        .en = "With a double trick the deal has one trick fewer."},
    .ruling = PerEdition<Text>::all(oneLessReason),
};
constexpr Text notLastReason{.de = "Auf die letzte Karte kann niemand eine zweite legen.",
    .en = "Nobody can add a second card to the last one."};
constexpr Clause notOnLastCard{
    .id = "eidex.scharfmacher.not-on-last-card",
    .text = {.de = "Auf die letzte Karte gibt es keinen Doppelstich.",
        .en = "There is no double trick on the last card."},
    .ruling = PerEdition<Text>::all(notLastReason),
};
constexpr Text boundReason{
    .de = "Regelgemäss heisst: gemessen an der zuerst ausgespielten Farbe und an allen Karten, die liegen.",
    .en = "Legal means: by the suit led first and by all cards on the table."};
constexpr Clause boundByFirstLead{
    .id = "eidex.scharfmacher.bound-by-first-lead",
    .text = {.de = "Die zweite Karte, auch die des Ausspielenden, folgt der zuerst ausgespielten Farbe; beim "
                   "Untertrumpfen zählen alle liegenden Karten.",
        .en = "The second card, also the leader's, follows the suit led first; for undertrumping all cards "
              "on the table count."},
    .ruling = PerEdition<Text>::all(boundReason),
};
constexpr const Clause* clauses[] = {&doubleTrick, &removeTrick, &notOnLastCard, &boundByFirstLead};

int tricks(const DealInPlay&, int count)
{
    return count - 1;
}

void whenUsed(PlayState& state, const PowerUse&)
{
    state.removeTrick();
}

Result<void> mayUse(const PowerTiming& moment, const PowerUse&)
{
    if (moment.cards == 0 || moment.fewestCards == 0 || moment.isLastTrick())
        return illegalPower(notOnLastCard,
            {.de = "Es ist keine zweite Karte mehr da.", .en = "There is no second card left."});
    return {};
}

std::optional<WhyHighest> wonBy(const CompletedTrick& won, const PowerUse& use)
{
    if (!won.changes(won.trick.single(won.deal.players)))
        return std::nullopt;
    return WhyHighest{WonBy::SecondCard,
        {&doubleTrick, {use.by},
            {{.de = "Alle Karten des Doppelstichs sind ein Stich.",
                .en = "All cards of the double trick are one trick."}}}};
}

} // namespace

extern const Power scharfmacher;
const Power scharfmacher{
    .id = "scharfmacher",
    .card = "SJ"_card,
    .name = {.de = "Scharfmacher", .en = "Agitator"},
    .oneLine = {.de = "Erklärt einmal einen Doppelstich.", .en = "Declares a double trick once."},
    .section = source,
    .clauses = clauses,
    .phases = PerEdition<Phases>::all({Phase::TrickAward}),
    .decides = true,
    .use = {.mayUse = mayUse, .happens = whenUsed},
    .trick = {.uponTrick = true, .fate = Fate::Doubled, .wonBy = wonBy},
    .score = {.tricks = tricks, .tricksClause = &removeTrick},
};

} // namespace tafel::eidex
