// Takes a name out of what the log says: only for forgetting somebody. What else changes a text is refused.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tafel::history {

/// Whether a text is another one with pseudonyms in place of parts of it, or that one.
bool isErased(std::string_view before, std::string_view after);
/// The same for each string of a JSON document; all else is equal.
bool isErasedDocument(std::string_view before, std::string_view after);
/// Whether two bodies may be one entry out of which tablets took different names, or none.
bool mayBeOneEntry(std::string_view one, std::string_view other);

/// The spellings of a name, and what stands there instead of each.
class NameRedactor {
public:
    NameRedactor(std::vector<std::string> names, std::string pseudonym)
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

    /// A position or a question of a dispute; any other JSON as `json` has it.
    std::string document(std::string_view json) const;

    /// A half-entered deal of that match.
    std::string deal(std::string_view entry, std::string_view document, int seat) const;

private:
    std::vector<std::string> m_names;
    std::string m_pseudonym;
};

} // namespace tafel::history
