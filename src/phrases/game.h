// Games, editions, characters and contracts by their names.
#pragma once

#include <map>
#include <string>

#include "referee/match.h"

namespace tafel::phrases {

/// By its id; an id that no game has stays as it is.
std::string gameName(const std::string& game, Language language);
/// The unit of a game by its id; points for an id that no game has.
Unit unitOf(std::string_view game);
/// \return true if a game precedes another one in a list: sorted by name, because ids are not shown. Case is
/// ignored.
bool isNamedBefore(const std::string& one, const std::string& other, Language language);
/// In the order in which a screen offers them.
inline constexpr Edition allEditions[] = {Edition::Web, Edition::De1998, Edition::En1998};
/// "English 1998", "Web edition".
std::string_view editionName(Edition edition, Language language);
/// "Schwarzpeter" of "RJ".
std::string characterName(const std::string& card, Language language);

/// A contract of a match; the id when the match has no such contract.
std::string contractName(const Match& match, std::string_view contract, Language language);

/// The contracts of a game, with any house rules, in the order of the rulebook.
class ContractNames {
public:
    ContractNames(const std::string& game, Language language);
    ContractNames(const Game* game, Language language); ///< Null for no game.
    /// Its name; an id that the game does not have stays as it is.
    std::string operator[](const std::string& contract) const;
    /// Its place in the order; an unknown one comes last.
    std::size_t placeOf(const std::string& contract) const;
    bool empty() const { return m_names.empty(); }

private:
    struct Name {
        std::size_t place = 0;
        std::string name = {};
    };
    std::map<std::string, Name> m_names = {};
};

} // namespace tafel::phrases
