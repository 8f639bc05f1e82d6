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

/// What went wrong, in the user's language, on standard error.
Exit refuse(const Command& command, const Message& message);

/// Writes a whole file or nothing: beside it first, then under its name. False: it cannot be written, and
/// that was said. An empty name is standard output.
bool writeWhole(const Command& command, const std::string& file, std::string_view text);

// Each adds its subcommand to the program.
void addHistory(CLI::App& program, Command& command);
void addStats(CLI::App& program, Command& command);
void addReport(CLI::App& program, Command& command);
void addImport(CLI::App& program, Command& command);
void addExport(CLI::App& program, Command& command);
void addBackup(CLI::App& program, Command& command); ///< `backup` and `restore`.
void addRecover(CLI::App& program, Command& command);
void addPeople(CLI::App& program, Command& command);

} // namespace tafel::cli
