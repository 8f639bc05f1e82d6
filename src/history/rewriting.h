// Takes a name out of what the log says: only for forgetting somebody.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tafel::history {

/// The spellings of a name, and what stands there instead of each.
class Rewriting {
public:
    Rewriting(std::vector<std::string> names, std::string pseudonym)
        : m_names(std::move(names))
        , m_pseudonym(std::move(pseudonym))
    {
    }

    const std::vector<std::string>& names() const { return m_names; }
    const std::string& pseudonym() const { return m_pseudonym; }

    /// Every spelling that is a word, or several whole words, of the text.
    std::string words(std::string_view text) const;

    /// Every text and every key in a JSON document.
    std::string json(std::string_view document) const;

    /// The body of an event of a match. `document` is the match document as the log had it, `players` are
    /// its names, `seat` is whose name goes; -1: nobody's who plays.
    std::string body(std::string_view source, std::string_view document, std::span<const std::string> players,
        int seat) const;

    /// A half-entered deal of that match.
    std::string deal(std::string_view entry, std::string_view document, int seat) const;

private:
    std::string matchDocument(std::string_view document, int seat) const;
    std::string question(std::string_view document) const;

    std::vector<std::string> m_names;
    std::string m_pseudonym;
};

} // namespace tafel::history
