// The operations of the powers on hands, trick and piles.
#include "games/eidex/play_state.h"

namespace tafel::eidex {

std::optional<Player> PlayState::holderOf(Card card) const
{
    for (Player player = 0; player < players(); ++player)
        if (m_seats[player].followed && m_seats[player].hand.has(card))
            return player;
    return std::nullopt;
}

void PlayState::waitToPutDown(Player by)
{
    m_seats[by].waits = true;
    if (allPutDown())
        m_windowFrom = static_cast<std::uint16_t>(m_deal.powers.size());
}

void PlayState::swapHands(Player a, Player b)
{
    std::swap(m_seats[a].hand, m_seats[b].hand);
    std::swap(m_seats[a].followed, m_seats[b].followed);
    std::swap(m_seats[a].cards, m_seats[b].cards);
    std::swap(m_seats[a].handId, m_seats[b].handId);
}

void PlayState::moveCard(Player from, Player to, std::optional<Card> card)
{
    --m_seats[from].cards;
    ++m_seats[to].cards;
    enter(m_seats[to].handId, card);
    if (card) {
        m_seats[from].hand.remove(*card);
        m_seats[to].hand.add(*card);
    } else {
        forgetSeenCards(from);
        forgetSeenCards(to);
    }
}

void PlayState::refuseTrick(Player by, const Trick& then)
{
    m_trick.refuse(by, then, m_order, m_deal.trump);
    m_told.reset(); // Another card may win now.
}

void PlayState::drawLead()
{
    m_drawn = allPutDown();
}

void PlayState::leadFrom(Player player)
{
    m_lead = m_trick.lead = player;
    m_drawn = true;
}

void PlayState::sendTrumpBack()
{
    const Trick::PlayedCard* last = m_trick.last();
    m_sendsTrumpBack = last && !last->out;
}

void PlayState::rejectCard()
{
    m_trick.cards[m_trick.size - 1U].out = true;
    --m_trick.played;
    m_sendsTrumpBack = false;
}

void PlayState::takeBackFromTrick(Player player, Card card)
{
    Seat& seat = m_seats[player];
    ++seat.cards;
    enter(seat.handId, card);
    seat.pile.remove(card);
    m_pot.remove(card);
    seat.lastTrick.remove(card);
    seat.hand.add(card);
}

void PlayState::returnCards(Seat& seat)
{
    enter(seat.handId, seat.down);
    if (seat.down)
        seat.hand.add(*seat.down);
    else if (seat.downHidden && seat.downHand != seat.handId)
        seat.followed = false;
}

void PlayState::takeBackPutDown(Player player)
{
    Seat& seat = m_seats[player];
    returnCards(seat);
    ++seat.cards;
    seat.downTaken = true;
}

void PlayState::changePutDown(Player by, std::optional<Card> taken)
{
    Seat& seat = m_seats[by];
    if (taken)
        seat.down = taken;
    returnCards(seat);
    layFaceDown(seat, seat);
}

void PlayState::layFaceDown(Seat& front, const Seat& from)
{
    front.down.reset();
    front.downHand = from.handId;
    front.downHidden = true;
}

void PlayState::rejectTrick(std::optional<Player> lead)
{
    for (const Trick::PlayedCard& each : m_trick.playedCards())
        giveBack(each);
    if (m_trick.doubled)
        ++m_tricksInDeal; // A replayed trick is a single one.
    m_lead = lead.value_or(m_trick.lead);
    endTrick();
    m_replay = true;
}

void PlayState::robPutDown(Player by, Player of)
{
    Seat &robber = m_seats[by], &victim = m_seats[of];
    enter(robber.handId, victim.down);
    if (victim.down)
        robber.hand.add(*victim.down);
    else
        forgetSeenCards(by);
    layFaceDown(victim, robber);
}

bool PlayState::trumpMayGoBack() const
{
    const Trick::PlayedCard* last
        = m_trick.last(); // There is a last card whenever the trump may be sent back.
    return m_sendsTrumpBack && !last->excused && !last->faceDown && m_deal.trump.is(last->card.suit)
        && !m_deal.trump.is(*m_trick.led());
}

void PlayState::takeBackTrump()
{
    giveBack(*m_trick.last());
    --m_trick.size;
    --m_trick.played;
    m_sendsTrumpBack = false;
}

} // namespace tafel::eidex
