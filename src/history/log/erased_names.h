// Recognises permanently erased names without storing them: a tablet that was away must not bring the names
// back.
#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tafel::history {

/// The name that replaces an erased one: "Person 48213".
std::string pseudonymOf(int number);
bool isPseudonym(std::string_view text);
/// If two tablets erased one person, the pseudonym with the lower number counts.
bool isLowerPseudonym(const std::string& one, const std::string& other);
/// Two people of one match are two, also when both were called by names of the one who is erased.
std::string distinctPseudonym(std::string pseudonym, std::span<const std::string> players);

/// \return the position of the first pseudonym in a text; the size of the text if there is none
std::size_t pseudonymIn(std::string_view text);
/// \return the length in bytes of the pseudonym at the beginning of the text
std::size_t pseudonymLength(std::string_view text);

/// \return all pseudonyms in a text
std::set<std::string> pseudonymsOf(std::string_view text);
/// A body in which the values of the map replace the pseudonyms that are its keys. Two people who both occur
/// in it stay two.
std::string withPseudonyms(std::string_view body, std::map<std::string, std::string> instead);
/// \return true if the first pseudonym that differs is the lower one in `one`. The bodies are equal except
/// for pseudonyms.
bool hasLowerPseudonym(std::string_view one, std::string_view other);

/// The cost of one guess in rounds of PBKDF2 with SHA-256: about half a millisecond. An erasure with more is
/// not applied, because it would hold up every tablet.
constexpr int roundsOfHash = 2'000;

class ErasedNames {
public:
    /// `rounds`: at most `roundsOfHash`.
    ErasedNames(std::string pseudonym, std::span<const std::string> names, int rounds);

    /// Reads a `person-forgotten`.
    /// \return nothing if an earlier release wrote it: it recognises no names
    static std::optional<ErasedNames> read(std::string_view body);
    std::string write() const;

    const std::string& pseudonym() const { return m_pseudonym; }
    /// The number of names that the pseudonym replaces.
    std::size_t spellings() const { return m_hashes.size(); }
    bool contains(const std::string& name);
    /// Removes all names that were not erased from a set. Two threads test them.
    void keepErased(std::set<std::string>& names);

    /// Collects the possible names in the body of an event: each text, and each run of words in it.
    void candidates(std::string_view body, std::set<std::string>& names) const;

private:
    ErasedNames() = default;
    std::string hashOf(const std::string& name) const;
    bool isErased(const std::string& name) const;

    std::string m_pseudonym, m_salt;
    int m_rounds = 0, m_words = 1;
    std::vector<std::string> m_hashes;
    std::unordered_map<std::string, bool> m_asked;
};

} // namespace tafel::history
