// HTML to PDF by the program tafelrichter-pdf, which is built with the tablet app.
#pragma once

#include <optional>
#include <string>

#include "cli/commands.h"

namespace tafel::cli {

/// The bytes of the PDF. Nothing: the program is not here or failed, and that was said.
std::optional<std::string> pdfOf(const std::string& html, const Command& command);

} // namespace tafel::cli
