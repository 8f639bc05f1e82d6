// A recorded round followed card by card: its turns, how it ended, and who hands in a chip.
#pragma once

#include "games/krass_kariert/pack.h"
#include "referee/combination.h"
#include "referee/score.h"

namespace tafel::krass_kariert {

struct PlayedRound {
    enum class End : std::uint8_t { OneLeft, Stuck, NoneLeft };
    std::vector<RoundTurn> turns = {};
    End end = End::OneLeft;
    Players givesChip = {};
};

/// The required next action in a round.
struct NextAction {
    Player by = 0;
    bool draws = false; ///< The winner of the turn draws a card.
    bool opens = false; ///< Nobody has acted in this turn.
    std::vector<NumberCard> hand = {}, reserves = {}; ///< The cards of `by`.
    std::optional<Combination> standing = {}; ///< The combination to outbid.
};

/// \return nothing if the round is over, or an event of the log is impossible. Hands and reserves were
/// checked before
std::optional<NextAction> nextOf(const Match& match, Player opener, const RoundEntry& entry, bool twoX);

/// Checks the sizes of the dealt hands and reserves, and the copies of each card: first in the hands, then in
/// the reserves. Both must exist.
/// \return the cards
Result<Seen> checkDealt(const Match& match, const RoundEntry& entry);

/// No card drawn that was seen too often already.
Result<void> checkDraws(Seen seen, std::span<const RoundEvent> log);

/// The round as a fold over its events; refused at the first that the rules forbid, or at `/log` when it
/// stops before the end of the round. Hands and reserves were checked.
Result<PlayedRound> playRound(const Match& match, Player opener, const RoundEntry& entry, bool twoX);

} // namespace tafel::krass_kariert
