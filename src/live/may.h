// "May I play this one?" asked from a phone, without its hand; and which cards lie after a tap.
#pragma once

#include <string>

#include "base/text.h"

namespace tafel::live {

/// The answer to a position with tricks, `may` of docs/live.md, of the first card of its hand: why it may be
/// played; of that card alone, what the asker has to be asked, too. False: the error document instead.
bool mayDocument(std::string& out, std::string_view json, Language language);

/// What lies after a tap on a card, `lay` of docs/live.md: the card is laid with all that had to be laid
/// before it, or, where it lies already, taken away with all that does not fit without it. \return false if
/// it cannot lie; `out` is the error document then
bool layDocument(std::string& out, std::string_view json, std::string_view card, Language language);

/// What is asked of a trick besides its cards; everything may be empty.
struct TrickRequest {
    std::string_view toPlay = {}; ///< The player whose turn it is to be; empty: the position says who leads.
    std::string_view power = {}, phase = {}; ///< The power that somebody wants to use, and when.
};

/// Whose the cards of a trick are and how many it takes, `trick` of docs/live.md. \return false if there is
/// no such position; `out` is the error document then
bool trickDocument(std::string& out, std::string_view json, const TrickRequest& asked, Language language);

} // namespace tafel::live
