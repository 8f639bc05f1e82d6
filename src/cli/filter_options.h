// The options with which `history` and `stats` select matches.
#pragma once

#include "cli/commands.h"
#include "report/table.h"

namespace tafel::cli {

struct FilterOptions {
    std::vector<std::string> words = {};
    history::Filter filter = {}; ///< Without words and days.
    std::string from = {}, to = {};
    bool finished = false;

    void addTo(OptionList& options);
    static constexpr std::string_view names[]
        = {"--game", "--edition", "--player", "--tournament", "--from", "--to", "--finished"};

    /// \return the complete filter, or nothing if a game, an edition or a day is unknown; the error was
    ///         printed
    std::optional<history::Filter> read(const Command& command) const;
};

/// \return false if this is not a day, a month or a year; the error was printed. An empty text is valid.
bool checkDay(const Command& command, const std::string& day);

/// Replaces the name of a person and of a tournament with its spelling in the history. An empty name stays
/// empty.
/// \return false if the history has no such name; the error was printed
bool findPlayer(const Command& command, history::History& history, std::string& name);
bool findTournament(const Command& command, history::History& history, std::string& name);
/// Both of them.
bool findNames(const Command& command, history::History& history, history::Filter& filter);

/// \return the ids of all games, for `--game`
std::vector<std::pair<std::string_view, std::string>> gameWords();
/// "en-1998", "de-1998", "web"
std::vector<std::pair<std::string_view, std::string>> editionWords();

enum class Format { Text, Csv, Json };

/// `--format text|csv|json` and `--raw`.
struct FormatOptions {
    Format format = Format::Text;
    bool raw = false;

    void addTo(OptionList& options);
    /// Prints a table as CSV, or as text for people in every other format.
    void show(const report::Table& table) const;
};
/// Declares these options for a command that prints CSV.
void addRaw(OptionList& options, bool& raw);

} // namespace tafel::cli
