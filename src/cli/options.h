// What may stand on the command line. Each command says it once; reading, sentences about mistakes, help and
// completion follow from that.
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

/// An option or, when its name has no dash, what stands in its place: FILE.
struct Option {
    /// What completion offers in the place of the value.
    enum class Of : std::uint8_t { Text, File, Words, Game, Player, Tournament, Match };

    std::string_view name; ///< "--output", "FILE"
    Text help;
    std::string_view value = {}; ///< What stands behind it: "NAME"; empty: nothing.
    Of of = Of::Text;
    std::vector<std::string_view> words = {}; ///< All that it may be.
    std::string_view letter = {}; ///< "-o"
    int values = 1; ///< So many words stand behind it.
    bool repeats = false; ///< It may be given again; of a place: all that follow.
    bool required = false;
    std::vector<std::string_view> excludes = {};
    std::function<bool(const std::string&)> take = {}; ///< False: it may not be that.
    bool given = false;

    bool isPlace() const { return !name.starts_with('-'); }
};

/// What may stand behind a command: its places and its options.
class Syntax {
public:
    Option& flag(std::string_view name, bool& out, Text help);
    Option& text(std::string_view name, std::string& out, std::string_view value, Text help);
    Option& texts(std::string_view name, std::vector<std::string>& out, std::string_view value, Text help);
    /// A whole number from 0 up.
    Option& number(std::string_view name, int& out, Text help);
    template <typename Out, typename T>
    Option& oneOf(
        std::string_view name, Out& out, std::vector<std::pair<std::string_view, T>> words, Text help)
    {
        Option& option = add({.name = name, .help = help, .value = "WORD", .of = Option::Of::Words});
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
    std::deque<Option> m_all; ///< Where they are they stay.
};

enum Exit : int { Answer = 0, Refused = 1, Usage = 2, Fault = 70 };

/// Reads the words of the command line.
class CommandLine {
public:
    /// `program`: what it is, in a sentence; `version`: what `--version` says.
    CommandLine(Text program, std::string_view version);

    /// Declares a command. Its options are read before `run` is.
    Syntax& add(std::string_view name, Text help, std::function<Exit()> run);
    Syntax& general() { return m_general; } ///< Before or behind every command.

    /// Runs the command that is asked for, without one `otherwise`. Help and version are answered here; a
    /// mistake is said on standard error.
    Exit run(
        std::span<const std::string> words, const Language& language, const std::function<Exit()>& otherwise);

    /// What may stand in the place of the last word, one a line; a line "FILES" asks for names of files,
    /// lines "PLAYERS", "TOURNAMENTS", "MATCHES" for those.
    std::vector<std::string> completions(std::span<const std::string> words);

private:
    struct Command {
        std::string_view name;
        Text help;
        std::function<Exit()> run;
        Syntax options = {};
    };
    struct Reading;

    std::string help(const Command* command, Language language) const;
    const Command* named(std::string_view name) const;

    Text m_program;
    std::string_view m_version;
    bool m_help = false, m_wantsVersion = false;
    Syntax m_general;
    std::deque<Command> m_commands;
};

/// The language that the words ask for, so that a mistake before it is said in it, too.
std::optional<Language> languageIn(std::span<const std::string> words);

/// "score" for "scor"; empty: none of them is near.
std::string_view nearest(std::string_view word, std::span<const std::string_view> words);

} // namespace tafel::cli
