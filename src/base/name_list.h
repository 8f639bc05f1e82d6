// Several people in one sentence.
#pragma once

#include <span>
#include <string>

#include "base/text.h"

namespace tafel::phrases {

/// Appends a name to a list; `after` is the number of names that follow.
void appendName(std::string& out, std::string_view name, std::size_t after, Language language);

/// "Anna", "Anna and Beat", "Anna, Beat and Cora".
std::string listed(std::span<const std::string> names, Language language);

} // namespace tafel::phrases
