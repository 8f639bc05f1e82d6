// What the commands share: exit statuses, language, the place of the other programs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"

namespace tafel::cli {

enum Exit : int { Answer = 0, Refused = 1, Usage = 2, Fault = 70 };

/// The language of `LC_MESSAGES`; English unless it is German.
Language languageOfEnvironment();

/// Writes all of it to standard output, however the system cuts it. Throws when it cannot.
void print(std::string_view text);

/// A message for people on standard error.
void complain(std::string_view text);

/// `score FILE`: the result document of one match, or its error.
Exit score(const std::string& file, Language language);
/// `score --jsonl FILE`: one answer a line, in order; never stops at a bad line.
Exit scoreLines(const std::string& file, Language language);

struct RulesQuery {
    std::vector<std::string> words;
    std::string clause; ///< The id of the one that is asked for; empty: search.
    bool json = false;
};
Exit rules(const RulesQuery& query, Language language);

/// Starts the tablet app in place of this program; comes back only when it is not there.
Exit app(Language language);

} // namespace tafel::cli
