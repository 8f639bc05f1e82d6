// The commands that use the history. Each one is declared and run in a file of its own.
#pragma once

#include <filesystem>
#include <functional>
#include <string>

#include "base/format.h"
#include "cli/cli.h"
#include "history/history.h"

namespace tafel::cli {

/// \return the path of a file of this user: in the folder that the environment variable names (XDG), or else
///         in `belowHome` in the home folder
std::filesystem::path userFile(const char* variable, const char* belowHome, const char* name);

struct Command {
    Language language = Language::English;
    std::string database = {}; ///< `--db`; empty: the user's own.

    std::filesystem::path file() const; ///< The path of the history.
};

/// Prints an error if `file` is the history or one of the side files of SQLite, which no output may
/// overwrite.
/// \return true if it is
bool isHistoryFile(const Command& command, const std::string& file);

/// Checks the path of a history before it is opened.
/// \return the error; empty if there is none
Message faultOfPlace(const std::filesystem::path& file, history::Mode mode);

/// Opens the history. Waits some seconds for another program that is writing, and prints that it waits. Does
/// not print the error.
history::Expected<history::History> openWithWait(const Command& command, history::Mode mode);

/// Opens the history as `openWithWait` does, and prints the reason if it cannot.
/// \param creates  true if the command may create it; otherwise a mistyped name creates nothing
/// \return nothing if it cannot be opened
std::optional<history::History> openHistory(const Command& command, history::Mode mode, bool creates = false);

/// Prints an error in the user's language on standard error.
/// \return the exit code of a refused command
Exit reportError(const Command& command, const Message& message);
/// Prints a sentence about what was done, or that nothing was.
template <typename... Values> Exit say(const Command& command, Text pattern, const Values&... values)
{
    printError(formatIn(command.language, pattern, values...));
    return Answer;
}

/// Prints a refusal or an error of the history.
Exit reportError(const Command& command, const history::WriteError& problem);

/// The contents of a file: a text, of which invalid UTF-8 is replaced, or bytes that stay as they are.
enum class Contents { Text, Bytes };

/// Writes a complete file, or leaves everything as it was. An existing file is overwritten only if `replace`
/// is true. An empty name and "-" are standard output.
/// \return false if it was not written; the reason was printed on standard error
bool writeFileAtomically(
    const Command& command, const std::string& name, bool replace, std::string_view data, Contents contents);

// Each function declares its commands and their options.
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

/// Runs `complete`, which the shell calls for completion.
Exit complete(CommandLine& program, std::span<const std::string> words, const Command& command);

} // namespace tafel::cli
