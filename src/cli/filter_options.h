// The options by which `history` and `stats` choose matches.
#pragma once

#include "cli/commands.h"
#include "report/table.h"

namespace tafel::cli {

struct FilterOptions {
    std::vector<std::string> words = {};
    history::Filter filter = {}; ///< But for the words and days.
    std::string from = {}, to = {};
    bool finished = false;

    void addTo(OptionList& options);

    /// As the history takes it. Nothing: a game, an edition or a day is none, and that was said.
    std::optional<history::Filter> read(const Command& command) const;
};

/// The name as the history has it, of a person and of a tournament; empty stays empty. False: it has none of
/// that name, and that was said.
bool findPlayer(const Command& command, history::History& history, std::string& name);
bool findTournament(const Command& command, history::History& history, std::string& name);
/// Both.
bool findNames(const Command& command, history::History& history, history::Filter& filter);

/// All games, for `--game`.
std::vector<std::pair<std::string_view, std::string>> gameWords();
/// "en-1998", "de-1998", "web"
std::vector<std::pair<std::string_view, std::string>> editionWords();

enum class Format { Text, Csv, Json };

/// `--format text|csv|json` and `--raw`.
struct FormatOptions {
    Format format = Format::Text;
    bool raw = false;

    void addTo(OptionList& options);
    /// A table as CSV or, any other format, as text for people.
    void show(const report::Table& table) const;
};
/// For every command that has CSV.
void addRaw(OptionList& options, bool& raw);

} // namespace tafel::cli
