// The declared options of each command. Parsing, error messages, help and completion are all derived from
// them.
#pragma once

#include <deque>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/text.h"

namespace tafel::cli {

/// An option, or a positional argument if its name has no dash: "FILE".
struct Option {
    /// The kind of values that completion offers.
    enum class ValueKind : std::uint8_t { Text, File, Words, Game, Player, Tournament, Match };

    std::string_view name; ///< "--output", "FILE"
    Text help;
    std::string_view value = {}; ///< The placeholder of its value: "NAME"; empty: it takes none.
    ValueKind kind = ValueKind::Text;
    std::vector<std::string_view> words = {}; ///< All values that are allowed; empty: any.
    std::string_view letter = {}; ///< "-o"
    int values = 1; ///< The number of values that follow it.
    bool repeats = false; ///< The option may be repeated. A positional argument takes all that follow.
    bool required = false;
    std::vector<std::string_view> excludes = {};
    std::vector<std::string_view> needs = {}; ///< It has an effect only with one of these.
    std::function<bool(const std::string&)> take = {}; ///< Stores a value; false: it is not allowed.
    bool given = false;

    bool isPositional() const { return !name.starts_with('-'); }
};

/// The positional arguments and options of a command.
class OptionList {
public:
    Option& flag(std::string_view name, bool& out, Text help);
    Option& text(std::string_view name, std::string& out, std::string_view value, Text help);
    Option& texts(std::string_view name, std::vector<std::string>& out, std::string_view value, Text help);
    /// A whole number, at least 0.
    Option& number(std::string_view name, int& out, Text help);
    template <typename Out, typename T>
    Option& oneOf(
        std::string_view name, Out& out, std::vector<std::pair<std::string_view, T>> words, Text help)
    {
        Option& option = add({.name = name, .help = help, .value = "WORD", .kind = Option::ValueKind::Words});
        for (const auto& [word, value] : words)
            option.words.push_back(word);
        option.take = [&out, words = std::move(words)](const std::string& given) {
            for (const auto& [word, value] : words)
                if (word == given) {
                    out = value;
                    return true;
                }
            return false;
        };
        return option;
    }

    std::deque<Option>& all() { return m_all; }
    const std::deque<Option>& all() const { return m_all; }

private:
    Option& add(Option option);
    std::deque<Option> m_all; ///< A deque: references stay valid.
};

enum Exit : int { Answer = 0, Refused = 1, Usage = 2, Fault = 70 };

/// Parses the command line and runs a command.
class CommandLine {
public:
    /// \param program  one sentence about the program, for `--help`
    /// \param version  the output of `--version`
    CommandLine(Text program, std::string_view version);

    /// Declares a command. Its options are parsed before `run` is called.
    OptionList& add(std::string_view name, Text help, std::function<Exit()> run);
    OptionList& general() { return m_general; } ///< Allowed before and after every command.

    /// Runs the command that the words name, or `otherwise` if they name none. Prints help and version
    /// itself, and a usage error on standard error.
    Exit run(
        std::span<const std::string> words, const Language& language, const std::function<Exit()>& otherwise);

    /// \return the possible completions of the last word. "FILES", "PLAYERS", "TOURNAMENTS" and "MATCHES"
    ///         stand for all of these.
    std::vector<std::string> completions(std::span<const std::string> words);

private:
    struct Command {
        std::string_view name;
        Text help;
        std::function<Exit()> run;
        OptionList options = {};
    };
    struct Reading;

    std::string help(const Command* command, Language language) const;

    Text m_program;
    std::string_view m_version;
    bool m_help = false, m_wantsVersion = false;
    OptionList m_general;
    std::deque<Command> m_commands;
};

/// \return the language of `--lang`, so that an error in an earlier word is printed in it, too
std::optional<Language> requestedLanguage(std::span<const std::string> words);

/// \return the word that is most like `word` ("score" for "scor"); empty: none is similar enough
std::string_view nearest(std::string_view word, std::span<const std::string_view> words);

} // namespace tafel::cli
