// What one player alone may say about a deal, from a phone: the own numbers, and where names are asked that
// it was that player. Powers and what the whole table decides are said on the tablet.
#pragma once

#include "referee/pad_form.h"

namespace tafel {

/// A number about this player.
bool isNumberOf(const Prompt& prompt, Player player);

/// The value of the only option that a player may choose of a question where names are asked.
std::optional<int> optionFor(const Prompt& prompt, Player player);

/// Whether a player may give that answer; nothing takes one back.
bool mayAnswer(const PadForm& form, Player player, std::string_view path, std::optional<int> value);

} // namespace tafel
