#include "report/words.h"

#include <array>
#include <cmath>

#include <fmt/format.h>

#include "document/match_reader.h"
#include "games/eidex/power.h"
#include "games/games.h"

namespace tafel::report {

std::string numberText(std::int64_t value)
{
    return value < 0 ? fmt::format("−{}", -value) : fmt::format("{}", value);
}

std::string signedText(std::int64_t value)
{
    return (value > 0 ? "+" : "") + numberText(value);
}

std::string decimalText(double value, int places, Language language)
{
    std::string text = fmt::format("{:.{}f}", value, places);
    if (text.find_first_of("123456789") == std::string::npos && text.front() == '-')
        text.erase(0, 1); // no minus before nothing
    if (const std::size_t point = text.find('.'); point != std::string::npos && language == Language::German)
        text[point] = ',';
    return text.front() == '-' ? "−" + text.substr(1) : text;
}

std::string percentText(double ratio)
{
    return fmt::format("{}\u00a0%", std::lround(ratio * 100)); // halves up, as on the screens
}

std::string_view unitTitle(Unit unit, Language language)
{
    static constexpr std::array<Text, 5> titles{{{"Gewinnpunkte", "Victory points"}, {"Punkte", "Points"},
        {"Strafpunkte", "Penalty points"}, {"Striche", "Strokes"}, {"Chips", "Chips"}}};
    return titles[static_cast<std::size_t>(unit)].in(language);
}

std::string_view unitId(Unit unit)
{
    static constexpr std::string_view ids[]
        = {"victory-points", "points", "penalty-points", "strokes", "chips"};
    return ids[static_cast<std::size_t>(unit)];
}

std::string_view sumTitle(Unit unit, Language language)
{
    return isWonByMarks(unit) ? Text{"Marken", "Marks"}.in(language) : unitTitle(unit, language);
}

std::string_view sumId(Unit unit)
{
    return isWonByMarks(unit) ? "marks" : unitId(unit);
}

std::string gameName(const std::string& game, Language language)
{
    const Game* known = gameNamed(game);
    return known ? std::string(known->name().in(language)) : game;
}

std::string_view editionName(Edition edition, Language language)
{
    static constexpr std::array<Text, 3> names{{{"Englische Ausgabe 1998", "English edition of 1998"},
        {"Deutsche Ausgabe 1998", "German edition of 1998"}, {"Web-Ausgabe", "Web edition"}}};
    return names[static_cast<std::size_t>(edition)].in(language);
}

std::string editionName(const std::string& edition, Language language)
{
    for (std::size_t i = 0; i < std::size(document::editionNames); ++i)
        if (document::editionNames[i] == edition)
            return std::string(editionName(static_cast<Edition>(i), language));
    return edition;
}

std::string characterName(const std::string& card, Language language)
{
    const std::optional<Card> known = Card::parse(card, Pack::Eidex);
    return known ? std::string(eidex::powerOf(*known).name.in(language)) : card;
}

ContractNames::ContractNames(const std::string& id, Language language)
{
    const Game* game = gameNamed(id);
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
        // What only a house rule brings in comes after what the game has.
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

std::string listed(const std::vector<std::string>& names, Language language)
{
    std::string text;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0)
            text += i + 1 < names.size() ? ", " : language == Language::German ? " und " : " and ";
        text += names[i];
    }
    return text;
}

std::string outcomeText(const history::MatchSummary& match, Language language)
{
    const bool german = language == Language::German;
    if (!match.finished)
        return match.abandoned ? (german ? "beiseitegelegt" : "set aside") : (german ? "läuft" : "under way");
    std::vector<std::string> winners, losers;
    for (const history::PlayerSummary& player : match.players) {
        if (player.won)
            winners.push_back(player.name);
        if (player.lost)
            losers.push_back(player.name);
    }
    const Game* game = gameNamed(match.game);
    if ((game && game->unit() == Unit::Chips) || winners.empty()) // who has lost is all that it says
        return losers.empty() ? (german ? "beendet" : "finished")
                              : listed(losers, language) + (german ? " verloren" : " lost");
    const std::string_view ending = game ? game->ending(match.endedBy).in(language) : std::string_view();
    return listed(winners, language) + (german ? " gewonnen" : " won")
        + (ending.empty() ? "" : fmt::format(" ({})", ending));
}

std::string countText(std::int64_t count, Text one, Text many, Language language)
{
    return fmt::format("{} {}", count, (count == 1 ? one : many).in(language));
}

} // namespace tafel::report
