// One lap of the table: the order of actions, the highest bid, the winner and the next opener.
#pragma once

#include <optional>
#include <vector>

#include "referee/combination.h"
#include "referee/players.h"

namespace tafel::krass_kariert {

class Turn {
public:
    /// `inRound`: who holds hand cards now; the opener is one of them.
    Turn(Player opener, Players inRound, int players);

    Player opener() const { return m_opener; }
    Players inRound() const { return m_inRound; }
    bool isOver() const { return !m_toAct; }
    /// The turn is not over.
    Player toAct() const { return *m_toAct; }
    /// Nobody has acted.
    bool isOpening() const { return !m_acted; }
    /// The combination to outbid; null if there is none.
    const Combination* standing() const { return m_bids.empty() ? nullptr : &m_bids.back().combination; }

    // Actions of the player whose turn it is:
    void bid(Combination combination);
    void stop();
    void redraw();
    void takeReserve();

    // Only for a completed turn:
    Player winner() const;
    int draws() const; ///< Cards that the winner has to draw.
    /// `withCards`: the players with hand cards after the draw; at least one.
    Player nextOpener(Players withCards) const;

private:
    struct Bid {
        Player by;
        Combination combination;
    };

    void pass();

    Player m_opener;
    Players m_inRound;
    int m_players;
    std::optional<Player> m_toAct;
    bool m_acted = false;
    std::vector<Bid> m_bids = {}; ///< Each outbids the one before.
    std::optional<Player> m_stopped = {};
    int m_redraws = 0;
};

} // namespace tafel::krass_kariert
