#include "games/krass_kariert/turn.h"

#include "games/krass_kariert/pack.h"

namespace tafel::krass_kariert {

Turn::Turn(Player opener, Players inRound, int players)
    : m_opener(opener)
    , m_inRound(inRound)
    , m_players(players)
    , m_toAct(opener)
{
}

void Turn::bid(Combination combination)
{
    m_bids.push_back({toAct(), std::move(combination)});
    pass();
}

void Turn::stop()
{
    m_stopped = m_toAct;
    m_toAct.reset(); // the others do not act any more
}

void Turn::redraw()
{
    ++m_redraws;
    pass();
}

void Turn::takeReserve()
{
    pass();
}

/// Moves to the next player; back at the opener all players have acted.
void Turn::pass()
{
    m_acted = true;
    Player next = toAct();
    do
        next = static_cast<Player>((next + 1) % m_players);
    while (!m_inRound.has(next));
    if (next == m_opener)
        m_toAct.reset();
    else
        m_toAct = next;
}

Player Turn::winner() const
{
    // 1. A Stop.
    if (m_stopped)
        return *m_stopped;
    // 2. The last bid, however many Redraws followed it. 3. A Redraw opened and no player bid.
    return m_bids.empty() ? m_opener : m_bids.back().by;
}

int Turn::draws() const
{
    return drawsForEachRedraw * m_redraws;
}

Player Turn::nextOpener(Players withCards) const
{
    if (withCards.has(winner()))
        return winner();
    // The next lower combination of a player who still has cards; a Stop ranks above every combination.
    for (auto bid = m_bids.rbegin(); bid != m_bids.rend(); ++bid)
        if (withCards.has(bid->by))
            return bid->by;
    // The right-hand neighbour; if he is out, the next one to the right who is not.
    Player next = winner();
    do
        next = static_cast<Player>((next + m_players - 1) % m_players);
    while (!withCards.has(next));
    return next;
}

} // namespace tafel::krass_kariert
