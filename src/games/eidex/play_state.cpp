#include "games/eidex/play_state.h"

#include <algorithm>

#include "games/eidex/power.h"
#include "referee/judge.h"

namespace tafel::eidex {

namespace {

/// Whether the power restricts the cards that may be played.
bool isBinding(const Power& power)
{
    return power.rejectsCard() || power.turn.mayPlay || power.turn.mustPlay || power.isForNextCard();
}

} // namespace

PlayState::PlayState(
    DealInPlay deal, const std::optional<DealtHands>& hands, std::span<const PowerUse> powers)
    : m_deal(deal)
    , m_powers(powers)
    , m_order(deal.trump)
    , m_values(deal.trump)
{
    m_deal.powers = powers.first(0);
    const int dealt = 36 / players();
    for (Player player = 0; player < players(); ++player) {
        Seat& seat = m_seats[player];
        seat.handId = player;
        seat.cards = static_cast<std::uint8_t>(dealt);
        seat.followed = hands.has_value();
        if (hands)
            seat.hand = (*hands)[player];
    }
    // No text names the leader of the first trick. As in Jass, it is the player to the dealer's right.
    m_lead = static_cast<Player>((deal.dealer + 1) % players());
    m_trick.lead = m_lead;
    m_tricksInDeal = static_cast<std::uint8_t>(dealt - 1);
}

PlayState::PlayState(const DealInPlay& deal, std::optional<Player> lead)
    : PlayState(deal, std::nullopt, deal.powers)
{
    m_lead = m_trick.lead = lead.value_or(m_lead);
    m_deal.powers = m_powers;
    refresh();
    m_drawn
        = declared(m_deal, [](const Power& power) { return power.trick.lead != BlindLead::No; }) != nullptr;
    for (const PowerUse& use : m_powers) {
        const Power& power = powerOf(use.power);
        applyToTrick(use);
        if (power.trick.fate == Fate::PlayedAgain) // The replayed trick is a single one.
            m_trick.doubled = false;
        if (isBinding(power) && !isUsedUp(m_powers, use))
            activate({&power, &use});
    }
}

bool PlayState::lay(std::optional<Card> card, bool mayBeRejected)
{
    if (m_trick.size == m_trick.cards.size())
        return false;
    const PowerUse* rejects = declared(m_deal, &Power::rejectsCard);
    m_trick.lay({.card = card.value_or(Card{}),
        .player = m_trick.toPlay(players()),
        .known = card.has_value(),
        .faceDown = !card,
        .out = mayBeRejected && card && rejects && rejects->card == card});
    return true;
}

void PlayState::layGivenTrick(const TrickSoFar& trick, bool goesOn)
{
    m_lead = m_trick.lead = trick.lead;
    // A rejected card may be played again later in the deal. The trick is then full with it.
    const bool mayLackOne = goesOn || static_cast<int>(trick.cards.size()) % players() != 0;
    for (const std::optional<Card>& card : trick.cards)
        lay(card, mayLackOne);
    // A double trick can be this one only if it continues after every player has played.
    const bool full = m_trick.played == players() && goesOn;
    m_trick.doubled = m_trick.doubled && (full || m_trick.played > players());
}

bool PlayState::allPutDown() const
{
    return std::all_of(m_seats.begin(), m_seats.begin() + players(),
        [](const Seat& seat) { return seat.hasPutDown || seat.waits; });
}

bool PlayState::anyPutDown() const
{
    return std::any_of(
        m_seats.begin(), m_seats.begin() + players(), [](const Seat& seat) { return seat.hasPutDown; });
}

Phases PlayState::now() const
{
    if (m_over)
        return {Phase::AfterTrick, Phase::GameEnd};
    if (trickComplete())
        return {Phase::InTrick, Phase::TrickAward};
    if (m_trick.size > 0)
        return {Phase::InTrick};
    if (m_replay)
        return {Phase::BeforeLead};
    if (m_begun)
        return {Phase::AfterTrick, Phase::BeforeLead};
    if (allPutDown())
        return {Phase::AfterPutDown, Phase::BeforeLead};
    return anyPutDown() ? Phases{Phase::PutDown}
                        : Phases{Phase::AfterDeal, Phase::BeforePutDown, Phase::PutDown};
}

Player PlayState::toPlay() const
{
    if (!trickComplete())
        return m_trick.toPlay(players());
    return m_given.value_or(winner().value_or(m_trick.lead));
}

int PlayState::points(Player player, const Values& values) const
{
    const Seat& seat = m_seats[player];
    int sum = values.of(seat.pile);
    if (seat.down && !seat.downTaken && !m_pot.hasCardDownOf(player))
        sum += values.of(*seat.down);
    if (m_pot.taker() == player) {
        const Seat& owner = m_seats[m_pot.owner()];
        if (owner.down && !owner.downTaken)
            sum += values.of(*owner.down);
    }
    return sum + (m_five == player ? values.lastTrick() : 0);
}

std::optional<Player> PlayState::owner(Card card) const
{
    for (Player player = 0; player < players(); ++player) {
        const Seat& seat = m_seats[player];
        if (seat.pile.has(card))
            return player;
        if (seat.down == card && !seat.downTaken)
            return m_pot.hasCardDownOf(player) ? m_pot.taker() : player;
    }
    return std::nullopt;
}

int PlayState::unclaimed() const
{
    if (!m_pot.isOpen())
        return 0;
    const Seat& owner = m_seats[m_pot.owner()];
    return m_values.of(m_pot.cards()) + (owner.down && !owner.downTaken ? m_values.of(*owner.down) : 0);
}

Turn PlayState::turn() const
{
    Turn turn{.order = &m_order,
        .values = &m_values,
        .edition = m_deal.edition,
        .trump = m_deal.trump,
        .player = toPlay(),
        .drawnLead = m_drawn,
        .powers = {m_force.data(), m_forceCount}};
    turn.hand = m_seats[turn.player].hand;
    if (trickComplete())
        return turn; // The player who takes the trick leads the next one.
    turn.led = m_trick.led();
    turn.overtrump = m_trick.overtrump(m_order, m_deal.trump);
    return turn;
}

PowerTiming PlayState::moment(Player by, Card power) const
{
    const auto uses = [&](std::size_t from, std::size_t to) {
        return static_cast<int>(std::count_if(m_deal.powers.begin() + static_cast<std::ptrdiff_t>(from),
            m_deal.powers.begin() + static_cast<std::ptrdiff_t>(to),
            [&](const PowerUse& use) { return use.power == power; }));
    };
    const std::size_t used = m_deal.powers.size();
    const Seat& seat = m_seats[by];
    PowerTiming moment{.deal = m_deal,
        .order = m_order,
        .values = m_values,
        .now = now(),
        .begun = m_begun,
        .tricksInDeal = m_tricksInDeal,
        .trickNumber = m_trickNumber,
        .lead = m_trick.lead,
        .trick = &m_trick,
        .cards = seat.cards,
        .fewestCards = std::min_element(m_seats.begin(), m_seats.begin() + players(),
            [](const Seat& a, const Seat& b) {
                return a.cards < b.cards;
            })->cards,
        .hasCardDown = seat.hasPutDown && !seat.downTaken,
        .putDown = seat.downTaken ? std::nullopt : seat.down,
        .takers = takers(),
        .usedInWindow = uses(m_windowFrom, used),
        .usedBeforeFirstLead = m_begun ? uses(0, m_firstLeadAt) : uses(0, used)};
    for (Player player = 0; player < players(); ++player) {
        const Seat& each = m_seats[player];
        if (each.followed) {
            moment.hands[player] = each.hand;
            if (player == by && each.hidden() == 0)
                moment.hand = each.hand;
        }
        if (each.tookTrick)
            moment.lastTricks[player] = each.lastTrick | each.uncertainTricks;
        if (anyPutDown() && !each.hasPutDown)
            moment.notPutDown.add(player);
    }
    if (const Trick::PlayedCard* last = m_trick.last())
        moment.rejectedLeft = m_seats[last->player].cards;
    return moment;
}

std::optional<Player> PlayState::winner() const
{
    const Trick::PlayedCard* card = best();
    return card ? card->player : m_told;
}

const PowerUse* PlayState::playsFaceDown(Player player) const
{
    for (std::size_t i = 0; i < m_forceCount; ++i)
        if (m_force[i].use->by == player && m_force[i].power->playsFaceDown())
            return m_force[i].use;
    return nullptr;
}

void PlayState::refresh()
{
    m_order = Order(m_deal.trump);
    m_values = Values(m_deal.trump);
    change(m_deal, m_deal.powers, m_order, m_values);
}

void PlayState::activate(const InForce& force)
{
    // Another wish before the same lead replaces the first.
    const auto end = m_force.begin() + m_forceCount;
    const auto same = std::find_if(m_force.begin(), end,
        [&](const InForce& each) { return each.power == force.power && each.power->trick.forOneTrick; });
    if (same != end) {
        same->use = force.use;
        return;
    }
    addActive(force);
}

/// Six powers are binding, and a deal has at most two uses of one, so that ten suffice. A position is laid
/// out before its powers are checked: the surplus of a wrong one is ignored here, and `checkDeclared` refuses
/// it.
void PlayState::addActive(const InForce& force)
{
    if (m_forceCount == m_force.size())
        return;
    // List order: ranks from the ace down, as in `allPowers`.
    const auto place = [](const Power* power) {
        return std::find(allPowers.begin(), allPowers.end(), power) - allPowers.begin();
    };
    std::size_t at = m_forceCount++;
    for (; at > 0 && place(m_force[at - 1].power) > place(force.power); --at)
        m_force[at] = m_force[at - 1];
    m_force[at] = force;
}

void PlayState::declare(const PowerUse& use, int index)
{
    m_deal.powers = m_powers.first(static_cast<std::size_t>(index) + 1);
    const Power& power = powerOf(use.power);
    if (power.cards.order || power.cards.values)
        refresh();
    if (isBinding(power))
        activate({&power, &use});
    applyToTrick(use);
    if (power.use.happens)
        power.use.happens(*this, use);
}

void PlayState::applyToTrick(const PowerUse& use)
{
    const Power& power = powerOf(use.power);
    m_trick.doubled = m_trick.doubled || power.trick.fate == Fate::Doubled;
    if (power.trick.alterTrick)
        power.trick.alterTrick(m_trick, use);
}

PlayState::Seat& PlayState::held(HandId hand)
{
    return *std::find_if(m_seats.begin(), m_seats.begin() + players() - 1,
        [&](const Seat& seat) { return seat.handId == hand; });
}

const PlayState::Seat& PlayState::holder(HandId hand) const
{
    return const_cast<PlayState*>(this)->held(hand);
}

void PlayState::enter(HandId hand, std::optional<Card> card)
{
    if (m_entryCount < m_entries.size())
        m_entries[m_entryCount++] = {hand, card};
}

void PlayState::putDown(Player by, std::optional<Card> card)
{
    Seat& seat = m_seats[by];
    if (seat.hasPutDown) { // A card that must no longer be put down comes back.
        if (const PowerUse* use = allowsPutDownAgain(m_deal))
            seat.down = *powerOf(use->power).down.excludedFromPutDown(m_deal).begin();
        returnCards(seat);
        ++seat.cards;
    }
    seat.hasPutDown = true;
    seat.waits = false;
    if (!m_begun && allPutDown())
        m_windowFrom = static_cast<std::uint16_t>(m_deal.powers.size());
    --seat.cards;
    if (!card)
        return layFaceDown(seat, seat);
    seat.down = card;
    seat.downHand = seat.handId;
    seat.downHidden = false;
    seat.hand.remove(*card);
}

void PlayState::play(Player by, std::optional<Card> card, bool faceDown, int event)
{
    if (m_trick.size == 0) {
        if (!m_begun)
            m_firstLeadAt = static_cast<std::uint16_t>(m_deal.powers.size());
        m_begun = true;
        m_trick.lead = m_lead;
    }
    Seat& seat = m_seats[by];
    bool excused = false;
    for (std::size_t i = m_forceCount; i-- > 0;)
        if (m_force[i].power->isForNextCard() && m_force[i].use->by == by) {
            if (faceDown && m_trick.played == 0)
                m_trick.named = m_force[i].use->suit;
            excused = m_force[i].power->isExcused();
            std::copy(m_force.begin() + static_cast<std::ptrdiff_t>(i) + 1, m_force.begin() + m_forceCount,
                m_force.begin() + static_cast<std::ptrdiff_t>(i));
            --m_forceCount;
        }
    m_trick.lay({.card = card.value_or(Card{}),
        .player = by,
        .known = card.has_value(),
        .faceDown = faceDown,
        .excused = excused,
        .event = static_cast<std::int16_t>(event)});
    --seat.cards;
    if (card && !faceDown)
        seat.hand.remove(*card);
    m_replay = false;
    m_sendsTrumpBack = false;
    m_told.reset();
}

void PlayState::takeTrick()
{
    // The highest trump wins, without trump the highest card of the suit led; the winner leads (PLAYING, DAS
    // SPIEL; web: Jass). The number of tricks counts for the player whose card won, whichever player gets the
    // cards (web: Die drei Spieler).
    const Player best = winner().value_or(m_trick.lead);
    ++m_seats[best].tricks;
    // A card that Konsumentenschutz rejected does not count, and returns to the hand after the trick (Nine of
    // Hearts).
    const CardSet cards = m_trick.counting();
    for (const Trick::PlayedCard& each : m_trick.playedCards())
        if (each.out)
            giveBack(each);
    const bool last = std::all_of(
        m_seats.begin(), m_seats.begin() + players(), [](const Seat& seat) { return seat.cards == 0; });
    const bool shared = isShared();
    const auto played = m_trick.playedCards();
    m_isPotUncertain = m_isPotUncertain || std::any_of(played.begin(), played.end(), [](const auto& each) {
        return !each.out && !each.known;
    });
    // Fürsorge gives a small trick away together with the next lead (Ten of Hearts). Ultimo takes the last
    // one (Ace of Hearts).
    const Player taker = m_claimed.value_or(m_given.value_or(best));
    // The last trick counts 5 more (SCORING, WERTUNG; web: Jass). Ultimo takes them with the trick (Ace of
    // Hearts). Otherwise they go to the highest card, whichever player gets the cards.
    if (last)
        m_five = m_claimed.value_or(best);
    if (shared) {
        // Under Gerechtigkeit each card goes to the pile of the player who played it (Queen of Stars).
        for (Player player = 0; player < players(); ++player) {
            CardSet own;
            for (const Trick::PlayedCard& each : m_trick.playedCards())
                if (!each.out && each.known && each.player == player)
                    own.add(each.card);
            winTrick(m_seats[player], own);
        }
        --m_sharedTricks;
    } else if (m_pot.takesIn(cards) && !m_claimed) {
        m_pot.add(cards); // Only the lead is won or given.
        if (m_isPotUncertain)
            m_seats[taker].uncertainTricks = m_seats[taker].uncertainTricks | cards;
    } else {
        winTrick(m_seats[taker], cards);
    }
    // The player who takes the trick also takes the pot. Under Gerechtigkeit the highest card takes it (Queen
    // of Stars).
    if (m_pot.isTakenWith(cards)) {
        Seat& seat = m_seats[shared ? best : taker];
        seat.pile = seat.pile | m_pot.take(shared ? best : taker);
    }
    m_lead = m_given.value_or(best);
    endTrick();
    ++m_trickNumber;
    m_over = last;
}

void PlayState::winTrick(Seat& seat, CardSet cards)
{
    seat.pile = seat.pile | cards;
    seat.lastTrick = cards;
    seat.uncertainTricks = {};
    seat.tookTrick = true;
}

/// \return the number of players who have taken a trick; nothing if it is uncertain
std::optional<int> PlayState::takers() const
{
    int takers = 0;
    for (Player player = 0; player < players(); ++player) {
        const Seat& seat = m_seats[player];
        if (!seat.tookTrick && !seat.uncertainTricks.empty())
            return std::nullopt;
        takers += seat.tookTrick ? 1 : 0;
    }
    return takers;
}

void PlayState::giveBack(const Trick::PlayedCard& played)
{
    Seat& seat = m_seats[played.player];
    ++seat.cards;
    if (played.known && !played.faceDown)
        seat.hand.add(played.card);
    // Otherwise the card was never removed from the set of cards that may be in the hand.
}

void PlayState::endTrick()
{
    m_trick.lead = m_lead;
    m_trick.size = m_trick.played = 0; // The old elements of `cards` become unused.
    m_trick.doubled = false;
    m_trick.named.reset();
    m_trick.swapped.reset();
    const auto rest = std::remove_if(m_force.begin(), m_force.begin() + m_forceCount,
        [](const InForce& force) { return force.power->trick.forOneTrick; });
    m_forceCount = static_cast<std::uint8_t>(rest - m_force.begin());
    m_given = m_claimed = m_told = std::nullopt;
    m_drawn = m_sendsTrumpBack = false;
    m_windowFrom = static_cast<std::uint16_t>(m_deal.powers.size());
}

void PlayState::learn(HandId hand, Card card)
{
    held(hand).hand.remove(card);
}

void PlayState::forgetSeenCards(Player player)
{
    m_seats[player].followed = false;
}

} // namespace tafel::eidex
