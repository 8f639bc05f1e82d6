// The commands that look into the history. Each says in its own file what it is and what it does.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "cli/cli.h"
#include "history/history.h"

namespace tafel::cli {

/// A file of this user: below the folder that an environment variable names (XDG), or below another one of
/// the home folder.
std::filesystem::path userFile(const char* variable, const char* belowHome, const char* name);

struct Command {
    Language language = Language::English;
    std::string database = {}; ///< `--db`; empty: the user's own.

    std::filesystem::path file() const; ///< Of the history.
};

/// Whether that file is the history, or one beside it that SQLite needs: nothing may be written over it. Then
/// that was said.
bool isTheHistory(const Command& command, const std::string& file);

/// What is wrong with the place of a history, where it can be said before it is opened; empty: nothing.
Message faultOfPlace(const std::filesystem::path& file, history::Mode mode);

/// Opens the history; waits some seconds for another program that is writing, and says so. The fault is not
/// said.
history::Expected<history::History> openPatiently(const Command& command, history::Mode mode);

/// The same; when it cannot be opened, says why on standard error and gives nothing.
std::optional<history::History> openHistory(const Command& command, history::Mode mode);

/// What went wrong, in the user's language, on standard error.
Exit refuse(const Command& command, const Message& message);
/// The same for a refusal of the history, or its fault.
Exit refuse(const Command& command, const history::WriteError& problem);

/// Writes a whole file or nothing; a file of that name is overwritten only if `replace`. An empty name and
/// "-" are standard output. \return false if it was not written, which was said on standard error
bool writeWhole(const Command& command, const std::string& name, bool replace, std::string_view text);

// Each adds what it is called by.
void addHistory(CommandLine& program, Command& command);
void addStats(CommandLine& program, Command& command);
void addReport(CommandLine& program, Command& command);
void addImport(CommandLine& program, Command& command);
void addExport(CommandLine& program, Command& command);
void addBackup(CommandLine& program, Command& command); ///< `backup` and `restore`.
void addRecover(CommandLine& program, Command& command);
void addCheck(CommandLine& program, Command& command);
void addLive(CommandLine& program, Command& command);
void addPeople(CommandLine& program, Command& command);
void addGame(CommandLine& program, Command& command);
void addArchive(CommandLine& program, Command& command);

/// Answers `complete`.
Exit complete(CommandLine& program, std::span<const std::string> words, const Command& command);

} // namespace tafel::cli
