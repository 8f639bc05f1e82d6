// What one player alone may say about a deal, from a phone: the own numbers, and where names are asked that
// it was that player. Powers and what the whole table decides are said on the tablet.
#pragma once

#include "referee/form.h"

namespace tafel {

/// A number about this player.
bool isOwnNumber(const Ask& ask, Player player);

/// The value of the only option that a player may choose of a question where names are asked.
std::optional<int> ownOption(const Ask& ask, Player player);

/// Whether a player may give that answer; nothing takes one back.
bool mayAnswer(const Form& form, Player player, std::string_view path, std::optional<int> value);

} // namespace tafel
