// The commands that look into the history. Each says in its own file what it is and what it does.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include <CLI/CLI.hpp>

#include "cli/cli.h"
#include "history/history.h"

namespace tafel::cli {

struct Command {
    Language language = Language::English;
    std::string database = {}; ///< `--db`; empty: the user's own.
    std::function<Exit()> run = {}; ///< Set by the subcommand that was given.

    std::filesystem::path file() const; ///< Of the history.
};

/// Opens the history; when it cannot be opened, says why on standard error and gives nothing.
std::optional<history::History> openHistory(const Command& command, history::Mode mode);

} // namespace tafel::cli
