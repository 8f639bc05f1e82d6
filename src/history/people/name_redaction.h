// Removes a name from the texts of the log, only for an erasure. Any other change of a text is refused.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tafel::history {

/// \return true if `after` is `before`, possibly with pseudonyms instead of parts of it
bool isErased(std::string_view before, std::string_view after);
/// The same for each string of a JSON document; all else is equal.
bool isErasedDocument(std::string_view before, std::string_view after);
/// Whether two bodies may be one entry out of which tablets took different names, or none.
bool mayBeOneEntry(std::string_view one, std::string_view other);

/// The spellings of a name, and the replacement of each.
class NameRedactor {
public:
    NameRedactor(std::vector<std::string> names, std::string pseudonym)
        : m_names(std::move(names))
        , m_pseudonym(std::move(pseudonym))
    {
    }

    const std::vector<std::string>& names() const { return m_names; }
    const std::string& pseudonym() const { return m_pseudonym; }

    /// Replaces every spelling that is a word, or several whole words, of the text.
    std::string words(std::string_view text) const;

    /// Every text and every key in a JSON document.
    std::string json(std::string_view document) const;

    /// A position or a question of a dispute; any other JSON as `json` has it.
    std::string document(std::string_view json) const;

    /// Replaces the names in the draft of a deal of that match.
    std::string deal(std::string_view entry, std::string_view document, int seat) const;

private:
    std::vector<std::string> m_names;
    std::string m_pseudonym;
};

} // namespace tafel::history
