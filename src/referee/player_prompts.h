// The prompts that one player may answer from a phone: the player's own numbers, and for prompts with names,
// that player only. Powers and decisions of the whole table are entered on the tablet.
#pragma once

#include "referee/pad_form.h"

namespace tafel {

/// A number about this player.
bool isNumberOf(const Prompt& prompt, Player player);

/// The value of the only option that a player may choose for a prompt with names.
std::optional<int> optionFor(const Prompt& prompt, Player player);

/// Whether a player may give that answer; nothing takes one back.
bool mayAnswer(const PadForm& form, Player player, std::string_view path, std::optional<int> value);

} // namespace tafel
