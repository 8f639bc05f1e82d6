// Questions of a phone that does not show its hand: whether a card may be played, what a tap on a layout
// does, and whose turn it is in a trick. See docs/live.md.
#pragma once

#include <string>

#include "base/text.h"

namespace tafel::live {

/// Writes the answer to `may`: why the first card of the hand may be played. If it is the only card in the
/// hand, also the questions that the player still has to answer. \return false if `out` is an error document
bool playPermissionDocument(std::string& out, std::string_view json, Language language);

/// Writes the answer to `lay`: the cards of the layout after a tap on a card. The card is laid together with
/// the cards that must come before it. If it lies there already, it is removed together with the cards that
/// depend on it. \return false if the card cannot be laid; `out` is an error document then
bool layDocument(std::string& out, std::string_view json, std::string_view card, Language language);

/// The options of `trick`. Each may be empty.
struct TrickRequest {
    std::string_view toPlay = {}; ///< The player whose turn it should be; empty: the position says who leads.
    std::string_view power = {}, phase = {}; ///< The power that somebody wants to use, and when.
};

/// Writes the answer to `trick`: who played each card, and how many cards the trick has.
/// \return false if the position is impossible; `out` is an error document then
bool trickDocument(std::string& out, std::string_view json, const TrickRequest& asked, Language language);

} // namespace tafel::live
