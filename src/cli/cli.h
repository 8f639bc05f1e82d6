// What the commands share: exit statuses, language, the place of the other programs.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options.h"
#include "document/document.h"

namespace tafel::cli {

/// The language of `LC_MESSAGES`; English unless it is German.
Language languageOfEnvironment();

/// Writes all of it to standard output, however the system cuts it. Throws when it cannot. A terminal gets
/// what would do something to it as JSON writes it.
void print(std::string_view text);

/// The same for people: nothing in it does anything to a terminal.
void printText(std::string_view text);

/// A message for people on standard error; nothing in it does anything to a terminal.
void complain(std::string_view text);

/// How far long work is: on standard error, where that is a terminal, one line that is written over.
void showProgress(std::string_view line);
void endProgress();

/// Appends the answer to a document or its error, on one line or not, of a long one what `take` has not
/// taken; true: it was an answer. Asked by two threads at a time.
using Answerer = std::function<bool(
    std::string& out, std::string_view document, document::Layout layout, const document::TakePiece& take)>;

/// The answer to the document in a file; "-" is standard input.
Exit answer(const std::string& file, const Answerer& answerer);
/// `--jsonl`: one answer a line, in order; never stops at a bad line.
Exit answerLines(const std::string& file, const Answerer& answerer);

/// What stands in a file, or as much of it as a document may have and a little more; "-" is standard input.
/// When it cannot be read, says why on standard error and gives nothing.
std::optional<std::string> contentsOf(const std::string& file);

/// What is asked of the rulebook. Empty: not said.
struct RulesQuery {
    std::vector<std::string> words = {};
    std::string clause = {}; ///< The id of the one that is asked for, in place of a search.
    std::string match = {}; ///< A match file: its game, edition and characters …
    std::string game = {}, edition = {}; ///< … or these.
    std::string characters = {}; ///< "RJ,R9,LK"
    bool json = false;
};
Exit rules(const RulesQuery& query, Language language);

/// The path of another program of ours: beside this one or in ../libexec/tafelrichter. Nothing: it is not
/// there.
std::optional<std::string> programBeside(std::string_view name);

/// Starts the tablet app in place of this program, with that history (empty: the user's own), and imports and
/// shows that file (empty: none). Comes back only when the app is not there or the file cannot be read.
Exit app(Language language, const std::string& database = {}, const std::string& file = {});

} // namespace tafel::cli
