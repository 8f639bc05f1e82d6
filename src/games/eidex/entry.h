// Checks an entered deal in the order of the match format and reduces it to its facts.
#pragma once

#include "games/eidex/award.h"
#include "games/eidex/options.h"
#include "games/eidex/power.h"

namespace tafel::eidex {

/// The deal as far as it is known. Without `turnedUp` the trump is unknown; without `dealer` the dealer is
/// that of the standing. `powers` must outlive the result.
DealInPlay dealOf(const Match& match, const Standing& before, std::optional<Card> turnedUp,
    std::span<const PowerUse> powers, std::optional<Player> dealer = {});
/// The deal that an entry belongs to.
inline DealInPlay dealOf(const Match& match, const Standing& before, const DealEntry& entry)
{
    return dealOf(match, before, entry.turnedUp, entry.powers, entry.dealer);
}

/// Card points in play: 157, or 13 under Guggitaler, less the unclaimed points. Never negative.
int totalInPlay(const DealInPlay& deal, const DealEntry& entry);

/// The number of tricks in the deal. The two numbers differ if Korrektor may have undone a double trick.
struct TrickCount {
    int most, least;
};
TrickCount trickCount(const DealInPlay& deal);

/// The most card points that a player can have without winning a trick. The card put down also counts. A
/// power that does not decide an award may have been used without being declared.
/// \return nothing if a trick, or a card of one, may have gone to a player who did not win it
std::optional<int> mostWithoutTrick(const DealInPlay& deal, Revoke revoke);

/// Checks the owner, the number of uses, the parameters and the precondition of a declared power. `index`
/// refers to `deal.powers`. Pointers are relative to the deal ("/powers/0").
Result<void> checkDeclared(const Match& match, const DealInPlay& deal, std::size_t index);

/// Checks that `use` has the parameters that this form of a document requires. The score pad requires only
/// the parameters on which the award depends, and either melds or a bonus. Errors: `schema` if a parameter is
/// missing.
Result<void> complete(const Match& match, const PowerUse& use, PowerForm form = PowerForm::Use);

/// The facts that are certain, and flags for the facts that may be unknown.
struct ReducedEntry {
    DealInPlay deal;
    Facts facts;
    DealAward award = {}; ///< The dealer, the card points and the reasons that precede the award.
    bool tricks = false; ///< The players who won no trick, and a match, are known.
    bool ravenJack = false, starsKing = false;
};

/// Checks the entry part by part and reduces it to its facts. Fails with the first error.
Result<ReducedEntry> reduce(const Match& match, const Standing& before, const DealEntry& entry);

/// The card points of one player after Computer, Weisheit and other adjustments. Adds the reasons to
/// `because` unless it is null.
int adjusted(const DealInPlay& deal, Player player, int points, Reasons* because = nullptr);

} // namespace tafel::eidex
