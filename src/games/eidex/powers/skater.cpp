// LJ Skater: calls Skat, which requires following suit first and ranks tens high.
#include "games/eidex/power.h"

namespace tafel::eidex {
namespace {

constexpr PerEdition<std::string_view> source{
    .en1998 = "Jack of Lizard", .de1998 = "Eidex Bube", .web = "Eidex Bube"};

} // namespace

constexpr Clause clause::skater::trumpGoesBack{
    .id = "eidex.skater.trump-goes-back",
    .text = {.de = "Hat eben jemand einen Trumpf gespielt und die Farbe noch, geht der Trumpf auf Skat hin "
                   "zurück, und es wird neu gespielt.",
        .en = "If somebody who could follow has just played a trump, Skat makes that player take it back "
              "and play again."},
    .section = {.de1998 = "Eidex Bube", .web = "Eidex Bube"},
    .ruling = {.en1998 = {.de = "Das englische Blatt lässt Skat jederzeit und sofort gelten; was mit dem "
                                "eben gespielten Trumpf geschieht, sagt es nicht.",
                   .en = "The English sheet says that Skat applies at any time and at once; it does not say "
                         "what happens to a trump just played."}},
    .differs = {.en1998 = {.de = "sagt es nicht", .en = "does not say so"},
        .de1998 = {.de = "auch angesichts eines Einstichs", .en = "also after a trump was just played"},
        .web = {.de = "auch angesichts eines Einstichs", .en = "also after a trump was just played"}},
};

namespace {

using namespace clause::skater;

constexpr Clause call{
    .id = "eidex.skater.call",
    .text = {.de = "Einmal darf der Skater jederzeit Skat rufen, auch auf eine eben gespielte Karte hin oder "
                   "bevor jemand einen Stich nimmt; es gilt sofort und bis zum Ende der Partie.",
        .en = "Once, Trumper may call Skat at any time, also after a card was just played or before a trick "
              "is taken; it applies at once and to the end of the deal."},
    .section = source,
};
constexpr Clause followFirst{
    .id = "eidex.skater.follow-first",
    .text = {.de = "Unter Skat darf einen Trumpf nur spielen, wer die ausgespielte Farbe nicht hat.",
        .en = "Under Skat only a player void of the suit led may play a trump."},
    .section = source,
};
constexpr Clause tensHigh{
    .id = "eidex.skater.tens-high",
    .text = {.de = "Unter Skat stehen die Zehner jeder Farbe zwischen As und König; im Trumpf heisst die "
                   "Reihe B 9 A 10 K D 8 7 6.",
        .en = "Under Skat the ten of every suit ranks between ace and king; in trumps the order is B 9 A 10 "
              "K D 8 7 6."},
    .section = source,
};
constexpr Text tensInUndenufeReason{.de
    = "Die Texte nennen Undenufe nicht; der Platz zwischen As und König bleibt, nur die Reihe ist umgekehrt.",
    .en
    = "The texts do not mention Undenufe; the place between ace and king stays, only the order is reversed."};
constexpr Clause tensInUndenufe{
    .id = "eidex.skater.tens-in-undenufe",
    .text = {.de = "Auch in Undenufe steht der Zehner unter Skat zwischen König und As: 6 7 8 9 B D K 10 A, "
                   "die Sechs zuoberst.",
        .en = "In Undenufe too the ten under Skat ranks between king and ace: 6 7 8 9 B D K 10 A, the six on "
              "top."},
    .ruling = PerEdition<Text>::all(tensInUndenufeReason),
};
constexpr Text onlyLastCardReason{
    .de = "Auf eine ältere Karte haben andere schon gespielt; was damals erlaubt war, bleibt gültig.",
    .en = "Others have already played after an earlier card; what was allowed then stays valid."};
constexpr Clause onlyLastCard{
    .id = "eidex.skater.only-last-card",
    .text = {.de = "Auf Skat hin geht nur die zuletzt gespielte Karte zurück; ältere bleiben liegen.",
        .en = "On Skat only the card played last goes back; earlier ones stay."},
    .ruling = PerEdition<Text>::all(onlyLastCardReason),
};
constexpr Text faceDownStaysReason{
    .de = "Niemand sieht, ob sie Trumpf ist.", .en = "Nobody sees whether it is a trump."};
constexpr Clause faceDownStays{
    .id = "eidex.skater.face-down-stays",
    .text = {.de = "Eine verdeckte Karte der Sphinx geht auf Skat hin nicht zurück.",
        .en = "A card that Sphinx has played face down does not go back on Skat."},
    .ruling = PerEdition<Text>::all(faceDownStaysReason),
};
constexpr const Clause* clauses[]
    = {&call, &followFirst, &tensHigh, &tensInUndenufe, &trumpGoesBack, &onlyLastCard, &faceDownStays};

void whenUsed(PlayState& state, const PowerUse&)
{
    state.sendTrumpBack();
}

void order(const DealInPlay&, const PowerUse&, Order& order)
{
    order.putTensHigh();
}

/// The player's cards of the suit led if it is not trump.
CardSet mustFollow(const Turn& turn)
{
    return turn.led && !turn.trump.is(*turn.led) ? turn.hand & CardSet::of(*turn.led) : CardSet{};
}

CardSet mayPlay(const Turn& turn, const PowerUse&, CardSet legal)
{
    const CardSet ofLed = mustFollow(turn);
    return ofLed.empty() ? legal : legal & ofLed;
}

void forbids(const Turn& turn, const PowerUse& use, CardSet, Card card, Reasons& out)
{
    if (turn.trump.is(card.suit) && !mustFollow(turn).empty())
        out.push_back({&followFirst, {use.by},
            {{.de = "Skat gilt: {0} ist Trumpf, und die ausgespielte Farbe ist noch auf der Hand.",
                 .en = "Skat is in force: {0} is a trump, and the suit led is still in hand."},
                {Argument::card(card)}}});
}

std::optional<WhyHighest> wonBy(const CompletedTrick& won, const PowerUse& use)
{
    if (!won.ranked)
        return std::nullopt;
    return WhyHighest{WonBy::Order,
        {won.deal.trump.kind == Trump::Kind::Undenufe ? &tensInUndenufe : &tensHigh, {use.by},
            {{.de = "Unter Skat steht {0} über {1}.", .en = "Under Skat {0} ranks above {1}."},
                {Argument::card(won.ranked->above), Argument::card(won.ranked->below)}}}};
}

} // namespace

extern const Power skater;
const Power skater{
    .id = "skater",
    .card = "LJ"_card,
    .name = {.de = "Skater", .en = "Trumper"},
    .oneLine = {.de = "Ruft Skat: Farbe geht vor, Zehner sind hoch.",
        .en = "Calls Skat: follow suit first, tens rank high."},
    .section = source,
    .clauses = clauses,
    .phases = PerEdition<Phases>::all(Phases::from(Phase::AfterDeal, Phase::AfterTrick)),
    .use = {.happens = whenUsed},
    .cards = {.order = order},
    .turn = {.mayPlay = mayPlay, .forbids = forbids},
    .trick = {.uponTrick = true, .wonBy = wonBy},
};

} // namespace tafel::eidex
