// From what a table entered to the facts of the deal: the checks of the match format, in its order.
#pragma once

#include "games/eidex/award.h"
#include "games/eidex/options.h"
#include "games/eidex/power.h"

namespace tafel::eidex {

/// The deal as far as it is known: without a turned-up card the trump is not, without a dealer it is the one
/// of the standing. `powers` must outlive it.
Deal dealOf(const Match& match, const Standing& before, std::optional<Card> turnedUp,
    std::span<const PowerUse> powers, std::optional<Player> dealer = {});
/// The deal that an entry belongs to.
inline Deal dealOf(const Match& match, const Standing& before, const DealEntry& entry)
{
    return dealOf(match, before, entry.turnedUp, entry.powers, entry.dealer);
}

/// Card points in play: 157, under Guggitaler 13, less what nobody claimed. Never below 0.
int totalInPlay(const Deal& deal, const DealEntry& entry);

/// How many tricks the deal has; two numbers when Korrektor may have undone a double trick.
struct TrickCount {
    int most, least;
};
TrickCount trickCount(const Deal& deal);

/// The most card points that a player can have without having won a trick: the card put down counts, too.
/// What does not decide an award may have been used without being declared.
/// \return nothing if a trick, or a card of one, may have gone to a player who did not win it
std::optional<int> mostWithoutTrick(const Deal& deal, Revoke revoke);

/// May the power be declared as it is entered? Owner, count, parameters, precondition; `index` in
/// `deal.powers`. Pointers are relative to the deal ("/powers/0").
Result<void> checkDeclared(const Match& match, const Deal& deal, std::size_t index);

/// Refused with `schema` when a parameter is missing that stands in this form of a document. On the score pad
/// those that the award hangs on, and of melds and bonus just one.
Result<void> complete(const Match& match, const PowerUse& use, PowerForm form = PowerForm::Use);

/// Facts that are sure, and what is not known: who won no trick, and who has the cards of Schwarzpeter.
struct Known {
    Deal deal;
    Facts facts;
    DealAward award = {}; ///< Dealer, card points, and the reasons before the award.
    bool tricks = false; ///< Who won no trick (and a match) is known.
    bool ravenJack = false, starsKing = false;
};

/// Checks the entry part by part and reduces it to its facts. Refused with its first fault.
Result<Known> reduce(const Match& match, const Standing& before, const DealEntry& entry);

/// Points after Computer, Weisheit and whatever else adjusts them, one player; reasons are added when asked
/// for.
int adjusted(const Deal& deal, Player player, int points, Reasons* because = nullptr);

} // namespace tafel::eidex
