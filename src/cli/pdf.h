// Converts HTML to PDF with the program tafelrichter-pdf, which is built together with the tablet app.
#pragma once

#include <optional>
#include <string>

#include "cli/commands.h"

namespace tafel::cli {

/// \return the bytes of the PDF, or nothing if the program is not installed or failed; the error was printed
std::optional<std::string> pdfOf(const std::string& html, const Command& command);

} // namespace tafel::cli
