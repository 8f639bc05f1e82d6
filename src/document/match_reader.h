// The match file.
#pragma once

#include "document/schema_checker.h"

namespace tafel::document {

Result<Match> readMatch(const Json& root, Texts texts = Texts::Checked);

/// The names of the editions as in the match file, in the order of the enum.
inline constexpr std::string_view editionNames[] = {"en-1998", "de-1998", "web"};

} // namespace tafel::document
