// Names as people write them: which two are the same, and which characters a visible text may not contain.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tafel {

/// The normalised form of a name: two names are the same if their forms are equal, and an empty form is not a
/// name. NFC (an ë of one character or of two), without characters of no width (except the joiner inside an
/// emoji), trimmed, and with one space for all white space between its words. Capital and small letters
/// differ. A text that is not UTF-8 remains unchanged.
std::string normalizedName(std::string_view name);

/// The same where capital letters do not count: two people whose names differ only by them may be one.
std::string caseFoldedName(std::string_view name);

/// A name for a tolerant comparison, without the details that people leave out in a hurry.
class FuzzyName {
public:
    explicit FuzzyName(std::string_view name);

    /// Names that may be of one person have one of these in common.
    std::vector<std::string> keys() const;

    /// \return true if they differ only in capital letters, accents, umlauts (ü, ue, u), ß, spaces and
    /// hyphens, or if one is the beginning of the other, where a word may be its first letter: Anna, Anna M.,
    /// Anna Meier. Different numbers never match: Anna, Anna 2.
    friend bool mayBeSamePerson(const FuzzyName& one, const FuzzyName& other);

private:
    struct Written {
        std::string whole = {}; ///< Without spaces; empty: nothing that can be compared.
        std::vector<std::string> words = {};
    };
    static Written written(std::string_view text);
    static bool isBeginning(const Written& one, const Written& other);

    Written m_short, m_long; ///< Written with u and with ue for ü.
};

/// A text with a capital letter at its beginning.
std::string capitalized(std::string_view text);

inline bool isSameName(std::string_view one, std::string_view other)
{
    return one == other || normalizedName(one) == normalizedName(other);
}

/// \return true if the text contains an invisible control character: C0, DEL, C1, or one that changes the
/// direction of writing (U+202A-202E, U+2066-2069).
bool hasControlCharacters(std::string_view text);

/// A safe text for a terminal: each of those characters is replaced by a visible one (U+FFFD), a tab by a
/// space; ends of lines remain if `lines` is true.
std::string escapeForTerminal(std::string_view text, bool lines = false);

/// A document as a terminal may have it: each of those characters as JSON writes it, \u009b, but for the
/// white space of the document.
std::string escapeJsonForTerminal(std::string_view json);

} // namespace tafel
