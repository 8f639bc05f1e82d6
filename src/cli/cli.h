// Shared by all commands: exit codes, language, output, and the paths of the other programs.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#include "cli/options.h"
#include "document/document.h"

namespace tafel::cli {

/// Standard output cannot be written, for example because the disk is full.
class OutputError : public std::system_error {
public:
    using std::system_error::system_error;
};

/// The language of `LC_MESSAGES`; English unless it is German.
Language languageOfEnvironment();

/// Writes `text` to standard output. On a terminal, control characters are written as JSON escapes them.
/// \throws OutputError if the text cannot be written completely
void print(std::string_view text);

/// Writes a file that is not a text to standard output, byte for byte.
/// \throws OutputError if it cannot be written completely
void printBytes(std::string_view bytes);

/// Writes a text for people to standard output. Control characters are replaced.
void printText(std::string_view text);

/// Writes a message for people to standard error. Control characters are replaced.
void printError(std::string_view text);

/// Shows the progress of long work in one line on standard error that is overwritten. Does nothing if
/// standard error is not a terminal.
void showProgress(std::string_view line);
void endProgress();

/// Appends the answer to a document, or its error, to `out`. A long answer goes to `take` piece by piece, and
/// only the rest is appended. Two threads may call it at the same time.
/// \return true for an answer, false for an error
using DocumentHandler = std::function<bool(
    std::string& out, std::string_view document, document::Layout layout, const document::TakePiece& take)>;

/// Prints the answer to the document in a file. "-" is standard input.
/// \param language  of the error if the file cannot be read
Exit answer(const std::string& file, Language language, const DocumentHandler& answerer);
/// Prints one answer for each line of a file (`--jsonl`), in order. A bad line gets its error, and the next
/// one follows.
Exit answerLines(const std::string& file, Language language, const DocumentHandler& answerer);

/// Reads a file, at most a little more than a document may have. "-" is standard input.
/// \return nothing if it cannot be read; the reason was printed on standard error
std::optional<std::string> readDocument(const std::string& file, Language language);
/// Prints why the file could not be read, from `errno`.
void printFileError(const std::string& file, Language language);

/// The options of `rules`. An empty one was not given.
struct RulesQuery {
    std::vector<std::string> words = {};
    std::string clause = {}; ///< The id of a single clause; excludes a search.
    std::string match = {}; ///< A match file: its game, edition and characters are used.
    std::string game = {}, edition = {}; ///< Game and edition without a match file.
    std::string characters = {}; ///< "RJ,R9,LK"
    bool json = false;
};
Exit rules(const RulesQuery& query, Language language);

/// Finds another program of this package, in the folder of this one or in ../libexec/tafelrichter.
/// \return nothing if it is not installed
std::optional<std::string> siblingProgram(std::string_view name);

/// Replaces this process with the tablet app.
/// \param database  the history to open; empty: the user's own
/// \param file      a file to import and to show; empty: none
/// \return only if the app is not installed or the file cannot be read
Exit startApp(Language language, const std::string& database = {}, const std::string& file = {});

} // namespace tafel::cli
