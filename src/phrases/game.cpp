#include "phrases/game.h"

#include "base/names.h"
#include "games/eidex/power.h"
#include "games/games.h"
#include "referee/editions.h"

namespace tafel::phrases {

std::string gameName(const std::string& game, Language language)
{
    const Game* known = gameNamed(game);
    return known ? std::string(known->name().in(language)) : game;
}

Unit unitOf(std::string_view game)
{
    const Game* known = gameNamed(game);
    return known ? known->unit() : Unit::Points;
}

bool isNamedBefore(const std::string& one, const std::string& other, Language language)
{
    return caseFoldedName(gameName(one, language)) < caseFoldedName(gameName(other, language));
}

std::string_view editionName(Edition edition, Language language)
{
    return tafel::editionName(edition).in(language);
}

std::string characterName(const std::string& card, Language language)
{
    const std::optional<Card> known = Card::parse(card, Pack::Eidex);
    return known ? std::string(eidex::powerOf(*known).name.in(language)) : card;
}

std::string contractName(const Match& match, std::string_view contract, Language language)
{
    for (const ContractInfo& each : match.game->contracts(match))
        if (each.id == contract)
            return std::string(each.name.in(language));
    return std::string(contract);
}

ContractNames::ContractNames(const std::string& game, Language language)
    : ContractNames(gameNamed(game), language)
{
}

ContractNames::ContractNames(const Game* game, Language language)
{
    if (!game)
        return;
    const auto add = [&](const Match& head) {
        for (const ContractInfo& each : game->contracts(head))
            m_names.try_emplace(
                std::string(each.id), Name{m_names.size(), std::string(each.name.in(language))});
    };
    for (int players = 1; players <= maxPlayers; ++players) {
        if (!game->playerCounts(Edition::Web).has(static_cast<Player>(players)))
            continue;
        Match head;
        head.game = game;
        head.players.resize(static_cast<std::size_t>(players));
        add(head);
        // Contracts that only a house rule adds follow those of the game.
        for (const OptionSpec& option : game->options())
            for (int word = 0; word < static_cast<int>(option.words.size()); ++word) {
                head.options = {{&option, word, 0}};
                add(head);
            }
    }
}

std::string ContractNames::operator[](const std::string& contract) const
{
    const auto found = m_names.find(contract);
    return found == m_names.end() ? contract : found->second.name;
}

std::size_t ContractNames::placeOf(const std::string& contract) const
{
    const auto found = m_names.find(contract);
    return found == m_names.end() ? m_names.size() : found->second.place;
}

} // namespace tafel::phrases
