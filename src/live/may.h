// "May I play this one?" asked from a phone, without its hand.
#pragma once

#include <string>

#include "base/text.h"

namespace tafel::live {

/// The answer to a position with tricks, `may` of docs/live.md, of the first card of its hand: why it may be
/// played; of that card alone, what the asker has to be asked, too. False: the error document instead.
bool mayDocument(std::string& out, std::string_view json, Language language);

} // namespace tafel::live
