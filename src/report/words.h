// Numbers and names as lists and reports write them, in the language asked for.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "history/match_list.h"
#include "referee/game.h"

namespace tafel::report {

/// Texts in one language: `words({.de = …, .en = …})`.
struct Words {
    Language language;
    std::string operator()(Text text) const { return std::string(text.in(language)); }
};

/// "−12", with a real minus.
std::string numberText(std::int64_t value);
/// "+30", "−10", "0".
std::string signedText(std::int64_t value);
/// "1.75", in German "1,75".
std::string decimalText(double value, int places, Language language);
/// "44 %" of 0.4375.
std::string percentText(double ratio);

/// "Victory points", "Penalty points" …
std::string_view unitTitle(Unit unit, Language language);
/// "victory-points", for documents.
std::string_view unitId(Unit unit);
/// The same of what is added up over matches: "Marks" where several games make a match.
std::string_view sumTitle(Unit unit, Language language);
std::string_view sumId(Unit unit);
/// By its id; an id that no game has stays as it is.
std::string gameName(const std::string& game, Language language);
/// "Web edition", by the name in the match file; empty for none.
std::string editionName(const std::string& edition, Language language);
std::string_view editionName(Edition edition, Language language);
/// "Schwarzpeter" of "RJ".
std::string characterName(const std::string& card, Language language);

/// "Raven", "Obenabe": what the card that was turned up makes trump; "Hearts" of a suit that was chosen.
std::string_view trumpText(Card deciding, Language language);
std::string_view suitText(Suit suit, Pack pack, Language language);
/// "Target: 7 victory points · …": the house rules that were changed; empty: none.
std::string houseRules(const Match& match, Language language);

/// The contracts of a game, with any house rules, in the order of the rulebook.
class ContractNames {
public:
    ContractNames(const std::string& game, Language language);
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

/// "Anna", "Anna and Beat", "Anna, Beat and Cora".
std::string listed(const std::vector<std::string>& names, Language language);

/// "Cora won", "Cora won (chaos)", "Beat lost", "under way", "set aside".
std::string outcomeText(const history::MatchSummary& match, Language language);

/// "1 match", "3 matches".
std::string countText(std::int64_t count, Text one, Text many, Language language);

} // namespace tafel::report
