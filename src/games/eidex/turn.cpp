#include "games/eidex/turn.h"

#include "games/eidex/clauses.h"
#include "games/eidex/power.h"

namespace tafel::eidex {

namespace {

constexpr Card jackOf(Suit suit)
{
    return {suit, Rank::Jack};
}

/// The rules of the basic game, 1 to 5.
CardSet basicCards(const Turn& turn)
{
    const CardSet hand = turn.hand;
    // 1. Leading: any card.
    if (!turn.led)
        return hand;
    const CardSet ofLed = hand & CardSet::of(*turn.led);
    // 4. Trump led: a trump, unless the jack is the only one in hand.
    if (turn.trump.is(*turn.led)) {
        const bool jackAlone = ofLed == (CardSet{jackOf(*turn.led)} & hand);
        return jackAlone ? hand : ofLed;
    }
    // 3. A player must not undertrump.
    const CardSet allowed = hand - turn.undertrumps();
    // 1. Void of the suit led: any card.
    if (ofLed.empty())
        return allowed;
    // 2. A card of the suit led, or a trump at any time. 5. Without trump: follow suit.
    return turn.trump.kind == Trump::Kind::Suit ? (ofLed | CardSet::of(turn.trump.suit)) & allowed : ofLed;
}

void basicReasons(const Turn& turn, Card card, Reasons& out)
{
    if (!turn.led || (basicCards(turn).has(card)))
        return;
    if (turn.undertrumps().has(card))
        out.push_back({&clause::noUndertrump, {},
            {{.de = "{0} liegt unter {1}: kein Untertrumpfen, solange noch etwas anderes auf der Hand ist.",
                 .en = "{0} is below {1}: no undertrumping as long as anything else is in hand."},
                {Argument::card(card), Argument::card(*turn.overtrump)}}});
    else
        out.push_back({turn.trump.kind == Trump::Kind::Suit ? &clause::follow : &clause::noTrumpFollow, {},
            {{.de = "{0} bedient nicht.", .en = "{0} does not follow suit."}, {Argument::card(card)}}});
    // The jack is exempt only if it is the only trump.
    if (turn.trump.is(*turn.led) && turn.hand.has(jackOf(*turn.led)))
        out.push_back({&clause::trumpJack, {}, {clause::trumpJack.text}});
}

/// The turn with a hand without the cards that a power excludes from this trick.
Turn withoutRejected(Turn turn)
{
    for (const InForce& each : turn.powers)
        if (each.holds)
            turn.hand = each.power->turn.holds(turn, *each.use, turn.hand);
    return turn;
}

/// Applies the powers one after the other to the cards that the basic game allows. Calls `each` for every
/// power with the cards before and after it.
template <typename Each> CardSet applyPowers(const Turn& turn, const Each& each)
{
    CardSet legal = basicCards(turn);
    const auto ask = [&](const InForce& force, auto hook) {
        const CardSet before = legal;
        legal = hook(turn, *force.use, legal);
        each(force, before);
    };
    for (const InForce& force : turn.powers)
        if (force.mayPlay)
            ask(force, force.power->turn.mayPlay);
    for (const InForce& force : turn.powers)
        if (force.mustPlay)
            ask(force, force.power->turn.mustPlay);
    return legal;
}

} // namespace

InForce::InForce(const Power* which, const PowerUse* how)
    : power(which)
    , use(how)
    , holds(which->turn.holds != nullptr)
    , mayPlay(which->turn.mayPlay != nullptr)
    , mustPlay(which->turn.mustPlay != nullptr)
{
}

CardSet legalCards(const Turn& turn)
{
    if (turn.powers.empty())
        return basicCards(turn);
    for (const InForce& each : turn.powers)
        if (each.holds)
            return applyPowers(withoutRejected(turn), [](const InForce&, CardSet) {});
    return applyPowers(turn, [](const InForce&, CardSet) {});
}

bool legalWithout(const Turn& turn, const PowerUse& use, Card card)
{
    std::vector<InForce> others;
    for (const InForce& each : turn.powers)
        if (each.use != &use)
            others.push_back(each);
    Turn without = turn;
    without.powers = others;
    return legalCards(without).has(card);
}

Reasons reasons(const Turn& asked, Card card)
{
    Reasons out;
    if (legalCards(asked).has(card))
        return out;
    const Turn turn = withoutRejected(asked);
    if (!turn.hand.has(card)) {
        for (const InForce& each : turn.powers)
            if (each.holds)
                each.power->turn.forbids(asked, *each.use, asked.hand, card, out);
        return out;
    }
    bool followingLifted = false;
    applyPowers(turn, [&](const InForce& each, CardSet before) {
        each.power->turn.forbids(turn, *each.use, before, card, out);
        followingLifted = followingLifted || (each.power->isExcused() && each.use->by == turn.player);
    });
    if (!followingLifted || turn.undertrumps().has(card))
        basicReasons(turn, card, out);
    return out;
}

} // namespace tafel::eidex
