// Names that were taken out for good, as something that recognises them and does not say them: a tablet that
// was away must not bring them back.
#pragma once

#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tafel::history {

/// What stands in place of a name that was taken out: "Person 48213".
std::string pseudonymOf(int number);
bool isPseudonym(std::string_view text);
/// Where two tablets erased one person, the lower pseudonym counts: that of the lower number.
bool isLowerPseudonym(const std::string& one, const std::string& other);

/// Where the first pseudonym of a text begins; the size of the text if there is none.
std::size_t pseudonymIn(std::string_view text);
/// How many bytes the pseudonym has that the text begins with.
std::size_t pseudonymLength(std::string_view text);

class ErasedNames {
public:
    /// `rounds`: how long a guess takes, PBKDF2 with SHA-256; one of 2,000 about half a millisecond.
    ErasedNames(std::string pseudonym, std::span<const std::string> names, int rounds);

    /// Of a `person-forgotten`; nothing: an earlier release wrote it, and it recognises nobody.
    static std::optional<ErasedNames> read(std::string_view body);
    std::string write() const;

    const std::string& pseudonym() const { return m_pseudonym; }
    /// How many names the pseudonym stands for.
    std::size_t spellings() const { return m_hashes.size(); }
    bool isOne(const std::string& name);

    /// Whatever may be a name in the body of an event: each text, and each run of so many words in it.
    void candidates(std::string_view body, std::set<std::string>& names) const;

private:
    ErasedNames() = default;
    std::string hashOf(const std::string& name) const;

    std::string m_pseudonym, m_salt;
    int m_rounds = 0, m_words = 1;
    std::vector<std::string> m_hashes;
    std::unordered_map<std::string, bool> m_asked;
};

} // namespace tafel::history
