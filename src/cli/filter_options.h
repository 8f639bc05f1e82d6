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

    void addTo(CLI::App& command);

    /// As the history takes it. Nothing: a game, an edition or a day is none, and that was said.
    std::optional<history::Filter> read(const Command& command) const;
};

enum class Format { Text, Csv, Json };

/// `--format text|csv|json`.
void addFormat(CLI::App& command, Format& format);

} // namespace tafel::cli
