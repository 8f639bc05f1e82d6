// Names as people write them: which two are the same, and what may not stand in a text that others will see.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tafel {

/// A name as it is compared: two are the same when these are equal, and a name is none when this is empty. In
/// NFC (an ë of one character or of two), without characters that have no width (but for the joiner inside an
/// emoji), without white space around it, and with one space for all white space between its words. Capital
/// and small letters differ. A text that is not UTF-8 is only itself.
std::string normalizedName(std::string_view name);

/// The same where capital letters do not count: two people whose names differ only by them may be one.
std::string caseFoldedName(std::string_view name);

/// A name as somebody in a hurry may write it: without what they leave out.
class FuzzyName {
public:
    explicit FuzzyName(std::string_view name);

    /// Names that may be of one person have one of these in common.
    std::vector<std::string> keys() const;

    /// Whether they are equal but for capital letters, accents, umlauts (ü, ue, u), ß, spaces and hyphens, or
    /// one is how the other begins, where a word may be its first letter: Anna, Anna M., Anna Meier. A number
    /// tells two apart: Anna, Anna 2.
    friend bool mayBeSamePerson(const FuzzyName& one, const FuzzyName& other);

private:
    struct Written {
        std::string whole = {}; ///< Without spaces; empty: nothing that can be compared.
        std::vector<std::string> words = {};
    };
    static Written written(std::string_view text);
    static bool isBeginning(const Written& one, const Written& other);

    Written m_short, m_long; ///< With u and with ue for ü.
};

/// A text with a capital letter at its beginning.
std::string capitalized(std::string_view text);

inline bool isSameName(std::string_view one, std::string_view other)
{
    return one == other || normalizedName(one) == normalizedName(other);
}

/// Whether a character stands in it that nobody sees and that rules what is seen: a control character (C0,
/// DEL, C1), or one that changes the direction of writing (U+202A-202E, U+2066-2069).
bool hasControlCharacters(std::string_view text);

/// A text as a terminal may have it: each of those characters is replaced by one that is seen (U+FFFD), a tab
/// by a space; an end of a line stays where `lines` says so.
std::string escapeForTerminal(std::string_view text, bool lines = false);

/// A document as a terminal may have it: each of those characters as JSON writes it, \u009b, but for the
/// white space of the document.
std::string escapeJsonForTerminal(std::string_view json);

} // namespace tafel
