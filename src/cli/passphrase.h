// The passphrase of an encrypted folder, which must not be part of a command line.
#pragma once

#include <optional>
#include <string>

#include "cli/commands.h"

namespace tafel::cli {

/// \return true if there is a terminal for a question
bool canAsk();
/// Asks at the terminal without echo.
/// \return nothing if the input was empty
std::optional<std::string> askForPassphrase(const Command& command);
/// Reads the first line of a file. "-" is standard input; a terminal is asked twice, because the input is
/// hidden.
/// \return nothing if there is no passphrase; the reason was printed on standard error
std::optional<std::string> readPassphrase(const Command& command, const std::string& file);

} // namespace tafel::cli
