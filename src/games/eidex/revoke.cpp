#include "games/eidex/revoke.h"

#include <algorithm>
#include <limits>

#include "games/eidex/clauses.h"
#include "games/eidex/power.h"

namespace tafel::eidex {

namespace {

constexpr int everything = std::numeric_limits<int>::max();

/// Whether `fine` holds for the cards plus some `count` cards of the pool. The pool is no larger than a pack.
template <typename Fine> bool anyChoice(CardSet cards, int count, CardSet pool, const Fine& fine)
{
    if (count == 0)
        return fine(cards);
    if (pool.size() < count)
        return false;
    for (Card card : pool) {
        pool.remove(card); // Each choice is tried once.
        CardSet more = cards;
        more.add(card);
        if (anyChoice(more, count - 1, pool, fine))
            return true;
    }
    return false;
}

} // namespace

CardSet maybeLegal(const Turn& turn, CardSet hand, int hidden)
{
    CardSet cards;
    for (Card card : hand) {
        CardSet others = hand;
        others.remove(card);
        if (anyChoice({}, hidden, others, [&](CardSet gone) {
                Turn then = turn;
                then.hand = hand - gone;
                return legalCards(then).has(card);
            }))
            cards.add(card);
    }
    return cards;
}

void RevokeDetector::deferJudgement(PlayToJudge play, const PlayState& state)
{
    if (m_rules.empty() || m_rulesOf != state.deal().powers.size()) {
        m_rules.push_back({state.order(), state.values()});
        m_rulesOf = state.deal().powers.size();
    }
    play.rules = static_cast<std::uint8_t>(m_rules.size() - 1);
    play.powerCount = static_cast<std::uint8_t>(play.turn.powers.size());
    std::copy(play.turn.powers.begin(), play.turn.powers.end(), play.powers.begin());
    m_plays.push_back(std::move(play));
}

std::optional<DetectedRevoke> RevokeDetector::illegalAsPlayed(
    const PlayToJudge& play, int downs, CardSet forbidden) const
{
    const std::optional<Card> card = cardOf(play, play.event);
    if (play.claim != Claim::Legal || !play.possible || !card)
        return std::nullopt;
    CardSet others = *play.possible;
    others.remove(*card);
    for (const Shown& shown : m_shown)
        if (shown.hand == play.hand && shown.left < play.event && shown.when <= play.event)
            others.remove(shown.card);
    Reasons why;
    const bool fine = anyChoice({}, others.size() - (play.cards - 1), others, [&](CardSet gone) {
        if ((gone - forbidden).size() < downs)
            return false; // The card cannot lie there.
        CardSet hand = others - gone;
        hand.add(*card);
        why = reasons(turnOf(play, hand), *card);
        return why.empty();
    });
    if (fine || why.empty())
        return std::nullopt;
    return DetectedRevoke{.event = play.event, .proof = {}, .player = play.player, .why = std::move(why)};
}

void RevokeDetector::onTakenBack(int event, int downs, CardSet forbidden)
{
    for (const PlayToJudge& play : m_plays)
        if (play.event == event)
            if (std::optional<DetectedRevoke> found = illegalAsPlayed(play, downs, forbidden))
                m_wentBack.push_back(std::move(*found));
    std::erase_if(m_plays, [&](const PlayToJudge& play) { return play.event == event; });
}

void RevokeDetector::onShown(int event, HandId hand, Card card, std::optional<int> when)
{
    const int at = when.value_or(everything); // A deduced card proves nothing.
    m_shown.push_back({event, hand, card, at});
    if (when)
        m_seen[hand].push_back({event, hand, card, at});
}

Turn RevokeDetector::turnOf(const PlayToJudge& play, CardSet hand) const
{
    Turn turn = play.turn;
    turn.order = &m_rules[play.rules].order;
    turn.values = &m_rules[play.rules].values;
    turn.powers = {play.powers.data(), play.powerCount};
    turn.hand = hand;
    return turn;
}

bool RevokeDetector::holds(const PlayToJudge& play, std::optional<Card> card, CardSet hand) const
{
    switch (play.claim) {
    case Claim::Legal:
        return legalCards(turnOf(play, hand)).has(*card);
    case Claim::CouldNotFollow:
        return (hand & CardSet::of(*play.turn.led)).empty();
    case Claim::CouldFollow:
        return !(hand & CardSet::of(*play.turn.led)).empty();
    }
    return true;
}

std::optional<Card> RevokeDetector::cardOf(const PlayToJudge& play, int until) const
{
    if (play.card)
        return play.card;
    for (const Shown& shown : m_shown)
        if (shown.left == play.event && shown.when <= until)
            return shown.card;
    return std::nullopt;
}

bool RevokeDetector::canBeLegal(
    const PlayToJudge& play, std::optional<Card> card, CardSet known, int open, CardSet pool) const
{
    const auto fine = [&](CardSet hand) { return holds(play, card, hand); };
    if (play.possible) {
        // A given hand: `open` cards of the pool were in it, and the few others had left it face down.
        return anyChoice(
            {}, pool.size() - open, pool, [&](CardSet gone) { return fine(known | (pool - gone)); });
    }
    // Unknown cards that neither restrict nor free the player do not matter. Two other cards are enough to do
    // so.
    for (int count = 0; count <= std::min(open, 2); ++count)
        if (anyChoice(known, count, pool, fine))
            return true;
    return false;
}

// A player who holds the suit led plays it or a trump, nobody plays below a trump on the table while another
// card is left, and a player who is void plays any card (PLAYING, DAS SPIEL; web: Jass; see the steps in
// turn.cpp). These rules bind a hand that the table does not see. No text says when a revoke is proved. We
// consider it proved when no hand that fits the cards seen by then makes the card legal.
bool RevokeDetector::mayBeLegal(const PlayToJudge& play, int until) const
{
    const std::optional<Card> card = cardOf(play, until);
    if (play.claim == Claim::Legal && !card)
        return true; // Nobody has seen the card.
    // A card that left the hand later was in it then, unless it entered in between. The entry may be certain,
    // or possible if it was unseen.
    CardSet fixed, maybe;
    if (card)
        fixed.add(*card);
    const auto enteredBetween = [&](int event, std::optional<Card> which) {
        return std::count_if(m_entered.begin(), m_entered.end(), [&](const Seen& entry) {
            return entry.hand == play.hand && entry.event > play.event && entry.event <= event
                && entry.card == which;
        });
    };
    for (const Seen& seen : m_seen[play.hand]) {
        if (seen.event <= play.event || seen.when > until)
            continue;
        if (enteredBetween(seen.event, seen.card) > 0)
            continue;
        (enteredBetween(seen.event, std::nullopt) > 0 ? maybe : fixed).add(*seen.card);
    }
    maybe = maybe - fixed;
    // The other cards come from the given hand without the cards that had left it face down, or else from the
    // pack.
    CardSet pool = play.possible.value_or(CardSet::eidexPack());
    if (play.possible)
        for (const Shown& shown : m_shown)
            if (shown.hand == play.hand && shown.left < play.event && shown.when <= until)
                pool.remove(shown.card);
    // A rejected card counts as not in the hand (Nine of Hearts). It returns later, but does not count now.
    CardSet outside;
    for (std::size_t i = 0; i < play.powerCount; ++i)
        if (play.powers[i].power->rejectsCard() && play.powers[i].use->card
            && play.powers[i].use->whom == play.player)
            outside.add(*play.powers[i].use->card);

    // Some of the cards seen later may have entered unseen in between.
    const int unseen = static_cast<int>(enteredBetween(until, std::nullopt));
    for (int without = 0; without <= std::min(unseen, maybe.size()); ++without)
        if (anyChoice({}, without, maybe, [&](CardSet came) {
                const CardSet known = fixed | (maybe - came);
                const int open = play.cards - (known - outside).size();
                return open >= 0 && canBeLegal(play, card, known, open, pool - known - came);
            }))
            return true;
    return false;
}

/// The rule that the play broke, by the cards that are known to have been in the hand, else by some given
/// hand that fits them.
Reasons RevokeDetector::whyIllegal(const PlayToJudge& play, CardSet known, Card card) const
{
    Reasons why = reasons(turnOf(play, known), card);
    if (!why.empty() || !play.possible)
        return why;
    CardSet pool = *play.possible - known;
    for (const Shown& shown : m_shown)
        if (shown.hand == play.hand && shown.left < play.event)
            pool.remove(shown.card);
    anyChoice(known, std::max(0, play.cards - known.size()), pool, [&](CardSet hand) {
        why = reasons(turnOf(play, hand), card);
        return !why.empty();
    });
    return why;
}

// An illegal card goes back until the next lead. After that the house rule decides, because no text names a
// penalty (eidex.play.revoke). The proof is the first event that left no doubt.
std::vector<DetectedRevoke> RevokeDetector::provenRevokes() const
{
    std::vector<DetectedRevoke> found = m_wentBack;
    for (const PlayToJudge& play : m_plays) {
        if (mayBeLegal(play, everything - 1))
            continue;
        std::vector<int> times{play.event};
        for (const std::vector<Seen>& cards : m_seen)
            for (const Seen& seen : cards)
                if (seen.when > play.event)
                    times.push_back(seen.when);
        std::sort(times.begin(), times.end());
        // With all of these events the play is no longer legal.
        const auto tip
            = std::find_if(times.begin(), times.end(), [&](int time) { return !mayBeLegal(play, time); });
        DetectedRevoke revoke{.event = play.event, .proof = {}, .player = play.player, .why = {}};
        if (*tip > play.event)
            revoke.proof = *tip;
        CardSet hand;
        const std::optional<Card> card = cardOf(play, everything - 1);
        if (card)
            hand.add(*card);
        for (const Seen& seen : m_seen[play.hand])
            if (seen.event > play.event)
                hand.add(*seen.card);
        if (play.claim == Claim::Legal)
            revoke.why = whyIllegal(play, hand, *card);
        else
            revoke.why.push_back(
                {&clause::skater::trumpGoesBack, {play.player}, {clause::skater::trumpGoesBack.text}});
        if (revoke.why.empty())
            revoke.why.push_back({&clause::revoke, {play.player}, {clause::revoke.text}});
        found.push_back(std::move(revoke));
    }
    return found;
}

} // namespace tafel::eidex
