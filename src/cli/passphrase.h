// The passphrase of an encrypted folder, which never stands on a command line.
#pragma once

#include <optional>
#include <string>

#include "cli/commands.h"

namespace tafel::cli {

/// \return true if somebody can be asked at a terminal
bool canAsk();
/// Asks at the terminal and does not show what is typed.
/// \return nothing if nothing was typed
std::optional<std::string> askForPassphrase(const Command& command);
/// Reads the first line of a file. "-" is standard input; a terminal is asked twice, because nobody sees a
/// slip. \return nothing if there is no passphrase; the reason was printed on standard error
std::optional<std::string> readPassphrase(const Command& command, const std::string& file);

} // namespace tafel::cli
